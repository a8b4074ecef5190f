//! The course's own texts, in English unless a test asks for both languages.
#![allow(
    dead_code,
    reason = "two test binaries share this file, and each uses some of it"
)]

use bitqueens::{
    pages::learn::{COURSE, Lesson, LessonSummary, at_hand},
    text::{Lang, Phrase},
};
use bitqueens_course::{Card, Glossary, TeachersEdition, Term};

/// Every lesson, in reading order.
pub(crate) fn lessons() -> std::slice::Iter<'static, Lesson> {
    at_hand::lessons(Lang::En).iter()
}

/// The lesson with that slug; `None` where there is none.
pub(crate) fn lesson(slug: &str) -> Option<&'static Lesson> {
    at_hand::lesson(slug, Lang::En)
}

/// A text of a lesson in both languages.
pub(crate) fn in_both(slug: &str, text: impl Fn(&'static Lesson) -> &'static str) -> Phrase {
    let [ja, en] = Lang::ALL.map(|lang| text(at_hand::lesson(slug, lang).unwrap()));
    Phrase::new(&[(Lang::Ja, ja), (Lang::En, en)])
}

/// Texts of a lesson in both languages, one by one.
pub(crate) fn each_in_both<T>(
    slug: &str,
    texts: impl Fn(&'static Lesson) -> Vec<(&'static str, T)>,
) -> Vec<(Phrase, T)> {
    let [ja, en] = Lang::ALL.map(|lang| texts(at_hand::lesson(slug, lang).unwrap()));
    assert_eq!(ja.len(), en.len(), "{slug}");
    let pairs = ja.into_iter().zip(en);
    let phrases =
        pairs.map(|((ja, _), (en, of))| (Phrase::new(&[(Lang::Ja, ja), (Lang::En, en)]), of));
    phrases.collect()
}

/// The card of a lesson in a language.
pub(crate) fn card(lesson: &LessonSummary, lang: Lang) -> &'static Card {
    let at = COURSE.iter().position(|of| of == lesson).unwrap();
    &at_hand::cards(lang).0[at]
}

/// Every term of the glossary in a language.
pub(crate) fn terms(lang: Lang) -> impl Iterator<Item = &'static Term> {
    let Glossary(groups) = at_hand::glossary(lang);
    groups.iter().flat_map(|group| &group.terms)
}

/// The edition for teachers, in Japanese and in English.
pub(crate) fn editions() -> [&'static TeachersEdition; 2] {
    Lang::ALL.map(at_hand::edition)
}
