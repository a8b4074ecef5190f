//! The course's own texts, in English unless a test asks for both languages.
#![allow(
    dead_code,
    reason = "two test binaries share this file, and each uses some of it"
)]

use bitqueens::{
    course::{Lesson, LessonList, LessonSummary, at_hand},
    text::{Lang, Phrase},
};
use bitqueens_course::{Card, Glossary, TeachersEdition, Term};

/// The list of lessons.
pub(crate) fn course_list() -> &'static LessonList {
    at_hand::list(Lang::En)
}

/// Every lesson, in reading order.
pub(crate) fn lessons() -> std::slice::Iter<'static, Lesson> {
    at_hand::lessons(Lang::En).iter()
}

/// The lesson with that slug; `None` where there is none.
pub(crate) fn lesson(slug: &str) -> Option<&'static Lesson> {
    at_hand::lesson(slug, Lang::En)
}

/// Texts of a lesson in every language, one by one.
pub(crate) fn each_in_all<T>(
    slug: &str,
    texts: impl Fn(&'static Lesson) -> Vec<(&'static str, T)>,
) -> Vec<(Phrase, T)> {
    let mut all = Lang::ALL.map(|lang| (lang, texts(at_hand::lesson(slug, lang).unwrap())));
    let mut phrases = Vec::new();
    while all.iter().any(|(_, texts)| !texts.is_empty()) {
        let same = all.each_mut().map(|(lang, texts)| {
            let (text, of) = texts.pop().unwrap_or_else(|| panic!("{slug} in {lang:?}"));
            ((*lang, text), of)
        });
        let phrase = Phrase::new(&same.each_ref().map(|(text, _)| *text));
        let [(_, of), ..] = same;
        phrases.push((phrase, of));
    }
    phrases.reverse();
    phrases
}

/// The card of a lesson in a language.
pub(crate) fn card(lesson: &LessonSummary, lang: Lang) -> &'static Card {
    let at = course_list()
        .lessons
        .iter()
        .position(|of| of == lesson)
        .unwrap();
    &at_hand::cards(lang).0[at]
}

/// Every term of the glossary in a language.
pub(crate) fn terms(lang: Lang) -> impl Iterator<Item = &'static Term> {
    let Glossary(groups) = at_hand::glossary(lang);
    groups.iter().flat_map(|group| &group.terms)
}

/// The edition for teachers, in Japanese and in English.
pub(crate) fn editions() -> [&'static TeachersEdition; 2] {
    [Lang::Ja, Lang::En].map(at_hand::edition)
}
