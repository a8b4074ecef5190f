//! The problems that lessons open with: their answers, the guesses, and who guesses without reading.

use std::collections::HashSet;

use bitqueens::{
    course::{Block, LessonOpening, at_hand, guess_beside},
    pages::{learn::LearnAction, lesson::LessonAction},
    question::{AnswerKind, Attempt, Attempts, KeptAttempt, Policy, Question},
    text::{Lang, Phrase, Sentence},
};
use bitqueens_core::solver::Size;
use bitqueens_course::GuessKind;
use proptest::prelude::*;

use crate::{
    course_texts::{lesson, lessons},
    lesson_page::{self, CHECK, set},
    program::Program,
};

fn openings() -> impl Iterator<Item = (&'static str, &'static LessonOpening)> {
    lessons().filter_map(|lesson| Some((&*lesson.slug, lesson.opening()?)))
}

/// The numbers and binary words of a text as they stand there, without signs of grouping.
fn tokens(text: &str) -> Vec<String> {
    let text = text.replace(',', "");
    let tokens = text.split(|c: char| !c.is_ascii_alphanumeric());
    let tokens = tokens.filter(|token| token.bytes().all(|byte| byte.is_ascii_digit()));
    tokens
        .filter(|token| !token.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A text without the numbers that name a row or a column.
fn without_places(text: &str) -> String {
    let mut text = text.to_lowercase();
    for name in ["row ", "column ", "行", "列"] {
        for number in 0..8 {
            text = text.replace(&format!("{name}{number}"), name);
        }
    }
    text
}

/// An answer as its only token; `None` where it is told in other ways.
fn token(opening: &LessonOpening) -> Option<String> {
    match opening.kind {
        GuessKind::Bits(_) | GuessKind::Number => {
            let question = Question::from(opening);
            tokens(question.kind.say(&question.right).in_lang(Lang::En)).pop()
        }
        _ => None,
    }
}

#[test]
fn an_opening_comes_first_and_once_and_its_answer_is_one_of_its_kind() {
    for lesson in lessons() {
        let is_opening = |block: &&Block| matches!(block, Block::Opening(_));
        let count = lesson.blocks.iter().filter(is_opening).count();
        assert_eq!(count, 1, "{}", lesson.slug);
        assert!(lesson.opening().is_some(), "{}", lesson.slug);
    }
    for (slug, opening) in openings() {
        let question = Question::from(opening);
        assert!(question.kind.takes(&question.right), "{slug}");
    }
}

#[test]
fn no_answer_stands_in_its_problem_nor_in_the_caption_below() {
    for lesson in Lang::ALL.into_iter().flat_map(at_hand::lessons) {
        let Some(opening) = lesson.opening() else {
            continue;
        };
        let caption = lesson.figures().next().map(|figure| &figure.caption);
        if let Some(answer) = token(opening) {
            for text in [Some(&opening.ask), caption].into_iter().flatten() {
                let text = without_places(text);
                assert!(
                    !tokens(&text).contains(&answer),
                    "{}: {answer} in {text}",
                    lesson.slug
                );
            }
        }
        if let GuessKind::Choice(answers) = &opening.kind {
            let right = &answers[usize::try_from(opening.right).unwrap()];
            assert!(!opening.ask.contains(right), "{}", lesson.slug);
        }
    }
}

/// A way of guessing, with its name.
type Guesser<'a> = (&'a str, &'a dyn Fn(&'static LessonOpening) -> u64);

