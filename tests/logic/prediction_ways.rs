//! Predicting the way on: the line that runs next, the row that is looked at next.

use std::collections::{HashMap, HashSet};

use bitqueens::{
    pages::step::{Fork, ForkKind, StepAction, StepQuestion, StepSource, WayOn},
    player::Move,
    question::{AnswerAction, AnswerKind, Question},
    text::{LISTING, Lang, Sentence},
};
use bitqueens_core::solver::{Machine, Phase, Size};

use crate::{
    program::Program,
    stepping_page::{asked, asked_way, choose, chosen, step},
};

const CHECK: StepAction = StepAction::Question(AnswerAction::Check);
const REVEAL: StepAction = StepAction::Question(AnswerAction::Reveal);

/// The program at a step, after Next.
fn next_pressed(n: u8, at: u64) -> Program {
    Program::open(&format!("step/#n={n}&at={at}&predict=1")).after(step(Move::StepForward))
}

/// The program after Next, and the place before, at steps that follow each other.
fn walked(n: u8, from: u64, n_steps: usize) -> impl Iterator<Item = (Program, Machine)> {
    let mut program = Program::open(&format!("step/#n={n}&at={from}&predict=1"));
    let next = move || {
        let place = program.machine().clone();
        place.upcoming()?;
        let pressed = program.after(step(Move::StepForward));
        program = pressed.clone();
        while program.machine() == &place {
            program = program.after(REVEAL);
        }
        Some((pressed, place))
    };
    std::iter::from_fn(next).take(n_steps)
}

/// Every step of N = 1 to 6, and some hundred of N = 8, the last ones too.
fn every_step() -> impl Iterator<Item = (Program, Machine)> {
    let whole = (1..=6).flat_map(|n| walked(n, 0, usize::MAX));
    let some = [480, 4_000, 9_000, 15_700].map(|from| walked(8, from, 300));
    whole.chain(some.into_iter().flatten())
}

/// Each step at which the way on is asked for: the program that asks, and the place after it.
fn every_question() -> impl Iterator<Item = (Program, Machine)> {
    every_step().filter_map(|(program, mut place)| {
        asked_way(&program)?;
        place.advance();
        Some((program, place))
    })
}

fn way(program: &Program) -> &StepQuestion {
    asked_way(program).expect("the way on is asked for")
}

/// The decision that is asked for.
fn fork(program: &Program) -> Fork {
    Fork::before(program.machine()).expect("a decision")
}

fn question(program: &Program) -> &Question {
    &way(program).attempt.question
}

fn choices(program: &Program) -> &[Sentence] {
    match &question(program).kind {
        AnswerKind::Choice(choices) => choices,
        other => panic!("{other:?}"),
    }
}

fn right(program: &Program) -> u64 {
    question(program).right_value().unwrap()
}

fn told(program: &Program) -> Sentence {
    way(program).sentence(program.preferences().order)
}

/// What is said to a choice.
fn reply(program: &Program, choice: u64) -> Sentence {
    question(program).reply(&choice.into())
}

/// What is said to a way.
fn reason(program: &Program, way: WayOn) -> Sentence {
    let at = fork(program).ways().position(|of| of == way).unwrap();
    reply(program, u64::try_from(at).unwrap())
}

#[test]
fn the_way_on_is_asked_where_it_is_near_and_nowhere_else() {
    let mut n_steps: HashMap<Size, (usize, usize)> = HashMap::new();
    for (program, place) in every_step() {
        let near = match (place.phase(), place.row()) {
            (Phase::Place, Some(row)) => place.size().get() - row <= 2,
            (Phase::Free | Phase::Solution | Phase::Backtrack, Some(row)) => {
                place.words(row).bitmap.count_ones() < 2
            }
            (Phase::Solution | Phase::Backtrack, None) => true,
            _ => false,
        };
        assert_eq!(asked_way(&program).is_some(), near, "{place:?}");
        // The place is still the one before, and the code does not show the line to come.
        if near {
            assert_eq!(program.machine(), &place);
            assert!(program.step_page().hides_next_line());
        }
        let (asked, all) = n_steps.entry(place.size()).or_default();
        *asked += usize::from(near);
        *all += 1;
    }
    // It does not stop the reader at every turn.
    for (size, (asked, all)) in n_steps {
        assert!(
            size.get() < 4 || 10 * asked < 3 * all,
            "N = {size}: {asked} of {all}"
        );
    }
}

