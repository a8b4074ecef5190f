//! Bits that the reader sets, by pointer or keys.

use yew::prelude::*;

use crate::{
    browser::{focus, keyboard},
    draw::{
        FocusMove,
        view::{access, hooks::filtered, html},
    },
    question::{FieldBit, verdict_name, words::answer_bit},
    text::Lang,
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BitFieldProps {
    /// The bits from the left.
    pub(crate) bits: Vec<FieldBit>,
    pub(crate) label: AttrValue,
    pub(crate) lang: Lang,
    /// Gets a bit's power of two and its new value.
    pub(crate) on_set: Callback<(u8, bool)>,
    /// The reader asks for the check by the keyboard; where nothing is checked, Enter is a press.
    #[prop_or_default]
    pub(crate) on_enter: Option<Callback<()>>,
}

/// A field of bits: one tab stop. Arrows, Home and End move, 0 and 1 set a bit and move on to the
/// right, Enter asks for the check, and a press turns a bit over.
#[component]
pub(crate) fn BitField(props: &BitFieldProps) -> Html {
    let cursor = use_state(|| None::<u8>);
    let first = props.bits.first().map_or(0, |bit| bit.power);
    let here = cursor
        .filter(|power| props.bits.iter().any(|bit| bit.power == *power))
        .unwrap_or(first);
    let onfocusin = {
        let cursor = cursor.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some([power]) = focus::numbers(&event, ["data-bit"]) {
                cursor.set(Some(power));
            }
        })
    };
    let onclick = {
        let bits = props.bits.clone();
        filtered(&props.on_set, move |event: MouseEvent| {
            let [power] = focus::numbers(&event, ["data-bit"])?;
            let bit = bits.iter().find(|bit| bit.power == power)?;
            Some((power, !bit.on))
        })
    };
    let onkeydown = {
        let bits = props.bits.clone();
        let on_set = props.on_set.clone();
        let on_enter = props.on_enter.clone();
        Callback::from(move |event: KeyboardEvent| {
            // The bit that has the focus now: a second key can come before the field is drawn again.
            let here = focus::numbers(&event, ["data-bit"]).map_or(here, |[power]| power);
            let at = bits.iter().position(|bit| bit.power == here).unwrap_or(0);
            let there = match (access::focus_movement(&event), event.key().as_str()) {
                // The rows around the field have rows to move to.
                (Some(FocusMove::Up | FocusMove::Down), _) => return,
                (Some(movement), _) => movement.along(at, bits.len()),
                _ if keyboard::is_modified(&event) => return,
                (None, digit @ ("0" | "1")) => {
                    on_set.emit((here, digit == "1"));
                    FocusMove::Right.along(at, bits.len())
                }
                (None, "Enter") => {
                    if let Some(on_enter) = &on_enter {
                        event.prevent_default();
                        // The key that led here may still be down.
                        if !event.repeat() {
                            on_enter.emit(());
                        }
                    }
                    return;
                }
                (None, _) => return,
            };
            if let Some(bit) = bits.get(there) {
                access::lead_focus(&event, &format!("[data-bit=\"{}\"]", bit.power));
            }
        })
    };
    let lang = props.lang;
    html! {
        <div
            class="bit-field"
            role="group"
            translate="no"
            aria-label={&props.label}
            data-own-arrows=""
            {onfocusin} {onclick} {onkeydown}
        >
            for bit in &props.bits {
                <button
                    type="button"
                    class="bit"
                    tabindex={if bit.power == here { "0" } else { "-1" }}
                    aria-pressed={bit.on.to_string()}
                    aria-label={answer_bit(bit).in_lang(lang).to_owned()}
                    aria-disabled={bit.given.then_some("true")}
                    data-given={bit.given.then_some("")}
                    data-bit={bit.power.to_string()}
                    data-bit-column={bit.column.map(|column| column.to_string())}
                    data-on={bit.on.then_some("")}
                    data-ghost={bit.ghost.then_some("")}
                    data-verdict={bit.verdict.map(verdict_name)}
                >
                    { if bit.on { "1" } else { "0" } }
                </button>
            }
        </div>
    }
}
