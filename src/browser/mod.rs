//! The outside: one owner for each thing of the browser that outlives a drawing.

pub mod address_bar;
pub mod asset_url;
pub mod build;
pub mod claim;
pub mod clipboard;
pub mod clock;
pub mod document;
pub mod environment;
pub mod file_open;
pub mod file_save;
pub mod focus;
pub mod frame;
pub mod hand_over;
pub mod keyboard;
mod module;
pub mod picture;
pub mod pointer;
pub mod scrolling;
pub mod sharing;
pub mod storage;
pub mod style_sheet;
pub mod worker;

use web_sys::Window;

/// The page's window; `None` where there is no browser, as where a test draws a page natively.
///
/// Workers have no Yew and never come here.
fn window() -> Option<Window> {
    cfg!(target_family = "wasm").then(web_sys::window).flatten()
}
