//! The stepper: the search one micro-step at a time, and its full boards.
#![expect(
    clippy::must_use_candidate,
    reason = "the callers are JavaScript, which has no such rule"
)]

use bitqueens_core::solver::{
    CounterTarget, Field, Goal, Machine, MicroStep, Snapshot, Solution, Solutions,
};
use bitqueens_package::{no_such_text, number, out_of_range, size, whole};
use wasm_bindgen::prelude::*;

/// The number of values that a call can return.
const VALUES: usize = 1 + MicroStep::MOST_FIELDS;

/// The search, and the values that the last call returns.
///
/// The values lie in the program's memory, where JavaScript reads them: an object made here would
/// take ten times as long as the micro-step.
#[wasm_bindgen]
pub struct Walker {
    machine: Machine,
    values: [f64; VALUES],
}

#[wasm_bindgen]
impl Walker {
    /// The search of a board before its first line.
    ///
    /// # Errors
    /// A `RangeError` when there is no such board.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64) -> Result<Self, JsValue> {
        size(n).map(|size| Self::of(Machine::new(size)))
    }

    /// The search at a snapshot.
    ///
    /// # Errors
    /// A `SyntaxError` when no search reaches it.
    pub fn resume(text: &str) -> Result<Self, JsValue> {
        let snapshot: Snapshot = text.parse().map_err(no_such_text)?;
        Machine::resume(&snapshot)
            .map(Self::of)
            .map_err(no_such_text)
    }

    fn of(machine: Machine) -> Self {
        let values = [0.0; VALUES];
        Self { machine, values }
    }

    /// The address of the values.
    pub fn values(&self) -> *const f64 {
        self.values.as_ptr()
    }

    /// Carries out one line; returns its phase's number, or 0 when the search has finished.
    ///
    /// The values are the micro-step's number and its fields.
    pub fn advance(&mut self) -> usize {
        let Some(step) = self.machine.next() else {
            return 0;
        };
        self.values[0] = number(self.machine.counters().steps);
        for (value, (_, field)) in self.values[1..].iter_mut().zip(step.fields()) {
            *value = match field {
                Field::Number(word) => number(word),
                Field::Truth(truth) => f64::from(u8::from(truth)),
            };
        }
        step.phase() as usize
    }

    /// Takes one line back; `false` before the first.
    pub fn retreat(&mut self) -> bool {
        self.machine.retreat()
    }

    /// Walks to a step, or to the end where it lies beyond; returns the step reached.
    ///
    /// # Errors
    /// A `RangeError` when the step is no whole number from 0 on.
    pub fn seek(&mut self, step: f64) -> Result<f64, JsValue> {
        let step = whole("step", step)?;
        // From the start it may be nearer than backwards.
        if step < self.machine.counters().steps / 4 {
            self.machine = Machine::new(self.machine.size());
        }
        while step < self.machine.counters().steps {
            self.machine.retreat();
        }
        self.machine
            .walk(&Goal::Counter(CounterTarget::step(step)), step);
        Ok(number(self.machine.counters().steps))
    }

    /// The side of the board.
    #[wasm_bindgen(getter)]
    pub fn n(&self) -> u8 {
        self.machine.size().get()
    }

    /// The number of the phase of the line carried out last.
    #[wasm_bindgen(getter)]
    pub fn phase(&self) -> usize {
        self.machine.phase() as usize
    }

    /// The row in work; nothing above row 0.
    #[wasm_bindgen(getter)]
    pub fn row(&self) -> Option<u8> {
        self.machine.row()
    }

    /// The snapshot's text.
    pub fn snapshot(&self) -> String {
        self.machine.snapshot().to_string()
    }

    /// Returns as values: micro-steps, placements, dead ends, solutions, backtracks.
    pub fn counters(&mut self) {
        let counters = *self.machine.counters();
        let counts = [
            counters.steps,
            counters.placements,
            counters.dead_ends,
            counters.solutions,
            counters.backtracks,
        ];
        for (value, count) in self.values.iter_mut().zip(counts) {
            *value = number(count);
        }
    }

    /// Returns as values: left, down, right, bitmap and board of a row.
    ///
    /// # Errors
    /// A `RangeError` when there is no such row.
    pub fn words(&mut self, row: f64) -> Result<(), JsValue> {
        let n = self.machine.size().get();
        let row = whole("row", row)
            .ok()
            .and_then(|row| u8::try_from(row).ok());
        let row = row.filter(|row| *row < n).ok_or_else(|| {
            out_of_range(format_args!(
                "row must be a whole number from 0 to {}",
                n - 1
            ))
        })?;
        let words = self.machine.words(row);
        let words = [
            words.left,
            words.down.into(),
            words.right.into(),
            words.bitmap.into(),
            words.board.into(),
        ];
        for (value, word) in self.values.iter_mut().zip(words) {
            *value = number(word);
        }
        Ok(())
    }

    /// The columns of the queens from the top row down, counted from the left.
    pub fn queens(&self) -> Vec<u8> {
        let n = self.machine.size().get();
        let column = |bit: u32| u8::try_from(bit.trailing_zeros()).map_or(0, |power| n - 1 - power);
        self.machine.queens().map(column).collect()
    }
}

/// The full boards of a search, one after the other.
#[wasm_bindgen]
pub struct Boards {
    boards: Solutions,
    board: Option<Solution>,
}

#[wasm_bindgen]
impl Boards {
    /// The search before its first board.
    ///
    /// # Errors
    /// A `RangeError` when there is no such board.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64) -> Result<Self, JsValue> {
        size(n).map(|size| Self {
            boards: Solutions::new(size),
            board: None,
        })
    }

    /// Goes to the next board; `false` where there is none.
    pub fn advance(&mut self) -> bool {
        self.board = self.boards.next();
        self.board.is_some()
    }

    /// For each row from the top, the queen's column counted from the left.
    #[wasm_bindgen(js_name = byRow)]
    pub fn by_row(&self) -> Vec<u8> {
        self.board.map(|board| board.by_row()).unwrap_or_default()
    }

    /// For each column from the left, the queen's row counted from the top.
    #[wasm_bindgen(js_name = byColumn)]
    pub fn by_column(&self) -> Vec<u8> {
        self.board
            .map(|board| board.by_column())
            .unwrap_or_default()
    }
}

fn main() {}
