//! The stepper: the search one micro-step at a time, and its full boards.
#![expect(
    clippy::must_use_candidate,
    reason = "the callers are JavaScript, which has no such rule"
)]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the package is what JavaScript calls"
)]

use bitqueens_core::solver::{
    CounterTarget, Field, Goal, Machine, MicroStep, Phase, Size, Snapshot, Solution,
};
use bitqueens_package::{no_such_text, number, out_of_range, size, whole};
use wasm_bindgen::prelude::*;

/// The number of values that a call can return.
const VALUES: usize = 1 + MicroStep::MOST_FIELDS;

/// A search, and the values that the last call returns.
///
/// There is one for all steppers: JavaScript copies the state of the search out of the memory, and another one's
/// into it, so that a search is freed with its object. The values lie in the program's memory, where JavaScript reads them: an object made here would
/// take ten times as long as the micro-step.
#[wasm_bindgen]
pub struct Walker {
    machine: Machine,
    values: [f64; VALUES],
}

#[wasm_bindgen]
impl Walker {
    /// The search of the smallest board, until another is begun.
    #[wasm_bindgen(constructor)]
    #[expect(
        clippy::new_without_default,
        reason = "the caller is JavaScript, which has no defaults"
    )]
    pub fn new() -> Self {
        Self {
            machine: Machine::new(Size::MIN),
            values: [0.0; VALUES],
        }
    }

    /// Begins the search of a board.
    ///
    /// # Errors
    /// A `RangeError` when there is no such board. The search is unchanged then.
    pub fn begin(&mut self, n: f64) -> Result<(), JsValue> {
        self.machine = Machine::new(size(n)?);
        Ok(())
    }

    /// Begins the search at a snapshot.
    ///
    /// # Errors
    /// A `SyntaxError` when no search reaches it. The search is unchanged then.
    pub fn resume(&mut self, text: &str) -> Result<(), JsValue> {
        let snapshot: Snapshot = text.parse().map_err(no_such_text)?;
        self.machine = Machine::resume(&snapshot).map_err(no_such_text)?;
        Ok(())
    }

    /// The address of the search's state, to which nothing may be written but what was read from it.
    pub fn state(&mut self) -> *mut u8 {
        std::ptr::from_mut(&mut self.machine).cast()
    }

    /// The length of the state, in bytes.
    #[wasm_bindgen(js_name = stateLength)]
    pub fn state_length() -> usize {
        size_of::<Machine>()
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

    /// Walks at most so many micro-steps towards a step; returns whether it is there, or at the end.
    ///
    /// # Errors
    /// A `RangeError` when the step is no whole number from 0 on.
    pub fn approach(&mut self, step: f64, most: u32) -> Result<bool, JsValue> {
        let step = whole("step", step)?;
        let mut left = most;
        // From the start it may be nearer than backwards.
        if step < self.machine.counters().steps / 4 {
            self.machine = Machine::new(self.machine.size());
        }
        while step < self.machine.counters().steps && 0 < left {
            self.machine.retreat();
            left -= 1;
        }
        let until = step.min(self.machine.counters().steps + u64::from(left));
        self.machine
            .walk(&Goal::Counter(CounterTarget::step(step)), until);
        let is_there = self.machine.counters().steps == step;
        Ok(is_there || self.machine.phase() == Phase::Finished)
    }

    /// Walks to the next full board; `false` where there is none.
    #[wasm_bindgen(js_name = toSolution)]
    pub fn to_solution(&mut self) -> bool {
        while let Some(phase) = self.machine.advance() {
            if phase == Phase::Solution {
                return true;
            }
        }
        false
    }

    /// For each row of the full board from the top, the queen's column counted from the left.
    #[wasm_bindgen(js_name = byRow)]
    pub fn by_row(&self) -> Vec<u8> {
        let board = Solution::of(&self.machine);
        board.map(|board| board.by_row()).unwrap_or_default()
    }

    /// For each column of the full board from the left, the queen's row counted from the top.
    #[wasm_bindgen(js_name = byColumn)]
    pub fn by_column(&self) -> Vec<u8> {
        let board = Solution::of(&self.machine);
        board.map(|board| board.by_column()).unwrap_or_default()
    }

    /// The micro-steps carried out.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        number(self.machine.counters().steps)
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

fn main() {}
