//! What keys do.

use super::State;
use crate::site::SiteAction;

impl State {
    /// Tells whether a key does something now.
    pub fn uses(&self, key: &str) -> bool {
        let is_used = || self.page().is_some_and(|page| page.pressed(key).is_some());
        self.listens_to(key) && (matches!(key, "?" | "Escape") || is_used())
    }

    /// Tells whether the reader lets a key act. A space is no sign.
    fn listens_to(&self, key: &str) -> bool {
        let is_sign = key != " " && key.chars().nth(1).is_none();
        self.preferences.letters || !is_sign
    }

    /// Does what a key does now.
    pub(super) fn press(&mut self, key: &str) {
        if !self.listens_to(key) {
            return;
        }
        match key {
            "?" => self.share(SiteAction::Keys(true)),
            "Escape" => {
                self.notice = None;
                self.share(SiteAction::Keys(false));
                self.press_on_page(key);
            }
            key => self.press_on_page(key),
        }
    }

    /// Carries out what the key does on the open page, if anything.
    fn press_on_page(&mut self, key: &str) {
        if let Some(action) = self.page().and_then(|page| page.pressed(key)) {
            self.act(action);
        }
    }
}
