//! The glossary.

use super::{
    mistake::CourseMistake,
    passage::Passage,
    picture,
    piece::{Field, PieceKind},
};
use crate::{Glossary, Term, TermGroup};

/// Reads the groups of terms; `lessons` are the slugs of the course.
pub(super) fn read(passages: &[Passage], lessons: &[String]) -> Result<Glossary, CourseMistake> {
    let mut rest = passages.iter().skip(1).peekable();
    let mut groups: Vec<TermGroup> = Vec::new();
    while let Some(title) = rest.next() {
        if !matches!(title.kind(), PieceKind::Heading(2, _)) {
            return Err(title
                .at()
                .mistake("a group of terms, `## …`, is to stand here"));
        }
        let mut terms = Vec::new();
        while let Some(name) =
            rest.next_if(|passage| matches!(passage.kind(), PieceKind::Heading(3, _)))
        {
            let (head, meaning) = (rest.next(), rest.next());
            let (Some(head), Some(meaning)) = (head, meaning) else {
                return Err(name
                    .at()
                    .mistake("a term has `term` and a paragraph below it"));
            };
            let term = term(name, head, meaning, lessons)?;
            let before = groups.iter().flat_map(|group| &group.terms).chain(&terms);
            if term.slug.is_empty() || before.into_iter().any(|other| other.slug == term.slug) {
                let what = format!("the slug `{}` is no name of its own", term.slug);
                return Err(head.at().mistake(what));
            }
            terms.push(term);
        }
        let title = title.words()?;
        groups.push(TermGroup { title, terms });
    }
    Ok(Glossary(groups))
}

fn term(
    name: &Passage,
    head: &Passage,
    meaning: &Passage,
    lessons: &[String],
) -> Result<Term, CourseMistake> {
    head.fence("term")?;
    head.only(&["slug", "sign", "also", "lesson", "picture"])?;
    let text = |key| {
        let field: Option<&Field> = head.field(key);
        field.map_or_else(String::new, |field| field.text.clone())
    };
    let lesson = text("lesson");
    if !lesson.is_empty() && !lessons.contains(&lesson) {
        return Err(head.at().mistake(format!("there is no lesson `{lesson}`")));
    }
    Ok(Term {
        slug: text("slug"),
        sign: text("sign"),
        name: name.words()?,
        also: head.text_or_none("also"),
        meaning: meaning.paragraph()?,
        lesson,
        picture: picture::beside(head)?,
    })
}
