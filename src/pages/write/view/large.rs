//! The reader's program on the large board: the button, what came of it, and the worker that runs it.

use bitqueens_core::program::Verdict;
use bitqueens_worker::{
    Request,
    program::{ProgramReply, ProgramRequest},
};
use yew::prelude::*;

use crate::{
    browser::worker::{NotStarted, Worker, WorkerEvent},
    draw::view::{
        buttons::{ButtonKind, button},
        html,
        link::{Link, prose},
    },
    pages::write::{Judged, LARGE, LargeRun, WriteAction, WritePage, words},
    site::{Address, PageContext, Route},
};

const PROGRAM: &str = "program";

/// Draws the section of a program that is right.
pub(super) fn large(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let is_right = |judged: &&Judged| judged.judgement.verdict() == Verdict::Right;
    let Some(judged) = page.judged().filter(is_right) else {
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
                WorkerEvent::Answer { answer, .. } => send.emit(Some(answer)),
                WorkerEvent::Failed => send.emit(None),
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
            Err(NotStarted) => send.emit(None),
        }
        move || drop(worker)
    });
    Html::default()
}
