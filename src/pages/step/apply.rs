//! The effect of each action on the page.

use bitqueens_core::{bits::BitOrder, solver::Placement};

use super::{Mode, Slide, StepAction, StepPage, Stepper, StepperAction, TreeShare, words};
use crate::{
    player::{Breakpoint, Move, Playback, PlayerAction, Target},
    site::{Address, Preferences},
    text::Sentence,
};

const TICK: StepAction = StepAction::player(PlayerAction::Tick);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    First,
    Second,
}

impl StepPage {
    pub(super) fn carry_out(
        &mut self,
        action: StepAction,
        preferences: Preferences,
    ) -> Option<Sentence> {
        let order = preferences.order;
        // Paper does not step; only a seek to a far step goes on. Slides are chosen by their range and pace.
        let is_chosen = matches!(
            action,
            StepAction::Range(..) | StepAction::First(StepperAction::Player(PlayerAction::Pace(_)))
        );
        match self.mode {
            Mode::Slides if is_chosen => {}
            Mode::Sheet | Mode::Slides if action != TICK => return None,
            _ => {}
        }
        match action {
            StepAction::First(action) => return self.step(Which::First, action, preferences),
            StepAction::Second(action) => return self.step(Which::Second, action, preferences),
            StepAction::Question(action) => return self.answer(action, preferences),
            StepAction::Slide(place) => return self.slide(place, preferences),
            StepAction::Row(row) => {
                let standing = Placement::standing(self.stepper.machine());
                return self.go_to_node(standing.above(row + 1), preferences);
            }
            StepAction::Node(placement) => return self.go_to_node(placement, preferences),
            StepAction::RunToLine(line) => {
                self.stepper.sequence.breakpoint = Some(Breakpoint::Line(line));
                return self.run(order);
            }
            StepAction::Run => return self.run(order),
            StepAction::Together(together) => {
                if let Some(second) = &mut self.second {
                    second.together = together;
                }
            }
            StepAction::Enter(mode) => self.mode = mode,
            StepAction::Until(until) => {
                let size = self.stepper.size();
                self.stepper.sequence.breakpoint = until.map(|until| until.within(size));
            }
            StepAction::Code(code) => self.code = code,
            StepAction::Panel(panel) => self.panel = panel,
            StepAction::Range(from, to) => self.range = (from, to),
            StepAction::SolutionsPage(page) => self.solutions.page = page,
            // Every action gathers, in `update_derived`.
            StepAction::Gather => {}
        }
        None
    }

    /// Runs until the condition holds.
    fn run(&mut self, order: BitOrder) -> Option<Sentence> {
        let target = Target::Breakpoint(self.stepper.sequence.breakpoint?);
        let missing = Some(words::NO_STOP.into());
        self.stepper.seek(target, missing, order)
    }

    /// The stepper that the reader has asked, and the other one where both move together.
    fn pair(&mut self, which: Which) -> Option<(&mut Stepper, Option<&mut Stepper>)> {
        match (which, &mut self.second) {
            (Which::First, None) => Some((&mut self.stepper, None)),
            (Which::Second, None) => None,
            (which, Some(second)) => {
                let together = second.together;
                let (asked, other) = match which {
                    Which::First => (&mut self.stepper, &mut second.stepper),
                    Which::Second => (&mut second.stepper, &mut self.stepper),
                };
                Some((asked, together.then_some(other)))
            }
        }
    }

    fn step(
        &mut self,
        which: Which,
        action: StepperAction,
        preferences: Preferences,
    ) -> Option<Sentence> {
        match action {
            StepperAction::Player(action) => self.play(which, action, preferences),
            StepperAction::Size(size) => {
                let (stepper, _) = self.pair(which)?;
                if stepper.set_size(size) {
                    stepper.tell(preferences.order);
                }
                None
            }
        }
    }

