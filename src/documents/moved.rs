//! The page at the address of a lesson that became part of another one.

use super::words;
use crate::{
    course::{LessonSummary, at_hand, link},
    draw::escaped,
    site::{Address, Route},
    text::Lang,
};

/// A lesson that became part of another one, in a language.
pub(super) struct Moved {
    lesson: &'static LessonSummary,
    slug: &'static str,
    lang: Lang,
}

impl Moved {
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let of_lesson = |lesson: &'static LessonSummary| {
            let slugs = lesson.formerly.iter();
            slugs.flat_map(move |slug| Lang::ALL.map(|lang| Self { lesson, slug, lang }))
        };
        at_hand::list(Lang::En).lessons.iter().flat_map(of_lesson)
    }

    pub(super) const fn language(&self) -> Lang {
        self.lang
    }

    /// The address that the lesson had.
    pub(super) fn address(&self) -> Address {
        Address::below(Route::Lesson, self.slug).in_language(self.lang)
    }

    /// The address of the lesson that it became part of.
    pub(super) fn to(&self) -> Address {
        link::to_lesson(self.lesson, &[], None).in_language(self.lang)
    }

    pub(super) fn title(&self) -> &'static str {
        words::MOVED.in_lang(self.lang)
    }

    /// The page without the program: a link to the lesson.
    pub(super) fn content(&self) -> String {
        let title = at_hand::list(self.lang).title(self.lesson);
        let to = self.to().href(self.address().here());
        format!(
            "<div data-page=\"learn\"><main id=\"content\"><article class=\"lesson\"><h1>{}</h1><p>{}</p><p><a href=\"{to}\">{}</a></p></article></main></div>",
            self.title(),
            words::MOVED_TO.in_lang(self.lang),
            escaped(title),
        )
    }
}
