//! The page: what is open, and the lessons that are done.

use bitqueens_course::LessonSummary;

use super::{
    Appendix, BlockAction, BoxesText, COURSE, ClassRun, CourseFiles, LastCount, LearnAction, Open,
    OpenLesson, Progress, QuestionChoice, Review, TeacherTools, TextFile, entry, link, words,
};
use crate::{
    question::{Attempts, KeptAttempt},
    site::{Address, Environment, Finished, Linked, NotStored, Page, Preferences, Problems, Query},
    text::{KeyHelp, Lang, Sentence},
};

/// The pages of the course.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnPage {
    /// What is open.
    pub open: Open,
    /// The lesson that was opened last.
    pub last: Option<&'static LessonSummary>,
    /// The language that the reader reads.
    pub language: Lang,
    /// The files of the course that are there.
    pub files: CourseFiles,
    /// The file that could not be fetched.
    pub missing: Option<TextFile>,
    /// The lessons that are done.
    pub progress: Progress,
    /// What was answered, guessed and begun.
    pub attempts: Attempts,
    /// Why the browser does not store that, where it does not.
    pub not_stored: Option<NotStored>,
    /// The newest count of N = 16 in this browser.
    pub counted: Option<LastCount>,
    /// What is kept of the lessons' questions, and what is asked of them.
    pub review: Review,
    /// The class that is stepped through, on whichever page.
    pub class: Option<ClassRun>,
    /// The number of this visit.
    visit: Option<u64>,
    /// The lesson that the page opened with: it stands there as a document.
    document: Option<&'static LessonSummary>,
    /// The lessons that were done, and the answers, where they were cleared and can be brought back.
    pub cleared: Option<(Progress, Attempts)>,
}

impl LearnPage {
    /// The key under which the progress is stored.
    pub const KEY: &str = "bitqueens.progress";
    /// The beginning of the places of its questions.
    pub const ATTEMPTS: &str = "learn.";

    /// The lesson of an entry as a query asks for it, or the wait for it. The lesson that is open
    /// keeps what the reader has done.
    pub(super) fn lesson(
        &self,
        entry: &'static LessonSummary,
        query: &Query,
        problems: &mut Problems,
    ) -> Open {
        let Some(lesson) = self.files.lesson(&entry.slug, self.language) else {
            let query = query.clone();
            return Open::Waiting { entry, query };
        };
        let mut open = match &self.open {
            Open::Lesson(open) if open.entry == entry => open.clone(),
            _ => {
                let visit = self.visit.filter(|_| self.document != Some(entry));
                OpenLesson::new(entry, lesson, &self.attempts, visit)
            }
        };
        open.read_in(lesson);
        open.ask(query, &self.attempts, problems);
        Open::Lesson(open)
    }

    /// Carries out what the reader does with a block of the open lesson.
    fn act(&mut self, block: usize, action: BlockAction) {
        let Open::Lesson(open) = &mut self.open else {
            return;
        };
        let outcome = open.act(block, action, &mut self.attempts);
        if let Some((question, was_right)) = open.answered(block, outcome) {
            if open.is_done() {
                self.progress.set(open.entry, true);
            }
            self.review.put(question, was_right);
        }
    }

    /// Forgets the lessons that are done and every answer, and empties the boxes.
    fn clear(&mut self) {
        self.review.clear();
        let progress = std::mem::take(&mut self.progress);
        self.cleared = Some((progress, std::mem::take(&mut self.attempts)));
        self.resume(|_| true);
    }

    /// Puts what is kept of the open lesson's questions into it, of the places that are asked for.
    fn resume(&mut self, is_asked: impl Fn(&str) -> bool) {
        if let Open::Lesson(open) = &mut self.open {
            open.resume(&self.attempts, is_asked);
        }
    }

    /// Takes what another tab has stored of a question. Where it forgot it, what is open stays.
    fn hear(&mut self, place: &str, stored: Option<KeptAttempt>) {
        let is_forgotten = stored.is_none();
        self.attempts.hear(place, stored);
        if !is_forgotten {
            self.resume(|own| own == place);
        }
    }

    /// Brings back what was cleared. What was done since stays.
    fn bring_back(&mut self) {
        let Some((progress, attempts)) = self.cleared.take() else {
            return;
        };
        self.review.bring_back();
        for lesson in COURSE.iter() {
            let done = self.progress.has(lesson) || progress.has(lesson);
            self.progress.set(lesson, done);
        }
        self.attempts.bring_back(&attempts);
        self.resume(|_| true);
    }
}

