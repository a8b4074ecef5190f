//! The sources' own figures.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::super::chart::{Row, table};
use crate::{
    draw::view::html,
    pages::ladder::words::{self, SourceName, form_phrase, method_title, publication, source_name},
    text::{Lang, Phrase, grouped},
};
use bitqueens_core::ladder::sources::{
    Computer, LEAF_TABLES, RECORDS, SourceDocument, TIME_TABLES, TimeTable, Unit,
};

/// Draws the sources by name, and their own figures document by document.
pub(super) fn sources(lang: Lang) -> Html {
    html! {
        <>
            <p class="why">{ words::SOURCES_WHY.in_lang(lang) }</p>
            <ul class="source-names">
                for source in SourceDocument::ALL.map(source_name) {
                    <li>
                        { source.number }{ " " }{ source_link(source) }
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

/// Names a source, with the way there.
pub(super) fn source_link(
    SourceName {
        title, author, url, ..
    }: SourceName,
) -> Html {
    html! { <><a href={url} rel="noreferrer" lang="ja">{ title }</a>{ ", " }{ author }</> }
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
    let title = format!("{title} ({})", unit(first).in_lang(lang));
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
        return format!("{title} ({})", form_phrase(table.form).in_lang(lang));
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
    let source = source_name(source).over_table();
    format!("{}: {}", source.in_lang(lang), what.in_lang(lang))
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
