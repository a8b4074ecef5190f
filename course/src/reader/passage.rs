//! The same block in every language.

use std::{mem, rc::Rc};

use super::{
    Files,
    expression::kept_whole,
    formula,
    mistake::{At, CourseMistake},
    piece::{Field, Piece, PieceKind, pieces},
    value::Value,
    worked,
};
use crate::Lang;

/// The keys of a fence whose text is another in each language. All others are the same.
const TRANSLATED: [&str; 17] = [
    "after", "also", "answer", "ask", "before", "caption", "enough", "good", "help", "line",
    "outcome", "reply", "result", "right", "say", "text", "wrong",
];

/// A block: a piece of each language's file, read in one of the languages.
#[derive(Clone, Debug)]
pub(crate) struct Passage {
    /// In the order of the languages.
    pieces: Rc<[Piece; Lang::N]>,
    /// The place of the language that its texts are read in.
    language: usize,
}

/// Takes a text apart in every language and compares the blocks; returns them as each language has them.
pub(crate) fn passages(
    files: &Files,
    stem: &str,
) -> Result<[Vec<Passage>; Lang::N], CourseMistake> {
    let mut texts = Vec::new();
    for language in Lang::ALL {
        let file = format!("{stem}.{}.md", language.tag());
        let text = files.get(&file).ok_or_else(|| {
            let what = "the file is missing";
            At::new(&file, 1).mistake(what)
        })?;
        let end = At::new(&file, text.lines().count().max(1));
        let pieces = pieces(&file, text)?;
        if pieces.is_empty() {
            return Err(end.mistake("the file is empty"));
        }
        texts.push((end, pieces));
    }
    let longest = texts.iter().map(|(_, pieces)| pieces.len()).max();
    let mut passages = [(); Lang::N].map(|()| Vec::new());
    for number in 0..longest.unwrap_or(0) {
        let mut same = Vec::new();
        for (end, pieces) in &texts {
            let piece = pieces.get(number);
            let piece = piece.ok_or_else(|| end.mistake("another language has further blocks"))?;
            same.push(piece.clone());
        }
        for piece in &same[1..] {
            compare(&same[0], piece)?;
        }
        let same = <[Piece; Lang::N]>::try_from(same);
        let pieces = Rc::new(same.unwrap_or_else(|_| unreachable!("one piece a language")));
        for (language, own) in passages.iter_mut().enumerate() {
            let pieces = Rc::clone(&pieces);
            own.push(Passage { pieces, language });
        }
    }
    Ok(passages)
}

