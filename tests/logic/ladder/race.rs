//! The race: the same queens in both lanes at each placement, and the recorded times at its end.

use std::collections::BTreeMap;

use bitqueens::pages::ladder::{Lane, RECORDED_SIZE, Race, Recorded, Search};
use bitqueens_core::ladder::Method;

/// The race at each of so many moments of its first share, the first at its start and the last at the share's end.
fn moments(n: u32, share: f64) -> impl Iterator<Item = Race> {
    (0..=n).map(move |at| Race::at(share * Race::length() * f64::from(at) / f64::from(n)))
}

fn search(race: &Race, lane: usize) -> &Search {
    race.lanes[lane].search.as_ref().unwrap()
}

#[test]
fn both_lanes_set_the_same_queens_and_end_with_the_same_counts() {
    // Each solution as it is first seen. A lane has many moments for each of its steps; that of the bits is soon over.
    let seen = |lane: usize, n: u32, share: f64| {
        let mut seen = BTreeMap::new();
        for race in moments(n, share) {
            let search = search(&race, lane);
            let queens: Vec<_> = search.queens.iter().flatten().copied().collect();
            if 0 < search.solutions && queens.len() == 6 {
                seen.entry(search.solutions).or_insert(queens);
            }
        }
        seen
    };
    let (arrays, bits) = (seen(0, 4_000, 1.0), seen(1, 1_500, 0.06));
    // The first solution as published, and then all four.
    assert_eq!(arrays.get(&1), Some(&vec![1, 3, 5, 0, 2, 4]));
    assert_eq!(arrays.len(), 4);
    assert_eq!(bits, arrays);
    let over = Race::at(Race::length());
    let [arrays, bits] = [0, 1].map(|lane| search(&over, lane));
    assert_eq!((arrays.placements, arrays.solutions), (152, 4));
    assert_eq!((bits.placements, bits.solutions), (152, 4));
    assert_eq!(bits.operations, 1_199);
    assert_eq!(arrays.operations, 3_063);
    assert_eq!(arrays.queens, bits.queens);
}

#[test]
fn nothing_in_the_race_goes_back_and_each_lane_ends_at_its_recorded_time() {
    let mut before = Race::at(0.0);
    assert!(before.lanes.iter().all(|lane| lane.millis() <= 0.0));
    for race in moments(500, 1.0) {
        for (lane, earlier) in race.lanes.iter().zip(&before.lanes) {
            assert!(earlier.share <= lane.share, "{:?}", lane.method);
            let operations = |lane: &Lane| lane.search.as_ref().map(|search| search.operations);
            assert!(operations(earlier) <= operations(lane));
        }
        // Fast counting begins when the others are through.
        assert!(race.lanes[2].share <= 0.0 || 1.0 <= race.lanes[0].share);
        assert_eq!(race.is_over, 1.0 <= race.lanes[2].share);
        before = race;
    }
    assert!(before.is_over);
    for (lane, method) in
        before
            .lanes
            .iter()
            .zip([Method::Backtracking, Method::Bitmap, Method::Fast])
    {
        assert_eq!(lane.method, method);
        assert!((lane.millis() - Recorded::on(method, RECORDED_SIZE)).abs() < 1e-9);
    }
    // What is later than its end is its end.
    assert_eq!(Race::at(f64::MAX), before);
}
