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
mod gaps;
mod page;

use std::io;

use quick_xml::{
    Writer,
    events::{BytesDecl, BytesText, Event},
};

use super::{AnswerKind, Question, words::moodle as words};
use crate::text::Lang;
use answers::{FormatOf, MoodleAnswer, answers};

type Xml = Writer<Vec<u8>>;

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
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 1);
    let written = quiz(&mut xml, categories, lang);
    written.expect("a vector takes every byte");
    String::from_utf8(xml.into_inner()).expect("every text of it is UTF-8")
}

fn quiz(xml: &mut Xml, categories: &[MoodleCategory], lang: Lang) -> io::Result<()> {
    let head = BytesDecl::new("1.0", Some("UTF-8"), None);
    xml.write_event(Event::Decl(head))?;
    xml.create_element("quiz").write_inner_content(|xml| {
        for category in categories {
            open(xml, category, lang)?;
            for of in &category.questions {
                question(xml, of, lang)?;
            }
        }
        Ok(())
    })?;
    Ok(())
}

/// Names the category of the questions that follow, and says what it is for.
fn open(xml: &mut Xml, category: &MoodleCategory, lang: Lang) -> io::Result<()> {
    // A slash within a name is written twice.
    let names = category.path.iter().map(|name| name.replace('/', "//"));
    let path: Vec<_> = ["$course$", "top"]
        .map(str::to_owned)
        .into_iter()
        .chain(names)
        .collect();
    let info = page::html(|html| page::paragraph(html, words::CATEGORY.in_lang(lang)))?;
    let element = xml
        .create_element("question")
        .with_attribute(("type", "category"));
    element.write_inner_content(|xml| {
        text_in(xml, "category", None, &path.join("/"))?;
        text_in(xml, "info", Some("html"), &info)
    })?;
    Ok(())
}

fn question(xml: &mut Xml, of: &MoodleQuestion, lang: Lang) -> io::Result<()> {
    let MoodleQuestion { name, question } = of;
    let kind = FormatOf::from(&question.kind);
    let asked = page::html(|html| page::asked(html, question, lang))?;
    let told = page::html(|html| page::told(html, question, lang))?;
    let element = xml
        .create_element("question")
        .with_attribute(("type", kind.name()));
    element.write_inner_content(|xml| {
        text_in(xml, "name", None, name)?;
        text_in(xml, "questiontext", Some("html"), &asked)?;
        text_in(xml, "generalfeedback", Some("html"), &told)?;
        for (name, value) in kind.settings() {
            value_in(xml, name, value)?;
        }
        for of in answers(question) {
            answer(xml, &of, kind, lang)?;
        }
        Ok(())
    })?;
    Ok(())
}

fn answer(xml: &mut Xml, of: &MoodleAnswer, kind: FormatOf, lang: Lang) -> io::Result<()> {
    let said = page::html(|html| page::prose(html, of.said.in_lang(lang)))?;
    let text = match kind {
        FormatOf::Chosen => page::html(|html| page::prose(html, of.text.in_lang(lang)))?,
        FormatOf::Typed | FormatOf::Number | FormatOf::Gaps => of.text.in_lang(lang).to_owned(),
    };
    let fraction = if of.is_right { "100" } else { "0" };
    let element = xml
        .create_element("answer")
        .with_attributes([("fraction", fraction), ("format", kind.format())]);
    element.write_inner_content(|xml| {
        value_in(xml, "text", &text)?;
        text_in(xml, "feedback", Some("html"), &said)?;
        if kind == FormatOf::Number {
            value_in(xml, "tolerance", "0")?;
        }
        Ok(())
    })?;
    Ok(())
}

/// An element with a text in it, as Moodle has most of them.
fn text_in(xml: &mut Xml, name: &str, format: Option<&str>, text: &str) -> io::Result<()> {
    let element = xml.create_element(name);
    let element = element.with_attributes(format.map(|format| ("format", format)));
    element.write_inner_content(|xml| value_in(xml, "text", text))?;
    Ok(())
}

fn value_in(xml: &mut Xml, name: &str, value: &str) -> io::Result<()> {
    xml.create_element(name)
        .write_text_content(BytesText::new(value))?;
    Ok(())
}
