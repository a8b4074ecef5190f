//! Fetching the files of the course, and what works on the boxes.

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{asset_url, hand_over::Leaving},
    draw::view::{
        fetching::fetching,
        html,
        lazy::{LazyArea, waiting},
    },
    pages::learn::{Content, LearnAction, LearnPage, ReviewPart, TextFile},
    site::{Lazy, NotFetched, PageContext, lazy},
    text::Lang,
};

/// Fetches a file of the course; the action brings it.
pub(in crate::pages::learn) fn fetch(file: TextFile) -> Lazy<LearnAction> {
    let bytes = asset_url::fetch(&file.file.name(file.lang.tag()));
    Box::pin(async move {
        let content = Content::read(&file.file, &bytes.await?).ok_or(NotFetched)?;
        Ok(LearnAction::Arrived(file, content))
    })
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FetchingProps {
    /// The file that is missing; `None` where none is, or where it could not be fetched.
    pub(super) wanted: Option<TextFile>,
    /// The area that waits for it.
    pub(super) area: AttrValue,
    /// Receives it.
    pub(super) send: Callback<LearnAction>,
}

/// Fetches what is missing.
#[component]
pub(super) fn Fetching(props: &FetchingProps) -> Html {
    let (send, area) = (props.send.clone(), props.area.clone());
    use_effect_with(props.wanted.clone(), move |wanted| {
        if let Some(file) = wanted.clone() {
            spawn_local(async move {
                let Ok(arrived) = fetch(file.clone()).await else {
                    send.emit(LearnAction::Missing(file));
                    return;
                };
                let leaving = Leaving::of(&area);
                send.emit(arrived);
                leaving.drawn().await;
            });
        }
    });
    Html::default()
}

/// What stands in an area while its file is on the way, or where it could not be fetched.
pub(super) fn wait(area: &AttrValue, page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let again = view.send.reform(|()| LearnAction::FetchAgain);
    waiting(area, page.missing.is_some(), view.lang(), &again)
}

/// Says that a text stays in the language of before, where the reader's could not be fetched.
pub(super) fn untranslated(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let again = view.send.reform(|()| LearnAction::FetchAgain);
    html! {
        if page.missing.is_some() && page.missing == page.wanted() {
            { fetching(true, view.lang(), &again) }
        }
    }
}

pub(super) fn fetch_review() -> Lazy<ReviewPart> {
    lazy!(learn_review() -> ReviewPart = ReviewPart::new())
}

/// An area of that name that fetches a part of the program; the state draws what is there once it has arrived.
pub(super) fn wait_for_part<Part: 'static>(
    fetch: impl Fn() -> Lazy<Part> + Copy + 'static,
    on_arrived: Callback<Part>,
    area: AttrValue,
    lang: Lang,
) -> Html {
    let draw = Callback::from(move |()| -> Lazy<Html> {
        let on_arrived = on_arrived.clone();
        Box::pin(async move {
            on_arrived.emit(fetch().await?);
            Ok(Html::default())
        })
    });
    html! { <LazyArea {draw} {area} lang={Some(lang)} /> }
}
