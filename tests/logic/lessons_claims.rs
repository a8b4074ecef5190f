//! What the lessons claim of the search, worked out, beside its sentence in both languages.

use bitqueens_core::{
    bits::{ClearLowest, Scope, View, Width, Word},
    ladder::{Method, Run},
    solver::{Machine, Phase, Size, Solutions},
};

use crate::lessons_right::says;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// The queens placed until the last solution is there, and in the whole search.
fn placements(n: u8) -> [usize; 2] {
    let (mut placed, mut at_last) = (0, 0);
    for step in Machine::new(size(n)) {
        placed += usize::from(step.phase() == Phase::Place);
        if step.phase() == Phase::Solution {
            at_last = placed;
        }
    }
    [at_last, placed]
}

#[test]
fn the_queens_are_those_of_the_whole_search_and_not_up_to_its_last_solution() {
    assert_eq!(placements(6), [127, 152]);
    says(
        "cost",
        "探索は、終わるまでに、クイーンをのべ何回置きますか",
        "place a queen in the whole search?",
    );
    let [at_last, whole] = placements(8);
    assert!(at_last < whole);
    let whole = bitqueens::text::grouped(whole as u64);
    says(
        "arrays",
        &format!("探索は終わるまでに、クイーンを {whole} 回置きます"),
        &format!("the whole search places a queen {whole} times"),
    );
}

#[test]
fn arrays_need_room_for_each_row_that_is_in_work_or_waits() {
    let mut machine = Machine::new(size(8));
    let mut rows = 0;
    while machine.advance().is_some() {
        rows = rows.max(machine.row().map_or(0, |row| row + 1));
    }
    assert_eq!(rows, 8);
    says(
        "arrays",
        "何行分の場所が必要ですか",
        "For how many rows do they need room?",
    );
}

#[test]
fn after_the_first_solution_of_n_5_the_loop_goes_up_to_row_1() {
    let mut machine = Machine::new(size(5));
    while machine
        .advance()
        .is_some_and(|phase| phase != Phase::Solution)
    {}
    let row = machine.row().unwrap();
    assert!(row == 3 && machine.words(row).bitmap == 0);
    says(
        "backtrack",
        "解を数えると行3に戻りますが",
        "the search goes up to row 3, which has nothing left",
    );
    let mut ups = 0;
    while machine.advance() == Some(Phase::Backtrack) {
        ups += 1;
    }
    assert_eq!((ups, machine.row()), (2, Some(1)));
    says(
        "exits",
        "さらに 2 回上へ戻り、行1で続けます",
        "the loop goes up twice more, to row 1",
    );
}

#[test]
fn the_last_row_has_one_column_left_and_may_have_no_free_square() {
    let mut n_without = 0;
    for n in 4..=8 {
        let mut machine = Machine::new(size(n));
        while let Some(phase) = machine.advance() {
            let row = machine.row().unwrap_or(0);
            if phase == Phase::Free && row == n - 1 {
                let words = machine.words(row);
                assert_eq!(words.down.count_ones(), u32::from(n) - 1);
                assert!(words.bitmap.count_ones() <= 1);
                n_without += u32::from(words.bitmap == 0);
            }
        }
    }
    assert_ne!(n_without, 0);
    says(
        "exits",
        "`bitmap` の 1 は多くても 1 つです",
        "so `bitmap` has at most one 1",
    );
}

#[test]
fn the_search_starts_without_shadows() {
    let machine = Machine::new(size(5));
    let words = machine.words(0);
    assert_eq!((words.left, words.down, words.right), (0, 0, 0));
    assert_eq!((machine.row(), machine.counters().solutions), (Some(0), 0));
    says(
        "whole",
        "`row`、`solutions`、`left[0]`、`down[0]`、`right[0]` が 0 です",
        "`row`, `solutions`, `left[0]`, `down[0]` and `right[0]` are 0",
    );
    assert_eq!(machine.bit(), 0);
    assert!((1..5).all(|row| machine.words(row) == words));
    says(
        "code",
        "`n` と `mask` のほかは、どれも 0 から始めます",
        "all names of the search hold 0, but for `n` and `mask`",
    );
    let left = (words.left | 0b00010) << 1;
    let sum = format!("`(00000 | 00010) << 1 = {left:05b}`");
    says("shadow", &sum, &sum);
}

/// The queens placed until the first solution, with the squares of a row tried from the lowest bit or the highest.
fn before_the_first(n: u32, from_lowest: bool) -> u32 {
    fn place(n: u32, from_lowest: bool, words: [u32; 3], row: u32, placed: &mut u32) -> bool {
        if row == n {
            return true;
        }
        let mut free = ((1 << n) - 1) & !(words[0] | words[1] | words[2]);
        while free != 0 {
            let power = if from_lowest {
                free.trailing_zeros()
            } else {
                free.ilog2()
            };
            let bit = 1 << power;
            free ^= bit;
            *placed += 1;
            let below = [(words[0] | bit) << 1, words[1] | bit, (words[2] | bit) >> 1];
            if place(n, from_lowest, below, row + 1, placed) {
                return true;
            }
        }
        false
    }
    let mut placed = 0;
    assert!(place(n, from_lowest, [0; 3], 0, &mut placed));
    placed
}

