//! Steps as slides: what is chosen of the search, the film of them, and the deck itself. With what makes a film it is a
//! part of the program of its own.

use std::{rc::Rc, time::Duration};

use yew::{
    platform::{spawn_local, time::sleep},
    prelude::*,
};

use super::share::step_field;
use crate::{
    browser::{clock, sharing},
    draw::view::{
        buttons::{AskButton, ButtonKind, TextToCopy, print_button},
        choice::choice,
        html,
        lazy::late,
        link::Link,
        player::pace_choice,
    },
    pages::step::{
        Deck, Film, Mode, StepAction, StepPage, StepSlide,
        words::{self, slides as own},
    },
    player::Playback,
    site::PageContext,
    text::{Lang, words::COLON},
};
use bitqueens_core::{bits::BitOrder, solver::Machine};

type SlideShow = (Rc<StepPage>, PageContext<StepAction>);

/// The slides, or while their part is on the way a sentence that says so.
pub(in crate::pages::step::view) fn slides(
    page: &Rc<StepPage>,
    view: &PageContext<StepAction>,
) -> Html {
    let given = (page.clone(), view.clone());
    late!(step_film: draw(SlideShow), "slides", given, Some(view.lang()))
}

fn draw((page, view): &SlideShow) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    if matches!(page.stepper.playback, Playback::Seeking(_)) {
        return html! { <p role="status">{ words::SHEET_COMING.in_lang(lang) }</p> };
    }
    let deck = Rc::new(Deck::of(page));
    let (from, to) = page.range;
    let on_from = view.send.reform(move |from| StepAction::Range(from, to));
    let on_to = view.send.reform(move |to| StepAction::Range(from, to));
    let send = view.send.reform(StepAction::player);
    let first = deck.steps.first().map_or(0, |step| step.counters().steps);
    let last = deck.steps.last().map_or(0, |step| step.counters().steps);
    let name = format!("queens-{}-{first}-{last}", page.stepper.size());
    let back = page.address_in(Mode::Explore);
    let film = format!("{name} {}", page.stepper.pace.name());
    html! {
        <div class="slides" data-slides={deck.steps.len().to_string()}>
            <div class="slides-choices">
                <h1 tabindex="-1">{ own::SLIDES.in_lang(lang) }</h1>
                <p>{ own::slides_why().in_lang(lang) }</p>
                <div class="fields">
                    { step_field("slides-from", words::EMBED_FROM, from, &on_from, lang) }
                    { step_field("slides-to", words::EMBED_TO, to, &on_to, lang) }
                    { pace_choice(page.stepper.pace, lang, &send) }
                </div>
                <p class="result" role="status">{ own::n_slides(&deck, first, last).in_lang(lang).to_owned() }</p>
                <div class="pages">
                    { print_button(ButtonKind::Main, own::PRINT, lang) }
                    <Link action="close-slides" to={back}>{ words::BACK_TO_STEP.in_lang(lang) }</Link>
                </div>
                <p class="hint">{ own::PRINT_WHY.in_lang(lang) }</p>
                <FilmBox key={film} deck={Rc::clone(&deck)} {name} {order} {lang} />
            </div>
            for machine in &deck.steps {
                <SlideBox key={machine.counters().steps} machine={machine.clone()} {order} {lang} />
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SlideBoxProps {
    machine: Machine,
    order: BitOrder,
    lang: Lang,
}

/// A slide: a page of the deck.
#[component]
fn SlideBox(props: &SlideBoxProps) -> Html {
    let (lang, slide) = (props.lang, StepSlide::of(&props.machine, props.order));
    let said = slide.said.clone().and(&slide.shown);
    let parts = [
        slide.title.in_lang(lang),
        COLON.in_lang(lang),
        said.in_lang(lang),
    ];
    let alt = parts.concat();
    let picture = sharing::as_address("image/svg+xml", slide.picture(lang).as_bytes());
    html! {
        <section class="slide" data-slide={props.machine.counters().steps.to_string()}>
            <h2 class="unseen">{ slide.title.in_lang(lang).to_owned() }</h2>
            <img src={picture} {alt} />
        </section>
    }
}

/// How far a film is.
#[derive(Clone, PartialEq)]
enum FilmState {
    NotBegun,
    /// So many of its pictures are in it.
    Underway(usize),
    Failed,
    Made(Rc<MadeFilm>),
}

#[derive(PartialEq)]
struct MadeFilm {
    bytes: Vec<u8>,
    address: AttrValue,
    milliseconds: u64,
}

/// How long a picture of a film is shown, in hundredths of a second.
const DELAYS: [u16; 5] = [25, 50, 100, 200, 400];
const USUAL_DELAY: u16 = 100;

#[derive(Clone, PartialEq, Properties)]
struct FilmBoxProps {
    deck: Rc<Deck>,
    /// The name of its file, without its ending.
    name: AttrValue,
    order: BitOrder,
    lang: Lang,
}

/// The button that makes the film, how far that is, and the film with its text.
#[component]
fn FilmBox(props: &FilmBoxProps) -> Html {
    let (lang, n_pictures) = (props.lang, props.deck.steps.len());
    let making = use_state(|| FilmState::NotBegun);
    let delay = use_state(|| USUAL_DELAY);
    // The number of the film in work: one that was cancelled, or whose page was left, carries an older one.
    let ticket = use_mut_ref(|| 0_u32);
    {
        let ticket = Rc::clone(&ticket);
        use_effect_with((), move |()| move || *ticket.borrow_mut() += 1);
    }
    let make = {
        let (props, making, ticket, delay) =
            (props.clone(), making.clone(), Rc::clone(&ticket), *delay);
        Callback::from(move |_: MouseEvent| {
            *ticket.borrow_mut() += 1;
            let number = *ticket.borrow();
            let (props, making, ticket) = (props.clone(), making.clone(), Rc::clone(&ticket));
            spawn_local(async move {
                let is_wanted = || *ticket.borrow() == number;
                let on_picture = |done| {
                    if is_wanted() {
                        making.set(FilmState::Underway(done));
                    }
                    is_wanted()
                };
                let begun = clock::now();
                let film = film(&props, delay, on_picture).await;
                if !is_wanted() {
                    return;
                }
                making.set(film.map_or(FilmState::Failed, |bytes| {
                    FilmState::Made(Rc::new(MadeFilm {
                        address: sharing::as_address("image/gif", &bytes).into(),
                        milliseconds: clock::now().saturating_sub(begun),
                        bytes,
                    }))
                }));
            });
        })
    };
    let cancel = {
        let (making, ticket) = (making.clone(), Rc::clone(&ticket));
        Callback::from(move |_: MouseEvent| {
            *ticket.borrow_mut() += 1;
            making.set(FilmState::NotBegun);
        })
    };
    let delays = {
        let delay = delay.clone();
        choice(
            ("film-delay", own::DELAY.in_lang(lang)),
            DELAYS,
            *delay,
            |seconds| (seconds.to_string(), own::seconds(seconds)),
            Callback::from(move |seconds| delay.set(seconds)),
        )
    };
    let state = match &*making {
        FilmState::NotBegun => "idle",
        FilmState::Underway(_) => "running",
        FilmState::Failed => "failed",
        FilmState::Made(_) => "done",
    };
    html! {
        <section class="film" data-film={state}>
            <h2>{ own::FILM.in_lang(lang) }</h2>
            <p>{ own::film_before(n_pictures, *delay).in_lang(lang).to_owned() }</p>
            <div class="fields">
                { delays }
                if let FilmState::Underway(_) = &*making {
                    <button key="stop" type="button" data-action="stop-film" onclick={cancel}>{ own::STOP.in_lang(lang) }</button>
                } else {
                    <button key="make" type="button" data-action="film" onclick={make}>{ own::MAKE.in_lang(lang) }</button>
                }
            </div>
            <p role="status">
                {match &*making {
                    FilmState::NotBegun => String::new(),
                    FilmState::Underway(done) => own::underway(*done, n_pictures).into_lang(lang),
                    FilmState::Failed => own::FAILED.in_lang(lang).to_owned(),
                    FilmState::Made(film) => own::made(film.bytes.len(), film.milliseconds).into_lang(lang),
                }}
            </p>
            if let FilmState::Made(film) = &*making {
                { made(film, props) }
            }
        </section>
    }
}

/// The film, the button that saves it, and its text.
fn made(film: &Rc<MadeFilm>, props: &FilmBoxProps) -> Html {
    let lang = props.lang;
    let words = props.deck.in_words(props.order, lang);
    let save = {
        let (film, name) = (Rc::clone(film), format!("{}.gif", props.name));
        Callback::from(move |tell: Callback<bool>| {
            tell.emit(sharing::save_bytes(&name, "image/gif", &film.bytes));
        })
    };
    html! {
        <>
            <img src={film.address.clone()} width="640" height="360" alt={own::FILM_ALT.in_lang(lang)} />
            <div class="pages">
                <AskButton kind={ButtonKind::Main} action="save-film" label={own::SAVE} ask={save} {lang} />
            </div>
            <TextToCopy label={own::TEXT} action="copy-film-text" text={words} rows="5" {lang} />
        </>
    }
}

/// Makes the film of a deck, a picture at a time; the page goes on between two of them. `on_picture` gets how many are
/// done, and says whether to go on. `None` where the browser draws no picture, or nobody waits for it any more.
async fn film(
    props: &FilmBoxProps,
    delay: u16,
    on_picture: impl Fn(usize) -> bool,
) -> Option<Vec<u8>> {
    let (width, height) = (StepSlide::WIDTH, StepSlide::HEIGHT);
    let easel = sharing::Easel::new(width, height)?;
    let [width, height] = [width, height].map(|side| u16::try_from(side).unwrap_or(u16::MAX));
    let mut film = Film::new(width, height, delay).ok()?;
    for (done, machine) in props.deck.steps.iter().enumerate() {
        if !on_picture(done) {
            return None;
        }
        // Presses and drawing come before the next picture, and between what is done for one.
        sleep(Duration::ZERO).await;
        let picture = StepSlide::of(machine, props.order).picture(props.lang);
        let pixels = easel.pixels(&picture).await?;
        sleep(Duration::ZERO).await;
        let frame = film.frame(pixels);
        sleep(Duration::ZERO).await;
        film.add(&frame).ok()?;
    }
    film.finish().ok()
}
