//! The outside: one owner for each thing of the browser that outlives a drawing.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "this is the layer that knows the outside"
)]

pub mod address_bar;
pub mod build;
pub mod clock;
pub mod document;
pub mod environment;
pub mod focus;
pub mod hand_over;
pub mod keyboard;
pub mod pointer;
pub mod reading;
pub mod sharing;
pub mod storage;
pub mod terms;
pub mod typing;
pub mod wake_lock;
pub mod worker;

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Document, Window,
    js_sys::{Array, Function, Promise, Reflect},
};

/// The page's window; `None` where there is no browser, as where a test draws a page natively.
///
/// Workers have no Yew and never come here.
fn window() -> Option<Window> {
    cfg!(target_family = "wasm").then(web_sys::window).flatten()
}

fn page() -> Option<Document> {
    window()?.document()
}

/// A part of the navigator that not every browser has.
fn of_navigator(name: &str) -> Option<JsValue> {
    let part = Reflect::get(&window()?.navigator(), &name.into()).ok()?;
    (!part.is_undefined()).then_some(part)
}

/// Calls a function that not every browser has, or lets a page call. `None` where there is none, and where it throws.
fn call(object: &JsValue, name: &str, given: &Array) -> Option<JsValue> {
    let function = Reflect::get(object, &name.into()).ok()?;
    let function: Function = function.dyn_into().ok()?;
    function.apply(object, given).ok()
}

thread_local! {
    static UNHEARD: Closure<dyn Fn(JsValue)> = Closure::new(|_| {});
}

/// The same for a function that returns a promise. A rejection that nobody waits for yet does not fail the page.
fn ask(object: &JsValue, name: &str, given: &Array) -> Option<Promise> {
    let asked: Promise = call(object, name, given)?.dyn_into().ok()?;
    UNHEARD.with(|unheard| call(&asked, "catch", &Array::of1(unheard.as_ref())));
    Some(asked)
}
