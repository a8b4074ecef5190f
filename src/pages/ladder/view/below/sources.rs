//! The sources' own figures.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::super::table::{Row, table};
use crate::{
    pages::ladder::words::{
        self, explanations::form_phrase, method_title, publication, source_name,
    },
    text::{Lang, grouped},
};
use bitqueens_core::ladder::{
    Form, Method,
    sources::{Computer, LEAF_TABLES, RECORDS, SourceDocument, TIME_TABLES, TimeTable, Unit},
};

/// Draws the sources by name, and their own figures document by document.
pub(super) fn sources(lang: Lang) -> Html {
    html! {
        <>
            <p class="why">{ words::SOURCES_WHY.in_lang(lang) }</p>
            <ul class="source-names">
                for source in SourceDocument::ALL.map(source_name) {
                    <li>
                        { source.number }{ " " }<a href={source.url} rel="noreferrer" lang="ja">{ source.title }</a>
                        { ", " }{ source.author }
                    </li>
                }
            </ul>
            for source in SourceDocument::ALL {
                { times(source, lang) }
            }
            { leaves(lang) }
            { records(lang) }
        </>
    }
}

fn times(source: SourceDocument, lang: Lang) -> Html {
    let tables: Vec<&TimeTable> = TIME_TABLES
        .iter()
        .filter(|table| table.source == source)
        .collect();
    let Some(first) = tables.first() else {
        return Html::default();
    };
    let unit = match first.unit {
        Unit::Millisecond => words::UNIT_MS,
        Unit::Thousandth | Unit::Hundredth => words::UNIT_S,
    };
    let sides: BTreeSet<u8> = tables
        .iter()
        .flat_map(|table| table.rows)
        .map(|row| row.side)
        .collect();
    let heads = tables
        .iter()
        .map(|table| head(table.method, table.form, lang));
    let rows = sides.into_iter().map(|side| {
        let cells = tables.iter().map(|table| {
            let row = table.at(side)?;
            Some(table.printed(row).to_string())
        });
        (side.to_string(), cells.collect())
    });
    let source_name = source_name(source).over_table();
    let title = format!(
        "{}: {} ({})",
        source_name.in_lang(lang),
        words::TIMES.in_lang(lang),
        unit.in_lang(lang)
    );
    folded(
        title,
        machine(first.computer, lang),
        heads.collect(),
        rows.collect(),
        lang,
    )
}

fn machine(machine: Option<Computer>, lang: Lang) -> String {
    match machine {
        Some(machine) => [
            machine.processor,
            machine.system,
            machine.compiler,
            machine.options,
        ]
        .join(", "),
        None => words::NO_MACHINE.in_lang(lang).to_owned(),
    }
}

fn head(method: Method, form: Form, lang: Lang) -> String {
    let title = method_title(method).in_lang(lang);
    if 1 < method.forms().len() {
        return format!("{title} ({})", form_phrase(form).in_lang(lang));
    }
    title.to_owned()
}

fn leaves(lang: Lang) -> Html {
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
    let source_name = source_name(SourceDocument::LeafNodesInCpp).over_table();
    let title = format!(
        "{}: {}",
        source_name.in_lang(lang),
        words::SOURCE_LEAVES.in_lang(lang)
    );
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
    let source_name = source_name(SourceDocument::LeafNodesInCpp).over_table();
    let title = format!(
        "{}: {}",
        source_name.in_lang(lang),
        words::RECORDS.in_lang(lang)
    );
    let heads = heads.map(|head| head.in_lang(lang).to_owned());
    folded(title, String::new(), heads.into(), rows.collect(), lang)
}

/// Draws a table under its title, opened by it.
fn folded(title: String, note: String, heads: Vec<String>, rows: Vec<Row>, lang: Lang) -> Html {
    let side = std::iter::once(words::SIDE.in_lang(lang).to_owned());
    html! {
        <details class="source">
            <summary>{ title.clone() }<span class="beside">{ note }</span></summary>
            { table(title, side.chain(heads).collect(), rows) }
        </details>
    }
}
