//! The stepping page: where the reader is in the search, and what moves by itself.

use super::{
    Address, Aim, Arrival, Goal, Held, Overview, Pace, Page, Playback, Search, SearchAddress,
    Speed, Spoken, Spot, Timeline, Walk, spoken::Telling,
};
use crate::{
    bits::BitOrder,
    solver::{Machine, Phase, Size},
    text::Notice,
};

/// Micro-steps walked within one frame; a longer way is walked in slices of this length.
const SLICE: u64 = 1 << 20;
/// Micro-steps walked at once when a place is asked for: drawing takes longer than walking, so a
/// place within reach is better drawn once than approached by slices.
const REACH: u64 = 1 << 22;
/// Beyond this step an address carries a snapshot, for walking there would be felt.
const FAR: u64 = 1 << 22;

/// The stepping page.
#[derive(Clone, Debug, PartialEq)]
pub struct Stepper {
    timeline: Timeline,
    /// Whether the page moves by itself.
    pub playback: Playback,
    /// How far one move goes.
    pub pace: Pace,
    /// How fast playing moves.
    pub speed: Speed,
    /// Where the pointer or the focus is.
    pub spot: Option<Spot>,
    /// The button held down.
    pub held: Held,
    /// How the reader looks at the search as a whole.
    pub overview: Overview,
    /// Sentences told so far.
    n_spoken: u64,
    /// The moment that is told; `None` before the reader has asked for anything.
    spoken: Option<Telling>,
}

impl Default for Stepper {
    fn default() -> Self {
        Self::at_start(Size::FIRST_SCREEN)
    }
}

impl Stepper {
    /// The first screen: N = 4 in the middle of its search, in row 2 on the way to the first
    /// solution, where all three lines, a ghost bit and a single free square are to be seen.
    #[must_use]
    pub fn curated() -> Self {
        let mut stepper = Self::at_start(Size::FIRST_SCREEN);
        let mut on_the_way = Timeline::new(Size::FIRST_SCREEN);
        on_the_way.go(Goal::step(CURATED_STEP), SLICE);
        stepper.timeline = on_the_way;
        stepper
    }

    /// The search of a board before its first micro-step.
    #[must_use]
    fn at_start(size: Size) -> Self {
        Self {
            timeline: Timeline::new(size),
            playback: Playback::default(),
            pace: Pace::default(),
            speed: Speed::default(),
            spot: None,
            held: Held::default(),
            overview: Overview::new(size),
            n_spoken: 0,
            spoken: None,
        }
    }

    /// The search at the place where the reader is.
    #[must_use]
    pub const fn machine(&self) -> &Machine {
        self.timeline.now()
    }

    /// What a screen reader is told.
    #[must_use]
    pub fn spoken(&self, order: BitOrder) -> Option<Spoken> {
        Some(Spoken {
            serial: self.n_spoken,
            sentence: self.spoken.as_ref()?.sentence(order),
        })
    }

    /// The address of this place.
    #[must_use]
    pub fn address(&self) -> Address {
        let step = self.timeline.step();
        Address {
            size: Some(self.machine().size()),
            at: Some(step),
            snapshot: (FAR < step).then(|| self.machine().snapshot()),
            search: SearchAddress {
                pace: self.pace,
                speed: self.speed,
                ..self.overview.address()
            },
            ..Address::default()
        }
    }

    /// Goes where an address says; an address without a size leaves the reader where they are.
    pub(super) fn open(&mut self, address: &Address) -> Option<Notice> {
        let size = address.size?;
        self.pause_silently();
        let at = address.at.unwrap_or(0);
        let joined = address
            .snapshot
            .and_then(|snapshot| Machine::resume(&snapshot).ok())
            .filter(|machine| machine.size() == size);
        match joined {
            Some(machine) if self.machine() != &machine => self.timeline = machine.into(),
            None if self.machine().size() != size => self.timeline = Timeline::new(size),
            _ => {}
        }
        self.pace = address.search.pace;
        self.speed = address.search.speed;
        self.overview.resize(size);
        self.overview
            .open(&address.search, address.page == Page::Embed);
        let (from, to) = self.overview.limits();
        let at = at.clamp(from, to);
        if at == self.timeline.step() {
            return None;
        }
        self.search(Goal::step(at), None)
    }

    pub(super) fn set_size(&mut self, size: Size) {
        if size != self.machine().size() {
            self.pause_silently();
            self.timeline = Timeline::new(size);
            self.overview.resize(size);
            self.spot = None;
            self.tell_step();
        }
    }

