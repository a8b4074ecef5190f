//! An early method, step by step.

use crate::ladder::Method;
use crate::ladder::walk::{Step, Walker};
use crate::solver::Size;

/// A move through the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To step 0.
    First,
    /// One step back.
    Back,
    /// One step forward.
    Next,
    /// To the next full board that passes.
    NextSolution,
    /// To the end.
    Last,
}

/// An early method at one of its steps.
///
/// The longest of these walks has some two hundred thousand steps, so going back is walking there from the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Walking {
    method: Method,
    size: Size,
    walker: Walker,
    last: Option<Step>,
}

/// The methods that can be walked.
const WALKED: [Method; 3] = [Method::BruteForce, Method::Backtracking, Method::Flags];

impl Default for Walking {
    fn default() -> Self {
        let (method, size) = (Method::Backtracking, Size::FIRST_SCREEN);
        Self {
            method,
            size,
            walker: Walker::new(method, size).expect("backtracking is walked at N = 4"),
            last: None,
        }
    }
}

impl Walking {
    /// The methods that can be walked.
    pub const METHODS: [Method; 3] = WALKED;

    /// The boards on which they can be walked.
    pub fn sizes() -> impl Iterator<Item = Size> {
        Size::all().filter(|size| Walker::new(Method::Flags, *size).is_ok())
    }

    /// The method.
    #[must_use]
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The board's side.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What is known at this step.
    #[must_use]
    pub const fn walker(&self) -> &Walker {
        &self.walker
    }

    /// The step carried out last.
    #[must_use]
    pub const fn last(&self) -> Option<Step> {
        self.last
    }

    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.last == Some(Step::Finish)
    }

    /// Begins another walk, unless it is this one; what cannot be walked changes nothing.
    pub(super) fn choose(&mut self, method: Method, size: Size) {
        if (method, size) == (self.method, self.size) {
            return;
        }
        if let Ok(walker) = Walker::new(method, size) {
            *self = Self {
                method,
                size,
                walker,
                last: None,
            };
        }
    }

    pub(super) fn stride(&mut self, stride: Stride) {
        let step = self.walker.steps();
        match stride {
            Stride::First => self.seek(0),
            Stride::Back => self.seek(step.saturating_sub(1)),
            Stride::Next => self.seek(step + 1),
            Stride::NextSolution => {
                let solutions = self.walker.solutions();
                while self.advance() && self.walker.solutions() == solutions {}
            }
            Stride::Last => while self.advance() {},
        }
    }

    /// Goes to a step; past the end is the end.
    pub(super) fn seek(&mut self, step: u64) {
        if step < self.walker.steps()
            && let Ok(walker) = Walker::new(self.method, self.size)
        {
            self.walker = walker;
            self.last = None;
        }
        while self.walker.steps() < step && self.advance() {}
    }

    fn advance(&mut self) -> bool {
        match self.walker.next() {
            Some(step) => {
                self.last = Some(step);
                true
            }
            None => false,
        }
    }
}
