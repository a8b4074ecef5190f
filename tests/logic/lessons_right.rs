//! Sentences that were wrong once, held by what they speak of.

use std::collections::BTreeSet;

use bitqueens::{
    course::{BoardSymmetry, FaultTrial, Lesson},
    text::{LISTING, Lang, narrate},
};
use bitqueens_core::{
    bits::BitOrder,
    counting::known,
    solver::{Machine, MicroStep, Size, Solutions},
};

use crate::{
    course_texts::{lesson, terms},
    lessons::phrases,
    terms::unmarked,
};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// Asserts that a lesson says something in both languages.
#[track_caller]
pub(crate) fn says(slug: &str, ja: &str, en: &str) {
    let said = phrases(lesson(slug).unwrap());
    for (lang, words) in [(Lang::Ja, ja), (Lang::En, en)] {
        let mut texts = said.iter().map(|(phrase, _)| phrase.in_lang(lang));
        assert!(
            texts.any(|text| unmarked(text).contains(words)),
            "{slug}: {words}"
        );
    }
}

fn trial(slug: &str) -> &'static FaultTrial {
    let trials = lesson(slug).map(Lesson::trials).unwrap();
    let mut trials = trials;
    trials.next().unwrap()
}

#[test]
fn a_mask_of_three_ones_leaves_four_queens_three_columns() {
    // Queens with row 0's in the last column, which the search of the lesson on free squares leaves out.
    let missed = Solutions::new(size(5)).filter(|board| board.bits()[0] == 1);
    let missed = missed.count();
    assert_eq!(trial("mask").run.solutions, 10 - missed as u64);
    assert_eq!(trial("and").run.solutions, 0);
}

#[test]
fn a_class_has_8_4_or_2_solutions_and_1_for_n_1() {
    let mut sizes = BTreeSet::new();
    for n in 1..=8 {
        for solution in Solutions::new(size(n)) {
            let images = BoardSymmetry::ALL.map(|image| image.of(solution.bits(), size(n)));
            let class: BTreeSet<_> = images.into_iter().collect();
            assert_eq!(class.len() == 1, n == 1);
            sizes.insert(class.len());
        }
    }
    assert_eq!(sizes, BTreeSet::from([1, 2, 4, 8]));
    for (lang, said) in [
        (Lang::En, "8, 4 or 2 of them, and 1 for N = 1."),
        (Lang::Ja, "8、4、2 のどれかで、N = 1 だけは 1 です。"),
    ] {
        let class = terms(lang).find(|term| term.slug == "class").unwrap();
        assert!(crate::terms::spaced(&class.meaning).ends_with(said));
    }
    assert_eq!(known(size(1)).unique, 1);
}

#[test]
fn none_of_the_four_mirrors_leaves_a_solution_as_it_is() {
    let mirrors: Vec<_> = BoardSymmetry::ALL
        .into_iter()
        .filter(|image| image.mirrored)
        .collect();
    assert_eq!(mirrors.len(), 4);
    for n in 2..=9 {
        for solution in Solutions::new(size(n)) {
            for mirror in &mirrors {
                assert_ne!(
                    mirror.of(solution.bits(), size(n)),
                    solution.bits(),
                    "N = {n}"
                );
            }
        }
    }
}

#[test]
fn a_word_without_ones_attacks_no_column_in_words() {
    let mut n_empty = 0;
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        while let Some(step) = machine.next() {
            let word = match step {
                MicroStep::Left { left, .. } => left,
                MicroStep::Down { down, .. } => down.into(),
                MicroStep::Right { right, .. } => right.into(),
                _ => continue,
            };
            let sentence = narrate(&machine, BitOrder::MsbLeft).into_lang(Lang::Ja);
            let is_empty = word & u64::from(size(n).mask()) == 0;
            assert_eq!(
                sentence.contains(" で効いている列はありません。"),
                is_empty,
                "{sentence}"
            );
            assert_eq!(sentence.contains(" が効くのは"), !is_empty, "{sentence}");
            assert!(
                !sentence.contains("なしです") && !sentence.contains("0 列"),
                "{sentence}"
            );
            n_empty += u32::from(is_empty);
        }
    }
    assert_ne!(n_empty, 0);
}

