//! The reader as the solver.

use bitqueens::text::Lang;
use bitqueens::{
    draw::{Mark, bit_rows_of},
    pages::solve::{SIDES, SolveAction, SolvePage, Solved, words},
    site::{Route, SiteAction},
    text::reason,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Line, OpenRow, Size, Solutions},
};
use proptest::prelude::*;

use crate::program::Program;

fn open() -> Program {
    Program::open("solve/")
}

fn solve(program: &Program) -> &SolvePage {
    program.page()
}

fn press(program: &mut Program, row: u8, column: u8) {
    program.act(SolveAction::Press { row, column });
}

/// Presses a square in each row, from the top.
fn press_all(program: &mut Program, columns: &[u8]) {
    for (row, column) in (0..).zip(columns) {
        press(program, row, *column);
    }
}

/// The sentence told last, in English.
fn told(program: &Program) -> &str {
    solve(program)
        .announcer
        .last()
        .unwrap()
        .sentence
        .in_lang(Lang::En)
}

/// The six words below the board, as drawn.
fn row_values(program: &Program) -> Vec<u64> {
    let open = OpenRow::from(solve(program).placement);
    let rows = bit_rows_of(&open, BitOrder::MsbLeft);
    rows.iter().map(|row| row.bits.value).collect()
}

#[test]
fn a_refused_square_shows_what_runs_through_it_until_a_queen_moves() {
    for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
        let mut program = open();
        program.share(SiteAction::Order(order));
        press(&mut program, 0, 1);
        let row = |program: &Program, row: u8| -> Vec<(Mark, bool)> {
            let board = solve(program).board(order);
            let marks = board.row(row).iter();
            marks
                .map(|square| (square.mark, square.lines().next().is_some()))
                .collect()
        };
        let hidden = [(Mark::Hidden, false); 4];
        assert_eq!(row(&program, 1), hidden);
        press(&mut program, 1, 0);
        press(&mut program, 1, 1);
        let refused = (Mark::Attacked, true);
        let open = (Mark::Hidden, false);
        assert_eq!(row(&program, 1), [refused, refused, open, open]);
        assert_eq!(row(&program, 2), hidden);
        press(&mut program, 1, 3);
        assert_eq!(row(&program, 2), hidden);
        program.act(SolveAction::Undo);
        assert_eq!(row(&program, 1), hidden);
    }
}

#[test]
fn queens_placed_by_hand_find_both_solutions_of_four() {
    let mut program = open();
    press_all(&mut program, &[2, 0, 3, 1]);
    assert!(solve(&program).placement.is_full());
    assert_eq!(
        told(&program),
        "A solution: 1 of 2 found. Take queens back and look for the next one."
    );
    program.act(SolveAction::Clear);
    press_all(&mut program, &[1, 3, 0, 2]);
    assert_eq!(solve(&program).solved.count(solve(&program).size()), 2);
    assert!(told(&program).contains("every solution"));
    assert_eq!(solve(&program).solved.stored(), "4.1 4.2");
    // The same board again is no third solution.
    program.act(SolveAction::Undo);
    press(&mut program, 3, 2);
    assert!(told(&program).starts_with("A solution, but one you have found before."));
    let page = solve(&program);
    assert_eq!(page.solved.found(page.size()).count(), 2);
}

#[test]
fn the_rows_follow_the_queens() {
    let mut program = open();
    assert_eq!(row_values(&program), [0, 0, 0, 0b1111, 0b1111, 0]);
    press(&mut program, 0, 2);
    assert_eq!(row_values(&program), [0b100, 0b10, 0b1, 0b1111, 0b1000, 0]);
    press(&mut program, 1, 0);
    // With the ghost bit beyond the board.
    assert_eq!(
        row_values(&program),
        [0b11000, 0b1010, 0b100, 0b1111, 0b1, 0]
    );
    press(&mut program, 2, 3);
    press(&mut program, 3, 1);
    assert_eq!(
        row_values(&program),
        [0b11_0010, 0b1011, 0b10, 0b1111, 0b100, 0b100]
    );
}

#[test]
fn a_wrong_square_names_the_attacker_and_its_line() {
    let mut program = open();
    press(&mut program, 0, 2);
    press(&mut program, 1, 3);
    assert_eq!(solve(&program).placement.n_queens(), 1);
    let reason = |line, column| reason(Attack { queen_row: 0, line }, column).into_lang(Lang::En);
    assert_eq!(told(&program), reason(Line::Right, 3));
    press(&mut program, 1, 2);
    assert_eq!(told(&program), reason(Line::Down, 2));
    press(&mut program, 3, 0);
    assert_eq!(
        told(&program),
        "Queens are placed from the top. Row 1 is next."
    );
    press(&mut program, 0, 1);
    assert!(told(&program).starts_with("Row 0 has its queen."));
}

