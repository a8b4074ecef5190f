//! Every question of every lesson: its right answer is right, what it begins with is not, each wrong answer has its
//! reply, and it can be written out.

use std::collections::BTreeSet;

use bitqueens::{
    course::{
        Lesson, ORDER, ReviewKind, ReviewQuestion, at_hand, code_question, exercises, judged,
    },
    draw::{Board, Mark, Pointed, Square},
    question::{
        Answer, AnswerAction, AnswerKind, AnswerOutcome, Attempt, Compared, Given, Policy,
        Question, Replies, Trace,
    },
    text::{Lang, Sentence},
};

use bitqueens_core::solver::Phase;

use crate::course_texts::course_list;
use crate::lesson_page::right;

/// The seeds that each exercise is asked with.
const SEEDS: u64 = 50;

/// Every question of the course by the name of its lesson, with the policy that it is answered by.
fn all() -> impl Iterator<Item = (String, Question, Policy)> {
    let of_lesson = |lesson: &'static Lesson| {
        let named = move |question: Question, policy| (lesson.slug.clone(), question, policy);
        let opening = lesson.opening().map(Question::from);
        let opening = opening.map(|of| named(of, Policy::Guess));
        let trials = lesson.trials().map(Question::from);
        let quizzes = lesson.quizzes().map(Question::from);
        let exercises = exercises(lesson);
        let drawn = exercises.flat_map(|of| (0..SEEDS).map(move |seed| of.question(seed)));
        let graded = drawn.map(move |of| {
            let policy = Policy::graded(&of.kind);
            named(of, policy)
        });
        let puzzles = lesson.puzzles().map(Question::from);
        let finds = lesson.finds().map(Question::from);
        let asked = opening.into_iter();
        let asked = asked.chain(puzzles.map(move |of| named(of, Policy::Guess)));
        let asked = asked.chain(finds.map(move |of| named(of, Policy::Guess)));
        let asked = asked.chain(trials.map(move |of| named(of, Policy::Guess)));
        let asked = asked.chain(quizzes.map(move |of| named(of, Policy::Once)));
        asked.chain(graded).collect::<Vec<_>>()
    };
    let lines = ReviewQuestion::all(course_list()).filter_map(|of| match of.kind {
        ReviewKind::Code(phase) => Some(code_question(phase)),
        _ => None,
    });
    let lines = lines.map(|of| ("line".to_owned(), of, Policy::Graded { explains: 1 }));
    let lessons = Lang::ALL.into_iter().flat_map(at_hand::lessons);
    lessons.flat_map(of_lesson).chain(lines)
}

/// Has the answer in work checked, and a line run before.
fn check(attempt: &mut Attempt) -> AnswerOutcome {
    let check = judged(attempt, AnswerAction::Check, None);
    attempt.apply(check)
}

/// Gives an answer by hand, and has it checked.
fn answered(attempt: &mut Attempt, answer: &Answer) -> AnswerOutcome {
    let given = match (attempt.question.n_bits(), answer) {
        (Some(n_bits), Answer::Value(bits)) => (0..n_bits)
            .map(|power| {
                let on = bits >> power & 1 == 1;
                attempt.apply(AnswerAction::Set { power, on })
            })
            .last()
            .unwrap(),
        _ if matches!(
            attempt.question.kind,
            AnswerKind::Expression(_) | AnswerKind::Mend
        ) =>
        {
            attempt.apply(AnswerAction::Type(Some(answer.clone())))
        }
        _ => attempt.apply(AnswerAction::Give(Some(answer.clone()))),
    };
    match given {
        AnswerOutcome::Open => check(attempt),
        checked => checked,
    }
}

