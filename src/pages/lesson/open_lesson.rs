//! The open lesson, with the state of each of its blocks.

use std::ptr;

use bitqueens_course::{Block, Lesson, LessonSummary};

use super::{BlockAction, BlockState, HandFigure, JoinChoice, words};
use crate::{
    course::{Asked, Course, ReviewKind, ReviewQuestion, Source, Work, link},
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
        // A visit draws the order of the answers to a quiz.
        let seed = |at| match review_question(entry, lesson, at) {
            Some(quiz) if matches!(quiz.kind, ReviewKind::Quiz(_)) => {
                visit.map_or(0, |visit| quiz.number(visit))
            }
            _ => 0,
        };
        let blocks = lesson.blocks.iter().enumerate();
        let mut open = Self {
            entry,
            lesson,
            states: blocks
                .map(|(at, block)| BlockState::new(block, seed(at)))
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
            match &mut self.states[block] {
                BlockState::Asked(asked) if matches!(asked.source, Source::Exercise(_)) => {
                    let seed = seeds.next().unwrap_or(0);
                    if asked.seed != seed {
                        asked.turn_to(seed);
                        self.resume_block(block, attempts);
                    }
                }
                BlockState::Join(choice) => *choice = join(query, problems),
                _ => {}
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
        let Some(state) = self.states.get_mut(block) else {
            return AnswerOutcome::Open;
        };
        let (before, asks_anew) = (state.clone(), action.asks_anew());
        let outcome = state.apply(action);
        let kept = state.keep().filter(|_| *state != before);
        if let (Some(kept), Some((asked, of_block))) = (kept, self.asked_at(block)) {
            if asks_anew && matches!(asked.source, Source::Example(..)) {
                attempts.forget_below(&format!("{of_block}."));
            }
            let place = asked.place(&of_block);
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
        let asked = self.states.get(block).and_then(BlockState::asked);
        asked.is_some_and(|asked| {
            let kind = &asked.attempt.question.kind;
            matches!(kind, AnswerKind::Bits(_) | AnswerKind::Square(_))
        })
    }

    /// Takes over what the hand has made of figures.
    pub(super) fn redraw(&mut self, figures: Vec<HandFigure>) {
        for HandFigure { at, moved, .. } in figures {
            if let Some(BlockState::Figure(now)) = self.states.get_mut(at) {
                *now = moved.map(Box::new);
            }
        }
    }

    /// The question of a block, and the place of the block among the attempts.
    fn asked_at(&self, block: usize) -> Option<(&Asked, String)> {
        let asked = self.states.get(block)?.asked()?;
        let place = asked.place_of_block(&self.entry.slug, self.lesson.number(block));
        Some((asked, format!("{}{place}", Course::ATTEMPTS)))
    }

    /// Puts what is kept into the questions of the places that are asked for.
    pub(super) fn resume(&mut self, attempts: &Attempts, is_asked: impl Fn(&str) -> bool) {
        for block in 0..self.states.len() {
            let asked = self.asked_at(block);
            if asked.is_some_and(|(asked, of_block)| is_asked(&asked.place(&of_block))) {
                self.resume_block(block, attempts);
            }
        }
    }

    fn resume_block(&mut self, block: usize, attempts: &Attempts) {
        if let Some((_, of_block)) = self.asked_at(block) {
            self.states[block].resume(&of_block, attempts);
        }
    }

    /// The question that a block asks and that was answered now, or shown, with whether it was right at once.
    pub(super) fn answered(
        &self,
        block: usize,
        outcome: AnswerOutcome,
    ) -> Option<(ReviewQuestion, bool)> {
        outcome.is_right()?;
        let question = review_question(self.entry, self.lesson, block)?;
        let asked = self.states.get(block)?.asked()?;
        Some((question, asked.attempt.was_right_at_once()))
    }

    /// Tells whether the lesson is done: each quiz was answered, and each exercise was right.
    pub(super) fn is_done(&self) -> bool {
        self.asked().all(|asked| match asked.source {
            Source::Quiz(_) => asked.attempt.given().is_some(),
            Source::Exercise(_) => asked.counts == Some(true),
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
        let first = self.states.first()?.asked()?;
        matches!(first.source, Source::Opening(_)).then_some(&first.attempt)
    }

    /// The questions, from the top.
    pub fn asked(&self) -> impl Iterator<Item = &Asked> {
        self.states.iter().filter_map(BlockState::asked)
    }

    /// The exercises, from the top.
    pub fn exercises(&self) -> impl Iterator<Item = &Asked> {
        self.asked()
            .filter(|asked| matches!(asked.source, Source::Exercise(_)))
    }

    /// The exercise that is shown on paper.
    pub fn exercise_on_paper(&self) -> Option<&Asked> {
        self.exercises().nth(self.sheet?)
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
        self.exercises().position(|asked| asked.seed != 0)
    }

    fn seeds(&self) -> Vec<u64> {
        self.exercises().map(|asked| asked.seed).collect()
    }

    /// The number of the pupil for whom every exercise is drawn; `None` where the lesson is no homework.
    pub fn pupil(&self) -> Option<usize> {
        let mut pupils = self.exercises().map(|asked| link::pupil_of(asked.seed));
        let first = pupils.next()??;
        pupils.all(|pupil| pupil == Some(first)).then_some(first)
    }

    /// Tells whether every exercise is right, the last of them since the lesson was opened.
    pub fn is_just_right(&self) -> bool {
        let was_right = |asked: &Asked| asked.counts == Some(true);
        self.exercises().all(|asked| asked.attempt.is_right()) && self.exercises().any(was_right)
    }

    /// What is handed in of its exercises, once each of them was answered; `None` before, and where it has none.
    pub fn hand_in(&self, today: u32) -> Option<HandIn> {
        let answers = self
            .exercises()
            .map(|asked| HandInAnswer::from(Some(&asked.keep())));
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

/// The question of a block as the boxes keep it; `None` for a block that they keep nothing of.
fn review_question(
    entry: &'static LessonSummary,
    lesson: &Lesson,
    block: usize,
) -> Option<ReviewQuestion> {
    let kind = match lesson.blocks.get(block)? {
        Block::Quiz(_) => ReviewKind::Quiz(lesson.number(block)),
        Block::Exercise(_) => ReviewKind::Exercise(lesson.number(block)),
        _ => return None,
    };
    Some(ReviewQuestion {
        lesson: entry,
        kind,
    })
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
