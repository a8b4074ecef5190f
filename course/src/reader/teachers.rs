//! The edition for teachers: a plan for each class, and notes before and behind them.

use bitqueens_core::named;

use super::{
    mistake::CourseMistake,
    passage::Passage,
    piece::PieceKind,
    place::{self, side},
    value::Value,
};
use crate::{LessonPlan, NoteBlock, PlanLink, PlanStep, TeachersEdition, TeachersNote};

named! {
    /// Something to show, by its name in the text.
    #[derive(Clone, Copy, Debug)]
    enum LinkKind {
        Solve => "solve",
        Step => "step",
        Lesson => "lesson",
        Sheet => "sheet",
        Count => "count",
        Write => "write",
        Ladder => "ladder",
    }
}

/// The minutes of the steps of a class; what is left of its 50 is the exit ticket's.
const STEPS: u8 = 50 - LessonPlan::TICKET;

/// Reads the edition; `lessons` are the slugs of the course.
pub(super) fn read(
    passages: &[Passage],
    lessons: &[String],
) -> Result<TeachersEdition, CourseMistake> {
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
    Ok(TeachersEdition {
        before,
        plans,
        notes,
    })
}

fn is_step(passage: &Passage) -> bool {
    matches!(passage.kind(), PieceKind::Heading(3, _))
}

fn plan(
    title: &Passage,
    rest: &[Passage],
    lessons: &[String],
) -> Result<LessonPlan, CourseMistake> {
    let [aim, know, steps @ .., end] = rest else {
        let what = "a class has its aim, what pupils know before, its steps and `end`";
        return Err(title.at().mistake(what));
    };
    let mut read = Vec::new();
    for step in steps.chunk_by(|_, next| !is_step(next)) {
        let [heading, what, class] = step else {
            let what = "a step has its minutes, a paragraph and `class`";
            return Err(step[0].at().mistake(what));
        };
        read.push(self::step(heading, what, class, lessons)?);
    }
    let minutes: u16 = read.iter().map(|step| u16::from(step.minutes)).sum();
    if minutes != u16::from(STEPS) {
        let what = format!("the steps of this class take {minutes} minutes and not {STEPS}");
        return Err(title.at().mistake(what));
    }
    let fields = end.fence("end")?;
    end.only(&[
        "wrong", "reply", "ask", "answer", "enough", "good", "help", "homework",
    ])?;
    let n_wrong = fields.iter().filter(|field| field.key == "wrong").count();
    let wrong = (0..n_wrong).map(|at| Ok([end.text("wrong", at)?, end.text("reply", at)?]));
    let homework = end.value("homework")?;
    Ok(LessonPlan {
        title: title.words()?,
        aim: aim.paragraph()?,
        know: know.paragraph()?,
        steps: read,
        wrong: wrong.collect::<Result<_, CourseMistake>>()?,
        ticket: [end.text("ask", 0)?, end.text("answer", 0)?],
        enough: end.text("enough", 0)?,
        good: end.text("good", 0)?,
        help: end.text("help", 0)?,
        homework: known(homework.kind, &homework, lessons)?,
    })
}

fn step(
    heading: &Passage,
    what: &Passage,
    class: &Passage,
    lessons: &[String],
) -> Result<PlanStep, CourseMistake> {
    let fields = class.fence("class")?;
    class.only(&["ask", "answer", "show"])?;
    let links = fields.iter().filter(|field| field.key == "show");
    let links = links.map(|field| link(&Value::read(field)?, lessons));
    Ok(PlanStep {
        minutes: heading.minutes()?,
        what: what.paragraph()?,
        ask: class.text("ask", 0)?,
        expect: class.text("answer", 0)?,
        links: links.collect::<Result<_, _>>()?,
    })
}

/// The slug of a lesson that there is.
fn known(slug: &str, value: &Value, lessons: &[String]) -> Result<String, CourseMistake> {
    if lessons.iter().any(|lesson| lesson == slug) {
        Ok(slug.to_owned())
    } else {
        Err(value.at.mistake(format!("there is no lesson `{slug}`")))
    }
}

fn link(value: &Value, lessons: &[String]) -> Result<PlanLink, CourseMistake> {
    let kind = value.at.named(value.kind, "link")?;
    Ok(match kind {
        LinkKind::Solve => PlanLink::Solve,
        LinkKind::Ladder => PlanLink::Ladder,
        LinkKind::Step => PlanLink::Step(place::read(value)?),
        LinkKind::Lesson => {
            value.only(&["slug"])?;
            PlanLink::Lesson(known(value.get("slug")?, value, lessons)?)
        }
        LinkKind::Sheet => {
            value.only(&["slug", "number", "seed"])?;
            PlanLink::Sheet {
                slug: known(value.get("slug")?, value, lessons)?,
                number: value.number("number")?,
                seed: value.number("seed")?,
            }
        }
        LinkKind::Count => PlanLink::Count(side(value)?.get()),
        LinkKind::Write => {
            value.only(&["stage"])?;
            let stage = value.get("stage")?;
            PlanLink::Write(value.at.named(stage, "stage")?)
        }
    })
}

fn note(title: &Passage, rest: &[Passage]) -> Result<TeachersNote, CourseMistake> {
    let mut blocks = Vec::new();
    let mut rest = rest.iter().peekable();
    while let Some(block) = rest.next() {
        blocks.push(match block.kind() {
            PieceKind::Paragraph(_) => NoteBlock::Text(block.words()?),
            PieceKind::Table(_) => {
                let (heads, rows) = block.table()?;
                let caption = rest.next_if(|piece| matches!(piece.kind(), PieceKind::Caption(_)));
                let missing = || block.at().mistake("a caption is to stand below the table");
                let caption = caption.ok_or_else(missing)?.words()?;
                NoteBlock::Table {
                    heads,
                    rows,
                    caption,
                }
            }
            PieceKind::Fence(..) => {
                block.fence("strips")?;
                block.only(&[])?;
                NoteBlock::Strips
            }
            _ => {
                let what = "a note has paragraphs, tables and `strips`";
                return Err(block.at().mistake(what));
            }
        });
    }
    let title = title.words()?;
    Ok(TeachersNote { title, blocks })
}