#[test]
fn guessing_without_reading_is_near_chance() {
    let order = |lines: &[String], back: bool| {
        let mut order: Vec<usize> = (1..=lines.len()).collect();
        if back {
            order.reverse();
        }
        order.into_iter().fold(0, AnswerKind::with_line)
    };
    let last = |opening: &LessonOpening| {
        let number = tokens(&opening.ask).pop();
        number.and_then(|token| match opening.kind {
            GuessKind::Bits(_) => u64::from_str_radix(&token, 2).ok(),
            _ => token.parse().ok(),
        })
    };
    let guessers: [Guesser; 6] = [
        ("first", &|opening| match &opening.kind {
            GuessKind::Order(lines) => order(lines, false),
            _ => 0,
        }),
        ("last", &|opening| match &opening.kind {
            GuessKind::Bits(n_bits) => (1 << n_bits) - 1,
            GuessKind::Number => 1,
            GuessKind::Square(size) => 11 * u64::from(size.get() - 1),
            GuessKind::Order(lines) => order(lines, true),
            GuessKind::Choice(answers) => u64::try_from(answers.len()).unwrap() - 1,
        }),
        ("middle", &|opening| match opening.kind {
            GuessKind::Number => 2,
            _ => 1,
        }),
        ("copy", &|opening| last(opening).unwrap_or(0)),
        ("rise", &|opening| last(opening).unwrap_or(0) + 1),
        ("fall", &|opening| {
            last(opening).unwrap_or(1).saturating_sub(1)
        }),
    ];
    for lang in Lang::ALL {
        let openings = at_hand::lessons(lang).iter();
        let openings: Vec<_> = openings
            .filter_map(|lesson| Some((&lesson.slug, lesson.opening()?)))
            .collect();
        for (name, guess) in guessers {
            let right = openings.iter();
            let right = right.filter(|(_, opening)| guess(opening) == opening.right);
            let right: Vec<_> = right.map(|(slug, _)| slug).collect();
            let all = openings.len();
            assert!(
                5 * right.len() <= all + 4,
                "{name} in {lang:?}: {right:?} of {all}"
            );
        }
    }
}

#[test]
fn the_answers_of_a_choice_stand_at_changing_places() {
    let mut places = Vec::new();
    for (slug, opening) in openings() {
        if let GuessKind::Choice(answers) = &opening.kind {
            let different: HashSet<_> = answers.iter().collect();
            assert_eq!(different.len(), answers.len(), "{slug}");
            places.push(opening.right);
        }
    }
    let at = |place: u64| places.iter().filter(|right| **right == place).count();
    let counts = [0, 1, 2].map(at);
    assert!(
        counts.iter().all(|count| 2 * count <= places.len() + 1),
        "{counts:?}"
    );
}

fn kept(program: &Program) -> Option<u64> {
    program.open_lesson().opening().unwrap().guess()
}

fn give(answer: u64) -> LessonAction {
    LessonAction::Block {
        at: 0,
        action: lesson_page::give(answer),
    }
}

#[test]
fn a_guess_is_kept_for_another_day_and_marks_nothing() {
    let mut program = Program::open("learn/puzzle/");
    assert_eq!(kept(&program), None);
    program.act(give(4));
    assert_eq!(kept(&program), Some(4));
    program.act(give(3));
    let page = program.course();
    assert_eq!(page.n_done(), 0);
    let place = |slug: &str| format!("learn.{slug}.opening.1");
    let guess = page.attempts.at(&place("puzzle")).unwrap();
    assert_eq!(guess.given, Some(3.into()));
    let key = |slug: &str| format!("{}{}", Attempts::KEY, place(slug));
    let (puzzle, shift, text) = (key("puzzle"), key("shift"), guess.to_string());
    let stored = [(&*puzzle, &*text), (&*shift, "given 99\ntries 1\n")];
    let again = Program::open_stored("learn/puzzle/", &stored);
    assert_eq!(kept(&again), Some(3));
    // A word of five bits takes no 99.
    assert_eq!(kept(&Program::open_stored("learn/shift/", &stored)), None);
    let mut cleared = again.clone();
    cleared.go("learn/");
    cleared.act(LearnAction::ClearProgress);
    cleared.go("learn/puzzle/");
    assert_eq!(kept(&cleared), None);
    assert_eq!(cleared.course().attempts, Attempts::default());
}

