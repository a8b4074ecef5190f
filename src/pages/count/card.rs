//! The field of jobs that a run fills, and the card of a finished count to pass on.

use std::fmt::{Result, Write};

use super::{CountPage, CountRun, RunPhase, words};
use crate::{
    draw::{escaped, palette},
    site::{Address, Route},
    text::{Lang, Sentence, grouped},
};
use bitqueens_core::{counting::Ledger, solver::Size};

/// The picture's size, that of a link's preview.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
const MARGIN: u32 = 60;
/// The top and the height of the field of jobs.
const FIELD: (u32, u32) = (60, 170);

/// The card of a count that was carried out here and came out as published.
#[derive(Clone, Debug, PartialEq)]
pub struct CountCard {
    pub size: Size,
    pub total: u64,
    pub elapsed_ms: u64,
    pub workers: u32,
    pub field: JobCells,
}

impl CountCard {
    /// The card of the shown run, once there is something to pass on.
    pub fn of(page: &CountPage) -> Option<Self> {
        let run = page.shown_run()?;
        let is_first = run.phase == RunPhase::Done && run.check.is_none() && !run.is_from_file();
        let outcome = run.outcome().filter(|_| is_first)?;
        outcome.is_as_published().then(|| Self {
            size: outcome.size,
            total: outcome.total,
            elapsed_ms: run.elapsed_ms,
            workers: run.workers(),
            field: JobCells::of_run(run),
        })
    }

    pub fn sentence(&self) -> Sentence {
        words::counted(self.size, self.elapsed_ms)
    }

    pub fn address(&self) -> Address {
        Address::of(Route::Count).with("n", self.size)
    }

    /// The text to pass on, with the whole address of the page.
    pub fn text(&self, url: &str, lang: Lang) -> String {
        let passed_on = words::passed_on(self.size, self.total, self.elapsed_ms);
        format!("{} {url}", passed_on.in_lang(lang))
    }

    pub fn file(&self) -> String {
        format!("n-queens-{}.png", self.size)
    }

    /// The picture as a self-contained SVG: the sentence and the total below the field of jobs.
    pub fn picture(&self, url: &str, lang: Lang) -> String {
        let mut svg = String::new();
        // A text takes whatever is written to it.
        self.draw(&mut svg, url, lang).ok();
        svg
    }

    fn draw(&self, svg: &mut String, url: &str, lang: Lang) -> Result {
        let (paper, published_color) = (palette::PAPER, palette::RIGHT);
        write!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="system-ui, 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', sans-serif"><rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>"#
        )?;
        self.draw_field(svg)?;
        let sentence = self.sentence();
        let total = words::total_of(self.size, true);
        let published = words::AS_PUBLISHED.in_lang(lang);
        let how = words::with_workers(self.workers);
        for (y, size, weight, color, text) in [
            (325, 66, 700, palette::INK, sentence.in_lang(lang)),
            (395, 30, 400, palette::INK_SOFT, total.in_lang(lang)),
            (475, 84, 700, palette::INK, &grouped(self.total)),
            (
                590,
                24,
                400,
                palette::INK_SOFT,
                &format!("{} · {url}", how.in_lang(lang)),
            ),
        ] {
            write!(
                svg,
                r#"<text x="{MARGIN}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{color}">{}</text>"#,
                escaped(text)
            )?;
        }
        // A tick, and what it says.
        write!(
            svg,
            r#"<path d="M{MARGIN} 523l10 10 20-23" fill="none" stroke="{published_color}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><text x="{}" y="535" font-size="34" font-weight="700" fill="{published_color}">{}</text>"#,
            MARGIN + 44,
            escaped(published)
        )?;
        svg.write_str("</svg>\n")
    }

    fn draw_field(&self, svg: &mut String) -> Result {
        let (columns, rows) = (self.field.columns, self.field.rows());
        let (top, height) = FIELD;
        let (full, paper) = (palette::ACCENT, palette::PAPER);
        // The field fills its room; the gaps between cells are drawn over them.
        write!(
            svg,
            r#"<svg x="{MARGIN}" y="{top}" width="{}" height="{height}" viewBox="0 0 {columns} {rows}" preserveAspectRatio="none"><path fill="{full}" stroke="{paper}" stroke-width="3" vector-effect="non-scaling-stroke" d=""#,
            WIDTH - 2 * MARGIN
        )?;
        svg.write_str(&self.field.path(|_| true))?;
        svg.write_str(r#""/></svg>"#)
    }
}

/// The most cells; with more jobs, several share a cell.
const MOST: u64 = 400;
/// About how many times as many columns as rows a full field has.
const ASPECT: u64 = 6;

/// How many of a cell's jobs are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobCell {
    Empty,
    Part,
    Full,
}

/// The jobs of a run as cells, in rows of equal length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobCells {
    pub columns: u64,
    /// The cells in the order of the jobs.
    pub cells: Vec<JobCell>,
}

impl JobCells {
    /// The cells of a plan before anything is counted.
    pub fn empty(n_jobs: u64) -> Self {
        Self::of(n_jobs, |_, _| 0)
    }

    pub fn of_record(record: &Ledger) -> Self {
        let n_done = |start, end| n_done_within(record, start, end);
        Self::of(record.plan().len(), n_done)
    }

    pub fn of_run(run: &CountRun) -> Self {
        Self::of(run.jobs().1, |start, end| run.n_done_within(start, end))
    }

    pub fn rows(&self) -> u64 {
        let n_cells = u64::try_from(self.cells.len()).unwrap_or(MOST);
        n_cells.div_ceil(self.columns)
    }

    /// The path of the cells that are drawn, each a square of side 1.
    pub fn path(&self, is_drawn: impl Fn(JobCell) -> bool) -> String {
        let mut path = String::new();
        for (place, _) in (0..).zip(&self.cells).filter(|(_, cell)| is_drawn(**cell)) {
            let (x, y): (u64, u64) = (place % self.columns, place / self.columns);
            // A text takes whatever is written to it.
            write!(path, "M{x} {y}h1v1h-1z").ok();
        }
        path
    }

    fn of(n_jobs: u64, n_done: impl Fn(u64, u64) -> u64) -> Self {
        // Full rows: a place without a cell would look like one that is not counted.
        let n_cells = n_jobs.clamp(1, MOST);
        let fits = |rows: &u64| ASPECT * rows * rows <= n_cells;
        let rows = (2..MOST).take_while(fits).last().unwrap_or(1);
        let columns = n_cells / rows;
        let n_cells = columns * rows;
        // The first job of a cell; 128 bits, since a plan may have more jobs than fit 55.
        let first = |cell: u64| {
            let first = u128::from(n_jobs) * u128::from(cell) / u128::from(n_cells);
            u64::try_from(first).unwrap_or(n_jobs)
        };
        let cells = (0..n_cells).map(|cell| {
            let start = first(cell);
            let end = first(cell + 1).max(start + 1);
            match n_done(start, end) {
                0 => JobCell::Empty,
                n if n < end - start => JobCell::Part,
                _ => JobCell::Full,
            }
        });
        Self {
            columns,
            cells: cells.collect(),
        }
    }
}

/// The number of finished jobs among those from `start` to before `end`.
pub(super) fn n_done_within(ledger: &Ledger, start: u64, end: u64) -> u64 {
    let entries = ledger.entries();
    let from = entries.partition_point(|entry| entry.first + entry.jobs <= start);
    let among = entries[from..].iter().take_while(|entry| entry.first < end);
    among
        .map(|entry| (entry.first + entry.jobs).min(end) - entry.first.max(start))
        .sum()
}
