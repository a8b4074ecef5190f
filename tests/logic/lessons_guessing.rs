//! Answers that are chosen without reading: none of them is right much more often than chance.
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of some thousands are compared as parts"
)]

use std::collections::HashSet;

use bitqueens::{
    course::{Block, Lesson, Quiz, Source, at_hand, n_solutions},
    pages::lesson::BlockState,
    question::{AnswerAction, Attempt, Attempts},
    site::Environment,
    text::Lang,
};

use crate::course_texts::course_list;
use crate::program::Program;

fn quizzes_in(lang: Lang) -> impl Iterator<Item = &'static Quiz> {
    at_hand::lessons(lang).iter().flat_map(Lesson::quizzes)
}

fn quizzes() -> impl Iterator<Item = &'static Quiz> {
    quizzes_in(Lang::En)
}

#[test]
fn each_question_has_three_answers_with_replies_of_their_own() {
    for quiz in Lang::ALL.into_iter().flat_map(quizzes_in) {
        assert!(3 <= quiz.answers.len(), "{}", quiz.ask);
        let texts = quiz.answers.iter().map(|answer| &answer.text);
        let replies = quiz.answers.iter().map(|answer| &answer.reply);
        let different: HashSet<_> = texts.chain(replies).collect();
        assert_eq!(different.len(), 2 * quiz.answers.len(), "{}", quiz.ask);
    }
}

/// Whether a way to guess without reading is near chance: within 2.5 standard deviations of so many guesses, or within
/// three in ten where they are many.
fn is_luck(n_right: usize, n_asked: usize, name: &str) {
    let (right, asked) = (n_right as f64, n_asked as f64);
    let (expected, spread) = (asked / 3.0, (asked * 2.0 / 9.0).sqrt());
    let said = format!("{name}: {n_right} of {n_asked}");
    assert!(right <= expected + 2.5 * spread, "{said}");
}

/// The place that a habit chooses from the places that were right before; `None` where it has no choice.
type Habit = fn(&[usize]) -> Option<usize>;

#[test]
fn no_habit_about_the_place_finds_the_right_answer() {
    let places: Vec<usize> = quizzes()
        .map(|quiz| quiz.answers.iter().position(|answer| answer.right).unwrap())
        .collect();
    for place in 0..3 {
        let n_right = places.iter().filter(|of| **of == place).count();
        is_luck(n_right, places.len(), &format!("place {}", place + 1));
    }
    // Habits that follow from the places that were right before: what they choose, where they choose.
    let habits: [(&str, Habit); 6] = [
        ("neither of the last two", |before| {
            let [.., older, last] = *before else {
                return None;
            };
            (older != last).then(|| 3 - older - last)
        }),
        ("the last one again", |before| before.last().copied()),
        ("the one after the last", |before| {
            Some((before.last()? + 1) % 3)
        }),
        ("the one before the last", |before| {
            Some((before.last()? + 2) % 3)
        }),
        ("the opposite of the last", |before| {
            Some(2 - before.last()?)
        }),
        ("the one before again", |before| {
            before.iter().rev().nth(1).copied()
        }),
    ];
    for (name, habit) in habits {
        let chosen = (0..places.len()).filter_map(|at| Some((habit(&places[..at])?, places[at])));
        let (right, wrong): (Vec<_>, Vec<_>) = chosen.partition(|(chosen, right)| chosen == right);
        is_luck(right.len(), right.len() + wrong.len(), name);
    }
    // Anything but the last place leaves two, and a guess between them.
    let other = places.windows(2).filter(|pair| pair[0] != pair[1]).count();
    is_luck(other.div_ceil(2), places.len() - 1, "not the last one");
}

#[test]
fn a_search_that_is_broken_comes_to_each_outcome_about_as_often_as_to_another() {
    let mut came_to = [0_usize; 5];
    for trial in at_hand::lessons(Lang::En).iter().flat_map(Lesson::trials) {
        let right = n_solutions(trial.side);
        came_to[bitqueens::course::words::questions::outcome(&trial.run, right)] += 1;
    }
    let n: usize = came_to.iter().sum();
    // Always the same answer is right in 1.4 of a fifth at most.
    for n_right in came_to {
        assert!(5 * 10 * n_right <= 14 * n, "{came_to:?}");
        assert!(0 < n_right, "{came_to:?}");
    }
}

