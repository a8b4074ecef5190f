//! What both READMEs say of the course, beside what it holds. What they say of the built site is compared where its
//! files are weighed.

use bitqueens::{course::Block, text::Lang};

use crate::course_texts::lessons;

pub(crate) const READMES: [(Lang, &str); 2] = [
    (Lang::En, include_str!("../../README.md")),
    (Lang::Ja, include_str!("../../README.ja.md")),
];

/// How many lessons hold such a block.
fn with(is_one: fn(&Block) -> bool) -> usize {
    lessons()
        .filter(|lesson| lesson.blocks.iter().any(is_one))
        .count()
}

#[test]
fn each_says_in_how_many_lessons_a_line_is_wrong_and_an_expression_is_made() {
    let wrong = with(|block| matches!(block, Block::Break(_)));
    let made = with(|block| matches!(block, Block::Puzzle(_)));
    for (lang, readme) in READMES {
        let told = match lang {
            Lang::En => [
                format!("In {wrong} of them a line of the search or of the count"),
                format!("In {made} the reader makes an expression"),
            ],
            Lang::Ja => [
                format!("。{wrong} 課では、探索や数え上げの 1 行を"),
                format!("。{made} 課では式を自分で作り"),
            ],
        };
        for sentence in told {
            assert!(readme.contains(&sentence), "{sentence}");
        }
    }
}

#[test]
fn every_lesson_has_what_they_say_that_each_has() {
    let every = lessons().count();
    assert_eq!(with(|block| matches!(block, Block::Opening(_))), every);
    assert_eq!(with(|block| matches!(block, Block::Quiz(_))), every);
    assert_eq!(with(|block| matches!(block, Block::Exercise(_))), every);
    assert_eq!(with(|block| matches!(block, Block::Step { .. })), every);
}
