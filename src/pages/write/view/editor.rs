//! The field that the program is typed in with its line numbers, and the lines that are put in order.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::{
    browser::{keyboard, pointer, typing},
    draw::view::{
        code_lines::breaking,
        hooks::filtered,
        html,
        icons::{Icon, icon},
        link::prose,
    },
    pages::write::{WriteAction, words},
    text::{GAP, Lang, Phrase},
};
use bitqueens_core::program::LONGEST_PROGRAM;

const INDENT: usize = 4;
/// The name of the box with the notation.
const NOTATION: &str = "write-notation";
/// The fewest lines that the field is high.
const FEWEST: usize = 18;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct EditorProps {
    pub text: String,
    /// The line of the mistake, from 0.
    pub wrong: Option<usize>,
    /// The line carried out last and the one to come.
    pub walked: [Option<usize>; 2],
    /// True if the program can be walked to a line.
    pub can_walk: bool,
    /// True if expressions are filled in, whose signs come first then.
    pub fills_blanks: bool,
    pub lang: Lang,
    pub send: Callback<WriteAction>,
}

/// The program as text. It is as high as its lines, so it and the numbers scroll together. A line that is too long goes on
/// sideways: a part of it at the margin would hide its indent.
#[component]
pub(super) fn Editor(props: &EditorProps) -> Html {
    let lang = props.lang;
    let area = use_node_ref();
    // True while the field is given a text that the page has already.
    let is_given = use_mut_ref(|| false);
    let oninput = {
        let is_given = is_given.clone();
        filtered(&props.send, move |event: InputEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            (!*is_given.borrow()).then(|| WriteAction::Type(area.value()))
        })
    };
    let shown = use_mut_ref(|| props.text.clone());
    use_effect_with(props.text.clone(), {
        let area = area.clone();
        move |text: &String| {
            let before = shown.replace(text.clone());
            // What the reader has typed is in the field, and may be more than the page knows of.
            if let Some(area) = area.cast::<HtmlTextAreaElement>()
                && area.value() == before
                && before != *text
            {
                is_given.replace(true);
                typing::replace(&area, text);
                is_given.replace(false);
            }
        }
    });
    let onkeydown = {
        let send = props.send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() != "Enter" {
                return;
            }
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            if event.ctrl_key() || event.meta_key() {
                event.prevent_default();
                send.emit(WriteAction::Run);
            } else if !keyboard::is_modified(&event)
                && let Some(line_break) = line_break(&area)
            {
                event.prevent_default();
                typing::insert(&area, &line_break);
            }
        })
    };
    let onclick = Callback::from(|event: MouseEvent| {
        select_gap(&event.target_unchecked_into());
    });
    let n_lines = props.text.matches('\n').count() + 1;
    html! {
        <div class="editor">
            { keys(&area, props.fills_blanks, lang) }
            <ol class="editor-lines" role="list" translate="no">
                for line in 0..n_lines {
                    { number(line, props) }
                }
            </ol>
            <textarea
                data-source=""
                aria-label={words::SOURCE.in_lang(lang)}
                aria-describedby="write-task write-verdict"
                aria-invalid={props.wrong.is_some().then_some("true")}
                maxlength={LONGEST_PROGRAM.to_string()}
                rows={n_lines.max(FEWEST).to_string()}
                ref={area}
                defaultvalue={props.text.clone()}
                {oninput} {onkeydown} {onclick}
            />
        </div>
    }
}

/// The number of a line. Once there is a walk, a press on it goes on to the line.
fn number(line: usize, props: &EditorProps) -> Html {
    let [just_run, next] = props.walked.map(|at| (at == Some(line)).then_some(""));
    let wrong = (props.wrong == Some(line)).then_some("");
    let sign = match (wrong, next, just_run) {
        (Some(_), ..) => Some(Icon::Cross),
        (None, Some(_), _) => Some(Icon::Play),
        (None, None, Some(_)) => Some(Icon::Stop),
        (None, None, None) => None,
    };
    let onclick = props.send.reform(move |_| WriteAction::RunTo(line));
    html! {
        <li data-just-run={just_run} data-next={next} data-wrong={wrong}>
            { for sign.map(|sign| icon(sign, None)) }
            if props.can_walk {
                <button
                    type="button"
                    data-run-to={(line + 1).to_string()}
                    title={words::RUN_TO.in_lang(props.lang)}
                    {onclick}
                >
                    { line + 1 }
                </button>
            } else {
                <span>{ line + 1 }</span>
            }
        </li>
    }
}

