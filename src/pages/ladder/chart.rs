//! A chart of one quantity by N, on a logarithmic axis.

use super::{LadderPage, RunRecord, Scale};
use bitqueens_core::{ladder::Method, solver::Size};

/// The quantity that a chart shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Milliseconds.
    Time,
    /// Leaf nodes.
    Leaves,
}

/// The lines of one quantity by N. Places are in the chart's own units, down and to the right.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The quantity.
    pub quantity: Quantity,
    /// Each N with its place across.
    pub columns: Vec<(u8, f64)>,
    /// The powers of ten.
    pub ticks: Vec<Tick>,
    /// One line a method that has a point.
    pub lines: Vec<ChartLine>,
}

/// A power of ten on the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    /// The power.
    pub power: i32,
    /// Its place down.
    pub y: f64,
}

/// One method's line.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartLine {
    /// The method.
    pub method: Method,
    /// Its place on the ladder, which gives the line its dashes and signs.
    pub place: usize,
    /// The points, the smallest N first; at least one.
    pub points: Vec<Point>,
    /// The place across of the line's end, where its name stands.
    pub end_x: f64,
    /// The place down of the name, apart from every other name at the same end.
    pub name_y: f64,
    /// True if the line ends before others do: its name stands over its end, not behind it.
    pub ends_early: bool,
}

/// One figure of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The board's side.
    pub n: u8,
    /// The figure itself.
    pub value: f64,
    /// Its place across.
    pub x: f64,
    /// Its place down.
    pub y: f64,
}

impl Chart {
    /// The chart's width.
    pub const WIDTH: f64 = 760.0;
    /// The chart's height.
    pub const HEIGHT: f64 = 460.0;
    /// The left and right end of the lines.
    pub const ACROSS: [f64; 2] = [64.0, 540.0];
    /// The upper and lower end of the lines.
    pub const DOWN: [f64; 2] = [28.0, 420.0];
    /// The least distance between two names.
    const NAME_HEIGHT: f64 = 18.0;

    /// Draws a quantity of the chosen methods over the chosen boards.
    #[must_use]
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
        for (place, method) in Method::ALL.into_iter().enumerate() {
            if !selection.methods.contains(method) {
                continue;
            }
            let points: Vec<_> = selection
                .sizes()
                .filter_map(|size| {
                    let record = page.queue.record(selection.run(method, size))?;
                    let value = quantity.of(record).filter(|value| 0.0 < *value)?;
                    Some(Point {
                        n: size.get(),
                        value,
                        x: across(size.get()),
                        y: 0.0,
                    })
                })
                .collect();
            if !points.is_empty() {
                lines.push(ChartLine {
                    method,
                    place,
                    end_x: points.last().map_or(0.0, |point| point.x),
                    points,
                    name_y: 0.0,
                    ends_early: false,
                });
            }
        }
        let powers = powers(&lines);
        let down = |value: f64| {
            let [top, bottom] = Self::DOWN;
            let span = f64::from((powers.1 - powers.0).max(1));
            bottom - (bottom - top) * (value.log10() - f64::from(powers.0)) / span
        };
        for line in &mut lines {
            for point in &mut line.points {
                point.y = down(point.value);
            }
        }
        name(&mut lines);
        Self {
            quantity,
            columns: sizes.iter().map(|&n| (n, across(n))).collect(),
            ticks: (powers.0..=powers.1)
                .map(|power| Tick {
                    power,
                    y: down(10_f64.powi(power)),
                })
                .collect(),
            lines,
        }
    }
}

impl Quantity {
    #[expect(
        clippy::cast_precision_loss,
        reason = "a chart shows fewer digits than this keeps"
    )]
    fn of(self, record: &RunRecord) -> Option<f64> {
        match self {
            Self::Time => record.millis().filter(|millis| Scale::SHORTEST <= *millis),
            Self::Leaves => record.counters.map(|counters| counters.leaves as f64),
        }
    }
}

/// The powers of ten below and above every point.
fn powers(lines: &[ChartLine]) -> (i32, i32) {
    let logs = || {
        let points = lines.iter().flat_map(|line| &line.points);
        points.map(|point| point.value.log10())
    };
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a logarithm of a figure is a small number"
    )]
    let (low, high) = (
        logs().fold(f64::INFINITY, f64::min).floor() as i32,
        logs().fold(f64::NEG_INFINITY, f64::max).ceil() as i32,
    );
    if lines.is_empty() {
        (0, 1)
    } else {
        (low, high.max(low + 1))
    }
}

/// Gives every line its name's place. Names of lines that end early stand over their ends; the
/// others stand behind theirs, or as near to it as the names above and below let them.
fn name(lines: &mut [ChartLine]) {
    let end = |line: &ChartLine| line.points.last().map_or(0.0, |point| point.y);
    let last = lines.iter().map(|line| line.end_x).fold(0.0, f64::max);
    for line in lines.iter_mut() {
        line.ends_early = line.end_x < last;
        line.name_y = end(line) - Chart::NAME_HEIGHT;
    }
    // A handful of lines: each is put where it belongs among those before it.
    let mut order: Vec<usize> = Vec::new();
    for line in (0..lines.len()).filter(|&line| !lines[line].ends_early) {
        let is_above = |other: &&usize| end(&lines[**other]) <= end(&lines[line]);
        order.insert(order.iter().take_while(is_above).count(), line);
    }
    let mut above = f64::NEG_INFINITY;
    for &line in &order {
        above = end(&lines[line]).max(above + Chart::NAME_HEIGHT);
        lines[line].name_y = above;
    }
    // Those that were pushed below the chart push the ones above them up again.
    let mut below = Chart::DOWN[1] + Chart::NAME_HEIGHT;
    for &line in order.iter().rev() {
        below = lines[line].name_y.min(below - Chart::NAME_HEIGHT);
        lines[line].name_y = below;
    }
}
