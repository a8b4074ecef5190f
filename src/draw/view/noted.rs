//! What each drawing wants done once it stands on the page.

use yew::prelude::*;

/// Does what this drawing notes, and what the drawings before it have noted since the last effect. Yew may draw
/// several times before it runs effects, and an effect of its own sees the last drawing alone.
#[hook]
pub fn use_noted<T: 'static>(noted: Option<T>, carry_out: impl Fn(T) + 'static) {
    let due = use_mut_ref(Vec::new);
    due.borrow_mut().extend(noted);
    use_effect(move || due.take().into_iter().for_each(carry_out));
}