/// The signs of the notation that a thumb's keyboard hides on its second and third layer: those that lines are made of,
/// and those of expressions.
const OF_LINES: [&str; 6] = ["{", "}", "(", ")", "=", ";"];
const OF_EXPRESSIONS: [&str; 9] = ["&", "|", "~", "^", "<<", ">>", "-", "[", "]"];

/// Draws a key that opens the notation, one for each sign and one for the indent, while the field has the focus of a finger.
/// The field keeps the focus.
fn keys(area: &NodeRef, fills_blanks: bool, lang: Lang) -> Html {
    let (lines, expressions) = (&OF_LINES[..], &OF_EXPRESSIONS[..]);
    let signs = if fills_blanks {
        [expressions, lines]
    } else {
        [lines, expressions]
    };
    let onpointerdown = Callback::from(|event: PointerEvent| event.prevent_default());
    let onmousedown = Callback::from(|event: MouseEvent| event.prevent_default());
    let key = |typed: &'static str, sign: &'static str, name: Option<&'static str>| {
        let area = area.clone();
        let onclick = move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                typing::insert(&area, typed);
            }
        };
        html! {
            <button type="button" tabindex="-1" aria-label={name} onpointerdown={onpointerdown.clone()} onmousedown={onmousedown.clone()} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <div class="editor-keys" role="group" aria-label={words::SIGNS.in_lang(lang)} translate="no">
            <button
                type="button"
                tabindex="-1"
                popovertarget={NOTATION}
                aria-label={words::NOTATION_TITLE.in_lang(lang)}
                onpointerdown={onpointerdown.clone()}
                onmousedown={onmousedown.clone()}
            >
                { "?" }
            </button>
            { for signs.concat().into_iter().map(|sign| key(sign, sign, None)) }
            { key("    ", "⇥", Some(words::INDENT.in_lang(lang))) }
        </div>
    }
}

/// What the notation has, in a box over the page, and the button that opens it.
pub(super) fn notation(lang: Lang) -> Html {
    let title = words::NOTATION_TITLE.in_lang(lang);
    html! {
        <>
            <p><button type="button" class="quiet" data-action="notation" popovertarget={NOTATION}>{ title }</button></p>
            <div id={NOTATION} class="notation" popover="auto" role="dialog" aria-label={title}>
                <p>{ prose(words::NOTATION.in_lang(lang)) }</p>
            </div>
        </>
    }
}

/// Selects the gap that the caret was put beside, so that what is typed takes its place.
fn select_gap(area: &HtmlTextAreaElement) -> Option<()> {
    let (from, to) = (area.selection_start().ok()??, area.selection_end().ok()??);
    // Places of the field count UTF-16 units.
    let units: Vec<u16> = area.value().encode_utf16().collect();
    let is_gap = |at: &u32| {
        let unit = units.get(*at as usize);
        unit.is_some_and(|unit| u32::from(*unit) == u32::from(GAP))
    };
    let beside = [Some(from), from.checked_sub(1)].into_iter().flatten();
    let gap = beside.filter(|_| from == to).find(|at| is_gap(at))?;
    area.set_selection_range(gap, gap + 1).ok()
}

/// The line break at the caret, with the indent of its line, one more behind `{`.
fn line_break(area: &HtmlTextAreaElement) -> Option<String> {
    let from = area.selection_start().ok()??;
    // Places of the field count UTF-16 units.
    let units: Vec<u16> = area.value().encode_utf16().collect();
    let before = String::from_utf16(units.get(..from as usize)?).ok()?;
    let line = before.rsplit('\n').next().unwrap_or_default();
    let own = line.len() - line.trim_start_matches(' ').len();
    let deeper = if line.trim_end().ends_with('{') {
        INDENT
    } else {
        0
    };
    Some(format!("\n{}", " ".repeat(own + deeper)))
}

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

