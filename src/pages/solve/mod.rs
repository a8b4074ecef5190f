//! The board that the reader solves: queens placed by hand, row by row.
//!
//! ```text
//! SolvePage      the queens, the hint, the solutions found
//! SolveAction    what a reader does
//! Solved         the solutions found, as they are stored
//! link           the address: solve/#n=5&queens=4.2
//! ```

mod page;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use page::{SIDES, SolveAction, SolvePage, Solved};

use crate::{
    question::words::not_stored,
    site::{Address, Environment, Keepsake, NotStored, Page, Preferences, Problems, Route, Shelf},
    text::{KeyHelp, Sentence},
};

impl Page for SolvePage {
    type Action = SolveAction;

    fn restore(environment: &Environment) -> Self {
        Self::with_found(Solved::read(environment.stored(Solved::KEY)))
    }

    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        self.open_address(address, problems);
    }

    fn link(&self) -> Address {
        self.address()
    }

    fn apply(&mut self, action: SolveAction, preferences: Preferences) -> Option<Sentence> {
        self.carry_out(action, preferences.order)
    }

    fn keep(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        self.solved.store_since(&before.solved, shelf)
    }

    fn not_stored(&self, why: NotStored) -> Sentence {
        not_stored(why)
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![
            KeyHelp::new(&["Enter"], words::KEY_QUEEN),
            KeyHelp::new(&["Backspace"], words::KEY_UNDO),
            KeyHelp::BOARD,
        ]
    }

    /// Tells how the board stands: the sentence told last may name columns, and on another page the
    /// reader can turn the board's order round.
    fn leave(&mut self, _: Route) {
        self.tell_standing();
    }
}
