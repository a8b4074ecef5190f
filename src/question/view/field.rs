//! What a reader answers with: bits, a number, a square, an order, a choice, a line of code.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    BitField, QuestionView, code_field, given_lines, given_rows, still::plain, trace::trace_field,
};
use crate::{
    browser::{focus, keyboard},
    draw::{
        Board, FocusMove,
        view::{
            access,
            board::{on_columns, press_board},
            hooks::filtered,
            html,
            link::prose,
            tables::stack_name,
        },
    },
    question::{Answer, AnswerAction, AnswerKind, Attempt, Given, verdict_name, words},
    text::{Lang, Phrase, Sentence, typed_digits, words as shared},
};
use bitqueens_core::solver::Size;

/// The field of a kind of answer, below what is given. A square is pressed on the board, bits stand on its columns.
pub(super) fn field(of: QuestionView) -> Html {
    let QuestionView {
        attempt,
        order,
        lang,
        ..
    } = of;
    let question = &attempt.question;
    let n_ghosts = attempt.field(order).iter().filter(|bit| bit.ghost).count();
    let board = attempt.board(order);
    let given = given_rows(question, lang);
    let asks_bits = question.n_bits().is_some();
    let is_pressed = matches!(question.kind, AnswerKind::Square(_));
    html! {
        <>
            if let Given::Lines(lines) = question.given {
                { plain(&[given_lines(lines, lang)]) }
            }
            <div class={classes!("drill", (!asks_bits).then_some("other-kind"))} data-ghosts={n_ghosts.to_string()}>
                if !asks_bits && !is_pressed {
                    if let Some(board) = board.clone() {
                        { on_columns(board, order, lang, Html::default()) }
                    }
                }
                if !asks_bits && given != Html::default() {
                    <div class="stack" role="list" translate="no" data-n="8">{ given.clone() }</div>
                }
                { answer_field(of, board, given) }
            </div>
        </>
    }
}

fn answer_field(of: QuestionView, board: Option<Board>, given: Html) -> Html {
    let (attempt, send, lang) = (of.attempt, of.send, of.lang);
    match &attempt.question.kind {
        AnswerKind::Bits(n_bits) => bits(of, *n_bits, board, given),
        AnswerKind::Number => number_field(of),
        AnswerKind::Square(size) => square(of, *size, board),
        AnswerKind::Order(lines) => lines_in_order(lines, attempt, send, lang),
        AnswerKind::Choice(_) => choices(attempt, None, send, lang),
        AnswerKind::Code(phase) => code_field(*phase, attempt, send, lang),
        AnswerKind::Trace(trace) => trace_field(trace, of),
        // Its lines are pressed where it is drawn.
        AnswerKind::Mend => Html::default(),
        AnswerKind::Expression(_) => expression_field(of),
    }
}

/// The reader's bits alone.
pub(crate) fn bit_field(of: QuestionView, label: String) -> Html {
    html! {
        <BitField
            bits={of.attempt.field(of.order)}
            {label}
            lang={of.lang}
            on_set={of.send.reform(|(power, on)| AnswerAction::Set { power, on })}
            on_enter={of.send.reform(|()| AnswerAction::Check)}
        />
    }
}

/// The reader's bits on the columns of the board, or under the words that are given.
fn bits(of: QuestionView, n_bits: u8, board: Option<Board>, given: Html) -> Html {
    let (question, lang) = (&of.attempt.question, of.lang);
    let name = question.name;
    let value = of.attempt.value().unwrap_or(0);
    // What the code has no name for is a mark on each square: no number, and it comes before bits are explained.
    let is_number =
        !name.is_empty() || matches!(question.given, Given::Words(_) | Given::Signed(_));
    let meaning = if of.attempt.shown {
        words::SHOWN_BITS
    } else if is_number {
        shared::YOUR_BITS
    } else {
        words::YOUR_MARKS
    };
    let meaning = meaning.in_lang(lang);
    let field = bit_field(of, meaning.to_owned());
    let answer = match board {
        Some(board) => {
            let n = board.size.get();
            let row = html! {
                <div class="bit-rows">
                    <div class="bit-row answer" data-bits={(!name.is_empty()).then_some(name)} data-value={value.to_string()}>
                        <div class="bit-row-name">
                            if !name.is_empty() {
                                <code>{ name }</code>
                            }
                            <span class="meaning">{ meaning }</span>
                        </div>
                        { field }
                        if is_number {
                            <span class="decimal">{ value }</span>
                        }
                    </div>
                </div>
            };
            match board.row_in_work().filter(|_| !of.attempt.is_told()) {
                Some(asked) => {
                    // A press on a square of the row turns its bit over.
                    let order = of.order;
                    let press = filtered(of.send, move |(row, column)| {
                        let power = order.column(column, n);
                        (row == asked).then_some(AnswerAction::Turn(power))
                    });
                    press_board("press-row", board, row, None, &press, order, lang)
                }
                None => on_columns(board, of.order, lang, row),
            }
        }
        None => html! {
            <div class="stack" role="list" translate="no" data-n={n_bits.to_string()}>
                { given }
                <div class="stack-row answer" role="listitem" data-part="result" data-value={value.to_string()}>
                    { stack_name(name, Some(meaning)) }
                    { field }
                    if is_number {
                        <span class="decimal">{ question.number(value) }</span>
                    }
                </div>
            </div>
        },
    };
    html! {
        <>
            { answer }
            if let Some((name, label)) = of.take {
                <p class="live">
                    <button type="button" class="main" data-action={name} onclick={of.send.reform(|_| AnswerAction::Check)}>
                        { label.in_lang(lang) }
                    </button>
                </p>
            }
        </>
    }
}

