//! Keeps the boxes on the reader's machine, and today's day.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    browser::{clock, document, storage},
    pages::learn::{Boxes, BoxesText, ReviewAction, view::effects::Shown},
    site::NotStored,
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct KeepBoxesProps {
    pub(super) boxes: Rc<Boxes>,
    /// True if the reader has emptied them here.
    pub(super) is_cleared: bool,
    /// A stored text that could not be read whole.
    pub(super) aside: Option<String>,
    pub(super) shown: Option<Shown>,
    /// Receives what other tabs store, whether the boxes were stored, and the day.
    pub(super) send: Callback<ReviewAction>,
}

/// Stores the boxes whenever they change, merged with what other tabs have stored; hears what they store;
/// and says which day it is whenever something opens or the window is shown again.
#[component]
pub(super) fn KeepBoxes(props: &KeepBoxesProps) -> Html {
    let send = props.send.clone();
    let now = (
        Rc::clone(&props.boxes),
        props.is_cleared,
        props.aside.clone(),
    );
    use_effect_with(now, move |(boxes, is_cleared, aside)| {
        let aside = aside.as_deref().unwrap_or_default();
        let stored = storage::read(BoxesText::KEY);
        let read = BoxesText::read(&stored);
        if read.error.is_some() && !aside.ends_with(&stored) {
            // A tab of another version has stored what this one cannot read.
            let (boxes, aside) = (stored, aside.to_owned());
            send.emit(ReviewAction::Read { boxes, aside });
            return;
        }
        let mut all = read.boxes;
        all.merge(boxes);
        // Boxes that were emptied here are not filled from what was stored before.
        if boxes.is_empty() && *is_cleared {
            all = Boxes::default();
        }
        let text = if all.is_empty() {
            String::new()
        } else {
            BoxesText::stored(&all)
        };
        let kept = write(BoxesText::ASIDE, &storage::read(BoxesText::ASIDE), aside)
            .and_then(|()| write(BoxesText::KEY, &stored, &text));
        send.emit(ReviewAction::Kept(kept));
        if all != **boxes {
            send.emit(ReviewAction::Stored(Some(Rc::new(all))));
        }
    });
    let send = props.send.clone();
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            if key.as_deref().is_none_or(|key| key == BoxesText::KEY) {
                let boxes = text.map(|text| Rc::new(BoxesText::read(&text).boxes));
                send.emit(ReviewAction::Stored(boxes));
            }
        });
        move || drop(listener)
    });
    let send = props.send.clone();
    use_effect_with(props.shown, move |_| {
        send.emit(ReviewAction::Today(clock::today()));
        let listener = document::listen_hidden(move |_| {
            send.emit(ReviewAction::Today(clock::today()));
        });
        move || drop(listener)
    });
    Html::default()
}

/// Stores a text where another is stored, or removes it where it is empty.
fn write(key: &str, stored: &str, text: &str) -> Result<(), NotStored> {
    if text == stored {
        return Ok(());
    }
    storage::write(key, (!text.is_empty()).then_some(text))
}
