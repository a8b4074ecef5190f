//! Questions as a file that Moodle imports, in the format that it calls Moodle XML.
//!
//! ```text
//! MoodleCategory   questions among which a quiz takes one for each pupil
//! MoodleQuestion   a question that Moodle can mark, with its name there
//! MoodleAnswer     an answer that Moodle knows: whether it is right, and what is said to it
//! moodle           the file
//! ```
//!
//! Moodle draws nothing: the file holds what is given as a table that reads aloud, and the queens in words below it. A trace
//! is a table with a gap in each cell.

mod answers;
mod markup;
mod page;

use super::{AnswerKind, Question, words::moodle as words};
use crate::text::Lang;
use answers::{FormatOf, MoodleAnswer, answers};
use markup::XmlFile;
use page::MoodleHtml;

/// Questions among which a quiz takes one for each pupil.
#[derive(Clone, Debug, PartialEq)]
pub struct MoodleCategory {
    /// Its name below those that it belongs to.
    pub path: Vec<String>,
    pub questions: Vec<MoodleQuestion>,
}

/// A question that Moodle can mark.
#[derive(Clone, Debug, PartialEq)]
pub struct MoodleQuestion {
    name: String,
    question: Question,
}

impl MoodleQuestion {
    /// A question by its name in the bank; `None` for a line of code, an expression or a mended line, which are right where
    /// they do the right thing: Moodle compares letters.
    pub fn new(name: String, question: Question) -> Option<Self> {
        let is_marked = !matches!(
            question.kind,
            AnswerKind::Code(_) | AnswerKind::Expression(_) | AnswerKind::Mend
        );
        is_marked.then_some(Self { name, question })
    }
}

/// Writes categories as the text of a file.
pub fn moodle(categories: &[MoodleCategory], lang: Lang) -> String {
    XmlFile::of("quiz", |file| {
        for category in categories {
            open(file, category, lang);
            for of in &category.questions {
                question(file, of, lang);
            }
        }
    })
}

/// Names the category of the questions that follow, and says what it is for.
fn open(file: &mut XmlFile, category: &MoodleCategory, lang: Lang) {
    // A slash within a name is written twice.
    let names = category.path.iter().map(|name| name.replace('/', "//"));
    let path: Vec<_> = ["$course$", "top"]
        .map(str::to_owned)
        .into_iter()
        .chain(names)
        .collect();
    let info = format!("<p>{}</p>", words::CATEGORY.in_lang(lang));
    file.element("question type=\"category\"", |file| {
        text_in(file, "category", &path.join("/"));
        text_in(file, "info format=\"html\"", &info);
    });
}

fn question(file: &mut XmlFile, of: &MoodleQuestion, lang: Lang) {
    let MoodleQuestion { name, question } = of;
    let kind = FormatOf::from(&question.kind);
    file.element(&format!("question type=\"{}\"", kind.name()), |file| {
        text_in(file, "name", name);
        let html = MoodleHtml { question, lang };
        text_in(file, "questiontext format=\"html\"", &html.asked());
        text_in(file, "generalfeedback format=\"html\"", &html.answered());
        for (name, value) in kind.settings() {
            file.text(name, value);
        }
        for of in answers(question) {
            answer(file, &of, kind, html);
        }
    });
}

fn answer(file: &mut XmlFile, of: &MoodleAnswer, kind: FormatOf, html: MoodleHtml) {
    let text = match kind {
        FormatOf::Chosen => html.text(&of.text),
        FormatOf::Typed | FormatOf::Number | FormatOf::Gaps => {
            of.text.in_lang(html.lang).to_owned()
        }
    };
    let (fraction, format) = (if of.is_right { "100" } else { "0" }, kind.format());
    let tag = format!("answer fraction=\"{fraction}\" format=\"{format}\"");
    file.element(&tag, |file| {
        file.text("text", &text);
        text_in(file, "feedback format=\"html\"", &html.text(&of.said));
        if kind == FormatOf::Number {
            file.text("tolerance", "0");
        }
    });
}

/// Adds an element with a text in it, as Moodle has most of them.
fn text_in(file: &mut XmlFile, tag: &str, text: &str) {
    file.element(tag, |file| file.text("text", text));
}
