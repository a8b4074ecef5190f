//! The parts of the page that lie folded until somebody wants them.

use std::fmt;

/// A part that can be unfolded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The recursive form beside the loop.
    Recursion,
    /// The solutions found so far.
    Solutions,
    /// The picture as a file, and the page inside another page.
    Share,
    /// A second stepper.
    Compare,
}

impl Panel {
    /// Every panel, from the top.
    pub const ALL: [Self; 4] = [Self::Recursion, Self::Solutions, Self::Compare, Self::Share];

    /// The name in the address and on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recursion => "recursion",
            Self::Solutions => "solutions",
            Self::Share => "share",
            Self::Compare => "compare",
        }
    }

    const fn flag(self) -> u8 {
        1 << self as u8
    }
}

/// The panels that are unfolded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Panels {
    flags: u8,
}

impl Panels {
    /// Tells whether a panel is unfolded.
    #[must_use]
    pub const fn has(self, panel: Panel) -> bool {
        self.flags & panel.flag() != 0
    }

    /// The same with one panel unfolded or folded.
    #[must_use]
    pub const fn with(self, panel: Panel, open: bool) -> Self {
        let others = self.flags & !panel.flag();
        Self {
            flags: if open { others | panel.flag() } else { others },
        }
    }

    /// Tells whether all are folded.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.flags == 0
    }

    /// The panels named in an address, and whether it named nothing else.
    #[must_use]
    pub fn parse(text: &str) -> (Self, bool) {
        let mut panels = Self::default();
        let mut exact = true;
        for name in text.split('.') {
            match Panel::ALL.into_iter().find(|panel| panel.name() == name) {
                Some(panel) => panels = panels.with(panel, true),
                None => exact = false,
            }
        }
        (panels, exact)
    }
}

/// As in the address: `recursion.solutions`.
impl fmt::Display for Panels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = Panel::ALL.into_iter().filter(|panel| self.has(*panel));
        for (place, panel) in open.enumerate() {
            if place != 0 {
                f.write_str(".")?;
            }
            f.write_str(panel.name())?;
        }
        Ok(())
    }
}
