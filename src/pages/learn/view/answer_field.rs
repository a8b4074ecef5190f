//! What a reader answers with: bits, a number, a square, an order, a choice.

use yew::prelude::*;

use super::{
    figure::on_columns,
    number_form::{NumberForm, number_field},
    press_board::press_board,
};
use crate::{
    draw::{
        Board,
        view::{bit_field::BitField, html, prose::prose, stacked::stack_name},
    },
    pages::learn::{BlockAction, ORDER, words::opening as words},
    question::{Answer, AnswerKind, field},
    text::{Lang, Phrase, words as shared},
};

/// What has been answered so far.
#[derive(Clone, Copy)]
pub(super) struct SoFar {
    /// What is set, as one number.
    pub(super) draft: u64,
    /// What was given last; `None` before.
    pub(super) last: Option<u64>,
    /// The name and the words of a button that takes a number or bits; `None` where another does.
    pub(super) take: Option<(&'static str, Phrase)>,
    /// True where it was shown, and cannot be changed any more. Bits can.
    pub(super) stands: bool,
}

/// The field of a kind of answer. A square is pressed on the board, bits stand on its columns.
pub(super) fn answer_field(
    kind: AnswerKind,
    given: SoFar,
    board: Option<Board>,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    match kind {
        AnswerKind::Bits(n_bits) => bits(n_bits, given, board, send, lang),
        AnswerKind::Number => match given.take {
            Some((submit, button)) => html! {
                <NumberForm
                    label={words::YOUR_NUMBER.in_lang(lang)}
                    value={given.last}
                    {submit}
                    {button}
                    send={send.reform(BlockAction::Give)}
                    {lang}
                />
            },
            None => number_field(given.last, given.stands, send, lang),
        },
        AnswerKind::Square(size) => {
            let mut board = board.unwrap_or_else(|| Board::loose(size, &[]));
            if let Some(square) = given.last {
                let place = |of: u64| u8::try_from(of).unwrap_or(u8::MAX);
                board.pick(place(square / 10), place(square % 10));
            }
            if given.stands {
                return on_columns(board, lang, Html::default());
            }
            let give = |(row, column)| BlockAction::Give(10 * u64::from(row) + u64::from(column));
            let on_press = send.reform(give);
            press_board(("press-board", board), words::PRESS_SQUARE, &on_press, lang)
        }
        AnswerKind::Order(lines) => order(lines, given, send, lang),
        AnswerKind::Choice(answers) => {
            let answers = (0_u64..).zip(answers.iter().copied());
            let on_choice = send.reform(BlockAction::Give);
            choice(answers, (given.last, given.stands), &on_choice, lang)
        }
    }
}

fn bits(
    n_bits: u8,
    given: SoFar,
    board: Option<Board>,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let answer = Answer {
        bits: given.draft,
        ..Answer::new(n_bits, 0)
    };
    let meaning = shared::YOUR_BITS.in_lang(lang);
    let side = board.as_ref().map(|board| board.size);
    let field = html! {
        <BitField
            bits={field(&answer, side, ORDER)}
            label={meaning}
            {lang}
            on_set={send.reform(|(power, on)| BlockAction::Set { power, on })}
            on_enter={send.reform(|()| BlockAction::Check)}
        />
    };
    html! {
        <>
            if let Some(board) = board {
                { on_columns(board, lang, row_under_board(None, given.draft, field, lang)) }
            } else {
                <div class="stack" role="list" translate="no" data-n={n_bits.to_string()}>
                    <div class="stack-row" role="listitem" data-value={given.draft.to_string()}>
                        { stack_name("", Some(meaning)) }
                        { field }
                        <span class="decimal">{ given.draft }</span>
                    </div>
                </div>
            }
            if let Some((name, label)) = given.take {
                <p class="live">
                    <button type="button" class="main" data-action={name} onclick={send.reform(|_| BlockAction::Check)}>
                        { label.in_lang(lang) }
                    </button>
                </p>
            }
        </>
    }
}

/// The reader's bits on the columns of a board, behind the name of their word where it has one.
pub(super) fn row_under_board(
    name: Option<&'static str>,
    value: u64,
    field: Html,
    lang: Lang,
) -> Html {
    html! {
        <div class="bit-rows">
            <div class="bit-row answer" data-bits={name} data-value={value.to_string()}>
                <div class="bit-row-name">
                    if let Some(name) = name {
                        <code>{ name }</code>
                    }
                    <span class="meaning">{ shared::YOUR_BITS.in_lang(lang) }</span>
                </div>
                { field }
                <span class="decimal">{ value }</span>
            </div>
        </div>
    }
}

/// The lines; a press numbers one, a second press takes the number away.
fn order(lines: &'static [Phrase], given: SoFar, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let draft = given.draft;
    html! {
        <>
            if !given.stands {
                <p class="meaning live">{ words::PRESS_LINES.in_lang(lang) }</p>
            }
            <ul class="answers lines-in-order" role="list">
                for (line, text) in (1..).zip(lines) {
                    <li>
                        <button
                            type="button"
                            data-answer={line.to_string()}
                            aria-pressed={AnswerKind::number_of(draft, line).is_some().to_string()}
                            disabled={given.stands}
                            onclick={send.reform(move |_| BlockAction::Give(AnswerKind::with_line(draft, line)))}
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

/// Answers, each a button with its place; the chosen one is pressed. Where it stands, none can be chosen any more.
pub(super) fn choice<Place: Copy + PartialEq + ToString + 'static>(
    answers: impl Iterator<Item = (Place, Phrase)>,
    (chosen, stands): (Option<Place>, bool),
    on_choice: &Callback<Place>,
    lang: Lang,
) -> Html {
    html! {
        <ul class="answers" role="list">
            for (at, text) in answers {
                <li>
                    <button
                        type="button"
                        data-answer={at.to_string()}
                        aria-pressed={(chosen == Some(at)).to_string()}
                        disabled={stands}
                        onclick={on_choice.reform(move |_| at)}
                    >
                        { prose(text.in_lang(lang)) }
                    </button>
                </li>
            }
        </ul>
    }
}
