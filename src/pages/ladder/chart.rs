//! A chart of one quantity by N, on a logarithmic axis.

use super::{LadderPage, Recorded, RunRecord};
use bitqueens_core::{
    ladder::{Method, Run, sources::LeafTable},
    solver::Size,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Milliseconds.
    Time,
    Leaves,
}

/// The lines of one quantity by N. Places are in the chart's own units, down and to the right.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    pub quantity: Quantity,
    /// Each N with its place across.
    pub columns: Vec<(u8, f64)>,
    /// The figures that are named on the axis.
    pub ticks: Vec<Tick>,
    /// One line a method that has a point.
    pub lines: Vec<ChartLine>,
}

/// A figure that is named on the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    pub value: f64,
    /// Its place down.
    pub y: f64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChartLine {
    pub method: Method,
    /// Its place on the ladder, which gives the line its dashes and signs.
    pub place: usize,
    /// The figures that ship with the page, the smallest N first: times as recorded or estimated from
    /// the record, leaf nodes as a source prints them.
    pub recorded: Vec<Point>,
    /// The figures of this machine, the smallest N first.
    pub points: Vec<Point>,
    /// The place down of the name, clear of every other name at the same end.
    pub name_y: f64,
    /// True if the line ends before others do: its name stands over its end, not behind it.
    pub ends_early: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub n: u8,
    pub value: f64,
    /// True if it was not taken, but follows from another board's.
    pub is_estimate: bool,
    /// Its place across.
    pub x: f64,
    /// Its place down.
    pub y: f64,
}

impl Chart {
    pub const WIDTH: f64 = 760.0;
    pub const HEIGHT: f64 = 460.0;
    /// The left and right end of the lines.
    pub const ACROSS: [f64; 2] = [64.0, 540.0];
    /// The upper and lower end of the lines.
    pub const DOWN: [f64; 2] = [28.0, 420.0];
    /// The least distance between two names.
    const NAME_HEIGHT: f64 = 18.0;

    /// Draws a quantity of the chosen methods over the chosen boards.
    pub fn of(quantity: Quantity, page: &LadderPage) -> Self {
        let selection = page.selection;
        let sizes: Vec<u8> = selection.sizes().map(Size::get).collect();
        let (first, last) = (sizes[0], sizes[sizes.len() - 1]);
        let across = |n: u8| {
            let [start, end] = Self::ACROSS;
            if first == last {
                return f64::midpoint(start, end);
            }
            start + 16.0 + (end - start - 32.0) * f64::from(n - first) / f64::from(last - first)
        };
        let mut lines = Vec::new();
        let methods = Method::ALL.into_iter().enumerate();
        for (place, method) in methods.filter(|(_, own)| selection.methods.contains(*own)) {
            let points = |figure: &dyn Fn(Run) -> Option<(f64, bool)>| -> Vec<Point> {
                let points = selection.sizes().filter_map(|size| {
                    let figure = figure(selection.run(method, size));
                    let (value, is_estimate) = figure.filter(|(value, _)| 0.0 < *value)?;
                    Some(Point {
                        n: size.get(),
                        value,
                        is_estimate,
                        x: across(size.get()),
                        y: 0.0,
                    })
                });
                points.collect()
            };
            let line = ChartLine {
                method,
                place,
                recorded: points(&|run| quantity.shipped(run)),
                points: points(&|run| Some((quantity.of(page.queue.record(run)?)?, false))),
                name_y: 0.0,
                ends_early: false,
            };
            if !line.recorded.is_empty() || !line.points.is_empty() {
                lines.push(line);
            }
        }
        let scale = quantity.scale(&lines);
        let down = |value: f64| {
            let [top, bottom] = Self::DOWN;
            bottom - (bottom - top) * scale.place(value)
        };
        for line in &mut lines {
            for point in line.recorded.iter_mut().chain(&mut line.points) {
                point.y = down(point.value);
            }
        }
        name(&mut lines);
        let ticks = match quantity {
            Quantity::Time => scale.time_ticks(),
            Quantity::Leaves => scale.count_ticks(),
        };
        let tick = |value| Tick {
            value,
            y: down(value),
        };
        Self {
            quantity,
            columns: sizes.iter().map(|&n| (n, across(n))).collect(),
            ticks: ticks.into_iter().map(tick).collect(),
            lines,
        }
    }
}

impl ChartLine {
    /// Where it ends, across and down: at a point of this machine, where both kinds reach as far.
    pub fn end(&self) -> (f64, f64) {
        let ends = [self.recorded.last(), self.points.last()];
        let end = ends.into_iter().flatten().max_by_key(|end| end.n);
        end.map_or((0.0, 0.0), |end| (end.x, end.y))
    }
}

impl Quantity {
    fn of(self, record: &RunRecord) -> Option<f64> {
        match self {
            Self::Time => record.millis().filter(|millis| Scale::SHORTEST <= *millis),
            Self::Leaves => record.leaves(),
        }
    }

