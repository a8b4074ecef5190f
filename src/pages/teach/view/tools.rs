//! What a teacher makes for a class: first links and marks, in three steps, then sheets of paper, HTML to embed and the plans.

use yew::prelude::*;

use super::{
    class_links::Class,
    plans::{plan_id, plans},
    way::way,
};
use crate::{
    browser::focus,
    course::{
        LessonList, LessonSummary, ORDER,
        link::MOST_ON_SHEET,
        picture::squares_of_bits,
        words::{N_QUESTIONS, exercise_name, minutes as minutes_of, review::questions},
    },
    draw::view::{
        buttons::{ButtonKind, TextToCopy, button, copy_link},
        choice::{choice, number_choice},
        drawing::part_board,
        html,
        link::{Link, snippet},
        number_field::NumberField,
    },
    pages::teach::{
        QuestionChoice, StepChoice, TeachAction, TeacherTools, ToolAction, words::tools as words,
    },
    site::{Address, EmbedFrame, PageContext, Route},
    text::{Lang, Phrase, narrate},
};
use bitqueens_core::solver::Size;
use bitqueens_course::{LessonPlan, TeachersEdition};

/// The way from a homework to its marks, then the plans as cards, everything that a teacher does in its order, the tools
/// with what is chosen, and the plans themselves.
pub(super) fn tools(
    chosen: TeacherTools,
    edition: &TeachersEdition,
    list: &'static LessonList,
    view: &PageContext<TeachAction>,
) -> Html {
    let lang = view.lang();
    let send = view.send.reform(TeachAction::Tool);
    html! {
        <>
            <Class {list} {lang}>
            { cards(&edition.plans, lang) }
            { way(lang) }
            <section class="tool" id="questions" data-tool="questions" tabindex="-1">
                { question(chosen.question, list, &send, lang) }
            </section>
            <section class="tool" id="steps" data-tool="steps" tabindex="-1">
                { step(chosen.step, &send, lang) }
            </section>
            </Class>
            <div class="plans" id="plans" tabindex="-1">{ plans(edition, list, lang) }</div>
        </>
    }
}

/// A card for each plan: its class, its minutes, and the way to it.
fn cards(plans: &[LessonPlan], lang: Lang) -> Html {
    let card = |(number, plan): (usize, &LessonPlan)| {
        let id = plan_id(number);
        let steps = plan.steps.iter().map(|step| usize::from(step.minutes));
        let minutes = steps.chain([LessonPlan::TICKET.into()]).sum();
        html! {
            <li>
                <a href={format!("#{id}")} data-action="plan" onclick={to_section(id)}>
                    <b>{ &plan.title }</b>
                    <span>{ minutes_of(minutes).in_lang(lang).to_owned() }</span>
                </a>
            </li>
        }
    };
    html! {
        <nav class="plan-cards screen" aria-label={words::TO_PLANS.in_lang(lang)}>
            <ol role="list">{ for (1..).zip(plans).map(card) }</ol>
        </nav>
    }
}

/// The address's `#` belongs to the page's state, so the link moves the focus by itself.
pub(super) fn to_section(id: String) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        focus::at_its_beginning(&format!("#{id}"));
    })
}

/// A link that was made, with a button that copies it and what is said of it.
struct MadeLink {
    /// The name in `data-action`.
    action: &'static str,
    label: Phrase,
    to: Address,
    why: Html,
}

fn made_links(links: impl IntoIterator<Item = MadeLink>, lang: Lang) -> Html {
    html! {
        <ul class="made" role="list">
            for link in links {
                <li>
                    <span id={link.action}><Link action={link.action} to={link.to.clone()}>{ link.label.in_lang(lang) }</Link></span>
                    { copy_link(&link.to.in_language(lang), Some(link.action), lang) }
                    { link.why }
                </li>
            }
        </ul>
    }
}

/// Chooses each number that is typed; a text that is none leaves the choice.
fn taken(send: &Callback<ToolAction>, choose: fn(u64) -> ToolAction) -> Callback<Option<u64>> {
    let send = send.clone();
    Callback::from(move |number: Option<u64>| {
        if let Some(number) = number {
            send.emit(choose(number));
        }
    })
}

/// The lessons that ask something, each behind its number and title.
pub(super) fn with_exercises(list: &'static LessonList) -> Vec<(String, &'static LessonSummary)> {
    let lessons = (1..).zip(&list.lessons);
    let lessons = lessons.filter(|(_, lesson)| lesson.n_exercises != 0);
    let named = lessons
        .map(|(number, lesson): (usize, _)| (format!("{number}. {}", list.title(lesson)), lesson));
    named.collect()
}

/// The choices, and the links that follow from them.
fn question(
    chosen: QuestionChoice,
    list: &'static LessonList,
    send: &Callback<ToolAction>,
    lang: Lang,
) -> Html {
    let Some(lesson) = chosen.lesson(list) else {
        return Html::default();
    };
    let lessons = with_exercises(list);
    let at = lessons.iter().position(|(_, other)| *other == lesson);
    let n_exercises = lesson.n_exercises;
    let named = lessons.clone();
    html! {
        <>
            <h2>{ words::QUESTIONS_TITLE.in_lang(lang) }</h2>
            <p>{ words::QUESTIONS_WHY.in_lang(lang) }</p>
            <div class="fields live">
                { choice(
                    ("lesson", words::LESSON.in_lang(lang)),
                    0..lessons.len(),
                    at.unwrap_or(0),
                    |at| {
                        let (name, lesson) = &named[at];
                        (lesson.slug.as_str(), name.clone())
                    },
                    send.reform(move |at: usize| ToolAction::Lesson(lessons[at].1)),
                ) }
                { choice(
                    ("exercise", words::EXERCISE.in_lang(lang)),
                    0..n_exercises,
                    chosen.exercise,
                    |at| {
                        let name = exercise_name(at + 1, n_exercises, 0);
                        ((at + 1).to_string(), name.in_lang(lang).to_owned())
                    },
                    send.reform(ToolAction::Exercise),
                ) }
                <NumberField
                    action="seed"
                    label={words::SEED.in_lang(lang)}
                    size="6"
                    number={chosen.seed}
                    on_number={taken(send, ToolAction::Seed)}
                />
                { button(
                    ButtonKind::Plain,
                    "another-seed",
                    words::ANOTHER_SEED.in_lang(lang),
                    send.reform(|_| ToolAction::AnotherSeed),
                ) }
                { number_choice(
                    ("questions", N_QUESTIONS.in_lang(lang)),
                    1..=MOST_ON_SHEET,
                    chosen.n_questions,
                    send.reform(ToolAction::Questions),
                ) }
            </div>
            { made_links(links_to_question(chosen, lesson, list, lang), lang) }
        </>
    }
}

