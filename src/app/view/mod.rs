//! The program on the screen: the one component with state, and what stands around every page.

mod app;
mod effects;
mod header;
mod keys;
mod menu;
mod notice;

pub use app::App;
pub use header::header;
pub use keys::key_list;
pub use menu::{Menu, MenuProps};
pub use notice::notice_bar;

use crate::browser::document;

/// Mounts the program in the element that `index.html` keeps for it.
pub fn mount() {
    // A program in parts stops at a panic without a report; otherwise Yew writes it to the console.
    if cfg!(feature = "split") {
        yew::set_custom_panic_hook(Box::new(|_| {}));
    }
    match document::root() {
        Some(root) => yew::Renderer::<App>::with_root(root).render(),
        None => yew::Renderer::<App>::new().render(),
    };
}
