//! The state of the page: the text of each task, and what the last run came to.

use bitqueens_core::{
    faults::Fault,
    program::{
        Divergence, Export, Judgement, LONGEST_PROGRAM, Program, ProgramError, Stop, Verdict,
    },
    solver::Size,
};
use bitqueens_worker::program::{ProgramCount, ProgramReply};

use super::{
    Blank, EarlierText, ProgramWalk, Stage,
    kept_texts::KeptTexts,
    repair::{as_order, carried_out},
    stage::first_misplaced,
};
use crate::{
    player::Player,
    question::{
        Answer,
        hand_in::{HandIn, HandInAnswer},
    },
    text::{Lang, packed},
};

/// What the last run of the program came to.
#[derive(Clone, Debug, PartialEq)]
pub enum LastRun {
    /// The text cannot be read.
    Mistake(ProgramError),
    /// It was run on the boards from N = 1 to 8, and can be walked.
    Judged(Box<Judged>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Its counts, and where it first goes wrong.
    pub judgement: Judgement,
    pub fault: Option<Fault>,
    pub walk: Player<ProgramWalk>,
    /// The language that it is written out in.
    pub export: Option<Export>,
    pub large: Option<LargeRun>,
}

/// A stage with its blank: each has a text of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Task {
    pub stage: Stage,
    /// The blank, which only [`Stage::Blank`] has.
    pub blank: Blank,
}

impl Task {
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

    /// What is kept of a text: as much as a program may have. The text that the task begins with is not kept.
    pub fn own(self, text: String, lang: Lang) -> Option<String> {
        let text = cut(text);
        (text != self.start(lang)).then_some(text)
    }

    pub fn start(self, lang: Lang) -> String {
        self.stage.start(self.blank, lang)
    }
}

/// The other text, which one press shows.
#[derive(Clone, Debug, Default, PartialEq)]
enum OtherText {
    #[default]
    Nothing,
    /// A link's, which never replaces the reader's own.
    Link {
        text: String,
        /// True while it is shown, and the reader's own is the other one.
        is_shown: bool,
    },
    /// The reader's own that was replaced at once.
    Replaced(String),
}

/// The reader's programs, one for each task.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WritePage {
    pub task: Task,
    texts: Vec<(Task, String)>,
    /// The other text of the open task.
    other: OtherText,
    /// The times that a text of the reader's was replaced at once. Each is kept as an earlier one.
    pub n_replaced: u32,
    /// The earlier texts of all tasks, the newest first, as they are stored.
    pub earlier: Vec<EarlierText>,
    pub(super) kept: KeptTexts,
    pub n_hints: usize,
    /// The runs so far: after each, the view scrolls to the verdict.
    pub n_runs: u32,
    /// What the last run came to; none after a change of the text.
    pub attempt: Option<LastRun>,
}

impl WritePage {
    /// What the keys of stored texts begin with.
    pub const KEY: &str = "bitqueens.write.";

    pub fn with_texts(
        texts: impl Iterator<Item = (Task, String)>,
        earlier: Vec<EarlierText>,
    ) -> Self {
        Self {
            texts: texts.map(|(task, text)| (task, cut(text))).collect(),
            earlier,
            ..Self::default()
        }
    }

    /// The text of a task, where the reader wrote it.
    pub fn own_text(&self, task: Task) -> Option<&str> {
        let mut texts = self.texts.iter();
        let own = texts.find(|(own, _)| *own == task);
        own.map(|(_, text)| text.as_str())
    }

    /// The text that stands there, where it is not the one that the task begins with: a link's, or the reader's own.
    pub fn shown_text(&self) -> Option<&str> {
        match &self.other {
            OtherText::Link {
                text,
                is_shown: true,
            } => Some(text),
            _ => self.own_text(self.task),
        }
    }

    /// What is handed in of the program that was run; `None` before a run, and where it is too long for a line.
    pub fn hand_in(&self, lang: Lang, today: u32) -> Option<HandIn> {
        self.judged()?;
        let text = self.text(lang);
        packed(&text)?;
        let work = format!("write.{}", self.task.stage.name());
        let tries = self.n_runs.into();
        let answer = Answer::Text(text);
        let answers = vec![HandInAnswer::Given { tries, answer }];
        Some(HandIn::new(work, vec![0], today, answers))
    }

    pub fn text(&self, lang: Lang) -> String {
        let shown = self.shown_text().map(str::to_owned);
        shown.unwrap_or_else(|| self.task.start(lang))
    }

    /// Tells whether there is another text to be shown.
    pub const fn can_undo(&self) -> bool {
        !matches!(self.other, OtherText::Nothing)
    }

