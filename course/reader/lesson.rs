//! A lesson.

use bitqueens_core::named;

use super::{
    Files, PARTS,
    mistake::{At, Mistake},
    names::{JOIN_STEPS, PAGES, QUESTIONS, TARGETS, TRICKS, variant},
    opening,
    passage::{Passage, passages},
    picture,
    piece::PieceKind,
    place::{self, width},
    trial,
    value::Value,
};

/// A lesson as written, and where it stands in the course.
pub(crate) struct WrittenLesson {
    /// The part of the course.
    pub(crate) part: &'static str,
    /// Its number in the part, from 1.
    pub(crate) number: usize,
    /// Where the part and the number are named.
    pub(crate) at: At,
    /// The lesson in Rust.
    pub(crate) code: String,
    /// Its card in Rust.
    pub(crate) card: String,
}

named! {
    /// A fence that is a block by itself.
    #[derive(Clone, Copy, Debug)]
    enum BlockFence {
        Opening => "opening",
        Figure => "figure",
        Join => "join",
        Work => "work",
        Fault => "fault",
        Quiz => "quiz",
        Example => "example",
        Exercise => "exercise",
        Step => "step",
        Link => "link",
    }
}

/// Writes a lesson.
pub(crate) fn written(files: &Files, slug: &str) -> Result<WrittenLesson, Mistake> {
    let passages = passages(files, &format!("lessons/{slug}"))?;
    let [title, head, blocks @ ..] = &passages[..] else {
        let file = format!("lessons/{slug}.ja.md");
        return Err(At::new(&file, 1).mistake("a lesson begins with its title and `lesson`"));
    };
    if !matches!(title.kind(), PieceKind::Heading(1, _)) {
        return Err(title.at().mistake("a lesson begins with its title, `# …`"));
    }
    head.fence("lesson")?;
    head.only(&["part", "outcome", "picture"])?;
    let part = head.value("part")?;
    let (name, number) = part.kind.split_once(' ').unwrap_or((part.kind, ""));
    let number = part.parsed(number)?;
    let name = PARTS.into_iter().find(|part| *part == name);
    let name = name.ok_or_else(|| part.unknown("part", &PARTS))?;
    let blocks = written_blocks(blocks)?;
    let code = format!(
        "Lesson {{ slug: {slug:?}, part: CoursePart::{}, title: {}, blocks: &[{}] }}",
        variant(name),
        title.words()?,
        blocks.join(",\n"),
    );
    let card = format!(
        "Card {{ outcome: {}, picture: {} }}",
        head.text("outcome", 0)?,
        picture::written(&head.value("picture")?)?,
    );
    Ok(WrittenLesson {
        part: name,
        number,
        at: part.at.clone(),
        code,
        card,
    })
}

fn written_blocks(passages: &[Passage]) -> Result<Vec<String>, Mistake> {
    let mut blocks = Vec::new();
    let mut rest = passages.iter();
    while let Some(passage) = rest.next() {
        let mut below = |what: &str| {
            let missing = || {
                passage
                    .at()
                    .mistake(format!("{what} is to stand below this"))
            };
            rest.next().ok_or_else(missing)
        };
        match passage.kind() {
            PieceKind::Paragraph(_) => blocks.push(format!("Block::Prose({})", passage.words()?)),
            PieceKind::Code(lines) => {
                blocks.extend(lines.iter().map(|line| format!("Block::Code({line:?})")));
            }
            PieceKind::Heading(2, _) => {
                let answer = below("the answer")?.paragraph()?;
                let question = passage.words()?;
                blocks.push(format!(
                    "Block::Why {{ question: {question}, answer: {answer} }}"
                ));
            }
            PieceKind::Table(_) => {
                let caption = below("the caption, `*…*`,")?;
                if !matches!(caption.kind(), PieceKind::Caption(_)) {
                    return Err(caption
                        .at()
                        .mistake("a table's caption, `*…*`, is to stand here"));
                }
                let (heads, rows) = passage.table()?;
                blocks.push(format!(
                    "Block::Figure(Figure {{ picture: Picture::Table {{ heads: {heads}, rows: {rows} }}, \
                     caption: {} }})",
                    caption.words()?
                ));
            }
            PieceKind::Fence(name, _) => {
                let known = BlockFence::from_name(name).ok_or_else(|| {
                    let known = BlockFence::ALL.map(BlockFence::name).join(", ");
                    passage
                        .at()
                        .mistake(format!("`{name}` is no block; there are {known}"))
                })?;
                if matches!(known, BlockFence::Opening) && !blocks.is_empty() {
                    let first = "a lesson begins with its `opening`, and has no other";
                    return Err(passage.at().mistake(first));
                }
                blocks.push(written_fence(known, passage, rest.clone().next())?);
            }
            PieceKind::Heading(..) => {
                return Err(passage
                    .at()
                    .mistake("a heading inside of a lesson is `## …`"));
            }
            PieceKind::Caption(_) => {
                return Err(passage.at().mistake("a caption stands below a table"));
            }
        }
    }
    Ok(blocks)
}

