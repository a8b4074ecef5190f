//! The boxes as text: stored on this machine, and taken along to another.

use std::fmt::Write;

use super::{BoxPlace, Boxes, N_BOXES};
use crate::course::Progress;

const HEAD: &str = "bitqueens boxes 1";
/// The line of the lessons that are done.
const DONE: &str = "done";
/// No text that this site writes is longer.
pub const LONGEST: usize = 100_000;

/// What was read of a text.
///
/// ```text
/// bitqueens boxes 1
/// done puzzle row
/// puzzle.quiz.1 2 20782 1 right      question, box, day, answers, the last answer
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoxesText {
    pub boxes: Boxes,
    pub progress: Progress,
    /// The lines that could not be read, from 0; everything else was.
    pub unread: Vec<usize>,
    /// Why nothing of it was read, where nothing was.
    pub refused: Option<NoBoxes>,
}

/// The reason why a text does not hold boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBoxes {
    /// The text does not begin as one of this version does.
    Head,
    /// The text is longer than any that this site writes.
    TooLong,
}

impl BoxesText {
    /// The key under which the boxes are stored.
    pub const KEY: &str = "bitqueens.boxes";
    /// The key under which a stored text is kept that could not be read whole.
    pub const ASIDE: &str = "bitqueens.aside.boxes";

    /// The boxes as text, to be stored.
    pub fn stored(boxes: &Boxes) -> String {
        let mut text = format!("{HEAD}\n");
        for (name, place) in boxes.places() {
            let BoxPlace {
                number,
                day,
                n_answers,
                is_right,
            } = place;
            let last = if is_right { "right" } else { "wrong" };
            // A text takes whatever is written to it.
            writeln!(text, "{name} {number} {day} {n_answers} {last}").ok();
        }
        text
    }

    /// The boxes and the lessons that are done as text, to be taken along.
    pub fn exported(boxes: &Boxes, progress: &Progress) -> String {
        let stored = Self::stored(boxes);
        let (_, questions) = stored.split_once('\n').unwrap_or_default();
        match progress.stored() {
            done if done.is_empty() => stored,
            done => format!("{HEAD}\n{DONE} {done}\n{questions}"),
        }
    }

    /// Tells whether everything in the text was read.
    pub fn is_whole(&self) -> bool {
        self.unread.is_empty() && self.refused.is_none()
    }

    /// Reads any text. If several lines are about one question, the latest answer counts.
    pub fn read(text: &str) -> Self {
        let mut read = Self::default();
        if text.trim().is_empty() {
            return read;
        }
        let lines = text.lines().map(str::trim).enumerate();
        let mut lines = lines.filter(|(_, line)| !line.is_empty());
        if LONGEST < text.len() {
            read.refused = Some(NoBoxes::TooLong);
            return read;
        }
        if lines.next().is_none_or(|(_, head)| head != HEAD) {
            read.refused = Some(NoBoxes::Head);
            return read;
        }
        for (at, line) in lines {
            let fields: Vec<_> = line.split_whitespace().collect();
            if let [DONE, slugs @ ..] = &fields[..] {
                read.progress = Progress::read(&slugs.join(" "));
                continue;
            }
            match question(&fields) {
                // A text by itself does not know which day is still to come.
                Some((name, place)) => read.boxes.enter(name, place, u32::MAX),
                None => read.unread.push(at),
            }
        }
        read
    }
}

/// A question's name and place; `None` where a line has not the five fields of one, or no such box.
fn question(fields: &[&str]) -> Option<(String, BoxPlace)> {
    let &[name, number, day, n_answers, last] = fields else {
        return None;
    };
    let is_name = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'));
    let place = BoxPlace {
        number: number.parse().ok()?,
        day: day.parse().ok()?,
        n_answers: n_answers.parse().ok()?,
        is_right: match last {
            "right" => true,
            "wrong" => false,
            _ => return None,
        },
    };
    let is_question = is_name && (1..=N_BOXES).contains(&place.number);
    is_question.then(|| (name.to_owned(), place))
}
