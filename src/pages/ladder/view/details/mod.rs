//! What is not on the ladder's first screen: its details, and the page of each method. It is a part of the
//! program of its own, fetched when one of them is first drawn.

mod method;
mod walk;

use std::{collections::BTreeSet, rc::Rc};

use yew::prelude::*;

use super::{
    View,
    chart::{Row, chart, table},
};
use crate::{
    draw::view::{
        choice::{choice, number_choice},
        html,
        lazy::late,
        link::{take_home, terms_link},
        tables::table_head,
    },
    pages::ladder::{
        Chart, LadderAction, LadderPage, Limit, MethodSet, Quantity, Ratio, ResultRow, RunRecord,
        Selection,
        words::{
            self, SourceName, expected_words, form_phrase, leaf_phrase, leaf_words, method_title,
            publication, ratio, results_words, source_name, speed_words,
        },
    },
    site::WholeProgram,
    text::{
        Lang, Phrase, Sentence, fixed, grouped, millis,
        words::{COMMA, in_brackets},
    },
};
use bitqueens_core::{
    ladder::{
        Form, Method, TestKind,
        sources::{Computer, LEAF_TABLES, RECORDS, SourceDocument, TIME_TABLES, TimeTable, Unit},
    },
    solver::Size,
};

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Detail {
        /// The choice of runs, all figures, and the sources' own.
        Figures => "ladder-details",
        Method => "method",
    }
}

type LadderDetail = (Detail, Rc<LadderPage>, View);

fn draw((detail, page, view): &LadderDetail) -> Html {
    match detail {
        Detail::Figures => details(page, view),
        Detail::Method => method::method(page, view),
    }
}

/// A drawing of the part; a sentence while the part is on its way.
pub(super) fn detail(detail: Detail, page: &Rc<LadderPage>, view: &View) -> Html {
    let given = (detail, page.clone(), view.clone());
    late!(ladder_details: draw(LadderDetail), detail.name(), given, Some(view.lang()))
}

fn details(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <section class="details" aria-labelledby="details-title">
            <h2 id="details-title">{ words::DETAILS.in_lang(lang) }</h2>
            <details class="choosing live">
                <summary>{ words::CHOOSE.in_lang(lang) }</summary>
                { choosing(page.selection, view) }
            </details>
            <details class="results live">
                <summary id="results-title">{ results_words(page.selection.size).in_lang(lang).to_owned() }</summary>
                { results(&page.result_rows(), lang) }
            </details>
            <details class="leaf-nodes">
                <summary>{ words::LEAVES.in_lang(lang) }</summary>
                <p class="why">{ words::LEAVES_WHY.in_lang(lang) }</p>
                { chart(&Chart::of(Quantity::Leaves, page), lang) }
            </details>
            <details>
                <summary>{ words::SOURCES.in_lang(lang) }</summary>
                { sources(lang) }
            </details>
            { take_home(WholeProgram::Loop, lang) }
            <p>{ terms_link(lang) }</p>
        </section>
    }
}

fn choosing(selection: Selection, view: &View) -> Html {
    let lang = view.lang();
    html! {
        <>
            { methods(selection.methods, view) }
            <div class="fields">
                { number_choice(
                    ("from", words::FROM.in_lang(lang)),
                    Size::all().filter(|size| *size <= selection.size),
                    selection.from.min(selection.size),
                    view.send.reform(LadderAction::From),
                ) }
                { choice(
                    ("form", words::FORM.in_lang(lang)),
                    Form::ALL,
                    selection.form,
                    |form| (form.name(), form_phrase(form).in_lang(lang)),
                    view.send.reform(LadderAction::Form),
                ) }
                { choice(
                    ("limit", words::LIMIT.in_lang(lang)),
                    Limit::ALL,
                    selection.limit,
                    |limit| (limit.seconds().to_string(), limit.phrase().in_lang(lang)),
                    view.send.reform(LadderAction::Limit),
                ) }
            </div>
            <p class="why">{ words::RUNS_WHY.in_lang(lang) }</p>
        </>
    }
}

fn methods(chosen: MethodSet, view: &View) -> Html {
    let lang = view.lang();
    let every = |methods: MethodSet| view.send.reform(move |_| LadderAction::Methods(methods));
    html! {
        <fieldset class="methods">
            <legend>{ words::METHODS.in_lang(lang) }</legend>
            for method in Method::ALL {
                <label>
                    <input
                        type="checkbox"
                        data-action="method"
                        value={method.name()}
                        checked={chosen.contains(method)}
                        onchange={view.send.reform(move |_| LadderAction::Toggle(method))}
                    />
                    { method_title(method).in_lang(lang) }
                </label>
            }
            <span class="every">
                <button type="button" class="quiet" onclick={every(MethodSet::ALL)}>{ words::ALL.in_lang(lang) }</button>
                <button type="button" class="quiet" onclick={every(MethodSet::NONE)}>{ words::NONE.in_lang(lang) }</button>
            </span>
        </fieldset>
    }
}

