//! What is read without the program: on a sheet of paper, in the book, in Moodle.
//!
//! One tree says what stands there. Every medium writes texts and elements alike, and each [`Part`] in its own way: a
//! board is a drawing in the book, cells on paper and a table of signs in Moodle.

mod markup;

use super::{Answer, AnswerKind, Given, Question, Trace, words};
use crate::{
    draw::{Bits, Board, Drawing, Sketch},
    text::Lang,
};
use bitqueens_core::bits::BitOrder;
pub use markup::Markup;

#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A text with its marks of code and terms.
    Text(String),
    Code(String),
    Element {
        /// Its tag, with its classes as a selector has them: `span.bit.blank`.
        tag: &'static str,
        attributes: Vec<(&'static str, String)>,
        inside: Vec<Self>,
    },
    Part(Part),
}

/// What each medium writes in its own way. What a drawing shows is said in words, or beside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    Columns(Columns),
    /// A trace, with what stands in its cells where they are filled in.
    Trace(Trace, Option<String>),
    /// A cell of a trace to be filled in, by its number.
    Gap(usize),
    /// The answers or lines to choose from.
    Choices(Vec<String>),
    /// Room for an answer in writing.
    Line,
    Drawing {
        drawing: Drawing,
        class: &'static str,
        said: Option<String>,
    },
    Sketch(Sketch, Option<String>),
    Sign(Sign),
}

/// A sign without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Queen,
    Fits,
    /// It does not fit, or does not go on.
    Cross,
    /// A solution of a search tree.
    Found,
}

/// What stands on the columns of a board: what is given, and rows of bits to fill in.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    pub board: Option<Board>,
    pub given: Given,
    /// What is given in words, a line each.
    pub said: Vec<String>,
    /// A row without cells is not there yet.
    pub rows: Vec<Bits>,
    pub is_filled: bool,
    /// Columns beyond the board.
    pub n_ghosts: usize,
    pub order: BitOrder,
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "texts, numbers and references to them are written alike"
)]
impl Node {
    pub fn text(text: impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    pub fn of(tag: &'static str, inside: impl IntoIterator<Item = Self>) -> Self {
        Self::Element {
            tag,
            attributes: Vec::new(),
            inside: inside.into_iter().collect(),
        }
    }

    /// The same element with more in it.
    #[must_use]
    pub fn then(mut self, more: impl IntoIterator<Item = Self>) -> Self {
        if let Self::Element { inside, .. } = &mut self {
            inside.extend(more);
        }
        self
    }

    /// An element around a text.
    pub fn around(tag: &'static str, text: impl ToString) -> Self {
        Self::of(tag, [Self::text(text)])
    }

    pub fn paragraph(text: impl ToString) -> Self {
        Self::around("p", text)
    }

    /// The same element with another attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        if let Self::Element { attributes, .. } = &mut self {
            attributes.push((name, value.to_string()));
        }
        self
    }

    /// The same element, marked by an attribute where that is so.
    #[must_use]
    pub fn marked(self, name: &'static str, is_so: bool) -> Self {
        if is_so { self.with(name, "") } else { self }
    }

    /// A list of texts; `None` where there are none.
    pub fn list(texts: impl IntoIterator<Item = impl ToString>) -> Option<Self> {
        let mut items = texts
            .into_iter()
            .map(|text| Self::around("li", text))
            .peekable();
        items.peek()?;
        Some(Self::of("ul", items))
    }

    /// The same table under a caption.
    #[must_use]
    pub fn captioned(mut self, caption: Self) -> Self {
        if let Self::Element { inside, .. } = &mut self {
            inside.insert(0, caption);
        }
        self
    }

    /// A table of rows; an empty head names nothing.
    pub fn table(
        tag: &'static str,
        heads: impl IntoIterator<Item = Self>,
        rows: impl IntoIterator<Item = Self>,
    ) -> Self {
        let heads = heads.into_iter().map(|head| match head {
            Self::Element { tag, .. } if tag.starts_with("th") => head,
            Self::Text(text) if text.is_empty() => Self::of("td", []),
            head => Self::of("th", [head]).with("scope", "col"),
        });
        let heads = Self::of("thead", [Self::of("tr", heads)]);
        Self::of(tag, [heads, Self::of("tbody", rows)])
    }

    /// A row of a table: its name, and its cells.
    pub fn row(name: impl ToString, cells: impl IntoIterator<Item = Self>) -> Self {
        let name = Self::around("th", name).with("scope", "row");
        Self::of("tr", [name]).then(cells.into_iter().map(|cell| match cell {
            Self::Element { tag: "td", .. } => cell,
            cell => Self::of("td", [cell]),
        }))
    }
}

