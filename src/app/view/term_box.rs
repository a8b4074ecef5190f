//! What a term means, over the page that names it.

use web_sys::HtmlElement;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{
        build, focus,
        terms::{self, PressedTerm},
    },
    course::CardPicture,
    draw::{
        CellStyle,
        view::{
            drawing::drawing,
            html,
            link::{Link, prose},
        },
    },
    site::{Address, Lazy, Route, lazy},
    text::{Lang, words},
};
use bitqueens_course::{CourseFile, Glossary};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TermBoxProps {
    pub(super) lang: Lang,
}

/// A term that was pressed, and what it means.
#[derive(Clone, PartialEq)]
struct OpenTerm {
    pressed: PressedTerm,
    content: Html,
    /// How many were pressed: the same one can be pressed again.
    serial: u32,
}

/// The entry of the term that was pressed last, with a link to it in the glossary: nobody has to leave what they are at.
/// Where the glossary cannot be fetched, the press is an ordinary link's.
#[component]
pub(super) fn TermBox(props: &TermBoxProps) -> Html {
    let lang = props.lang;
    let open = use_state(|| None::<OpenTerm>);
    let node = use_node_ref();
    {
        let open = open.setter();
        use_effect_with(lang, move |lang| {
            let lang = *lang;
            let n_pressed = std::cell::Cell::new(0);
            let listener = terms::listen(move |pressed| {
                let (open, serial) = (open.clone(), n_pressed.get() + 1);
                n_pressed.set(serial);
                spawn_local(async move {
                    match entry(pressed.slug(), lang).await {
                        Some(content) => open.set(Some(OpenTerm {
                            pressed,
                            content,
                            serial,
                        })),
                        None => pressed.follow(),
                    }
                });
            });
            move || drop(listener)
        });
    }
    {
        let node = node.clone();
        use_effect_with((*open).clone(), move |open| {
            if let (Some(open), Some(shown)) = (open, node.cast::<HtmlElement>()) {
                open.pressed.show(&shown);
            }
        });
    }
    // What leads elsewhere closes it.
    let onclick = {
        let node = node.clone();
        Callback::from(move |event: MouseEvent| {
            let leads = focus::attribute(&event, "href").is_some();
            if let Some(shown) = node.cast::<HtmlElement>().filter(|_| leads) {
                terms::hide(&shown);
            }
        })
    };
    html! {
        <div ref={node} class="term-box" popover="auto" role="dialog" tabindex="-1" aria-label={words::TERM.in_lang(lang)} {onclick}>
            if let Some(OpenTerm { content, serial, .. }) = &*open {
                <div key={*serial}>{ content.clone() }</div>
            }
        </div>
    }
}

/// What a term means; `None` where the glossary cannot be fetched. The browser keeps the file, and the part of the
/// glossary reads it.
async fn entry(slug: String, lang: Lang) -> Option<Html> {
    // A picture has the colours of the course's pages; without them it is still a picture.
    let styled = build::fetch_style_sheet(Route::Learn);
    let bytes = build::fetch(&CourseFile::Glossary.name(lang.tag())).await;
    styled.await.ok();
    definition(bytes.ok()?, slug, lang).await.ok()?
}

fn definition(bytes: Vec<u8>, slug: String, lang: Lang) -> Lazy<Option<Html>> {
    lazy!(learn(bytes: Vec<u8>, slug: String, lang: Lang) -> Option<Html> = in_glossary(&bytes, &slug, lang))
}

/// A term with its sign, its sentence and its picture.
fn in_glossary(bytes: &[u8], slug: &str, lang: Lang) -> Option<Html> {
    let Glossary(groups) = CourseFile::read(bytes)?;
    let mut terms = groups.into_iter().flat_map(|group| group.terms);
    let term = terms.find(|term| term.slug == slug)?;
    let picture = term.picture.as_ref().and_then(CardPicture::of);
    Some(html! {
        <>
            <p class="term-name">
                { &term.name }
                if !term.sign.is_empty() && term.sign != term.name {
                    { " " }<code>{ &term.sign }</code>
                }
            </p>
            if let Some(picture) = picture {
                { drawing(&picture.drawing(CellStyle::CARD), None, None) }
            }
            <p>{ prose(&term.meaning) }</p>
            <p class="onward">
                <Link to={Address::glossary(Some(&term.slug))}>{ words::WHOLE_ENTRY.in_lang(lang) }</Link>
            </p>
        </>
    })
}
