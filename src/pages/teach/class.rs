//! A class that is stepped through: its places in order, and the minutes of its clock.

use bitqueens_course::{LessonPlan, PlanLink, TeachersEdition};

/// A class that is stepped through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassRun {
    /// Its number among the plans, from 1.
    pub number: usize,
    /// The place that is shown, from 0.
    pub at: usize,
    /// When its clock was started, in milliseconds since 1970; `None` before.
    pub since: Option<u64>,
}

/// Something that a teacher does with the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassAction {
    /// Show the place of that number, from 0.
    Show(usize),
    /// Start the clock, at this time.
    Start(u64),
    /// End the class.
    End,
}

/// What a place of a class shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClassPlace<'a> {
    /// The plan itself, before the first step.
    Plan,
    /// Something that a step shows or hands out.
    Shown(&'a PlanLink),
    /// The exit ticket.
    Ticket,
}

impl ClassRun {
    /// A class from its plan on, with its clock at rest.
    pub(super) const fn new(number: usize) -> Self {
        Self {
            number,
            at: 0,
            since: None,
        }
    }

    /// The class after an action; `None` where it has ended.
    pub(super) fn after(self, action: ClassAction) -> Option<Self> {
        match action {
            ClassAction::Show(at) => Some(Self { at, ..self }),
            ClassAction::Start(now) => Some(Self {
                since: Some(now),
                ..self
            }),
            ClassAction::End => None,
        }
    }

    /// The plan of the class.
    pub fn plan(self, edition: &TeachersEdition) -> Option<&LessonPlan> {
        edition.plans.get(self.number.checked_sub(1)?)
    }

    /// The minutes that are left at this time until the step of the place is to end, which counts from the start of the
    /// clock: negative where the class is late. All of them before the clock has started.
    pub fn minutes_left(self, until: u16, now: u64) -> i64 {
        let gone = self.since.map_or(0, |since| now.saturating_sub(since));
        let gone = i64::try_from(gone / 60_000).unwrap_or(i64::MAX);
        i64::from(until).saturating_sub(gone)
    }
}

/// The places of a plan in order, each with the minute of the class at which its step is to end.
pub fn class_places(plan: &LessonPlan) -> Vec<(ClassPlace<'_>, u16)> {
    let first = plan.steps.first().map_or(0, |step| step.minutes.into());
    let mut places = vec![(ClassPlace::Plan, first)];
    let mut minutes = 0;
    for step in &plan.steps {
        minutes += u16::from(step.minutes);
        let shown = step.links.iter();
        places.extend(shown.map(|link| (ClassPlace::Shown(link), minutes)));
    }
    places.push((ClassPlace::Ticket, minutes + u16::from(LessonPlan::TICKET)));
    places
}
