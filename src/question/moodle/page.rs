//! What Moodle shows of a question, as HTML.

use bitqueens_core::bits::BitOrder;

use super::{
    super::{
        AnswerKind, Given, Question, Trace,
        still::{Markup, Node, Part},
        words::moodle as words,
    },
    markup::escaped,
};
use crate::{
    draw::{Board, Mark, words::WORTH},
    text::{Lang, Sentence, words::COMMA},
};

/// The order in which Moodle's pupils write bits.
const ORDER: BitOrder = BitOrder::MsbLeft;

/// What Moodle shows of a question.
#[derive(Clone, Copy)]
pub(super) struct MoodleHtml<'a> {
    pub(super) question: &'a Question,
    pub(super) lang: Lang,
}

impl MoodleHtml<'_> {
    /// What is asked, what is given, and how the answer is written.
    pub(super) fn asked(mut self) -> String {
        let (question, lang) = (self.question, self.lang);
        let how: Option<Sentence> = match &question.kind {
            AnswerKind::Bits(n_bits) => Some(words::write_bits(*n_bits)),
            AnswerKind::Square(_) => Some(words::WRITE_SQUARE.into()),
            _ => None,
        };
        let nodes = std::iter::once(paragraph(&question.prompt, lang))
            .chain(question.asked(ORDER, lang))
            .chain(how.map(|how| paragraph(&how, lang)));
        self.write(&nodes.collect::<Vec<_>>())
    }

    /// The answer, then the reasons.
    pub(super) fn answered(mut self) -> String {
        let answer = paragraph(&self.question.answer, self.lang);
        let reasons = self.question.reasons(ORDER, self.lang);
        let nodes = std::iter::once(answer).chain(reasons);
        self.write(&nodes.collect::<Vec<_>>())
    }

    pub(super) fn text(self, text: &Sentence) -> String {
        Self::prose(text.in_lang(self.lang))
    }

    /// A cell as a gap, in the notation that Moodle calls cloze: what is right, with its zeros in front and without
    /// them; every other answer has the cell's reason.
    fn gap(self, at: usize) -> String {
        let right = self.question.right.text();
        let right = right.map_or("", |right| Trace::cell(right, at));
        let short = match right.trim_start_matches('0') {
            "" => "0",
            digits => digits,
        };
        let short = if short == right {
            String::new()
        } else {
            format!("~={short}")
        };
        let power = u8::try_from(at).unwrap_or(u8::MAX);
        let reason = self.question.reason(power, ORDER);
        // Moodle reads the entities once to find the feedback, which is HTML by itself. These signs end a feedback.
        let reason = escaped(&self.text(&reason))
            .replace('{', "&#123;")
            .replace('}', "&#125;")
            .replace('~', "&#126;");
        format!("{{1:SHORTANSWER:={right}{short}~%0%*#{reason}}}")
    }
}

impl Markup for MoodleHtml<'_> {
    const GLOSSARY: Option<&'static str> = None;

    fn part(&mut self, part: &Part) -> String {
        let nodes = match part {
            Part::Columns(of) => {
                let board = of
                    .board
                    .iter()
                    .map(|board| board_as_table(board, self.lang));
                let places = match (&of.given, &self.question.kind) {
                    (Given::Places, AnswerKind::Bits(n_bits)) => Some(worths(*n_bits, self.lang)),
                    _ => None,
                };
                let said = of.said.iter().map(Node::paragraph);
                board.chain(places).chain(said).collect()
            }
            Part::Trace(trace, filled) => {
                vec![lined(trace.table(TABLE, filled.as_deref(), self.lang))]
            }
            Part::Gap(at) => return self.gap(*at),
            // Moodle asks for the answer below the question, and no question has a drawing.
            Part::Choices(_)
            | Part::Line
            | Part::Drawing { .. }
            | Part::Sketch(..)
            | Part::Sign(_) => Vec::new(),
        };
        self.write(&nodes)
    }
}

fn paragraph(text: &Sentence, lang: Lang) -> Node {
    Node::paragraph(text.in_lang(lang))
}

/// The tag of Moodle's own tables.
const TABLE: &str = "table.generaltable";

fn lined(table: Node) -> Node {
    table.with("border", 1)
}

/// The sign of what stands on a square; each has a name that is read aloud.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Queen => "♛",
        Mark::Free => "○",
        Mark::Attacked => "×",
        Mark::Taken => "-",
        Mark::Empty => "",
        Mark::Hidden => "?",
    }
}

/// The signs that stand on a board, each with what it means.
fn signs(board: &Board) -> Sentence {
    let is_there = |mark: &Mark| board.squares.iter().any(|square| square.mark == *mark);
    let there = Mark::ALL.into_iter().filter(is_there);
    let named = there.filter(|mark| *mark != Mark::Empty).map(|mark| {
        let sign = sign(mark);
        Sentence::of(|lang| format!("{sign} {}", mark.phrase().in_lang(lang)))
    });
    Sentence::joined(&named.collect::<Vec<_>>(), COMMA)
}

/// A board, each square by its sign, which the caption explains.
fn board_as_table(board: &Board, lang: Lang) -> Node {
    let n = board.size.get();
    let caption = words::board(board.size, &signs(board));
    let columns = (0..n).map(|column| Node::text(words::column(column).in_lang(lang)));
    let rows = (0..n).map(|row| {
        let squares = board.row(row).iter();
        let squares = squares.map(|square| Node::text(sign(square.mark)));
        Node::row(words::row(row).in_lang(lang), squares)
    });
    let caption = Node::around("caption", caption.in_lang(lang));
    let heads = [Node::text("")].into_iter().chain(columns);
    lined(Node::table(TABLE, heads, rows).captioned(caption))
}

/// The place values of the bits that are asked for.
fn worths(n_bits: u8, lang: Lang) -> Node {
    let worths = (0..n_bits).rev().map(|power| Node::text(1_u64 << power));
    let row = Node::row(WORTH.in_lang(lang), worths);
    lined(Node::of(TABLE, [Node::of("tbody", [row])]))
}
