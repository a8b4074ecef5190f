//! A player moves along any sequence as it moves along the search.

use bitqueens::{
    draw::Hold,
    player::{
        Arrival, CounterKind, CounterTarget, Pace, Playback, Player, PlayerAction, Sequence, Speed,
        Timeline, words,
    },
    text::Sentence,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Machine, Phase},
};
use proptest::prelude::*;

use crate::stepping_page::{any_move, places, size};

const ORDER: BitOrder = BitOrder::MsbLeft;

/// A search written down beforehand, place by place: the simplest sequence that there is.
#[derive(Clone, Debug, PartialEq)]
struct Recorded {
    places: Vec<Machine>,
    at: usize,
}

impl Recorded {
    fn new(n: u8) -> Self {
        Self {
            places: places(n),
            at: 0,
        }
    }

    fn now(&self) -> &Machine {
        &self.places[self.at]
    }
}

impl Sequence for Recorded {
    type Target = CounterTarget;

    fn count(&self, counter: CounterKind) -> u64 {
        counter.of(self.now().counters())
    }

    fn stands_on(&self, pace: Pace) -> bool {
        match pace {
            Pace::MicroStep => true,
            Pace::Placement => self.now().phase() == Phase::Place,
            Pace::DeadEnd => self.now().at_dead_end(),
            Pace::Solution => self.now().phase() == Phase::Solution,
        }
    }

    fn is_finished(&self) -> bool {
        self.at + 1 == self.places.len()
    }

    fn go(&mut self, target: &CounterTarget, budget: u64) -> Arrival {
        let reached = |place: &Machine| target.reached(place.counters());
        let there = self.places.iter().position(reached);
        let wanted = there.unwrap_or(self.places.len() - 1);
        let budget = usize::try_from(budget).unwrap_or(usize::MAX);
        if budget < wanted.abs_diff(self.at) {
            self.at = if wanted < self.at {
                self.at - budget
            } else {
                self.at + budget
            };
            return Arrival::Underway;
        }
        self.at = wanted;
        match there {
            Some(_) => Arrival::There,
            None => Arrival::AtEnd,
        }
    }

    fn sentence(&self, _: BitOrder) -> Sentence {
        bitqueens::text::narrate(self.now(), ORDER)
    }
}

fn any_action() -> impl Strategy<Value = PlayerAction> {
    prop_oneof![
        4 => any_move(0_u64..400).prop_map(PlayerAction::Move),
        2 => Just(PlayerAction::Play),
        1 => Just(PlayerAction::Pause),
        2 => Just(PlayerAction::Tick),
        1 => prop::sample::select(Pace::ALL.to_vec()).prop_map(PlayerAction::Pace),
        1 => prop::sample::select(Speed::ALL.to_vec()).prop_map(PlayerAction::Speed),
        1 => "[0-9]{1,3}|x".prop_map(PlayerAction::SeekTyped),
    ]
}

proptest! {
    #[test]
    fn a_recorded_search_and_a_timeline_are_moved_along_alike(
        n in 1_u8..=5,
        actions in prop::collection::vec(any_action(), 1..40),
    ) {
        let mut search = Player::new(Timeline::new(size(n)));
        let mut recorded = Player::new(Recorded::new(n));
        for action in actions {
            let notices = (
                search.apply(action.clone(), ORDER),
                recorded.apply(action.clone(), ORDER),
            );
            prop_assert_eq!(&notices.0, &notices.1, "{:?}", action);
            prop_assert_eq!(search.sequence.now(), recorded.sequence.now(), "{:?}", action);
            prop_assert_eq!(&search.announcer, &recorded.announcer, "{:?}", action);
            prop_assert_eq!(search.is_moving(), recorded.is_moving(), "{:?}", action);
            prop_assert_eq!((search.pace, search.speed), (recorded.pace, recorded.speed));
        }
    }
}

#[test]
fn a_timer_exists_only_while_something_moves() {
    let mut player = Player::new(Recorded::new(4));
    let beat = |player: &Player<Recorded>| player.playback.beat_ms(player.speed, false);
    assert_eq!(beat(&player), None);
    player.apply(PlayerAction::Play, ORDER);
    for speed in Speed::ALL {
        player.apply(PlayerAction::Speed(speed), ORDER);
        assert_eq!(beat(&player), Some(speed.beat_ms()));
        // A solution stands longer than a step, where steps are seen at all.
        let at_solution = player.playback.beat_ms(speed, true);
        let is_seen = matches!(speed, Speed::Slow | Speed::Normal | Speed::Fast);
        assert_eq!(at_solution > beat(&player), is_seen, "{speed:?}");
    }
    player.apply(PlayerAction::Pause, ORDER);
    assert_eq!((beat(&player), &player.playback), (None, &Playback::Paused));
}

#[test]
fn a_held_button_repeats_until_it_is_let_go_and_its_last_click_does_not_count() {
    assert_eq!(Hold::default().beat_ms(), None);
    // It waits a little longer before its first repetition.
    let beats = (Hold::Down.beat_ms(), Hold::Repeating.beat_ms());
    assert!(beats.1.is_some() && beats.1 < beats.0);
    assert_eq!(Hold::Repeating.released(true), Hold::Ended);
    assert_eq!(Hold::Ended.beat_ms(), None);
    // Let go elsewhere, no click follows; and a short press is its own click.
    for hold in [Hold::No, Hold::Down, Hold::Repeating, Hold::Ended] {
        assert_eq!(hold.released(false), Hold::No, "{hold:?}");
    }
    assert_eq!(Hold::Down.released(true), Hold::No);
}

#[test]
fn playing_ends_where_the_sequence_ends() {
    let mut player = Player::new(Recorded::new(3));
    player.apply(PlayerAction::Speed(Speed::Full), ORDER);
    player.apply(PlayerAction::Play, ORDER);
    player.apply(PlayerAction::Tick, ORDER);
    assert_eq!((player.step(), player.is_moving()), (43, false));
    let notice = player.apply(PlayerAction::Play, ORDER);
    assert_eq!(notice, Some(words::AT_END.into()));
}

#[test]
fn a_solution_stands_while_its_copy_flies_and_no_longer() {
    let styles = include_str!("../../static/later.css");
    let flight = styles.split("animation: fly ").nth(1).unwrap();
    let millis = flight
        .split_whitespace()
        .filter_map(|part| part.strip_suffix("ms"));
    let flight: u32 = millis
        .take(2)
        .map(|part| part.parse::<u32>().unwrap())
        .sum();
    assert_eq!(flight, 950);
    let stands = |speed| {
        Playback::<CounterTarget>::Playing
            .beat_ms(speed, true)
            .unwrap()
    };
    for speed in Speed::ALL {
        let is_held = speed.holds_solutions();
        assert_eq!(stands(speed) != speed.beat_ms(), is_held, "{speed:?}");
        assert!(
            !is_held || (flight..=flight + 100).contains(&stands(speed)),
            "{speed:?}"
        );
    }
}