/// Compares what is the same in every language.
fn compare(first: &Piece, other: &Piece) -> Result<(), CourseMistake> {
    let differs = |at: &At, what| Err(at.mistake(format!("{what} in {}", Lang::ALL[0].tag())));
    let [ways, others] = [first, other].map(|piece| worked::ways(piece.kind.texts()));
    if ways != others {
        let what = format!("the numbers are worked out by {}", ways.join("; "));
        return differs(&other.at, what);
    }
    match (&first.kind, &other.kind) {
        (PieceKind::Fence(name, fields), PieceKind::Fence(other_name, others)) => {
            if name != other_name {
                return differs(&other.at, format!("this is `{name}`"));
            }
            let structure = |field: &&Field| field.key != "also";
            let mut others = others.iter().filter(structure);
            for field in fields.iter().filter(structure) {
                let same = others.next();
                let at = same.map_or(&other.at, |same| &same.at);
                let (key, text) = (&field.key, &field.text);
                if same.is_none_or(|same| same.key != *key) {
                    return differs(at, format!("`{key}` stands here"));
                }
                let is_translated = TRANSLATED.contains(&key.as_str());
                if !is_translated && same.is_some_and(|same| same.text != *text) {
                    return differs(at, format!("this is `{key}: {text}`"));
                }
                let values = formula::places(text);
                let has = |same: &Field| formula::places(&same.text) == values;
                if name == "exercise" && !same.is_some_and(has) {
                    let values: Vec<_> = values.into_iter().collect();
                    return differs(at, format!("the values are {}", values.join(", ")));
                }
            }
            match others.next() {
                Some(further) => differs(&further.at, format!("`{}` is missing", further.key)),
                None => Ok(()),
            }
        }
        (PieceKind::Table(rows), PieceKind::Table(others)) => {
            let shape = |rows: &[Vec<String>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
            if shape(rows) == shape(others) {
                Ok(())
            } else {
                differs(&other.at, "the table has other rows or columns".to_owned())
            }
        }
        (PieceKind::Code(lines), PieceKind::Code(others)) if lines != others => {
            differs(&other.at, "the code is another".to_owned())
        }
        (PieceKind::Heading(level, _), PieceKind::Heading(other_level, _))
            if level != other_level =>
        {
            differs(&other.at, format!("the heading has {level} signs"))
        }
        (one, another) if mem::discriminant(one) != mem::discriminant(another) => {
            differs(&other.at, format!("there is {}", first.kind.name()))
        }
        _ => Ok(()),
    }
}

impl PieceKind {
    /// Every text in it.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let texts: Vec<&String> = match self {
            Self::Heading(_, text) | Self::Paragraph(text) | Self::Caption(text) => vec![text],
            Self::Table(rows) => rows.iter().flatten().collect(),
            Self::Code(_) => Vec::new(),
            Self::Fence(_, fields) => fields.iter().map(|field| &field.text).collect(),
        };
        texts.into_iter().map(String::as_str)
    }

    fn name(&self) -> String {
        match self {
            Self::Heading(..) => "a heading".to_owned(),
            Self::Paragraph(_) => "a paragraph".to_owned(),
            Self::Caption(_) => "a caption".to_owned(),
            Self::Table(_) => "a table".to_owned(),
            Self::Code(_) => "code".to_owned(),
            Self::Fence(name, _) => format!("`{name}`"),
        }
    }
}

impl Passage {
    /// Where it stands in the first language.
    pub(crate) fn at(&self) -> &At {
        &self.pieces[0].at
    }

    /// The block as the first language has it, for what is the same in all.
    pub(crate) fn kind(&self) -> &PieceKind {
        &self.pieces[0].kind
    }

    /// The heading, the paragraph or the caption that it is, in the language that is read.
    pub(crate) fn words(&self) -> Result<String, CourseMistake> {
        let piece = &self.pieces[self.language];
        match &piece.kind {
            PieceKind::Heading(_, text) | PieceKind::Paragraph(text) | PieceKind::Caption(text) => {
                told(&piece.at, text)
            }
            _ => Err(piece.at.mistake("a text is missing")),
        }
    }

    /// The paragraph that it has to be.
    pub(crate) fn paragraph(&self) -> Result<String, CourseMistake> {
        match self.kind() {
            PieceKind::Paragraph(_) => self.words(),
            _ => Err(self.at().mistake("a paragraph is to stand here")),
        }
    }

    /// The heads and the rows of a table, where it is one.
    pub(crate) fn table(&self) -> Result<(Vec<String>, Vec<Vec<String>>), CourseMistake> {
        let piece = &self.pieces[self.language];
        let PieceKind::Table(rows) = &piece.kind else {
            return Err(self.at().mistake("a table is to stand here"));
        };
        let rows = rows.iter().enumerate().map(|(number, cells)| {
            // Below the heads there is a line of signs.
            let at = piece.at.below(number + usize::from(number != 0));
            cells.iter().map(|cell| told(&at, cell)).collect()
        });
        let mut rows = rows.collect::<Result<Vec<Vec<String>>, _>>()?;
        Ok((rows.remove(0), rows))
    }

    /// The fence's lines, where it is one of that name.
    pub(crate) fn fence(&self, name: &str) -> Result<&[Field], CourseMistake> {
        match self.kind() {
            PieceKind::Fence(of, fields) if of == name => Ok(fields),
            _ => Err(self.at().mistake(format!("`{name}` is to stand here"))),
        }
    }

    /// The text of a key of the fence. A key that stands more than once is numbered from 0.
    pub(crate) fn text(&self, key: &str, number: usize) -> Result<String, CourseMistake> {
        let field = self.own_field(key, number)?;
        told(&field.at, &field.text)
    }

