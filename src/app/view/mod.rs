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

use crate::browser::failure;

/// Mounts the program in the element that `index.html` keeps for it.
pub fn mount() {
    yew::set_custom_panic_hook(failure::hook());
    match failure::root() {
        Some(root) => yew::Renderer::<App>::with_root(root).render(),
        None => yew::Renderer::<App>::new().render(),
    };
}
