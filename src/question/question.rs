//! A question, with everything that is said of it.

use super::{Answer, AnswerKind, RowTask, TargetWord, words};
use crate::{
    draw::{Bits, Board, Cover, Mark},
    text::{
        LISTING, Lang, Sentence, binary, comment,
        words::{BETWEEN_ITEMS, COLON},
    },
};
use bitqueens_core::{
    bits::{BitOrder, View, Word},
    solver::{OpenRow, Size},
};

/// A question: what is asked, what is given, the right answer, and what is said of each other one.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The name of the word asked for, as in the code; empty where the code has none.
    pub name: &'static str,
    pub prompt: Sentence,
    pub kind: AnswerKind,
    pub given: Given,
    pub right: Answer,
    pub replies: Replies,
    pub answer: Sentence,
}

/// What is drawn above the answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    Nothing,
    /// A board. Bits stand on its columns, one on each; a square is pressed on it.
    Board(Board),
    /// The queens above a row of the search, which is asked about.
    Row {
        row: OpenRow,
        /// What is shown of the row until the answer is right.
        cover: Cover,
    },
    /// Words on the places of their bits, each with its name.
    Words(Vec<(&'static str, Word)>),
    /// The same, where the words and the answer are signed numbers.
    Signed(Vec<(&'static str, Word)>),
    Places,
    /// A line as it should be, and as it is written wrong.
    Lines([&'static str; 2]),
}

/// What is said of a wrong answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Replies {
    /// Why each bit is what it is, the lowest first; or the reply to each choice, as drawn.
    Each(Vec<Sentence>),
    /// The same to every wrong answer.
    Any(Sentence),
    /// Why each bit of a row is what it is: the reasons name columns as they are drawn.
    Row(RowTask),
    /// What a line of code came to: its check brings it.
    Line,
}

impl Question {
    /// Asks for `n_bits` bits, with the reason of each. Name, prompt and answer in words are still empty.
    pub fn of_bits(n_bits: u8, right: impl Into<u64>, reason: impl Fn(u8) -> Sentence) -> Self {
        Self {
            name: "",
            prompt: Sentence::default(),
            kind: AnswerKind::Bits(n_bits),
            given: Given::Nothing,
            right: Answer::Value(right.into()),
            replies: Replies::Each((0..n_bits).map(reason).collect()),
            answer: Sentence::default(),
        }
    }

    /// Asks for the bits of a word of a row of the search.
    pub fn of_row(task: RowTask) -> Self {
        let (n_bits, right) = (task.n_bits(), task.expected());
        let (name, formula) = (task.word.name(), task.word.formula());
        let bits = binary(right, task.row.placement().size());
        let answer = if task.word.is_cut() {
            words::right_bits_on_board
        } else {
            words::right_answer
        };
        Self {
            name,
            prompt: task.prompt(),
            kind: AnswerKind::Bits(n_bits),
            given: Given::Row {
                row: task.row,
                // A question for the next free square needs the squares in sight.
                cover: if task.word == TargetWord::Bit {
                    Cover::Off
                } else {
                    Cover::On
                },
            },
            right: Answer::Value(right),
            replies: Replies::Row(task),
            answer: answer(name, formula, &bits, right),
        }
    }

    /// Asks for another kind of answer than bits.
    pub fn new(
        kind: AnswerKind,
        right: impl Into<Answer>,
        prompt: Sentence,
        replies: Replies,
        answer: Sentence,
    ) -> Self {
        Self {
            name: "",
            prompt,
            kind,
            given: Given::Nothing,
            right: right.into(),
            replies,
            answer,
        }
    }

    /// The same question with its choices in another order, given by their places; others stay as they are.
    pub fn in_order(mut self, order: &[usize]) -> Self {
        if let (AnswerKind::Choice(choices), Replies::Each(replies), Answer::Value(right)) =
            (&mut self.kind, &mut self.replies, &mut self.right)
        {
            let ordered = |texts: &[Sentence]| {
                order
                    .iter()
                    .filter_map(|at| texts.get(*at))
                    .cloned()
                    .collect()
            };
            let is_right = |at: &usize| u64::try_from(*at) == Ok(*right);
            if let Some(at) = order.iter().position(is_right) {
                *right = u64::try_from(at).unwrap_or(0);
                (*choices, *replies) = (ordered(choices), ordered(replies));
            }
        }
        self
    }

    /// The number of bits that the reader sets; `None` where another kind of answer is asked for.
    pub const fn n_bits(&self) -> Option<u8> {
        match self.kind {
            AnswerKind::Bits(n_bits) => Some(n_bits),
            _ => None,
        }
    }

    /// The right answer as a number; `None` where it is a text.
    pub const fn right_value(&self) -> Option<u64> {
        self.right.value()
    }

    pub fn reason(&self, power: u8, order: BitOrder) -> Sentence {
        match &self.replies {
            Replies::Row(task) => task.explain(power, order),
            Replies::Each(reasons) => {
                let reason = reasons.get(usize::from(power));
                reason.unwrap_or(&self.answer).clone()
            }
            Replies::Any(reply) => reply.clone(),
            Replies::Line => self.answer.clone(),
        }
    }

    /// What is said to an answer that is not made of bits, whether it is right or wrong.
    pub fn reply(&self, given: &Answer) -> Sentence {
        let at = match (&self.kind, given, &self.right) {
            (AnswerKind::Choice(_), Answer::Value(at), _) => u8::try_from(*at).ok(),
            // What follows from a wrong cell is also wrong.
            (AnswerKind::Trace(trace), Answer::Text(given), Answer::Text(right)) => {
                let wrong = trace.first_wrong(given, right);
                wrong.and_then(|at| u8::try_from(at).ok())
            }
            _ => None,
        };
        self.reason(at.unwrap_or(0), BitOrder::MsbLeft)
    }

    /// Why the right answer is right, each reason once: of bits those of all of them, the highest first; of a choice
    /// the replies to the other answers, the last first. What the answer says by itself is left out.
    pub fn why(&self, order: BitOrder) -> Vec<Sentence> {
        let (n_replies, right) = match &self.kind {
            AnswerKind::Bits(n_bits) => (*n_bits, None),
            AnswerKind::Choice(choices) => {
                (u8::try_from(choices.len()).unwrap_or(0), self.right_value())
            }
            AnswerKind::Code(_)
            | AnswerKind::Trace(_)
            | AnswerKind::Mend
            | AnswerKind::Expression(_) => (0, None),
            AnswerKind::Number | AnswerKind::Square(_) | AnswerKind::Order(_) => (1, None),
        };
        let others = (0..n_replies)
            .rev()
            .filter(|at| right != Some((*at).into()));
        let reasons = others.map(|at| self.reason(at, order));
        each_once(reasons.filter(|reason| *reason != self.answer))
    }

    /// The side of the board that stands above the answer; `None` where there is none.
    pub fn size(&self) -> Option<Size> {
        match &self.given {
            Given::Board(board) => Some(board.size),
            Given::Row { row, .. } => Some(row.placement().size()),
            _ => None,
        }
    }

    /// The board above the answer. The row that is asked about is hidden as its cover says, until it is answered.
    pub fn board(&self, is_answered: bool, order: BitOrder) -> Option<Board> {
        match &self.given {
            Given::Board(board) => Some(board.clone()),
            Given::Row { row, cover } => {
                let cover = if is_answered { Cover::Off } else { *cover };
                Some(Board::of_row(row, cover, order))
            }
            _ => None,
        }
    }

    /// True of a question about a row of the search.
    pub const fn is_row(&self) -> bool {
        matches!(self.given, Given::Row { .. })
    }

    /// Tells whether the board shows why a bit is what it is, by the lines of the queens.
    pub fn draws_reasons(&self) -> bool {
        let is_decided = |board: &Board| {
            let mut asked = board.squares.iter().filter(|square| square.in_work);
            asked.any(|square| square.by.contains(&true))
        };
        self.is_row() || matches!(&self.given, Given::Board(board) if is_decided(board))
    }

    /// How its words are read as numbers.
    pub const fn view(&self) -> View {
        match self.given {
            Given::Signed(_) => View::Signed,
            _ => View::Unsigned,
        }
    }

    /// The number that bits of the answer stand for.
    pub fn number(&self, bits: u64) -> i64 {
        match (&self.given, self.n_bits()) {
            (Given::Signed(_), Some(n_bits)) if bits >> (n_bits - 1) & 1 == 1 => {
                bits.cast_signed() - (1 << n_bits)
            }
            _ => bits.cast_signed(),
        }
    }

    /// The micro-step of the stepper that shows the row; `None` where there is none.
    pub fn step(&self) -> Option<u64> {
        match &self.given {
            Given::Row { row, .. } => row.step(),
            _ => None,
        }
    }

    /// The right bits as cells of a sheet of paper; `None` where another kind of answer is asked for.
    pub fn paper_row(&self, order: BitOrder) -> Option<Bits> {
        let (n_bits, right) = self.n_bits().zip(self.right_value())?;
        Some(Bits::new(self.name, right, n_bits, self.size(), order))
    }
}

/// Each sentence once, in their order.
fn each_once(all: impl Iterator<Item = Sentence>) -> Vec<Sentence> {
    let mut once = Vec::new();
    for sentence in all {
        if !once.contains(&sentence) {
            once.push(sentence);
        }
    }
    once
}

impl Question {
    /// What is given beside a trace's table, a line each: words by their names, queens by their squares. Code stands
    /// between backticks.
    pub fn given_in_words(&self, lang: Lang) -> Vec<String> {
        let word = |(name, word): &(&str, Word)| format!("`{name} = {word}`");
        match &self.given {
            _ if matches!(self.kind, AnswerKind::Code(_)) => {
                let loop_text = in_comments(lang);
                let lines = loop_text.lines().filter(|line| !line.trim().is_empty());
                lines.map(str::to_owned).collect()
            }
            Given::Nothing | Given::Places => Vec::new(),
            Given::Board(_) | Given::Row { .. } => {
                let board = self.board(true, BitOrder::MsbLeft);
                board.iter().map(|board| queens(board, lang)).collect()
            }
            Given::Words(words) | Given::Signed(words) => words.iter().map(word).collect(),
            Given::Lines(lines) => [words::RIGHT_LINE, words::WRONG_LINE]
                .iter()
                .zip(lines)
                .map(|(name, line)| {
                    format!("{}{}`{line}`", name.in_lang(lang), COLON.in_lang(lang))
                })
                .collect(),
        }
    }
}

/// The queens of a board, each by its row and its column.
fn queens(board: &Board, lang: Lang) -> String {
    let queens = board
        .squares
        .iter()
        .filter(|square| square.mark == Mark::Queen);
    let squares = queens.map(|square| words::square(square.row.into(), square.column.into()));
    let squares: Vec<_> = squares.map(|name| name.in_lang(lang).to_owned()).collect();
    words::queens_at(board.size, &squares.join(BETWEEN_ITEMS.in_lang(lang)))
        .in_lang(lang)
        .to_owned()
}

/// What each line of the loop does, without a line of code.
pub(super) fn in_comments(lang: Lang) -> String {
    let lines = LISTING.iter().map(|line| {
        let indent = line.code.len() - line.code.trim_start().len();
        let said = comment(line).map_or("", |comment| comment.in_lang(lang));
        let mark = if said.is_empty() { "" } else { "// " };
        format!("{:indent$}{mark}{said}\n", "")
    });
    lines.collect()
}
