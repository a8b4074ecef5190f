//! What an action does to a stepper.

use super::{Action, Stepper};
use crate::text::Notice;

impl Stepper {
    /// Does what the reader asks of this stepper; actions about other things change nothing.
    pub(super) fn act(&mut self, action: &Action) -> Option<Notice> {
        match self.held.asked(action) {
            Some(Ok(walk)) => return self.walk(walk),
            Some(Err(notice)) => return Some(notice),
            None => {}
        }
        match action {
            Action::Play => return self.play(),
            Action::Tick => return self.tick(),
            Action::Search(action) => return self.look(*action),
            Action::Pause => self.pause(),
            Action::Size(size) => self.set_size(*size),
            Action::Pace(pace) => self.pace = *pace,
            Action::Speed(speed) => self.speed = *speed,
            Action::Point(spot) => self.spot = *spot,
            _ => {}
        }
        None
    }
}
