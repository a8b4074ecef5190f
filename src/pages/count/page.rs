//! The counting page as a page of the site.

use super::{
    CountAction, CountPage, FinishedTable, Guesses, Measurements, PendingWrites, Records, Settings,
};
use crate::{
    site::{
        Address, Announcer, Awake, Environment, Linked, Page, Preferences, Problems, Query, Route,
    },
    text::Sentence,
};

impl Linked for CountPage {
    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        if let Some(size) = address.query.size(problems)
            && let Some(problem) = self.choose(size)
        {
            problems.push(problem);
        }
    }

    fn link(&self) -> Address {
        Address {
            query: Query::default().with("n", self.settings.size),
            ..Address::of(Route::Count)
        }
    }
}

impl Page for CountPage {
    type Action = CountAction;

    fn restore(environment: &Environment) -> Self {
        let mut own = PendingWrites::default();
        let records = Records::stored(environment, &mut own);
        let mut settings = Settings::new(environment.hardware);
        if let Some(unfinished) = records.longest() {
            settings.size = unfinished.plan().size();
        }
        Self {
            settings,
            guesses: Guesses::stored(environment),
            hardware: environment.hardware,
            run: None,
            records,
            finished: FinishedTable::stored(environment),
            own,
            not_stored: None,
            kept_at: None,
            measurements: Measurements::default(),
            announcer: Announcer::default(),
            announced_at: Awake::default(),
            n_runs: 0,
        }
    }

    fn apply(&mut self, action: CountAction, _: Preferences) -> Option<Sentence> {
        self.carry_out(action)
    }

    fn is_automatic(action: &CountAction) -> bool {
        action.is_automatic()
    }

    #[cfg(feature = "web")]
    fn view(&self, view: &crate::site::PageContext<CountAction>) -> yew::Html {
        super::view::page(self, view)
    }

    #[cfg(feature = "web")]
    fn effects(&self, view: &crate::site::PageContext<CountAction>) -> yew::Html {
        super::view::effects(self, view)
    }
}