    /// Moves a stepper, and both where they move together. The first one asks for a word before it
    /// shows it, and keeps to its range.
    fn play(
        &mut self,
        which: Which,
        action: PlayerAction,
        preferences: Preferences,
    ) -> Option<Sentence> {
        let order = preferences.order;
        if which == Which::First
            && let PlayerAction::Move(to) = action
        {
            if self.leaves_range(to) {
                self.stepper.stop();
                return Some(words::RANGE_ENDS.into());
            }
            if self.would_ask(to) {
                self.ask(preferences);
                return None;
            }
        }
        let (asked, other) = self.pair(which)?;
        // A typed number is a step of one of the two searches.
        if let (Some(other), PlayerAction::Move(_) | PlayerAction::Play | PlayerAction::Pause) =
            (other, &action)
        {
            other.apply(action.clone(), order);
        }
        let notice = asked.apply(action, order);
        self.stop_at_range_end(order).or(notice)
    }

    /// Stops at the last of the steps that can be gone to.
    fn stop_at_range_end(&mut self, order: BitOrder) -> Option<Sentence> {
        let (_, last) = self.limits();
        let stepper = &mut self.stepper;
        let plays = stepper.playback == Playback::Playing;
        // At full speed one beat can lead far beyond it, to the end of the search.
        if stepper.step() < last || (stepper.step() == last && !plays) {
            return None;
        }
        stepper.go(Move::Seek(last), order);
        Some(words::RANGE_ENDS.into())
    }

    /// Carries out the next micro-step without asking about it.
    pub(super) fn step_forward(&mut self, preferences: Preferences) -> Option<Sentence> {
        let forward = PlayerAction::Move(Move::StepForward);
        self.play(Which::First, forward, preferences)
    }

    /// True if a move leads out of the steps that can be gone to.
    fn leaves_range(&self, to: Move) -> bool {
        let step = self.stepper.step();
        let (first, last) = self.limits();
        match to {
            Move::Next | Move::StepForward => last <= step,
            Move::Back | Move::StepBack => step <= first && step != 0,
            _ => false,
        }
    }

    /// Moves the slider; nothing happens at the place where it already is.
    fn slide(&mut self, slide: Slide, preferences: Preferences) -> Option<Sentence> {
        let (Slide::Held(place) | Slide::Done(place)) = slide;
        let stepper = &mut self.stepper;
        if self.marks.is_some() {
            if place == stepper.step() && !stepper.is_moving() {
                return None;
            }
            return stepper.go(Move::Seek(place), preferences.order);
        }
        if matches!(slide, Slide::Held(_)) {
            return None;
        }
        let here = TreeShare::of(stepper.machine()).notch();
        let size = stepper.size();
        match place {
            _ if place == here => None,
            0 => stepper.go(Move::First, preferences.order),
            TreeShare::NOTCHES.. => stepper.go(Move::Last, preferences.order),
            _ => self.go_to_node(TreeShare::node(size, place, here < place), preferences),
        }
    }

    /// The place that a jump leaves. A jump during a seek leaves the place from which the seek began.
    pub(super) fn leaves(&mut self, action: &StepAction) -> Option<Address> {
        if let StepAction::Slide(Slide::Held(_)) = action {
            let here = self.address();
            self.jumps.held.get_or_insert(here);
        }
        let predicts = |mode: Mode| mode == Mode::Predict;
        let changes_mode =
            matches!(action, StepAction::Enter(mode) if predicts(*mode) != predicts(self.mode));
        if !action.is_jump() && !changes_mode {
            return None;
        }
        let held = self.jumps.held.take();
        let underway = self.stepper.is_seeking();
        held.or_else(|| (!underway).then(|| self.address()))
    }

    fn go_to_node(&mut self, placement: Placement, preferences: Preferences) -> Option<Sentence> {
        if placement.size() != self.stepper.size() {
            return None;
        }
        self.stepper.stop();
        self.stepper.seek(placement, None, preferences.order)
    }
}
