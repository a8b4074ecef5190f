//! The programs of workers, each fetched and compiled once for all workers that run it.
//!
//! A worker that is handed the compiled module starts without fetching or compiling, and all of them
//! run the same machine code, so what the browser has optimised for one is fast in every other.

use std::{cell::RefCell, collections::BTreeMap};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Response,
    js_sys::{Promise, WebAssembly, futures::future_to_promise},
};

use super::{asset_url, window};

thread_local! {
    /// The modules by the names of their programs, those that are still on their way too.
    static MODULES: RefCell<BTreeMap<&'static str, Promise>> = const { RefCell::new(BTreeMap::new()) };
}

/// The compiled module of a program beside the page's own.
///
/// # Errors
/// What the browser says when it cannot be fetched or compiled, until it is forgotten.
pub(super) async fn compiled(program: &'static str) -> Result<JsValue, JsValue> {
    let module = MODULES.with_borrow_mut(|modules| {
        let module = modules
            .entry(program)
            .or_insert_with(|| future_to_promise(compile(program)));
        module.clone()
    });
    module.await
}

/// Forgets a module, so that the next one to ask has it fetched anew.
pub(super) fn forget(program: &str) {
    MODULES.with_borrow_mut(|modules| modules.remove(program));
}

async fn compile(program: &str) -> Result<JsValue, JsValue> {
    let address = asset_url::beside(&format!("{program}_bg.wasm"))?;
    let window = window().ok_or(JsValue::UNDEFINED)?;
    let response: Response = window.fetch_with_str(&address).await?.dyn_into()?;
    let bytes = response.array_buffer()?.await?;
    WebAssembly::compile(&bytes).await
}
