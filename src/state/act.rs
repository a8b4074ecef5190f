//! What an action does to a stepper.

use super::{Action, Held, Stepper, typed};
use crate::text::Notice;

impl Stepper {
    /// Does what the reader asks of this stepper; actions about other things change nothing.
    pub(super) fn act(&mut self, action: &Action) -> Option<Notice> {
        match action {
            Action::Walk(walk) => return self.walk(*walk),
            Action::Press(walk) if self.held.click() => return self.walk(*walk),
            Action::Repeat => {
                let walk = self.held.repeat()?;
                return self.walk(walk);
            }
            Action::Play => return self.play(),
            Action::Tick => return self.tick(),
            Action::SeekText(text) => match typed::seek(text) {
                Ok(walk) => return self.walk(walk),
                Err(notice) => return Some(notice),
            },
            Action::Search(action) => return self.look(*action),
            Action::Hold(walk) => self.held = Held::Down(*walk),
            Action::Release { over_button } => self.held.release(*over_button),
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
