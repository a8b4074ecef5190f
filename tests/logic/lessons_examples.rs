//! Three levels in each lesson: a question worked out, one begun for the reader, and the exercise itself.

use bitqueens::{
    course::{Asked, Block, Exercise, Lesson, Level, ORDER, QuestionFn, Random, Source},
    pages::lesson::{self, BlockAction, BlockState, LessonAction, begun, first_example},
    question::{AnswerAction, AnswerKind, FieldBit, Given, Question, Replies, Start},
    text::{Lang, Phrase, Sentence},
};
use std::collections::BTreeSet;

use crate::{
    course_texts::lessons,
    lesson_page::{CHECK, give, right, set},
    program::Program,
};

/// The block of a lesson's example, and what it is an example of.
fn example(lesson: &'static Lesson) -> (usize, Exercise) {
    let mut blocks = lesson.blocks.iter().enumerate();
    let found = blocks.find_map(|(at, block)| match block {
        Block::Example(of) => Some((at, of.into())),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{} has no example", lesson.slug))
}

/// The text of a sentence in each language.
fn texts(sentence: &Sentence) -> [&str; 2] {
    [sentence.in_lang(Lang::Ja), sentence.in_lang(Lang::En)]
}

/// How much of an example is worked out.
#[track_caller]
fn level(example: &Asked) -> Level {
    match example.source {
        Source::Example(_, level) => level,
        source => panic!("{source:?}"),
    }
}

/// Asserts that the whole answer stands there, right and with its reasons.
#[track_caller]
fn is_worked(example: &Asked) {
    assert_eq!(level(example), Level::Worked);
    let attempt = &example.attempt;
    assert!(attempt.is_right() && attempt.draft.as_ref() == Some(&attempt.question.right));
    assert_eq!(begun(example), None);
    let verdict = attempt.verdict(ORDER).unwrap();
    assert!(verdict.right && !verdict.reasons.is_empty());
    for said in verdict.reasons.iter().chain([&verdict.sentence]) {
        assert!(texts(said).iter().all(|text| !text.is_empty()));
    }
    let different: BTreeSet<_> = verdict.reasons.iter().map(texts).collect();
    assert_eq!(different.len(), verdict.reasons.len());
}

/// Asserts that a part of the answer stands there, and that the rest is not given away.
#[track_caller]
fn is_begun(example: &Asked) {
    let said = begun(example);
    let (mut attempt, question) = (example.attempt.clone(), &example.attempt.question);
    let (bits, right) = (attempt.value().unwrap_or(0), right(question));
    assert_eq!(level(example), Level::Faded);
    assert_eq!((&attempt.checked, attempt.shown), (&None, false));
    attempt.apply(AnswerAction::Check);
    assert!(!attempt.is_right(), "{said:?}");
    match &question.kind {
        AnswerKind::Bits(n_bits) => {
            let half = n_bits.div_ceil(2);
            assert_eq!((bits >> half, bits & ((1 << half) - 1)), (right >> half, 0));
        }
        AnswerKind::Order(lines) => {
            let places = (1..=lines.len()).map(|line| {
                let of = |order| AnswerKind::number_of(order, line);
                assert!(of(bits).is_none() || of(bits) == of(right));
                of(bits).is_some()
            });
            let n_placed = places.filter(|is_placed| *is_placed).count();
            assert!(0 < n_placed && n_placed + 1 < lines.len());
        }
        AnswerKind::Number | AnswerKind::Square(_) => {
            let open = match question.kind {
                AnswerKind::Square(_) => right % 10,
                _ => right,
            };
            let said = said.as_ref().unwrap();
            for (text, whole) in texts(said).into_iter().zip(texts(&question.answer)) {
                assert_eq!(text.replace('□', &open.to_string()), *whole);
                assert_eq!(text.matches('□').count(), 1, "{text}");
                let mut numbers = text.split(|c: char| !c.is_ascii_digit());
                assert!(!numbers.any(|of| of.parse() == Ok(open)), "{text}");
            }
        }
        AnswerKind::Choice(answers) => {
            let said = said.as_ref().unwrap();
            let Replies::Each(replies) = &question.replies else {
                panic!("a reply to each")
            };
            let replies = (0..).zip(replies);
            let wrong = replies.filter(|(at, _)| *at != right);
            let (out, open): (Vec<_>, Vec<_>) = wrong
                .partition(|(_, reply)| said.in_lang(Lang::En).contains(reply.in_lang(Lang::En)));
            assert!(!out.is_empty() && !open.is_empty(), "{said:?}");
            assert!(
                out.iter()
                    .all(|(_, reply)| said.in_lang(Lang::Ja).contains(reply.in_lang(Lang::Ja)))
            );
            assert!(
                open.iter()
                    .all(|(_, reply)| !said.in_lang(Lang::Ja).contains(reply.in_lang(Lang::Ja)))
            );
            let answer = &answers[usize::try_from(right).unwrap()];
            assert!(
                !said.in_lang(Lang::Ja).contains(answer.in_lang(Lang::Ja))
                    && !said.in_lang(Lang::En).contains(answer.in_lang(Lang::En))
            );
        }
        AnswerKind::Code(_)
        | AnswerKind::Trace(_)
        | AnswerKind::Mend
        | AnswerKind::Expression(_) => {
            panic!("an example is of another kind")
        }
    }
}

#[test]
fn every_lesson_with_an_exercise_has_one_example_right_above_what_it_is_of() {
    for lesson in lessons() {
        let is_example = |block: &&Block| matches!(block, Block::Example(_));
        let n_examples = lesson.blocks.iter().filter(is_example).count();
        assert_eq!(n_examples, lesson.exercises().count().min(1));
        let (at, of) = example(lesson);
        let below = &lesson.blocks[at + 1];
        let is_of = matches!(below, Block::Exercise(below) if Exercise::from(below) == of);
        assert!(is_of, "{}", lesson.slug);
    }
}

#[test]
fn each_level_is_drawn_from_a_seed() {
    for lesson in lessons() {
        let (_, exercise) = example(lesson);
        let seeds = 0..=200;
        let n_begun = seeds
            .filter_map(|seed| {
                is_worked(&lesson::example(exercise, Level::Worked, seed).unwrap());
                lesson::example(exercise, Level::Faded, seed)
            })
            .inspect(is_begun)
            .count();
        assert!(15 < n_begun, "{}: {n_begun} of 201", lesson.slug);
    }
}

#[test]
fn the_levels_ask_different_questions_and_none_asks_the_exercise_s_own() {
    for lesson in lessons() {
        let (at, exercise) = example(lesson);
        let own = exercise.question(0);
        let mut program = Program::open(&format!("learn/{}/", lesson.slug));
        let act = |action| LessonAction::Block { at, action };
        let shown = |program: &Program| match &program.open_lesson().states[at] {
            BlockState::Asked(asked) => (**asked).clone(),
            _ => panic!("an example"),
        };
        let mut before = shown(&program);
        is_worked(&before);
        assert_ne!(before.attempt.question, own, "{}", lesson.slug);
        let ways = [
            BlockAction::Fade,
            BlockAction::Another,
            BlockAction::Restore,
            BlockAction::Another,
        ];
        for action in ways.into_iter().cycle().take(201) {
            program.act(act(action));
            let now = shown(&program);
            match level(&now) {
                Level::Worked => is_worked(&now),
                Level::Faded => is_begun(&now),
            }
            let is_other = |question: &Question| now.attempt.question != *question;
            assert!(is_other(&own) && is_other(&before.attempt.question));
            before = now;
        }
        // What was begun is finished.
        let question = &before.attempt.question;
        assert_eq!(level(&before), Level::Faded);
        let (n_bits, right) = (question.n_bits().unwrap_or(0), right(question));
        for power in (0..n_bits).filter(|power| right >> power & 1 == 1) {
            program.act(act(set(power, true)));
        }
        program.act(act(give(right)));
        program.act(act(CHECK));
        assert!(shown(&program).attempt.verdict(ORDER).unwrap().right);
        // An example finishes no lesson, and stands in no address.
        assert_eq!(program.course().n_done(), 0);
        assert_eq!(program.address(), format!("learn/{}/", lesson.slug));
    }
}

#[test]
fn what_is_worked_out_stands_unless_it_is_bits() {
    for lesson in lessons() {
        let (at, exercise) = example(lesson);
        let mut program = Program::open(&format!("learn/{}/", lesson.slug));
        let action = give(1);
        let changes = program.act(LessonAction::Block { at, action });
        assert!(!changes, "{} {exercise:?}", lesson.slug);
    }
}

/// No exercise of the course asks for an order so far.
fn in_order(random: Option<Random>) -> Question {
    const LINES: [Phrase; 5] = {
        const fn line(text: &'static str) -> Phrase {
            Phrase::same_in_all(text)
        }
        [line("a"), line("b"), line("c"), line("d"), line("e")]
    };
    let order = random.map_or_else(|| vec![0, 1, 2, 3, 4], |mut random| random.order(5));
    let right = order
        .into_iter()
        .fold(0, |right, line| AnswerKind::with_line(right, line + 1));
    let kind = AnswerKind::Order(LINES.map(Sentence::from).to_vec());
    let said = kind.say(&right.into());
    let [ask, why] = ["ask", "why"].map(Sentence::same_in_all);
    Question::new(kind, right, ask, Replies::Any(why), said)
}

#[test]
fn an_order_begins_with_its_first_lines() {
    let exercise = Exercise::Custom(QuestionFn(in_order));
    for seed in 0..=200 {
        is_worked(&lesson::example(exercise, Level::Worked, seed).unwrap());
        let example = lesson::example(exercise, Level::Faded, seed).unwrap();
        is_begun(&example);
        // The others are pressed one by one.
        let attempt = &example.attempt;
        let (bits, all) = (attempt.value().unwrap(), right(&attempt.question));
        let mut left: Vec<_> = (1..=5)
            .filter(|line| AnswerKind::number_of(bits, *line).is_none())
            .collect();
        left.sort_by_key(|line| AnswerKind::number_of(all, *line));
        assert_eq!(left.into_iter().fold(bits, AnswerKind::with_line), all);
    }
}

#[test]
fn what_is_given_of_an_example_is_marked_and_stays() {
    let (mut n_bits_given, mut n_lines_given) = (0, 0);
    let in_order = Exercise::Custom(QuestionFn(in_order));
    let of_lessons = lessons().map(|lesson| example(lesson).1);
    for exercise in of_lessons.chain([in_order]) {
        for seed in 0..20 {
            let Some(example) = lesson::example(exercise, Level::Faded, seed) else {
                continue;
            };
            let mut attempt = example.attempt;
            let begun = attempt.value();
            match &attempt.question.kind {
                AnswerKind::Bits(n_bits) => {
                    let n_bits = *n_bits;
                    let field = attempt.field(ORDER);
                    let given = |bit: &&FieldBit| bit.given;
                    assert!(
                        field
                            .iter()
                            .take(usize::from(n_bits / 2))
                            .all(|bit| bit.given)
                    );
                    assert_eq!(field.iter().filter(given).count(), usize::from(n_bits / 2));
                    for bit in field.iter().filter(given) {
                        attempt.apply(AnswerAction::Turn(bit.power));
                        assert_eq!(attempt.value(), begun);
                        n_bits_given += 1;
                    }
                }
                AnswerKind::Order(lines) => {
                    let lines = 1..=lines.len();
                    let order = begun.unwrap();
                    let start = attempt.start;
                    for line in lines.filter(|line| start.has_line(*line)) {
                        let without = AnswerKind::with_line(order, line);
                        attempt.apply(AnswerAction::Give(Some(without.into())));
                        assert_eq!(attempt.value(), begun);
                        n_lines_given += 1;
                    }
                }
                _ => assert_eq!(attempt.start, Start::Nothing),
            }
        }
    }
    assert!(100 < n_bits_given && 20 < n_lines_given);
}

/// The number of the queens above the row of the search that an example asks about.
fn n_queens(exercise: Exercise, question: &Question) -> u8 {
    match (exercise, &question.given) {
        (Exercise::Row { .. }, Given::Row { row, .. }) => row.placement().n_queens(),
        _ => 0,
    }
}

#[test]
fn every_lesson_has_a_worked_example_of_its_own_no_deeper_than_the_lesson() {
    let mut shown: Vec<(&str, Question)> = Vec::new();
    for lesson in lessons() {
        let (_, exercise) = example(lesson);
        let own = exercise.question(0);
        let question = first_example(exercise).attempt.question;
        assert!(
            n_queens(exercise, &question) <= n_queens(exercise, &own),
            "{}",
            lesson.slug
        );
        for (other, before) in &shown {
            assert_ne!(before, &question, "{other} and {}", lesson.slug);
        }
        shown.push((&*lesson.slug, question));
    }
}

#[test]
fn a_question_that_cannot_be_drawn_has_no_example() {
    let only = Exercise::Custom(QuestionFn(|_| in_order(None)));
    assert_eq!(first_example(only).attempt.question, only.question(0));
}
