//! A name that one tab of the site has at a time, by the browser's own locks.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use wasm_bindgen::prelude::*;
use web_sys::js_sys::{Function, Object, Promise, Reflect};

use super::of_navigator;

#[wasm_bindgen]
extern "C" {
    /// The browser's locks, which every tab of an origin shares.
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &JsValue,
        on_answer: &JsValue,
    ) -> Result<Promise, JsValue>;
}

/// A name that this tab has asked for. Dropping it gives the name back; a tab that is closed or
/// crashes gives it back too.
#[must_use = "the name is given back when the claim is dropped"]
pub struct Claim(Rc<Held>);

#[derive(Default)]
struct Held {
    is_dropped: Cell<bool>,
    release: RefCell<Option<Function>>,
}

impl Claim {
    /// Asks for a name; `on_answer` hears whether this tab has it now. Where the browser has no
    /// locks, as over plain http, every tab gets every name.
    pub fn ask(name: &str, on_answer: impl FnOnce(bool) + 'static) -> Self {
        let held = Rc::new(Held::default());
        let on_answer = Rc::new(Cell::new(Some(on_answer)));
        let asked = Rc::clone(&held);
        let answer = move |is_ours: bool| {
            if let Some(on_answer) = on_answer.take().filter(|_| !asked.is_dropped.get()) {
                on_answer(is_ours);
            }
        };
        let Some(locks) = of_navigator("locks") else {
            answer(true);
            return Self(held);
        };
        let granted = {
            let (held, answer) = (Rc::clone(&held), answer.clone());
            Closure::once_into_js(move |lock: JsValue| -> JsValue {
                if held.is_dropped.get() {
                    return JsValue::UNDEFINED;
                }
                answer(!lock.is_null());
                if lock.is_null() {
                    return JsValue::UNDEFINED;
                }
                // The tab has the name until this promise is kept.
                let until = Promise::new(&mut |release, _| {
                    held.release.replace(Some(release));
                });
                until.into()
            })
        };
        let refused = Closure::once_into_js(move |_: JsValue| answer(true));
        let locks: LockManager = locks.unchecked_into();
        if let Ok(asked) = locks.request(name, &options(), &granted) {
            // A page inside another one may have no locks of its own.
            let refused: &Function = refused.unchecked_ref();
            Reflect::get(&asked, &"catch".into())
                .and_then(|catch| catch.unchecked_into::<Function>().call1(&asked, refused))
                .ok();
        }
        Self(held)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.is_dropped.set(true);
        if let Some(release) = self.0.release.take() {
            release.call0(&JsValue::UNDEFINED).ok();
        }
    }
}

/// Asks for an answer at once, whoever has the name.
fn options() -> JsValue {
    let options = Object::new();
    Reflect::set(&options, &"ifAvailable".into(), &JsValue::TRUE).ok();
    options.into()
}