/// Writes a fence. What stands below an example is what it is an example of.
fn written_fence(
    fence: BlockFence,
    passage: &Passage,
    below: Option<&Passage>,
) -> Result<String, Mistake> {
    Ok(match fence {
        BlockFence::Opening => opening::written(passage)?,
        BlockFence::Figure => {
            passage.only(&["picture", "caption"])?;
            let picture = picture::written(&passage.value("picture")?)?;
            let caption = passage.text("caption", 0)?;
            format!("Block::Figure(Figure {{ picture: {picture}, caption: {caption} }})")
        }
        BlockFence::Join => {
            passage.only(&["steps"])?;
            let steps = passage.value("steps")?;
            let mut names = steps.kind.split_whitespace();
            if let Some(name) = names.find(|name| !JOIN_STEPS.contains(name)) {
                return Err(steps.at.mistake(format!(
                    "`{name}` is no step of the join; there are {}",
                    JOIN_STEPS.join(", ")
                )));
            }
            let names = steps.kind.split_whitespace();
            let names = names.map(|name| format!("JoinStep::{}", variant(name)));
            let names = names.collect::<Vec<_>>().join(", ");
            format!("Block::Join(&[{names}])")
        }
        BlockFence::Work => {
            passage.only(&[])?;
            "Block::Work".to_owned()
        }
        BlockFence::Fault => trial::written(passage)?,
        BlockFence::Quiz => quiz(passage)?,
        BlockFence::Example => {
            passage.only(&[])?;
            let of = below.filter(|below| below.fence("exercise").is_ok());
            let missing = || {
                let what = "an `example` stands above the `exercise` that it is of";
                passage.at().mistake(what)
            };
            format!(
                "Block::Example(ExampleOf::new({}))",
                exercise(of.ok_or_else(missing)?)?
            )
        }
        BlockFence::Exercise => format!("Block::Exercise({})", exercise(passage)?),
        BlockFence::Step => {
            passage.only(&["at", "text"])?;
            let at = passage.value("at")?;
            at.only(&place::NAMES)?;
            let (place, text) = (place::written(&at)?, passage.text("text", 0)?);
            format!("Block::Step {{ place: {place}, text: {text} }}")
        }
        BlockFence::Link => {
            passage.only(&["to", "text"])?;
            let to = passage.value("to")?;
            if !PAGES.contains(&to.kind) {
                return Err(to.unknown("page", &PAGES));
            }
            let query = to
                .values
                .iter()
                .map(|(key, value)| format!("({key:?}, {value:?})"));
            format!(
                "Block::Onward {{ to: Route::{}, query: &[{}], text: {} }}",
                variant(to.kind),
                query.collect::<Vec<_>>().join(", "),
                passage.text("text", 0)?,
            )
        }
    })
}

fn quiz(passage: &Passage) -> Result<String, Mistake> {
    passage.only(&["ask", "right", "wrong", "reply"])?;
    let mut answers = Vec::new();
    let (mut n_right, mut n_wrong) = (0, 0);
    for field in passage.fence("quiz")? {
        let number = match field.key.as_str() {
            "right" => &mut n_right,
            "wrong" => &mut n_wrong,
            _ => continue,
        };
        let text = passage.text(&field.key, *number)?;
        *number += 1;
        let reply = passage.text("reply", answers.len())?;
        let right = field.key == "right";
        answers.push(format!(
            "QuizAnswer {{ text: {text}, right: {right}, reply: {reply} }}"
        ));
    }
    if n_right != 1 || n_wrong < 2 {
        return Err(passage
            .at()
            .mistake("a quiz has one `right` and at least two `wrong`"));
    }
    let ask = passage.text("ask", 0)?;
    let answers = answers.join(", ");
    Ok(format!(
        "Block::Quiz(Quiz {{ ask: {ask}, answers: &[{answers}] }})"
    ))
}

fn exercise(passage: &Passage) -> Result<String, Mistake> {
    passage.only(&["number", "row", "question"])?;
    let known = |value: &Value, what: &str, names: &[&str]| {
        if names.contains(&value.kind) {
            Ok(())
        } else {
            Err(value.unknown(what, names))
        }
    };
    if passage.field("number").is_some() {
        let value = passage.value("number")?;
        known(&value, "number", &TRICKS)?;
        value.only(&["x", "width"])?;
        let (trick, x) = (variant(value.kind), value.number::<u32>("x")?);
        let width = width(&value)?.get();
        Ok(format!(
            "Exercise::Number {{ trick: Trick::{trick}, x: {x}, width: width({width}) }}"
        ))
    } else if passage.field("row").is_some() {
        let value = passage.value("row")?;
        known(&value, "word of a row", &TARGETS)?;
        value.only(&place::NAMES)?;
        let word = match value.kind {
            line @ ("left" | "down" | "right") => format!("Line(Line::{})", variant(line)),
            other => variant(other),
        };
        let place = place::written(&value)?;
        Ok(format!(
            "Exercise::Row {{ word: TargetWord::{word}, place: {place} }}"
        ))
    } else {
        let value = passage.value("question")?;
        known(&value, "question", &QUESTIONS)?;
        let function = value.kind.replace('-', "_");
        Ok(format!("Exercise::Custom(Ask(questions::{function}))"))
    }
}
