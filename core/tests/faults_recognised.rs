//! A known fault in a program that a reader wrote.

use std::collections::BTreeSet;

use bitqueens_core::{
    faults::{Fault, FaultySearch},
    program::{Judgement, Program, ProgramRun, listing_text},
    solver::Size,
};

/// The loop in a reader's own names and spaces, its lines in places of their own.
const OWN: &str = "
depth = 0; free[0] = mask;               // every column
while depth >= 0 {
  if free[depth] == 0 { depth -= 1; }
  else {
    q = free[depth] & -free[depth];
    free[depth] = free[depth] & ~q;
    queens[depth] = q;
    if depth == n - 1 { count = count + 1; depth -= 1; }
    else {
      depth += 1;
      d[depth] = d[depth - 1] | q;
      r[depth] = (r[depth - 1] | q) >> 1;
      l[depth] = (l[depth - 1] | q) << 1;
      free[depth] = ~(l[depth] | d[depth] | r[depth]) & mask;
    }
  }
}";

/// A part of that text, and what stands there where the fault is.
const TYPED: [(Fault, &str, &str); 20] = [
    (
        Fault::NoDiagonals,
        "~(l[depth] | d[depth] | r[depth]) &",
        "~d[depth] &",
    ),
    (
        Fault::NoBacktrack,
        "== 0 { depth -= 1;",
        "== 0 { depth = -1;",
    ),
    (Fault::WrongWay, "<< 1", ">> 1"),
    (
        Fault::Plus,
        "l[depth] | d[depth] | r[depth]",
        "r[depth]+d[depth]+l[depth]",
    ),
    (Fault::NoNot, "~(l", "(l"),
    (Fault::NoMask, " & mask", ""),
    (Fault::NoPlusOne, "& -free", "& ~free"),
    (Fault::NoClear, "    free[depth] = free[depth] & ~q;\n", ""),
    (
        Fault::ShiftOnce,
        "(l[depth - 1] | q) << 1",
        "l[depth-1] | (q << 1)",
    ),
    (
        Fault::CutLeft,
        "(l[depth - 1] | q) << 1",
        "((l[depth - 1] | q) << 1) & mask",
    ),
    (Fault::RowAboveZero, "depth >= 0", "depth > 0"),
    (
        Fault::HighestBit,
        "q = free[depth] & -free[depth];",
        "q = free[depth]; q |= q >> 1; q |= q >> 2; q |= q >> 4; q -= q >> 1;",
    ),
    (Fault::LastOnly, "d[depth - 1] | q", "q"),
    (Fault::Twice, "d[depth - 1] | q", "d[depth - 1] + q + q"),
    (
        Fault::ColumnNumber,
        "d[depth] = d[depth - 1] | q;",
        "c = 0; while q << c != 1 << n - 1 { c += 1; } d[depth] = d[depth - 1] | c;",
    ),
    (Fault::NoDown, "| d[depth] |", "|"),
    (
        Fault::Flip,
        "l[depth] | d[depth] | r[depth]",
        "l[depth] ^ d[depth] ^ r[depth]",
    ),
    (
        Fault::Intersection,
        "l[depth] | d[depth] | r[depth]",
        "l[depth] & d[depth] & r[depth]",
    ),
    (
        Fault::OneDiagonal,
        "(l[depth - 1] | q) << 1",
        "((l[depth - 1] | q) << 1) & ~0b100",
    ),
    (
        Fault::FewFlags,
        "(l[depth - 1] | q) << 1",
        "(l[depth - 1] | q) << 1 & mask | (l[depth - 1] | q) >> (n - 1)",
    ),
];

#[track_caller]
fn fault(text: &str) -> Option<Fault> {
    Fault::of(&Program::read(text).expect(text))
}

#[track_caller]
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from}");
    text.replace(from, to)
}

