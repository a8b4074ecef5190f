//! The page: the open lesson, the reader's answers, and the lessons that are done.

use super::{
    Appendix, Counted, Drill, Entry, JoinChoice, LearnAction, Lesson, LessonsPart, Progress, entry,
    link, words,
};
use crate::{
    draw::Hover,
    site::{Address, Environment, Page, Preferences, Problems, Query},
    text::{KeyHelp, Phrase, Sentence},
};
use bitqueens_core::faults::FaultySearch;

/// The pages of the course.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LearnPage {
    /// The open lesson's entry; `None` where no lesson is open.
    pub entry: Option<&'static Entry>,
    /// The open lesson; `None` where none is, or where it is still to be fetched.
    pub lesson: Option<&'static Lesson>,
    /// The lessons that are there.
    pub lessons: Vec<LessonsPart>,
    /// What the address asks of the open lesson, while that is still to be fetched.
    asked: Option<Query>,
    /// The open lesson's exercises, from the top.
    pub drills: Vec<Drill>,
    /// The answers that the reader chose of the lesson's questions, from the top.
    pub chosen: Vec<Option<usize>>,
    /// What the lesson's faults came to, from the top; `None` before one ran.
    pub broken: Vec<Option<FaultySearch>>,
    /// Where the reader moved a figure's queen, by row and column.
    pub queen: Option<(u8, u8)>,
    /// The lessons that are done.
    pub progress: Progress,
    /// The block of the lesson that the pointer or the focus is on, and its square or bit.
    pub hover: Option<(usize, Hover)>,
    /// The page beside the lessons that is open; `None` where the list or a lesson is.
    pub appendix: Option<Appendix>,
    /// The term of the glossary that the address names.
    pub term: Option<&'static str>,
    /// The exercise that is laid out as a sheet of paper, from 0.
    pub sheet: Option<usize>,
    /// The choice in the figure of the fast count.
    pub join: JoinChoice,
    /// The newest count of N = 16 in this browser.
    pub counted: Option<Counted>,
}

impl LearnPage {
    /// The key under which the progress is stored.
    pub const KEY: &str = "bitqueens.progress";

    /// The numbers of the open lesson's questions, from the top.
    pub(super) fn seeds(&self) -> Vec<u64> {
        self.drills.iter().map(|drill| drill.seed).collect()
    }

    /// The exercise that is laid out as a sheet of paper.
    #[cfg(feature = "web")]
    pub(super) fn drill_on_paper(&self) -> Option<&Drill> {
        self.drills.get(self.sheet?)
    }

    /// Opens the lesson of an entry as a query asks for it, or waits for it.
    fn open_entry(
        &mut self,
        entry: Option<&'static Entry>,
        query: &Query,
        problems: &mut Problems,
    ) {
        self.entry = entry;
        let there = entry.map(|entry| {
            let part = self.lessons.iter().find(|of| of.part == entry.part)?;
            part.lessons.iter().find(|of| of.slug == entry.slug)
        });
        self.asked = matches!(there, Some(None)).then(|| query.clone());
        let lesson = there.flatten();
        if self.lesson != lesson {
            self.lesson = lesson;
            self.drills = Vec::new();
            self.queen = None;
            let (n_quizzes, n_trials) =
                lesson.map_or((0, 0), |of| (of.quizzes().count(), of.trials().count()));
            self.chosen = vec![None; n_quizzes];
            self.broken = vec![None; n_trials];
        }
        let seeds = match &self.asked {
            None => link::seeds(query, problems),
            Some(_) => Vec::new(),
        };
        let exercises = lesson.into_iter().flat_map(Lesson::exercises);
        let drills = exercises.enumerate().map(|(index, exercise)| {
            let seed = seeds.get(index).copied().unwrap_or(0);
            match self.drills.get(index) {
                Some(drill) if drill.seed == seed => drill.clone(),
                _ => Drill::new(*exercise, seed),
            }
        });
        self.drills = drills.collect();
        self.sheet = match &self.asked {
            None => link::sheet(query, self.drills.len(), problems),
            Some(_) => None,
        };
    }

    /// Takes the lessons of a part, and opens the one that waits for them.
    fn take(&mut self, part: LessonsPart) -> Option<Sentence> {
        if !self.lessons.contains(&part) {
            self.lessons.push(part);
        }
        let mut problems = Problems::default();
        if let Some(query) = self.asked.take() {
            self.open_entry(self.entry, &query, &mut problems);
        }
        problems.sentence()
    }

