//! The results: one row a method.

use yew::prelude::*;

use crate::{
    draw::view::{html, tables::table_head},
    pages::ladder::{
        Ratio, ResultRow, RunRecord,
        words::{
            self, expected_words, form_phrase, leaf_phrase, leaf_words, method_title, ratio,
            speed_words,
        },
    },
    text::{Lang, Sentence, fixed, grouped, millis},
};
use bitqueens_core::ladder::TestKind;

pub(super) fn results(rows: &[ResultRow], lang: Lang) -> Html {
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
    let (run, record) = (row.run, row.record.as_ref());
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
                <td>{ row.leaves_printed.map(grouped) }</td>
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
    Some(speed_words(row.run, found.before, found.times))
}

fn leaves_of(row: &ResultRow) -> Option<Sentence> {
    let found = row.leaves?;
    Some(leaf_words(row.run, found.before, found.times))
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
    let method = row.run.method();
    let counted = row.record.and_then(|record| record.counters);
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
    let Some(record) = row.record else {
        let words = expected_words(row.expected.nodes(), row.expected.is_known());
        return html! { <span class="beside">{ words.in_lang(lang).to_owned() }</span> };
    };
    record.state.sentence().in_lang(lang).to_owned().into()
}
