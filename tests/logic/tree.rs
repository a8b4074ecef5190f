//! The search tree: its nodes, its drawing, and going to a node.

use bitqueens::{
    draw::{NodeKind, NodePlace, Tree},
    pages::step::StepAction,
    player::{Arrival, CounterTarget, Move, Sequence, Target, Timeline},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Machine, Phase, Placement},
};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{places, replay, size, step},
};

fn tree(machine: &Machine) -> Tree {
    Tree::of(machine, BitOrder::MsbLeft)
}

#[test]
fn a_node_is_reached_when_its_queen_is_set_and_stays_reached() {
    for n in 1..=6 {
        let places = places(n);
        let mut seen = Vec::new();
        for place in &places {
            if place.phase() == Phase::Place {
                let node = Placement::standing(place);
                assert!(!seen.contains(&node), "{node} is set once");
                seen.push(node);
            }
        }
        // Ahead of its queen no place has reached the node, from there on every place has.
        for (number, node) in seen.iter().enumerate() {
            for place in &places {
                let set = u64::try_from(number).unwrap() < place.counters().placements;
                assert_eq!(node.reached(place), set, "N = {n}, {node}, {place:?}");
            }
            if n == 6 && number == 40 {
                break;
            }
        }
    }
}

#[test]
fn the_whole_tree_has_a_node_for_every_placement_and_the_root() {
    for (n, nodes, dead_ends, solutions) in [
        (1, 2, 0, 1),
        (2, 3, 2, 0),
        (3, 6, 3, 0),
        (4, 17, 4, 2),
        (5, 54, 4, 10),
    ] {
        let tree = tree(&Machine::new(size(n)));
        assert!(tree.whole);
        assert_eq!(tree.nodes.len(), nodes, "N = {n}");
        assert_eq!(tree.count(NodeKind::DeadEnd), dead_ends, "N = {n}");
        assert_eq!(tree.count(NodeKind::Solution), solutions, "N = {n}");
        assert_eq!(tree.count(NodeKind::Folded), 0);
    }
}

#[test]
fn going_to_a_node_equals_stepping_there_from_either_side() {
    let places = places(4);
    for start in ["step/#n=4&at=0", "step/#n=4&at=121", "step/#n=4&at=47"] {
        let program = Program::open(start);
        for node in &tree(program.machine()).nodes {
            let there = program.after(StepAction::Node(node.node));
            let stepped = places.iter().find(|place| node.node.reached(place));
            assert_eq!(Some(there.machine()), stepped, "{start} to {}", node.node);
            let drawn = tree(there.machine());
            let mut nodes = drawn.nodes.iter();
            let here = nodes.find(|node| node.place == NodePlace::Here);
            assert_eq!(here.unwrap().node, node.node);
            let back = there.after(step(Move::Seek(program.at())));
            assert_eq!(back.machine(), program.machine());
        }
    }
}

#[test]
fn a_node_of_another_board_changes_nothing() {
    let node = Placement::named("3-1", size(4)).unwrap();
    assert!(!Program::open("step/#n=5&at=9").act(StepAction::Node(node)));
}

#[test]
fn around_the_path_every_sibling_is_drawn_and_closed_parts_are_folded() {
    let machine = replay(8, 891);
    let tree = tree(&machine);
    assert!(!tree.whole);
    let on_path = tree
        .nodes
        .iter()
        .filter(|node| matches!(node.place, NodePlace::OnPath | NodePlace::Here));
    assert_eq!(on_path.count(), 1 + machine.queens().count());
    for (index, node) in tree.nodes.iter().enumerate() {
        let expected = if node.node.leads_to(&Placement::standing(&machine)) {
            node.node.children().count()
        } else {
            0
        };
        assert_eq!(tree.below(index).count(), expected, "{}", node.node);
        if node.kind == NodeKind::Folded {
            assert_eq!(node.place, NodePlace::Passed);
        }
        assert!(node.x < tree.width);
    }
    // Row 0 holds the first of its eight squares; row 1 had two of its six tried before.
    assert_eq!(tree.nodes.iter().filter(|node| node.depth == 1).count(), 8);
    assert!(tree.nodes.iter().any(|node| node.kind == NodeKind::Folded));
}

#[test]
fn far_nodes_are_gone_to_within_budgets() {
    let mut timeline = Timeline::new(size(12));
    let node = Placement::named("6-0", size(12)).unwrap();
    let target = Target::from(node);
    let mut turns = 0;
    while timeline.go(&target, 1 << 20) == Arrival::Underway {
        turns += 1;
    }
    assert!(1 < turns);
    assert_eq!(Placement::standing(timeline.now()), node);
    assert_eq!(timeline.now().phase(), Phase::Place);
    let there = timeline.now().clone();
    timeline.go(&CounterTarget::END.into(), u64::MAX);
    assert_eq!(timeline.go(&target, u64::MAX), Arrival::There);
    assert_eq!(timeline.now(), &there);
}

#[test]
fn names_of_nodes_read_as_written_and_nonsense_is_none() {
    for node in &tree(&Machine::new(size(5))).nodes {
        let named = Placement::named(&node.node.to_string(), size(5));
        assert_eq!(named, Some(node.node));
    }
    for nonsense in ["", "5", "0-0", "0-1", "0-", "-1", "x", "0-2-4-1-3-0"] {
        assert_eq!(Placement::named(nonsense, size(5)), None, "{nonsense}");
    }
}

proptest! {
    #[test]
    fn nodes_of_long_searches_keep_the_order_of_the_search(steps in 0_u64..400_000, n in 10_u8..=27) {
        let mut machine = replay(n, steps);
        let node = Placement::standing(&machine);
        prop_assert!(node.reached(&machine));
        machine.advance();
        prop_assert!(node.reached(&machine));
    }
}