    /// The figure of a run that ships with the page, and whether it is an estimate.
    fn shipped(self, run: Run) -> Option<(f64, bool)> {
        let (method, size) = (run.method(), run.size());
        match self {
            Self::Time => {
                let time = Recorded::is_of(run).then(|| Recorded::time(method, size));
                let time = time.filter(|time| time.counts())?;
                Some((time.millis, time.is_estimate))
            }
            Self::Leaves => Some((float(LeafTable::of(method)?.at(size.get())?), false)),
        }
    }

    fn scale(self, lines: &[ChartLine]) -> Scale {
        let points = lines
            .iter()
            .flat_map(|line| line.recorded.iter().chain(&line.points));
        let greatest = points.map(|point| point.value).fold(0.0, f64::max);
        match self {
            Self::Time => Scale::of_times(greatest),
            Self::Leaves => Scale::of_counts(greatest),
        }
    }
}

/// Places the names of the lines. Names of lines that end early stand over their ends; the others stand behind
/// theirs, or as near as the names above and below allow.
fn name(lines: &mut [ChartLine]) {
    let last = lines.iter().map(|line| line.end().0).fold(0.0, f64::max);
    for line in lines.iter_mut() {
        let (x, y) = line.end();
        line.ends_early = x < last;
        line.name_y = y - Chart::NAME_HEIGHT;
    }
    // An insertion sort, enough for a handful of lines.
    let mut order: Vec<usize> = Vec::new();
    for line in (0..lines.len()).filter(|&line| !lines[line].ends_early) {
        let is_above = |other: &&usize| lines[**other].end().1 <= lines[line].end().1;
        order.insert(order.iter().take_while(is_above).count(), line);
    }
    let mut above = f64::NEG_INFINITY;
    for &line in &order {
        above = lines[line].end().1.max(above + Chart::NAME_HEIGHT);
        lines[line].name_y = above;
    }
    // Names pushed below the chart push those above them up again.
    let mut below = Chart::DOWN[1] + Chart::NAME_HEIGHT;
    for &line in order.iter().rev() {
        below = lines[line].name_y.min(below - Chart::NAME_HEIGHT);
        lines[line].name_y = below;
    }
}

/// A year in milliseconds.
const YEAR: f64 = 31_557_600_000.0;

/// Times that are named on a scale, in milliseconds, those that are named first in front: the
/// units, years by thousands as far as the longest search of the largest board, and times between.
const TIMES: [f64; 18] = [
    1.0,
    1.0e3,
    6.0e4,
    3.6e6,
    8.64e7,
    YEAR,
    1.0e3 * YEAR,
    1.0e6 * YEAR,
    1.0e9 * YEAR,
    1.0e12 * YEAR,
    1.0e15 * YEAR,
    1.0e18 * YEAR,
    1.0e21 * YEAR,
    1.0e24 * YEAR,
    1.0e2,
    1.0e4,
    1.0e1,
    6.0e5,
];

/// The least share of the scale between two times, and between two counts, whose scale is narrow.
const APART: [f64; 2] = [0.15, 0.22];

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// The shortest time that means something, in milliseconds. What a method does once a run, and
    /// not once a placement, weighs more in a shorter time than what is compared.
    pub const SHORTEST: f64 = 1.0;

    /// The scale of times up to the longest; ten seconds at least.
    pub fn of_times(longest: f64) -> Self {
        Self {
            low: Self::SHORTEST,
            high: 2.0 * longest.max(5.0e3),
        }
    }

    /// The scale of counts up to the greatest; a thousand at least.
    pub fn of_counts(greatest: f64) -> Self {
        Self {
            low: 1.0,
            high: 2.0 * greatest.max(500.0),
        }
    }

    /// The place of a figure, 0 at the low end and 1 at the high end.
    pub fn place(self, figure: f64) -> f64 {
        ((figure / self.low).log10() / (self.high / self.low).log10()).clamp(0.0, 1.0)
    }

    /// The times to name, apart from one another.
    pub fn time_ticks(self) -> Vec<f64> {
        let mut ticks = Vec::new();
        self.name(&TIMES, APART[0], &mut ticks);
        ticks
    }

    /// The counts to name, apart from one another: powers of ten, by the fourth if there are many.
    pub fn count_ticks(self) -> Vec<f64> {
        let mut ticks = Vec::new();
        for step in [1.0e4, 1.0e2, 1.0e1] {
            let mut tick = 1.0;
            while tick < self.high {
                self.name(&[tick], APART[1], &mut ticks);
                tick *= step;
            }
        }
        ticks
    }

    /// Adds those figures that are apart from the ones that are named already.
    fn name(self, figures: &[f64], apart: f64, ticks: &mut Vec<f64>) {
        for &figure in figures {
            let place = self.place(figure);
            let is_apart = |other: &f64| apart <= (self.place(*other) - place).abs();
            if figure < self.high && place <= 0.95 && ticks.iter().all(is_apart) {
                let after = ticks.iter().take_while(|other| **other < figure).count();
                ticks.insert(after, figure);
            }
        }
    }
}

/// A count or a number of nanoseconds, to be shown with fewer digits than this keeps.
#[expect(clippy::cast_precision_loss, reason = "it keeps 15 digits")]
pub(super) fn float(whole: u64) -> f64 {
    whole as f64
}
