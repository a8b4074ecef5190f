//! Small texts kept on the reader's machine.

use web_sys::Storage;

use super::window;

/// The beginning of every key of the site; another site may share the origin.
pub const OURS: &str = "bitqueens.";

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

/// All texts whose names begin so, with their names.
#[must_use]
pub fn read_all(prefix: &str) -> Vec<(String, String)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    keys.filter(|key| key.starts_with(prefix))
        .map(|key| {
            let text = read(&key);
            (key, text)
        })
        .collect()
}

/// Makes the texts whose names begin so exactly these.
pub fn write_all(prefix: &str, texts: &[(String, String)]) {
    let Some(storage) = storage() else {
        return;
    };
    for (key, before) in read_all(prefix) {
        match texts.iter().find(|(kept, _)| *kept == key) {
            Some((_, text)) if *text == before => {}
            Some((_, text)) => write(&key, text),
            None => {
                storage.remove_item(&key).ok();
            }
        }
    }
    for (key, text) in texts {
        if read(key).is_empty() {
            write(key, text);
        }
    }
}

/// Asks the browser, where it offers that, to keep what is stored when space runs short.
pub fn ask_to_last() {
    if let Some(window) = window() {
        // The answer changes nothing: without it the browser still keeps what it can.
        drop(window.navigator().storage().persist());
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}
