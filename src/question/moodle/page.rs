//! What Moodle shows of a question, as HTML.

use bitqueens_core::bits::BitOrder;

use super::{
    super::{AnswerKind, Given, Question, words::moodle as words},
    gaps,
    markup::{element, escaped},
};
use crate::{
    draw::{Board, Mark, words::WORTH},
    text::{Lang, Sentence, Span, spans, words::COMMA},
};

/// The order in which Moodle's pupils write bits.
const ORDER: BitOrder = BitOrder::MsbLeft;

/// A text in which code stands between backticks.
pub(super) fn prose(text: &str) -> String {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => escaped(words),
        Span::Code(code) => element("code", &escaped(code)),
        Span::Term { text, .. } => prose(text),
    });
    parts.collect()
}

pub(super) fn paragraph(text: &str) -> String {
    element("p", &prose(text))
}

/// What is asked, what is given, and how the answer is written.
pub(super) fn asked(question: &Question, lang: Lang) -> String {
    let mut html = paragraph(question.prompt.in_lang(lang));
    if let AnswerKind::Trace(trace) = &question.kind {
        return html + &gaps::trace(question, trace, lang);
    }
    if let Some(board) = question.board(false, ORDER) {
        html += &board_as_table(&board, lang);
    }
    if matches!(question.given, Given::Places) {
        html += &worths(question.n_bits().unwrap_or(0), lang);
    }
    for line in question.given_in_words(lang) {
        html += &paragraph(&line);
    }
    let how: Option<Sentence> = match &question.kind {
        AnswerKind::Bits(n_bits) => Some(words::write_bits(*n_bits)),
        AnswerKind::Square(_) => Some(words::WRITE_SQUARE.into()),
        _ => None,
    };
    html + &how.map_or(String::new(), |how| paragraph(how.in_lang(lang)))
}

/// The answer, then the reasons.
pub(super) fn question_html(question: &Question, lang: Lang) -> String {
    let answer = paragraph(question.answer.in_lang(lang));
    let reasons = question.why(ORDER);
    if reasons.is_empty() {
        return answer;
    }
    let reasons = reasons.iter().map(|reason| prose(reason.in_lang(lang)));
    let items: String = reasons.map(|reason| element("li", &reason)).collect();
    answer + &element("ul", &items)
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

/// A table with the lines of Moodle's own tables.
pub(super) fn table(content: &str) -> String {
    element("table class=\"generaltable\" border=\"1\"", content)
}

/// A board, each square by its sign, which the caption explains.
fn board_as_table(board: &Board, lang: Lang) -> String {
    let n = board.size.get();
    let caption = prose(words::board(board.size, &signs(board)).in_lang(lang));
    let columns = (0..n).map(|column| head("col", words::column(column).in_lang(lang)));
    let rows = (0..n).map(|row| {
        let squares = board.row(row).iter();
        let squares = squares.map(|square| cell(sign(square.mark)));
        let squares: String = squares.collect();
        element(
            "tr",
            &(head("row", words::row(row).in_lang(lang)) + &squares),
        )
    });
    let heads = element("tr", &(cell("") + &columns.collect::<String>()));
    table(
        &[
            element("caption", &caption),
            element("thead", &heads),
            element("tbody", &rows.collect::<String>()),
        ]
        .concat(),
    )
}

/// The place values of the bits that are asked for.
fn worths(n_bits: u8, lang: Lang) -> String {
    let worths = (0..n_bits).rev().map(|power| 1_u64 << power);
    let worths = worths.map(|worth| cell(&worth.to_string()));
    let row = head("row", WORTH.in_lang(lang)) + &worths.collect::<String>();
    table(&element("tbody", &element("tr", &row)))
}

pub(super) fn head(scope: &str, text: &str) -> String {
    element(&format!("th scope=\"{scope}\""), &escaped(text))
}

pub(super) fn cell(text: &str) -> String {
    element("td", &prose(text))
}