    /// A lesson is done when the reader has given the right answer to each of its exercises.
    fn finish_when_all_are_right(&mut self) {
        if self.drills.iter().all(|drill| drill.was_right) {
            self.mark_done(true);
        }
    }

    fn mark_done(&mut self, done: bool) {
        if let Some(entry) = self.entry {
            self.progress.set(entry, done);
        }
    }

    fn choose(&mut self, quiz: usize, answer: usize) {
        if let Some(chosen) = self.chosen.get_mut(quiz) {
            *chosen = Some(answer);
        }
    }

    fn break_it(&mut self, index: usize) {
        let trial = self.lesson.and_then(|lesson| lesson.trials().nth(index));
        if let (Some(trial), Some(found)) = (trial, self.broken.get_mut(index)) {
            *found = Some(trial.run());
        }
    }

    fn change(&mut self, exercise: usize, change: impl Fn(&mut Drill)) {
        if let Some(drill) = self.drills.get_mut(exercise) {
            change(drill);
        }
    }
}

impl Page for LearnPage {
    type Action = LearnAction;

    fn restore(environment: &Environment) -> Self {
        Self {
            progress: Progress::read(environment.stored(Self::KEY)),
            lessons: LessonsPart::at_hand(),
            counted: Counted::newest(environment.stored_below(Counted::PREFIX)),
            ..Self::default()
        }
    }

    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        let found = entry(&address.tail);
        self.appendix = Appendix::from_name(&address.tail);
        if found.is_none() && self.appendix.is_none() && !address.tail.is_empty() {
            problems.push(words::NO_SUCH_LESSON);
        }
        self.term = match self.appendix {
            Some(Appendix::Glossary) => link::term(&address.query, problems),
            _ => None,
        };
        self.open_entry(found, &address.query, problems);
        self.join = link::join(&address.query, problems);
        self.hover = None;
    }

    fn link(&self) -> Address {
        match self.appendix {
            Some(Appendix::Glossary) => return Address::glossary(self.term),
            Some(appendix) => return link::to_appendix(appendix),
            None => {}
        }
        self.entry.map_or_else(link::contents, |entry| {
            let lesson = link::to_lesson(entry, &self.seeds(), self.sheet);
            Address {
                query: match &self.asked {
                    Some(query) => query.clone(),
                    None => self.join.write(lesson.query),
                },
                ..lesson
            }
        })
    }

    fn title(&self) -> Option<Phrase> {
        let lesson = self.entry.map(|entry| entry.title);
        lesson.or(self.appendix.map(Appendix::title))
    }

    fn apply(&mut self, action: LearnAction, _: Preferences) -> Option<Sentence> {
        match action {
            LearnAction::Set {
                exercise,
                power,
                on,
            } => self.change(exercise, |drill| drill.answer.set(power, on)),
            LearnAction::Check(exercise) => {
                self.change(exercise, Drill::check);
                self.finish_when_all_are_right();
            }
            LearnAction::Reveal(exercise) => self.change(exercise, |drill| drill.answer.reveal()),
            LearnAction::Draw(exercise) => self.change(exercise, Drill::draw),
            LearnAction::Restore(exercise) => self.change(exercise, Drill::restore),
            LearnAction::Arrived(part) => return self.take(part),
            LearnAction::Join(choice) => self.join = choice,
            LearnAction::Counted(counted) => self.counted = counted,
            LearnAction::Choose { quiz, answer } => self.choose(quiz, answer),
            LearnAction::Break(index) => self.break_it(index),
            LearnAction::MoveQueen { row, column } => self.queen = Some((row, column)),
            LearnAction::Done(done) => self.mark_done(done),
            LearnAction::ClearProgress => self.progress = Progress::default(),
            LearnAction::Hover(hover) => self.hover = hover,
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
        self.hover = None;
    }

    #[cfg(feature = "web")]
    fn view(&self, view: &crate::site::View<LearnAction>) -> yew::Html {
        super::view::page(self, view)
    }

    #[cfg(feature = "web")]
    fn effects(&self, view: &crate::site::View<LearnAction>) -> yew::Html {
        super::view::effects(self, view)
    }
}