#[test]
fn both_orders_place_as_many_queens_before_the_first_solution() {
    let [five, eight] = [5, 8].map(|n| before_the_first(n, true));
    assert_eq!([five, eight], [5, 8].map(|n| before_the_first(n, false)));
    says(
        "order",
        &format!("N = 5 なら {five} 個、N = 8 なら {eight} 個のクイーンを置きます"),
        &format!("both place {five} queens with N = 5, and {eight} with N = 8"),
    );
}

#[test]
fn flags_are_as_many_as_diagonals_and_words_as_rows() {
    let n = 8_i32;
    let squares = (0..n).flat_map(|row| (0..n).map(move |column| row + column));
    let diagonals: std::collections::BTreeSet<_> = squares.collect();
    let n_flags = diagonals.len();
    says(
        "shift",
        &format!(
            "N = 8 なら {n_flags} 個のフラグが必要です。シフトなら、向きごとに 1 行につき数が 1 つ、全部で {n} つ"
        ),
        &format!("{n_flags} with N = 8. With shifts, it needs one number a row, {n} in all"),
    );
}

/// The queens placed and the rows tested with row 0's queen in the corner.
fn in_the_corner(has_rule_of_row_1: bool) -> [u64; 2] {
    struct Corner {
        has_rule: bool,
        board: [u32; 8],
        placed: u64,
        tested: u64,
    }
    impl Corner {
        fn place(&mut self, row: usize, [left, down, right]: [u32; 3]) {
            if row == 8 {
                return;
            }
            self.tested += 1;
            let mut free = 0xff & !(left | down | right);
            if row == 1 && self.has_rule {
                free &= 0x7f;
            }
            if row > 1 && 1 << row <= self.board[1] {
                free &= !2;
            }
            while free != 0 {
                let bit = free & free.wrapping_neg();
                free ^= bit;
                self.placed += 1;
                self.board[row] = bit;
                self.place(row + 1, [(left | bit) << 1, down | bit, (right | bit) >> 1]);
            }
        }
    }
    let mut corner = Corner {
        has_rule: has_rule_of_row_1,
        board: [1; 8],
        placed: 1,
        tested: 0,
    };
    corner.place(1, [2, 1, 0]);
    [corner.placed, corner.tested]
}

#[test]
fn the_corner_leaves_out_the_leftmost_column_of_row_1() {
    let (_, figures) = Run::of(Method::CornerEdge, size(8)).counted();
    let [with, without] = [true, false].map(in_the_corner);
    // What the rule saves is the difference between the two; the count of the lesson has the rule.
    let of_all = |corner: [u64; 2]| {
        [
            figures.nodes - with[0] + corner[0],
            figures.tests - with[1] + corner[1],
        ]
    };
    assert_eq!(of_all(with), [569, 553]);
    assert_eq!(of_all(without), [581, 565]);
    // No solution has both queens there that is the smaller of the two mirror images.
    let lost = Solutions::new(size(8)).any(|solution| {
        let bits = solution.bits();
        let second = bits.iter().position(|bit| *bit == 2);
        bits[0] == 1 && bits[1] == 0x80 && second.is_some_and(|row| 1 << row > bits[1])
    });
    assert!(!lost);
    says(
        "corner",
        "行1の左端の列も使いません",
        "Row 1's queen is never in the leftmost column",
    );
}

#[test]
fn one_candidate_is_a_word_that_is_not_0_and_loses_its_only_1() {
    let says_single = |x: u32| x != 0 && x & x.wrapping_sub(1) == 0;
    assert!((0..512_u32).all(|x| says_single(x) == x.is_power_of_two()));
    // Without its first half the test takes an empty set for a single candidate.
    let none = Word::zero(Width::BYTE);
    assert_eq!(ClearLowest::of(none).result, none);
    says(
        "elsewhere",
        "`x` が 0 でなく、`x & (x - 1)` が 0 のマスです",
        "`x` is not 0 and `x & (x - 1)` is 0",
    );
}

#[test]
fn of_two_signs_before_a_name_the_nearer_one_comes_first() {
    let scope = Scope::new(Width::BYTE, View::Unsigned).with("x", 20);
    let value = |text: &str| scope.evaluate(text).unwrap().result.value();
    for (text, read) in [("-~x", "-(~x)"), ("~-x", "~(-x)")] {
        assert_eq!(value(text), value(read));
        assert_ne!(value(text), value("x"));
    }
    says(
        "precedence",
        "1 段目では、`x` に近いものが先です",
        "but for the first row, where the one next to `x` comes first",
    );
}
