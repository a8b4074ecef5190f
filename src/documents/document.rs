//! A page at its address, in a language.

use yew::{BaseComponent, Callback, Html, LocalServerRenderer, Properties, component};

use super::{preview, words};
use crate::{
    app::{Action, State, fetch, view::layout},
    course::{LessonSummary, at_hand},
    pages::{
        ladder::words::gist,
        learn::{Contents, LearnPage},
        lesson::{LessonPage, OpenLesson},
        step::pictured,
    },
    site::{Address, Environment, Hardware, Route, at_once},
    text::{Lang, Phrase, Span, spans},
};
use bitqueens_core::ladder::Method;
use bitqueens_course::{Card, CourseFile, Glossary, LessonCards};

#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The address, with its language and without a state.
    address: Address,
    /// The state in which the program opens it, with nothing stored.
    state: State,
}

impl Document {
    /// Every page, every lesson, the pages beside the lessons and every method of the ladder, in each language.
    pub fn all() -> Vec<Self> {
        let pages = Route::at_folders().map(Address::of);
        let list = at_hand::list(Lang::AT_TOP);
        let lessons = list.lessons.iter().map(|entry| entry.slug.as_str());
        let beside = [
            Address::TEACHERS,
            Address::GLOSSARY,
            Address::REVIEW,
            Address::TEST,
        ];
        let tails = lessons.chain(beside);
        let course = tails.map(|tail| Address::below(Route::Learn, tail));
        let methods = Method::ALL.map(|method| Address::below(Route::Ladder, method.name()));
        let addresses: Vec<_> = pages.chain(course).chain(methods).collect();
        let in_language = |language| {
            let addresses = addresses.iter();
            addresses.map(move |address| Self::at(address, language))
        };
        Lang::ALL.into_iter().flat_map(in_language).collect()
    }

    fn at(address: &Address, language: Lang) -> Self {
        let address = address.clone().in_language(language);
        let state = opened(&address);
        Self { address, state }
    }

    pub fn of(route: Route, language: Lang) -> Self {
        Self::at(&Address::of(route), language)
    }

    pub fn others(&self) -> impl Iterator<Item = Self> {
        let others = self.language().others();
        others.map(|language| Self::at(&self.address, language))
    }

    pub const fn address(&self) -> &Address {
        &self.address
    }

    pub const fn language(&self) -> Lang {
        self.state.preferences.language
    }

    pub fn lesson(&self) -> Option<&'static LessonSummary> {
        let list = at_hand::list(self.language());
        list.lesson(&self.address.tail)
            .filter(|_| self.address.route == Route::Lesson)
    }

    /// The method of the ladder whose page it is.
    pub fn method(&self) -> Option<Method> {
        let method = Method::from_name(&self.address.tail);
        method.filter(|_| self.address.route == Route::Ladder)
    }

    /// True if search engines may list it; what stands inside other pages is not listed.
    pub fn is_listed(&self) -> bool {
        self.address.route != Route::Embed
    }

    /// True if it changes with the reader's order of the bits.
    pub const fn follows_order(&self) -> bool {
        !matches!(
            self.address.route,
            Route::Learn | Route::Lesson | Route::Review | Route::Teach | Route::Count
        )
    }

    /// The part of the program without which nothing on it works, by the name that `lazy!` gives it.
    pub const fn part(&self) -> &'static str {
        self.address.route.page().name()
    }

    pub fn title(&self) -> String {
        self.state.title()
    }

    /// The page in a sentence or two, for search results and shared links.
    pub fn description(&self) -> String {
        let phrase = match (self.card(), self.method()) {
            (Some(card), _) => return plain(&card.outcome),
            (None, Some(method)) => gist(method),
            (None, None) => self.title_and_description()[0],
        };
        plain(phrase.in_lang(self.language()))
    }

    pub(super) fn open_lesson(&self) -> Option<&OpenLesson> {
        self.state.get::<LessonPage>()?.open.lesson()
    }

    /// The terms, where it is the page of the glossary.
    pub(super) fn glossary(&self) -> Option<&'static Glossary> {
        let page = self.state.get::<LearnPage>()?;
        let course = matches!(page.open, Contents::Glossary(_)).then_some(&page.course)?;
        course.files.glossary(course.language)
    }

    fn card(&self) -> Option<&'static Card> {
        let files = &self.state.get::<LessonPage>()?.course.files;
        let LessonCards(cards) = files.cards(self.language())?;
        cards.get(at_hand::list(self.language()).index(self.lesson()?))
    }

    /// The files of the course that the program fetches before it draws the page.
    pub fn files(&self) -> Vec<CourseFile> {
        let text = match self.address.route {
            Route::Learn => self.state.get::<LearnPage>().map(LearnPage::text),
            Route::Lesson => self
                .state
                .get::<LessonPage>()
                .and_then(|page| page.open.file()),
            Route::Teach => Some(CourseFile::Teachers),
            Route::Review => None,
            _ => return Vec::new(),
        };
        [CourseFile::List].into_iter().chain(text).collect()
    }

    /// What it shows without scripts, and what the program adds.
    pub(super) fn unscripted(&self) -> &'static str {
        self.title_and_description()[1].in_lang(self.language())
    }

    fn title_and_description(&self) -> [Phrase; 2] {
        words::title_and_description(self.address.route, &self.address.tail)
    }

    /// The page as HTML: what the program draws first at this address.
    pub fn html(&self) -> String {
        let (state, nobody) = (&self.state, &Callback::noop());
        rendered_html(layout(state, state.address(), nobody, &Callback::noop()))
    }

    /// The preview picture for shared links, as an SVG.
    pub fn picture(&self) -> String {
        if let Some(card) = self.card() {
            return preview::of_card(card);
        }
        match (self.address.route, self.address.tail.as_str()) {
            (Route::Step | Route::Embed, _) => preview::of_step(&pictured()),
            (Route::Learn, Address::GLOSSARY) | (Route::Bits, _) => preview::of_bits(),
            (Route::Ladder, _) => preview::of_ladder(self.method()),
            (Route::Count, _) => preview::of_count(),
            // Any other page has a board to solve by hand.
            _ => preview::of_solve(),
        }
    }
}

/// The state of the program that opens an address with nothing stored.
fn opened(address: &Address) -> State {
    let environment = Environment {
        // As of nearly every browser; another one draws the difference.
        hardware: Hardware {
            simd: true,
            ..Hardware::default()
        },
        address: address.to_string(),
        ..Environment::default()
    };
    let mut state = State::open(&environment);
    while let Some(part) = state.wanted() {
        // Where the program is not split, every part is there.
        let page = at_once(fetch(part)).map(|open| open(&environment));
        match page.and_then(|page| state.apply(Action::Arrived(part, page))) {
            Some(next) => state = next,
            None => break,
        }
    }
    state
}

/// A text without the marks of code and terms.
pub(super) fn plain(text: &str) -> String {
    let parts = spans(text).map(|span| match span {
        Span::Words(words) => words.to_owned(),
        Span::Code(code) => code.to_owned(),
        Span::Term { text, .. } => plain(text),
    });
    parts.collect()
}

pub fn rendered<C: BaseComponent>(props: C::Properties) -> String
where
    C::Properties: 'static,
{
    // The program draws in the document's place; nothing is hydrated.
    let rendering = LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render();
    pollster::block_on(rendering)
}

#[derive(Clone, PartialEq, Properties)]
struct ElementsProps {
    html: Html,
}

#[component]
fn Elements(props: &ElementsProps) -> Html {
    props.html.clone()
}

pub(super) fn rendered_html(html: Html) -> String {
    rendered::<Elements>(ElementsProps { html })
}
