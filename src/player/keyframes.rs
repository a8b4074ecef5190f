//! Places of the search that are remembered, so that a far place need not be walked to.

use std::rc::Rc;

use super::Target;
use bitqueens_core::solver::Machine;

/// At most this many are kept; at under 1 kB each, the history of any run stays far below its 8 MB.
const MOST: usize = 512;
/// At first they lie this many micro-steps apart.
const FIRST_STRIDE: u64 = 256;

/// Machines at some steps of one search, in the order of their steps.
///
/// ```text
/// steps  0 ......... stride ......... 2 stride ......... 3 stride ......... now
/// ```
///
/// When there are too many, every other goes and the stride doubles.
#[derive(Clone, Debug)]
pub(super) struct Keyframes {
    frames: Vec<Rc<Machine>>,
    stride: u64,
}

impl PartialEq for Keyframes {
    /// A remembered place never changes, so comparing pointers will do.
    fn eq(&self, other: &Self) -> bool {
        let (own, others) = (self.frames.iter(), other.frames.iter());
        self.stride == other.stride && own.map(Rc::as_ptr).eq(others.map(Rc::as_ptr))
    }
}

impl Keyframes {
    /// The history of a search that is joined at some place: its beginning and that place.
    pub(super) fn new(joined: &Machine) -> Self {
        let mut keyframes = Self {
            frames: vec![Rc::new(Machine::new(joined.size()))],
            stride: FIRST_STRIDE,
        };
        keyframes.insert(joined);
        keyframes
    }

    /// The latest remembered place from which the target still lies ahead, or the beginning.
    pub(super) fn before(&self, target: &Target) -> &Machine {
        &self.frames[self.first_behind(target).saturating_sub(1)]
    }

    /// The earliest remembered place at which the target has been reached.
    pub(super) fn after(&self, target: &Target) -> Option<&Machine> {
        self.frames.get(self.first_behind(target)).map(Rc::as_ref)
    }

    fn first_behind(&self, target: &Target) -> usize {
        self.frames.partition_point(|frame| !target.reached(frame))
    }

    /// Remembers the place if it is due.
    pub(super) fn record(&mut self, machine: &Machine) {
        // The stride is a power of two, and this is asked after every step: a mask is quick.
        if machine.counters().steps & (self.stride - 1) == 0 {
            self.insert(machine);
        }
        while MOST < self.frames.len() {
            self.stride *= 2;
            let stride = self.stride;
            self.frames
                .retain(|frame| frame.counters().steps.is_multiple_of(stride));
        }
    }

    /// The next step behind this one at which a place is due.
    pub(super) const fn due_after(&self, steps: u64) -> u64 {
        (steps | (self.stride - 1)).saturating_add(1)
    }

    /// Counts the machines that are remembered.
    pub(super) fn len(&self) -> usize {
        self.frames.len()
    }

    fn insert(&mut self, machine: &Machine) {
        let steps = machine.counters().steps;
        let found = self
            .frames
            .binary_search_by_key(&steps, |frame| frame.counters().steps);
        if let Err(place) = found {
            self.frames.insert(place, Rc::new(machine.clone()));
        }
    }
}
