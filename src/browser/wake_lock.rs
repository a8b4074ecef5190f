//! The lock that keeps the screen awake.

use std::{cell::RefCell, rc::Rc};

use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Array;
use yew::platform::spawn_local;

use super::{ask, call, document, of_navigator};

/// Keeps the screen awake as long as it exists, where the browser can. The browser takes the lock away when the page is
/// hidden, so it is asked for again when the page is shown.
pub struct WakeLock {
    lock: Rc<RefCell<State>>,
    _shown: Option<EventListener>,
}

enum State {
    /// Asked for, or taken away.
    Without,
    Held(JsValue),
    /// No longer wanted: a lock that comes late is given back.
    Over,
}

impl WakeLock {
    pub fn ask() -> Self {
        let lock = Rc::new(RefCell::new(State::Without));
        request(&lock);
        let again = Rc::clone(&lock);
        let shown = document::listen_hidden(move |is_hidden| {
            if !is_hidden {
                request(&again);
            }
        });
        Self {
            lock,
            _shown: shown,
        }
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        if let State::Held(lock) = self.lock.replace(State::Over) {
            call(&lock, "release", &Array::new());
        }
    }
}

fn request(state: &Rc<RefCell<State>>) {
    let screen = Array::of1(&"screen".into());
    let lock = of_navigator("wakeLock").and_then(|lock| ask(&lock, "request", &screen));
    let Some(lock) = lock else {
        return;
    };
    let state = Rc::clone(state);
    spawn_local(async move {
        // A browser refuses where the battery is low; the count goes on.
        if let Ok(lock) = lock.await {
            if matches!(*state.borrow(), State::Over) {
                call(&lock, "release", &Array::new());
            } else {
                state.replace(State::Held(lock));
            }
        }
    });
}
