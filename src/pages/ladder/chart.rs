//! A chart of one quantity by N, on a logarithmic axis.

use super::{Amount, LadderPage, Quantity, RunFigures, Scale};
use bitqueens_core::{ladder::Method, solver::Size};

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
    /// The figures that ship with the page, the smallest N first.
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
    pub amount: Amount,
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
            let points = |amount: &dyn Fn(RunFigures) -> Option<Amount>| -> Vec<Point> {
                let points = selection.sizes().filter_map(|size| {
                    Some(Point {
                        n: size.get(),
                        amount: amount(page.figures(method, size))?,
                        x: across(size.get()),
                        y: 0.0,
                    })
                });
                points.collect()
            };
            let line = ChartLine {
                method,
                place,
                recorded: points(&|run| run.shipped(quantity).filter(|amount| amount.counts())),
                points: points(&|run| run.taken_here(quantity)),
                name_y: 0.0,
                ends_early: false,
            };
            if !line.recorded.is_empty() || !line.points.is_empty() {
                lines.push(line);
            }
        }
        let scale = scale(quantity, &lines);
        let down = |value: f64| {
            let [top, bottom] = Self::DOWN;
            bottom - (bottom - top) * scale.place(value)
        };
        for line in &mut lines {
            for point in line.recorded.iter_mut().chain(&mut line.points) {
                point.y = down(point.amount.value);
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

/// The scale that holds every point.
fn scale(quantity: Quantity, lines: &[ChartLine]) -> Scale {
    let points = lines
        .iter()
        .flat_map(|line| line.recorded.iter().chain(&line.points));
    let greatest = points.map(|point| point.amount.value).fold(0.0, f64::max);
    match quantity {
        Quantity::Time => Scale::of_times(greatest),
        Quantity::Leaves => Scale::of_counts(greatest),
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