fn results(rows: &[ResultRow], lang: Lang) -> Html {
    let heads = [
        words::METHOD,
        words::SOLUTIONS,
        words::TIME,
        words::SPEED_FACTOR,
        words::NODES,
        words::TESTS,
        words::LEAVES,
        words::LEAF_FACTOR,
        words::LEAVES_PRINTED,
        words::STATE,
    ];
    html! {
        <>
            <p class="why">{ words::RESULTS_WHERE.in_lang(lang) }</p>
            <div class="scroll" tabindex="0" role="group" aria-labelledby="results-title" data-own-arrows="">
                <table>
                    { table_head(heads.map(|head| head.in_lang(lang))) }
                    <tbody>
                        for row in rows {
                            { result(row, lang) }
                        }
                    </tbody>
                </table>
            </div>
            { ratios(rows, lang) }
        </>
    }
}

fn result(row: &ResultRow, lang: Lang) -> Html {
    let (run, record) = (row.figures.run, row.figures.record.as_ref());
    let method = run.method();
    let counted = record.and_then(|record| record.counters);
    let solutions = record.and_then(|record| record.solutions);
    let time = record.and_then(RunRecord::millis);
    html! {
        <tr key={method.name()} data-result={method.name()}>
            <th scope="row">
                { method_title(method).in_lang(lang) }
                if 1 < method.forms().len() {
                    <span class="beside">{ form_phrase(run.form()).in_lang(lang) }</span>
                }
            </th>
            if solutions.is_none() && counted.is_none() {
                // Nothing was counted, so the sentence has the room of the figures.
                <td class="state" colspan="9">{ state(row, lang) }</td>
            } else {
                <td>
                    { solutions.map(grouped) }
                    if row.is_unique() && solutions.is_some() {
                        <span class="beside">{ words::UNIQUE.in_lang(lang) }</span>
                    }
                </td>
                <td>{ time.map(millis) }</td>
                <td data-factor={row.speed.map(plain_ratio)}>{ ratio_cell(row.speed, speed_of(row), lang) }</td>
                <td>{ counted.map(|counted| grouped(counted.nodes)) }</td>
                <td>{ counted.map(|counted| grouped(counted.tests)) }</td>
                <td>{ leaves(row, lang) }</td>
                <td data-leaf-factor={row.leaves.map(plain_ratio)}>{ ratio_cell(row.leaves, leaves_of(row), lang) }</td>
                <td>{ row.figures.leaves_printed().map(grouped) }</td>
                <td class="state">{ state(row, lang) }</td>
            }
        </tr>
    }
}

fn plain_ratio(found: Ratio) -> String {
    fixed(found.times, 3)
}

fn speed_of(row: &ResultRow) -> Option<Sentence> {
    let found = row.speed?;
    Some(speed_words(row.figures.run, found.before, found.times))
}

fn leaves_of(row: &ResultRow) -> Option<Sentence> {
    let found = row.leaves?;
    Some(leaf_words(row.figures.run, found.before, found.times))
}

/// Draws a ratio, and for the ear the sentence about it.
fn ratio_cell(found: Option<Ratio>, sentence: Option<Sentence>, lang: Lang) -> Html {
    html! {
        if let (Some(found), Some(sentence)) = (found, sentence) {
            <span aria-hidden="true">{ ratio(found.times) }</span>
            <span class="unseen">{ sentence.in_lang(lang) }</span>
        }
    }
}

fn ratios(rows: &[ResultRow], lang: Lang) -> Html {
    let sentences = rows.iter().flat_map(|row| [speed_of(row), leaves_of(row)]);
    let sentences: Vec<_> = sentences.flatten().collect();
    html! {
        if !sentences.is_empty() {
            <details class="factors">
                <summary>{ words::FACTORS.in_lang(lang) }</summary>
                <ul>
                    for sentence in sentences {
                        <li>{ sentence.in_lang(lang) }</li>
                    }
                </ul>
                <p class="why">{ words::LEAVES_WHY.in_lang(lang) }</p>
            </details>
        }
    }
}

/// Draws the leaf nodes, and behind them, one click away, the definition of a leaf node.
fn leaves(row: &ResultRow, lang: Lang) -> Html {
    let method = row.figures.run.method();
    let counted = row.figures.record.and_then(|record| record.counters);
    let shown = match method.question() {
        TestKind::Uncounted => Some(words::NO_FIGURE.in_lang(lang).to_owned()),
        _ => counted.map(|counted| grouped(counted.leaves)),
    };
    html! {
        <details class="leaf">
            <summary>
                { shown }
                <span class="sign" aria-hidden="true">{ "?" }</span>
                <span class="unseen">{ words::LEAF_WHAT.in_lang(lang) }</span>
            </summary>
            <p>{ leaf_phrase(method.leaf_rule()).in_lang(lang) }</p>
        </details>
    }
}

fn state(row: &ResultRow, lang: Lang) -> Html {
    let Some(record) = row.figures.record else {
        let expected = row.figures.expected();
        let words = expected_words(expected.nodes(), expected.is_known());
        return html! { <span class="beside">{ words.in_lang(lang).to_owned() }</span> };
    };
    record.state.sentence().in_lang(lang).to_owned().into()
}

