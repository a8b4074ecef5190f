use bitqueens::{
    bits::BitOrder,
    solver::{Machine, Phase, Size, Solutions},
    state::{
        Action, Aim, Arrival, Environment, Goal, Marks, Node, NodeKind, NodePlace, Pace, Playback,
        Scene, SearchAction, Share, Speed, State, Stop, Timeline, Tree, Walk,
    },
    text::Notice,
};
use proptest::prelude::*;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// Every place of a search, from step 0 to its end.
fn places(n: u8) -> Vec<Machine> {
    let mut machine = Machine::new(size(n));
    let mut places = vec![machine.clone()];
    while machine.advance().is_some() {
        places.push(machine.clone());
    }
    places
}

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

#[track_caller]
fn after(state: &State, action: SearchAction) -> State {
    state
        .apply(Action::Search(action))
        .expect("the action changes something")
}

fn step(state: &State) -> u64 {
    state.stepper.machine().counters().steps
}

fn settle(mut state: State) -> State {
    while state.stepper.playback != Playback::Paused {
        state = state.apply(Action::Tick).unwrap();
    }
    state
}

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
                let node = Node::standing(place);
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
        let of_kind = |kind| tree.nodes.iter().filter(|node| node.kind == kind).count();
        assert!(tree.whole);
        assert_eq!(tree.nodes.len(), nodes, "N = {n}");
        assert_eq!(of_kind(NodeKind::DeadEnd), dead_ends, "N = {n}");
        assert_eq!(of_kind(NodeKind::Solution), solutions, "N = {n}");
        assert_eq!(of_kind(NodeKind::Folded), 0);
    }
}

#[test]
fn going_to_a_node_equals_stepping_there_from_either_side() {
    let places = places(4);
    for start in ["#/step?n=4&at=0", "#/step?n=4&at=121", "#/step?n=4&at=47"] {
        let state = open(start);
        for node in &tree(state.stepper.machine()).nodes {
            let there = state
                .apply(Action::Search(SearchAction::Node(node.node)))
                .unwrap_or_else(|| state.clone());
            let stepped = places
                .iter()
                .find(|place| node.node.reached(place))
                .unwrap();
            assert_eq!(there.stepper.machine(), stepped, "{start} to {}", node.node);
            let scene = Scene::of(&there).stepper.search.tree;
            let here = scene
                .nodes
                .iter()
                .find(|node| node.place == NodePlace::Here);
            assert_eq!(here.unwrap().node, node.node);
            let back = there
                .apply(Action::Walk(Walk::Seek(step(&state))))
                .unwrap_or(there);
            assert_eq!(back.stepper.machine(), state.stepper.machine());
        }
    }
}

