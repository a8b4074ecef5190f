//! A table as a file that a spreadsheet opens.

use super::{AnswerMark, MarkedWork, Row, Who};
use crate::{
    pages::teach::words::marks as words,
    text::{Lang, Phrase},
};

/// By it a spreadsheet knows that the file is UTF-8.
const MARK_OF_UTF8: char = '\u{feff}';

impl MarkedWork {
    /// The table as CSV: 1 for a right answer, 0 for another one, nothing where there is none; then the tries, and what
    /// was answered wrong. Pupils of the class list without a line come last.
    pub fn spreadsheet(&self, names: &[String], lang: Lang) -> String {
        let lines = self.lines(names, lang).into_iter();
        let lines = lines.map(|fields| {
            let fields: Vec<_> = fields.iter().map(|field| quoted(&as_text(field))).collect();
            fields.join(",") + "\r\n"
        });
        [MARK_OF_UTF8.to_string()]
            .into_iter()
            .chain(lines)
            .collect()
    }

    /// The same table as a spreadsheet that is open takes it from the clipboard: a tab between fields.
    pub fn to_paste(&self, names: &[String], lang: Lang) -> String {
        let lines = self.lines(names, lang).into_iter();
        let lines = lines.map(|fields| {
            let one_line = |field: &String| as_text(field).replace(['\t', '\r', '\n'], " ");
            fields.iter().map(one_line).collect::<Vec<_>>().join("\t")
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The fields of each line, from the heads on.
    fn lines(&self, names: &[String], lang: Lang) -> Vec<Vec<String>> {
        let own = |phrase: Phrase| phrase.in_lang(lang).to_owned();
        let numbers = 1..=self.n_questions;
        let columns = |head: Phrase| {
            let head = own(head);
            numbers
                .clone()
                .map(move |number| format!("{head} {number}"))
        };
        let fixed = [
            words::NUMBER,
            words::NAME,
            words::DAY,
            words::SEED,
            words::RIGHT,
            words::FIRST,
        ];
        let heads = fixed.map(own).into_iter().chain(columns(words::QUESTION));
        let heads = heads
            .chain(columns(words::TRIES))
            .chain(columns(words::ANSWERED));
        let rows = self.rows.iter().map(|row| fields(row, lang));
        let missing = self.missing(names).into_iter();
        let missing = missing.map(|(number, name)| vec![number.to_string(), name.to_owned()]);
        [heads.collect()]
            .into_iter()
            .chain(rows)
            .chain(missing)
            .collect()
    }
}

fn fields(row: &Row, lang: Lang) -> Vec<String> {
    let (number, name) = match &row.who {
        Who::Pupil(number, name) => (number.to_string(), name.clone().unwrap_or_default()),
        Who::Named(name) => (String::new(), name.clone()),
        Who::Line(_) => (String::new(), String::new()),
    };
    let fixed = [
        number,
        name,
        row.day.clone(),
        row.seed(),
        row.n_right().to_string(),
        row.n_first().to_string(),
    ];
    let marks = row.marks.iter().map(|mark| match mark {
        AnswerMark::Nothing => String::new(),
        AnswerMark::Right { .. } => "1".to_owned(),
        AnswerMark::Wrong { .. } | AnswerMark::Shown { .. } => "0".to_owned(),
    });
    let tries = row.marks.iter().map(|mark| match mark {
        AnswerMark::Nothing => String::new(),
        AnswerMark::Right { tries }
        | AnswerMark::Wrong { tries, .. }
        | AnswerMark::Shown { tries } => tries.to_string(),
    });
    let given = row.marks.iter().map(|mark| match mark {
        AnswerMark::Nothing | AnswerMark::Right { .. } => String::new(),
        AnswerMark::Wrong { given, .. } => given.in_lang(lang).replace('`', ""),
        AnswerMark::Shown { .. } => words::SHOWN.in_lang(lang).to_owned(),
    });
    fixed
        .into_iter()
        .chain(marks)
        .chain(tries)
        .chain(given)
        .collect()
}

/// A field as a spreadsheet takes it. One that it would work out as a formula is a text; a word of bits keeps its zeros.
fn as_text(field: &str) -> String {
    let is_number = field.bytes().all(|byte| byte.is_ascii_digit());
    let loses_zeros =
        is_number && field.len() > 1 && field.starts_with('0') || is_number && 15 < field.len();
    let is_formula =
        field.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if is_formula || loses_zeros {
        format!("'{field}")
    } else {
        field.to_owned()
    }
}

/// A field between the commas of a line.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r', ';', '\'']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
