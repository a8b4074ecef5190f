//! The page of one method: what it does, its code, its figures beside the sources', its walk, the ways on.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::{
    View, source_link, unit,
    walk::{gallery, walk},
};
use crate::{
    draw::view::{
        buttons::CopyText,
        choice::choice,
        html,
        icons::{Icon, icon},
        link::{Link, prose},
    },
    pages::ladder::{
        LadderPage, RECORDED_SIZE, Recorded, RunRecord, program,
        view::{chart::table, dots::method_page},
        words::{
            self, SourceName, explain, figures_words, form_phrase, gist, gives_phrase, leaf_phrase,
            method_title, question_phrase, ratio_words,
            runs::{provenance, shown_time, times_words},
            source_name,
        },
    },
    site::{Address, Route},
    text::{
        self, Lang, Phrase, fixed, grouped, significant,
        words::{BETWEEN_SENTENCES, COLON, COMMA, in_brackets},
    },
};
use bitqueens_core::{
    ladder::{
        Code, Estimate, KERNEL, Method, Run, TestKind,
        sources::{LeafTable, SourceDocument, TIME_TABLES, TimeTable},
    },
    program::Export,
    solver::Size,
};

pub(super) fn method(page: &LadderPage, view: &View) -> Html {
    let Some(method) = page.open else {
        return Html::default();
    };
    let lang = view.lang();
    html! {
        <article class="ladder method" aria-labelledby="method-title" data-method={method.name()}>
            <p class="way-back"><Link to={Address::of(Route::Ladder)}>{ icon(Icon::Back, None) }{ " " }{ words::TO_LADDER.in_lang(lang) }</Link></p>
            <h1 id="method-title" tabindex="-1">{ method_title(method).in_lang(lang) }</h1>
            <p class="lead">{ gist(method).in_lang(lang) }</p>
            if method == Method::Fast {
                <p><Link class="button" action="lessons" to={Address::below(Route::Learn, "quarters")}>{ words::FAST_LESSONS.in_lang(lang) }</Link></p>
            }
            { gain(method, lang) }
            { about(method, lang) }
            { figures(method, page, lang) }
            <WholeOfMethod {method} {lang} />
            { code(method, lang) }
            if page.walked().is_some() {
                { walk(&page.walk, view) }
            }
            if method == Method::BitmapLoop {
                <p><Link class="button" to={Address::of(Route::Step).with("n", 4).with("at", 0)}>{ words::STEP_IT.in_lang(lang) }</Link></p>
            }
            if method == Method::SymmetryCheck {
                { gallery(&page.gallery, view) }
            }
            { around(method, lang) }
        </article>
    }
}

/// The width of a bar that is too short to be seen, in percent.
const THINNEST: f64 = 0.4;

/// Draws the method's time below that of the method that it grew from, and says how many times faster it is.
fn gain(method: Method, lang: Lang) -> Html {
    let ratio = Recorded::ratio(method);
    let methods = ratio.map(|ratio| ratio.before).into_iter().chain([method]);
    let millis = |of| Recorded::on(of, RECORDED_SIZE);
    let longest = methods.clone().map(millis).fold(0.0, f64::max);
    html! {
        <figure class="method-gain">
            if let Some(ratio) = ratio {
                { times(ratio.times, lang) }
            }
            <div class="gain-bars">
                for of in methods {
                    <span class="gain-name">{ method_title(of).in_lang(lang) }</span>
                    <svg class="gain-bar" data-of={of.name()} data-own={(of == method).then_some("")} aria-hidden="true" focusable="false">
                        <rect width={format!("{}%", fixed((100.0 * millis(of) / longest).max(THINNEST), 2))} height="100%" />
                    </svg>
                    <span class="gain-time">{ shown_time(Recorded::time(of, RECORDED_SIZE)).into_lang(lang) }</span>
                }
            </div>
            <figcaption>
                { figures_words(method).in_lang(lang).to_owned() }
                if let Some(ratio) = ratio {
                    { BETWEEN_SENTENCES.in_lang(lang) }{ ratio_words(ratio).in_lang(lang).to_owned() }
                }
            </figcaption>
        </figure>
    }
}

fn times(times: f64, lang: Lang) -> Html {
    let (number, of) = times_words(times);
    html! {
        <p class="gain-times" aria-hidden="true">
            <strong class="times">{ number.into_lang(lang) }</strong>{ " " }{ of.in_lang(lang) }
        </p>
    }
}

