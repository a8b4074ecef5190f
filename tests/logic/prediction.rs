//! Predicting in the stepper: what is asked, and what ends a question.

use bitqueens::{
    app::Action,
    course::{Block, at_hand},
    pages::step::{Mode, StepAction},
    player::{Move, Pace, PlayerAction},
    question::{AnswerAction, TargetWord},
    site::{Address, Route},
    text::Lang,
};
use bitqueens_course::SitePage;
use std::collections::BTreeMap;

use bitqueens_core::solver::{Line, Machine, Phase};

use crate::{
    program::Program,
    stepping_page::{answered, asked, first, past_way, second, set, size, step, tick},
};

const REVEAL: StepAction = StepAction::Question(AnswerAction::Reveal);

/// The value of the word that a micro-step has computed; of `left` its bits on the board.
fn computed(machine: &Machine) -> u64 {
    let words = machine.words(machine.row().unwrap());
    match machine.phase() {
        Phase::Pick => machine.bit().into(),
        Phase::Left => words.left & u64::from(machine.size().mask()),
        Phase::Down => words.down.into(),
        Phase::Right => words.right.into(),
        _ => words.bitmap.into(),
    }
}

#[test]
fn nothing_is_asked_unless_the_switch_is_on() {
    let mut program = Program::open("step/#n=5&at=0");
    assert_eq!(program.step_page().mode, Mode::Explore);
    for _ in 0..30 {
        assert_eq!(asked(&program), None);
        program = program.forward();
    }
    assert_eq!(program.at(), 30);
    assert!(!program.address().contains("predict"));
}

#[test]
fn a_link_to_a_range_opens_with_the_question_that_next_would_ask() {
    for n in 4..=6 {
        let last = Machine::new(size(n)).count().min(130);
        for from in 0..last {
            let to = from + 9;
            let link = |query: &str| Program::open(&format!("step/#n={n}&at={from}{query}"));
            let opened = link(&format!("&predict=1&from={from}&to={to}"));
            let plain = link("&predict=1");
            assert_eq!(asked(&plain), None, "without a range it waits for Next");
            let question = |program: &Program| {
                let question = program.step_page().prediction.question.as_deref();
                question.map(|of| (of.step(), of.source))
            };
            assert_eq!(opened.at(), u64::try_from(from).unwrap());
            assert_eq!(
                question(&opened),
                question(&plain.forward()),
                "N = {n}, {from}"
            );
            // At the end of the range nothing is asked.
            let over = link(&format!("&predict=1&from={from}&to={from}"));
            assert_eq!(asked(&over), None);
        }
    }
}

#[test]
fn what_is_to_be_tried_asks_for_the_words_of_three_rows_and_ends() {
    let mut program = Program::open(&Address::to_try().to_string());
    assert_eq!(program.at(), 4);
    assert!(asked(&program).is_some(), "its first question is open");
    let mut asked_of = BTreeMap::<u8, Vec<TargetWord>>::new();
    while !program.step_page().has_predicted() {
        if asked(&program).is_none() {
            program = program.forward();
        }
        if let Some(question) = program.step_page().prediction.question.as_deref() {
            if let Some(task) = question.word() {
                let words = asked_of.entry(task.row.row()).or_default();
                words.push(task.word);
            }
            program = program.changed(REVEAL);
        }
    }
    // Of each row the shadows and the free squares, of the first two the square that is taken.
    assert!(asked_of.keys().eq(&[1, 2, 3]));
    assert!(
        asked_of.values().all(|words| 4 <= words.len()),
        "{asked_of:?}"
    );
    let last = program.at();
    assert_eq!((last, asked(&program)), (22, None));
    // There it ends, and the address says so again; without the limits it goes on.
    for to in [Move::Next, Move::StepForward, Move::Last] {
        let mut moved = program.clone();
        moved.act(step(to));
        assert_eq!((moved.at(), asked(&moved)), (last, None));
    }
    assert!(
        Program::open(&program.address())
            .step_page()
            .has_predicted()
    );
    let on = Program::open("step/#n=5&at=22&predict=1");
    let asks = on.forward().step_page().prediction.question.is_some();
    assert!(!on.step_page().has_predicted() && asks);
    // Both languages of the first lesson lead there.
    let own = Address::to_try().to_string();
    for lang in Lang::ALL {
        let leads = |block: &Block| match block {
            Block::Onward { to, query, .. } => {
                let query = query.iter().map(|(key, value)| format!("{key}={value}"));
                let query = query.collect::<Vec<_>>().join("&");
                *to == SitePage::Step && own == format!("step/#{query}")
            }
            _ => false,
        };
        let lesson = at_hand::lessons(lang)
            .iter()
            .find(|of| &*of.slug == "puzzle")
            .unwrap();
        assert!(lesson.blocks.iter().any(leads), "{lang:?}: {own}");
    }
}

