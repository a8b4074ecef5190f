//! What the program does before it draws for the first time.

use std::{
    future::{Future, poll_fn},
    pin::pin,
    rc::Rc,
    task::Poll,
};

use yew::platform::spawn_local;

use super::app::{App, AppProps};
use crate::{
    app::{Action, LoadedPage, State, fetch},
    browser::{asset_url, clock, document, environment, hand_over, style_sheet},
    pages::learn::LearnPage,
    site::{NotFetched, Route},
};

/// The program draws without the parts of the open page that have not come so long after itself.
const PATIENCE_MS: i32 = 1_000;

/// Draws the page of the address in the place of the document.
///
/// The document has named the parts of the page, so they come beside the program. It waits for them:
/// a page that is drawn in one piece is laid out once.
pub(super) fn start() {
    let environment = environment::read();
    let state = State::open(&environment);
    spawn_local(async {
        let whole = in_time(PATIENCE_MS, whole(state.clone())).await;
        let props = AppProps {
            state: whole.unwrap_or(state),
            address: environment.address,
        };
        hand_over::begin();
        // Shown in the frame of the first drawing, so that the page is styled once.
        document::show(&props.state.preferences);
        match document::root() {
            Some(root) => yew::Renderer::<App>::with_root_and_props(root, props).render(),
            None => yew::Renderer::<App>::with_props(props).render(),
        };
    });
}

/// The state when what its page waits for has arrived. What cannot be fetched is missing; the page
/// asks for it again, and says so.
async fn whole(mut state: State) -> State {
    if let Some(route) = state.wanted()
        && let Ok(page) = arrival(route).await
    {
        state = state.apply(Action::Arrived(route, page)).unwrap_or(state);
    }
    if let Some(rest) = state.page().and_then(|page| page.fetch_awaited())
        && let Ok(action) = rest.await
    {
        state = state.apply(action).unwrap_or(state);
    }
    state
}

/// What comes of an attempt; `None` after so many milliseconds.
async fn in_time<T>(milliseconds: i32, attempt: impl Future<Output = T>) -> Option<T> {
    let mut attempt = pin!(attempt);
    let mut late = pin!(clock::passed(milliseconds));
    poll_fn(|context| match attempt.as_mut().poll(context) {
        Poll::Ready(came) => Poll::Ready(Some(came)),
        Poll::Pending => late.as_mut().poll(context).map(|()| None),
    })
    .await
}

/// Fetches the code of a page with its style sheet, and opens the page with what was stored.
pub(super) async fn arrival(route: Route) -> Result<Rc<dyn LoadedPage>, NotFetched> {
    // Both are asked for before either is waited for.
    let styled = style_sheet::fetch(route);
    let mut environment = environment::read();
    if route == Route::Learn {
        // The page opens with the list of lessons, which is on its way while the code comes.
        let lessons = asset_url::fetch(&LearnPage::list_file(&environment));
        fetch(route, environment.clone()).await?;
        environment.lessons = lessons.await?;
    }
    let page = fetch(route, environment).await?;
    styled.await?;
    Ok(page)
}
