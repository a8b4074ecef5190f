//! The edition for teachers: a plan for each class, and notes before and behind them.

use super::{
    Files,
    mistake::Mistake,
    names::STAGES,
    passage::{Passage, passages},
    piece::PieceKind,
    place::{self, side},
    value::Value,
};

const LINKS: [&str; 7] = [
    "solve", "step", "lesson", "sheet", "count", "write", "ladder",
];

/// The minutes of a class.
const CLASS: u16 = 50;

/// Writes the edition.
pub(crate) fn written(files: &Files, lessons: &[String]) -> Result<String, Mistake> {
    let passages = passages(files, "teachers")?;
    let is_title = |passage: &Passage| matches!(passage.kind(), PieceKind::Heading(2, _));
    let (mut before, mut plans, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    // The first passage is the heading of the page.
    for section in passages[1..].chunk_by(|_, next| !is_title(next)) {
        let (title, rest) = (&section[0], &section[1..]);
        if !is_title(title) {
            let what = "a class or a note, `## …`, is to stand here";
            return Err(title.at().mistake(what));
        }
        if rest.iter().any(is_step) {
            plans.push(plan(title, rest, lessons)?);
        } else if plans.is_empty() {
            before.push(note(title, rest)?);
        } else {
            notes.push(note(title, rest)?);
        }
    }
    Ok(format!(
        "TeachersEdition {{ before: &[{}], plans: &[{}], notes: &[{}] }}",
        before.join(",\n"),
        plans.join(",\n"),
        notes.join(",\n")
    ))
}

fn is_step(passage: &Passage) -> bool {
    matches!(passage.kind(), PieceKind::Heading(3, _))
}

fn plan(title: &Passage, rest: &[Passage], lessons: &[String]) -> Result<String, Mistake> {
    let [aim, know, steps @ .., end] = rest else {
        let what = "a class has its aim, what pupils know before, its steps and `end`";
        return Err(title.at().mistake(what));
    };
    let (mut written, mut minutes) = (Vec::new(), 0);
    for step in steps.chunk_by(|_, next| !is_step(next)) {
        let [heading, what, class] = step else {
            let what = "a step has its minutes, a paragraph and `class`";
            return Err(step[0].at().mistake(what));
        };
        minutes += u16::from(heading.minutes()?);
        written.push(self::step(heading, what, class, lessons)?);
    }
    if minutes != CLASS {
        let what = format!("the steps of this class take {minutes} minutes and not {CLASS}");
        return Err(title.at().mistake(what));
    }
    Ok(format!(
        "LessonPlan {{ title: {}, aim: {}, know: {}, steps: &[{}], {} }}",
        title.words()?,
        aim.paragraph()?,
        know.paragraph()?,
        written.join(", "),
        written_end(end, lessons)?
    ))
}

/// Writes what a class ends with: wrong answers to expect, the question at the door, what is enough
/// and what is good, and the homework.
fn written_end(end: &Passage, lessons: &[String]) -> Result<String, Mistake> {
    let fields = end.fence("end")?;
    end.only(&[
        "wrong", "reply", "ask", "answer", "enough", "good", "homework",
    ])?;
    let n_wrong = fields.iter().filter(|field| field.key == "wrong").count();
    let wrong = (0..n_wrong).map(|number| {
        let (wrong, reply) = (end.text("wrong", number)?, end.text("reply", number)?);
        Ok(format!("[{wrong}, {reply}]"))
    });
    let wrong = wrong.collect::<Result<Vec<_>, Mistake>>()?.join(", ");
    let (ask, answer) = (end.text("ask", 0)?, end.text("answer", 0)?);
    let (enough, good) = (end.text("enough", 0)?, end.text("good", 0)?);
    let homework = end.value("homework")?;
    let homework = known(homework.kind, &homework, lessons)?;
    Ok(format!(
        "wrong: &[{wrong}], ticket: [{ask}, {answer}], enough: {enough}, good: {good}, homework: {homework}"
    ))
}

fn step(
    heading: &Passage,
    what: &Passage,
    class: &Passage,
    lessons: &[String],
) -> Result<String, Mistake> {
    let fields = class.fence("class")?;
    class.only(&["ask", "answer", "show"])?;
    let links = fields.iter().filter(|field| field.key == "show");
    let links = links.map(|field| link(&Value::read(field)?, lessons));
    let links = links.collect::<Result<Vec<_>, _>>()?.join(", ");
    Ok(format!(
        "PlanStep {{ minutes: {}, what: {}, ask: {}, expect: {}, links: &[{links}] }}",
        heading.minutes()?,
        what.paragraph()?,
        class.text("ask", 0)?,
        class.text("answer", 0)?,
    ))
}

/// Writes the name of a lesson that there is.
fn known(slug: &str, value: &Value, lessons: &[String]) -> Result<String, Mistake> {
    if lessons.iter().any(|of| of == slug) {
        Ok(format!("{slug:?}"))
    } else {
        Err(value.at.mistake(format!("there is no lesson `{slug}`")))
    }
}

fn link(value: &Value, lessons: &[String]) -> Result<String, Mistake> {
    Ok(match value.kind {
        "solve" => "PlanLink::Solve".to_owned(),
        "ladder" => "PlanLink::Ladder".to_owned(),
        "step" => format!("PlanLink::Step({})", place::written(value)?),
        "lesson" => {
            value.only(&["slug"])?;
            let slug = known(value.get("slug")?, value, lessons)?;
            format!("PlanLink::Lesson({slug})")
        }
        "sheet" => {
            value.only(&["slug", "number", "seed"])?;
            let slug = known(value.get("slug")?, value, lessons)?;
            let (number, seed) = (value.number::<u8>("number")?, value.number::<u64>("seed")?);
            format!("PlanLink::Sheet {{ slug: {slug}, number: {number}, seed: {seed} }}")
        }
        "count" => format!("PlanLink::Count({})", side(value)?.get()),
        "write" => {
            value.only(&["stage"])?;
            let stage = value.get("stage")?;
            let number = (1..).zip(STAGES).find(|(_, of)| *of == stage);
            let unknown = || value.at.mistake(format!("there is no stage `{stage}`"));
            let (number, _): (u8, _) = number.ok_or_else(unknown)?;
            format!("PlanLink::Write {{ stage: {stage:?}, number: {number} }}")
        }
        _ => return Err(value.unknown("link", &LINKS)),
    })
}

fn note(title: &Passage, rest: &[Passage]) -> Result<String, Mistake> {
    let mut blocks = Vec::new();
    let mut rest = rest.iter().peekable();
    while let Some(block) = rest.next() {
        blocks.push(match block.kind() {
            PieceKind::Paragraph(_) => format!("NoteBlock::Text({})", block.words()?),
            PieceKind::Table(_) => {
                let (heads, rows) = block.table()?;
                let caption = rest.next_if(|of| matches!(of.kind(), PieceKind::Caption(_)));
                let missing = || block.at().mistake("a caption is to stand below the table");
                let caption = caption.ok_or_else(missing)?.words()?;
                format!("NoteBlock::Table {{ heads: {heads}, rows: {rows}, caption: {caption} }}")
            }
            PieceKind::Fence(..) => {
                block.fence("strips")?;
                block.only(&[])?;
                "NoteBlock::Strips".to_owned()
            }
            _ => {
                let what = "a note has paragraphs, tables and `strips`";
                return Err(block.at().mistake(what));
            }
        });
    }
    Ok(format!(
        "TeachersNote {{ title: {}, blocks: &[{}] }}",
        title.words()?,
        blocks.join(", ")
    ))
}
