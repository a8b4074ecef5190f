//! The open lesson, with the state of each of its blocks.

use std::ptr;

use bitqueens_course::{Block, Lesson, LessonSummary};

use super::{BlockAction, BlockState, HandFigure, JoinChoice, words};
use crate::{
    course::{Course, Drill, ReviewKind, ReviewQuestion, Work, link},
    question::{
        AnswerKind, AnswerOutcome, Attempt, Attempts,
        hand_in::{HandIn, HandInAnswer},
    },
    site::{Address, Problems, Query},
};

/// The open lesson, with the state of each of its blocks.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenLesson {
    /// Its entry in the list.
    pub entry: &'static LessonSummary,
    /// The lesson, in one language.
    pub lesson: &'static Lesson,
    /// The state of each block, from the top.
    pub states: Vec<BlockState>,
    /// The state of its stage, from 0: the caption that is read.
    pub read: usize,
    /// The exercise that is laid out as a sheet of paper, from 0.
    pub sheet: Option<usize>,
    /// How many questions of its kind stand on the sheet.
    pub n_questions: usize,
    /// The last pupil's number, where the answers to the homework are shown.
    pub key: Option<u8>,
}

impl OpenLesson {
    /// The lesson as it opens first, with what is kept of its questions; what is drawn for a visit follows from its
    /// number.
    pub(super) fn new(
        entry: &'static LessonSummary,
        lesson: &'static Lesson,
        attempts: &Attempts,
        visit: Option<u64>,
    ) -> Self {
        let mut open = Self {
            entry,
            lesson,
            states: (0..lesson.blocks.len())
                .map(|at| BlockState::of((lesson, entry), at, visit))
                .collect(),
            read: 0,
            sheet: None,
            n_questions: 1,
            key: None,
        };
        open.resume(attempts, |_| true);
        open
    }

    /// Takes over what an address asks. What is not asked anew keeps the reader's bits.
    pub(super) fn ask(&mut self, query: &Query, attempts: &Attempts, problems: &mut Problems) {
        let mut seeds = link::seeds(query, problems).into_iter();
        self.sheet = sheet(query, self.lesson.exercises().count(), problems);
        self.n_questions = link::n_questions(query, 1, problems);
        self.key = key(query, problems);
        for block in 0..self.states.len() {
            let is_other = match &mut self.states[block] {
                BlockState::Drill(drill) => drill.ask(seeds.next().unwrap_or(0)),
                BlockState::Join(choice) => {
                    *choice = join(query, problems);
                    false
                }
                _ => false,
            };
            if is_other {
                self.resume_block(block, attempts);
            }
        }
    }

    /// Carries out what the reader does with a block, and keeps it; returns what came of an answer.
    pub(super) fn act(
        &mut self,
        block: usize,
        action: BlockAction,
        attempts: &mut Attempts,
    ) -> AnswerOutcome {
        let of = self.lesson.blocks.get(block);
        let (Some(of), Some(state)) = (of, self.states.get_mut(block)) else {
            return AnswerOutcome::Open;
        };
        let (before, asks_anew) = (state.clone(), action.asks_anew());
        let outcome = state.apply(of, action);
        let kept = state.keep().filter(|_| *state != before);
        if let (Some(kept), Some((kind, drawn))) = (kept, self.place(block)) {
            if asks_anew && matches!(self.states[block], BlockState::Example(_)) {
                attempts.forget_below(&kind);
            }
            let place = kind + &drawn;
            if asks_anew {
                attempts.ask_anew(&place);
            }
            attempts.keep(place, kept);
        }
        outcome
    }

    /// Shows a state of the stage. A block that is not one of its states changes nothing.
    pub(super) fn show(&mut self, state: usize) {
        if self.lesson.stage().nth(state).is_some() {
            self.read = state;
        }
    }

    /// Tells whether a block asks for squares or bits, which stand beside its words in the column of a stage.
    pub fn asks_on_columns(&self, block: usize) -> bool {
        let attempt = match (self.lesson.blocks.get(block), self.states.get(block)) {
            (Some(Block::Opening(_)), Some(BlockState::Asked(attempt))) => attempt,
            (_, Some(BlockState::Example(example))) => &example.drill.attempt,
            (_, Some(BlockState::Drill(drill))) => &drill.attempt,
            _ => return false,
        };
        matches!(
            attempt.question.kind,
            AnswerKind::Bits(_) | AnswerKind::Square(_)
        )
    }

