//! The reader's preferences, kept on the reader's machine.

use super::Environment;
use crate::text::Lang;
use bitqueens_core::bits::BitOrder;

bitqueens_core::named! {
    /// The colours.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Theme {
        /// Dark on light.
        Light => "light",
        /// Light on dark.
        Dark => "dark",
    }
}

impl Theme {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// The preferences of a reader: language, colours, motion, order of the bits, keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The language of the page.
    pub language: Lang,
    /// The colours.
    pub theme: Theme,
    /// True if shifts stand still.
    pub still: bool,
    /// The order of the bits.
    pub order: BitOrder,
    /// True if keys of a single letter or sign act. Who speaks to the machine switches them off (WCAG 2.1.4).
    pub letters: bool,
    /// The system's own preferences; a choice that equals them is not stored, so it follows the system.
    system: (Theme, bool),
}

impl Preferences {
    /// The key under which they are stored.
    pub const KEY: &str = "bitqueens.preferences";

    /// Takes what was stored, and for the rest what the browser asks for.
    ///
    /// The first language that the page speaks wins; a reader of none gets that of the pages at the top.
    pub fn of(environment: &Environment) -> Self {
        let theme = if environment.prefers_dark {
            Theme::Dark
        } else {
            Theme::Light
        };
        let mut languages = environment.languages.iter();
        let mut preferences = Self {
            language: languages
                .find_map(|tag| Lang::from_tag(tag))
                .unwrap_or(Lang::AT_TOP),
            theme,
            still: environment.prefers_still,
            order: BitOrder::default(),
            letters: true,
            system: (theme, environment.prefers_still),
        };
        preferences.restore(environment.stored(Self::KEY));
        preferences
    }

    /// Takes over what was stored.
    pub fn restore(&mut self, stored: &str) {
        for word in stored.split(' ') {
            match word {
                "light" => self.theme = Theme::Light,
                "dark" => self.theme = Theme::Dark,
                "still" => self.still = true,
                "moving" => self.still = false,
                "lsb" => self.order = BitOrder::LsbLeft,
                "msb" => self.order = BitOrder::MsbLeft,
                "no-letters" => self.letters = false,
                // A word of another version says nothing to this one.
                word => self.language = Lang::from_tag(word).unwrap_or(self.language),
            }
        }
    }

    /// The words to store; those the system asks for are left out, so that they follow it.
    pub fn stored(&self) -> String {
        let mut words = vec![self.language.tag(), self.order.name()];
        if self.theme != self.system.0 {
            words.push(self.theme.name());
        }
        if self.still != self.system.1 {
            words.push(if self.still { "still" } else { "moving" });
        }
        if !self.letters {
            words.push("no-letters");
        }
        words.join(" ")
    }
}
