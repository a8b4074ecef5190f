//! The program on the screen: the one component with state, and what stands around every page.

mod app;
mod effects;
mod header;
mod layout;
mod term_box;

pub use header::{Header, HeaderProps};
pub use layout::{key_list, layout, notice_bar};

use crate::browser::hand_over;

/// Mounts the program in the element that `index.html` keeps for it, in the place of the document.
pub fn mount() {
    // The report of a panic says where it was.
    yew::set_custom_panic_hook(Box::new(|panic| {
        hand_over::report_failure(&panic.to_string());
    }));
    app::start();
}