fn about(method: Method, lang: Lang) -> Html {
    let next = if method == Method::Fast {
        words::ABOUT_LAST
    } else {
        words::ABOUT_NEXT
    };
    let labels = [words::ABOUT_WHAT, words::ABOUT_WASTE, next];
    html! {
        <dl class="about">
            for (label, phrase) in labels.into_iter().zip(explain(method)) {
                <div>
                    <dt>{ label.in_lang(lang) }</dt>
                    <dd>{ prose(phrase.in_lang(lang)) }</dd>
                </div>
            }
            <div>
                <dt>{ words::ABOUT_FIGURES.in_lang(lang) }</dt>
                <dd>
                    <ul>
                        <li>{ words::SOLUTIONS.in_lang(lang) }{ COLON.in_lang(lang) }{ gives_phrase(method.gives()).in_lang(lang) }</li>
                        if method.question() != TestKind::Uncounted {
                            <li>{ question_phrase(method.question()).in_lang(lang) }</li>
                            <li>{ leaf_phrase(method.leaf_rule()).in_lang(lang) }</li>
                        }
                    </ul>
                </dd>
            </div>
            <div>
                <dt>{ words::ABOUT_SOURCES.in_lang(lang) }</dt>
                <dd>{ sources(method, lang) }</dd>
            </div>
        </dl>
    }
}

/// Names the method's routine in each source, with the way there.
fn sources(method: Method, lang: Lang) -> Html {
    if method.routines().is_empty() {
        return words::ABOUT_OURS.in_lang(lang).into();
    }
    html! {
        <ul>
            for (source, names) in method.routines() {
                <li>{ source_link(source_name(*source), lang) }{ COLON.in_lang(lang) }<code>{ *names }</code></li>
            }
        </ul>
    }
}

