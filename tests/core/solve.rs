//! The reader as the solver.

use bitqueens::{
    bits::BitOrder,
    solver::{Size, Solutions},
    state::{
        Action, Environment, Mark, Page, Preferences, Solve, SolveAction, SolveScene, Solved, State,
    },
    text::{Notice, Problem, solve::Event},
};
use proptest::prelude::*;

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn act(solve: &mut Solve, action: SolveAction) {
    solve.apply(action, BitOrder::MsbLeft);
}

fn press(solve: &mut Solve, row: u8, column: u8) {
    act(solve, SolveAction::Press { row, column });
}

fn says(solve: &Solve) -> String {
    solve.event.sentence(BitOrder::MsbLeft).en
}

fn scene(solve: &Solve) -> SolveScene {
    SolveScene::of(solve, Preferences::of(&Environment::default()))
}

/// The six words below the board, as drawn.
fn words(solve: &Solve) -> Vec<u64> {
    scene(solve).rows.iter().map(|row| row.value).collect()
}

#[test]
fn queens_set_by_hand_find_both_solutions_of_four() {
    let mut solve = Solve::default();
    for (row, column) in (0..).zip([2, 0, 3, 1]) {
        press(&mut solve, row, column);
    }
    assert!(solve.is_full());
    assert_eq!(
        says(&solve),
        "A solution: 1 of 2 found. Take queens back and look for the next one."
    );
    act(&mut solve, SolveAction::Clear);
    for (row, column) in (0..).zip([1, 3, 0, 2]) {
        press(&mut solve, row, column);
    }
    assert_eq!(solve.solved.count(solve.size()), 2);
    assert!(says(&solve).contains("every solution"));
    assert_eq!(solve.solved.stored(), "4.1 4.2");
    // The same board again is no third solution.
    act(&mut solve, SolveAction::Undo);
    press(&mut solve, 3, 2);
    assert!(says(&solve).starts_with("A solution, but one you have found before."));
    assert_eq!(scene(&solve).found.len(), 2);
}

#[test]
fn the_rows_follow_the_queens() {
    let mut solve = Solve::default();
    assert_eq!(words(&solve), [0, 0, 0, 0b1111, 0b1111, 0]);
    press(&mut solve, 0, 2);
    assert_eq!(words(&solve), [0b100, 0b10, 0b1, 0b1111, 0b1000, 0]);
    press(&mut solve, 1, 0);
    // With the ghost bit beyond the board.
    assert_eq!(words(&solve), [0b11000, 0b1010, 0b100, 0b1111, 0b1, 0]);
    press(&mut solve, 2, 3);
    press(&mut solve, 3, 1);
    assert_eq!(
        words(&solve),
        [0b11_0010, 0b1011, 0b10, 0b1111, 0b100, 0b100]
    );
}

#[test]
fn a_wrong_square_names_the_attacker_and_its_line() {
    let mut solve = Solve::default();
    press(&mut solve, 0, 2);
    press(&mut solve, 1, 3);
    assert_eq!(solve.position.queens().len(), 1);
    assert_eq!(
        says(&solve),
        "Column 3 is forbidden: the right diagonal of the queen in row 0 runs through it."
    );
    press(&mut solve, 1, 2);
    assert!(says(&solve).contains("column"));
    press(&mut solve, 3, 0);
    assert_eq!(says(&solve), "Queens are set from the top. Row 1 is next.");
    press(&mut solve, 0, 1);
    assert!(says(&solve).starts_with("Row 0 has its queen."));
}

#[test]
fn a_dead_end_says_so_and_undo_leads_out_of_it() {
    let mut solve = Solve::default();
    press(&mut solve, 0, 3);
    press(&mut solve, 1, 1);
    assert!(
        says(&solve).contains("dead end. Take a queen back."),
        "{}",
        says(&solve)
    );
    act(&mut solve, SolveAction::Undo);
    assert!(says(&solve).starts_with("Back to row 1."));
    // A press on a queen takes it back as well.
    press(&mut solve, 0, 3);
    assert!(solve.position.queens().is_empty());
    act(&mut solve, SolveAction::Undo);
    assert_eq!(solve.event, Event::NothingToTake);
}

