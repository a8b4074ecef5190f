//! Small texts kept on the reader's machine.

use web_sys::Storage;

use super::window;

/// Where the reader's preferences lie.
pub const PREFERENCES: &str = "bitqueens.preferences";

/// The stored text, or nothing where there is none or storage is switched off.
#[must_use]
pub fn read(key: &str) -> String {
    storage()
        .and_then(|storage| storage.get_item(key).ok().flatten())
        .unwrap_or_default()
}

/// Stores a text. Where storage is full or switched off the page works on and forgets.
pub fn write(key: &str, text: &str) {
    if let Some(storage) = storage() {
        storage.set_item(key, text).ok();
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}