fn code(method: Method, lang: Lang) -> Html {
    let runs = method.forms().iter();
    let runs = runs.filter_map(|&form| Run::new(method, form, Size::MIN).ok());
    html! {
        <section class="codes" aria-labelledby="code-title">
            <h2 id="code-title">{ words::CODE.in_lang(lang) }</h2>
            <p class="why">{ words::CODE_PARTS.in_lang(lang) }</p>
            for run in runs {
                { file(of(run.code()), form_phrase(run.form()), run.form().name(), lang) }
            }
            if method == Method::Fast {
                <p>{ words::KERNEL_WHY.in_lang(lang) }</p>
                { file(of(KERNEL), words::KERNEL, "kernel", lang) }
            }
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct WholeOfMethodProps {
    method: Method,
    lang: Lang,
}

/// The whole program of a method, in the language that the reader chooses.
#[component]
fn WholeOfMethod(props: &WholeOfMethodProps) -> Html {
    let (method, lang) = (props.method, props.lang);
    let chosen = use_state(|| Export::Python);
    let text = program(method, *chosen);
    let choose = {
        let chosen = chosen.clone();
        Callback::from(move |language| chosen.set(language))
    };
    let named = |language: Export| (language.name(), language.title());
    let label = ("program", words::PROGRAM_LANGUAGE.in_lang(lang));
    let name = format!("{method}.{}", chosen.ending());
    html! {
        <section class="codes" aria-labelledby="program-title">
            <h2 id="program-title">{ words::PROGRAM.in_lang(lang) }</h2>
            { choice(label, Export::ALL, *chosen, named, choose) }
            { file((&name, text), words::PROGRAM_FILE, "program", lang) }
        </section>
    }
}

/// A file's name and its text.
const fn of(code: Code) -> (&'static str, &'static str) {
    (code.file, code.text)
}

fn file((file, text): (&str, &'static str), name: Phrase, id: &str, lang: Lang) -> Html {
    let id = format!("code-{id}");
    html! {
        <figure data-code={file.to_owned()}>
            <figcaption>
                <span id={id.clone()}><code>{ file.to_owned() }</code>{ " " }{ name.in_lang(lang) }</span>
                <CopyText {text} {lang} />
            </figcaption>
            <pre tabindex="0" role="group" aria-labelledby={id} data-own-arrows=""><code>{ text }</code></pre>
        </figure>
    }
}

/// The ways to the methods before and after it.
fn around(method: Method, lang: Lang) -> Html {
    let before = Method::ALL.into_iter().rfind(|one| *one < method);
    let after = Method::ALL.into_iter().find(|one| method < *one);
    let way = |action: &'static str, label: Phrase, to: Option<Method>| {
        html! {
            if let Some(to) = to {
                <Link class="button" {action} to={method_page(to)}>
                    <span class="beside">{ label.in_lang(lang) }</span>
                    { method_title(to).in_lang(lang) }
                </Link>
            }
        }
    };
    html! {
        <nav class="around" aria-label={words::METHODS_AROUND.in_lang(lang)}>
            { way("previous-method", words::PREVIOUS_METHOD, before) }
            { way("next-method", words::NEXT_METHOD, after) }
        </nav>
    }
}

/// A column of the table: its head, and its figure for a board.
type Column = (String, Box<dyn Fn(Size) -> Option<String>>);

fn figures(method: Method, page: &LadderPage, lang: Lang) -> Html {
    let tables = || TIME_TABLES.iter().filter(|table| table.method == method);
    let mut columns = vec![recorded(method, lang)];
    columns.extend(here(method, page, lang));
    if method.question() != TestKind::Uncounted {
        columns.insert(0, placements(method, lang));
    }
    columns.extend(tables().map(|table| printed_times(table, lang)));
    columns.extend(LeafTable::of(method).map(|table| printed_leaves(table, lang)));
    let timed = tables().flat_map(|table| table.rows).map(|row| row.side);
    let leaves = LeafTable::of(method).into_iter().flat_map(LeafTable::rows);
    let always = [8, 10, 12, RECORDED_SIZE.get(), 16];
    let sides = timed.chain(leaves.map(|(side, _)| side)).chain(always);
    let sides: BTreeSet<u8> = sides.collect();
    let heads = std::iter::once(words::SIZE.in_lang(lang).to_owned());
    let heads = heads.chain(columns.iter().map(|(head, _)| head.clone()));
    let rows = sides.into_iter().filter_map(|side| {
        let size = Size::new(side).ok()?;
        let cells = columns.iter().map(|(_, figure)| figure(size));
        Some((side.to_string(), cells.collect()))
    });
    let name = format!(
        "{}{}{}",
        method_title(method).in_lang(lang),
        COLON.in_lang(lang),
        words::FIGURES.in_lang(lang)
    );
    html! {
        <section class="method-figures" aria-labelledby="figures-title">
            <h2 id="figures-title">{ words::FIGURES.in_lang(lang) }</h2>
            { table(name, heads.collect(), rows.collect()) }
            <p class="why">
                { words::SOURCES_WHY.in_lang(lang) }
                { BETWEEN_SENTENCES.in_lang(lang) }
                { provenance(Some(method)).in_lang(lang).to_owned() }
            </p>
        </section>
    }
}

fn placements(method: Method, lang: Lang) -> Column {
    let figure = move |size| {
        let found = Estimate::of(method, size);
        Some(if found.is_known() && found.nodes() < 1.0e12 {
            fixed(found.nodes(), 0)
        } else {
            significant(found.nodes())
        })
    };
    let head = words::NODES.in_lang(lang);
    (head.to_owned(), Box::new(figure))
}

fn recorded(method: Method, lang: Lang) -> Column {
    let figure = move |size| {
        let time = shown_time(Recorded::time(method, size));
        Some(time.in_lang(lang).to_owned())
    };
    let head = words::runs::RECORDED.in_lang(lang);
    (head.to_owned(), Box::new(figure))
}

/// The times of this machine, where it has any.
fn here(method: Method, page: &LadderPage, lang: Lang) -> Option<Column> {
    let queue = page.queue.clone();
    let is_of = |record: &RunRecord| record.run.method() == method && record.millis().is_some();
    if !queue.records().iter().any(is_of) {
        return None;
    }
    let figure = move |size| {
        let record = queue.record(Run::of(method, size));
        let time = text::time(record.and_then(RunRecord::millis)?);
        Some(time.in_lang(lang).to_owned())
    };
    Some((words::runs::HERE.in_lang(lang).to_owned(), Box::new(figure)))
}

fn printed_times(table: &'static TimeTable, lang: Lang) -> Column {
    let form = if 1 < table.method.forms().len() {
        COMMA.in_lang(lang).to_owned() + form_phrase(table.form).in_lang(lang)
    } else {
        String::new()
    };
    let head = head(table.source, &form, unit(table), lang);
    let figure = move |size: Size| Some(table.printed(table.at(size.get())?).to_string());
    (head, Box::new(figure))
}

fn printed_leaves(table: &'static LeafTable, lang: Lang) -> Column {
    let figure = move |size: Size| table.at(size.get()).map(grouped);
    let head = head(table.source, "", words::SOURCE_LEAVES, lang);
    (head, Box::new(figure))
}

/// The head of a column that a source prints.
fn head(source: SourceDocument, form: &str, what: Phrase, lang: Lang) -> String {
    let SourceName { author, number, .. } = source_name(source);
    in_brackets(
        &format!("{author} {number}{form}"),
        what.in_lang(lang),
        lang,
    )
}