#[test]
fn the_board_keeps_its_lines_until_they_are_asked_for() {
    let mut solve = Solve::default();
    press(&mut solve, 0, 2);
    let marks = |solve: &Solve| -> Vec<Mark> {
        scene(solve)
            .board
            .squares
            .iter()
            .map(|square| square.mark)
            .collect()
    };
    assert!(marks(&solve)[4..].iter().all(|mark| *mark == Mark::Hidden));
    act(&mut solve, SolveAction::Lines(true));
    assert_eq!(
        marks(&solve)[4..8],
        [Mark::Free, Mark::Attacked, Mark::Attacked, Mark::Attacked]
    );
}

#[test]
fn hints_alone_find_every_solution() {
    for side in [4, 5, 6] {
        let size = Size::new(side).unwrap();
        let mut solve = Solve::default();
        act(&mut solve, SolveAction::Size(size));
        for _ in 0..2_000 {
            act(&mut solve, SolveAction::Hint);
            match solve.event.clone() {
                Event::HintSquare { row, bit, size } => {
                    let power = u8::try_from(bit.trailing_zeros()).unwrap();
                    press(&mut solve, row, BitOrder::MsbLeft.column(power, size.get()));
                }
                Event::HintBack { row } => {
                    assert!(row < solve.position.row());
                    act(&mut solve, SolveAction::Undo);
                }
                Event::AllFound => break,
                other => panic!("no hint but {other:?}"),
            }
        }
        assert_eq!(solve.solved.count(size), Solutions::new(size).count());
    }
}

#[test]
fn the_address_restores_the_board() {
    let hash = "#/solve?n=5&queens=4.2&lang=en";
    let state = open(hash);
    assert_eq!((state.page, state.notice.clone()), (Page::Solve, None));
    assert_eq!(state.solve.position.queens(), [0b1, 0b100]);
    assert_eq!(
        says(&state.solve),
        "Row 2 has one free square, bitmap = 10000."
    );
    assert_eq!(state.address().to_string(), hash);
    for (hash, queens) in [
        ("#/solve?n=5&queens=4.3", 1),
        ("#/solve?n=5&queens=9", 0),
        ("#/solve?n=5&queens=4..2", 1),
        ("#/solve?n=5&queens=crown", 0),
    ] {
        let state = open(hash);
        assert_eq!(
            state.notice,
            Some(Notice::Address(vec![Problem::Queens])),
            "{hash}"
        );
        assert_eq!(state.solve.position.queens().len(), queens, "{hash}");
    }
    let used = Size::new(8).unwrap();
    let state = open("#/solve?n=20");
    assert_eq!(
        state.notice,
        Some(Notice::Address(vec![Problem::Size { used }]))
    );
    // The header's link leaves the board as it is.
    let mut state = open("#/solve?n=5&queens=4.2");
    state = state.apply(Action::Open("#/step".into())).unwrap();
    state = state.apply(Action::Open("#/solve?lang=ja".into())).unwrap();
    assert_eq!(state.solve.position.queens().len(), 2);
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
    let mut solve = Solve::stored("4.1 5.3");
    act(&mut solve, SolveAction::Forget);
    assert_eq!(solve.solved.stored(), "5.3");
}

fn any_action() -> impl Strategy<Value = SolveAction> {
    prop_oneof![
        8 => (0_u8..9, 0_u8..9).prop_map(|(row, column)| SolveAction::Press { row, column }),
        2 => Just(SolveAction::Undo),
        1 => Just(SolveAction::Hint),
        1 => (4_u8..10).prop_map(|side| SolveAction::Size(Size::new(side).unwrap())),
        1 => any::<bool>().prop_map(SolveAction::Lines),
    ]
}

proptest! {
    #[test]
    fn no_two_queens_ever_attack_each_other(
        actions in proptest::collection::vec(any_action(), 0..60),
        lsb in any::<bool>(),
    ) {
        let order = if lsb { BitOrder::LsbLeft } else { BitOrder::MsbLeft };
        let mut solve = Solve::default();
        for action in actions {
            solve.apply(action, order);
            prop_assert!(!solve.event.sentence(order).ja.is_empty());
            let columns: Vec<i32> = solve
                .position
                .queens()
                .iter()
                .map(|queen| i32::try_from(queen.trailing_zeros()).unwrap())
                .collect();
            for (row, column) in columns.iter().enumerate() {
                for (below, other) in columns.iter().enumerate().skip(row + 1) {
                    let rows = i32::try_from(below - row).unwrap();
                    prop_assert!(*column != *other && (column - other).abs() != rows);
                }
            }
            let mut again = Solve::default();
            prop_assert_eq!(again.follow(&solve.address()), None);
            prop_assert_eq!(&again.position, &solve.position);
        }
    }
}