#[test]
fn the_right_answer_is_what_the_machine_does_next() {
    let mut seen = HashSet::new();
    for (program, next) in every_question() {
        let fork = fork(&program);
        assert_eq!(way(&program).source, StepSource::Way(fork.kind));
        let ways: Vec<_> = fork.ways().collect();
        let at = usize::try_from(right(&program)).unwrap();
        let (answer, said) = (ways[at], &choices(&program)[at]);
        match fork.kind {
            ForkKind::Code => {
                let runs = |line: &&bitqueens::text::ListingLine| line.phase == Some(next.phase());
                let line = LISTING.iter().find(runs).unwrap();
                let code = format!("`{}`", line.code.trim());
                assert!(
                    said.in_lang(Lang::En).starts_with(&code),
                    "{}",
                    said.in_lang(Lang::En)
                );
                assert_eq!(
                    said.in_lang(Lang::En) == code,
                    next.phase() != Phase::Finished
                );
            }
            ForkKind::Row => {
                assert_eq!(fork.row_of(answer), next.row());
                let same = ways.iter().filter(|way| fork.row_of(**way) == next.row());
                assert_eq!(same.count(), 1);
            }
        }
        assert!((3..=4).contains(&ways.len()));
        for lang in Lang::ALL {
            let read = choices(&program).iter().map(|name| name.in_lang(lang));
            assert_eq!(read.collect::<HashSet<_>>().len(), ways.len());
        }
        seen.insert((fork.kind, program.machine().phase(), next.phase()));
    }
    // Both are asked at each test of the loop, whichever way it goes; below row 0 there is a line alone.
    for kind in [ForkKind::Code, ForkKind::Row] {
        for (before, after) in [
            (Phase::Place, Phase::Left),
            (Phase::Place, Phase::Solution),
            (Phase::Free, Phase::Pick),
            (Phase::Free, Phase::Backtrack),
            (Phase::Backtrack, Phase::Pick),
            (Phase::Backtrack, Phase::Backtrack),
            (Phase::Solution, Phase::Backtrack),
        ] {
            assert!(
                seen.contains(&(kind, before, after)),
                "{kind:?} {before:?} {after:?}"
            );
        }
    }
    assert!(seen.contains(&(ForkKind::Code, Phase::Backtrack, Phase::Finished)));
}

#[test]
fn the_right_answer_goes_on_to_the_word_of_the_line_or_carries_it_out() {
    for (program, next) in every_question() {
        let answer = right(&program);
        let has_word = matches!(next.phase(), Phase::Pick | Phase::Left);
        for on in [
            chosen(&program, answer),
            program.after(REVEAL),
            program.after(step(Move::StepForward)),
        ] {
            assert!(asked_way(&on).is_none());
            assert_eq!(asked(&on).is_some(), has_word);
            let there = if has_word { program.machine() } else { &next };
            assert_eq!(on.machine(), there);
            assert!(!on.step_page().hides_next_line() || !has_word);
        }
        let announcer = &chosen(&program, answer)
            .step_page()
            .stepper
            .announcer
            .clone();
        assert!(
            announcer
                .last()
                .unwrap()
                .sentence
                .in_lang(Lang::En)
                .starts_with("Right. ")
        );
    }
}