    pub const fn can_show_link(&self) -> bool {
        let OtherText::Link { is_shown, .. } = self.other else {
            return false;
        };
        !is_shown
    }

    pub const fn shows_link(&self) -> bool {
        matches!(self.other, OtherText::Link { is_shown: true, .. })
    }

    /// Tells whether the text has as many characters as a program may have.
    pub fn is_full(&self) -> bool {
        self.shown_text()
            .is_some_and(|text| LONGEST_PROGRAM <= text.chars().count())
    }

    /// The earlier texts of the open task that are not shown elsewhere, the newest first.
    pub fn earlier_here(&self) -> impl Iterator<Item = &EarlierText> {
        let of_task = self
            .earlier
            .iter()
            .filter(|earlier| earlier.task == self.task);
        of_task.filter(|earlier| self.shown_text() != Some(&earlier.text))
    }

    pub(super) fn open(&mut self, task: Task) {
        if task != self.task {
            self.task = task;
            self.other = OtherText::Nothing;
            self.n_hints = 0;
            self.attempt = None;
        }
    }

    /// Writes the text of the open task; the text that it begins with does not count as the reader's. What is typed into a
    /// link's text takes the place of the reader's own, which can be brought back.
    pub(super) fn write(&mut self, text: String, lang: Lang) {
        match std::mem::take(&mut self.other) {
            OtherText::Link { is_shown: true, .. } => self.replace(text, lang),
            OtherText::Link { .. } | OtherText::Nothing => self.put(text, lang),
            replaced @ OtherText::Replaced(_) => {
                self.put(text, lang);
                self.other = replaced;
            }
        }
    }

    fn put(&mut self, text: String, lang: Lang) {
        let task = self.task;
        let own = task.own(text, lang).map(|text| (task, text));
        self.texts.retain(|(other, _)| *other != task);
        self.texts.extend(own);
        self.attempt = None;
    }

    /// Replaces the reader's own text, which can be undone.
    pub(super) fn replace(&mut self, text: String, lang: Lang) {
        self.other = OtherText::Nothing;
        let before = self.text(lang);
        if before != text {
            self.put(text, lang);
            self.n_replaced += 1;
            self.other = OtherText::Replaced(before);
        }
    }

    /// Shows a link's text beside the reader's own. No text shows the reader's own.
    pub(super) fn show_link(&mut self, text: Option<String>, lang: Lang) {
        let shown = self.text(lang);
        if let OtherText::Link { is_shown, .. } = &mut self.other {
            *is_shown = false;
        }
        if let Some(text) = text.filter(|text| *text != self.text(lang)) {
            self.other = OtherText::Link {
                text,
                is_shown: true,
            };
        }
        if self.text(lang) != shown {
            self.attempt = None;
        }
    }

    /// Shows the text that the task begins with. A link's gives way to it, and the reader's own stays.
    pub(super) fn start_over(&mut self, lang: Lang) {
        let start = self.task.start(lang);
        if self.shows_link() {
            self.show_link(Some(start), lang);
        } else {
            self.replace(start, lang);
        }
    }

    /// Shows the other text, and keeps the shown one as the other.
    pub(super) fn undo(&mut self, lang: Lang) {
        match &mut self.other {
            OtherText::Nothing => {}
            OtherText::Link { is_shown, .. } => {
                *is_shown = !*is_shown;
                self.attempt = None;
            }
            OtherText::Replaced(text) => {
                let text = std::mem::take(text);
                self.replace(text, lang);
            }
        }
    }

    pub(super) fn run(&mut self, lang: Lang) {
        self.n_runs += 1;
        self.attempt = Some(match Program::read(&carried_out(&self.text(lang))) {
            Err(error) => LastRun::Mistake(error),
            Ok(program) => {
                let mut judgement = Judgement::of(&program);
                if self.task.stage.leaves_out() {
                    // Its queens are of no complete search, so no word of theirs is asked for.
                    (judgement.divergence, judgement.drawn) = (None, None);
                    judgement.lacks_queens = false;
                }
                let miscounted = judgement.wrong_size();
                let differs = judgement.drawn.map(|at| at.size);
                let size = differs.or(miscounted).unwrap_or(Size::FIRST_SCREEN);
                let mut walk = ProgramWalk::new(&program, size);
                // The board stands where the sentence says that it goes wrong, or that it was stopped.
                if let Some(at) = judgement.drawn {
                    walk.go_to(at.step);
                } else if judgement.verdict() == Verdict::Stopped {
                    walk.go_to(walk.length());
                }
                let walk = Player::new(walk);
                let fault = miscounted.and_then(|_| Fault::of(&program));
                LastRun::Judged(Box::new(Judged {
                    judgement,
                    fault,
                    walk,
                    export: None,
                    large: None,
                }))
            }
        });
    }