/// The lines. Each is dragged by its number, or by the whole of it once it is chosen; two buttons that stay where they
/// are move the chosen one.
#[component]
pub(super) fn OrderLines(props: &OrderLinesProps) -> Html {
    let lang = props.lang;
    // The line that is dragged, and the one under the pointer.
    let dragged = use_state(|| None::<[usize; 2]>);
    let chosen = use_state(|| None::<usize>);
    let move_line = {
        let (chosen, send) = (chosen.clone(), props.send.clone());
        Callback::from(move |[from, to]: [usize; 2]| {
            chosen.set(Some(to));
            if from != to {
                send.emit(WriteAction::MoveLine { from, to });
            }
        })
    };
    let lines: Vec<_> = props.text.lines().collect();
    let line = |(at, (code, place)): (usize, (&&str, Place))| {
        let onclick = {
            let chosen = chosen.clone();
            Callback::from(move |_: MouseEvent| chosen.set(Some(at)))
        };
        let onpointerdown = {
            let dragged = dragged.clone();
            Callback::from(move |event: PointerEvent| {
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
            let (dragged, move_line) = (dragged.clone(), move_line.clone());
            Callback::from(move |_: PointerEvent| {
                if let Some([from, _]) = *dragged {
                    dragged.set(None);
                    move_line.emit([from, at]);
                }
            })
        };
        let [just_run, next] = props.walked.map(|line| (line == Some(at)).then_some(""));
        let is_wrong = props.wrong == Some(at);
        let drag = dragged.and_then(|[from, to]| match at {
            _ if from == to => None,
            _ if at == from => Some("from"),
            _ if at == to && to < from => Some("above"),
            _ if at == to => Some("below"),
            _ => None,
        });
        html! {
            <li
                data-just-run={just_run}
                data-next={next}
                data-wrong={is_wrong.then_some("")}
                data-drag={drag}
                {onpointerdown} {onpointerover} {onpointerup}
            >
                <span class="order-number">
                    { icon(if is_wrong { Icon::Cross } else { Icon::Drag }, None) }
                    { " " }{ at + 1 }
                </span>
                <button
                    type="button"
                    class="order-line"
                    data-action="line"
                    data-depth={place.depth.min(MOST_DEPTH).to_string()}
                    aria-pressed={(*chosen == Some(at)).to_string()}
                    {onclick}
                >
                    <code>{ breaking(code) }</code>
                    if let Some(opening) = place.closes {
                        <span class="closes">{ icon(Icon::Left, None) }{ " " }{ opening + 1 }</span>
                    }
                </button>
            </li>
        }
    };
    let arrow = |name: &'static str, sign: Icon, label: Phrase, to: fn(usize) -> Option<usize>| {
        let last = lines.len();
        let moved = chosen.and_then(|from| Some([from, to(from).filter(|to| *to < last)?]));
        let move_line = move_line.clone();
        let onclick = move |_: MouseEvent| {
            if let Some(moved) = moved {
                move_line.emit(moved);
            }
        };
        html! {
            // It keeps the focus at the first and the last place.
            <button type="button" data-action={name} aria-disabled={moved.is_none().then_some("true")} {onclick}>
                { icon(sign, None) }{ " " }{ label.in_lang(lang) }
            </button>
        }
    };
    let cancel = {
        let dragged = dragged.clone();
        Callback::from(move |_: PointerEvent| dragged.set(None))
    };
    html! {
        <div>
            <ol class="order-lines" role="list" aria-label={words::SOURCE.in_lang(lang)} data-source="" onpointercancel={cancel}>
                { for lines.iter().zip(places(&lines)).enumerate().map(line) }
            </ol>
            <div class="order-bar" role="group" aria-label={words::MOVE_LINE.in_lang(lang)}>
                { arrow("raise", Icon::Up, words::RAISE, |at| at.checked_sub(1)) }
                { arrow("lower", Icon::Down, words::LOWER, |at| Some(at + 1)) }
            </div>
        </div>
    }
}

/// The deepest indent that is drawn.
const MOST_DEPTH: usize = 5;

/// Where a line stands among the brackets above it.
#[derive(Clone, Copy)]
struct Place {
    depth: usize,
    /// The line whose bracket it closes, from 0.
    closes: Option<usize>,
}

/// The places of lines in their order, whether or not their brackets fit.
fn places(lines: &[&str]) -> Vec<Place> {
    let mut open = Vec::new();
    let places = lines.iter().enumerate().map(|(at, line)| {
        let line = line.trim();
        let closes = if line.starts_with('}') {
            open.pop()
        } else {
            None
        };
        let depth = open.len();
        if line.ends_with('{') {
            open.push(at);
        }
        Place { depth, closes }
    });
    places.collect()
}
