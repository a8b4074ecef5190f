//! The page. It draws a [`Scene`](crate::state::Scene) and sends [`Action`](crate::state::Action)s.

mod app;
pub mod choice;
pub mod header;
mod hooks;
pub mod keys;
pub mod ladder;
pub mod notice;
pub mod stepper;
mod store;

pub use app::App;
pub use header::Header;
pub use keys::Keys;
pub use notice::NoticeBar;

use crate::browser::failure;

/// Mounts the page in the element that `index.html` keeps for it.
pub fn mount() {
    yew::set_custom_panic_hook(failure::hook());
    match failure::root() {
        Some(root) => {
            yew::Renderer::<App>::with_root(root).render();
        }
        None => {
            yew::Renderer::<App>::new().render();
        }
    }
}
