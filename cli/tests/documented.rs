//! What `docs/many-machines.md` says of times.

use bitqueens_core::{counting::plan, solver::Size};

#[test]
fn the_table_of_times_has_the_estimates() {
    let text = include_str!("../../docs/many-machines.md");
    for side in 20..=23 {
        let row = text
            .lines()
            .find(|line| line.starts_with(&format!("| {side} |")));
        let seconds = row.unwrap().split('|').nth(2).unwrap();
        let seconds: u64 = seconds.trim().replace(',', "").parse().unwrap();
        let size = Size::new(side).unwrap();
        assert_eq!(seconds, plan(size).reference_time().as_secs(), "N = {side}");
    }
}
