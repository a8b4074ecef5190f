//! The page's address: `step/#n=8&at=120&pace=solution&open=tree`.

use bitqueens_core::solver::{Machine, Snapshot};

use super::{Mode, Panel, SecondLink, StepPage, words};
use crate::{
    player::{Breakpoint, Pace, Speed},
    site::{Address, Linked, Page, Preferences, Problems, Query, Route},
    text::{CodeLanguage, Phrase, words as shared},
};

/// Beyond this step an address carries a snapshot, for walking there would be felt.
pub(super) const FAR: u64 = 1 << 22;

impl Linked for StepPage {
    /// Without a size the reader stays at the same place.
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        let query = &address.query;
        self.mode = match address.route {
            Route::Embed => Mode::Embed,
            _ if query.switch("sheet", problems) => Mode::Sheet,
            _ if query.switch("present", problems) => Mode::Present,
            _ if query.switch("predict", problems) => Mode::Predict,
            _ => Mode::Explore,
        };
        if self.mode == Mode::Sheet {
            self.leave();
        }
        let size = query.size(problems);
        let at = query.step("at", problems);
        let joined = query
            .get("snapshot")
            .and_then(|text| problems.take(machine_of(text).map_err(words::snapshot_problem)));
        // A snapshot is a board and a place by itself.
        let size = size.or(joined.as_ref().map(Machine::size));
        if let Some(size) = size {
            self.stepper.stop();
            let joined = joined.filter(|machine| {
                let fits = machine.size() == size;
                if !fits {
                    problems.push(words::snapshot_of_another(machine.size(), size));
                }
                fits
            });
            let own = joined.as_ref().map(|machine| machine.counters().steps);
            let at = at.or(own).unwrap_or(0);
            match joined {
                Some(machine) if *self.stepper.machine() != machine => self.stepper.join(machine),
                None if self.stepper.size() != size => self.stepper.join(Machine::new(size)),
                _ => {}
            }
            self.follow_view(query, problems);
            let (from, to) = self.limits();
            let at = at.clamp(from, to);
            if at != self.stepper.step()
                && let Some(notice) = self.stepper.seek_step(at, preferences.order)
            {
                problems.push(notice);
            }
        }
        self.update_derived();
        self.follow_second(query, preferences, problems);
    }

    fn link(&self) -> Address {
        let stepper = &self.stepper;
        let (machine, step) = (stepper.machine(), stepper.step());
        let route = match self.mode {
            Mode::Embed => Route::Embed,
            _ => Route::Step,
        };
        Address::of(route)
            .with("n", machine.size())
            .with("at", step)
            .with_some("snapshot", (FAR < step).then(|| machine.snapshot()))
            .with_some("predict", (self.mode == Mode::Predict).then_some(1))
            .with_some("present", (self.mode == Mode::Present).then_some(1))
            .with_some("sheet", (self.mode == Mode::Sheet).then_some(1))
            .with_some("pace", unless_default(stepper.pace).map(Pace::name))
            .with_some("speed", unless_default(stepper.speed).map(Speed::name))
            .with_some("from", self.range.0)
            .with_some("to", self.range.1)
            .with_some("until", stepper.sequence.breakpoint)
            .with_some("code", unless_default(self.code).map(CodeLanguage::name))
            .with_some("open", unless_default(self.panel).map(Panel::name))
            .with_some("second", self.second.as_ref().map(|second| second.link()))
    }
}

impl StepPage {
    /// The address of this place in another mode.
    pub fn address_in(&self, mode: Mode) -> Address {
        Self {
            mode,
            ..self.clone()
        }
        .link()
    }

    /// Takes over how the search is looked at.
    fn follow_view(&mut self, query: &Query, problems: &mut Problems) {
        let size = self.stepper.size();
        self.update_derived();
        let stepper = &mut self.stepper;
        let (pace, speed, code) = (query.get("pace"), query.get("speed"), query.get("code"));
        stepper.pace = named(pace, Pace::from_name, words::NO_SUCH_PACE, problems);
        stepper.speed = named(speed, Speed::from_name, shared::NO_SUCH_SPEED, problems);
        self.code = named(code, CodeLanguage::from_name, words::NO_SUCH_CODE, problems);
        let until = query.get("until").and_then(|text| {
            let parsed = Breakpoint::parse(text);
            let fits = |(until, exact): &(Breakpoint, bool)| *exact && until.within(size) == *until;
            if !parsed.as_ref().is_some_and(fits) {
                problems.push(words::UNTIL_PROBLEM);
            }
            parsed
        });
        stepper.sequence.breakpoint = until.map(|(until, _)| until.within(size));
        self.panel = named(
            query.get("open"),
            Panel::from_name,
            words::OPEN_PROBLEM,
            problems,
        );
        let mut limit = |key| {
            let text = query.get(key)?;
            problems.take(text.parse().map_err(|_| words::RANGE_PROBLEM))
        };
        self.range = (limit("from"), limit("to"));
    }

    fn follow_second(&mut self, query: &Query, preferences: Preferences, problems: &mut Problems) {
        let Some(text) = query.get("second") else {
            return;
        };
        let link = problems.take(SecondLink::parse(text).ok_or(words::SECOND_PROBLEM));
        if let (Some(second), Some(link)) = (&mut self.second, link) {
            second.follow(link, preferences);
        }
    }
}

fn machine_of(text: &str) -> Result<Machine, bitqueens_core::solver::SnapshotError> {
    Machine::resume(&text.parse::<Snapshot>()?)
}

/// The value of a name; the default where it is missing or unknown.
fn named<T: Default>(
    name: Option<&str>,
    from_name: fn(&str) -> Option<T>,
    problem: Phrase,
    problems: &mut Problems,
) -> T {
    let value = name.and_then(|name| problems.take(from_name(name).ok_or(problem)));
    value.unwrap_or_default()
}

fn unless_default<T: Default + PartialEq>(value: T) -> Option<T> {
    (value != T::default()).then_some(value)
}
