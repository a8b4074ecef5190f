//! The counting page as a page of the site.

use super::{
    CountAction, CountPage, FinishedTable, Guesses, KernelChoice, Measurements, PendingWrites,
    Records, Settings, words,
};
use crate::{
    site::{Address, Announcer, Awake, Environment, Linked, Page, Preferences, Problems, Route},
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
        Address::of(Route::Count).with("n", self.settings.size)
    }
}

impl Page for CountPage {
    type Action = CountAction;

    fn restore(environment: &Environment) -> Self {
        let mut own = PendingWrites::default();
        let records = Records::stored(environment, &mut own);
        let finished = FinishedTable::stored(environment);
        let mut settings = Settings::new(environment.hardware);
        if let Some(unfinished) = records.longest() {
            settings.size = unfinished.plan().size();
        }
        Self {
            settings,
            guesses: Guesses::stored(environment),
            build: environment.build.clone(),
            hardware: environment.hardware,
            run: None,
            records,
            finished,
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
        match action {
            CountAction::Size(size) => return self.choose(size),
            CountAction::Guess(guess) => {
                self.guesses.keep(self.settings.size, guess, &mut self.own);
            }
            CountAction::Workers(workers) => {
                self.settings.workers = workers.clamp(1, Settings::MOST_WORKERS);
            }
            CountAction::Kernel(KernelChoice::Simd) if !self.hardware.simd => {
                return Some(words::NO_SIMD.into());
            }
            CountAction::Kernel(kernel) => self.settings.kernel = kernel,
            CountAction::Run { action, now } => return self.run(action, now),
            CountAction::Delete(what) => self.delete(what),
            CountAction::BringBack { what, now } => self.bring_back(what, now),
            CountAction::OpenFile { text, now } => return self.open_file(&text, now),
            CountAction::UseAside(key) => return self.use_aside(&key),
            CountAction::Reported(report) => self.take(&report),
            CountAction::Heard { key, text } => return self.hear(key.as_deref(), text.as_deref()),
            CountAction::Stored(stored) => return self.stored(stored),
            CountAction::Measured { crew, measured } => self.measurements.keep(crew, measured),
        }
        None
    }

    fn is_automatic(action: &CountAction) -> bool {
        matches!(
            action,
            CountAction::Reported(_)
                | CountAction::Heard { .. }
                | CountAction::Stored(_)
                | CountAction::Measured { .. }
        )
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
