//! A worker as the page sees it: messages go to it and come from it until it is dropped.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use web_sys::{
    MessageEvent, Response, WorkerOptions, WorkerType, console,
    js_sys::{Promise, Uint8Array, WebAssembly, futures::future_to_promise},
};
use yew::platform::spawn_local;

use super::build;
use bitqueens_worker::{Message, Reply};

/// A worker that has said nothing after this many milliseconds is unheard. No event tells one that loads from one that the
/// browser holds back, so time has to: its 40 KB take 3 seconds on a line of 100 kbit/s. One that comes later counts as
/// well.
const UNHEARD_MS: u32 = 5_000;
/// A worker that has not loaded after this many milliseconds will not.
const LOADING_MS: u32 = 30_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEvent<A> {
    /// It has not said anything so far, and may still load.
    Unheard,
    Ready,
    Answer {
        task: u32,
        answer: A,
    },
    /// It could not be loaded, or died. Nothing follows.
    Failed,
}

/// The browser starts no worker. It said why on the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotStarted;

/// A worker. Dropping it ends it at once, whatever it is doing.
#[must_use = "the worker ends when it is dropped"]
pub struct Worker {
    line: Rc<Connection>,
    _listeners: [EventListener; 3],
}

/// The state that the worker's listeners share.
struct Connection {
    worker: web_sys::Worker,
    program: &'static str,
    stage: Cell<Stage>,
    /// Messages posted before the worker was ready: it would lose them.
    waiting: RefCell<Vec<Uint8Array>>,
    loading: Cell<Option<Timeout>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Loading,
    Ready,
    Over,
}

impl Worker {
    /// Starts a worker that runs a program beside the page's own.
    pub fn start<A>(
        program: &'static str,
        on_event: impl Fn(WorkerEvent<A>) + 'static,
    ) -> Result<Self, NotStarted>
    where
        Reply<A>: Message,
    {
        let worker = started(program).map_err(|why| {
            console::error_1(&why);
            NotStarted
        })?;
        let line = Rc::new(Connection {
            worker,
            program,
            stage: Cell::new(Stage::Loading),
            waiting: RefCell::default(),
            loading: Cell::default(),
        });
        let on_event = Rc::new(on_event);
        let fail = {
            let (line, on_event) = (Rc::downgrade(&line), Rc::clone(&on_event));
            move || {
                if let Some(event) = line.upgrade().and_then(|line| line.fail()) {
                    on_event(event);
                }
            }
        };
        let unheard = {
            let (line, on_event) = (Rc::downgrade(&line), Rc::clone(&on_event));
            let fail = fail.clone();
            move || {
                if let Some(line) = line.upgrade() {
                    line.loading
                        .set(Some(Timeout::new(LOADING_MS - UNHEARD_MS, fail)));
                    on_event(WorkerEvent::Unheard);
                }
            }
        };
        line.loading.set(Some(Timeout::new(UNHEARD_MS, unheard)));
        let hear = {
            let line = Rc::downgrade(&line);
            move |event: &web_sys::Event| {
                let event = line.upgrade().and_then(|line| line.hear(event));
                if let Some(event) = event {
                    on_event(event);
                }
            }
        };
        let (fail_too, fail_first) = (fail.clone(), fail.clone());
        let loading = Rc::downgrade(&line);
        spawn_local(async move {
            match (compiled_program(program).await, loading.upgrade()) {
                (Ok(module), Some(line)) => line.post(&module),
                (Err(_), Some(_)) => fail_first(),
                (_, None) => {}
            }
        });
        let listeners = [
            EventListener::new(&line.worker, "message", hear),
            EventListener::new(&line.worker, "error", move |_| fail()),
            EventListener::new(&line.worker, "messageerror", move |_| fail_too()),
        ];
        Ok(Self {
            line,
            _listeners: listeners,
        })
    }