    pub(super) fn walk(&mut self, walk: Walk) -> Option<Notice> {
        self.pause_silently();
        let counters = self.machine().counters();
        let step = counters.steps;
        let no_next = self.machine().upcoming().is_none();
        match walk {
            walk if !self.overview.allows(walk, step) => Some(Notice::RangeEnds),
            Walk::Next | Walk::StepForward | Walk::Last if no_next => Some(Notice::AtEnd),
            Walk::Back | Walk::StepBack | Walk::First if step == 0 => Some(Notice::AtStart),
            Walk::StepForward => self.search(Goal::step(step + 1), None),
            Walk::StepBack => self.search(Goal::step(step - 1), None),
            Walk::Next => self.search(self.pace.next(self.machine()), None),
            Walk::Back => self.search(self.pace.previous(self.machine()), None),
            Walk::First => self.search(Goal::step(0), None),
            Walk::Last => self.search(Goal::END, None),
            Walk::Seek(step) => self.search(Goal::step(step), None),
            Walk::NextSolution => self.search(
                Pace::Solution.next(self.machine()),
                Some(Notice::NoNextSolution),
            ),
            Walk::NextDeadEnd => self.search(
                Pace::DeadEnd.next(self.machine()),
                Some(Notice::NoNextDeadEnd),
            ),
            Walk::PreviousSolution => match Pace::Solution.previous(self.machine()) {
                Goal { value: 0, .. } => Some(Notice::NoPreviousSolution),
                goal => self.search(goal, None),
            },
        }
    }

    pub(super) fn play(&mut self) -> Option<Notice> {
        if self.machine().upcoming().is_none() {
            return Some(Notice::AtEnd);
        }
        self.playback = Playback::Playing;
        None
    }

    pub(super) fn pause(&mut self) {
        if self.playback != Playback::Paused {
            self.playback = Playback::Paused;
            self.tell(Telling::Paused(Box::new(self.machine().clone())));
        }
    }

    pub(super) fn pause_silently(&mut self) {
        self.playback = Playback::Paused;
    }

    pub(super) fn tick(&mut self) -> Option<Notice> {
        match self.playback.clone() {
            Playback::Paused => None,
            Playback::Playing => {
                self.play_on();
                None
            }
            Playback::Searching(search) => self.search_on(search, SLICE),
        }
    }

    fn play_on(&mut self) {
        let (goal, budget) = match self.pace {
            Pace::MicroStep => {
                let moves = self.speed.moves();
                (Goal::step(self.timeline.step() + moves), moves)
            }
            pace => (pace.next(self.machine()), SLICE),
        };
        let stop = self.overview.until;
        let arrival = match stop {
            None => self.timeline.go(goal, budget),
            Some(stop) => self.timeline.run(
                |machine| stop.holds(machine) || goal.reached(machine.counters()),
                budget,
            ),
        };
        let stopped = stop.is_some_and(|stop| stop.holds(self.machine()));
        if stopped || self.machine().upcoming().is_none() {
            self.playback = Playback::Paused;
            self.tell_step();
        } else if arrival == Arrival::There && self.machine().phase() == Phase::Solution {
            self.tell_step();
        }
    }

    /// Goes to a place, within this frame if it is near. `missing` says that there is none;
    /// without it, the end of the search is where an aim beyond it leads.
    pub(super) fn search(
        &mut self,
        aim: impl Into<Aim>,
        missing: Option<Notice>,
    ) -> Option<Notice> {
        let search = Search {
            aim: aim.into(),
            from: self.timeline.step(),
            missing,
        };
        let notice = self.search_on(search, REACH);
        if let Playback::Searching(_) = self.playback {
            self.tell(Telling::Searching);
        }
        notice
    }

    fn search_on(&mut self, search: Search, budget: u64) -> Option<Notice> {
        match self.timeline.go(search.aim, budget) {
            Arrival::Underway => {
                self.playback = Playback::Searching(search);
                None
            }
            Arrival::There => {
                self.playback = Playback::Paused;
                self.tell_step();
                None
            }
            Arrival::AtEnd => {
                self.playback = Playback::Paused;
                if search.missing.is_some() {
                    self.search(Goal::step(search.from), None);
                    return search.missing;
                }
                self.tell_step();
                search
                    .aim
                    .goal()
                    .and_then(Goal::asked_step)
                    .map(|asked| Notice::PastEnd {
                        asked,
                        end: self.timeline.step(),
                    })
            }
        }
    }

    pub(super) fn tell_step(&mut self) {
        self.tell(Telling::Step(Box::new(self.machine().clone())));
    }

    pub(super) fn tell(&mut self, telling: Telling) {
        self.n_spoken += 1;
        self.spoken = Some(telling);
    }
}

/// Where the first screen stands.
const CURATED_STEP: u64 = 47;
