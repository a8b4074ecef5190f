//! The reader's place in a sequence, and its playback.

use bitqueens_core::bits::BitOrder;

use super::{
    Arrival, CounterKind, CounterTarget, Move, Pace, Playback, PlayerAction, Seek, Sequence, Speed,
    words,
};
use crate::{
    site::Announcer,
    text::{Sentence, typed_digits},
};

/// Steps walked within one frame; a longer way is walked in slices of this length.
const SLICE: u64 = 1 << 21;
/// Steps walked at once when a place is asked for: drawing takes longer than walking, so a place
/// within reach is better drawn once than approached by slices.
const REACH: u64 = 1 << 22;

/// A reader's place in a sequence of steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Player<S: Sequence> {
    /// The sequence, at the reader's place.
    pub sequence: S,
    /// True if it moves by itself.
    pub playback: Playback<S::Target>,
    /// The distance of one move.
    pub pace: Pace,
    /// The speed of playing.
    pub speed: Speed,
    /// The sentences for a screen reader.
    pub announcer: Announcer,
}

impl<S: Sequence> Player<S> {
    /// A player that stands still at a place.
    pub fn new(sequence: S) -> Self {
        Self {
            sequence,
            playback: Playback::Paused,
            pace: Pace::default(),
            speed: Speed::default(),
            announcer: Announcer::default(),
        }
    }

    /// Steps carried out up to this place.
    pub fn step(&self) -> u64 {
        self.sequence.count(CounterKind::Steps)
    }

    /// Tells whether it moves by itself.
    pub fn is_moving(&self) -> bool {
        !matches!(self.playback, Playback::Paused)
    }

    /// Tells whether it is on the way to a far place.
    pub fn is_searching(&self) -> bool {
        matches!(self.playback, Playback::Searching(_))
    }

    /// Tells whether steps follow one another too quickly for a movement to be seen.
    pub fn is_quick(&self) -> bool {
        let plays = matches!(self.playback, Playback::Playing);
        plays && !matches!(self.speed, Speed::Slow | Speed::Normal)
    }

    /// Carries an action out; returns what could not be done.
    pub fn apply(&mut self, action: PlayerAction, order: BitOrder) -> Option<Sentence> {
        match action {
            PlayerAction::Move(to) => return self.go(to, order),
            PlayerAction::SeekTyped(text) => {
                let Some(digits) = typed_digits(&text) else {
                    return Some(words::NOT_A_STEP.into());
                };
                // Only a number too large for the machine word fails here, and no search is that long.
                let step = digits.parse().unwrap_or(u64::MAX - 1);
                return self.go(Move::Seek(step), order);
            }
            PlayerAction::Play => return self.play(),
            PlayerAction::Pause => self.pause(order),
            PlayerAction::Tick => return self.tick(order),
            PlayerAction::Pace(pace) => self.pace = pace,
            PlayerAction::Speed(speed) => self.speed = speed,
        }
        None
    }

    /// Moves; returns what could not be done.
    pub fn go(&mut self, step: Move, order: BitOrder) -> Option<Sentence> {
        self.stop();
        let here = self.step();
        let to = CounterTarget::step;
        match step {
            Move::Next | Move::StepForward | Move::Last if self.sequence.is_finished() => {
                Some(words::AT_END.into())
            }
            Move::Back | Move::StepBack | Move::First if here == 0 => Some(words::AT_START.into()),
            Move::StepForward => self.search(to(here + 1), None, order),
            Move::StepBack => self.search(to(here - 1), None, order),
            Move::Next => self.search(self.next(self.pace), None, order),
            Move::Back => self.search(self.previous(self.pace), None, order),
            Move::First => self.search(to(0), None, order),
            Move::Last => self.search(CounterTarget::END, None, order),
            Move::Seek(step) => self.search_step(step, order),
            Move::NextSolution => {
                let missing = Some(words::NO_NEXT_SOLUTION.into());
                self.search(self.next(Pace::Solution), missing, order)
            }
            Move::NextDeadEnd => {
                let missing = Some(words::NO_NEXT_DEAD_END.into());
                self.search(self.next(Pace::DeadEnd), missing, order)
            }
            Move::PreviousSolution => match self.previous(Pace::Solution) {
                CounterTarget { value: 0, .. } => Some(words::NO_PREVIOUS_SOLUTION.into()),
                target => self.search(target, None, order),
            },
        }
    }

