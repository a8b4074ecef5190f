//! The part on the loop: its listing, its numbers, its questions.

use bitqueens::{
    course::{Block, Lesson, ORDER, at_hand, exercises},
    draw::Tree,
    text::{LISTING, Lang, listing_text},
};
use bitqueens_core::{
    program::{Judgement, Program as ProgramText},
    solver::{Machine, Phase, Placement, Size, Solutions},
};
use bitqueens_course::Term;

use crate::{
    course_texts::{course_list, lesson, terms},
    lessons::says,
    program::Program,
    terms::unmarked,
};

/// The listings of a lesson: lines of code that follow each other.
fn listings(lesson: &'static Lesson) -> Vec<Vec<&'static str>> {
    let mut listings: Vec<Vec<&str>> = Vec::new();
    let mut goes_on = false;
    for block in &lesson.blocks {
        match block {
            Block::Code(line) if goes_on => listings.last_mut().unwrap().push(line),
            Block::Code(line) => listings.push(vec![line]),
            _ => {}
        }
        goes_on = matches!(block, Block::Code(_));
    }
    listings
}

#[test]
fn the_whole_loop_is_the_listing_and_the_right_answers_fill_its_gaps() {
    let whole = lesson("whole").unwrap();
    let [full, faded @ ..] = &listings(whole)[..] else {
        panic!("no listing");
    };
    let code = LISTING.map(|line| line.code);
    assert_eq!(full[..], code);
    let mut answers = whole.quizzes().map(|quiz| {
        let right = quiz.answers.iter().find(|answer| answer.right).unwrap();
        (&quiz.ask, &right.text)
    });
    let (mut n_gaps, mut n_left_out) = (0, 0);
    for listing in faded {
        assert_eq!(listing.len(), code.len());
        for (line, code) in listing.iter().zip(code) {
            if line.trim_start().starts_with('[') {
                let (ask, answer) = answers.next().unwrap();
                assert!(ask.contains(line.trim_start()), "{ask}");
                assert_eq!(*answer, format!("`{}`", code.trim_start()));
                n_gaps += 1;
            } else if line.trim_start() == "..." {
                n_left_out += 1;
            } else {
                assert_eq!(*line, code);
            }
        }
    }
    assert_eq!((n_gaps, n_left_out, answers.next()), (6, 5, None));
}

/// Words of every day, and terms that are told together with another: the highest bit, left, OR, going back.
const WITH_ANOTHER: [&str; 7] = ["row", "column", "lsb", "down", "right", "not", "pruning"];

#[test]
fn a_lesson_has_a_page_of_text_and_few_new_terms() {
    let part = at_hand::lessons(Lang::Ja).iter();
    for lesson in part.filter(|lesson| !lesson.part.is_advanced()) {
        let texts = lesson.blocks.iter().flat_map(|block| match block {
            Block::Prose(text) => vec![text],
            Block::Why { question, answer } => vec![question, answer],
            _ => Vec::new(),
        });
        let n_letters: usize = texts.map(|text| unmarked(text).chars().count()).sum();
        assert!(
            (200..=700).contains(&n_letters),
            "{}: {n_letters}",
            lesson.slug
        );
        let is_new =
            |term: &&Term| term.lesson == lesson.slug && !WITH_ANOTHER.contains(&&*term.slug);
        let new = terms(Lang::Ja).filter(is_new);
        assert!(new.count() <= 3, "{}", lesson.slug);
    }
}

#[test]
fn each_call_of_the_recursion_is_a_node_of_the_tree() {
    let tree = Tree::of(&Machine::new(Size::new(3).unwrap()), ORDER);
    assert_eq!(tree.nodes.len(), 6);
    says("recursion", "six with the empty board");
}

#[test]
fn the_last_row_has_one_free_square_at_most() {
    for n in 1..=8 {
        let mut machine = Machine::new(Size::new(n).unwrap());
        while let Some(phase) = machine.advance() {
            let placement = Placement::standing(&machine);
            if phase == Phase::Place && placement.n_queens() + 1 == n {
                assert!(placement.free().count_ones() <= 1, "{placement:?}");
            }
        }
    }
}

#[test]
fn a_right_end_drops_off_the_board_as_often_as_the_lesson_says() {
    let mut machine = Machine::new(Size::new(5).unwrap());
    let mut dropped = 0;
    while let Some(phase) = machine.advance() {
        let row = machine.row().unwrap_or(0);
        if phase == Phase::Right {
            dropped += machine.words(row - 1).right & 1;
        }
    }
    says("undo", &format!("this happens {dropped} times"));
}

#[test]
fn undoing_right_by_shifts_is_right_up_to_5_and_wrong_from_6_on() {
    let listing = listing_text();
    // One word for all rows, computed backwards on the way up.
    let undo = |right: &str| {
        let up = format!(
            "row -= 1; if row >= 0 {{ left[0] = (left[0] >> 1) & ~board[row]; \
             down[0] = down[0] & ~board[row]; {right} }}"
        );
        let mut text = listing.replace("row -= 1;", &up);
        for word in ["left", "down", "right"] {
            for index in ["[row]", "[row-1]"] {
                text = text.replace(&format!("{word}{index}"), &format!("{word}[0]"));
            }
        }
        Judgement::of(&ProgramText::read(&text).unwrap()).counts
    };
    let counts = undo("right[0] = (right[0] << 1) & ~board[row];");
    assert_eq!(counts[..6], [1, 0, 0, 2, 10, 6]);
    let right = Solutions::new(Size::new(6).unwrap()).count();
    says("undo", "2 solutions for N = 4 and 10 for N = 5");
    says(
        "undo",
        &format!("it counts {}, and there are {right}", counts[5]),
    );
}

/// The drawn questions of the first exercise of a lesson, with the numbers of their prompts.
fn numbers(slug: &str) -> impl Iterator<Item = (Vec<u64>, String, u64)> {
    let exercise = exercises(lesson(slug).unwrap()).next().unwrap();
    (0..2_000).map(move |seed| {
        let question = exercise.question(seed);
        let prompt = question.prompt.in_lang(Lang::En).to_owned();
        let digits = prompt.split(|letter: char| !letter.is_ascii_digit());
        let numbers = digits.filter_map(|digits| digits.parse().ok()).collect();
        (numbers, prompt.clone(), question.right_value().unwrap())
    })
}

#[test]
fn a_call_unfolded_by_hand_is_the_answer() {
    fn called(n: u64, first: u64, more: u64) -> u64 {
        if n == 0 {
            first
        } else {
            2 * called(n - 1, first, more) + more
        }
    }
    for (numbers, prompt, expected) in numbers("recursion") {
        // f(0) is FIRST, f(n) is 2 * f(n - 1) + MORE, f(N).
        let [0, first, 2, 1, more, n] = numbers[..] else {
            panic!("{prompt}");
        };
        assert_eq!(expected, called(n, first, more), "{prompt}");
    }
}

#[test]
fn the_way_round_the_loop_is_that_of_the_listing() {
    for (numbers, prompt, expected) in numbers("exits") {
        let (n, row) = (numbers[0], numbers[1]);
        // Down; a solution and up; up; the end.
        let way = match numbers.get(2) {
            None => {
                assert!(prompt.contains("`row` is -1."), "{prompt}");
                3
            }
            Some(0) => 2,
            Some(_) if row + 1 == n => 1,
            Some(_) => 0,
        };
        assert_eq!(expected, way, "{prompt}");
    }
}

#[test]
fn the_left_of_the_row_above_leads_to_the_one_below() {
    let exercise = exercises(lesson("undo").unwrap()).next().unwrap();
    for seed in 0..2_000 {
        let question = exercise.question(seed);
        let bitqueens::question::Given::Words(words) = &question.given else {
            panic!("words");
        };
        let [("left", below), ("bit", bit)] = words[..] else {
            panic!("{words:?}");
        };
        let (above, bit) = (question.right_value().unwrap(), u64::from(bit.value()));
        assert_eq!((above | bit) << 1, u64::from(below.value()), "{seed}");
        assert_eq!(above & bit, 0, "{seed}");
    }
}

#[test]
fn lessons_of_before_open_and_stay_done() {
    let before = "puzzle row places layout backtrack cost shadow shift or not and mask ghost \
                  lowest next ops loop stack order methods symmetry classes edges join sixteen \
                  elsewhere";
    let stored = [("bitqueens.progress", before)];
    let program = Program::open_stored("learn/", &stored);
    for slug in before.split_whitespace() {
        let list = course_list();
        let now = list.lesson(slug).or_else(|| list.became(slug)).unwrap();
        assert!(program.course().progress.has(now), "{slug}");
        let program = Program::open(&format!("learn/{slug}/"));
        assert_eq!(program.open_lesson().lesson.slug, now.slug);
        assert_eq!(program.said().is_empty(), now.slug == slug);
    }
}
