//! The browser's answers, and the reader's preferences, kept on the reader's machine.

use super::{Keepsake, NotStored, Shelf};
use crate::text::Lang;
use bitqueens_core::bits::BitOrder;

/// The hardware that a count can use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hardware {
    /// Processors, as far as the browser says; 0 where it does not.
    pub cores: u32,
    /// True if WebAssembly has vectors of 128 bits.
    pub simd: bool,
}

/// The browser's answers when a page opens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Environment {
    pub address: String,
    pub prefers_dark: bool,
    /// True if the system asks for less motion.
    pub prefers_still: bool,
    /// The hardware that a count can use.
    pub hardware: Hardware,
    /// The name of the site's build; empty outside of one.
    pub build: String,
    /// Every text that the site has stored on this machine, by its key.
    pub stored: Vec<(String, String)>,
    /// The file that the page opens with, where it names one.
    pub file: Vec<u8>,
    /// A number that tells this visit from others.
    pub visit: Option<u64>,
    /// Today by the machine's own calendar, counted in days from the first of 1970.
    pub today: u32,
}

impl Environment {
    /// The text stored under a key; empty where there is none.
    pub fn stored(&self, key: &str) -> &str {
        let mut stored = self.stored.iter();
        let found = stored.find(|(own, _)| own == key);
        found.map_or("", |(_, text)| text)
    }

    /// The texts whose keys begin with `prefix`, with their keys.
    pub fn stored_below<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let stored = self.stored.iter();
        stored
            .filter(move |(key, _)| key.starts_with(prefix))
            .map(|(key, text)| (key.as_str(), text.as_str()))
    }
}

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Theme {
        Light => "light",
        Dark => "dark",
    }
}

impl Theme {
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
    pub language: Lang,
    pub theme: Theme,
    /// True if shifts are shown without movement.
    pub still: bool,
    pub order: BitOrder,
    /// True if keys of a single letter or sign act. Users of speech input switch them off (WCAG 2.1.4).
    pub letters: bool,
    /// The system's own preferences; a choice that equals them is not stored, so it follows the system.
    system: (Theme, bool),
}

impl Preferences {
    pub const KEY: &str = "bitqueens.preferences";

    /// Takes what was stored, and for the rest what the browser asks for. The language follows from the address.
    pub fn of(environment: &Environment) -> Self {
        let theme = if environment.prefers_dark {
            Theme::Dark
        } else {
            Theme::Light
        };
        let mut preferences = Self {
            language: Lang::AT_TOP,
            theme,
            still: environment.prefers_still,
            order: BitOrder::default(),
            letters: true,
            system: (theme, environment.prefers_still),
        };
        preferences.restore(environment.stored(Self::KEY));
        preferences
    }

    /// Takes over what was stored, but for the language: `static/before.js` reads that.
    fn restore(&mut self, stored: &str) {
        for word in stored.split(' ') {
            match word {
                "light" => self.theme = Theme::Light,
                "dark" => self.theme = Theme::Dark,
                "still" => self.still = true,
                "moving" => self.still = false,
                "lsb" => self.order = BitOrder::LsbLeft,
                "msb" => self.order = BitOrder::MsbLeft,
                "no-letters" => self.letters = false,
                // Words of other versions are ignored.
                _ => {}
            }
        }
    }

    /// These over what is stored: the language, and of the rest what has changed since `before`. What another tab has
    /// chosen meanwhile stays.
    #[must_use]
    pub fn over(self, stored: &str, before: Self) -> Self {
        let (theme, still) = self.system;
        let mut over = Self {
            theme,
            still,
            order: BitOrder::default(),
            letters: true,
            ..self
        };
        over.restore(stored);
        if self.theme != before.theme {
            over.theme = self.theme;
        }
        if self.still != before.still {
            over.still = self.still;
        }
        if self.order != before.order {
            over.order = self.order;
        }
        if self.letters != before.letters {
            over.letters = self.letters;
        }
        over
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

impl Keepsake for Preferences {
    fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        let there = shelf.read(Self::KEY);
        shelf.write(Self::KEY, Some(&self.over(&there, *before).stored()))
    }
}

/// A reading of the clock that leaves out the time in which the machine slept.
///
/// A type of its own, so that it is not confused with another time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awake {
    used_ms: u64,
    watched_ms: u64,
}

impl Awake {
    /// A reading after that many milliseconds without a pause.
    pub const fn at(ms: u64) -> Self {
        Self {
            used_ms: ms,
            watched_ms: ms,
        }
    }

    /// The milliseconds of work since an earlier reading.
    pub const fn since(self, earlier: Self) -> u64 {
        self.used_ms.saturating_sub(earlier.used_ms)
    }

    /// The milliseconds since an earlier reading in which the clock was watched. Only these count as a worker's
    /// silence: in the others the whole browser may have stood still.
    pub const fn watched_since(self, earlier: Self) -> u64 {
        self.watched_ms.saturating_sub(earlier.watched_ms)
    }
}

/// A clock that tells from the gaps between two looks whether the machine slept.
///
/// No event reports sleep. A visible page looks at its clock at least every [`SHOWN_MS`](Self::SHOWN_MS), a hidden one at
/// least every [`HIDDEN_MS`](Self::HIDDEN_MS), since browsers run its timers once a minute. In a longer gap the machine
/// slept.
///
/// ```text
/// page's clock   0  100  200      28,800,200  28,800,300     the window is shown
/// used           0  100  200           2,200       2,300
///
/// page's clock   0  60,000  120,000   28,800,000             it is hidden
/// used           0  60,000  120,000      122,000
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AwakeClock {
    seen_ms: u64,
    was_hidden: bool,
    awake: Awake,
}

impl AwakeClock {
    /// The most milliseconds between two looks while the page is shown.
    pub const SHOWN_MS: u64 = 2_000;
    /// The most milliseconds between two looks while the page is hidden.
    pub const HIDDEN_MS: u64 = 62_000;

    pub const fn new() -> Self {
        Self {
            seen_ms: 0,
            was_hidden: false,
            awake: Awake::at(0),
        }
    }

    pub fn look(&mut self, now_ms: u64, is_hidden: bool) -> Awake {
        let passed = now_ms.saturating_sub(self.seen_ms);
        let watched = passed.min(Self::SHOWN_MS);
        let is_work = passed <= Self::HIDDEN_MS && (is_hidden || self.was_hidden);
        self.seen_ms = now_ms;
        self.was_hidden = is_hidden;
        self.awake.used_ms += if is_work { passed } else { watched };
        self.awake.watched_ms += watched;
        self.awake
    }
}