    /// The same as it is written.
    pub(crate) fn as_written(&self, key: &str, number: usize) -> Result<&str, CourseMistake> {
        Ok(&self.own_field(key, number)?.text)
    }

    /// A key of the fence in the language that is read.
    fn own_field(&self, key: &str, number: usize) -> Result<&Field, CourseMistake> {
        let field = match &self.pieces[self.language].kind {
            PieceKind::Fence(_, fields) => nth(fields, key, number),
            _ => None,
        };
        field.ok_or_else(|| self.at().mistake(format!("`{key}` is missing")))
    }

    /// The answers of a fence in their order, each with whether it is right: one is, two or more are not.
    pub(crate) fn answers(&self, what: &str) -> Result<Vec<(String, bool)>, CourseMistake> {
        let mut answers = Vec::new();
        if let PieceKind::Fence(_, fields) = self.kind() {
            for field in fields {
                let is_right = field.key == "right";
                if is_right || field.key == "wrong" {
                    let same = answers.iter().filter(|(_, right)| *right == is_right);
                    answers.push((self.text(&field.key, same.count())?, is_right));
                }
            }
        }
        let n_right = answers.iter().filter(|(_, is_right)| *is_right).count();
        if n_right == 1 && 3 <= answers.len() {
            Ok(answers)
        } else {
            let what = format!("{what} has one `right` and at least two `wrong`");
            Err(self.at().mistake(what))
        }
    }

    /// The text of a key; empty where the language that is read has none.
    pub(crate) fn text_or_none(&self, key: &str) -> String {
        self.text(key, 0).unwrap_or_default()
    }

    /// What stands behind a key of the fence in the first language; `None` where it is missing.
    pub(crate) fn field(&self, key: &str) -> Option<&Field> {
        match self.kind() {
            PieceKind::Fence(_, fields) => nth(fields, key, 0),
            _ => None,
        }
    }

    /// Every line of a key of the fence, in the first language.
    pub(crate) fn all(&self, key: &str) -> Vec<&Field> {
        match self.kind() {
            PieceKind::Fence(_, fields) => fields.iter().filter(|field| field.key == key).collect(),
            _ => Vec::new(),
        }
    }

    /// The value of a key of the fence.
    pub(crate) fn value(&self, key: &str) -> Result<Value<'_>, CourseMistake> {
        let missing = || self.at().mistake(format!("`{key}` is missing"));
        Value::read(self.field(key).ok_or_else(missing)?)
    }

    /// Refuses keys that the fence does not have.
    pub(crate) fn only(&self, keys: &[&str]) -> Result<(), CourseMistake> {
        let PieceKind::Fence(name, fields) = self.kind() else {
            return Ok(());
        };
        match fields
            .iter()
            .find(|field| !keys.contains(&field.key.as_str()))
        {
            Some(field) => {
                let known = keys.join(", ");
                let what = format!("`{name}` has no `{}`; it has {known}", field.key);
                Err(field.at.mistake(what))
            }
            None => Ok(()),
        }
    }

    /// The minutes that a heading begins or ends with in every language: `8 分`, `8 min`.
    pub(crate) fn minutes(&self) -> Result<u8, CourseMistake> {
        let mut found = Vec::new();
        for piece in self.pieces.iter() {
            let PieceKind::Heading(_, text) = &piece.kind else {
                return Err(piece.at.mistake("minutes are to stand here"));
            };
            let number: String = text.chars().filter(char::is_ascii_digit).collect();
            let minutes = number.parse();
            found.push(minutes.map_err(|_| piece.at.mistake("the heading names no minutes"))?);
            if found[0] != found[found.len() - 1] {
                return Err(piece
                    .at
                    .mistake(format!("these are {} minutes elsewhere", found[0])));
            }
        }
        Ok(found[0])
    }
}

/// A text as it is shown: its numbers checked, its expressions in one piece.
fn told(at: &At, text: &str) -> Result<String, CourseMistake> {
    worked::shown(at, text).map(|text| kept_whole(&text))
}

fn nth<'a>(fields: &'a [Field], key: &str, number: usize) -> Option<&'a Field> {
    fields.iter().filter(|field| field.key == key).nth(number)
}