/// What [`typed_digits`] reads, of at most as many digits as [`AnswerKind::MOST`] has. A field of numbers alone would
/// change under the wheel, and takes no digits of an input method.
const DIGITS: &str = r"(?:[\s,，_＿'’]*[0-9０-９]){1,9}\s*";

/// A field for a number, with the button that gives it, or to be checked by another one. Enter does the same; one that
/// was shown cannot be changed.
fn number_field(of: QuestionView) -> Html {
    let (attempt, send, lang) = (of.attempt, of.send, of.lang);
    let is_given = of.take.is_some();
    let shown = attempt
        .value()
        .map(|value| value.to_string())
        .unwrap_or_default();
    let oninput = {
        let shown = shown.clone();
        filtered(send, move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let text = input.value();
            let typed = typed_digits(&text).and_then(|digits| digits.parse::<u64>().ok());
            let is_number = typed.is_some();
            let typed = typed.map(Answer::Value);
            if !is_number && !text.trim().is_empty() {
                // A text that is not a number leaves the previous one.
                input.set_value(&shown);
                return None;
            }
            Some(if is_given {
                AnswerAction::Type(typed)
            } else {
                AnswerAction::Give(typed)
            })
        })
    };
    let onsubmit = send.reform(move |event: SubmitEvent| {
        event.prevent_default();
        AnswerAction::Check
    });
    let (class, name, label) = if is_given {
        ("guess", "guess", words::YOUR_NUMBER)
    } else {
        ("answer-number", "answer", words::YOUR_ANSWER)
    };
    html! {
        <form class={classes!("field", class)} {onsubmit} novalidate={!is_given}>
            <label>
                <span>{ label.in_lang(lang) }</span>
                <input
                    inputmode="numeric"
                    data-action={name}
                    pattern={is_given.then_some(DIGITS)}
                    required={is_given}
                    size={(!is_given).then_some("12")}
                    value={shown}
                    readonly={attempt.shown}
                    {oninput}
                />
            </label>
            if let Some((submit, button)) = of.take {
                <button type="submit" class="main" data-action={submit}>{ button.in_lang(lang) }</button>
            }
        </form>
    }
}

/// A field for an expression, with the button that gives it; Enter does the same.
fn expression_field(of: QuestionView) -> Html {
    let written = of.attempt.draft.as_ref().and_then(Answer::text);
    let written = written.unwrap_or_default().to_owned();
    let oninput = of.send.reform(|event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        AnswerAction::Type(input.map(|input| Answer::Text(input.value())))
    });
    let onsubmit = of.send.reform(|event: SubmitEvent| {
        event.prevent_default();
        AnswerAction::Check
    });
    html! {
        <form class="expression-form live" {onsubmit}>
            <label class="field">
                <span>{ words::YOUR_EXPRESSION.in_lang(of.lang) }</span>
                <input
                    type="text"
                    data-expression=""
                    value={written}
                    {oninput}
                />
            </label>
            if let Some((submit, button)) = of.take {
                <button type="submit" class="main" data-action={submit}>{ button.in_lang(of.lang) }</button>
            }
        </form>
    }
}

