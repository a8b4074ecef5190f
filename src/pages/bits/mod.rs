//! The bit lab: one or two words, an expression, a combination.
//!
//! ```text
//! LabPage      the words, the expression, the names, the bit, the combination
//! LabPart      the parts below x, one of which is open
//! LabAction    what a reader does
//! Draft        a number while it is being typed
//! names        the names that the expression may use: mask = 31, left = 4
//! link         the address: bits/#w=8&x=20&e=x+%26+-x
//! ```

mod draft;
mod lab;
mod link;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use draft::{Draft, DraftFault, NamesError, NamesFault, NumberField, WordName};
pub use lab::{LabAction, LabPage, LabPart, RankMove, halves, one_bit, turns};

use crate::{
    site::{Address, Environment, Page, Preferences, Problems},
    text::{KeyHelp, Sentence},
};

impl Page for LabPage {
    type Action = LabAction;

    /// Nothing of the lab is stored: the address holds all of it.
    fn restore(_: &Environment) -> Self {
        Self::default()
    }

    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        self.open_address(address, problems);
    }

    fn link(&self) -> Address {
        self.address()
    }

    fn apply(&mut self, action: LabAction, _: Preferences) -> Option<Sentence> {
        self.carry_out(action);
        None
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![KeyHelp::SET]
    }
}
