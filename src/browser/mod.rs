//! The outside: one owner for each thing of the browser that outlives a drawing.

pub mod address_bar;
pub mod bundles;
pub mod clipboard;
pub mod clock;
pub mod document;
pub mod environment;
pub mod failure;
pub mod fetching;
pub mod focus;
pub mod keyboard;
pub mod ladder_worker;
pub mod machine;
pub mod picture;
pub mod pool;
pub mod saving;
pub mod storage;

use web_sys::Window;

/// The page's window.
///
/// The page runs nowhere else: workers have no Yew and never come here.
fn window() -> Option<Window> {
    web_sys::window()
}
