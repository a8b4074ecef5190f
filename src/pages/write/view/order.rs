//! The lines that are put in order.

use yew::prelude::*;

use crate::{
    browser::{focus, pointer},
    draw::view::html,
    pages::write::{WriteAction, words},
    text::Lang,
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OrderLinesProps {
    pub text: String,
    /// The line of the mistake, from 0.
    pub wrong: Option<usize>,
    /// The line carried out last and the one to come.
    pub walked: [Option<usize>; 2],
    pub lang: Lang,
    pub send: Callback<WriteAction>,
}

/// The lines, each dragged by its number or moved up by a button.
#[component]
pub(super) fn OrderLines(props: &OrderLinesProps) -> Html {
    let lang = props.lang;
    // The line that is dragged, and the one under the pointer.
    let dragged = use_state(|| None::<[usize; 2]>);
    let line = |(at, code): (usize, &str)| {
        let onclick = props.send.reform(move |_| {
            focus::on(&format!(".order-lines li:nth-child({at}) button"));
            WriteAction::MoveLine {
                from: at,
                to: at.saturating_sub(1),
            }
        });
        let grab = {
            let dragged = dragged.clone();
            Callback::from(move |event: PointerEvent| {
                event.prevent_default();
                pointer::release(&event);
                dragged.set(Some([at, at]));
            })
        };
        let onpointerover = {
            let dragged = dragged.clone();
            Callback::from(move |event: PointerEvent| {
                if let Some([from, _]) = *dragged {
                    dragged.set((event.buttons() != 0).then_some([from, at]));
                }
            })
        };
        let onpointerup = {
            let (dragged, send) = (dragged.clone(), props.send.clone());
            Callback::from(move |_: PointerEvent| {
                if let Some([from, _]) = *dragged {
                    dragged.set(None);
                    send.emit(WriteAction::MoveLine { from, to: at });
                }
            })
        };
        let [just_run, next] = props.walked.map(|line| (line == Some(at)).then_some(""));
        let drag = dragged.and_then(|[from, to]| match at {
            _ if at == from => Some("from"),
            _ if at == to && to < from => Some("above"),
            _ if at == to => Some("below"),
            _ => None,
        });
        let label = format!("{} {}: {code}", at + 1, words::RAISE.in_lang(lang));
        html! {
            <li
                data-just-run={just_run}
                data-next={next}
                data-wrong={(props.wrong == Some(at)).then_some("")}
                data-drag={drag}
                {onpointerover} {onpointerup}
            >
                <span class="order-number" onpointerdown={grab}>{ at + 1 }</span>
                <code>{ code.to_owned() }</code>
                <button type="button" class="quiet" data-action="raise" disabled={at == 0} aria-label={label} {onclick}>
                    { words::RAISE.in_lang(lang) }
                </button>
            </li>
        }
    };
    html! {
        <ol class="order-lines" role="list" aria-label={words::SOURCE.in_lang(lang)} data-source="">
            { for props.text.lines().enumerate().map(line) }
        </ol>
    }
}