fn links_to_question(
    chosen: QuestionChoice,
    lesson: &LessonSummary,
    list: &LessonList,
    lang: Lang,
) -> [MadeLink; 2] {
    let sheet = questions(chosen.n_questions);
    [
        MadeLink {
            action: "to-exercise",
            label: words::ON_THE_PAGE,
            to: chosen.on_the_page(lesson),
            why: html! { <span>{ list.title(lesson) }</span> },
        },
        MadeLink {
            action: "to-sheet",
            label: words::ON_PAPER,
            to: chosen.on_paper(lesson),
            why: html! { <span>{ sheet.in_lang(lang).to_owned() }</span> },
        },
    ]
}

/// The choices, what stands on the board there, and the links that follow.
fn step(chosen: StepChoice, send: &Callback<ToolAction>, lang: Lang) -> Html {
    let to_step = |name, label: Phrase, action: ToolAction| {
        let kind = if chosen.after(action) == chosen {
            ButtonKind::Disabled
        } else {
            ButtonKind::Plain
        };
        button(
            kind,
            name,
            label.in_lang(lang),
            send.reform(move |_| action),
        )
    };
    html! {
        <>
            <h2>{ words::STEPS_TITLE.in_lang(lang) }</h2>
            <p>{ words::STEPS_WHY.in_lang(lang) }</p>
            <div class="fields live">
                { number_choice(
                    ("step-size", "N"),
                    Size::all(),
                    chosen.size,
                    send.reform(ToolAction::Size),
                ) }
                <NumberField
                    action="step"
                    label={words::STEP.in_lang(lang)}
                    size="6"
                    number={chosen.at}
                    on_number={taken(send, ToolAction::Step)}
                />
                { to_step("step-earlier", words::EARLIER, ToolAction::Earlier) }
                { to_step("step-later", words::LATER, ToolAction::Later) }
            </div>
            { position(chosen, lang) }
            { made_links(links_to_step(chosen, lang), lang) }
            { embed(chosen, send, lang) }
        </>
    }
}

/// The queens and the sentence of the step.
fn position(chosen: StepChoice, lang: Lang) -> Html {
    let n = chosen.size.get();
    let name = words::step(n, chosen.at);
    let machine = chosen.machine();
    html! {
        <div class="position" role="status">
            if let Some(machine) = &machine {
                { part_board(n, n, squares_of_bits(machine.queens(), chosen.size).into_iter()) }
            }
            <p>
                <b>{ name.in_lang(lang).to_owned() }</b>
                { " " }
                {match &machine {
                    Some(machine) => narrate(machine, ORDER).in_lang(lang).to_owned(),
                    None => words::FAR.in_lang(lang).to_owned(),
                }}
            </p>
        </div>
    }
}

fn links_to_step(chosen: StepChoice, lang: Lang) -> [MadeLink; 4] {
    let why = |text: &'static str| html! { <span>{ text }</span> };
    [
        MadeLink {
            action: "to-stepper",
            label: words::STEPPER,
            to: chosen.on(Route::Step, None),
            why: Html::default(),
        },
        MadeLink {
            action: "to-projector",
            label: words::PROJECTOR,
            to: chosen.on(Route::Step, Some("present")),
            why: why(words::PROJECTOR_WHY.in_lang(lang)),
        },
        MadeLink {
            action: "to-question",
            label: words::ASKING,
            to: chosen.on(Route::Step, Some("predict")),
            why: why(words::ASKING_WHY.in_lang(lang)),
        },
        MadeLink {
            action: "to-step-sheet",
            label: words::STEP_ON_PAPER,
            to: chosen.on(Route::Step, Some("sheet")),
            why: Html::default(),
        },
    ]
}

fn embed(chosen: StepChoice, send: &Callback<ToolAction>, lang: Lang) -> Html {
    let to = chosen.on(Route::Embed, None);
    html! {
        <div class="embed-html live">
            { choice(
                ("frame", words::FRAME.in_lang(lang)),
                EmbedFrame::ALL,
                chosen.frame,
                |frame| {
                    let phrase = match frame {
                        EmbedFrame::Narrow => words::FRAME_NARROW,
                        EmbedFrame::Page => words::FRAME_PAGE,
                        EmbedFrame::Large => words::FRAME_LARGE,
                    };
                    (frame.name(), phrase.in_lang(lang))
                },
                send.reform(ToolAction::Frame),
            ) }
            <p class="hint">{ words::SNIPPET_WHY.in_lang(lang) }</p>
            <TextToCopy
                label={words::SNIPPET}
                action="copy-snippet"
                text={snippet(to, chosen.size, chosen.frame, lang)}
                rows="3"
                {lang}
            />
        </div>
    }
}
