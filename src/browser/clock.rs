//! The page's clocks.

use std::{
    cell::Cell,
    future::{Future, IntoFuture, poll_fn},
    pin::pin,
    task::Poll,
};

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::js_sys::{Date, Object, Promise};

use super::{document, window};
use crate::site::{Awake, AwakeClock};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = performance, js_name = now)]
    fn since_opened() -> Result<f64, JsValue>;
}

/// Milliseconds since the page was opened; since 1970 in a browser without that clock.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the clock counts up from 0 and no page stays open long enough"
)]
pub fn now() -> u64 {
    window().map_or(0, |_| since_opened().unwrap_or_else(|_| Date::now()) as u64)
}

/// Milliseconds since 1970, by the machine's own date.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a date before 1970 stops at 0"
)]
pub fn date() -> u64 {
    window().map_or(0, |_| Date::now() as u64)
}

/// Today by the machine's own calendar, counted in days from the first of 1970.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a day before 1970 stops at 0, and no calendar of JavaScript goes on so far"
)]
pub fn today() -> u32 {
    const MINUTES: f64 = 24.0 * 60.0;
    window().map_or(0, |_| {
        let now = Date::new_0();
        ((now.get_time() / 60_000.0 - now.get_timezone_offset()) / MINUTES) as u32
    })
}

/// The day of a date in milliseconds since 1970, as a language writes it.
#[expect(clippy::cast_precision_loss, reason = "a date has at most 53 bits")]
pub fn day(date: u64, language: &str) -> String {
    window().map_or_else(String::new, |_| {
        let date = Date::new(&(date as f64).into());
        date.to_locale_date_string(language, &Object::new()).into()
    })
}

/// The time in which the machine was awake, by a clock that must be read regularly.
pub fn awake() -> Awake {
    thread_local! {
        static AWAKE: Cell<AwakeClock> = const { Cell::new(AwakeClock::new()) };
    }
    AWAKE.with(|clock| {
        let mut looked_at = clock.get();
        let awake = looked_at.look(now(), document::is_hidden());
        clock.set(looked_at);
        awake
    })
}

/// Resolves after that many milliseconds.
pub async fn passed(milliseconds: i32) {
    let passed = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            let set = window
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
            set.ok();
        }
    });
    passed.await.ok();
}

/// Waits for a future, at most this many milliseconds; `None` if the time runs out.
pub async fn within<T>(milliseconds: i32, asked: impl IntoFuture<Output = T>) -> Option<T> {
    let (mut asked, mut late) = (pin!(asked.into_future()), pin!(passed(milliseconds)));
    poll_fn(|context| match asked.as_mut().poll(context) {
        Poll::Ready(answer) => Poll::Ready(Some(answer)),
        Poll::Pending => late.as_mut().poll(context).map(|()| None),
    })
    .await
}

/// A browser draws no frame of a hidden page. Whatever waits for one continues after this many milliseconds.
const FRAME_MS: i32 = 1_000;

/// Resolves at the next animation frame, after pending DOM updates.
pub async fn next_frame() {
    let begun = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            window.request_animation_frame(&resolve).ok();
        }
    });
    within(FRAME_MS, begun).await;
}
