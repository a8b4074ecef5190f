//! The boxes as text: stored on this machine, and taken along to another.

use std::fmt::Write;

use super::{BoxPlace, Boxes, N_BOXES};
use crate::pages::learn::Progress;

const HEAD: &str = "bitqueens boxes 1";
/// The line of the lessons that are done.
const DONE: &str = "done";
/// No text that this site writes is longer.
pub(super) const LONGEST: usize = 100_000;

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
    /// The first line that could not be read; everything else was.
    pub error: Option<BoxesError>,
}

/// A line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxesError {
    /// The line, from 0.
    pub line: usize,
    pub mistake: BoxesMistake,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxesMistake {
    /// The text does not begin as one of this version does.
    Head,
    /// The text is longer than any that this site writes.
    TooLong,
    /// It has not the five fields of a question.
    Fields,
    /// There is no such box.
    Box,
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

    /// Reads any text. Of several lines about one question the later answer counts.
    pub fn read(text: &str) -> Self {
        let mut read = Self::default();
        if text.trim().is_empty() {
            return read;
        }
        let lines = text.lines().map(str::trim).enumerate();
        let mut lines = lines.filter(|(_, line)| !line.is_empty());
        if LONGEST < text.len() {
            read.fail(0, BoxesMistake::TooLong);
            return read;
        }
        match lines.next() {
            Some((_, HEAD)) => {}
            other => {
                read.fail(other.map_or(0, |(at, _)| at), BoxesMistake::Head);
                return read;
            }
        }
        for (at, line) in lines {
            let fields: Vec<_> = line.split_whitespace().collect();
            if let [DONE, slugs @ ..] = &fields[..] {
                read.progress = Progress::read(&slugs.join(" "));
                continue;
            }
            match question(&fields) {
                Ok((name, place)) => read.boxes.enter(name, place),
                Err(mistake) => read.fail(at, mistake),
            }
        }
        read
    }

    fn fail(&mut self, line: usize, mistake: BoxesMistake) {
        self.error.get_or_insert(BoxesError { line, mistake });
    }
}

fn question(fields: &[&str]) -> Result<(String, BoxPlace), BoxesMistake> {
    let &[name, number, day, n_answers, last] = fields else {
        return Err(BoxesMistake::Fields);
    };
    let is_name = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'));
    let number: u8 = number.parse().map_err(|_| BoxesMistake::Box)?;
    let place = BoxPlace {
        number,
        day: day.parse().map_err(|_| BoxesMistake::Fields)?,
        n_answers: n_answers.parse().map_err(|_| BoxesMistake::Fields)?,
        is_right: match last {
            "right" => true,
            "wrong" => false,
            _ => return Err(BoxesMistake::Fields),
        },
    };
    match (is_name, number) {
        (false, _) => Err(BoxesMistake::Fields),
        (true, 1..=N_BOXES) => Ok((name.to_owned(), place)),
        (true, _) => Err(BoxesMistake::Box),
    }
}
