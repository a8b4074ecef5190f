//! What came out: one row a method.

use yew::prelude::*;

use super::View;
use crate::{
    browser::focus,
    ladder::Question,
    state::{
        LadderAction,
        ladder::{Entry, Outcome, plain_millis},
        scene::ladder::{Factor, LadderRow},
    },
    text::{
        Lang, Sentence, grouped, ladder_labels as labels,
        ladder_sentences::{expected_words, factor, fixed, leaf_words, millis, speed_words},
        methods::{explain, form_phrase, leaf_phrase},
    },
    ui::table::table_head,
};

/// What came out, on the chosen board.
pub(super) fn results(view: &View) -> Html {
    let lang = view.lang;
    let heads = [
        labels::METHOD,
        labels::SOLUTIONS,
        labels::TIME,
        labels::SPEED_FACTOR,
        labels::NODES,
        labels::TESTS,
        labels::LEAVES,
        labels::LEAF_FACTOR,
        labels::LEAVES_PRINTED,
        labels::STATE,
    ];
    html! {
        <section class="results" aria-labelledby="results-title">
            <h2 id="results-title">
                { labels::RESULTS.in_lang(lang) }{ " (N = " }{ view.scene.choice.size.to_string() }{ ")" }
            </h2>
            <p class="why">{ labels::RESULTS_WHERE.in_lang(lang) }</p>
            <div class="scroll" tabindex="0" role="group" aria-labelledby="results-title" data-own-arrows="">
                <table>
                    { table_head(heads.map(|head| head.in_lang(lang))) }
                    <tbody>
                        for row in &view.scene.rows {
                            { result(row, view) }
                        }
                    </tbody>
                </table>
            </div>
            { factors(view) }
        </section>
    }
}

/// One method on the chosen board.
fn result(row: &LadderRow, view: &View) -> Html {
    let View { lang, send, .. } = view;
    let lang = *lang;
    let (run, entry) = (row.run, row.entry.as_ref());
    let method = run.method();
    let counts = |count: Option<u64>| count.map(|count| count.to_string());
    let counted = entry.and_then(|entry| entry.counters);
    let solutions = entry.and_then(|entry| entry.solutions);
    let time = entry.and_then(Entry::millis);
    let about = send.reform(move |_| {
        focus::on("#about-title");
        LadderAction::About(method)
    });
    html! {
        <tr
            key={method.name()}
            data-ladder-row={method.name()}
            data-n={run.size().to_string()}
            data-form={run.form().name()}
            data-state={entry.map_or("idle", |entry| entry.outcome.name())}
            data-total={counts(solutions)}
            data-unique={counts(entry.and_then(Entry::unique))}
            data-nodes={counts(counted.map(|counted| counted.nodes))}
            data-leaves={counts(counted.map(|counted| counted.leaves))}
            data-elapsed-ms={entry.and_then(|entry| entry.nanos).map(plain_millis)}
        >
            <th scope="row">
                <button type="button" class="plain" onclick={about}>{ explain(method).title.in_lang(lang) }</button>
                if 1 < method.forms().len() {
                    <span class="beside">{ form_phrase(run.form()).in_lang(lang) }</span>
                }
            </th>
            <td>
                { figure(solutions) }
                if row.is_unique() && solutions.is_some() {
                    <span class="beside">{ labels::UNIQUE.in_lang(lang) }</span>
                }
            </td>
            <td>{ time.map(millis) }</td>
            <td data-factor={row.speed.map(plain_factor)}>{ factor_cell(row.speed, speed_of(row), lang) }</td>
            <td>{ figure(counted.map(|counted| counted.nodes)) }</td>
            <td>{ figure(counted.map(|counted| counted.tests)) }</td>
            <td>{ leaves(row, lang) }</td>
            <td data-leaf-factor={row.leaves.map(plain_factor)}>{ factor_cell(row.leaves, leaves_of(row), lang) }</td>
            <td>{ figure(row.leaves_printed) }</td>
            <td class="state">{ state(row, view) }</td>
        </tr>
    }
}

fn figure(count: Option<u64>) -> Option<String> {
    count.map(grouped)
}

fn plain_factor(found: Factor) -> String {
    fixed(found.times, 3)
}

fn speed_of(row: &LadderRow) -> Option<Sentence> {
    let found = row.speed?;
    Some(speed_words(row.run, found.before, found.times))
}

fn leaves_of(row: &LadderRow) -> Option<Sentence> {
    let found = row.leaves?;
    Some(leaf_words(row.run, found.before, found.times))
}

/// A factor, and for the ear the sentence about it.
fn factor_cell(found: Option<Factor>, told: Option<Sentence>, lang: Lang) -> Html {
    html! {
        if let (Some(found), Some(told)) = (found, told) {
            <span aria-hidden="true">{ factor(found.times) }</span>
            <span class="unseen">{ told.in_lang(lang) }</span>
        }
    }
}

/// Every factor as a sentence.
fn factors(view: &View) -> Html {
    let lang = view.lang;
    let rows = view.scene.rows.iter();
    let told: Vec<_> = rows
        .flat_map(|row| [speed_of(row), leaves_of(row)])
        .flatten()
        .collect();
    html! {
        if !told.is_empty() {
            <details class="factors">
                <summary>{ labels::FACTORS.in_lang(lang) }</summary>
                <ul>
                    for sentence in told {
                        <li>{ sentence.in_lang(lang) }</li>
                    }
                </ul>
                <p class="why">{ labels::LEAVES_WHY.in_lang(lang) }</p>
            </details>
        }
    }
}

/// The leaf nodes, and behind them, one click away, what a leaf node is.
fn leaves(row: &LadderRow, lang: Lang) -> Html {
    let method = row.run.method();
    let leaves = row.entry.and_then(|entry| entry.counters);
    let shown = match (leaves, method.question()) {
        (_, Question::Uncounted) => labels::NO_FIGURE.in_lang(lang).to_owned(),
        (Some(counted), _) => grouped(counted.leaves),
        (None, _) => String::new(),
    };
    html! {
        <details class="leaf">
            <summary>
                { shown }
                <span class="sign" aria-hidden="true">{ "?" }</span>
                <span class="unseen">{ labels::LEAF_WHAT.in_lang(lang) }</span>
            </summary>
            <p>{ leaf_phrase(method.leaf_rule()).in_lang(lang) }</p>
        </details>
    }
}

fn state(row: &LadderRow, view: &View) -> Html {
    let View { lang, send, .. } = view;
    let lang = *lang;
    let Some(entry) = row.entry else {
        let words = expected_words(row.expected.nodes(), row.expected.is_known());
        return html! { <span class="beside">{ words.in_lang(lang).to_owned() }</span> };
    };
    let run = row.run;
    let may_insist = matches!(entry.outcome, Outcome::Refused { .. } | Outcome::Late(_));
    html! {
        <>
            { entry.outcome.words().in_lang(lang).to_owned() }
            if may_insist {
                <button type="button" class="quiet" data-action="insist"
                    title={labels::INSIST_WHY.in_lang(lang)}
                    onclick={send.reform(move |_| LadderAction::Insist(run))}>
                    { labels::INSIST.in_lang(lang) }
                    <span class="unseen">{ " " }{ explain(run.method()).title.in_lang(lang) }</span>
                </button>
            }
        </>
    }
}
