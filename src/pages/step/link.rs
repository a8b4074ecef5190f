//! The page's address: `step/#n=8&at=120&pace=solution&open=tree`.

use bitqueens_core::solver::{Machine, Phase, Snapshot};

use super::{Mode, SecondLink, StepPage, words};
use crate::{
    player::{Breakpoint, Move, PlayerAction},
    site::{Address, Page, Preferences, Problems, Query, Route},
    text::words as shared,
};

/// Beyond this step an address carries a snapshot, because walking there takes noticeable time.
pub(super) const FAR: u64 = 1 << 22;

impl StepPage {
    /// Without a size the reader stays at the same place.
    pub(super) fn open_address(
        &mut self,
        address: &Address,
        preferences: Preferences,
        problems: &mut Problems,
    ) {
        let query = &address.query;
        self.mode = match address.route {
            Route::Embed => Mode::Embed,
            _ if query.switch("sheet", problems) => Mode::Sheet,
            _ if query.switch("slides", problems) => Mode::Slides,
            _ if query.switch("present", problems) => Mode::Present,
            _ if query.switch("predict", problems) => Mode::Predict,
            _ => Mode::Explore,
        };
        if matches!(self.mode, Mode::Sheet | Mode::Slides) {
            self.leave(Route::Step);
        }
        let size = query.size(problems);
        let written = query.step("at");
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
            let at = written.map(|(at, _)| at).or(own).unwrap_or(0);
            match joined {
                Some(machine) if *self.stepper.machine() != machine => self.stepper.join(machine),
                None if self.stepper.size() != size => self.stepper.join(Machine::new(size)),
                _ => {}
            }
            let mut later = Problems::default();
            self.follow_view(query, &mut later);
            let (from, to) = self.limits();
            let at = at.clamp(from, to);
            let notice = if at == self.stepper.step() {
                None
            } else {
                self.stepper.seek_step(at, preferences.order)
            };
            // A number that is too long leads to the end, where the search says so.
            let misread = written.filter(|(_, is_exact)| !is_exact && at != Query::BEYOND);
            let notice = notice.or_else(|| misread.map(|_| shared::step_problem(at)));
            if let Some(notice) = notice {
                problems.push(notice);
            }
            problems.append(later);
            // A range that begins behind the end of the search begins at it.
            if self.stepper.machine().phase() == Phase::Finished {
                let end = self.stepper.step();
                self.range.0 = self.range.0.map(|from| from.min(end));
            }
        }
        if query.switch("play", problems) && self.mode == Mode::Explore {
            self.stepper.apply(PlayerAction::Play, preferences.order);
        }
        self.update_derived();
        self.ask_what_was_begun();
        // Where the range to be predicted begins, its first question is open at once.
        let is_beginning = self.range.0 == Some(self.stepper.step());
        let is_open = self.prediction.question.is_some() || self.has_predicted();
        if is_beginning && !is_open && self.would_ask(Move::StepForward) {
            self.ask(preferences);
        }
        self.follow_second(query, preferences, problems);
    }

    pub(super) fn address(&self) -> Address {
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
            .with_some("slides", (self.mode == Mode::Slides).then_some(1))
            .with_choice("pace", stepper.pace)
            .with_choice("speed", stepper.speed)
            .with_some("from", self.range.0)
            .with_some("to", self.range.1)
            .with_some("until", stepper.sequence.breakpoint)
            .with_choice("code", self.code)
            .with_choice("open", self.panel)
            .with_some("second", self.second.as_ref().map(|second| second.link()))
    }

    pub fn address_in(&self, mode: Mode) -> Address {
        Self {
            mode,
            ..self.clone()
        }
        .address()
    }

    /// Reads pace, speed, code, panel, condition and range.
    fn follow_view(&mut self, query: &Query, problems: &mut Problems) {
        let size = self.stepper.size();
        self.update_derived();
        let stepper = &mut self.stepper;
        stepper.pace = query.one_of("pace", problems).unwrap_or_default();
        stepper.speed = query.one_of("speed", problems).unwrap_or_default();
        self.code = query.one_of("code", problems).unwrap_or_default();
        self.panel = query.one_of("open", problems).unwrap_or_default();
        let until = |text: &str| {
            let (until, exact) = Breakpoint::parse(text)?;
            let within = until.within(size);
            Some((within, exact && within == until))
        };
        stepper.sequence.breakpoint = query.read("until", problems, || words::UNTIL_PROBLEM, until);
        let mut limit = |key| query.number(key, 0..=u64::MAX, problems);
        self.range = (limit("from"), limit("to"));
    }

    fn follow_second(&mut self, query: &Query, preferences: Preferences, problems: &mut Problems) {
        let read = |text: &str| SecondLink::parse(text).map(|link| (link, true));
        let link = query.read("second", problems, || words::SECOND_PROBLEM, read);
        if let (Some(second), Some(link)) = (&mut self.second, link) {
            second.follow(link, preferences);
        }
    }
}

fn machine_of(text: &str) -> Result<Machine, bitqueens_core::solver::SnapshotError> {
    Machine::resume(&text.parse::<Snapshot>()?)
}
