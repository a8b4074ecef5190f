//! Anything that can happen on the stepping page, in any order.

use bitqueens::{
    app::Action,
    draw::{Board, Hover, Mark, Tree, bit_rows},
    pages::step::{Mode, Panel, Slide, StepAction, StepperAction, TreeShare, picture},
    player::{Breakpoint, Move, Pace, PlayerAction, Speed},
    site::{Route, SiteAction},
    text::{CodeLanguage, Lang},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Machine, Phase, Placement},
};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{any_move, first, replay, second, set, size},
};

/// The last step of a large board is hours away.
fn near_move() -> impl Strategy<Value = Move> {
    any_move(0_u64..3_000_000).prop_filter("far", |to| *to != Move::Last)
}

fn any_player_action() -> impl Strategy<Value = PlayerAction> {
    prop_oneof![
        near_move().prop_map(PlayerAction::Move),
        Just(PlayerAction::Play),
        Just(PlayerAction::Pause),
        Just(PlayerAction::Tick),
        prop::sample::select(Pace::ALL.to_vec()).prop_map(PlayerAction::Pace),
        prop::sample::select(Speed::ALL.to_vec()).prop_map(PlayerAction::Speed),
        "\\PC{0,12}|[0-9]{1,5}".prop_map(PlayerAction::SeekTyped),
    ]
}

fn any_step_action() -> impl Strategy<Value = StepAction> {
    let until = (0_usize..5).prop_map(|kind| StepAction::Until(Some(Breakpoint::KINDS[kind])));
    prop_oneof![
        6 => any_player_action().prop_map(first),
        1 => any_player_action().prop_map(second),
        1 => (1_u8..=27).prop_map(|n| StepAction::First(StepperAction::Size(size(n)))),
        1 => until,
        1 => Just(StepAction::Run),
        1 => prop::sample::select(vec![Mode::Explore, Mode::Predict, Mode::Present]).prop_map(StepAction::Enter),
        1 => prop::sample::select(Phase::ALL.to_vec()).prop_map(StepAction::RunToLine),
        1 => (0_u8..27).prop_map(StepAction::Row),
        1 => any::<bool>().prop_map(StepAction::Together),
        1 => prop::sample::select(Panel::ALL.to_vec()).prop_map(StepAction::Panel),
        1 => (0_u64..2_000, any::<bool>()).prop_map(|(place, held)| StepAction::Slide(
            if held { Slide::Held(place) } else { Slide::Done(place) }
        )),
        1 => prop::sample::select(CodeLanguage::ALL.to_vec()).prop_map(StepAction::Code),
        1 => (0_u8..30, any::<bool>()).prop_map(|(power, on)| set(power, on)),
        1 => (0_u64..5).prop_map(|at| StepAction::Question(bitqueens::question::AnswerAction::Give(Some(at.into())))),
        1 => Just(StepAction::Question(bitqueens::question::AnswerAction::Check)),
        1 => Just(StepAction::Question(bitqueens::question::AnswerAction::Reveal)),
    ]
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => any_step_action().prop_map(Action::Step),
        1 => "\\PC{0,40}".prop_map(|text| Action::Open(format!("step/#{text}"))),
        1 => (0_u64..400).prop_map(|at| Action::Open(format!("step/#n=5&at={at}&predict=1"))),
        1 => (0_u64..400).prop_map(|at| Action::Open(format!("embed/#n=5&at={at}"))),
        1 => any::<bool>().prop_map(|lsb| Action::Shared(SiteAction::Order(
            if lsb { BitOrder::LsbLeft } else { BitOrder::MsbLeft }
        ))),
        1 => any::<bool>().prop_map(|open| Action::Shared(SiteAction::Keys(open))),
        1 => prop::sample::select(vec!["n", "p", " ", "Home", "ArrowRight", "Escape", "?", "x"])
            .prop_map(|key| Action::Key(key.into())),
        1 => Just(Action::Hidden),
    ]
}

/// What can be drawn of a place, and what must hold for it.
fn draw(program: &Program, hover: Hover) -> Result<(), TestCaseError> {
    let (machine, order) = (program.machine(), program.preferences().order);
    let mut board = Board::of(machine, order);
    board.hover(hover);
    let queens = board
        .squares
        .iter()
        .filter(|square| square.mark == Mark::Queen);
    prop_assert_eq!(queens.count(), machine.queens().count());
    let tree = Tree::of(machine, order);
    let standing = Placement::standing(machine);
    prop_assert!(tree.nodes.iter().any(|node| node.node == standing));
    prop_assert!(TreeShare::of(machine).notch() <= TreeShare::NOTCHES);
    prop_assert_eq!(bit_rows(machine, order).len(), 6);
    prop_assert!(picture(machine, order, Lang::Ja).ends_with("</svg>\n"));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_actions_lead_to_a_place_of_the_search_that_its_address_opens_again(
        actions in prop::collection::vec(any_action(), 1..24),
        (row, column) in (prop::option::of(0_u8..27), 0_u8..27),
    ) {
        let mut program = Program::open("step/");
        for action in actions {
            program.act(action);
            draw(&program, Hover { row, column })?;
        }
        // An address of before can have led to another page.
        if program.state.route.page() != Route::Step {
            program.go("step/");
        }
        // However the reader came here, it is the place that stepping leads to.
        let stepped: Machine = replay(program.machine().size().get(), program.at());
        prop_assert_eq!(program.machine(), &stepped);
        let again = Program::open(&program.address());
        prop_assert_eq!(again.notice(), None);
        prop_assert_eq!(again.address(), program.address());
        prop_assert_eq!(again.machine(), program.machine());
        let (now, then) = (again.step_page(), program.step_page());
        prop_assert_eq!((now.mode, now.panel, now.code), (then.mode, then.panel, then.code));
        prop_assert_eq!(now.second.is_some(), then.second.is_some());
    }
}
