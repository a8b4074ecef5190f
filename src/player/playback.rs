//! The reader's place in a sequence, and its playback.

use bitqueens_core::bits::BitOrder;

use super::{
    Arrival, CounterKind, CounterTarget, Move, Pace, PlayerAction, Sequence, Speed, words,
};
use crate::{
    site::{Announcer, Query},
    text::{Sentence, typed_digits},
};

/// The most steps of a seek within one frame; a longer one takes several frames.
const SLICE: u64 = 1 << 21;
/// The most steps taken at once when a place is asked for. Rendering costs more than stepping, so a
/// place within reach is rendered once.
const REACH: u64 = 1 << 22;

/// A reader's place in a sequence of steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Player<S: Sequence> {
    pub sequence: S,
    pub playback: Playback<S::Target>,
    pub pace: Pace,
    pub speed: Speed,
    pub announcer: Announcer,
}

impl<S: Sequence> Player<S> {
    /// A paused player at a place.
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

    /// True while it plays or seeks.
    pub fn is_moving(&self) -> bool {
        !matches!(self.playback, Playback::Paused)
    }

    /// True while it goes to a far place.
    pub fn is_seeking(&self) -> bool {
        matches!(self.playback, Playback::Seeking(_))
    }

    /// True where steps follow too quickly for a movement to be seen.
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
                let step = digits.parse().unwrap_or(Query::BEYOND);
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

    pub fn stop(&mut self) {
        self.playback = Playback::Paused;
    }

    /// Says what the step carried out last did.
    pub fn tell(&mut self, order: BitOrder) {
        self.announcer.tell(self.sequence.sentence(order));
    }

    /// Goes to a step by its number; past the end it is the end, with a sentence.
    pub fn seek_step(&mut self, step: u64, order: BitOrder) -> Option<Sentence> {
        let seek = Seek {
            is_by_number: true,
            ..self.seek_to(CounterTarget::step(step))
        };
        self.begin(seek, order)
    }

    /// Goes to a place, within this frame if it is near. `missing` says that there is none;
    /// without it, the end of the sequence is where a target beyond it leads.
    pub fn seek(
        &mut self,
        target: impl Into<S::Target>,
        missing: Option<Sentence>,
        order: BitOrder,
    ) -> Option<Sentence> {
        let seek = Seek {
            missing,
            ..self.seek_to(target)
        };
        self.begin(seek, order)
    }

    fn seek_to(&self, target: impl Into<S::Target>) -> Seek<S::Target> {
        Seek {
            target: target.into(),
            from: self.step(),
            missing: None,
            is_by_number: false,
        }
    }

    fn begin(&mut self, seek: Seek<S::Target>, order: BitOrder) -> Option<Sentence> {
        let notice = self.seek_on(seek, REACH, order);
        if let Playback::Seeking(_) = self.playback {
            self.announcer.tell(words::SEEKING.into());
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
            Playback::Seeking(seek) => self.seek_on(seek, SLICE, order),
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

    fn seek_on(&mut self, seek: Seek<S::Target>, budget: u64, order: BitOrder) -> Option<Sentence> {
        match self.sequence.go(&seek.target, budget) {
            Arrival::Underway => {
                self.playback = Playback::Seeking(seek);
                None
            }
            Arrival::There => {
                self.stop();
                self.tell(order);
                None
            }
            Arrival::AtEnd => {
                self.stop();
                if seek.missing.is_some() {
                    self.seek(CounterTarget::step(seek.from), None, order);
                    return seek.missing;
                }
                self.tell(order);
                seek.is_by_number.then(|| words::past_end(self.step()))
            }
        }
    }

    /// The place of the next event of a pace.
    pub(super) fn next(&self, pace: Pace) -> CounterTarget {
        let counter = pace.counter();
        CounterTarget {
            counter,
            value: self.sequence.count(counter) + 1,
        }
    }

    /// The place of the event before this place.
    pub(super) fn previous(&self, pace: Pace) -> CounterTarget {
        let counter = pace.counter();
        let count = self.sequence.count(counter);
        let on_the_event = self.sequence.stands_on(pace);
        CounterTarget {
            counter,
            value: count.saturating_sub(u64::from(on_the_event)),
        }
    }
}

/// A seek: to a place that may be too far away to be reached within one frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek<T> {
    pub target: T,
    /// The step to come back to if there is no such place.
    pub from: u64,
    /// The sentence for that case; without it the end of the sequence will do.
    pub missing: Option<Sentence>,
    /// True where a step was asked for by its number.
    pub is_by_number: bool,
}

/// Milliseconds for which a solution stands while the search plays on: as long as its copy flies to its place. What stands
/// still for longer looks as if the search had stopped.
const SOLUTION_MS: u32 = 1_050;

/// The playback of a player: paused, playing or seeking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Playback<T> {
    /// It is paused until the reader asks.
    #[default]
    Paused,
    Playing,
    Seeking(Seek<T>),
}

impl<T> Playback<T> {
    /// Milliseconds between two beats, or `None` where nothing moves: a timer exists if and only
    /// if this is some number. A solution that is passed on the way stands for a moment, unless the
    /// steps are too quick to be seen.
    pub const fn beat_ms(&self, speed: Speed, passes_solution: bool) -> Option<u32> {
        match self {
            Self::Paused => None,
            Self::Playing if passes_solution && speed.holds_solutions() => Some(SOLUTION_MS),
            Self::Playing => Some(speed.beat_ms()),
            Self::Seeking(_) => Some(0),
        }
    }
}