impl Linked for LearnPage {
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.language = preferences.language;
        let (tail, query) = (&address.tail, &address.query);
        self.last = entry(tail).or(self.last);
        self.open = match (entry(tail), Appendix::from_name(tail)) {
            (Some(entry), _) => self.lesson(entry, query, problems),
            (None, Some(Appendix::Glossary)) => Open::Glossary(link::term(query, problems)),
            (None, Some(Appendix::Teachers)) => {
                if let Some(number) = link::class(query, problems) {
                    // The address of the class is one of its places, too.
                    let run = self.class.filter(|run| run.number == number);
                    self.class = run.or(Some(ClassRun::new(number)));
                }
                Open::Teachers(TeacherTools::read(query, problems))
            }
            (None, Some(Appendix::Review)) => Open::Review,
            (None, Some(Appendix::Test)) => {
                // Another day draws another test.
                let seed = self.review.today.max(1).into();
                Open::Test(link::test(query, seed, problems))
            }
            (None, None) => {
                if !tail.is_empty() {
                    problems.push(words::NO_SUCH_LESSON);
                }
                Open::List
            }
        };
        self.ask();
    }

    fn link(&self) -> Address {
        let class = self
            .class
            .filter(|_| matches!(self.open, Open::Teachers(_)));
        let address = self.open.address();
        address.with_some("class", class.map(|run| run.number))
    }
}

impl Page for LearnPage {
    type Action = LearnAction;

    fn restore(environment: &Environment) -> Self {
        let stored = |key| environment.stored(key);
        // What was stored is read by the names of the lessons.
        let files = Self::first_files(environment);
        let address = Address::parse(&environment.address, &mut Problems::default());
        Self {
            open: Open::default(),
            last: None,
            language: Self::first_language(environment),
            files,
            missing: None,
            progress: Progress::read(stored(Self::KEY)),
            attempts: Attempts::stored(environment, Self::ATTEMPTS),
            not_stored: None,
            counted: LastCount::newest(environment.stored_below(Finished::KEYS)),
            review: Review::stored(
                stored(BoxesText::KEY),
                stored(BoxesText::ASIDE),
                environment.today,
            ),
            class: None,
            visit: environment.visit,
            document: entry(&address.tail),
            cleared: None,
        }
    }

    fn title(&self) -> Option<Sentence> {
        let lesson = self.open.entry();
        let lesson = lesson.map(|entry| Sentence::same_in_all(self.title_of(entry)));
        let appendix = self.open.appendix();
        lesson.or(appendix.map(|appendix| appendix.title().into()))
    }

    fn read_in(&mut self, language: Lang) {
        self.language = language;
        self.read_on();
        self.ask();
    }

    fn apply(&mut self, action: LearnAction, _: Preferences) -> Option<Sentence> {
        match action {
            LearnAction::Block { at, action } => self.act(at, action),
            LearnAction::Redraw(figures) => {
                if let Open::Lesson(open) = &mut self.open {
                    open.redraw(figures);
                }
            }
            LearnAction::Arrived(file, content) => return self.take(file, content),
            LearnAction::Missing(file) => self.missing = Some(file),
            LearnAction::FetchAgain => self.missing = None,
            LearnAction::Counted(counted) => self.counted = counted,
            LearnAction::Kept(place, stored) => self.hear(&place, stored),
            LearnAction::Stored(stored) => {
                let why = NotStored::note(&mut self.not_stored, stored)?;
                return Some(words::review::not_stored(why));
            }
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
            LearnAction::Class(action) => {
                self.class = self.class.and_then(|run| run.after(action));
            }
            LearnAction::Questions(n) => {
                if let Open::Lesson(open) = &mut self.open {
                    open.n_questions = n.clamp(1, QuestionChoice::MOST);
                }
            }
            LearnAction::Review(action) => return self.on_review(action),
            LearnAction::ClearProgress => self.clear(),
            LearnAction::BringBack => self.bring_back(),
        }
        None
    }

    /// What arrives by itself is no answer to a notice.
    fn leaves_notice(action: &LearnAction) -> bool {
        match action {
            LearnAction::Review(action) => action.is_automatic(),
            LearnAction::Counted(_)
            | LearnAction::Kept(..)
            | LearnAction::Stored(_)
            | LearnAction::Arrived(..)
            | LearnAction::Missing(_) => true,
            _ => false,
        }
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![KeyHelp::SET, KeyHelp::CHECK]
    }

    #[cfg(feature = "web")]
    fn awaited(&self) -> Option<crate::site::Lazy<LearnAction>> {
        self.wanted().map(super::view::fetch)
    }

    #[cfg(feature = "web")]
    fn store(&self, before: &Self) -> Option<LearnAction> {
        super::view::store(before, self)
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