#[test]
fn the_switch_is_in_the_address_and_not_in_an_embed() {
    let hash = "step/#n=5&at=14&predict=1";
    let program = Program::open(hash);
    assert_eq!(program.step_page().mode, Mode::Predict);
    assert_eq!(program.state.route, Route::Step);
    assert_eq!(program.address(), hash);
    let embed = Program::open("embed/#n=5&at=14&predict=1");
    assert_eq!(embed.step_page().mode, Mode::Embed);
    let odd = Program::open("step/#n=5&predict=yes");
    assert_eq!(odd.step_page().mode, Mode::Explore);
    assert!(odd.said().contains("predict must be 0 or 1"));
    let off = Program::open("step/#n=5&predict=0");
    assert_eq!((off.step_page().mode, off.notice()), (Mode::Explore, None));
    // The address of the place in the other mode leads there and back again.
    let plain = program.step_page().address_in(Mode::Explore);
    let back = program.changed(Action::Open(plain.to_string()));
    assert_eq!((back.step_page().mode, back.at()), (Mode::Explore, 14));
    // The switch on the page does the same.
    let switched = back.changed(StepAction::Enter(Mode::Predict));
    assert_eq!(switched.address(), hash);
    let off = switched.changed(StepAction::Enter(Mode::Explore));
    let place = |program: &Program| (program.address(), program.machine().clone());
    assert_eq!(place(&off), place(&back));
}

#[test]
fn every_word_of_a_search_is_asked_for_and_its_value_is_right() {
    for n in 1..=5 {
        let mut program = Program::open(&format!("step/#n={n}&at=0&predict=1"));
        let mut machine = Machine::new(size(n));
        while let Some(phase) = machine.advance() {
            program = past_way(program.forward());
            let expected = match phase {
                Phase::Pick => Some(TargetWord::Bit),
                Phase::Left => Some(TargetWord::Attack(Line::Left)),
                Phase::Down => Some(TargetWord::Attack(Line::Down)),
                Phase::Right => Some(TargetWord::Attack(Line::Right)),
                Phase::Free => Some(TargetWord::Bitmap),
                _ => None,
            };
            assert_eq!(asked(&program), expected, "{phase:?}");
            if expected.is_some() {
                assert_eq!(program.at() + 1, machine.counters().steps);
                program = answered(&program, computed(&machine));
            }
            assert_eq!(asked(&program), None);
            assert_eq!(program.machine(), &machine);
        }
    }
}

#[test]
fn skipping_carries_the_step_out_by_the_button_and_by_next() {
    let program = Program::open("step/#n=5&at=14&predict=1").forward();
    let plain = Program::open("step/#n=5&at=15");
    assert_eq!(program.changed(REVEAL).machine(), plain.machine());
    let next = program.changed(first(PlayerAction::Move(Move::Next)));
    assert_eq!(next.machine(), plain.machine());
    assert_eq!(asked(&next), None);
}

#[test]
fn going_elsewhere_ends_a_question_and_is_not_hindered() {
    let program = Program::open("step/#n=5&at=14&predict=1").forward();
    for (action, there) in [
        (Action::from(step(Move::StepBack)), 13),
        (step(Move::First).into(), 0),
        (step(Move::NextSolution).into(), 33),
        (first(PlayerAction::SeekTyped("20".into())).into(), 20),
        (Action::Open("step/#n=5&at=7&predict=1".into()), 7),
    ] {
        let moved = program.changed(action.clone());
        assert_eq!((moved.at(), asked(&moved)), (there, None), "{action:?}");
        assert_eq!(moved.step_page().mode, Mode::Predict);
    }
    let playing = program.changed(first(PlayerAction::Play));
    assert_eq!(asked(&playing), None);
    assert_eq!(playing.changed(tick()).at(), 15);
    // Coming back asks anew, with no bit set.
    let set = program.changed(set(0, true));
    let again = set.moved(Move::StepBack).forward().forward().forward();
    let question = again.step_page().prediction.word().unwrap();
    assert_eq!(question.attempt.value(), Some(0));
    let off = program.changed(Action::Open("step/#n=5&at=14".into()));
    assert_eq!((off.at(), asked(&off)), (14, None));
}

#[test]
fn a_coarser_pace_does_not_ask_and_the_arrow_does() {
    let program = Program::open("step/#n=5&at=2&predict=1");
    let coarse = program.changed(first(PlayerAction::Pace(Pace::Placement)));
    let next = coarse.moved(Move::Next);
    assert_eq!(next.machine().counters().placements, 1);
    let mut arrow = Program::open("step/#n=5&at=1&pace=placement&predict=1");
    assert!(arrow.press("ArrowRight"));
    assert_eq!(asked(&arrow), Some(TargetWord::Bit));
}

#[test]
fn two_steppers_that_move_together_stay_together() {
    let program = Program::open("step/#n=5&at=11&predict=1&open=compare");
    let steps = |program: &Program| {
        let second = program.step_page().second.as_ref().unwrap();
        (program.at(), second.stepper.step())
    };
    let program = program.forward();
    assert_eq!(steps(&program), (11, 11));
    let program = program.changed(REVEAL);
    assert_eq!(steps(&program), (12, 12));
    let program = program.changed(second(PlayerAction::Move(Move::StepForward)));
    assert_eq!(steps(&program), (13, 13));
}
