//! What the browser says when the page opens.

use super::{address_bar, machine, storage, window};
use crate::state::Environment;

/// Reads the address, the preferred languages, the system's wishes and what was stored.
#[must_use]
pub fn read() -> Environment {
    let prefers = |query: &str| {
        window()
            .and_then(|window| window.match_media(query).ok().flatten())
            .is_some_and(|media| media.matches())
    };
    Environment {
        hash: address_bar::hash(),
        languages: window().map_or_else(Vec::new, |window| {
            let languages = window.navigator().languages();
            languages.iter().filter_map(|tag| tag.as_string()).collect()
        }),
        prefers_dark: prefers("(prefers-color-scheme: dark)"),
        prefers_still: prefers("(prefers-reduced-motion: reduce)"),
        stored: storage::read(storage::PREFERENCES),
        machine: machine::read(),
        ledgers: storage::read_all(storage::LEDGERS),
        finished: storage::read(storage::FINISHED),
        solved: storage::read(storage::SOLVED),
        progress: storage::read(storage::PROGRESS),
    }
}
