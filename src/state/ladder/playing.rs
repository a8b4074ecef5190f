//! An early method moving by itself, and what is told of it.

use super::Walking;
use crate::ladder::walk::Step;
use crate::state::{Action, Held, Spoken};
use crate::text::{Notice, Sentence, labels, ladder_labels, narrate_walk};

/// What was told last: the step, and whether playing was paused there.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Told {
    n_told: u64,
    last: Option<(Option<Step>, bool)>,
}

impl Walking {
    /// Milliseconds between two beats, or `None` where nothing moves.
    #[must_use]
    pub fn beat_ms(&self) -> Option<u32> {
        self.playing.then_some(self.speed.beat_ms())
    }

    /// The sentence for this step.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        sentence(self.last())
    }

    /// What a screen reader is told: each step that the reader asked for, and while playing only the
    /// pause, the solutions and the end.
    #[must_use]
    pub fn spoken(&self) -> Option<Spoken> {
        let (step, paused) = self.told.last?;
        let step = sentence(step);
        Some(Spoken {
            serial: self.told.n_told,
            sentence: if paused {
                Sentence::from(labels::PAUSED).and(&step)
            } else {
                step
            },
        })
    }

    /// Does what the reader asks; actions about other things change nothing.
    pub fn act(&mut self, action: &Action) -> Option<Notice> {
        match self.held.asked(action) {
            Some(Ok(walk)) => return self.walk(walk),
            Some(Err(notice)) => return Some(notice),
            None => {}
        }
        match action {
            Action::Play if self.is_finished() => return Some(Notice::AtEnd),
            Action::Play => self.playing = true,
            Action::Pause if self.playing => {
                self.playing = false;
                self.tell(true);
            }
            Action::Tick if self.playing => self.play_on(),
            Action::Speed(speed) => self.speed = *speed,
            _ => {}
        }
        None
    }

    fn play_on(&mut self) {
        for _ in 0..self.speed.moves() {
            if !self.advance() {
                break;
            }
        }
        self.playing = !self.is_finished();
        if !self.playing || matches!(self.last(), Some(Step::Solution { .. })) {
            self.tell_step();
        }
    }

    /// Stands still and says nothing of it: the reader has gone elsewhere.
    pub(in crate::state) fn halt(&mut self) {
        self.playing = false;
        self.held = Held::No;
    }

    pub(super) fn tell_step(&mut self) {
        self.tell(false);
    }

    fn tell(&mut self, paused: bool) {
        self.told.n_told += 1;
        self.told.last = Some((self.last(), paused));
    }
}

fn sentence(step: Option<Step>) -> Sentence {
    step.map_or_else(|| ladder_labels::WALK_START.into(), narrate_walk)
}
