//! The tally of a count: it hands out jobs to the site's counting workers and takes their counts.
#![expect(
    clippy::must_use_candidate,
    reason = "the callers are JavaScript, which has no such rule"
)]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the package is what JavaScript calls"
)]

use bitqueens_core::counting::{Kernel, Ledger, plan};
use bitqueens_package::{no_such_text, number, out_of_range, size};
use bitqueens_worker::{
    Message, Reply, Request,
    counting::{JobCount, JobRequest},
};
use js_sys::Error;
use wasm_bindgen::prelude::*;

/// The count of one board.
#[wasm_bindgen]
pub struct Tally {
    ledger: Ledger,
    kernel: Kernel,
    /// The next job that may not have been handed out yet.
    next: u64,
}

#[wasm_bindgen]
impl Tally {
    /// A count from the start, or from a ledger's text.
    ///
    /// # Errors
    /// A `RangeError` or a `SyntaxError` that says what cannot be counted or gone on from.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64, ledger: Option<String>, simd: bool) -> Result<Self, JsValue> {
        let size = size(n)?;
        let ledger = match ledger {
            None => Ledger::new(plan(size)),
            Some(text) => {
                let text = text.trim_start_matches('\u{feff}').trim_end();
                text.parse::<Ledger>().map_err(no_such_text)?
            }
        };
        let counted = ledger.plan().size();
        if counted != size {
            let why = format_args!("the ledger is of n = {counted}, not of n = {size}");
            return Err(out_of_range(why));
        }
        let kernel = Kernel::fastest(simd);
        let next = 0;
        Ok(Self {
            ledger,
            kernel,
            next,
        })
    }

    /// Takes a worker's message; returns the next one to it, or nothing where no job is left.
    ///
    /// # Errors
    /// An `Error` when the worker has failed, or counts what cannot be.
    pub fn hear(&mut self, message: &[u8]) -> Result<Option<Vec<u8>>, JsValue> {
        let failure = |why: &str| JsValue::from(Error::new(why));
        match Reply::<JobCount>::from_bytes(message) {
            Some(Reply::Ready) => {}
            Some(Reply::Answer { answer, .. }) => {
                let recorded = self.ledger.record(answer.work.job.index(), answer.count);
                recorded.map_err(|error| failure(&error.to_string()))?;
            }
            Some(Reply::Failed(why)) => return Err(failure(&why)),
            None => return Err(failure("a worker sent a message of another version")),
        }
        Ok(self.request())
    }

    /// The message that asks for the next job.
    fn request(&mut self) -> Option<Vec<u8>> {
        let index = self.ledger.next_left(self.next)?;
        let job = self.ledger.plan().job(index)?;
        self.next = index + 1;
        let kernel = self.kernel;
        let work = JobRequest { kernel, job };
        Some(Request { task: 0, work }.to_bytes())
    }

    /// The number of finished jobs.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        number(self.ledger.n_done())
    }

    /// The number of all jobs.
    #[wasm_bindgen(getter)]
    pub fn jobs(&self) -> f64 {
        number(self.ledger.plan().len())
    }

    /// The milliseconds that the finished jobs took before this count.
    #[wasm_bindgen(getter, js_name = elapsedMs)]
    pub fn elapsed_ms(&self) -> f64 {
        number(self.ledger.elapsed_ms())
    }

    /// The solutions counted so far.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> u64 {
        self.ledger.sums().total
    }

    /// The unique count; nothing before the end, or where the sums contradict each other.
    #[wasm_bindgen(getter)]
    pub fn unique(&self) -> Option<u64> {
        self.ledger.outcome()?.unique
    }

    /// True when at least one job is wrong, whatever is counted now.
    #[wasm_bindgen(getter, js_name = isWrong)]
    pub fn is_wrong(&self) -> bool {
        self.ledger.is_wrong()
    }

    /// True when every job is counted and the totals are the published ones.
    #[wasm_bindgen(getter, js_name = isAsPublished)]
    pub fn is_as_published(&self) -> bool {
        let outcome = self.ledger.outcome();
        outcome.is_some_and(bitqueens_core::counting::Outcome::is_as_published)
    }

    /// The ledger's text, with the milliseconds that it took in all.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time that is none becomes 0"
    )]
    pub fn ledger(&self, elapsed_ms: f64) -> String {
        let ledger = self.ledger.clone();
        ledger.with_elapsed_ms(elapsed_ms as u64).to_string()
    }
}

fn main() {}