#[test]
fn a_dead_end_says_so_and_undo_leads_out_of_it() {
    let mut program = open();
    press_all(&mut program, &[3, 1]);
    assert!(
        told(&program).contains("dead end. Take a queen back."),
        "{}",
        told(&program)
    );
    program.act(SolveAction::Undo);
    assert!(told(&program).starts_with("Back to row 1."));
    // A press on a queen takes it back as well.
    press(&mut program, 0, 3);
    assert_eq!(solve(&program).placement.n_queens(), 0);
    program.act(SolveAction::Undo);
    assert_eq!(told(&program), words::NOTHING_TO_TAKE.in_lang(Lang::En));
}

#[test]
fn the_same_sentence_twice_is_told_twice() {
    let mut program = open();
    let serial = |program: &Program| solve(program).announcer.last().unwrap().serial;
    let before = serial(&program);
    program.act(SolveAction::Undo);
    program.act(SolveAction::Undo);
    assert_eq!(serial(&program), before + 2);
}

#[test]
fn the_board_keeps_its_lines_until_they_are_asked_for() {
    let mut program = open();
    press(&mut program, 0, 2);
    let marks = |program: &Program| -> Vec<Mark> {
        let board = solve(program).board(BitOrder::MsbLeft);
        board.squares.iter().map(|square| square.mark).collect()
    };
    assert!(
        marks(&program)[4..]
            .iter()
            .all(|mark| *mark == Mark::Hidden)
    );
    program.act(SolveAction::ShowAttacks(true));
    assert_eq!(
        marks(&program)[4..8],
        [Mark::Free, Mark::Attacked, Mark::Attacked, Mark::Attacked]
    );
}

#[test]
fn columns_are_those_that_the_reader_sees() {
    let mut program = open();
    program.share(SiteAction::Order(BitOrder::LsbLeft));
    press(&mut program, 0, 1);
    assert_eq!(solve(&program).placement.powers(), [1]);
    assert!(told(&program).starts_with("A queen stands in row 0, column 1."));
    assert_eq!(program.address(), "solve/#n=4&queens=2");
    program.act(SolveAction::Hint);
    let power = solve(&program).hint.unwrap();
    assert!(told(&program).contains(&format!("Row 1, column {power} ")));
    let board = solve(&program).board(BitOrder::LsbLeft);
    let picked = board.squares.iter().find(|square| square.picked).unwrap();
    assert_eq!((picked.row, picked.column), (1, power));
    // On another page the order can be turned round: no sentence about columns may remain.
    program.go("learn/");
    program.share(SiteAction::Order(BitOrder::MsbLeft));
    program.go("solve/");
    assert!(!told(&program).contains("column"), "{}", told(&program));
    assert_eq!(solve(&program).placement.n_queens(), 1);
}

#[test]
fn hints_alone_find_every_solution() {
    for side in [4, 5, 6] {
        let size = Size::new(side).unwrap();
        let mut program = open();
        program.act(SolveAction::Size(size));
        for _ in 0..2_000 {
            program.act(SolveAction::Hint);
            let page = solve(&program);
            let row = page.placement.n_queens();
            if told(&program) == words::ALL_FOUND.in_lang(Lang::En) {
                break;
            }
            if let Some(power) = page.hint {
                press(&mut program, row, BitOrder::MsbLeft.column(power, side));
                assert_eq!(solve(&program).placement.n_queens(), row + 1);
            } else {
                assert!(
                    (0..row)
                        .any(|above| told(&program) == words::hint_back(above).in_lang(Lang::En)),
                    "{}",
                    told(&program)
                );
                program.act(SolveAction::Undo);
            }
        }
        let found = solve(&program).solved.count(size);
        assert_eq!(found, Solutions::new(size).count());
    }
}

#[test]
fn a_solution_that_an_address_shows_has_no_hint() {
    let mut program = Program::open("solve/#n=4&queens=2.0.3.1");
    assert_eq!(told(&program), words::FULL.in_lang(Lang::En));
    program.act(SolveAction::Hint);
    assert_eq!(told(&program), words::FULL.in_lang(Lang::En));
    assert_eq!(solve(&program).hint, None);
    assert_eq!(solve(&program).solved, Solved::default());
}

