//! The layout of rows of squares and bits.

use super::{
    Area, BitLook, CellKind, CellRow, Cells, Drawing, Ground, LEGIBLE, Look, Mark, Square,
};
use bitqueens_core::solver::{Line, LoopWord};

impl CellRow {
    const fn has_squares(&self) -> bool {
        !self.squares.is_empty()
    }
}

/// How cells are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellStyle {
    /// The side of a square, in pixels.
    pub side: u32,
    /// The height of a bit that stands under a board, and of one where there is no board, in hundredths
    /// of the side.
    pub bit: [u32; 2],
    pub naming: Naming,
}

/// What stands beside the bits of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    Names,
    /// The name before it, and the value behind it.
    NamesAndValues,
    /// The signs of its operation and its word before it: no words, so no font and no language.
    Signs,
}

impl CellStyle {
    /// A card of a list: every cell is a square.
    pub const CARD: Self = Self {
        side: 20,
        bit: [100, 100],
        naming: Naming::Names,
    };

    /// A figure on paper, and where no program draws it.
    pub const STILL: Self = Self {
        side: 32,
        bit: [66, 80],
        naming: Naming::Names,
    };

    /// A file that a reader saves.
    pub const FILE: Self = Self {
        side: 40,
        bit: [70, 80],
        naming: Naming::NamesAndValues,
    };

    /// A picture without words.
    pub const fn wordless(side: u32) -> Self {
        Self {
            side,
            bit: [66, 80],
            naming: Naming::Signs,
        }
    }

    const fn hundredths(self, length: u32) -> u32 {
        length * self.side / 100
    }

    /// The size of the names and values.
    fn font(self) -> u32 {
        (self.side * 13 / 20).min(16)
    }

    fn characters(self, n: usize) -> u32 {
        count(n) * self.font() * 5 / 8
    }
}

// Lengths in hundredths of a square's side.
/// The room between squares and bits.
const GAP: u32 = 30;
/// The room above a result, with its rule.
const ABOVE_RESULT: u32 = 20;
/// The room of an operation's sign, and of a word's.
const SIGN: u32 = 86;

/// The places of the cells' parts, in pixels.
pub(super) struct Layout<'a> {
    cells: &'a Cells,
    style: CellStyle,
    signs: Vec<Signs>,
    words: u32,
    board: u32,
    /// Behind the last column.
    right: u32,
    width: u32,
}

impl<'a> Layout<'a> {
    pub(super) fn of(cells: &'a Cells, style: CellStyle) -> Self {
        let mut signs: Vec<Signs> = Vec::with_capacity(cells.rows.len());
        let mut above = None;
        for row in &cells.rows {
            signs.push(Signs::of(row, above));
            above = Some(row);
        }
        let room = |is_needed: bool, room: u32| if is_needed { room } else { 0 };
        let n_columns = count(cells.n_columns) * style.side;
        let ghosts = count(cells.n_ghosts()) * style.side;
        let gap = style.hundredths(GAP);
        let rows = || cells.rows.iter();
        let ghosts_first = rows().any(|row| row.bits.cells.first().is_some_and(|bit| bit.ghost));
        let (words, named) = match style.naming {
            Naming::Signs => {
                let sign = style.hundredths(SIGN);
                let words = room(signs.iter().any(|signs| !signs.operation.is_empty()), sign);
                (
                    words,
                    words + room(signs.iter().any(|signs| signs.word.is_some()), sign),
                )
            }
            Naming::Names | Naming::NamesAndValues => {
                let longest = rows().map(|row| row.bits.name.chars().count()).max();
                let longest = longest.unwrap_or(0);
                (0, room(longest != 0, style.characters(longest) + gap))
            }
        };
        let board = named + room(ghosts_first, ghosts);
        let right = board + n_columns;
        let behind = match style.naming {
            Naming::Names => 0,
            Naming::NamesAndValues => {
                let values = rows().map(|row| row.bits.value.to_string().len());
                gap + style.characters(values.max().unwrap_or(0))
            }
            // As much is left free behind a board as stands before it, so the board is in the middle.
            Naming::Signs => room(rows().any(CellRow::has_squares), board),
        };
        let is_beside = rows().any(|row| row.has_squares() && !row.bits.cells.is_empty());
        let beside = room(is_beside, gap + n_columns);
        Self {
            cells,
            style,
            signs,
            words,
            board,
            right,
            width: right + beside + room(!ghosts_first, ghosts) + behind,
        }
    }

    fn above(&self, row: usize) -> u32 {
        let here = &self.cells.rows[row];
        let after_squares = row != 0 && self.cells.rows[row - 1].has_squares();
        self.style.hundredths(match () {
            () if after_squares && !here.has_squares() => GAP,
            () if here.kind == CellKind::Result => ABOVE_RESULT,
            () => 0,
        })
    }

