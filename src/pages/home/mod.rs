//! The home page: one figure in six states, from the puzzle to the formula.
//!
//! ```text
//! HomePage      the figure, and how often its state was chosen by hand
//! HomeAction    what a reader does
//! ```

#[cfg(feature = "web")]
mod view;
pub mod words;

use crate::{
    draw::{FormulaFigure, FormulaMove, FormulaState},
    site::{Address, Environment, Page, Preferences, Problems, Route},
    text::{KeyHelp, Sentence},
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomePage {
    pub figure: FormulaFigure,
    /// How often a state was chosen by hand: its text comes to where it is read.
    chosen: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeAction {
    /// The text of a state is read.
    Read(FormulaState),
    /// Shows a state, and its text.
    Show(FormulaState),
    Move(FormulaMove),
}

/// The first lesson of the short way.
pub const FIRST_LESSON: &str = "puzzle";

impl HomePage {
    /// The state before or after a state; the first and the last one have none there.
    pub fn beside(state: FormulaState, ahead: bool) -> Option<FormulaState> {
        let at = state as usize;
        let to = if ahead { at + 1 } else { at.checked_sub(1)? };
        FormulaState::ALL.get(to).copied()
    }

    pub fn sentence(&self) -> Sentence {
        let free = self.figure.row_words().bitmap.count_ones();
        words::standing(self.figure.row(), free)
    }
}

impl Page for HomePage {
    type Action = HomeAction;

    fn restore(_: &Environment) -> Self {
        Self {
            figure: FormulaFigure::new(FormulaState::default()),
            chosen: 0,
        }
    }

    /// The address has no state: the figure stays as it is.
    fn open_link(&mut self, _: &Address, _: Preferences, _: &mut Problems) {}

    fn link(&self) -> Address {
        Address::of(Route::Home)
    }

    fn apply(&mut self, action: HomeAction, preferences: Preferences) -> Option<Sentence> {
        match action {
            HomeAction::Read(state) => self.figure.show(state),
            HomeAction::Show(state) => {
                self.figure.show(state);
                self.chosen = self.chosen.wrapping_add(1);
            }
            HomeAction::Move(to) => self.figure.carry_out(to, preferences.order),
        }
        None
    }

    fn leaves_notice(action: &HomeAction) -> bool {
        matches!(action, HomeAction::Read(_))
    }

    fn key(&self, key: &str) -> Option<HomeAction> {
        let ahead = match key {
            "ArrowRight" => true,
            "ArrowLeft" => false,
            _ => return None,
        };
        Self::beside(self.figure.state, ahead).map(HomeAction::Show)
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![
            KeyHelp::new(&["→", "←"], words::KEY_STATE),
            KeyHelp::new(&["←", "→"], words::KEY_QUEEN),
            KeyHelp::new(&["↑", "↓"], words::KEY_ROW),
            KeyHelp::new(&["←", "→"], words::KEY_FORMULA),
        ]
    }
}