#[test]
fn the_address_restores_the_board() {
    let hash = "solve/#n=5&queens=4.2";
    let program = Program::open(hash);
    assert_eq!(
        (program.state.route, program.notice()),
        (Route::Solve, None)
    );
    assert_eq!(solve(&program).placement.powers(), [0, 2]);
    assert_eq!(told(&program), "Row 2 has one free square, bitmap = 10000.");
    assert_eq!(program.address(), hash);
    for (hash, queens) in [
        ("solve/#n=5&queens=4.3", 1),
        ("solve/#n=5&queens=9", 0),
        ("solve/#n=5&queens=255", 0),
        ("solve/#n=5&queens=4..2", 1),
        ("solve/#n=5&queens=crown", 0),
    ] {
        let program = Program::open(hash);
        assert_eq!(
            program.said(),
            words::QUEENS_PROBLEM.in_lang(Lang::En),
            "{hash}"
        );
        assert_eq!(solve(&program).placement.n_queens(), queens, "{hash}");
    }
}

#[test]
fn a_board_that_is_not_solved_by_hand_is_the_nearest_one() {
    for (n, used) in [("20", 8), ("99", 8), ("1", 4), ("-3", 4), ("cat", 4)] {
        let program = Program::open(&format!("solve/#n={n}"));
        let size = Size::new(used).unwrap();
        assert_eq!(program.notice(), Some(&words::size_problem(size)), "{n}");
        assert_eq!(solve(&program).size(), size);
    }
    let program = Program::open("solve/#n=5&lines=maybe");
    assert!(program.said().contains("lines must be 0 or 1"));
    assert!(!solve(&program).show_attacks);
}

#[test]
fn an_address_without_a_board_leaves_the_queens() {
    let mut program = Program::open("solve/#n=5&queens=4.2&lines=1");
    program.go("step/");
    program.go("ja/solve/");
    assert_eq!(solve(&program).placement.n_queens(), 2);
    assert!(solve(&program).show_attacks);
}

#[test]
fn what_was_found_is_stored_and_read_again() {
    let text = "4.2 5.10 8.92";
    assert_eq!(Solved::read(text).stored(), text);
    for nonsense in [
        "", "4.0", "4.3", "3.1", "9.1", "4", "4.x", ".", "4.-1", "99.1",
    ] {
        assert_eq!(Solved::read(nonsense), Solved::default(), "{nonsense}");
    }
    let mut program = Program::open_stored("solve/#n=4", &[(Solved::KEY, "4.1 5.3")]);
    assert_eq!(solve(&program).solved.stored(), "4.1 5.3");
    program.act(SolveAction::Forget);
    assert_eq!(solve(&program).solved.stored(), "5.3");
    assert_eq!(Solved::KEY, "bitqueens.solved");
}

fn any_action() -> impl Strategy<Value = SolveAction> {
    prop_oneof![
        8 => (0_u8..9, 0_u8..9).prop_map(|(row, column)| SolveAction::Press { row, column }),
        2 => Just(SolveAction::Undo),
        1 => Just(SolveAction::Hint),
        1 => (4_u8..10).prop_map(|side| SolveAction::Size(Size::new(side).unwrap())),
        1 => any::<bool>().prop_map(SolveAction::ShowAttacks),
    ]
}

proptest! {
    #[test]
    fn no_two_queens_ever_attack_each_other(
        actions in proptest::collection::vec(any_action(), 0..60),
        lsb in any::<bool>(),
    ) {
        let mut program = open();
        program.share(SiteAction::Order(if lsb { BitOrder::LsbLeft } else { BitOrder::MsbLeft }));
        for action in actions {
            program.act(action);
            let page = solve(&program);
            prop_assert!(SIDES.contains(&page.size().get()));
            let columns: Vec<i32> = page.placement.powers().iter().copied().map(i32::from).collect();
            for (row, column) in columns.iter().enumerate() {
                for (below, other) in columns.iter().enumerate().skip(row + 1) {
                    let rows = i32::try_from(below - row).unwrap();
                    prop_assert!(*column != *other && (column - other).abs() != rows);
                }
            }
            let again = Program::open(&program.address());
            prop_assert_eq!(again.notice(), None);
            prop_assert_eq!(solve(&again).placement, page.placement);
            prop_assert_eq!(solve(&again).show_attacks, page.show_attacks);
        }
    }
}
