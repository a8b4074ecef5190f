//! The methods as bars: what each places, and the time that it takes, recorded and measured.

use super::{LadderPage, Ratio, Recorded, RunRecord, RunState, Scale};
use bitqueens_core::{
    ladder::{Estimate, Gives, Method, Run, TestKind},
    solver::Size,
};

/// The chosen methods on the chosen board as bars on common scales.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// The board.
    pub size: Size,
    /// The scale of the placements.
    pub counts: Scale,
    /// The scale of the times.
    pub times: Scale,
    /// The methods that count all solutions, then those that count unique ones.
    pub groups: [(Gives, Vec<BarRow>); 2],
}

/// One method's bars.
#[derive(Clone, Debug, PartialEq)]
pub struct BarRow {
    /// The method, its form, and the board.
    pub run: Run,
    /// The queens that it places; none where it counts none.
    pub placements: Option<Estimate>,
    /// The time that ships with the page.
    pub recorded: Option<BarTime>,
    /// The time on this machine.
    pub here: Option<BarTime>,
    /// True while it is being run.
    pub is_running: bool,
    /// Its speed over that of the method before it in its group, measured here if anything is.
    pub ratio: Option<Ratio>,
}

/// A time in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarTime {
    /// The milliseconds.
    pub millis: f64,
    /// True if it was not taken, but follows from a smaller board's.
    pub is_estimate: bool,
}

impl BarTime {
    /// Tells whether it is long enough to be compared.
    #[must_use]
    pub fn counts(self) -> bool {
        Scale::SHORTEST <= self.millis
    }
}

impl Bars {
    /// The bars of the methods that are chosen.
    #[must_use]
    pub fn of(page: &LadderPage) -> Self {
        let selection = page.selection;
        let mut rows = [Vec::new(), Vec::new()];
        let (mut longest, mut greatest, mut is_measured) = (0.0_f64, 0.0_f64, false);
        for method in selection.methods.iter() {
            let run = selection.run(method, selection.size);
            let row = BarRow::of(run, page.queue.record(run));
            for time in [row.recorded, row.here].into_iter().flatten() {
                longest = longest.max(time.millis);
            }
            greatest = greatest.max(row.placements.map_or(0.0, Estimate::nodes));
            is_measured |= row.here.is_some();
            rows[usize::from(method.gives() == Gives::Unique)].push(row);
        }
        for rows in &mut rows {
            set_ratios(rows, is_measured);
        }
        let [all, unique] = rows;
        Self {
            size: selection.size,
            counts: Scale::of_counts(greatest),
            times: Scale::of_times(longest),
            groups: [(Gives::Total, all), (Gives::Unique, unique)],
        }
    }

    /// Every row.
    pub fn rows(&self) -> impl Iterator<Item = &BarRow> {
        self.groups.iter().flat_map(|(_, rows)| rows)
    }

    /// Tells whether a time is too short to be compared.
    #[must_use]
    pub fn has_too_short(&self) -> bool {
        let mut times = self.rows().flat_map(|row| [row.recorded, row.here]);
        times.any(|time| time.is_some_and(|time| !time.counts()))
    }
}

impl BarRow {
    fn of(run: Run, record: Option<&RunRecord>) -> Self {
        let (method, size) = (run.method(), run.size());
        let recorded = Recorded::is_of(run).then(|| BarTime {
            millis: Recorded::on(method, size),
            is_estimate: size != Recorded::of(method).size,
        });
        let state = record.map(|record| record.state);
        let measured = record.and_then(RunRecord::millis).map(|millis| BarTime {
            millis,
            is_estimate: false,
        });
        let here = match state {
            Some(RunState::Refused { seconds, .. }) => Some(BarTime {
                millis: seconds * 1.0e3,
                is_estimate: true,
            }),
            _ => measured,
        };
        Self {
            run,
            placements: (method.question() != TestKind::Uncounted)
                .then(|| Estimate::of(method, size)),
            recorded,
            here,
            is_running: matches!(state, Some(RunState::Running { .. })),
            ratio: None,
        }
    }
}

/// Sets each row in ratio to the last one before it that has a time.
fn set_ratios(rows: &mut [BarRow], is_measured: bool) {
    let mut before: Option<(Method, f64)> = None;
    for row in rows {
        let time = if is_measured { row.here } else { row.recorded };
        let Some(time) = time.filter(|time| time.counts()) else {
            continue;
        };
        row.ratio = before.map(|(before, millis)| Ratio {
            before,
            times: millis / time.millis,
        });
        before = Some((row.run.method(), time.millis));
    }
}