/// Draws the sources by name, and their own figures document by document.
pub(super) fn sources(lang: Lang) -> Html {
    html! {
        <>
            <p class="why">{ words::SOURCES_WHY.in_lang(lang) }</p>
            <ul class="source-names">
                for source in SourceDocument::ALL.map(source_name) {
                    <li>
                        { source.number }{ " " }{ source_link(source, lang) }
                    </li>
                }
            </ul>
            for source in SourceDocument::ALL {
                { times(source, lang) }
            }
            { leaf_tables(lang) }
            { records(lang) }
        </>
    }
}

/// Names a source, with the way there.
pub(super) fn source_link(
    SourceName {
        title, author, url, ..
    }: SourceName,
    lang: Lang,
) -> Html {
    html! {
        <>
            <a href={url} rel="noreferrer" lang={Lang::Ja.tag()}>{ title }</a>
            { COMMA.in_lang(lang) }{ author }
        </>
    }
}

fn times(source: SourceDocument, lang: Lang) -> Html {
    let tables = TIME_TABLES.iter().filter(|table| table.source == source);
    let tables: Vec<&TimeTable> = tables.collect();
    let Some(first) = tables.first() else {
        return Html::default();
    };
    let rows = tables.iter().flat_map(|table| table.rows);
    let sides: BTreeSet<u8> = rows.map(|row| row.side).collect();
    let heads = tables.iter().map(|table| head(table, lang));
    let rows = sides.into_iter().map(|side| {
        let cells = tables.iter().map(|table| {
            let row = table.at(side)?;
            Some(table.printed(row).to_string())
        });
        (side.to_string(), cells.collect())
    });
    let title = title(source, words::TIMES, lang);
    let title = in_brackets(&title, unit(first).in_lang(lang), lang);
    let machine = machine(first.computer, lang);
    folded(title, machine, heads.collect(), rows.collect(), lang)
}

/// The unit that a table prints its times in.
pub(super) const fn unit(table: &TimeTable) -> Phrase {
    match table.unit {
        Unit::Millisecond => words::UNIT_MS,
        Unit::Thousandth | Unit::Hundredth => words::UNIT_S,
    }
}

fn machine(machine: Option<Computer>, lang: Lang) -> String {
    match machine {
        Some(machine) => {
            let Computer {
                processor,
                system,
                compiler,
                options,
                ..
            } = machine;
            [processor, system, compiler, options].join(", ")
        }
        None => words::NO_MACHINE.in_lang(lang).to_owned(),
    }
}

fn head(table: &TimeTable, lang: Lang) -> String {
    let title = method_title(table.method).in_lang(lang);
    if 1 < table.method.forms().len() {
        return in_brackets(title, form_phrase(table.form).in_lang(lang), lang);
    }
    title.to_owned()
}

fn leaf_tables(lang: Lang) -> Html {
    let heads = LEAF_TABLES
        .iter()
        .map(|table| method_title(table.method).in_lang(lang).to_owned());
    let sides: BTreeSet<u8> = LEAF_TABLES
        .iter()
        .flat_map(|table| table.rows().map(|(side, _)| side))
        .collect();
    let rows = sides.into_iter().map(|side| {
        let cells = LEAF_TABLES.iter().map(|table| table.at(side).map(grouped));
        (side.to_string(), cells.collect())
    });
    let title = title(SourceDocument::LeafNodesInCpp, words::SOURCE_LEAVES, lang);
    folded(title, String::new(), heads.collect(), rows.collect(), lang)
}

fn records(lang: Lang) -> Html {
    let heads = [
        words::PUBLISHED,
        words::TOTAL_PRINTED,
        words::TOTAL_EXACT,
        words::UNIQUE_PRINTED,
        words::UNIQUE_EXACT,
    ];
    let rows = RECORDS.iter().map(|record| {
        let cells = [
            publication(record.published).in_lang(lang).to_owned(),
            grouped(record.total.printed),
            grouped(record.total.exact),
            grouped(record.unique.printed),
            grouped(record.unique.exact),
        ];
        (record.side.to_string(), cells.map(Some).into())
    });
    let title = title(SourceDocument::LeafNodesInCpp, words::RECORDS, lang);
    let heads = heads.map(|head| head.in_lang(lang).to_owned());
    folded(title, String::new(), heads.into(), rows.collect(), lang)
}

fn title(source: SourceDocument, what: Phrase, lang: Lang) -> String {
    source_name(source).over_table(what).into_lang(lang)
}

/// Draws a table under its title, opened by it.
fn folded(title: String, note: String, heads: Vec<String>, rows: Vec<Row>, lang: Lang) -> Html {
    let side = std::iter::once(words::SIZE.in_lang(lang).to_owned());
    html! {
        <details class="source">
            <summary>{ title.clone() }<span class="beside">{ note }</span></summary>
            { table(title, side.chain(heads).collect(), rows) }
        </details>
    }
}
