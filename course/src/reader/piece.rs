//! The blocks of one file.

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};

use super::mistake::{At, CourseMistake};

/// A block of a file, with the line that it begins on.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// The line.
    pub(crate) at: At,
    /// What it is.
    pub(crate) kind: PieceKind,
}

/// What a block is.
#[derive(Clone, Debug)]
pub(crate) enum PieceKind {
    /// A heading with its level.
    Heading(usize, String),
    /// A paragraph.
    Paragraph(String),
    /// A paragraph in italics: the caption of the table above it.
    Caption(String),
    /// A table by rows, its heads first.
    Table(Vec<Vec<String>>),
    /// Lines of code.
    Code(Vec<String>),
    /// A fence with a name: keys and values.
    Fence(String, Vec<Field>),
}

/// A line of a fence: `key: text`.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// The line.
    pub(crate) at: At,
    /// The key.
    pub(crate) key: String,
    /// What stands behind it.
    pub(crate) text: String,
}

/// Takes a file apart.
pub(crate) fn pieces(file: &str, text: &str) -> Result<Vec<Piece>, CourseMistake> {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    let mut events = parser.into_offset_iter();
    let mut pieces = Vec::new();
    while let Some((event, range)) = events.next() {
        let line = text[..range.start].matches('\n').count() + 1;
        let at = At::new(file, line);
        let source = text[range].trim();
        let Event::Start(tag) = event else {
            return Err(at.mistake("no block of a lesson is written like this"));
        };
        // What is inside of the block.
        let (mut inside, mut depth) = (Vec::new(), 1);
        for (event, range) in events.by_ref() {
            match &event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            inside.push((event, range));
        }
        let kind = match tag {
            Tag::Heading { level, .. } => {
                let words = source.trim_start_matches('#').trim();
                PieceKind::Heading(level as usize, words.to_owned())
            }
            Tag::Paragraph => paragraph(file, source),
            Tag::Table(_) => {
                let is_row =
                    |event: &Event| matches!(event, Event::Start(Tag::TableHead | Tag::TableRow));
                let mut rows: Vec<Vec<String>> = Vec::new();
                for (event, range) in inside {
                    if is_row(&event) {
                        rows.push(Vec::new());
                    } else if let (Event::Start(Tag::TableCell), Some(row)) =
                        (event, rows.last_mut())
                    {
                        row.push(text[range].trim().replace("\\|", "|"));
                    }
                }
                PieceKind::Table(rows)
            }
            Tag::CodeBlock(CodeBlockKind::Fenced(name)) => {
                let content = inside.into_iter().filter_map(|(event, _)| match event {
                    Event::Text(text) => Some(text.into_string()),
                    _ => None,
                });
                let content = content.collect::<String>();
                if name.is_empty() {
                    PieceKind::Code(content.lines().map(str::to_owned).collect())
                } else {
                    PieceKind::Fence(name.into_string(), fields(&at, &content)?)
                }
            }
            _ => return Err(at.mistake("no block of a lesson is written like this")),
        };
        pieces.push(Piece { at, kind });
    }
    Ok(pieces)
}

fn paragraph(file: &str, source: &str) -> PieceKind {
    // Japanese has no spaces where a line is broken.
    let between = if file.ends_with(".ja.md") { "" } else { " " };
    let lines: Vec<_> = source.lines().map(str::trim).collect();
    let text = lines.join(between);
    let inside = text
        .strip_prefix('*')
        .and_then(|text| text.strip_suffix('*'));
    match inside {
        Some(inside) if !inside.contains('*') => PieceKind::Caption(inside.to_owned()),
        _ => PieceKind::Paragraph(text),
    }
}

fn fields(at: &At, content: &str) -> Result<Vec<Field>, CourseMistake> {
    let lines = (1..).zip(content.lines());
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(below, line)| {
            let at = at.below(below);
            match line.split_once(':') {
                Some((key, text)) => Ok(Field {
                    key: key.trim().to_owned(),
                    text: text.trim().to_owned(),
                    at,
                }),
                None => Err(at.mistake("a line of a fence is `key: text`")),
            }
        })
        .collect()
}
