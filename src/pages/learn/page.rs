//! The page: what is open, and the lessons that are done.

use super::{
    Appendix, BlockAction, CoursePart, LastCount, LearnAction, LessonGroup, LessonSummary,
    LessonsPart, Open, OpenLesson, OpeningGuesses, Progress, QuestionChoice, TeacherTools, entry,
    link, words,
};
use crate::{
    draw::Hover,
    site::{Address, Environment, Linked, Page, Preferences, Problems, Query},
    text::{KeyHelp, Phrase, Sentence},
};

/// The pages of the course.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LearnPage {
    /// What is open.
    pub open: Open,
    /// The part of the lesson that was opened last.
    pub last: Option<CoursePart>,
    /// The lessons that are there.
    pub lessons: Vec<LessonsPart>,
    /// The lessons that are done.
    pub progress: Progress,
    /// The guesses at the lessons' openings.
    pub guesses: OpeningGuesses,
    /// The newest count of N = 16 in this browser.
    pub counted: Option<LastCount>,
}

impl LearnPage {
    /// The key under which the progress is stored.
    pub const KEY: &str = "bitqueens.progress";

    /// The lessons of a group, where they are there.
    pub(super) fn part(&self, of: LessonGroup) -> Option<&LessonsPart> {
        self.lessons.iter().find(|part| part.group == of)
    }

    /// The lesson of an entry as a query asks for it, or the wait for it. The lesson that is open
    /// keeps what the reader has done.
    fn lesson(
        &self,
        entry: &'static LessonSummary,
        query: &Query,
        problems: &mut Problems,
    ) -> Open {
        let lessons = self.part(entry.group).map_or(&[][..], |part| part.lessons);
        let Some(lesson) = lessons.iter().find(|of| of.slug == entry.slug) else {
            let query = query.clone();
            return Open::Waiting { entry, query };
        };
        let mut open = match &self.open {
            Open::Lesson(open) if open.lesson == lesson => open.clone(),
            _ => OpenLesson::new(entry, lesson, self.guesses.of(entry)),
        };
        open.ask(query, problems);
        Open::Lesson(open)
    }

    /// Takes the lessons of a group, and opens the one that waits for them.
    fn take(&mut self, part: LessonsPart) -> Option<Sentence> {
        if !self.lessons.contains(&part) {
            self.lessons.push(part);
        }
        let mut problems = Problems::default();
        if let Open::Waiting { entry, query } = &self.open {
            self.open = self.lesson(entry, query, &mut problems);
        }
        problems.sentence()
    }

    /// Carries out what the reader does with a block of the open lesson.
    fn act(&mut self, block: usize, action: BlockAction) {
        let Open::Lesson(open) = &mut self.open else {
            return;
        };
        open.act(block, action);
        if let Some((_, guess)) = open.opening() {
            self.guesses.set(open.entry, guess.kept);
        }
        // A lesson is done when the reader has given the right answer to each of its exercises.
        if action == BlockAction::Check && open.drills().all(|drill| drill.was_right) {
            self.progress.set(open.entry, true);
        }
    }

    /// Forgets the lessons that are done, and every guess.
    fn clear(&mut self) {
        (self.progress, self.guesses) = (Progress::default(), OpeningGuesses::default());
        if let Open::Lesson(open) = &mut self.open {
            open.keep(None);
        }
    }

    fn hover(&mut self, hover: Option<(usize, Hover)>) {
        if let Open::Lesson(open) = &mut self.open {
            open.hover = hover;
        }
    }
}

impl Linked for LearnPage {
    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        let (tail, query) = (&address.tail, &address.query);
        self.last = entry(tail).map(|entry| entry.part).or(self.last);
        self.open = match (entry(tail), Appendix::from_name(tail)) {
            (Some(entry), _) => self.lesson(entry, query, problems),
            (None, Some(Appendix::Glossary)) => Open::Glossary(link::term(query, problems)),
            (None, Some(Appendix::Teachers)) => Open::Teachers(TeacherTools::read(query, problems)),
            (None, None) => {
                if !tail.is_empty() {
                    problems.push(words::NO_SUCH_LESSON);
                }
                Open::List
            }
        };
    }

    fn link(&self) -> Address {
        self.open.address()
    }
}

impl Page for LearnPage {
    type Action = LearnAction;

    fn restore(environment: &Environment) -> Self {
        Self {
            progress: Progress::read(environment.stored(Self::KEY)),
            guesses: OpeningGuesses::read(environment.stored(OpeningGuesses::KEY)),
            lessons: LessonsPart::at_hand(),
            counted: LastCount::newest(environment.stored_below(LastCount::PREFIX)),
            ..Self::default()
        }
    }

    fn title(&self) -> Option<Phrase> {
        self.open.title()
    }

    fn apply(&mut self, action: LearnAction, _: Preferences) -> Option<Sentence> {
        match action {
            LearnAction::Block { at, action } => self.act(at, action),
            LearnAction::Arrived(part) => return self.take(part),
            LearnAction::Counted(counted) => self.counted = counted,
            LearnAction::Done(done) => {
                if let Some(entry) = self.open.entry() {
                    self.progress.set(entry, done);
                }
            }
            LearnAction::Tool(action) => {
                if let Open::Teachers(tools) = &mut self.open {
                    tools.apply(action);
                }
            }
            LearnAction::Questions(n) => {
                if let Open::Lesson(open) = &mut self.open {
                    open.n_questions = n.clamp(1, QuestionChoice::MOST);
                }
            }
            LearnAction::ClearProgress => self.clear(),
            LearnAction::Hover(hover) => self.hover(hover),
        }
        None
    }

    /// Moving the pointer is no answer to a notice, and neither is what arrives by itself.
    fn is_automatic(action: &LearnAction) -> bool {
        matches!(
            action,
            LearnAction::Hover(_) | LearnAction::Counted(_) | LearnAction::Arrived(_)
        )
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![KeyHelp::SET, KeyHelp::CHECK]
    }

    fn leave(&mut self) {
        self.hover(None);
    }

    #[cfg(feature = "web")]
    fn view(&self, view: &crate::site::PageContext<LearnAction>) -> yew::Html {
        super::view::page(self, view)
    }

    #[cfg(feature = "web")]
    fn effects(&self, view: &crate::site::PageContext<LearnAction>) -> yew::Html {
        super::view::effects(self, view)
    }
}