    /// Takes over what the hand has made of figures.
    pub(super) fn redraw(&mut self, figures: Vec<HandFigure>) {
        for HandFigure { at, moved, .. } in figures {
            if let Some(BlockState::Figure(now)) = self.states.get_mut(at) {
                *now = moved.map(Box::new);
            }
        }
    }

    /// The place under which the question of a block is kept: its kind and number, and the question where it is drawn.
    fn place(&self, block: usize) -> Option<(String, String)> {
        let (kind, drawn) = match (self.lesson.blocks.get(block)?, self.states.get(block)?) {
            (Block::Opening(_), _) => ("opening", None),
            (Block::Quiz(_), _) => ("quiz", None),
            (Block::Break(_), _) => ("break", None),
            (Block::Puzzle(_), _) => ("puzzle", None),
            (Block::Find(_), _) => ("find", None),
            (_, BlockState::Drill(drill)) => ("exercise", Some(drill.seed.to_string())),
            (_, BlockState::Example(example)) => ("example", Some(example.name())),
            _ => return None,
        };
        let (prefix, slug) = (Course::ATTEMPTS, &self.entry.slug);
        let number = self.lesson.number(block) + 1;
        let dot = if drawn.is_some() { "." } else { "" };
        let kind = format!("{prefix}{slug}.{kind}.{number}{dot}");
        Some((kind, drawn.unwrap_or_default()))
    }

    /// Puts what is kept into the questions of the places that are asked for.
    pub(super) fn resume(&mut self, attempts: &Attempts, is_asked: impl Fn(&str) -> bool) {
        for block in 0..self.states.len() {
            let place = self.place(block);
            if place.is_some_and(|(kind, drawn)| is_asked(&(kind + &drawn))) {
                self.resume_block(block, attempts);
            }
        }
    }

    fn resume_block(&mut self, block: usize, attempts: &Attempts) {
        if let (Some((kind, _)), Some(of)) = (self.place(block), self.lesson.blocks.get(block)) {
            self.states[block].resume(of, &kind, attempts);
        }
    }

    /// The question that a block asks and that was answered now, or shown, with whether it was right at once.
    pub(super) fn answered(
        &self,
        block: usize,
        outcome: AnswerOutcome,
    ) -> Option<(ReviewQuestion, bool)> {
        let is_answered = matches!(
            outcome,
            AnswerOutcome::Right | AnswerOutcome::Wrong | AnswerOutcome::Shown
        );
        let (kind, attempt) = match self.states.get(block)? {
            BlockState::Quiz(quiz) => (ReviewKind::Quiz as fn(usize) -> ReviewKind, &quiz.attempt),
            BlockState::Drill(drill) => (
                ReviewKind::Exercise as fn(usize) -> ReviewKind,
                &drill.attempt,
            ),
            _ => return None,
        };
        let question = ReviewQuestion {
            lesson: self.entry,
            kind: kind(self.lesson.number(block)),
        };
        is_answered.then(|| (question, attempt.was_right_at_once()))
    }

    /// Tells whether the lesson is done: each quiz was answered, and each exercise was right.
    pub(super) fn is_done(&self) -> bool {
        self.states.iter().all(|state| match state {
            BlockState::Quiz(quiz) => quiz.attempt.given().is_some(),
            BlockState::Drill(drill) => drill.was_right,
            _ => true,
        })
    }

    /// Goes on in the same lesson in another language, with everything that the reader has done.
    pub(super) fn read_in(&mut self, lesson: &'static Lesson) {
        if !ptr::eq(self.lesson, lesson) {
            self.lesson = lesson;
            for (state, block) in self.states.iter_mut().zip(&lesson.blocks) {
                state.read_in(block);
            }
        }
    }