/// Wrong answers: each of a choice, each single bit, and of other kinds some.
fn wrong(question: &Question) -> Vec<Answer> {
    let others: Vec<u64> = match &question.kind {
        AnswerKind::Bits(n_bits) => (0..*n_bits)
            .map(|power| right(question) ^ 1 << power)
            .collect(),
        AnswerKind::Choice(choices) => (0..choices.len() as u64).collect(),
        AnswerKind::Number => vec![0, 1, right(question) + 1, AnswerKind::MOST],
        AnswerKind::Square(_) => vec![0, 1, 10, 11],
        AnswerKind::Order(_) => vec![12, 21, 123, 132, 213, 231, 312, 321],
        AnswerKind::Expression(_) | AnswerKind::Mend => {
            return vec![Answer::Text("0".to_owned())];
        }
        AnswerKind::Trace(trace) => {
            let Answer::Text(right) = &question.right else {
                panic!("a table is a text");
            };
            let changed = |at: usize| {
                let other = if Trace::cell(right, at).ends_with('0') {
                    "1"
                } else {
                    "0"
                };
                Answer::Text(Trace::with_cell(right, at, other))
            };
            return (0..trace.n_cells()).map(changed).collect();
        }
        AnswerKind::Code(phase) => {
            let text = match phase {
                Phase::Start => "bitmap[0] = 1;",
                Phase::Pick => "bit = 1;",
                Phase::Left => "row += 1; left[row] = 0;",
                Phase::Down => "down[row] = 0;",
                Phase::Right => "right[row] = 0;",
                Phase::Free => "bitmap[row] = mask;",
                Phase::Solution => "row -= 1;",
                Phase::Backtrack => "row = -1;",
                _ => "bit = bit;",
            };
            return vec![Answer::Text(text.to_owned())];
        }
    };
    let answers = others.into_iter().map(Answer::Value);
    let is_wrong = |of: &Answer| *of != question.right && question.kind.takes(of);
    answers.filter(is_wrong).collect()
}

#[track_caller]
fn says(sentence: &Sentence, of: &str) {
    for lang in Lang::ALL {
        assert!(
            !sentence.in_lang(lang).trim().is_empty(),
            "{of}: {sentence:?}"
        );
    }
}

#[test]
fn the_right_answer_is_right_and_what_it_begins_with_is_not() {
    let mut kinds = BTreeSet::new();
    for (name, question, policy) in all() {
        kinds.insert(question.kind.name());
        assert!(question.kind.takes(&question.right), "{name}");
        let expected = match policy {
            Policy::Guess => AnswerOutcome::Kept,
            Policy::Once | Policy::Graded { .. } => AnswerOutcome::Right,
        };
        let fresh = Attempt::new(question.clone(), policy);
        let mut attempt = fresh.clone();
        assert_eq!(answered(&mut attempt, &question.right), expected, "{name}");
        assert!(attempt.is_right() && attempt.given() == Some(&question.right));
        // Bits that are all 0 may be right by themselves; any other answer has to be given.
        let mut empty = fresh.clone();
        assert!(!empty.is_right() && empty.checked.is_none(), "{name}");
        let outcome = check(&mut empty);
        let may_be_right = question.right == Answer::Value(0) && question.n_bits().is_some();
        assert!(may_be_right || !empty.is_right(), "{name}: {outcome:?}");
        let is_empty = question.kind.start().is_none() || question.n_bits().is_none();
        if is_empty && matches!(policy, Policy::Graded { .. }) {
            assert_eq!(outcome, AnswerOutcome::Missing, "{name}");
            assert!(
                matches!(&empty.checked, Some(Compared::Missing(why)) if !why.in_lang(Lang::En).is_empty())
            );
        }
        // What is shown is right, and counts as shown.
        let mut shown = fresh;
        if let Policy::Graded { .. } = policy {
            assert_eq!(
                shown.apply(AnswerAction::Reveal),
                AnswerOutcome::Shown,
                "{name}"
            );
            assert!(shown.is_right() && shown.shown);
            assert_eq!(shown.draft.as_ref(), Some(&question.right), "{name}");
            says(&shown.verdict(ORDER).unwrap().sentence, &name);
        }
    }
    let expected = [
        "choice",
        "code",
        "expression",
        "mend",
        "number",
        "order",
        "square",
        "trace",
        "word",
    ];
    assert!(kinds.into_iter().eq(expected));
}

