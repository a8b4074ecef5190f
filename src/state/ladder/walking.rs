//! An early method, step by step.

use super::playing::Told;
use crate::ladder::Method;
use crate::ladder::walk::{Step, Walker};
use crate::solver::Size;
use crate::state::{Held, Speed, Walk};
use crate::text::Notice;

/// An early method at one of its steps.
///
/// The longest of these walks has some two hundred thousand steps, so going back is walking there from the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Walking {
    method: Method,
    size: Size,
    walker: Walker,
    last: Option<Step>,
    /// Whether it plays.
    pub playing: bool,
    /// How fast playing moves.
    pub speed: Speed,
    /// The button held down.
    pub held: Held,
    pub(super) told: Told,
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
            playing: false,
            speed: Speed::default(),
            held: Held::No,
            told: Told::default(),
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
            (self.method, self.size) = (method, size);
            (self.walker, self.last) = (walker, None);
            self.halt();
            self.tell_step();
        }
    }

    /// Moves as the stepper does, one step of the method for each of its micro-steps.
    pub(super) fn walk(&mut self, walk: Walk) -> Option<Notice> {
        self.playing = false;
        let step = self.walker.steps();
        match walk {
            Walk::Next | Walk::StepForward | Walk::Last if self.is_finished() => {
                return Some(Notice::AtEnd);
            }
            Walk::Back | Walk::StepBack | Walk::First if step == 0 => return Some(Notice::AtStart),
            Walk::Next | Walk::StepForward => self.go(step + 1),
            Walk::Back | Walk::StepBack => self.go(step - 1),
            Walk::First => self.go(0),
            Walk::Last => self.go(u64::MAX),
            Walk::Seek(asked) => {
                self.go(asked);
                let end = self.walker.steps();
                self.tell_step();
                return (end < asked).then_some(Notice::PastEnd { asked, end });
            }
            Walk::NextSolution => {
                let Some(found) = solution(self.walker.clone()) else {
                    return Some(Notice::NoNextSolution);
                };
                self.go(found);
            }
            Walk::PreviousSolution => {
                let Some(found) = self.previous_solution() else {
                    return Some(Notice::NoPreviousSolution);
                };
                self.go(found);
            }
            // No control asks for one here.
            Walk::NextDeadEnd => return None,
        }
        self.tell_step();
        None
    }

    /// Goes to a step; past the end is the end.
    fn go(&mut self, step: u64) {
        if step < self.walker.steps()
            && let Ok(walker) = Walker::new(self.method, self.size)
        {
            self.walker = walker;
            self.last = None;
        }
        while self.walker.steps() < step && self.advance() {}
    }

    pub(super) fn advance(&mut self) -> bool {
        match self.walker.next() {
            Some(step) => {
                self.last = Some(step);
                true
            }
            None => false,
        }
    }

    /// The step of the last solution before this step.
    fn previous_solution(&self) -> Option<u64> {
        let mut walker = Walker::new(self.method, self.size).ok()?;
        let mut found = None;
        while walker.steps() + 1 < self.walker.steps() {
            if let Some(Step::Solution { .. }) = walker.next() {
                found = Some(walker.steps());
            }
        }
        found
    }
}

/// The step of the next solution.
fn solution(mut walker: Walker) -> Option<u64> {
    walker.find(|step| matches!(step, Step::Solution { .. }))?;
    Some(walker.steps())
}