    fn height(&self, row: &CellRow) -> u32 {
        let [below, alone] = self.style.bit;
        self.style.hundredths(match () {
            () if row.has_squares() => 100,
            () if self.cells.rows.iter().any(CellRow::has_squares) => below,
            () => alone,
        })
    }

    /// The first bit of a row. Ghost bits stand beyond the most significant end, which is on either side.
    fn first_bit(&self, row: &CellRow) -> u32 {
        let bits = &row.bits.cells;
        match () {
            () if row.has_squares() => self.right + self.style.hundredths(GAP),
            () if bits.last().is_some_and(|bit| bit.ghost) => self.board,
            () => self
                .right
                .saturating_sub(count(bits.len()) * self.style.side),
        }
    }

    pub(super) fn drawing(&self) -> Drawing {
        let mut drawing = Drawing::new(self.width, 0);
        let mut placed = Vec::new();
        let mut firsts = Vec::new();
        for (place, row) in self.cells.rows.iter().enumerate() {
            let (y, height) = (drawing.height + self.above(place), self.height(row));
            for (column, square) in (0..).zip(&row.squares) {
                let x = self.board + column * self.style.side;
                placed.push((square, Area::square(x, y, self.style.side)));
            }
            firsts.push(Area::new(self.first_bit(row), y, self.style.side, height));
            drawing.height = y + height;
        }
        squares(&mut drawing, &placed, self.style.naming != Naming::Signs);
        for (place, (row, first)) in self.cells.rows.iter().zip(firsts).enumerate() {
            if row.kind == CellKind::Result {
                let y = first.y - self.above(place) / 2;
                drawing.line(Look::Rule, (0, y), (self.width, y));
            }
            self.beside(&mut drawing, row, self.signs[place], first);
            bits(&mut drawing, row, self.signs[place].word, first);
        }
        if let Some(column) = self.cells.noticed {
            let x = self.board + count(column) * self.style.side;
            let area = Area::new(x, 0, self.style.side, drawing.height);
            drawing.rounded(Look::Noticed, area, 4);
        }
        drawing
    }

    /// Adds what stands beside the bits of a row; `first` is the area of the first bit.
    fn beside(&self, drawing: &mut Drawing, row: &CellRow, signs: Signs, first: Area) {
        let (_, middle) = first.middle();
        let font = self.style.font();
        if self.style.naming != Naming::Signs {
            if !row.bits.name.is_empty() {
                drawing.text(Look::Name, (0, middle), font, &row.bits.name);
            }
            if self.style.naming == Naming::NamesAndValues && !row.bits.cells.is_empty() {
                let value = row.bits.value.to_string();
                let x = self.width - self.style.characters(value.len());
                drawing.text(Look::Decimal, (x, middle), font, &value);
            }
            return;
        }
        let side = first.height * 3 / 4;
        let y = first.y + (first.height - side) / 2;
        if !signs.operation.is_empty() {
            let at = Area::square(0, y, side).middle();
            drawing.text(Look::Operation, at, side, signs.operation);
        }
        if let Some(word) = signs.word {
            let area = Area::square(self.words, y, side);
            drawing.rounded(Look::Badge(word), area, side / 6);
            let size = side * 33 / 40;
            drawing.text(Look::Sign, area.middle(), size, sign(word));
        }
    }
}

/// Adds squares: the grounds, the attack lines over them, then what stands on them. Where there is room
/// the row in work has signs: a ring for a free square, a cross for one that was tried, letters for lines.
fn squares(drawing: &mut Drawing, placed: &[(&Square, Area)], has_letters: bool) {
    let (Some((_, first)), Some((_, last))) = (placed.first(), placed.last()) else {
        return;
    };
    let ground = |square: &Square| match (square.row ^ square.column) & 1 {
        _ if square.in_work => Ground::InWork,
        0 => Ground::Light,
        _ => Ground::Dark,
    };
    for look in [Ground::Light, Ground::Dark, Ground::InWork] {
        for (_, area) in placed.iter().filter(|(square, _)| ground(square) == look) {
            drawing.rectangle(Look::Square(look), *area);
        }
    }
    for line in Line::ALL {
        let is_through = |square: &Square| square.drawn_lines().any(|drawn| drawn == line);
        for (_, area) in placed.iter().filter(|(square, _)| is_through(square)) {
            let (from, to) = match line {
                Line::Left => (area.right(), area.x),
                Line::Down => (area.middle().0, area.middle().0),
                Line::Right => (area.x, area.right()),
            };
            drawing.line(Look::Attack(line), (from, area.y), (to, area.bottom()));
        }
    }
    for (_, area) in placed
        .iter()
        .filter(|(square, _)| square.mark == Mark::Queen)
    {
        drawing.queen(*area);
    }
    if first.width < LEGIBLE {
        return;
    }
    for (square, area) in placed.iter().filter(|(square, _)| square.in_work) {
        match square.mark {
            Mark::Free if square.open => {
                drawing.circle(Look::Free, area.middle(), area.width * 3 / 25);
            }
            Mark::Taken => drawing.cross(Look::Tried, area.inset(area.width * 3 / 10)),
            Mark::Attacked if has_letters => {
                for (place, line) in (0..).zip(square.drawn_lines()) {
                    let x = area.x + area.width * (9 + 11 * place) / 40;
                    let at = (x, area.middle().1);
                    drawing.text(Look::Letter(line), at, area.width * 13 / 40, line.letter());
                }
            }
            _ => {}
        }
    }
    let whole = Area::new(
        first.x,
        first.y,
        last.right() - first.x,
        last.bottom() - first.y,
    );
    drawing.rectangle(Look::Edge, whole);
}

