//! A method's figures: its queens, its time as recorded and here, and what each source prints for it.

use std::collections::BTreeSet;

use yew::prelude::*;

use crate::{
    pages::ladder::{
        LadderPage, RECORDED_SIZE, Recorded, RunRecord,
        view::{below::sources::unit, html, table::table},
        words::{
            self, SourceName,
            dots::{provenance, shown_time},
            figures_words, form_phrase, method_title, ratio_words, source_name,
        },
    },
    text::{self, Lang, Phrase, fixed, grouped, significant},
};
use bitqueens_core::{
    ladder::{
        Estimate, Method, Run, TestKind,
        sources::{LeafTable, SourceDocument, TIME_TABLES, TimeTable},
    },
    solver::Size,
};

/// A column of the table: its head, and its figure for a board.
type Column = (String, Box<dyn Fn(Size) -> Option<String>>);

pub(super) fn figures(method: Method, page: &LadderPage, lang: Lang) -> Html {
    let tables = || TIME_TABLES.iter().filter(|table| table.method == method);
    let mut columns = vec![recorded(method, lang)];
    columns.extend(here(method, page, lang));
    if method.question() != TestKind::Uncounted {
        columns.insert(0, queens(method, lang));
    }
    columns.extend(tables().map(|table| printed_times(table, lang)));
    columns.extend(LeafTable::of(method).map(|table| printed_leaves(table, lang)));
    let timed = tables().flat_map(|table| table.rows).map(|row| row.side);
    let leaves = LeafTable::of(method).into_iter().flat_map(LeafTable::rows);
    let always = [8, 10, 12, RECORDED_SIZE.get(), 16];
    let sides = timed.chain(leaves.map(|(side, _)| side)).chain(always);
    let sides: BTreeSet<u8> = sides.collect();
    let heads = std::iter::once(words::SIDE.in_lang(lang).to_owned());
    let heads = heads.chain(columns.iter().map(|(head, _)| head.clone()));
    let rows = sides.into_iter().filter_map(|side| {
        let size = Size::new(side).ok()?;
        let cells = columns.iter().map(|(_, figure)| figure(size));
        Some((side.to_string(), cells.collect()))
    });
    let name = format!(
        "{}: {}",
        method_title(method).in_lang(lang),
        words::FIGURES.in_lang(lang)
    );
    html! {
        <section class="method-figures" aria-labelledby="figures-title">
            <h2 id="figures-title">{ words::FIGURES.in_lang(lang) }</h2>
            <p class="point">
                { figures_words(method).in_lang(lang).to_owned() }
                if let Some(ratio) = Recorded::ratio(method) {
                    { " " }{ ratio_words(ratio).in_lang(lang).to_owned() }
                }
            </p>
            { table(name, heads.collect(), rows.collect()) }
            <p class="why">{ words::SOURCES_WHY.in_lang(lang) }{ " " }{ provenance(Some(method)).in_lang(lang).to_owned() }</p>
        </section>
    }
}

fn queens(method: Method, lang: Lang) -> Column {
    let figure = move |size| {
        let found = Estimate::of(method, size);
        Some(if found.is_known() && found.nodes() < 1.0e12 {
            fixed(found.nodes(), 0)
        } else {
            significant(found.nodes())
        })
    };
    let head = words::dots::QUEENS.in_lang(lang);
    (head.to_owned(), Box::new(figure))
}

fn recorded(method: Method, lang: Lang) -> Column {
    let figure = move |size| {
        let time = shown_time(Recorded::time(method, size));
        Some(time.in_lang(lang).to_owned())
    };
    let head = words::dots::RECORDED.in_lang(lang);
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
    Some((words::dots::HERE.in_lang(lang).to_owned(), Box::new(figure)))
}

fn printed_times(table: &'static TimeTable, lang: Lang) -> Column {
    let form = if 1 < table.method.forms().len() {
        format!(", {}", form_phrase(table.form).in_lang(lang))
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
    format!("{author} {number}{form} ({})", what.in_lang(lang))
}
