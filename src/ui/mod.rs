//! The page. It draws a [`Scene`](crate::state::Scene) and sends [`Action`](crate::state::Action)s.

mod app;
pub mod bit_field;
mod bundle;
pub mod choice;
pub mod count;
pub mod header;
mod hooks;
pub mod keys;
pub mod lab;
pub mod ladder;
pub mod learn;
pub mod notice;
mod prose;
mod small_board;
pub mod solve;
pub mod stacked;
pub mod stepper;
mod store;
mod table;

pub use app::App;
pub use bundle::{BitsBundle, CountBundle, Drawn, LadderBundle, LearnBundle, Main, PredictBundle};
pub use header::Header;
pub use keys::Keys;
pub use notice::NoticeBar;

use crate::browser::failure;

/// Mounts a bundle in the element that `index.html` keeps for it.
pub fn mount<B: Drawn>() {
    yew::set_custom_panic_hook(failure::hook());
    match failure::root(B::BUNDLE.name()) {
        Some(root) => {
            yew::Renderer::<App<B>>::with_root(root).render();
        }
        None => {
            yew::Renderer::<App<B>>::new().render();
        }
    }
}