#[test]
fn a_guess_stands_beside_the_answer() {
    let told = |slug: &str, guess: Option<u64>| {
        let opening = lesson(slug).unwrap().opening();
        guess_beside(&opening.unwrap().into(), guess).into_lang(Lang::En)
    };
    assert!(told("puzzle", Some(4)).starts_with("You said 4. The answer is 0. "));
    assert!(told("puzzle", Some(0)).starts_with("You said 0, and the answer is 0. "));
    assert!(told("puzzle", None).starts_with("The answer is 0. "));
    assert!(
        told("layout", Some(13))
            .starts_with("You said row 1, column 3. The answer is row 1, column 2. ")
    );
    assert!(told("shift", Some(6)).starts_with("You said `00110`. The answer is `01100`. "));
    assert!(
        told("recursion", Some(213))
            .contains("You said `3` → `2` → `1`. The answer is `1` → `2` → `3`.")
    );
    assert!(told("and", Some(0)).starts_with("You said \""));
}

#[test]
fn bits_are_kept_when_the_reader_says_so_and_an_order_when_it_is_whole() {
    let mut program = Program::open("learn/shift/");
    let act = |action| LessonAction::Block { at: 0, action };
    program.act(act(set(2, true)));
    assert!(!program.act(act(set(7, true))));
    assert_eq!(kept(&program), None);
    program.act(act(CHECK));
    assert_eq!(kept(&program), Some(0b00100));
    let mut program = Program::open("learn/recursion/");
    for (order, expected) in [(3, None), (31, None), (312, Some(312)), (31, Some(312))] {
        program.act(give(order));
        assert_eq!(kept(&program), expected);
    }
}

/// A kind with some numbers that it takes; all that it takes below 10,000 are tried.
fn kinds() -> [(AnswerKind, usize); 5] {
    const TEXTS: [Phrase; 3] = [
        Phrase::same_in_all("a"),
        Phrase::same_in_all("b"),
        Phrase::same_in_all("c"),
    ];
    let texts = || TEXTS.map(Sentence::from).to_vec();
    [
        (AnswerKind::Bits(5), 32),
        (AnswerKind::Number, 10_000),
        (AnswerKind::Square(Size::new(5).unwrap()), 25),
        (AnswerKind::Order(texts()), 6),
        (AnswerKind::Choice(texts()), 3),
    ]
}

#[test]
fn an_answer_is_whole_or_it_is_not_taken() {
    for (kind, count) in kinds() {
        let taken: Vec<_> = (0..10_000)
            .filter(|answer: &u64| kind.takes(&(*answer).into()))
            .collect();
        assert_eq!(taken.len(), count, "{kind:?}");
        let said: HashSet<_> = taken
            .iter()
            .map(|answer| kind.say(&(*answer).into()).into_lang(Lang::En))
            .collect();
        assert_eq!(said.len(), count, "{kind:?}: each is said in its own words");
    }
    assert!(
        AnswerKind::Number.takes(&AnswerKind::MOST.into())
            && !AnswerKind::Number.takes(&(AnswerKind::MOST + 1).into())
    );
}

proptest! {
    #[test]
    fn whatever_is_kept_or_pressed_is_a_guess_or_nothing(
        draft in any::<u64>(), line in 1_usize..10, kind in 0_usize..5,
    ) {
        let (kind, _) = &kinds()[kind];
        prop_assert!(kind.say(&draft.into()).in_lang(Lang::Ja).len() < 200);
        let order = AnswerKind::with_line(draft % 1_000_000, line);
        let pressed = AnswerKind::number_of(order, line).is_some();
        let was = AnswerKind::number_of(draft % 1_000_000, line).is_some();
        prop_assert_ne!(pressed, was);
        let guess = KeptAttempt { given: Some(draft.into()), ..KeptAttempt::default() };
        for (_, opening) in openings() {
            let mut attempt = Attempt::new(opening.into(), Policy::Guess);
            attempt.resume(Some(&guess));
            let kind = &attempt.question.kind;
            prop_assert!(attempt.given().is_none_or(|kept| kind.takes(kept)));
        }
    }
}
