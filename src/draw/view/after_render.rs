//! A hook that acts after each render that asks for it.

use yew::prelude::*;

/// Calls `carry_out` after a render, once for each value that was passed since the last effect. Yew may render several
/// times before it runs effects, and `use_effect` alone sees the last value only.
#[hook]
pub fn use_after_render<T: 'static>(value: Option<T>, carry_out: impl Fn(T) + 'static) {
    let due = use_mut_ref(Vec::new);
    due.borrow_mut().extend(value);
    use_effect(move || due.take().into_iter().for_each(carry_out));
}