#[test]
fn a_wrong_answer_has_its_reply_once_the_check_says_why() {
    for (name, question, policy) in all() {
        for wrong in wrong(&question) {
            let mut attempt = Attempt::new(question.clone(), policy);
            let outcome = answered(&mut attempt, &wrong);
            if policy == Policy::Guess {
                assert_eq!(outcome, AnswerOutcome::Kept, "{name}");
                assert_eq!(
                    attempt.verdict(ORDER),
                    None,
                    "{name}: a guess is not graded"
                );
                continue;
            }
            assert_eq!(outcome, AnswerOutcome::Wrong, "{name}: {wrong:?}");
            let mut check = attempt.verdict(ORDER).unwrap();
            let mut n_checks = 1;
            while check.reasons.is_empty() {
                assert!(check.next.is_some() && n_checks < 3, "{name}: {check:?}");
                attempt.apply(AnswerAction::Check);
                check = attempt.verdict(ORDER).unwrap();
                n_checks += 1;
            }
            assert!(!check.right && check.next.is_none(), "{name}");
            says(&check.sentence, &name);
            check.reasons.iter().for_each(|reason| says(reason, &name));
            // A choice has a reply of its own, a bit its own reason.
            let of_its_own = match (&question.kind, &question.replies) {
                (AnswerKind::Choice(_), Replies::Each(replies)) => {
                    let at = usize::try_from(wrong.value().unwrap()).unwrap();
                    Some(replies[at].clone())
                }
                (AnswerKind::Bits(_), _) => {
                    let power = (wrong.value().unwrap() ^ right(&question)).trailing_zeros();
                    Some(question.reason(u8::try_from(power).unwrap(), ORDER))
                }
                // Of a table the first wrong cell is explained.
                (AnswerKind::Trace(trace), Replies::Each(replies)) => {
                    let (Answer::Text(given), Answer::Text(right)) = (&wrong, &question.right)
                    else {
                        panic!("a table is a text");
                    };
                    Some(replies[trace.first_wrong(given, right).unwrap()].clone())
                }
                _ => None,
            };
            assert!(
                of_its_own.is_none_or(|reply| check.reasons == [reply]),
                "{name}"
            );
        }
    }
}

