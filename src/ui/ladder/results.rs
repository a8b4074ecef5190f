//! What came out: one row a method.

use yew::prelude::*;

use super::View;
use crate::{
    browser::focus,
    ladder::Question,
    state::{
        LadderAction,
        ladder::{Entry, Outcome, plain_millis},
        scene::ladder::LadderRow,
    },
    text::{
        Lang, grouped, ladder_labels as labels,
        ladder_sentences::{expected_words, factor, fixed, millis, significant},
        methods::{explain, form_phrase, leaf_phrase},
    },
};

/// What came out, on the chosen board.
pub(super) fn results(view: &View) -> Html {
    let lang = view.lang;
    html! {
        <section class="results" aria-labelledby="results-title">
            <h2 id="results-title">
                { labels::RESULTS.in_lang(lang) }{ " (N=" }{ view.scene.choice.size.to_string() }{ ")" }
            </h2>
            <p class="why">{ labels::RESULTS_WHERE.in_lang(lang) }</p>
            <div class="scroll" tabindex="0" role="group" aria-labelledby="results-title" data-own-arrows="">
                <table>
                    <thead>
                        <tr>
                            for label in [
                                labels::METHOD, labels::SOLUTIONS, labels::TIME, labels::FACTOR, labels::NODES,
                                labels::TESTS, labels::LEAVES, labels::LEAVES_PRINTED, labels::STATE,
                            ] {
                                <th scope="col">{ label.in_lang(lang) }</th>
                            }
                        </tr>
                    </thead>
                    <tbody>
                        for row in &view.scene.rows {
                            { result(row, view) }
                        }
                    </tbody>
                </table>
            </div>
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
            <td>{ factor_cell(row, lang) }</td>
            <td>{ figure(counted.map(|counted| counted.nodes)) }</td>
            <td>{ figure(counted.map(|counted| counted.tests)) }</td>
            <td>{ leaves(row, lang) }</td>
            <td>{ figure(row.leaves_printed) }</td>
            <td class="state">{ state(row, view) }</td>
        </tr>
    }
}

fn figure(count: Option<u64>) -> Option<String> {
    count.map(grouped)
}

fn factor_cell(row: &LadderRow, lang: Lang) -> Html {
    let Some(found) = row.factor else {
        return Html::default();
    };
    let sentence = factor(row.run, found.before, found.times);
    html! {
        <span data-factor={fixed(found.times, 3)} title={sentence.in_lang(lang).to_owned()}>
            <span aria-hidden="true">{ "× " }{ significant(found.times) }</span>
            <span class="unseen">{ sentence.in_lang(lang) }</span>
        </span>
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
