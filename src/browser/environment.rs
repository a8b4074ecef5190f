//! The browser's answers when the page opens.

use super::{address_bar, clock, hardware, storage, window};
use crate::site::Environment;

/// Reads the address, the preferred languages, the system's wishes and what was stored.
pub fn read() -> Environment {
    let prefers = |query: &str| {
        window()
            .and_then(|window| window.match_media(query).ok().flatten())
            .is_some_and(|media| media.matches())
    };
    Environment {
        address: address_bar::read(),
        languages: window().map_or_else(Vec::new, |window| {
            let languages = window.navigator().languages();
            languages.iter().filter_map(|tag| tag.as_string()).collect()
        }),
        prefers_dark: prefers("(prefers-color-scheme: dark)"),
        prefers_still: prefers("(prefers-reduced-motion: reduce)"),
        hardware: hardware::read(),
        stored: storage::read_all(storage::OURS),
        today: clock::today(),
    }
}