#[test]
fn the_row_needs_a_sign_because_it_is_compared_with_0() {
    let code: String = LISTING.iter().map(|line| line.code).collect();
    assert!(code.contains("row >= 0") && !code.contains("-1 "));
    for (phrase, _) in phrases(lesson("exits").unwrap()) {
        assert!(
            !phrase.in_lang(Lang::En).contains("compared with -1"),
            "{}",
            phrase.in_lang(Lang::En)
        );
    }
}

#[test]
fn words_that_mean_something_else_lead_to_no_term() {
    // A layout is no placement, and two's complement is no operation.
    for (phrase, _) in phrases(lesson("layout").unwrap()) {
        assert!(
            !phrase.in_lang(Lang::Ja).contains("](placement)")
                && !phrase.in_lang(Lang::En).contains("](placement)")
        );
    }
    for lang in Lang::ALL {
        let mut terms = terms(lang);
        let term = terms.find(|term| term.slug == "twos-complement").unwrap();
        assert_eq!(term.also, "");
    }
}

/// Every solution, each row's queen by its column.
fn solutions(size: Size) -> Vec<Vec<u8>> {
    fn below(
        mask: u32,
        [left, down, right]: [u32; 3],
        queens: &mut Vec<u8>,
        found: &mut Vec<Vec<u8>>,
    ) {
        if mask == down {
            found.push(queens.clone());
        }
        let mut free = mask & !(left | down | right);
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            queens.push(u8::try_from(bit.trailing_zeros()).unwrap());
            let words = [(left | bit) << 1, down | bit, (right | bit) >> 1];
            below(mask, words, queens, found);
            queens.pop();
        }
    }
    let mut found = Vec::new();
    below(size.mask(), [0; 3], &mut Vec::new(), &mut found);
    found
}

/// The queens that stand on the two outer lines of a side of a board, by their squares.
fn ring(queens: &[u8]) -> Vec<(usize, usize)> {
    let last = queens.len() - 1;
    let squares = queens.iter().map(|column| usize::from(*column)).enumerate();
    let is_outer = |place: usize| place.min(last - place) < 2;
    squares
        .filter(|(row, column)| is_outer(*row) || is_outer(*column))
        .collect()
}

#[test]
fn rings_give_one_unique_solution_too_many_from_n_12_on() {
    for n in 6..=12 {
        let of = size(n);
        let last = usize::from(n) - 1;
        let images = |queens: &[u8]| {
            let mirror = |of: &Vec<u8>| of.iter().map(|column| n - 1 - column).collect::<Vec<_>>();
            let turn = |of: &Vec<u8>| {
                let row = |column: u8| of.iter().position(|at| *at == column).unwrap();
                (0..n)
                    .map(|column| u8::try_from(last - row(column)).unwrap())
                    .collect::<Vec<_>>()
            };
            let mut all = vec![queens.to_vec()];
            (0..3).for_each(|at| all.push(turn(&all[at])));
            let mirrors: Vec<_> = all.iter().map(mirror).collect();
            [all, mirrors].concat()
        };
        // Of the images of a ring, the first is kept.
        let kept = solutions(of).into_iter().filter(|queens| {
            let rings = images(queens).into_iter().map(|of| ring(&of));
            rings.min() == Some(ring(queens))
        });
        let n_insides = kept.count() as u64;
        let more = u64::from(n == 12);
        assert_eq!(n_insides, known(of).unique + more, "N = {n}");
    }
    assert_eq!(known(size(12)).unique, 1_787);
}

#[test]
fn an_odd_board_has_one_queen_in_its_centre_or_one_on_each_of_its_middle_lines() {
    for n in [5, 7, 9] {
        let middle = n / 2;
        let mut seen = BTreeSet::new();
        for queens in solutions(size(n)) {
            let row = queens.iter().position(|column| *column == middle);
            seen.insert(row == Some(middle.into()));
        }
        assert_eq!(seen, BTreeSet::from([false, true]), "N = {n}");
    }
}