#[test]
fn around_the_path_every_sibling_is_drawn_and_closed_parts_are_folded() {
    let mut machine = Machine::new(size(8));
    for _ in 0..891 {
        machine.advance();
    }
    let tree = tree(&machine);
    assert!(!tree.whole);
    let path: Vec<_> = tree
        .nodes
        .iter()
        .filter(|node| matches!(node.place, NodePlace::OnPath | NodePlace::Here))
        .collect();
    assert_eq!(path.len(), 1 + machine.queens().count());
    for node in &tree.nodes {
        let below = tree.nodes.iter().filter(|other| {
            other
                .parent
                .is_some_and(|parent| tree.nodes[parent].node == node.node)
        });
        let on_path = node.node.leads_to(&Node::standing(&machine));
        let expected = if on_path {
            node.node.children().count()
        } else {
            0
        };
        assert_eq!(below.count(), expected, "{}", node.node);
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
    let node = Node::named("6-0", size(12)).unwrap();
    let mut turns = 0;
    while timeline.go(Aim::Node(node), 1 << 20) == Arrival::Underway {
        turns += 1;
    }
    assert!(1 < turns);
    assert_eq!(Node::standing(timeline.now()), node);
    assert_eq!(timeline.now().phase(), Phase::Place);
    let there = timeline.now().clone();
    timeline.go(Goal::END, u64::MAX);
    assert_eq!(timeline.go(Aim::Node(node), u64::MAX), Arrival::There);
    assert_eq!(timeline.now(), &there);
}

#[test]
fn names_of_nodes_read_as_written_and_nonsense_is_none() {
    for node in &tree(&Machine::new(size(5))).nodes {
        assert_eq!(
            Node::named(&node.node.to_string(), size(5)),
            Some(node.node)
        );
    }
    for nonsense in ["", "5", "0-0", "0-1", "0-", "-1", "x", "0-2-4-1-3-0"] {
        assert_eq!(Node::named(nonsense, size(5)), None, "{nonsense}");
    }
}

#[test]
fn marks_stand_where_solutions_and_dead_ends_are_counted() {
    for (n, solutions, dead_ends, end) in [(1, 1, 0, 6), (4, 2, 4, 121), (8, 92, 644, 15_991)] {
        let marks = Marks::of(size(n)).unwrap();
        assert_eq!(marks.end, end);
        let n_solutions = marks.events.iter().filter(|mark| mark.solution).count();
        assert_eq!(n_solutions, solutions, "N = {n}");
        assert_eq!(marks.events.len() - n_solutions, dead_ends, "N = {n}");
        let places = places(n);
        for mark in &marks.events {
            let place = &places[usize::try_from(mark.step).unwrap()];
            let counters = place.counters();
            if mark.solution {
                assert_eq!(place.phase(), Phase::Solution);
                assert_eq!(counters.solutions, mark.number);
            } else {
                assert!(place.at_dead_end());
                assert_eq!(counters.dead_ends, mark.number);
            }
        }
    }
    assert_eq!(Marks::of(size(9)), None);
}

#[test]
fn the_share_grows_from_nothing_to_the_whole() {
    for n in 1..=7 {
        let places = places(n);
        for pair in places.windows(2) {
            assert!(Share::of(&pair[0]) <= Share::of(&pair[1]), "{:?}", pair[1]);
        }
        assert_eq!(Share::of(&places[0]).percent(), (0, "0".into()));
        let end = Share::of(places.last().unwrap());
        assert_eq!(
            (end.percent(), end.notch()),
            ((100, "0".into()), Share::NOTCHES)
        );
    }
    // Behind the first of N = 4's squares in row 0 lies a quarter of the tree.
    let quarter = places(4)
        .into_iter()
        .find(|place| Node::standing(place).to_string() == "2")
        .unwrap();
    assert_eq!(Share::of(&quarter).percent(), (25, "0".into()));
}

#[test]
fn the_slider_of_a_long_run_can_be_moved_through_the_whole_tree_notch_by_notch() {
    for n in [9, 10] {
        let mut state = open(&format!("#/step?n={n}"));
        let notch = |state: &State| Scene::of(state).stepper.search.track.value;
        let mut turns = 0;
        while notch(&state) < Share::NOTCHES {
            let before = step(&state);
            state = settle(after(&state, SearchAction::Slide(notch(&state) + 1)));
            assert!(before < step(&state), "N = {n} at {before}");
            turns += 1;
        }
        assert_eq!(state.stepper.machine().phase(), Phase::Finished);
        assert!(turns <= Share::NOTCHES);
        while 0 < notch(&state) {
            let before = step(&state);
            state = settle(after(&state, SearchAction::Slide(notch(&state) - 1)));
            assert!(step(&state) < before, "N = {n} at {before}");
        }
    }
}

#[test]
fn the_slider_of_a_short_run_counts_steps() {
    let state = after(&open("#/step?n=8"), SearchAction::Slide(894));
    assert_eq!(step(&state), 894);
    let track = Scene::of(&state).stepper.search.track;
    assert_eq!((track.value, track.max), (894, 15_991));
}

#[test]
fn conditions_stop_where_they_hold_and_nowhere_before() {
    let places = places(5);
    for stop in [
        "solution",
        "dead-end",
        "backtrack-0",
        "backtrack-3",
        "square-3-1",
        "square-0-0",
        "free-0",
        "free-2",
    ] {
        let (stop, exact) = Stop::parse(stop).unwrap();
        assert!(exact);
        let expected: Vec<u64> = places
            .iter()
            .filter(|place| stop.holds(place))
            .map(|place| place.counters().steps)
            .collect();
        assert!(!expected.is_empty(), "{stop}");
        let mut state = open(&format!("#/step?n=5&until={stop}"));
        let mut met = Vec::new();
        loop {
            state = after(&state, SearchAction::Run);
            if state.notice == Some(Notice::NoStop) {
                break;
            }
            met.push(step(&state));
        }
        assert_eq!(met, expected, "{stop}");
        // Without a further one the reader stays.
        assert_eq!(step(&state), *expected.last().unwrap());
    }
}

#[test]
fn conditions_say_what_they_mean() {
    let run = |until: &str| {
        after(
            &open(&format!("#/step?n=8&until={until}")),
            SearchAction::Run,
        )
    };
    let machine = |state: &State| state.stepper.machine().clone();
    let square = machine(&run("square-4-0"));
    assert_eq!((square.row(), square.bit()), (Some(4), 0b1000_0000));
    let free = machine(&run("free-3"));
    assert_eq!(free.words(free.row().unwrap()).bitmap.count_ones(), 3);
    let up = machine(&run("backtrack-2"));
    assert_eq!((up.phase(), up.row()), (Phase::Backtrack, Some(2)));
    assert_eq!(step(&run("solution")), 894);
}

#[test]
fn playing_stops_at_the_condition() {
    for speed in ["fastest", "full"] {
        let speed = bitqueens::state::Speed::ALL
            .into_iter()
            .find(|other| other.name() == speed)
            .unwrap();
        let state = open("#/step?n=6&until=solution");
        let state = state.apply(Action::Speed(speed)).unwrap_or(state);
        let state = settle(state.apply(Action::Play).unwrap());
        assert_eq!(step(&state), 240);
    }
}

#[test]
fn what_is_chosen_beside_the_place_is_part_of_the_address() {
    let hash = "#/step?n=5&at=30&lang=ja&pace=dead-end&speed=full&until=square-3-1&code=python&open=recursion.solutions";
    let state = open(hash);
    assert_eq!(state.address().to_string(), hash);
    assert_eq!(
        (state.stepper.pace, state.stepper.speed),
        (Pace::DeadEnd, Speed::Full)
    );
    // An address that says nothing of them has the usual ones.
    let chosen = state.apply(Action::Pace(Pace::MicroStep)).unwrap();
    let chosen = chosen.apply(Action::Speed(Speed::Normal)).unwrap();
    let address = chosen.address().to_string();
    assert!(
        !address.contains("pace=") && !address.contains("speed="),
        "{address}"
    );
    // Another board keeps the condition, with the nearest values that it has.
    let smaller = open("#/step?n=8&until=square-7-6")
        .apply(Action::Size(size(4)))
        .unwrap();
    assert!(smaller.address().to_string().contains("until=square-3-3"));
    for (hash, n_problems) in [
        ("#/step?n=4&until=square-9-9", 1),
        ("#/step?n=4&until=nowhere", 1),
        ("#/step?n=4&code=cobol&open=recursion.kitchen&from=x", 3),
        ("#/step?n=4&pace=jump&speed=warp", 2),
        ("#/step?n=4&until=free-2&code=c&open=solutions", 0),
    ] {
        let notice = open(hash).notice;
        let n = match &notice {
            Some(Notice::Address(problems)) => problems.len(),
            _ => 0,
        };
        assert_eq!(n, n_problems, "{hash}: {notice:?}");
    }
}

#[test]
fn the_list_holds_every_solution_found_so_far() {
    let mut state = open("#/step?n=6&open=solutions");
    assert_eq!(
        Scene::of(&state).stepper.search.solutions.unwrap().n_listed,
        0
    );
    state = state.apply(Action::Walk(Walk::Last)).unwrap();
    let scene = Scene::of(&state).stepper.search.solutions.unwrap();
    let all: Vec<_> = Solutions::new(size(6)).collect();
    let listed: Vec<_> = scene.listed().iter().map(|found| found.solution).collect();
    assert_eq!(listed, all);
    assert!(!scene.gathering);
    for found in scene.listed() {
        let there = state.apply(Action::Walk(Walk::Seek(found.step))).unwrap();
        let machine = there.stepper.machine();
        assert_eq!(machine.phase(), Phase::Solution);
        let queens: Vec<_> = machine.queens().collect();
        assert_eq!(queens, found.solution.bits());
        let n = Scene::of(&there).stepper.search.solutions.unwrap().n_listed;
        assert_eq!(u64::try_from(n), Ok(machine.counters().solutions));
    }
}

#[test]
fn a_list_of_thousands_is_cut_and_says_so() {
    let state = settle(open("#/step?n=11&at=1322003&open=solutions"));
    let mut state = state;
    while state.stepper.gathering() {
        state = after(&state, SearchAction::Gather);
    }
    let scene = Scene::of(&state).stepper.search.solutions.unwrap();
    assert_eq!((scene.n_found, scene.n_listed), (2_680, 1_000));
    let last = after(&state, SearchAction::SolutionsPage(usize::MAX / 40));
    let scene = Scene::of(&last).stepper.search.solutions.unwrap();
    let numbers: Vec<_> = scene.on_page().map(|(number, _)| number).collect();
    assert_eq!((numbers[0], numbers.len()), (981, 20));
    assert!(!scene.has_later());
}

proptest! {
    #[test]
    fn conditions_read_as_written(text in "(solution|dead-end|backtrack|square|free|x)(-[0-9]{0,4}){0,3}") {
        if let Some((stop, exact)) = Stop::parse(&text) {
            prop_assert_eq!(exact, stop.to_string() == text);
            prop_assert_eq!(Stop::parse(&stop.to_string()), Some((stop, true)));
        }
    }

    #[test]
    fn any_search_part_is_an_address(until in "\\PC{0,14}", open in "\\PC{0,14}", from in "\\PC{0,6}", n in 0_u8..30) {
        let hash = format!("#/step?n={n}&until={until}&open={open}&from={from}&to=7");
        let (address, _) = bitqueens::state::Address::parse(&hash);
        let (again, problems) = bitqueens::state::Address::parse(&address.to_string());
        prop_assert_eq!(again, address);
        prop_assert_eq!(problems, []);
    }

    #[test]
    fn nodes_of_long_searches_keep_the_order_of_the_search(steps in 0_u64..400_000, n in 10_u8..=27) {
        let mut machine = Machine::new(size(n));
        for _ in 0..steps {
            machine.advance();
        }
        let node = Node::standing(&machine);
        prop_assert!(node.reached(&machine));
        let share = Share::of(&machine);
        machine.advance();
        prop_assert!(node.reached(&machine));
        prop_assert!(share <= Share::of(&machine));
    }
}
