//! The browser's answers: when a page opens, and to what it wants stored.

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
    /// The address within the site.
    pub address: String,
    /// The browser's language tags, the preferred one first.
    pub languages: Vec<String>,
    /// True if the system asks for a dark page.
    pub prefers_dark: bool,
    /// True if the system asks for less motion.
    pub prefers_still: bool,
    /// The hardware that a count can use.
    pub hardware: Hardware,
    /// Every text that the site has stored on this machine, by its key.
    pub stored: Vec<(String, String)>,
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

/// The reason why the browser does not store a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// Storage is switched off, or denied to the page.
    Off,
    /// Storage is full.
    Full,
}
