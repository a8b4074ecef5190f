//! The state of the page on which the reader writes the solver.

use bitqueens_core::{
    faults::Fault,
    program::{Export, Judgement, Program, ProgramError, Verdict},
    solver::Size,
};

use super::{Blank, LargeRun, ProgramWalk, Stage};
use crate::{player::Player, text::Lang};

/// What the last run of the program came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Attempt {
    /// The text cannot be read.
    Mistake(ProgramError),
    /// It was run on the boards from N = 1 to 8, and can be walked.
    Judged(Box<Judged>),
}

/// A program that was run.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Its counts, and where it first goes wrong.
    pub judgement: Judgement,
    /// The fault that it is known to have.
    pub fault: Option<Fault>,
    /// The program line by line.
    pub walk: Player<ProgramWalk>,
    /// The language that it is written out in.
    pub export: Option<Export>,
    /// Its run on the large board.
    pub large: Option<LargeRun>,
}

/// A stage with its blank: each has a text of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// The stage.
    pub stage: Stage,
    /// The blank, which only [`Stage::Blank`] has.
    pub blank: Blank,
}

impl Task {
    /// Every task.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = Stage::ALL
            .into_iter()
            .filter(|stage| *stage != Stage::Blank);
        let plain = plain.map(|stage| Self {
            stage,
            ..Self::default()
        });
        let blanks = Blank::ALL.into_iter().map(|blank| Self {
            stage: Stage::Blank,
            blank,
        });
        blanks.chain(plain)
    }

    /// Its name under which its text is stored.
    pub fn name(self) -> String {
        match self.stage {
            Stage::Blank => format!("{}.{}", self.stage.name(), self.blank.name()),
            stage => stage.name().to_owned(),
        }
    }

    /// The text that it begins with.
    pub fn start(self, lang: Lang) -> String {
        self.stage.start(self.blank, lang)
    }
}

/// The reader's programs, one for each task.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WritePage {
    /// The task that is open.
    pub task: Task,
    /// The texts that the reader changed.
    texts: Vec<(Task, String)>,
    /// The text that was replaced at once, and can be brought back.
    replaced: Option<String>,
    /// The hints shown.
    pub n_hints: usize,
    /// The runs so far. What each came to is brought into sight.
    pub n_runs: u32,
    /// What the last run came to; none after a change of the text.
    pub attempt: Option<Attempt>,
}

impl WritePage {
    /// What the keys of stored texts begin with.
    pub const KEY: &str = "bitqueens.write.";

    /// The page with stored texts.
    pub fn with_texts(texts: impl Iterator<Item = (Task, String)>) -> Self {
        Self {
            texts: texts.collect(),
            ..Self::default()
        }
    }

    /// The text of a task, where the reader changed it.
    pub fn own_text(&self, task: Task) -> Option<&str> {
        let mut texts = self.texts.iter();
        let own = texts.find(|(own, _)| *own == task);
        own.map(|(_, text)| text.as_str())
    }

    /// The text of the open task.
    pub fn text(&self, lang: Lang) -> String {
        let own = self.own_text(self.task).map(str::to_owned);
        own.unwrap_or_else(|| self.task.start(lang))
    }

    /// Tells whether a text can be brought back.
    pub const fn can_undo(&self) -> bool {
        self.replaced.is_some()
    }

    /// Opens a task.
    pub(super) fn open(&mut self, task: Task) {
        if task != self.task {
            self.task = task;
            self.replaced = None;
            self.n_hints = 0;
            self.attempt = None;
        }
    }

    /// Writes the text of the open task; one that it begins with is no text of the reader's.
    pub(super) fn write(&mut self, text: String, lang: Lang) {
        let task = self.task;
        self.texts.retain(|(own, _)| *own != task);
        if text != task.start(lang) {
            self.texts.push((task, text));
        }
        self.attempt = None;
    }

    /// Replaces the whole text, which can be undone.
    pub(super) fn replace(&mut self, text: String, lang: Lang) {
        let before = self.text(lang);
        if before != text {
            self.write(text, lang);
            self.replaced = Some(before);
        }
    }

    /// Brings the replaced text back; the one that stands there can be brought back in its turn.
    pub(super) fn undo(&mut self, lang: Lang) {
        if let Some(text) = self.replaced.take() {
            self.replace(text, lang);
        }
    }

    /// Reads and runs the program.
    pub(super) fn run(&mut self, lang: Lang) {
        self.n_runs += 1;
        self.attempt = Some(match Program::read(&self.text(lang)) {
            Err(error) => Attempt::Mistake(error),
            Ok(program) => {
                let mut judgement = Judgement::of(&program);
                if self.task.stage.leaves_out() {
                    judgement.divergence = None;
                }
                let miscounted = judgement.wrong_size();
                let differs = judgement.divergence.map(|at| at.size);
                let size = differs.or(miscounted).unwrap_or(Size::FIRST_SCREEN);
                let mut walk = ProgramWalk::new(&program, size);
                // The board stands where the sentence says that it goes wrong, or that it was stopped.
                if let Some(at) = judgement.divergence {
                    walk.go_to(at.step);
                } else if judgement.verdict() == Verdict::Stopped {
                    walk.go_to(walk.length());
                }
                let walk = Player::new(walk);
                let fault = miscounted.and_then(|_| Fault::of(&program));
                Attempt::Judged(Box::new(Judged {
                    judgement,
                    fault,
                    walk,
                    export: None,
                    large: None,
                }))
            }
        });
    }

    /// The program that was run.
    pub fn judged(&self) -> Option<&Judged> {
        match &self.attempt {
            Some(Attempt::Judged(judged)) => Some(judged),
            _ => None,
        }
    }

    pub(super) fn judged_mut(&mut self) -> Option<&mut Judged> {
        match &mut self.attempt {
            Some(Attempt::Judged(judged)) => Some(judged),
            _ => None,
        }
    }

    /// What the last run came to on the boards.
    pub fn judgement(&self) -> Option<&Judgement> {
        Some(&self.judged()?.judgement)
    }

    /// The mistake for which the text cannot be read.
    pub const fn mistake(&self) -> Option<&ProgramError> {
        match &self.attempt {
            Some(Attempt::Mistake(error)) => Some(error),
            _ => None,
        }
    }

    /// The program line by line.
    pub fn walk(&self) -> Option<&Player<ProgramWalk>> {
        Some(&self.judged()?.walk)
    }

    pub(super) fn walk_mut(&mut self) -> Option<&mut Player<ProgramWalk>> {
        Some(&mut self.judged_mut()?.walk)
    }

    /// Tells whether the walk stands elsewhere than at the step that is wrong.
    pub fn wrong_elsewhere(&self) -> bool {
        let Some(judged) = self.judged() else {
            return false;
        };
        let here = (judged.walk.sequence.size(), judged.walk.step());
        let wrong = judged.judgement.divergence;
        wrong.is_some_and(|at| (at.size, at.step) != here)
    }

    /// The fault that the program is known to have.
    pub fn fault(&self) -> Option<Fault> {
        self.judged()?.fault
    }

    /// The state in `data-state`.
    pub fn state(&self) -> &'static str {
        match &self.attempt {
            None => "editing",
            Some(Attempt::Mistake(_)) => "error",
            Some(Attempt::Judged(judged)) => match judged.judgement.verdict() {
                Verdict::Right => "right",
                Verdict::Wrong => "wrong",
                Verdict::Stopped => "stopped",
            },
        }
    }
}
