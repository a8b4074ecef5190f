//! The listing as it stands on the page is a program, and runs as the machine does.

use std::collections::HashSet;

use bitqueens::text::{LISTING, listing_text};
use bitqueens_core::{
    SplitMix64,
    faults::Fault,
    program::{Judgement, Program, ProgramRun, RanLine},
    solver::{Field, Machine, Phase, Size},
};

/// Asserts that a run stands where the machine does.
#[track_caller]
fn assert_same(run: &ProgramRun, machine: &Machine, line: RanLine) {
    let phase = machine.phase();
    assert_eq!(LISTING[line.line()].phase, Some(phase), "{line:?}");
    assert_eq!(
        matches!(line, RanLine::End(_)),
        phase == Phase::Finished,
        "{line:?}"
    );
    let number = |name| run.number(name).unwrap();
    let row = machine.row().map_or(-1, i64::from);
    assert_eq!(number("row"), row);
    let solutions = number("solutions").cast_unsigned();
    assert_eq!(solutions, machine.counters().solutions);
    if machine.bit_in_use() {
        assert_eq!(number("bit"), i64::from(machine.bit()));
    }
    assert_eq!(run.steps(), machine.counters().steps);
    // The loop never reads the rows below again; the machine clears them.
    for row in 0..machine.row().map_or(0, |row| row + 1) {
        let words = machine.words(row);
        let written = |name| run.array(name).unwrap()[usize::from(row)];
        let is_here = machine.row() == Some(row);
        if !(is_here && phase == Phase::Left) {
            assert_eq!(written("down"), i64::from(words.down));
        }
        if !(is_here && matches!(phase, Phase::Left | Phase::Down)) {
            assert_eq!(written("right"), i64::from(words.right));
        }
        if !(is_here && matches!(phase, Phase::Left | Phase::Down | Phase::Right)) {
            assert_eq!(written("bitmap"), i64::from(words.bitmap));
        }
        assert_eq!(written("left").cast_unsigned(), words.left);
        if words.board != 0 {
            assert_eq!(written("board"), i64::from(words.board));
        }
    }
}

#[test]
fn the_listing_gives_the_machines_micro_steps_one_by_one() {
    let program = Program::read(&listing_text()).unwrap();
    for size in Size::all().take_while(|size| size.get() <= 10) {
        let mut machine = Machine::new(size);
        let mut run = ProgramRun::new(&program, size).with_limit(u64::MAX);
        while let Some(step) = machine.next() {
            let upcoming = (size.get() <= 6).then(|| run.upcoming());
            let line = run.next().unwrap().unwrap();
            if let Some(upcoming) = upcoming {
                assert_eq!(upcoming, Some(line.line()));
            }
            assert_same(&run, &machine, line);
            // What the step says that it wrote is what the line wrote last.
            let Some(("mask" | "bit" | "after" | "left" | "down" | "right" | "bitmap", written)) =
                step.fields().last()
            else {
                continue;
            };
            let value = run.writes().last().unwrap().value.cast_unsigned();
            assert_eq!(written, Field::Number(value));
        }
        assert_eq!(run.next(), None);
    }
}

/// What mutations put in.
const PIECES: [&str; 40] = [
    "row",
    "left",
    "bitmap",
    "bit",
    "n",
    "mask",
    "board",
    "solutions",
    "x",
    "0",
    "1",
    "63",
    "-1",
    "99999999999",
    "+",
    "-",
    "&",
    "|",
    "^",
    "~",
    "<<",
    ">>",
    "<",
    "<=",
    "==",
    "!=",
    "&&",
    "||",
    "!",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    "while",
    "if",
    "=",
    "+=",
];

fn any<'a>(random: &mut SplitMix64, of: &[&'a str]) -> &'a str {
    of[usize::try_from(random.bits() % of.len() as u64).unwrap()]
}

/// The listing with some of its words and signs changed, or words and signs at random.
fn mutation(random: &mut SplitMix64) -> String {
    if random.bits().is_multiple_of(8) {
        let words = (0..random.bits() % 60).map(|_| any(random, &PIECES));
        return words.collect::<Vec<_>>().join(" ");
    }
    let listing = listing_text();
    let mut parts: Vec<&str> = listing
        .split_inclusive([' ', '\n', '[', ']', '(', ')', ';'])
        .collect();
    for _ in 0..=random.bits() % 4 {
        let at = usize::try_from(random.bits() % parts.len() as u64).unwrap();
        match random.bits() % 4 {
            0 => drop(parts.remove(at)),
            1 => parts.insert(at, any(random, &PIECES)),
            2 => parts[at] = any(random, &PIECES),
            _ => {
                let other = usize::try_from(random.bits() % parts.len() as u64).unwrap();
                parts.swap(at, other);
            }
        }
    }
    parts.concat()
}

#[test]
fn no_text_panics_or_runs_over_its_bound() {
    const LIMIT: u64 = 20_000;
    let mut random = SplitMix64::new(2_024);
    let mut known = HashSet::new();
    let (mut n_read, mut n_ended, mut n_stopped) = (0, 0, 0);
    for at in 0..10_000_u32 {
        let text = mutation(&mut random);
        let program = match Program::read(&text) {
            Ok(program) => program,
            Err(error) => {
                let line = text.lines().nth(error.spot.line).unwrap_or_default();
                assert!(
                    error.spot.column <= line.chars().count(),
                    "{text}\n{error:?}"
                );
                continue;
            }
        };
        n_read += 1;
        if let Some(fault) = Fault::of(&program) {
            known.insert(fault);
        }
        let size = Size::new(u8::try_from(at % 10 + 1).unwrap()).unwrap();
        let mut run = ProgramRun::new(&program, size).with_limit(LIMIT);
        let stop = run.by_ref().find_map(Result::err);
        assert!(run.instructions() <= LIMIT && run.is_over(), "{text}");
        if at.is_multiple_of(8) {
            let judgement = Judgement::of(&program);
            let line = judgement.divergence.map_or(0, |wrong| wrong.line);
            assert!(line < text.lines().count(), "{text}\n{judgement:?}");
        }
        if stop.is_some() {
            n_stopped += 1;
        } else {
            n_ended += 1;
        }
    }
    // The bounds are met, not only kept away from.
    assert!(
        n_read > 500 && n_ended > 100 && n_stopped > 100 && known.len() > 2,
        "{n_read} {n_ended} {n_stopped} {known:?}"
    );
}