    /// The attempt at the problem that the lesson opens with; `None` where it has none.
    pub fn opening(&self) -> Option<&Attempt> {
        match (self.lesson.blocks.first(), self.states.first()) {
            (Some(Block::Opening(_)), Some(BlockState::Asked(attempt))) => Some(attempt),
            _ => None,
        }
    }

    /// The exercises, from the top.
    pub fn drills(&self) -> impl Iterator<Item = &Drill> {
        self.states.iter().filter_map(|state| match state {
            BlockState::Drill(drill) => Some(&**drill),
            _ => None,
        })
    }

    /// The exercise that is shown on paper.
    pub fn drill_on_paper(&self) -> Option<&Drill> {
        self.drills().nth(self.sheet?)
    }

    /// The choice in the figure of the fast count; `None` where the lesson has no such figure.
    pub fn join(&self) -> Option<JoinChoice> {
        self.states.iter().find_map(|state| match state {
            BlockState::Join(choice) => Some(*choice),
            _ => None,
        })
    }

    /// The first exercise whose question the address draws; the seed 0 is the usual question.
    pub fn first_drawn(&self) -> Option<usize> {
        self.drills().position(|drill| drill.seed != 0)
    }

    fn seeds(&self) -> Vec<u64> {
        self.drills().map(|drill| drill.seed).collect()
    }

    /// The number of the pupil for whom every exercise is drawn; `None` where the lesson is no homework.
    pub fn pupil(&self) -> Option<usize> {
        let mut pupils = self.drills().map(|drill| link::pupil_of(drill.seed));
        let first = pupils.next()??;
        pupils.all(|of| of == Some(first)).then_some(first)
    }

    /// Tells whether every exercise is right, the last of them since the lesson was opened.
    pub fn is_just_right(&self) -> bool {
        let mut drills = self.drills();
        drills.all(|drill| drill.attempt.is_right()) && self.drills().any(|drill| drill.was_right)
    }

    /// What is handed in of its exercises, once each of them was answered; `None` before, and where it has none.
    pub fn hand_in(&self, today: u32) -> Option<HandIn> {
        let answers = self
            .drills()
            .map(|drill| HandInAnswer::from(Some(&drill.attempt.keep())));
        let answers: Vec<_> = answers.collect();
        let is_whole = !answers.is_empty() && !answers.contains(&HandInAnswer::Nothing);
        let work = Work::Lesson(self.entry).name();
        is_whole.then(|| HandIn::new(work, self.seeds(), today, answers))
    }

    /// The address of the lesson with the same questions.
    pub(super) fn on_the_page(&self) -> Address {
        match self.pupil() {
            Some(pupil) => link::to_homework(self.entry, pupil),
            None => link::to_lesson(self.entry, &self.seeds(), None),
        }
    }

    /// The address of a sheet of paper with this many questions, the exercise's own and others like it.
    pub(super) fn on_paper(&self, exercise: usize, n_questions: usize) -> Address {
        link::to_sheet(self.entry, &self.seeds(), exercise, n_questions)
    }

    /// The address that leads here again.
    pub(super) fn address(&self) -> Address {
        if let Some(pupils) = self.key {
            return link::to_key(self.entry, pupils);
        }
        let lesson = match self.sheet {
            Some(sheet) => self.on_paper(sheet, self.n_questions),
            None => self.on_the_page(),
        };
        match self.join() {
            Some(choice) => choice.write(lesson),
            None => lesson,
        }
    }
}

/// Reads the exercise that is laid out as a sheet, from 0, of a lesson with this many exercises.
fn sheet(query: &Query, n_exercises: usize, problems: &mut Problems) -> Option<usize> {
    link::numbered(query, "sheet", n_exercises, words::SHEET_PROBLEM, problems)
}

/// Reads the last number of a key.
fn key(query: &Query, problems: &mut Problems) -> Option<u8> {
    let problem = words::KEY_PROBLEM;
    let last = link::numbered(query, "key", link::MOST_IN_KEY, problem, problems)?;
    u8::try_from(last + 1).ok()
}

/// Reads the choice in the figure of the fast count.
fn join(query: &Query, problems: &mut Problems) -> JoinChoice {
    let choice = JoinChoice::read(query).ok_or(words::join::ROWS_PROBLEM);
    problems.take(choice).unwrap_or_default()
}
