//! The program on the screen: the one component with state, and what stands around every page.

mod app;
mod effects;
mod header;
mod layout;
mod start;

pub use header::{Header, HeaderProps};
pub use layout::{key_list, layout, notice_bar};

use crate::site::IS_SPLIT;

/// Mounts the program in the element that `index.html` keeps for it, in the place of the document.
pub fn mount() {
    // A program in parts stops at a panic without a report; otherwise Yew writes it to the console.
    if IS_SPLIT {
        yew::set_custom_panic_hook(Box::new(|_| {}));
    }
    start::start();
}
