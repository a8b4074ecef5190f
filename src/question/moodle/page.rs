//! What Moodle shows of a question, as HTML.

use std::io;

use bitqueens_core::bits::BitOrder;
use quick_xml::{
    Writer,
    events::{BytesText, Event},
};

use super::{
    super::{AnswerKind, Given, Question, words::moodle as words},
    Xml, gaps,
};
use crate::{
    draw::{Board, Mark, words::WORTH},
    text::{Lang, Sentence, Span, spans, words::COMMA},
};

/// The order in which Moodle's pupils write bits.
const ORDER: BitOrder = BitOrder::MsbLeft;

/// Writes HTML as a text.
pub(super) fn html(write: impl FnOnce(&mut Xml) -> io::Result<()>) -> io::Result<String> {
    let mut html = Writer::new(Vec::new());
    write(&mut html)?;
    String::from_utf8(html.into_inner()).map_err(io::Error::other)
}

/// A text in which code stands between backticks.
pub(super) fn prose(html: &mut Xml, text: &str) -> io::Result<()> {
    for span in spans(text) {
        match span {
            Span::Words(words) => html.write_event(Event::Text(BytesText::new(words)))?,
            Span::Code(code) => {
                html.create_element("code")
                    .write_text_content(BytesText::new(code))?;
            }
            Span::Term { text, .. } => prose(html, text)?,
        }
    }
    Ok(())
}

pub(super) fn paragraph(html: &mut Xml, text: &str) -> io::Result<()> {
    element(html, "p", |html| prose(html, text))
}

pub(super) fn element(
    html: &mut Xml,
    name: &str,
    content: impl FnOnce(&mut Xml) -> io::Result<()>,
) -> io::Result<()> {
    html.create_element(name).write_inner_content(content)?;
    Ok(())
}

/// What is asked, what is given, and how the answer is written.
pub(super) fn asked(html: &mut Xml, question: &Question, lang: Lang) -> io::Result<()> {
    paragraph(html, question.prompt.in_lang(lang))?;
    if let AnswerKind::Trace(trace) = &question.kind {
        return gaps::trace(html, (question, trace), lang);
    }
    if let Some(board) = question.board(false, ORDER) {
        board_as_table(html, &board, lang)?;
    }
    if matches!(question.given, Given::Places) {
        worths(html, question.n_bits().unwrap_or(0), lang)?;
    }
    for line in question.given_in_words(lang) {
        paragraph(html, &line)?;
    }
    let how: Option<Sentence> = match &question.kind {
        AnswerKind::Bits(n_bits) => Some(words::write_bits(*n_bits)),
        AnswerKind::Square(_) => Some(words::WRITE_SQUARE.into()),
        _ => None,
    };
    how.map_or(Ok(()), |how| paragraph(html, how.in_lang(lang)))
}

/// The answer, then the reasons.
pub(super) fn told(html: &mut Xml, question: &Question, lang: Lang) -> io::Result<()> {
    paragraph(html, question.answer.in_lang(lang))?;
    let reasons = question.why(ORDER);
    if reasons.is_empty() {
        return Ok(());
    }
    element(html, "ul", |html| {
        for reason in &reasons {
            element(html, "li", |html| prose(html, reason.in_lang(lang)))?;
        }
        Ok(())
    })
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
pub(super) fn table(
    html: &mut Xml,
    content: impl FnOnce(&mut Xml) -> io::Result<()>,
) -> io::Result<()> {
    let frame = html
        .create_element("table")
        .with_attributes([("class", "generaltable"), ("border", "1")]);
    frame.write_inner_content(content)?;
    Ok(())
}

/// A board, each square by its sign, which the caption explains.
fn board_as_table(html: &mut Xml, board: &Board, lang: Lang) -> io::Result<()> {
    let n = board.size.get();
    table(html, |html| {
        element(html, "caption", |html| {
            prose(html, words::board(board.size, &signs(board)).in_lang(lang))
        })?;
        element(html, "thead", |html| {
            element(html, "tr", |html| {
                element(html, "td", |_| Ok(()))?;
                for column in 0..n {
                    head(html, "col", words::column(column).in_lang(lang))?;
                }
                Ok(())
            })
        })?;
        element(html, "tbody", |html| {
            for row in 0..n {
                element(html, "tr", |html| {
                    head(html, "row", words::row(row).in_lang(lang))?;
                    for square in board.row(row) {
                        element(html, "td", |html| prose(html, sign(square.mark)))?;
                    }
                    Ok(())
                })?;
            }
            Ok(())
        })
    })
}

/// The place values of the bits that are asked for.
fn worths(html: &mut Xml, n_bits: u8, lang: Lang) -> io::Result<()> {
    table(html, |html| {
        element(html, "tbody", |html| {
            element(html, "tr", |html| {
                head(html, "row", WORTH.in_lang(lang))?;
                for power in (0..n_bits).rev() {
                    let worth = 1_u64 << power;
                    element(html, "td", |html| prose(html, &worth.to_string()))?;
                }
                Ok(())
            })
        })
    })
}

pub(super) fn head(html: &mut Xml, scope: &str, text: &str) -> io::Result<()> {
    let head = html.create_element("th").with_attribute(("scope", scope));
    head.write_text_content(BytesText::new(text))?;
    Ok(())
}