    /// The lines of a wrong program, to be put in order; `None` where they are already, or where it is no program for it.
    pub fn as_order(&self, lang: Lang) -> Option<String> {
        let is_wrong = matches!(self.state(), "wrong" | "stopped");
        let is_text = is_wrong && self.task.stage != Stage::Order;
        is_text.then(|| as_order(&self.text(lang), lang)).flatten()
    }

    /// The first line that stands in another's place, once the lines in order were run and are not right.
    pub fn first_misplaced(&self, lang: Lang) -> Option<usize> {
        let is_tried = self.attempt.is_some() && self.state() != "right";
        let text = self.text(lang);
        let is_order = self.task.stage == Stage::Order && is_tried;
        is_order.then(|| first_misplaced(&text)).flatten()
    }

    /// The program that was run.
    pub fn judged(&self) -> Option<&Judged> {
        match &self.attempt {
            Some(LastRun::Judged(judged)) => Some(judged),
            _ => None,
        }
    }

    /// The program that was run, where all its counts are right.
    pub fn right(&self) -> Option<&Judged> {
        let is_right = |judged: &&Judged| judged.judgement.verdict() == Verdict::Right;
        self.judged().filter(is_right)
    }

    pub(super) fn judged_mut(&mut self) -> Option<&mut Judged> {
        match &mut self.attempt {
            Some(LastRun::Judged(judged)) => Some(judged),
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
            Some(LastRun::Mistake(error)) => Some(error),
            _ => None,
        }
    }

    pub fn walk(&self) -> Option<&Player<ProgramWalk>> {
        Some(&self.judged()?.walk)
    }

    pub(super) fn walk_mut(&mut self) -> Option<&mut Player<ProgramWalk>> {
        Some(&mut self.judged_mut()?.walk)
    }

    /// What is wrong at the step where the walk stands.
    pub fn wrong_here(&self) -> Option<Divergence> {
        let judged = self.judged()?;
        let here = (judged.walk.sequence.size(), judged.walk.step());
        judged
            .judgement
            .drawn
            .filter(|at| (at.size, at.step) == here)
    }

    /// The fault that the program is known to have.
    pub fn fault(&self) -> Option<Fault> {
        self.judged()?.fault
    }

    /// The state in `data-state`.
    pub fn state(&self) -> &'static str {
        match &self.attempt {
            None => "editing",
            Some(LastRun::Mistake(_)) => "error",
            Some(LastRun::Judged(judged)) => match judged.judgement.verdict() {
                Verdict::Right => "right",
                Verdict::Wrong => "wrong",
                Verdict::Stopped => "stopped",
            },
        }
    }
}

/// The beginning of a text, as long as a program may be.
fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST_PROGRAM) {
        text.truncate(end);
    }
    text
}

pub const LARGE: Size = match Size::new(12) {
    Ok(size) => size,
    Err(_) => Size::MAX,
};

/// The run of a right program on [`LARGE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LargeRun {
    /// The worker runs the text, or is about to.
    Running {
        text: String,
        /// The lines carried out so far.
        lines: u64,
        /// True while the worker has said nothing, and should have.
        is_unheard: bool,
    },
    /// The program ran to its end, and the stepper's loop after it.
    Counted {
        own: ProgramCount,
        /// What the stepper's loop came to.
        listing: ProgramCount,
    },
    Stopped(Stop),
    /// No worker can be started.
    Failed,
}

impl LargeRun {
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Running { text, .. } => Some(text),
            _ => None,
        }
    }

    /// Takes what the worker says, while it runs.
    pub(super) fn hear(&mut self, event: LargeEvent) {
        let Self::Running {
            lines, is_unheard, ..
        } = self
        else {
            return;
        };
        *is_unheard = event == LargeEvent::Unheard;
        *self = match event {
            LargeEvent::Unheard => return,
            LargeEvent::Answer(ProgramReply::Part { lines: so_far }) => {
                *lines = so_far;
                return;
            }
            LargeEvent::Answer(ProgramReply::Counted { own, listing }) => {
                Self::Counted { own, listing }
            }
            LargeEvent::Answer(ProgramReply::Stopped(stop)) => Self::Stopped(stop),
            LargeEvent::Failed => Self::Failed,
        };
    }
}

/// What becomes of the worker of a [`LargeRun`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LargeEvent {
    /// It has said nothing so far, and may still load.
    Unheard,
    Answer(ProgramReply),
    /// It could not be started, or broke.
    Failed,
}
