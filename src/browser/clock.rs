//! The page's clock.

use super::window;

/// Milliseconds since the page was opened; 0 in a browser without that clock.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the clock counts up from 0 and no page stays open long enough"
)]
pub fn now() -> u64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0, |clock| clock.now() as u64)
}
