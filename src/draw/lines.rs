//! The lines of a board, each drawn in one piece from its queen on.

use std::fmt::Write;

use super::{Board, Mark, Square};
use bitqueens_core::{bits::BitOrder, solver::Line};

/// The strokes of one of the three lines, as the data of SVG paths. A square is 2 wide and 2 high, so middles and corners
/// are whole numbers.
///
/// ```text
///    ♛        from her middle
///   ╱
///  ╱          above: to the corner of the square in the row in work
/// ●           here: from there to its middle, where a dot ends it
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strokes {
    /// Outside of the row in work.
    pub around: String,
    /// In the row in work.
    pub here: String,
    /// The middles of the squares in the row in work that the line reaches, as x and y.
    pub dots: Vec<(u8, u8)>,
}

impl Board {
    /// The strokes of a line, by the squares through which it is drawn.
    pub fn strokes(&self, line: Line) -> Strokes {
        let mut strokes = Strokes::default();
        for square in &self.squares {
            let above = self.beside(square, line, false);
            let begins =
                is_struck(square, line) && !above.is_some_and(|above| is_struck(above, line));
            if begins {
                self.stroke(square, line, &mut strokes);
            }
        }
        strokes
    }

    /// Draws one line from its first square on.
    fn stroke(&self, first: &Square, line: Line, strokes: &mut Strokes) {
        let along = self.along(line);
        let is_queen = |square: &&Square| square.mark == Mark::Queen;
        let above = self.beside(first, line, false).filter(is_queen);
        let mut from = above.map_or_else(|| corner(first, along, false), middle);
        let mut square = first;
        loop {
            if square.in_work {
                let (enters, there) = (corner(square, along, false), middle(square));
                add(&mut strokes.around, from, enters);
                add(&mut strokes.here, enters, there);
                strokes.dots.push(there);
                from = there;
            }
            let below = self.beside(square, line, true);
            match below {
                Some(next) if is_struck(next, line) => square = next,
                // In the row in work it ends at its dot.
                _ if square.in_work => return,
                _ => {
                    let queen = below.filter(is_queen);
                    let to = queen.map_or_else(|| corner(square, along, true), middle);
                    return add(&mut strokes.around, from, to);
                }
            }
        }
    }

    /// How far the dot of a line stands from the middle of its square, in tenths of half a side. Where several lines end
    /// in one square each dot stands on its own line, so all of them are seen.
    pub fn dot_offset(&self, line: Line, (x, y): (u8, u8)) -> (i8, i8) {
        let square = self.row(y / 2).get(usize::from(x / 2));
        let is_shared = square.is_some_and(|square| 1 < square.drawn_lines().count());
        let along = if is_shared { self.along(line) } else { 0 };
        (-4 * along, -4 * along.abs())
    }

    /// The columns that a line passes with each row down, as drawn.
    const fn along(&self, line: Line) -> i8 {
        let along = match line {
            Line::Left => -1,
            Line::Down => 0,
            Line::Right => 1,
        };
        match self.order {
            BitOrder::MsbLeft => along,
            BitOrder::LsbLeft => -along,
        }
    }

    /// The squares of a line from a square on, by row and column, up to the queen at its end; `None` where there is none.
    pub(super) fn queen_along(
        &self,
        from: &Square,
        line: Line,
        down: bool,
    ) -> Option<Vec<(u8, u8)>> {
        let mut path = Vec::new();
        let mut square = self.beside(from, line, down)?;
        while square.mark != Mark::Queen {
            path.push((square.row, square.column));
            square = self.beside(square, line, down)?;
        }
        path.push((square.row, square.column));
        Some(path)
    }

    /// The next square of a line, down or up; `None` beyond the board.
    fn beside(&self, square: &Square, line: Line, down: bool) -> Option<&Square> {
        let along = self.along(line);
        let (row, along) = if down {
            (square.row.checked_add(1)?, along)
        } else {
            (square.row.checked_sub(1)?, -along)
        };
        let column = square.column.checked_add_signed(along)?;
        let n = self.size.get();
        if n <= row || n <= column {
            return None;
        }
        self.row(row).get(usize::from(column))
    }
}

/// True if a line is drawn through a square; at a queen it begins or ends.
const fn is_struck(square: &Square, line: Line) -> bool {
    square.drawn[line as usize] && !matches!(square.mark, Mark::Queen)
}

/// The middle of a square.
const fn middle(square: &Square) -> (u8, u8) {
    (2 * square.column + 1, 2 * square.row + 1)
}

/// The place at which a line enters a square from above, or leaves it below.
fn corner(square: &Square, along: i8, below: bool) -> (u8, u8) {
    let (x, y) = middle(square);
    if below {
        (x.saturating_add_signed(along), y + 1)
    } else {
        (x.saturating_add_signed(-along), y - 1)
    }
}

fn add(path: &mut String, (x, y): (u8, u8), (to_x, to_y): (u8, u8)) {
    if (x, y) != (to_x, to_y) {
        // A text takes whatever is written to it.
        write!(path, "M{x} {y}L{to_x} {to_y}").ok();
    }
}