/// Adds the bits of a row, those that look alike together.
fn bits(drawing: &mut Drawing, row: &CellRow, word: Option<LoopWord>, first: Area) {
    let cells = (0..).zip(&row.bits.cells);
    let placed: Vec<_> = cells
        .map(|(place, bit)| {
            let x = first.x + place * first.width;
            (bit, Area { x, ..first })
        })
        .collect();
    // Beside a board a cell is as high as a square.
    let high = first.height.min(first.width * 4 / 5);
    match row.kind {
        CellKind::Unknown => {
            if let Some((_, last)) = placed.last() {
                let width = last.right() - first.x;
                drawing.rectangle(Look::Unknown, Area { width, ..first }.inset(2));
            }
        }
        CellKind::Worths => {
            let worths = placed
                .iter()
                .map(|(bit, _)| (1_u64 << bit.power).to_string());
            let worths: Vec<_> = worths.collect();
            // The longest one leaves some room between it and the next.
            let longest = count(worths.iter().map(String::len).max().unwrap_or(1));
            let fits = first.width * 4 / 5 * 8 / 5 / longest;
            for ((_, area), worth) in placed.iter().zip(&worths) {
                let size = fits.min(high * 12 / 20);
                drawing.text(Look::Worth, area.middle(), size, worth);
            }
        }
        CellKind::Word | CellKind::Result => {
            for look in [BitLook::Off, BitLook::Ghost, BitLook::On] {
                let alike = || placed.iter().filter(|(bit, _)| bit.look() == look);
                for (_, area) in alike() {
                    drawing.rectangle(Look::Bit(look, word), area.inset(first.width / 40));
                }
                for (bit, area) in alike() {
                    let size = high * 13 / 16;
                    drawing.text(Look::Digit(look, word), area.middle(), size, bit.digit());
                }
            }
        }
    }
}

/// The signs of a row, in the place of its name.
#[derive(Clone, Copy)]
struct Signs {
    word: Option<LoopWord>,
    /// The sign of the operation before the row, or nothing.
    operation: &'static str,
}

const OPERATIONS: [&str; 6] = ["&", "|", "^", "~", "+", "-"];

impl Signs {
    /// Reads the name of a row; `above` is the row above it.
    fn of(row: &CellRow, above: Option<&CellRow>) -> Self {
        let name: &str = &row.bits.name;
        let operation = OPERATIONS.into_iter().find(|sign| name.starts_with(sign));
        let name = name.trim_start_matches(operation.unwrap_or_default());
        Self {
            // An inverted word is no word of the loop.
            word: LoopWord::from_name(name.trim_start()).filter(|_| operation != Some("~")),
            operation: match operation {
                _ if above.is_some_and(|above| inverts(row, above)) => "~",
                Some(operation) => operation,
                None if row.kind == CellKind::Result => "=",
                None => "",
            },
        }
    }
}

/// True of a result that follows from the row above alone, every bit inverted.
fn inverts(row: &CellRow, above: &CellRow) -> bool {
    let is_alone = row.kind == CellKind::Result && above.kind == CellKind::Result;
    let mut pairs = row.bits.cells.iter().zip(&above.bits.cells);
    is_alone && pairs.all(|(bit, other)| bit.on != other.on)
}

/// The sign of a word of the loop: of an attack line the way in which its bits move.
const fn sign(word: LoopWord) -> &'static str {
    match word {
        LoopWord::Attack(Line::Left) => "↙",
        LoopWord::Attack(Line::Down) => "↓",
        LoopWord::Attack(Line::Right) => "↘",
        LoopWord::Mask => "↔",
        LoopWord::Bitmap => "○",
        LoopWord::Bit => "●",
    }
}

/// A number of cells; no row has as many as the type holds.
fn count(cells: usize) -> u32 {
    u32::try_from(cells).unwrap_or(u32::MAX)
}