/// The tag of a selector, and its classes as an attribute has them.
pub(super) fn tag_and_classes(selector: &'static str) -> (&'static str, Option<String>) {
    match selector.split_once('.') {
        Some((tag, classes)) => (tag, Some(classes.replace('.', " "))),
        None => (selector, None),
    }
}

impl Trace {
    /// The table: the line before the first turn, then cells to fill in, or with what stands in them.
    pub fn table(&self, tag: &'static str, filled: Option<&str>, lang: Lang) -> Node {
        let n = Self::NAMES.len();
        let code = |text: &str| Node::Code(text.to_owned());
        let turn = Node::text(words::TRACE_TURN.in_lang(lang));
        let before = self.before.cells(self.size).map(Node::Code);
        let turns = (0..self.n_turns).map(|turn| {
            let cells = (turn * n..(turn + 1) * n).map(|at| match filled {
                Some(text) => code(Self::cell(text, at)),
                None => Node::Part(Part::Gap(at)),
            });
            Node::row(turn + 1, cells)
        });
        Node::table(
            tag,
            [turn].into_iter().chain(Self::NAMES.map(code)),
            [Node::row(0, before)].into_iter().chain(turns),
        )
    }
}

impl Question {
    /// What is given, and the place of the answer.
    pub fn asked(&self, order: BitOrder, lang: Lang) -> Vec<Node> {
        let place = match &self.kind {
            AnswerKind::Bits(_) => None,
            AnswerKind::Trace(trace) => Some(Part::Trace(trace.clone(), None)),
            AnswerKind::Order(texts) | AnswerKind::Choice(texts) => {
                let texts = texts.iter().map(|text| text.in_lang(lang).to_owned());
                Some(Part::Choices(texts.collect()))
            }
            AnswerKind::Number
            | AnswerKind::Square(_)
            | AnswerKind::Code(_)
            | AnswerKind::Mend
            | AnswerKind::Expression(_) => Some(Part::Line),
        };
        let given = Part::Columns(self.columns(false, order, lang));
        std::iter::once(given)
            .chain(place)
            .map(Node::Part)
            .collect()
    }

    /// What is given, with the right bits or cells filled in.
    pub fn filled(&self, order: BitOrder, lang: Lang) -> Vec<Node> {
        let given = Part::Columns(self.columns(true, order, lang));
        std::iter::once(given)
            .chain(self.filled_trace())
            .map(Node::Part)
            .collect()
    }

    /// The table of a trace with the right cells; `None` of another question.
    pub fn filled_trace(&self) -> Option<Part> {
        match (&self.kind, &self.right) {
            (AnswerKind::Trace(trace), Answer::Text(right)) => {
                Some(Part::Trace(trace.clone(), Some(right.clone())))
            }
            _ => None,
        }
    }

    fn columns(&self, is_filled: bool, order: BitOrder, lang: Lang) -> Columns {
        let row = self.paper_row(order);
        Columns {
            board: self.board(is_filled, order),
            given: self.given.clone(),
            said: self.given_in_words(lang),
            n_ghosts: row.as_ref().map_or(0, Bits::n_ghosts),
            rows: row.into_iter().collect(),
            is_filled,
            order,
        }
    }

    /// The reasons of the right answer; `None` where it has none but itself.
    pub fn reasons(&self, order: BitOrder, lang: Lang) -> Option<Node> {
        let why = self.why(order);
        Node::list(why.iter().map(|why| why.in_lang(lang)))
    }
}
