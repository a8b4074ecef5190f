//! What an action does to a stepper.

use super::{Action, Stepper};
use crate::text::Notice;

impl Stepper {
    /// Does what the reader asks of this stepper; actions about other things change nothing.
    pub(super) fn act(&mut self, action: &Action) -> Option<Notice> {
        match action {
            Action::Walk(walk) => return self.walk(*walk),
            Action::Press(walk) => return self.press(*walk),
            Action::Repeat => return self.repeat(),
            Action::Play => return self.play(),
            Action::Tick => return self.tick(),
            Action::SeekText(text) => return self.seek_text(text),
            Action::Search(action) => return self.look(*action),
            Action::Hold(walk) => self.hold(*walk),
            Action::Release { over_button } => self.release(*over_button),
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
