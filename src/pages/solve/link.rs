//! The address of a board solved by hand: `solve/#n=5&queens=4.2`.
//!
//! ```text
//! n         the side of the board
//! queens    the queens' columns from the top, the highest bit in column 0
//! lines     1 where the attack lines are drawn
//! ```

use super::{SIDES, SolvePage, words};
use crate::site::{Address, Linked, Preferences, Problems, Query, Route};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Placement, Size},
};

/// The order of the columns in addresses, whatever order the reader sees.
const ORDER: BitOrder = BitOrder::MsbLeft;

impl Linked for SolvePage {
    /// An address that names no board leaves the queens as they are.
    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        let query = &address.query;
        if query.get("lines").is_some() {
            self.show_attacks = query.switch("lines", problems);
        }
        if query.get("n").is_none() && query.get("queens").is_none() {
            return;
        }
        let size = side(query, problems);
        let (placement, all_placed) = read(size, query.get("queens").unwrap_or_default());
        if !all_placed {
            problems.push(words::QUEENS_PROBLEM);
        }
        if placement != self.placement {
            self.place(placement);
            self.tell_standing();
        }
    }

    fn link(&self) -> Address {
        let columns = self.columns(ORDER).map(|column| column.to_string());
        let columns = columns.collect::<Vec<_>>().join(".");
        Address::of(Route::Solve)
            .with("n", self.size())
            .with_some("queens", (!columns.is_empty()).then_some(columns))
            .with_some("lines", self.show_attacks.then_some(1))
    }
}

/// Returns the side of the board, the nearest one that is solved by hand.
fn side(query: &Query, problems: &mut Problems) -> Size {
    let mut of_any_page = Problems::default();
    let asked = query.size(&mut of_any_page).unwrap_or(Size::FIRST_SCREEN);
    let side = asked.get().clamp(*SIDES.start(), *SIDES.end());
    let size = Size::new(side).unwrap_or(Size::FIRST_SCREEN);
    if size != asked || of_any_page.sentence().is_some() {
        problems.push(words::size_problem(size));
    }
    size
}

/// Places the queens of a text as far as they can stand, and tells whether all of them can.
fn read(size: Size, text: &str) -> (Placement, bool) {
    let mut placement = Placement::empty(size);
    for column in text.split('.').filter(|_| !text.is_empty()) {
        let column = column.parse().ok().filter(|column| *column < size.get());
        match column.and_then(|column| placement.with(ORDER.column(column, size.get()))) {
            Some(below) => placement = below,
            None => return (placement, false),
        }
    }
    (placement, true)
}
