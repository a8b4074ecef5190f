//! The glossary.

use super::{
    Files,
    mistake::Mistake,
    passage::{Passage, passages},
    piece::{Field, PieceKind},
};

/// Writes the groups of terms, and finds the names of all terms.
pub(crate) fn written(
    files: &Files,
    lessons: &[String],
    terms: &mut Vec<String>,
) -> Result<String, Mistake> {
    let passages = passages(files, "glossary")?;
    let mut rest = passages.iter().skip(1).peekable();
    let mut groups = Vec::new();
    while let Some(title) = rest.next() {
        if !matches!(title.kind(), PieceKind::Heading(2, _)) {
            return Err(title
                .at()
                .mistake("a group of terms, `## …`, is to stand here"));
        }
        let mut group = Vec::new();
        while let Some(name) =
            rest.next_if(|passage| matches!(passage.kind(), PieceKind::Heading(3, _)))
        {
            let (head, meaning) = (rest.next(), rest.next());
            let (Some(head), Some(meaning)) = (head, meaning) else {
                return Err(name
                    .at()
                    .mistake("a term has `term` and a paragraph below it"));
            };
            group.push(term(name, head, meaning, lessons, terms)?);
        }
        groups.push(format!(
            "TermGroup {{ title: {}, terms: &[{}] }}",
            title.words()?,
            group.join(", ")
        ));
    }
    Ok(groups.join(",\n"))
}

fn term(
    name: &Passage,
    head: &Passage,
    meaning: &Passage,
    lessons: &[String],
    terms: &mut Vec<String>,
) -> Result<String, Mistake> {
    head.fence("term")?;
    head.only(&["slug", "sign", "also", "lesson"])?;
    let text = |key| {
        head.field(key)
            .map_or("", |field: &Field| field.text.as_str())
    };
    let slug = text("slug").to_owned();
    if slug.is_empty() || terms.contains(&slug) {
        return Err(head
            .at()
            .mistake(format!("the slug `{slug}` is no name of its own")));
    }
    let lesson = text("lesson");
    if !lesson.is_empty() && !lessons.iter().any(|of| of == lesson) {
        return Err(head.at().mistake(format!("there is no lesson `{lesson}`")));
    }
    let written = format!(
        "Term {{ slug: {slug:?}, sign: {:?}, name: {}, also: {}, meaning: {}, lesson: {lesson:?} }}",
        text("sign"),
        name.words()?,
        head.text_or_none("also")?,
        meaning.paragraph()?,
    );
    terms.push(slug);
    Ok(written)
}
