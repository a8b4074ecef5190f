//! Which pages' logic a program has.

use std::rc::Rc;

use super::{
    Action, CountScene, Environment, Ladder, LadderAction, State,
    count::{CountAction, CountPage},
};
use crate::text::Notice;

/// The logic of the pages that not every bundle draws.
///
/// A bundle has only what its own pages need, so that the first load stays small; what it lacks
/// does nothing, and nothing asks for it while another bundle's page is closed.
pub trait Rooms {
    /// Whether any of its pages steps the search.
    const STEPS: bool = true;

    /// The counting page with what was stored.
    #[must_use]
    fn open_count(_: &Environment) -> CountPage {
        CountPage::default()
    }

    /// What an action does on the counting page.
    #[must_use]
    fn count(_: &mut CountPage, _: CountAction) -> Option<Notice> {
        None
    }

    /// The counting page, ready to be drawn.
    #[must_use]
    fn count_scene(_: &State) -> Option<Rc<CountScene>> {
        None
    }

    /// What an action does on the ladder's page.
    #[must_use]
    fn ladder(_: &mut Ladder, _: LadderAction) -> Option<Notice> {
        None
    }

    /// What an action of the stepper does on the ladder's page, where an early method is stepped.
    #[must_use]
    fn walk(_: &mut Ladder, _: &Action) -> Option<Notice> {
        None
    }
}

/// Every page's logic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllRooms;

impl Rooms for AllRooms {
    fn open_count(environment: &Environment) -> CountPage {
        CountPage::open(environment)
    }

    fn count(count: &mut CountPage, action: CountAction) -> Option<Notice> {
        count.apply(action)
    }

    fn count_scene(state: &State) -> Option<Rc<CountScene>> {
        Some(Rc::new(CountScene::of(&state.count)))
    }

    fn ladder(ladder: &mut Ladder, action: LadderAction) -> Option<Notice> {
        ladder.apply(action)
    }

    fn walk(ladder: &mut Ladder, action: &Action) -> Option<Notice> {
        ladder.walking.act(action)
    }
}
