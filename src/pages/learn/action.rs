//! The actions of the list and the glossary.

use crate::course::CourseAction;

/// An action of the reader, or something that arrives.
#[derive(Clone, Debug)]
pub enum LearnAction {
    Course(CourseAction),
    /// Forget the lessons that are done and every answer, and empty the boxes.
    ClearProgress,
    /// Bring back what was cleared.
    BringBack,
}

impl From<CourseAction> for LearnAction {
    fn from(action: CourseAction) -> Self {
        Self::Course(action)
    }
}