    /// Starts to play; returns what could not be done.
    fn play(&mut self) -> Option<Sentence> {
        if self.sequence.is_finished() {
            return Some(words::AT_END.into());
        }
        self.playback = Playback::Playing;
        None
    }

    /// Stops here, and says so where something moved.
    pub fn pause(&mut self, order: BitOrder) {
        if self.is_moving() {
            self.playback = Playback::Paused;
            let here = self.sequence.sentence(order);
            self.announcer
                .tell(Sentence::from(words::PAUSED).and(&here));
        }
    }

    /// Stops here and says nothing.
    pub fn stop(&mut self) {
        self.playback = Playback::Paused;
    }

    /// Says what the step carried out last did.
    pub fn tell(&mut self, order: BitOrder) {
        self.announcer.tell(self.sequence.sentence(order));
    }

    /// Goes to a step by its number; past the end it is the end, with a sentence.
    pub fn search_step(&mut self, step: u64, order: BitOrder) -> Option<Sentence> {
        let seek = self.seek(CounterTarget::step(step));
        let asked = Some(step);
        self.begin(Seek { asked, ..seek }, order)
    }

    /// Goes to a place, within this frame if it is near. `missing` says that there is none;
    /// without it, the end of the sequence is where a target beyond it leads.
    pub fn search(
        &mut self,
        target: impl Into<S::Target>,
        missing: Option<Sentence>,
        order: BitOrder,
    ) -> Option<Sentence> {
        let seek = self.seek(target);
        self.begin(Seek { missing, ..seek }, order)
    }

    /// The way to a place from here.
    fn seek(&self, target: impl Into<S::Target>) -> Seek<S::Target> {
        Seek {
            target: target.into(),
            from: self.step(),
            missing: None,
            asked: None,
        }
    }

    fn begin(&mut self, search: Seek<S::Target>, order: BitOrder) -> Option<Sentence> {
        let notice = self.search_on(search, REACH, order);
        if let Playback::Searching(_) = self.playback {
            self.announcer.tell(words::SEARCHING.into());
        }
        notice
    }

    fn tick(&mut self, order: BitOrder) -> Option<Sentence> {
        match std::mem::take(&mut self.playback) {
            Playback::Paused => None,
            Playback::Playing => {
                self.play_on(order);
                None
            }
            Playback::Searching(search) => self.search_on(search, SLICE, order),
        }
    }

    /// Plays one beat: one event of the pace, or as many steps as the speed has.
    fn play_on(&mut self, order: BitOrder) {
        let (target, budget) = match self.pace {
            Pace::MicroStep => {
                let moves = self.speed.moves();
                (CounterTarget::step(self.step() + moves), moves)
            }
            pace => (self.next(pace), SLICE),
        };
        let arrival = self.sequence.play(&target.into(), budget);
        if self.sequence.stops_here() || self.sequence.is_finished() {
            self.tell(order);
            return;
        }
        self.playback = Playback::Playing;
        if arrival == Arrival::There && self.sequence.stands_on(Pace::Solution) {
            self.tell(order);
        }
    }

    fn search_on(
        &mut self,
        search: Seek<S::Target>,
        budget: u64,
        order: BitOrder,
    ) -> Option<Sentence> {
        match self.sequence.go(&search.target, budget) {
            Arrival::Underway => {
                self.playback = Playback::Searching(search);
                None
            }
            Arrival::There => {
                self.stop();
                self.tell(order);
                None
            }
            Arrival::AtEnd => {
                self.stop();
                if search.missing.is_some() {
                    self.search(CounterTarget::step(search.from), None, order);
                    return search.missing;
                }
                self.tell(order);
                search
                    .asked
                    .map(|asked| words::past_end(asked, self.step()))
            }
        }
    }

    /// The place of the next event of a pace.
    fn next(&self, pace: Pace) -> CounterTarget {
        let counter = pace.counter();
        CounterTarget {
            counter,
            value: self.sequence.count(counter) + 1,
        }
    }

    /// The place of the event before this place.
    fn previous(&self, pace: Pace) -> CounterTarget {
        let counter = pace.counter();
        let count = self.sequence.count(counter);
        let on_the_event = self.sequence.stands_on(pace);
        CounterTarget {
            counter,
            value: count.saturating_sub(u64::from(on_the_event)),
        }
    }
}
