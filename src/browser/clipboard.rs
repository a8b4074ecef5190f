//! The reader's clipboard.

use yew::{Callback, platform::spawn_local};

use super::{of_navigator, window};

/// Tells whether texts can be copied: browsers offer it to pages from safe addresses alone.
pub fn is_there() -> bool {
    of_navigator("clipboard").is_some()
}

/// Copies a text, and then says whether the browser did: it can refuse, as in a frame that may not.
pub fn copy(text: &str, on_copied: Callback<bool>) {
    let clipboard = window().filter(|_| is_there());
    // It begins within the reader's press: some browsers refuse it later.
    let copying = clipboard.map(|window| window.navigator().clipboard().write_text(text));
    spawn_local(async move {
        let copied = match copying {
            Some(copying) => copying.await.is_ok(),
            None => false,
        };
        on_copied.emit(copied);
    });
}