#[test]
fn what_a_broken_line_comes_to_names_no_word_of_the_code() {
    let mut n = 0;
    for lang in Lang::ALL {
        for of in at_hand::lessons(lang)
            .iter()
            .flat_map(|lesson| &lesson.blocks)
        {
            let Block::Find(of) = of else {
                continue;
            };
            let symptoms = bitqueens::course::words::find::symptoms(of);
            assert!(!symptoms.in_lang(lang).contains('`'));
            n += 1;
        }
    }
    assert!(20 <= n, "{n}");
}

/// The program on a visit, on the document of a page.
fn on_visit(visit: u64, address: &str, stored: Vec<(String, String)>) -> Program {
    Program::open_in(Environment {
        address: address.into(),
        visit: Some(visit),
        stored,
        ..Environment::default()
    })
}

/// The quizzes of the open lesson.
fn drawn(program: &Program) -> Vec<Attempt> {
    let states = program.open_lesson().states.iter();
    let quizzes = states.filter_map(|state| match state {
        BlockState::Asked(asked) => {
            matches!(asked.source, Source::Quiz(_)).then(|| asked.attempt.clone())
        }
        _ => None,
    });
    quizzes.collect()
}

#[test]
fn the_order_of_a_visit_is_the_document_s_where_one_stands_and_drawn_elsewhere() {
    let slugs = || course_list().lessons.iter().map(|lesson| &*lesson.slug);
    let (mut places, mut n_visits) = (Vec::new(), 0);
    for visit in 1..=20 {
        n_visits += 1;
        let mut program = on_visit(visit, "learn/", Vec::new());
        for slug in slugs() {
            program.go(&format!("learn/{slug}/"));
            for quiz in drawn(&program) {
                places.push(usize::try_from(quiz.question.right_value().unwrap()).unwrap());
            }
        }
    }
    let n_quizzes = quizzes().count();
    assert_eq!(places.len(), n_quizzes * n_visits);
    for place in 0..3 {
        let n_right = places.iter().filter(|of| **of == place).count();
        is_luck(n_right, places.len(), &format!("place {}", place + 1));
    }
    for (name, step) in [
        ("the last one again", 0),
        ("the next", 1),
        ("the one before", 2),
    ] {
        let n_right = places
            .windows(2)
            .filter(|pair| (pair[0] + step) % 3 == pair[1])
            .count();
        is_luck(n_right, places.len() - 1, name);
    }
    let neither = places.windows(3).filter(|of| of[0] != of[1]);
    let (right, wrong): (Vec<_>, Vec<_>) = neither.partition(|of| of[2] == 3 - of[0] - of[1]);
    is_luck(
        right.len(),
        right.len() + wrong.len(),
        "neither of the last two",
    );
    // What was right on the last visit is right by chance on the next.
    let same = (n_quizzes..places.len()).filter(|at| places[*at] == places[at - n_quizzes]);
    is_luck(
        same.count(),
        places.len() - n_quizzes,
        "as on the last visit",
    );
    // A document's own lesson is as the document has it, also when the reader comes back to it.
    for slug in slugs() {
        let address = format!("learn/{slug}/");
        let document = drawn(&Program::open(&address));
        let mut program = on_visit(7, &address, Vec::new());
        assert_eq!(drawn(&program), document, "{slug}");
        program.go("learn/");
        program.go(&address);
        assert_eq!(drawn(&program), document, "{slug}");
    }
}

#[test]
fn an_answer_that_is_kept_is_the_same_one_in_another_order() {
    let chosen = |quiz: &Attempt| {
        let at = usize::try_from(quiz.guess()?).ok()?;
        let choices = quiz.question.kind.choices();
        choices.get(at).map(|of| of.in_lang(Lang::En).to_owned())
    };
    let mut n_moved = 0;
    for visit in 1..=9 {
        let mut program = on_visit(visit, "learn/", Vec::new());
        program.go("learn/mask/");
        let give = AnswerAction::Give(Some(1.into()));
        let choose = program.on_quiz(0, bitqueens::pages::lesson::BlockAction::Answer(give));
        program.act(choose);
        let before = drawn(&program);
        let attempts = &program.course().attempts;
        let kept = attempts.changes(&Attempts::default(), &[], 1);
        let kept = kept
            .into_iter()
            .filter_map(|(key, text)| Some((key, text?)));
        let mut again = on_visit(visit + 100, "learn/", kept.collect());
        again.go("learn/mask/");
        let after = drawn(&again);
        assert!(chosen(&before[0]).is_some());
        assert_eq!(chosen(&before[0]), chosen(&after[0]));
        assert_eq!(before[0].is_right(), after[0].is_right());
        n_moved += u32::from(before[0].guess() != after[0].guess());
    }
    assert!(3 <= n_moved, "{n_moved}");
}