/// The board whose squares are pressed; one that was shown cannot be changed.
fn square(of: QuestionView, size: Size, board: Option<Board>) -> Html {
    let mut board = board.unwrap_or_else(|| Board::loose(size, &[]));
    if let Some(square) = of.attempt.value() {
        let place = |number: u64| u8::try_from(number).unwrap_or(u8::MAX);
        board.pick(place(square / 10), place(square % 10));
    }
    if of.attempt.shown {
        return on_columns(board, of.order, of.lang, Html::default());
    }
    let give = |(row, column)| {
        let square = 10 * u64::from(row) + u64::from(column);
        AnswerAction::Give(Some(square.into()))
    };
    let on_press = of.send.reform(give);
    press_board(
        "press-board",
        board,
        Html::default(),
        Some(words::PRESS_SQUARE),
        &on_press,
        of.order,
        of.lang,
    )
}

/// The lines; a press numbers one, a second press takes the number away.
fn lines_in_order(
    lines: &[Sentence],
    attempt: &Attempt,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let (draft, stands) = (attempt.value().unwrap_or(0), attempt.shown);
    let press = |line: usize| {
        send.reform(move |_| AnswerAction::Give(Some(AnswerKind::with_line(draft, line).into())))
    };
    html! {
        <>
            if !stands {
                <p class="meaning live">{ words::PRESS_LINES.in_lang(lang) }</p>
            }
            <ul class="answers lines-in-order" role="list">
                for (line, text) in (1..).zip(lines) {
                    <li>
                        <button
                            type="button"
                            data-answer={line.to_string()}
                            aria-pressed={AnswerKind::number_of(draft, line).is_some().to_string()}
                            data-given={attempt.start.has_line(line).then_some("")}
                            disabled={stands || attempt.start.has_line(line)}
                            onclick={press(line)}
                        >
                            <b class="place">
                                { AnswerKind::number_of(draft, line).map(|number| number.to_string()) }
                            </b>
                            <span>{ prose(text.in_lang(lang)) }</span>
                        </button>
                    </li>
                }
            </ul>
        </>
    }
}

/// The answers to choose from, each a button; the chosen one is pressed, and one that was shown cannot be changed.
///
/// As one tab stop, by the name in `data-asked` and in words: arrows move among them, Enter chooses and checks.
pub(crate) fn choices(
    attempt: &Attempt,
    one_stop: Option<(&'static str, Phrase)>,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let AnswerKind::Choice(texts) = &attempt.question.kind else {
        return Html::default();
    };
    let (chosen, roves) = (attempt.value(), one_stop.is_some());
    let wrong = attempt.guess().filter(|_| roves && !attempt.is_right());
    let tab_stop = chosen.unwrap_or(0);
    let give = |at: u64| AnswerAction::Give(Some(at.into()));
    let onclick = filtered(send, move |event: MouseEvent| {
        let [at] = focus::numbers(&event, ["data-answer"])?;
        Some(give(u64::from(at)))
    });
    let onkeydown = one_stop.map(|_| {
        let (n_choices, send) = (texts.len(), send.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some([here]) = focus::numbers(&event, ["data-answer"]) else {
                return;
            };
            if event.key() == "Enter" && !keyboard::is_modified(&event) {
                event.prevent_default();
                // The key that led here may still be down.
                if !event.repeat() {
                    send.emit(give(u64::from(here)));
                    send.emit(AnswerAction::Check);
                }
            } else if let Some(movement) = access::focus_movement(&event) {
                let movement = match movement {
                    FocusMove::Up => FocusMove::Left,
                    FocusMove::Down => FocusMove::Right,
                    along => along,
                };
                let there = movement.along(here.into(), n_choices);
                access::lead_focus(&event, &format!("[data-answer=\"{there}\"]"));
            }
        })
    });
    html! {
        <ul
            class="answers"
            role="list"
            aria-label={one_stop.map(|(_, label)| label.in_lang(lang))}
            data-asked={one_stop.map(|(name, _)| name)}
            data-own-arrows={roves.then_some("")}
            {onclick} {onkeydown}
        >
            for (at, text) in (0_u64..).zip(texts) {
                <li>
                    <button
                        type="button"
                        tabindex={roves.then_some(if at == tab_stop { "0" } else { "-1" })}
                        data-answer={at.to_string()}
                        aria-pressed={(chosen == Some(at)).to_string()}
                        data-verdict={(wrong == Some(at)).then_some(verdict_name(false))}
                        disabled={attempt.shown}
                    >
                        { prose(text.in_lang(lang)) }
                        if wrong == Some(at) {
                            <span class="unseen">{ words::NOT_RIGHT.in_lang(lang) }</span>
                        }
                    </button>
                </li>
            }
        </ul>
    }
}