#[test]
fn a_first_wrong_answer_is_called_wrong_and_the_second_says_what_it_overlooks() {
    for (program, _) in every_question() {
        let n_choices = choices(&program).len();
        let unchosen = program.after(CHECK);
        assert_eq!(
            told(&unchosen).in_lang(Lang::En),
            "Give an answer first, then check it."
        );
        let mut reasons = HashSet::new();
        let all = 0..u64::try_from(n_choices).unwrap();
        for choice in all.filter(|choice| *choice != right(&program)) {
            // A check without an answer is no try.
            let once = chosen(&unchosen, choice);
            assert_eq!(once.machine(), program.machine());
            let first = told(&once);
            assert_eq!(first.in_lang(Lang::En), "Not yet. The next check says why.");
            assert_eq!(
                first.in_lang(Lang::Ja),
                "違います。もう一度確かめると、理由を表示します。"
            );
            let twice = told(&chosen(&once, choice));
            let reason = reply(&program, choice);
            assert_eq!(
                twice.in_lang(Lang::En),
                format!("Not yet. {}", reason.in_lang(Lang::En))
            );
            assert_eq!(
                twice.in_lang(Lang::Ja),
                format!("違います。{}", reason.in_lang(Lang::Ja))
            );
            reasons.insert(reason.into_lang(Lang::En));
        }
        // Each has its own; above row 0 all overlook the same.
        let n_reasons = if program.machine().row().is_none() {
            1
        } else {
            n_choices - 1
        };
        assert_eq!(
            reasons.len(),
            n_reasons,
            "{:?}: {reasons:?}",
            program.machine()
        );
    }
}

#[test]
fn a_reason_says_the_bitmap_as_it_is() {
    let dead_end = next_pressed(4, 15);
    let reason = reason(&dead_end, WayOn::Here);
    assert_eq!(
        reason.in_lang(Lang::En),
        "bitmap is 0000, so there is no square left in row 2: the loop goes one row up."
    );
    assert_eq!(
        reason.in_lang(Lang::Ja),
        "bitmap は 0000 です。行2に試すマスはもうないので、ループは 1 行上に戻ります。"
    );
    let left = self::reason(&next_pressed(5, 15), WayOn::Up);
    assert_eq!(
        left.in_lang(Lang::En),
        "bitmap is 10000, not 0: row 2 still has a square to try."
    );
}

#[test]
fn an_answer_that_is_always_the_same_is_seldom_right() {
    let (mut asked, mut chance) = (0_u32, 0.0);
    let mut at_place = [0_u32; 4];
    let mut by_way: HashMap<(ForkKind, WayOn), u32> = HashMap::new();
    let mut by_kind: HashMap<ForkKind, u32> = HashMap::new();
    for (program, _) in every_question() {
        let fork = fork(&program);
        let ways: Vec<_> = fork.ways().collect();
        let at = usize::try_from(right(&program)).unwrap();
        asked += 1;
        chance += 1.0 / f64::from(u32::try_from(ways.len()).unwrap());
        at_place[at] += 1;
        *by_way.entry((fork.kind, ways[at])).or_default() += 1;
        *by_kind.entry(fork.kind).or_default() += 1;
    }
    for (place, n_right) in at_place.into_iter().enumerate() {
        assert!(
            f64::from(n_right) <= 1.3 * chance,
            "place {place}: {n_right} of {asked}, {chance} by chance"
        );
    }
    // Of two ways that are near, neither is much more often the right one.
    for ((kind, way), n_right) in by_way {
        assert!(
            10 * n_right <= 6 * by_kind[&kind],
            "{kind:?} {way:?}: {n_right} of {}",
            by_kind[&kind]
        );
    }
    // Both kinds come equally often.
    let (lines, rows) = (by_kind[&ForkKind::Code], by_kind[&ForkKind::Row]);
    assert!(
        lines.abs_diff(rows) * 5 < asked,
        "{lines} lines, {rows} rows"
    );
}

#[test]
fn without_a_question_about_the_way_nothing_is_chosen() {
    let mut program = Program::open("step/#n=5&at=14&predict=1");
    assert!(!program.act(choose(0)));
    // A word is asked for.
    program.act(step(Move::StepForward));
    assert!(!program.act(choose(0)));
    let asked = next_pressed(5, 15);
    assert!(!asked.clone().act(choose(4)));
    assert!(asked.clone().act(choose(3)));
    // Going elsewhere ends the question.
    assert!(asked_way(&asked.after(step(Move::StepBack))).is_none());
}
