//! A text that the browser does not store.

/// The reason why the browser does not store a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// Storage is switched off, or denied to the page.
    Off,
    /// Storage is full.
    Full,
}
