//! An attempt at a question: what the reader has answered, and what was said of it.

use bitqueens_core::bits::BitOrder;

use super::{
    Answer, AnswerAction, AnswerKind, AnswerOutcome, KeptAttempt, LineVerdict, Question, Start,
    Trace, words,
};
use crate::text::{Phrase, Sentence};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// It is kept and not graded; another one takes its place.
    Guess,
    /// It is told at once whether it is right; where it counts, the first one does.
    Once,
    /// It is checked as often as the reader likes, and each check of a wrong answer says more: the last of them why,
    /// the one before which bits.
    Graded {
        /// The number of the check that says why.
        explains: u64,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    pub question: Question,
    pub policy: Policy,
    pub start: Start,
    /// What the reader has set so far.
    pub draft: Option<Answer>,
    /// What was checked last, or the guess that is kept.
    pub checked: Option<Compared>,
    /// Counts the checks, so that the same words are announced again.
    pub n_checks: u64,
    /// Counts the checks of an answer: only they lead to the next hint.
    n_tries: u64,
    /// True if the right answer has been shown.
    pub shown: bool,
    /// The first answer that was wrong, where one is graded.
    pub missed: Option<Answer>,
}

/// What was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compared {
    /// No answer, and why it is none.
    Missing(Sentence),
    Answer {
        given: Answer,
        is_right: bool,
        /// What a line of code came to.
        said: Option<Sentence>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    pub serial: u64,
    pub right: bool,
    pub sentence: Sentence,
    /// The reasons that are said, each once.
    pub reasons: Vec<Sentence>,
    /// What the next check will say, after one that did not say all.
    pub next: Option<Phrase>,
}

/// A bit that the reader sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldBit {
    pub power: u8,
    pub on: bool,
    /// The column, 0 at the left; `None` beyond the board and for numbers.
    pub column: Option<u8>,
    /// Beyond the board.
    pub ghost: bool,
    /// The verdict of a check that marks the bits; `None` once the reader has changed the bit.
    pub verdict: Option<bool>,
    /// True of a bit that stands there from the start.
    pub given: bool,
}

/// The value of `data-verdict`.
pub const fn verdict_name(right: bool) -> &'static str {
    if right { "right" } else { "wrong" }
}

impl Policy {
    /// Graded as a lesson does it: of wrong bits the first check says how many, the second which, the third why;
    /// another wrong answer has its reply at once.
    pub const fn graded(kind: &AnswerKind) -> Self {
        match kind {
            AnswerKind::Bits(_) => Self::Graded { explains: 3 },
            _ => Self::Graded { explains: 1 },
        }
    }
}

impl Attempt {
    pub fn new(question: Question, policy: Policy) -> Self {
        Self {
            draft: question.kind.start(),
            question,
            policy,
            start: Start::Nothing,
            checked: None,
            n_checks: 0,
            n_tries: 0,
            shown: false,
            missed: None,
        }
    }

    /// Replaces what was done by what is kept. What the question does not take is left out.
    pub fn resume(&mut self, kept: Option<&KeptAttempt>) {
        *self = Self {
            start: self.start,
            ..Self::new(self.question.clone(), self.policy)
        };
        let Some(kept) = kept else {
            return;
        };
        if let Some(given) = &kept.given
            && self.question.kind.takes(given)
        {
            self.draft = Some(given.clone());
            self.check(None);
        }
        let draft = kept.draft.clone();
        let draft = draft.filter(|draft| self.question.kind.holds(draft));
        self.draft = draft.or_else(|| self.question.kind.start());
        self.shown = kept.is_shown && matches!(self.policy, Policy::Graded { .. });
        self.n_tries = self.n_tries.max(kept.n_tries);
        self.n_checks = self.n_tries;
        let missed = kept.missed.clone();
        let missed = missed.filter(|missed| self.question.kind.takes(missed));
        self.missed = missed.or(self.missed.take());
    }

