//! The time that a count is said to take: without the sleep of the machine, with all of a hidden page.

use bitqueens::site::{Awake, AwakeClock};

const HOURS: u64 = 8 * 60 * 60 * 1_000;

/// The milliseconds used and watched after looks at some times.
fn used(looks: impl IntoIterator<Item = (u64, bool)>) -> (u64, u64) {
    let mut clock = AwakeClock::new();
    let looks = looks.into_iter();
    let awake = looks.fold(Awake::default(), |_, (now, is_hidden)| {
        clock.look(now, is_hidden)
    });
    (
        awake.since(Awake::default()),
        awake.watched_since(Awake::default()),
    )
}

#[test]
fn the_time_in_which_the_machine_slept_is_left_out() {
    let beats = [100, 200, 300, 300 + HOURS, 400 + HOURS];
    let shown = 400 + AwakeClock::SHOWN_MS;
    assert_eq!(used(beats.map(|now| (now, false))), (shown, shown));
    assert_eq!(used(beats.map(|now| (now, true))), (shown, shown));
    // A clock that is set back counts nothing.
    let back = beats.into_iter().chain([0]);
    assert_eq!(used(back.map(|now| (now, false))), (shown, shown));
}

#[test]
fn the_time_of_a_hidden_page_is_all_counted() {
    let seconds = (1..=60).map(|second| (second * 1_000, true));
    assert_eq!(used(seconds), (60_000, 60_000));
    // After some minutes a browser lets it look once a minute. Of these minutes little was watched.
    let minutes = (1..=5).map(|minute| (minute * 60_000, true));
    assert_eq!(used(minutes), (300_000, 5 * AwakeClock::SHOWN_MS));
    // The gap ends when the page is shown again.
    assert_eq!(
        used([(60_000, true), (100_000, false), (100_100, false)]).0,
        100_100
    );
    // Shown all the time, it would have looked: the machine slept.
    assert_eq!(used([(100, false), (40_100, false)]).0, 2_100);
}