    /// Sends a request, as soon as the worker is ready.
    pub fn post(&self, request: &impl Message) {
        let bytes = Uint8Array::from(request.to_bytes().as_slice());
        match self.line.stage.get() {
            Stage::Loading => self.line.waiting.borrow_mut().push(bytes),
            Stage::Ready => self.line.post(&bytes),
            Stage::Over => {}
        }
    }
}

fn started(program: &str) -> Result<web_sys::Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let script = build::beside(&format!("worker.js?{program}"))?;
    let address = script_address(&script)?;
    TrustedWorker::new(&address, &options).map(JsCast::unchecked_into)
}

#[wasm_bindgen]
extern "C" {
    /// `static/before.js`: the address as the browser lets a script have it.
    #[wasm_bindgen(catch, js_name = scriptAddress)]
    fn script_address(address: &str) -> Result<JsValue, JsValue>;

    /// The browser's worker, started from an address that need not be a text.
    #[wasm_bindgen(js_name = Worker)]
    type TrustedWorker;

    #[wasm_bindgen(constructor, catch, js_class = "Worker")]
    fn new(address: &JsValue, options: &WorkerOptions) -> Result<TrustedWorker, JsValue>;
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.line.end();
        self.line.worker.terminate();
    }
}

impl Connection {
    /// Takes a message; returns what it says, if it is news.
    fn hear<A>(&self, event: &web_sys::Event) -> Option<WorkerEvent<A>>
    where
        Reply<A>: Message,
    {
        let data = event.dyn_ref::<MessageEvent>()?.data();
        let bytes = data.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
        match bytes.and_then(|bytes| Reply::from_bytes(&bytes)) {
            Some(Reply::Ready) => {
                self.stage.set(Stage::Ready);
                self.loading.take();
                for message in self.waiting.take() {
                    self.post(&message);
                }
                Some(WorkerEvent::Ready)
            }
            Some(Reply::Answer { task, answer }) if self.stage.get() == Stage::Ready => {
                Some(WorkerEvent::Answer { task, answer })
            }
            Some(Reply::Answer { .. }) => None,
            Some(Reply::Failed(why)) => {
                console::error_1(&why.into());
                self.end().then_some(WorkerEvent::Failed)
            }
            None => self.fail(),
        }
    }

    /// Ends what never ran; returns the news of it, if it is news.
    fn fail<A>(&self) -> Option<WorkerEvent<A>> {
        self.end().then(|| {
            // It may be the program that does not come: the next worker fetches it anew.
            forget_program(self.program);
            WorkerEvent::Failed
        })
    }

    fn post(&self, message: &JsValue) {
        // Posting fails only for what cannot be copied; bytes and modules can.
        let _: Result<(), JsValue> = self.worker.post_message(message);
    }

    /// Takes no more messages; returns whether it did until now.
    fn end(&self) -> bool {
        self.loading.take();
        self.stage.replace(Stage::Over) != Stage::Over
    }
}

thread_local! {
    /// The modules by the names of their programs, those that are still on their way too.
    static MODULES: RefCell<BTreeMap<&'static str, Promise>> = const { RefCell::new(BTreeMap::new()) };
}

/// The compiled module of a program beside the page's own.
async fn compiled_program(program: &'static str) -> Result<JsValue, JsValue> {
    let module = MODULES.with_borrow_mut(|modules| {
        let module = modules
            .entry(program)
            .or_insert_with(|| future_to_promise(compile(program)));
        module.clone()
    });
    module.await
}

/// Forgets a module, so that the next one to ask has it fetched anew.
fn forget_program(program: &str) {
    MODULES.with_borrow_mut(|modules| modules.remove(program));
}

async fn compile(program: &str) -> Result<JsValue, JsValue> {
    let address = build::beside(&format!("{program}_bg.wasm"))?;
    let asked = build::requested(&address, None).ok_or(JsValue::UNDEFINED)?;
    let response: Response = asked.await?.dyn_into()?;
    let bytes = response.array_buffer()?.await?;
    WebAssembly::compile(&bytes).await
}
