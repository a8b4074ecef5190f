//! The frames that the browser draws.

use web_sys::js_sys::Promise;

use super::window;

/// Ready when the next frame begins: what was to be drawn stands on the page then.
pub async fn next() {
    let begun = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            window.request_animation_frame(&resolve).ok();
        }
    });
    begun.await.ok();
}
