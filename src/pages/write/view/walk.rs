//! The program line by line: the board, its words, every value, and the moves.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    draw::view::{
        bit_rows::BitRows, board::BoardGrid, choice::number_choice, html, link::prose,
        player::moves,
    },
    pages::write::{WriteAction, WritePage, bit_rows, board, values, words},
    player::{Move, PlayerAction, Sequence},
    site::PageContext,
    text::words as shared,
};
use bitqueens_core::program::Judgement;

/// The line carried out last and the one to come, from 0.
pub(super) fn lines(page: &WritePage) -> [Option<usize>; 2] {
    let walk = page.walk().map(|walk| &walk.sequence);
    let Some(walk) = walk.filter(|walk| walk.last().is_some()) else {
        return [None, None];
    };
    [walk.just_run(), walk.run().upcoming()]
}

/// Draws the program at its line, once it was run.
pub(super) fn walk(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let Some(player) = page.walk() else {
        return Html::default();
    };
    let (lang, order) = (view.lang(), view.preferences.order);
    let walk = &player.sequence;
    let size = walk.size();
    let send = view.send.reform(WriteAction::Player);
    let onseek = send.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        PlayerAction::Move(Move::Seek(input.value().parse().unwrap_or(0)))
    });
    html! {
        <section class="write-walk" data-step={player.step().to_string()} data-n={size.to_string()}>
            <p class="write-line">{ prose(walk.sentence(order).in_lang(lang)) }</p>
            <div class="figure" data-n={size.to_string()} data-order={order.name()}>
                <BoardGrid board={board(walk, order)} {lang} />
                <BitRows rows={bit_rows(walk, order)} {size} moving={false} {order} {lang} />
            </div>
            <div class="write-moves">
                { moves(player.is_moving(), lang, &send) }
                <label class="write-seek">
                    <span>{ words::STEPS.in_lang(lang) }{ " " }{ player.step() }{ " / " }{ walk.length() }{ words::MARKS.in_lang(lang) }</span>
                    <input
                        type="range"
                        data-action="seek"
                        min="0"
                        max={walk.length().to_string()}
                        value={player.step().to_string()}
                        list="write-solutions"
                        oninput={onseek}
                    />
                </label>
                <datalist id="write-solutions">
                    for step in walk.solutions() { <option value={step.to_string()} /> }
                </datalist>
                { number_choice(
                    ("size", shared::SIZE.in_lang(lang)),
                    Judgement::sizes(),
                    size,
                    view.send.reform(WriteAction::Size),
                ) }
            </div>
            <table class="write-values">
                <caption>{ words::VALUES.in_lang(lang) }</caption>
                <tbody>
                    for (name, values) in values(walk.run()) {
                        <tr data-name={name.to_owned()}>
                            <th scope="row"><code>{ name.to_owned() }</code></th>
                            <td>
                                for value in values {
                                    <span>{ words::number(name, value, size) }</span>
                                    { " " }
                                }
                            </td>
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}
