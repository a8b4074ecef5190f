//! The frames that the browser draws.

use web_sys::js_sys::Promise;

use super::window;

/// Ready when what the page holds now has been drawn.
pub async fn drawn() {
    // The frame after the next one begins when the next one is drawn.
    for _ in 0..2 {
        let begun = Promise::new(&mut |resolve, _| {
            if let Some(window) = window() {
                window.request_animation_frame(&resolve).ok();
            }
        });
        begun.await.ok();
    }
}
