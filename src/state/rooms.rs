//! Which pages' logic a program has.

use std::rc::Rc;

use super::{
    CountScene, Course, CourseAction, CourseLink, CourseScene, Environment, Ladder, LadderAction,
    LadderScene, State,
    count::{CountAction, CountPage},
};
use crate::text::Notice;

/// The logic of the pages that not every bundle draws.
///
/// A bundle has only what its own pages need, so that the first load stays small; what it lacks
/// does nothing, and nothing asks for it while another bundle's page is closed.
pub trait Rooms {
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

    /// The ladder's page, ready to be drawn.
    #[must_use]
    fn ladder_scene(_: &State) -> Option<Rc<LadderScene>> {
        None
    }

    /// The course with what was stored.
    #[must_use]
    fn open_course(_: &Environment) -> Course {
        Course::default()
    }

    /// Goes to the part of the course that an address names.
    #[must_use]
    fn follow_course(_: &mut Course, _: &CourseLink) -> Option<Notice> {
        None
    }

    /// What an action does in the course.
    fn course(_: &mut Course, _: CourseAction) {}

    /// The course, ready to be drawn.
    #[must_use]
    fn course_scene(_: &State) -> Option<Rc<CourseScene>> {
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

    fn ladder_scene(state: &State) -> Option<Rc<LadderScene>> {
        Some(Rc::new(LadderScene::of(state)))
    }

    fn open_course(environment: &Environment) -> Course {
        Course::stored(&environment.progress)
    }

    fn follow_course(course: &mut Course, link: &CourseLink) -> Option<Notice> {
        course.follow(link)
    }

    fn course(course: &mut Course, action: CourseAction) {
        course.apply(action);
    }

    fn course_scene(state: &State) -> Option<Rc<CourseScene>> {
        Some(Rc::new(CourseScene::of(state)))
    }
}