    /// What is kept of it.
    pub fn keep(&self) -> KeptAttempt {
        let start = self.question.kind.start();
        let start = start.as_ref();
        KeptAttempt {
            draft: self.draft.clone().filter(|draft| Some(draft) != start),
            given: self.given().cloned(),
            n_tries: self.n_tries,
            is_shown: self.shown,
            missed: self.missed.clone(),
            ..KeptAttempt::default()
        }
    }

    /// Tells whether the question was right at once: by the first answer, and without being shown.
    pub const fn was_right_at_once(&self) -> bool {
        self.is_right() && self.n_tries == 1 && !self.shown
    }

    /// The answer in work as a number: bits that are set, the lines of an order so far.
    pub fn value(&self) -> Option<u64> {
        self.draft.as_ref()?.value()
    }

    /// The answer that was checked last, or the guess that is kept.
    pub const fn given(&self) -> Option<&Answer> {
        match &self.checked {
            Some(Compared::Answer { given, .. }) => Some(given),
            _ => None,
        }
    }

    /// The guess that is kept, as a number.
    pub fn guess(&self) -> Option<u64> {
        self.given().and_then(Answer::value)
    }

    /// Tells whether the answer that was checked is right.
    pub const fn is_right(&self) -> bool {
        matches!(self.checked, Some(Compared::Answer { is_right: true, .. }))
    }

    /// Tells whether the reader knows the right answer: a guess is not told to be it.
    pub fn is_told(&self) -> bool {
        self.is_right() && self.policy != Policy::Guess
    }

    /// Carries out what the reader does.
    pub fn apply(&mut self, action: AnswerAction) -> AnswerOutcome {
        match action {
            AnswerAction::Set { power, on } => self.set(power, |_| on),
            AnswerAction::Turn(power) => self.set(power, |on| !on),
            AnswerAction::Give(answer) => return self.give(answer),
            AnswerAction::Fill { at, digits } => {
                if let AnswerKind::Trace(trace) = &self.question.kind {
                    let filled = Trace::with_cell(&trace.draft(self.draft.as_ref()), at, &digits);
                    return self.give(Some(Answer::Text(filled)));
                }
            }
            AnswerAction::Type(answer) => {
                let kind = &self.question.kind;
                let is_typed = matches!(
                    kind,
                    AnswerKind::Number | AnswerKind::Mend | AnswerKind::Expression(_)
                );
                if is_typed
                    && !self.shown
                    && answer.as_ref().is_none_or(|answer| kind.holds(answer))
                {
                    self.draft = answer;
                }
            }
            AnswerAction::Check if self.is_checked_by_hand() => return self.check(None),
            AnswerAction::Judge { line, came_to } if self.is_line() => {
                self.give(Some(Answer::Text(line)));
                return self.check(Some(came_to));
            }
            AnswerAction::Reveal if matches!(self.policy, Policy::Graded { .. }) => {
                return self.reveal();
            }
            AnswerAction::Check | AnswerAction::Judge { .. } | AnswerAction::Reveal => {}
        }
        AnswerOutcome::Open
    }

    /// Tells whether the reader says when the answer is compared, or kept: bits and an expression are whole from the
    /// start, a number as soon as it has a digit.
    fn is_checked_by_hand(&self) -> bool {
        let kind = &self.question.kind;
        let is_whole = |draft: &Answer| kind.takes(draft);
        match self.policy {
            Policy::Graded { .. } => true,
            Policy::Guess
                if matches!(
                    kind,
                    AnswerKind::Bits(_)
                        | AnswerKind::Number
                        | AnswerKind::Mend
                        | AnswerKind::Expression(_)
                ) =>
            {
                self.draft.as_ref().is_some_and(is_whole)
            }
            Policy::Guess | Policy::Once => false,
        }
    }