#[test]
fn a_question_is_written_out_in_each_language_with_its_answer() {
    for (name, question, _) in all() {
        for lang in Lang::ALL {
            let right = question.kind.say(&question.right);
            for part in [&question.prompt, &right, &question.answer] {
                assert!(!part.in_lang(lang).trim().is_empty(), "{name}");
            }
            // A board, words and lines are told in words; so is each choice, and each reply.
            let is_given = match &question.given {
                // The table of a trace is asked with it.
                Given::Nothing => matches!(question.kind, AnswerKind::Code(_)),
                Given::Places => false,
                Given::Words(words) | Given::Signed(words) => !words.is_empty(),
                Given::Board(_) | Given::Row { .. } | Given::Lines(_) => true,
            };
            let given = question.given_in_words(lang);
            assert_eq!(!given.is_empty(), is_given, "{name}");
            let n_choices = match &question.kind {
                AnswerKind::Choice(texts) | AnswerKind::Order(texts) => texts.len(),
                _ => 0,
            };
            let choices = question.kind.choices();
            assert_eq!(choices.len(), n_choices, "{name}");
            let n_replies = match &question.kind {
                AnswerKind::Bits(n_bits) => *n_bits,
                AnswerKind::Choice(choices) => u8::try_from(choices.len()).unwrap(),
                AnswerKind::Code(_)
                | AnswerKind::Trace(_)
                | AnswerKind::Mend
                | AnswerKind::Expression(_) => 0,
                _ => 1,
            };
            let replies = (0..n_replies).map(|at| question.reason(at, ORDER));
            let said = choices.iter().cloned().chain(replies);
            let said = said.map(|of| of.in_lang(lang).to_owned());
            for of in said.chain(given) {
                assert!(!of.trim().is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn choices_in_another_order_keep_their_replies_and_the_right_one() {
    for (name, question, _) in all() {
        let AnswerKind::Choice(choices) = &question.kind else {
            continue;
        };
        let order: Vec<_> = (0..choices.len()).rev().collect();
        let Replies::Each(_) = question.replies else {
            continue;
        };
        let turned = question.clone().in_order(&order);
        assert_eq!(
            turned.kind.say(&turned.right),
            question.kind.say(&question.right)
        );
        for (at, from) in (0_u64..).zip(order) {
            let (now, before) = (Answer::Value(at), Answer::Value(from as u64));
            assert_eq!(turned.kind.say(&now), question.kind.say(&before), "{name}");
            assert_eq!(turned.reply(&now), question.reply(&before), "{name}");
        }
    }
}

/// The questions about a board of which no row is asked about: it is turned first, or each bit is a row.
const OTHERS: [&str; 3] = ["arrays", "edges", "symmetry"];

#[test]
fn the_squares_of_a_row_are_pressed_and_a_check_draws_what_decides_them() {
    let (mut n_rows, mut n_drawn, mut others) = (0, 0, BTreeSet::new());
    for (lesson, question, policy) in all() {
        let mut attempt = Attempt::new(question, policy);
        let (Some(board), Some(n_bits)) = (attempt.board(ORDER), attempt.question.n_bits()) else {
            continue;
        };
        let Some(row) = board.row_in_work() else {
            others.insert(lesson);
            continue;
        };
        let n = board.size.get();
        let right = right(&attempt.question);
        let is_hidden = |board: &Board, column: u8| {
            let square = board.row(row)[usize::from(column)];
            square.mark == Mark::Hidden && square.lines().next().is_none()
        };
        for column in 0..n {
            // Each press shows at its square and its bit alone.
            let power = ORDER.column(column, n);
            let before = attempt.value().unwrap();
            attempt.apply(AnswerAction::Turn(power));
            assert_eq!(attempt.value(), Some(before ^ 1 << power), "{lesson}");
            let board = attempt.board(ORDER).unwrap();
            let picked = |of: u8| board.row(row)[usize::from(of)].picked;
            assert!((0..n).all(|of| picked(of) == (of <= column)), "{lesson}");
            attempt.apply(AnswerAction::Turn(power));
            attempt.apply(AnswerAction::Set { power, on: true });
        }
        if policy == Policy::Guess {
            continue;
        }
        n_rows += 1;
        // All bits of the board wrong: the first check tells none of them, the last says why of the first.
        let mask = (1 << n) - 1;
        let wrong = right ^ mask;
        for power in 0..n_bits {
            let on = wrong >> power & 1 == 1;
            attempt.apply(AnswerAction::Set { power, on });
        }
        let shows_the_row = attempt.question.name == "bit";
        for says_why in [false, false, true] {
            let before = attempt.board(ORDER).unwrap();
            for column in 0..n {
                assert!(shows_the_row || is_hidden(&before, column), "{lesson}");
            }
            attempt.apply(AnswerAction::Check);
            let check = attempt.verdict(ORDER).unwrap();
            assert_eq!(check.reasons.len(), usize::from(says_why), "{lesson}");
        }
        let first = attempt.question.reason(n - 1, ORDER);
        assert_eq!(attempt.verdict(ORDER).unwrap().reasons, [first], "{lesson}");
        let board = attempt.board(ORDER).unwrap();
        let decides = attempt.question.draws_reasons();
        for square in board.row(row) {
            assert_eq!(square.pointed, Some(Pointed::Wrong), "{lesson}");
            let drawn: Vec<_> = square.drawn_lines().collect();
            // Each line leads to a queen that is marked.
            let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
            let on_lines = queens.filter(|queen| {
                let (across, down) = (
                    queen.column.abs_diff(square.column),
                    queen.row.abs_diff(row),
                );
                decides && (across == 0 || across == down)
            });
            let on_lines: Vec<_> = on_lines.collect();
            assert_eq!(drawn.is_empty(), on_lines.is_empty(), "{lesson} {square:?}");
            let is_cause = |queen: &&&Square| queen.pointed == Some(Pointed::Cause);
            assert_eq!(on_lines.iter().filter(is_cause).count(), on_lines.len());
            n_drawn += drawn.len();
        }
        // A right answer shows the row.
        attempt.apply(AnswerAction::Reveal);
        let board = attempt.board(ORDER).unwrap();
        for square in board.row(row).iter().filter(|of| !of.picked) {
            assert_ne!(square.mark, Mark::Hidden, "{lesson} {square:?}");
        }
    }
    assert!(500 < n_rows && 1_000 < n_drawn, "{n_rows} {n_drawn}");
    assert!(others.iter().eq(&OTHERS), "{others:?}");
}
