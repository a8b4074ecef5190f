//! The program line by line with the board, its words and every value, and its run on the large board.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::{
        focus,
        worker::{NotStarted, Worker, WorkerEvent},
    },
    draw::view::{
        bit_rows::BitRows,
        board::{BoardGrid, bit_numbers, column_numbers},
        buttons::{ButtonKind, button},
        choice::number_choice,
        html,
        link::{Link, prose},
        player::moves,
    },
    pages::write::{
        LARGE, LargeEvent, LargeRun, WriteAction, WritePage, bit_rows, board, values, words,
        wrong_column,
    },
    player::{Move, PlayerAction, Sequence},
    site::{Address, PageContext, Route},
    text::words as shared,
};
use bitqueens_core::program::Judgement;
use bitqueens_worker::{
    Request,
    program::{ProgramReply, ProgramRequest},
};

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
    let wrong = page.wrong_here();
    let spot = wrong.and_then(|wrong| wrong_column(wrong, wrong.row, order));
    let send = view.send.reform(WriteAction::Player);
    let onseek = send.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        PlayerAction::Move(Move::Seek(input.value().parse().unwrap_or(0)))
    });
    html! {
        <section class="write-walk" data-step={player.step().to_string()} data-n={size.to_string()}>
            <p class="write-line">{ prose(walk.sentence(order).in_lang(lang)) }</p>
            <div class="figure" data-n={size.to_string()} data-order={order.name()}>
                { column_numbers(size, None, lang) }
                <BoardGrid board={board(walk, wrong, order)} {lang} />
                { bit_numbers(size, order, None, lang) }
                <BitRows rows={bit_rows(walk, order)} {size} moving={false} {spot} {order} {lang} />
            </div>
            <div class="write-moves">
                { moves(player, lang, &send) }
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
                if page.judgement().is_some_and(|judgement| judgement.drawn.is_some()) {
                    { to_wrong(page, view) }
                }
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

/// The button back to the step that is wrong.
fn to_wrong(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let kind = match page.wrong_here() {
        None => ButtonKind::Plain,
        Some(_) => ButtonKind::Disabled,
    };
    let onclick = view.send.reform(|_| {
        // There the button has nothing to do.
        focus::on(".write-walk [data-action=back]");
        WriteAction::ToWrong
    });
    button(
        kind,
        "to-wrong",
        words::TO_WRONG.in_lang(view.lang()),
        onclick,
    )
}

const PROGRAM: &str = "program";

/// Draws the section of a program that is right.
pub(super) fn large(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let Some(judged) = page.right() else {
        return Html::default();
    };
    let program = judged.walk.sequence.run().program();
    let run = judged.large.as_ref();
    let said = run.and_then(|run| words::large(run, program));
    let (name, label, action, lines) = match run {
        Some(LargeRun::Running { lines, .. }) => (
            "cancel-large",
            words::CANCEL_LARGE,
            WriteAction::CancelLarge,
            Some(*lines),
        ),
        _ => (
            "count-large",
            words::COUNT_LARGE,
            WriteAction::CountLarge,
            None,
        ),
    };
    let onclick = view.send.reform(move |_| action.clone());
    html! {
        <section class="write-large" aria-labelledby="write-large">
            <h2 id="write-large">{ words::LARGE_BOARD.in_lang(lang) }</h2>
            <div class="write-buttons">
                { button(ButtonKind::Plain, name, label.in_lang(lang), onclick) }
                if let Some(lines) = lines {
                    <span data-lines="">{ words::lines_so_far(lines).in_lang(lang).to_owned() }</span>
                }
            </div>
            <p role="status" data-large="">
                if let Some(said) = &said {
                    { prose(said.in_lang(lang)) }
                }
            </p>
            if let Some(text) = run.and_then(LargeRun::text) {
                <LargeWorker text={text.to_owned()} send={view.send.clone()} />
            }
            if let Some(LargeRun::Counted { .. }) = run {
                <p><Link action="to-count" to={Address::of(Route::Count).with("n", LARGE)}>{ words::ON_EVERY_CORE.in_lang(lang) }</Link></p>
            }
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct LargeWorkerProps {
    text: String,
    send: Callback<WriteAction>,
}

/// Has a worker run the program as long as it is there, and draws nothing.
#[component]
fn LargeWorker(props: &LargeWorkerProps) -> Html {
    let send = props.send.reform(WriteAction::Large);
    use_effect_with(props.text.clone(), move |text| {
        let hear = {
            let send = send.clone();
            move |event: WorkerEvent<ProgramReply>| match event {
                WorkerEvent::Ready => {}
                WorkerEvent::Unheard => send.emit(LargeEvent::Unheard),
                WorkerEvent::Answer { answer, .. } => send.emit(LargeEvent::Answer(answer)),
                WorkerEvent::Failed => send.emit(LargeEvent::Failed),
            }
        };
        let worker = Worker::start(PROGRAM, hear);
        match &worker {
            Ok(worker) => worker.post(&Request {
                task: 0,
                work: ProgramRequest {
                    size: LARGE,
                    text: text.clone(),
                },
            }),
            Err(NotStarted) => send.emit(LargeEvent::Failed),
        }
        move || drop(worker)
    });
    Html::default()
}