    fn set(&mut self, power: u8, on: impl FnOnce(bool) -> bool) {
        if let (AnswerKind::Bits(n_bits), Some(Answer::Value(bits))) =
            (&self.question.kind, &mut self.draft)
            && power < *n_bits
            && !self.start.has_bit(power)
        {
            let on = on(*bits >> power & 1 == 1);
            *bits = *bits & !(1 << power) | u64::from(on) << power;
        }
    }

    /// Takes an answer that is not made of bits. A shown answer stays.
    fn give(&mut self, answer: Option<Answer>) -> AnswerOutcome {
        let kind = &self.question.kind;
        let is_whole = answer.as_ref().is_some_and(|answer| kind.takes(answer));
        let is_taken = match kind {
            AnswerKind::Bits(_) | AnswerKind::Expression(_) => false,
            AnswerKind::Square(_) | AnswerKind::Choice(_) | AnswerKind::Mend => is_whole,
            AnswerKind::Trace(trace) => match &answer {
                Some(Answer::Text(text)) => trace.holds(text, true),
                _ => false,
            },
            AnswerKind::Number | AnswerKind::Order(_) | AnswerKind::Code(_) => true,
        };
        let order = answer.as_ref().and_then(Answer::value).unwrap_or(0);
        let begins =
            !matches!(self.start, Start::Lines(first) if !AnswerKind::begins_with(order, first));
        if self.shown || !is_taken || !begins {
            return AnswerOutcome::Open;
        }
        self.draft = answer;
        match self.policy {
            Policy::Guess | Policy::Once if is_whole => self.check(None),
            _ => AnswerOutcome::Open,
        }
    }

    const fn is_line(&self) -> bool {
        matches!(self.question.kind, AnswerKind::Code(_))
    }

    /// Compares the answer in work with the right one. A line is not compared: what it came to says whether it is right.
    fn check(&mut self, line: Option<LineVerdict>) -> AnswerOutcome {
        if self.is_line() && line.is_none() {
            return AnswerOutcome::Open;
        }
        self.n_checks += 1;
        let kind = &self.question.kind;
        let Some(given) = self.draft.clone().filter(|draft| kind.takes(draft)) else {
            self.checked = Some(Compared::Missing(words::NOTHING_GIVEN.into()));
            return AnswerOutcome::Missing;
        };
        let (is_right, said) = match line {
            Some(LineVerdict::Unread(why)) => {
                self.checked = Some(Compared::Missing(why));
                return AnswerOutcome::Missing;
            }
            Some(LineVerdict::Right(said)) => (true, Some(said)),
            Some(LineVerdict::Wrong(said)) => (false, Some(said)),
            None => (kind.is_right(&given, &self.question.right), None),
        };
        self.n_tries += 1;
        if !is_right && matches!(self.policy, Policy::Graded { .. }) {
            self.missed.get_or_insert_with(|| given.clone());
        }
        self.checked = Some(Compared::Answer {
            given,
            is_right,
            said,
        });
        match (self.policy, is_right) {
            (Policy::Guess, _) => AnswerOutcome::Kept,
            (_, true) => AnswerOutcome::Right,
            (_, false) => AnswerOutcome::Wrong,
        }
    }

    fn reveal(&mut self) -> AnswerOutcome {
        self.shown = true;
        self.n_checks += 1;
        self.n_tries += 1;
        let right = self.question.right.clone();
        self.draft = Some(right.clone());
        self.checked = Some(Compared::Answer {
            given: right,
            is_right: true,
            said: None,
        });
        AnswerOutcome::Shown
    }

    /// How many checks of a wrong answer are left until one says why; 0 where the last did.
    const fn hints_left(&self) -> u64 {
        match self.policy {
            Policy::Graded { explains } => explains.saturating_sub(self.n_tries),
            Policy::Guess | Policy::Once => 0,
        }
    }

    /// Tells whether the last check said why.
    pub const fn explains(&self) -> bool {
        self.hints_left() == 0
    }

