//! The plans for teachers.

use super::{
    Files,
    mistake::Mistake,
    names::STAGES,
    passage::{Passage, passages},
    piece::PieceKind,
    place::{self, side},
    value::Value,
};

const LINKS: [&str; 6] = ["solve", "step", "lesson", "sheet", "count", "write"];

/// Writes the plans.
pub(crate) fn written(files: &Files, lessons: &[String]) -> Result<String, Mistake> {
    let passages = passages(files, "teachers")?;
    let mut rest = passages.iter().skip(1).peekable();
    let mut plans = Vec::new();
    while let Some(title) = rest.next() {
        if !matches!(title.kind(), PieceKind::Heading(2, _)) {
            return Err(title.at().mistake("a plan, `## …`, is to stand here"));
        }
        let aim = rest.next().map(Passage::paragraph);
        let aim =
            aim.unwrap_or_else(|| Err(title.at().mistake("the aim is to stand below this")))?;
        let know = rest.next().map(Passage::paragraph);
        let know = know.unwrap_or_else(|| {
            let what = "what pupils know before is to stand below the aim";
            Err(title.at().mistake(what))
        })?;
        let mut steps = Vec::new();
        while let Some(minutes) =
            rest.next_if(|passage| matches!(passage.kind(), PieceKind::Heading(3, _)))
        {
            let (what, class) = (rest.next(), rest.next());
            let (Some(what), Some(class)) = (what, class) else {
                let what = "a step has a paragraph and `class` below it";
                return Err(minutes.at().mistake(what));
            };
            steps.push(step(minutes, what, class, lessons)?);
        }
        let end = rest.next().ok_or_else(|| {
            let what = "`end` is to stand below the steps";
            title.at().mistake(what)
        })?;
        plans.push(format!(
            "LessonPlan {{ title: {}, aim: {aim}, know: {know}, steps: &[{}], {} }}",
            title.words()?,
            steps.join(", "),
            written_end(end)?
        ));
    }
    Ok(plans.join(",\n"))
}

/// Writes the wrong answers to expect with their replies, and the question at the door.
fn written_end(end: &Passage) -> Result<String, Mistake> {
    let fields = end.fence("end")?;
    end.only(&["wrong", "reply", "ask", "answer"])?;
    let n_wrong = fields.iter().filter(|field| field.key == "wrong").count();
    let wrong = (0..n_wrong).map(|number| {
        let (wrong, reply) = (end.text("wrong", number)?, end.text("reply", number)?);
        Ok(format!("[{wrong}, {reply}]"))
    });
    let wrong = wrong.collect::<Result<Vec<_>, Mistake>>()?.join(", ");
    let (ask, answer) = (end.text("ask", 0)?, end.text("answer", 0)?);
    Ok(format!("wrong: &[{wrong}], ticket: [{ask}, {answer}]"))
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

fn link(value: &Value, lessons: &[String]) -> Result<String, Mistake> {
    let lesson = || {
        value.only(&["slug"])?;
        let slug = value.get("slug")?;
        if lessons.iter().any(|of| of == slug) {
            Ok(format!("{slug:?}"))
        } else {
            Err(value.at.mistake(format!("there is no lesson `{slug}`")))
        }
    };
    Ok(match value.kind {
        "solve" => "PlanLink::Solve".to_owned(),
        "step" => format!("PlanLink::Step({})", place::written(value)?),
        "lesson" => format!("PlanLink::Lesson({})", lesson()?),
        "sheet" => format!("PlanLink::Sheet({})", lesson()?),
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