#[test]
fn faults_typed_by_hand_are_recognised_whatever_the_names() {
    assert_eq!(
        Judgement::of(&Program::read(&OWN.replace("count", "solutions")).unwrap()).wrong_size(),
        None
    );
    for (expected, from, to) in TYPED {
        assert_eq!(fault(&changed(OWN, from, to)), Some(expected), "{to}");
    }
    let one_word = ["l", "d", "r"]
        .into_iter()
        .fold(OWN.to_owned(), |text, word| {
            let text = text.replace(&format!(" {word}[depth - 1]"), &format!(" {word}"));
            let text = text.replace(&format!("({word}[depth - 1]"), &format!("({word}"));
            text.replace(&format!("{word}[depth]"), word)
        });
    assert_eq!(fault(&one_word), Some(Fault::OneWord), "{one_word}");
}

#[test]
fn every_fault_of_the_search_is_known_as_itself_and_those_of_the_count_have_no_listing() {
    let mut of_the_count = BTreeSet::new();
    for fault in Fault::ALL {
        match fault.listing() {
            // What gives every word its right value is no mistake to be named.
            Some(text) if [Fault::Add, Fault::NoUp, Fault::EachApart].contains(&fault) => {
                assert_eq!(self::fault(&text), None, "{text}");
            }
            Some(text) => assert_eq!(self::fault(&text), Some(fault), "{text}"),
            None => drop(of_the_count.insert(fault.name())),
        }
    }
    let expected = [
        "any-fit",
        "eight-each",
        "kept-only",
        "no-corner-rule",
        "no-middle",
        "no-ties",
        "turns-only",
    ];
    assert_eq!(of_the_count, BTreeSet::from(expected));
}

#[test]
fn a_listing_with_a_fault_counts_what_the_course_counts() {
    let size = Size::new(5).unwrap();
    for fault in Fault::ALL {
        let run = FaultySearch::run(size, fault);
        // In words of 64 bits a search beyond the board takes too long to end.
        let Some(text) = fault
            .listing()
            .filter(|_| run.ended && fault != Fault::NoMask)
        else {
            continue;
        };
        let program = Program::read(&text).unwrap();
        let mut listing = ProgramRun::new(&program, size);
        assert!(
            listing.by_ref().all(|line| line.is_ok()),
            "{}",
            fault.name()
        );
        let solutions = listing.number("solutions").unwrap().cast_unsigned();
        assert_eq!(solutions, run.solutions, "{}", fault.name());
    }
}

#[test]
fn what_is_right_or_wrong_in_another_way_is_no_known_fault() {
    assert_eq!(fault(&listing_text()), None);
    assert_eq!(fault(OWN), None);
    assert_eq!(
        fault(&changed(OWN, "depth = 0; free", "side = n; free")),
        None
    );
    // Nothing but row 0: the loop that never begins is not written yet.
    assert_eq!(fault("bitmap[0] = mask;"), None);
    assert_eq!(fault(&changed(OWN, "| q) >> 1", "| q) >> 2")), None);
    assert_eq!(fault(&changed(OWN, "depth += 1;", "depth += 2;")), None);
    assert_eq!(fault("while n { x += 1; }"), None);
    assert_eq!(fault("while n { }"), None);
    // The loop runs once, and all words are 0 for long.
    assert_eq!(
        fault(&changed(OWN, "free[depth] == 0", "free[depth] != 0")),
        None
    );
    assert_eq!(
        fault(&changed(OWN, "~(l[depth] | d[depth] | r[depth]) & ", "")),
        None
    );
}

#[test]
fn the_course_prints_a_fault_without_indexes() {
    for (fault, right, wrong) in [
        (
            Fault::WrongWay,
            "left = (left | bit) << 1",
            "left = (left | bit) >> 1",
        ),
        (
            Fault::Plus,
            "bitmap = mask & ~(left | down | right)",
            "bitmap = mask & ~(left + down + right)",
        ),
        (Fault::RowAboveZero, "while row >= 0", "while row > 0"),
        (
            Fault::NoPlusOne,
            "bit = bitmap & -bitmap",
            "bit = bitmap & ~bitmap",
        ),
    ] {
        assert_eq!(fault.lines(), [right, wrong]);
    }
}