    /// The bits that were wrong when they were checked, the highest first.
    pub fn wrong(&self) -> impl Iterator<Item = u8> + use<> {
        let wrong = self.guess().zip(self.question.right_value());
        let wrong = wrong.map_or(0, |(bits, right)| bits ^ right);
        let n_bits = self.question.n_bits().unwrap_or(0);
        (0..n_bits)
            .rev()
            .filter(move |power| wrong >> power & 1 == 1)
    }

    /// The last check's verdict on a bit; `None` where it marked none, and where the reader has changed it since.
    fn verdict_on(&self, power: u8) -> Option<bool> {
        if !self.is_right() && 1 < self.hints_left() || self.policy == Policy::Guess {
            return None;
        }
        let bits = self.guess()?;
        let is_unchanged = (bits ^ self.value()?) >> power & 1 == 0;
        is_unchanged.then_some((bits ^ self.question.right_value()?) >> power & 1 == 0)
    }

    pub fn field(&self, order: BitOrder) -> Vec<FieldBit> {
        let (n_bits, bits) = (
            self.question.n_bits().unwrap_or(0),
            self.value().unwrap_or(0),
        );
        let n = self.question.size().map(bitqueens_core::solver::Size::get);
        let bit = |power: u8| FieldBit {
            power,
            on: bits >> power & 1 == 1,
            column: n.filter(|n| power < *n).map(|n| order.column(power, n)),
            ghost: n.is_some_and(|n| n <= power),
            verdict: self.verdict_on(power),
            given: self.start.has_bit(power),
        };
        match order {
            BitOrder::LsbLeft => (0..n_bits).map(bit).collect(),
            BitOrder::MsbLeft => (0..n_bits).rev().map(bit).collect(),
        }
    }

    /// Says what the last check found; `None` before the first, and of a guess. A right answer is said in full, one
    /// that was shown with its reasons. Only the first wrong bit is explained; where the board draws the reasons of bits
    /// that are shown, one is said.
    pub fn verdict(&self, order: BitOrder) -> Option<Check> {
        let question = &self.question;
        let (given, right, said) = match self.checked.as_ref()? {
            _ if self.policy == Policy::Guess => return None,
            Compared::Missing(why) => return Some(self.check_of(false, why.clone(), Vec::new())),
            Compared::Answer {
                given,
                is_right,
                said,
            } => (given, *is_right, said),
        };
        let (sentence, reasons) = match (&question.kind, said) {
            _ if self.shown && right => {
                let mut why = question.why(order);
                if question.draws_reasons() {
                    why.truncate(1);
                }
                (question.answer.clone(), why)
            }
            (_, Some(said)) => (said.clone(), vec![question.answer.clone()]),
            _ if self.policy == Policy::Once => {
                let found = if right {
                    words::ANSWER_RIGHT
                } else {
                    words::ANSWER_WRONG
                };
                (found.into(), vec![question.reply(given)])
            }
            _ if right => (
                words::right(question.n_bits()).and(&question.answer),
                Vec::new(),
            ),
            (AnswerKind::Bits(n_bits), None) => {
                let n_wrong = self.wrong().count();
                let first = self.wrong().next();
                let reasons = first.map(|power| question.reason(power, order));
                (
                    words::n_wrong(*n_bits, n_wrong),
                    reasons.into_iter().collect(),
                )
            }
            _ => (words::NOT_RIGHT.into(), vec![question.reply(given)]),
        };
        let explained = right || self.explains();
        Some(self.check_of(
            right,
            sentence,
            if explained { reasons } else { Vec::new() },
        ))
    }

    fn check_of(&self, right: bool, sentence: Sentence, reasons: Vec<Sentence>) -> Check {
        let is_wrong = !right && self.given().is_some();
        Check {
            serial: self.n_checks,
            right,
            sentence,
            reasons,
            next: match self.hints_left() {
                1 if is_wrong => Some(words::NEXT_EXPLAINS),
                2 if is_wrong => Some(words::NEXT_MARKS),
                _ => None,
            },
        }
    }
}
