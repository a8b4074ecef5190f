//! The documents.

use std::fmt::Write;

use super::{
    criteria,
    criterion::{Criterion, Editions, Level, Meets},
};

/// Says where a document comes from.
const MADE: &str = "This file is written by `cargo xtask access` from `xtask/src/access`. Each test that it names is one of `tests/browser`, run by `cargo xtask test`; a name between `${` and `}` stands for every page, state or language that the test goes through.";

/// Each document, by its path.
pub(super) fn all() -> [(&'static str, String); 3] {
    [
        ("docs/accessibility.md", evidence()),
        ("docs/vpat.md", vpat()),
        ("docs/jis-x-8341-3.md", jis()),
    ]
}

/// The criteria of WCAG 2.2 of a level.
fn of_22(level: Level) -> impl Iterator<Item = &'static Criterion> {
    let current = criteria().filter(|of| of.editions != Editions::Before22);
    current.filter(move |of| of.level == level)
}

/// The titles of tests, each with its file.
fn titles(meets: Meets) -> String {
    let Meets::Tested(_, tests) = meets else {
        return String::new();
    };
    let titles = tests
        .iter()
        .map(|(file, title)| format!("`{file}`: {title}"));
    titles.collect::<Vec<_>>().join("<br>")
}

const fn words(meets: Meets) -> &'static str {
    match meets {
        Meets::Tested(how, _) | Meets::Read(how) | Meets::Nothing(how) | Meets::Partly(how) => how,
    }
}

/// How each criterion is met.
fn evidence() -> String {
    let mut counts = [0; 4];
    let mut rows = String::new();
    for of in criteria().filter(|of| of.editions != Editions::Before22) {
        let (place, verdict) = match of.meets {
            Meets::Tested(..) => (0, "met"),
            Meets::Read(_) => (1, "met, no test"),
            Meets::Nothing(_) => (2, "nothing of the kind"),
            Meets::Partly(_) => (3, "met in part"),
        };
        counts[place] += 1;
        let (name, level, how) = (of.name, of.level.name(), words(of.meets));
        let tests = titles(of.meets);
        row(&mut rows, &[of.number, name, level, verdict, how, &tests]);
    }
    let [tested, read, nothing, partly] = counts;
    let all: i32 = counts.iter().sum();
    format!(
        "# Evidence of access\n\n{MADE}\n\nOf the {all} criteria of WCAG 2.2, levels A and AA, {tested} are met and held by tests, {read} are met by the way the pages are built and held by none, {nothing} are about what the site does not have, and {partly} is met in part. All were tried. No reader who uses a screen reader or a switch every day has tried the site.\n\n| | criterion | level | | how | tests |\n|---|---|---|---|---|---|\n{rows}"
    )
}

/// The form of VPAT 2.5, WCAG edition.
fn vpat() -> String {
    let mut text = format!(
        "# Accessibility conformance report, WCAG edition\n\nBased on VPAT® version 2.5. {MADE}\n\n- **Product**: Bitqueens, a site that teaches how bit operations solve the N-Queens problem\n- **Evaluation methods**: automated tests in Chromium with axe-core, tests of keyboard, pointer, touch and window sizes, reading of the pages; no users of assistive technology\n- **Standard**: Web Content Accessibility Guidelines 2.2, levels A and AA\n\nTerms: *Supports*: there is at least one method that meets the criterion. *Not Applicable*: the criterion is about nothing that the product has. *Partially Supports*: some of the product does not meet the criterion.\n"
    );
    for (number, level) in [(1, Level::A), (2, Level::AA)] {
        let name = level.name();
        write!(text, "\n## Table {number}: success criteria, level {name}\n\n| criteria | conformance level | remarks and explanations |\n|---|---|---|\n").ok();
        for of in of_22(level) {
            let conformance = match of.meets {
                Meets::Tested(..) | Meets::Read(_) => "Supports",
                Meets::Nothing(_) => "Not Applicable",
                Meets::Partly(_) => "Partially Supports",
            };
            let criterion = format!("{} {}", of.number, of.name);
            row(&mut text, &[&criterion, conformance, words(of.meets)]);
        }
    }
    text
}

/// The table of JIS X 8341-3:2016, which has the criteria of WCAG 2.0.
fn jis() -> String {
    let mut text = "# JIS X 8341-3:2016 達成基準チェックリスト\n\nこの表は、`cargo xtask access` が `xtask/src/access` から作ります。対象はサイトのすべてのページ、目標は適合レベル AA です。適用の「－」は、該当するコンテンツがないことを示します。結果の「○」は満たしていること、「△」は一部を満たしていないことを示します。注記は、その達成基準を保つテストの名前です（`tests/browser`）。\n\n| 番号 | 達成基準 | レベル | 適用 | 結果 | 注記 |\n|---|---|---|---|---|---|\n".to_owned();
    for of in criteria().filter(|of| of.editions != Editions::Later) {
        let (applies, result, note) = match of.meets {
            Meets::Tested(..) => ("○", "○", titles(of.meets)),
            Meets::Read(_) => ("○", "○", "テストはなく、ページを読んで確かめた".to_owned()),
            Meets::Nothing(_) => ("－", "○", String::new()),
            Meets::Partly(how) => ("○", "△", how.to_owned()),
        };
        let level = of.level.name();
        row(
            &mut text,
            &[of.number, of.ja, level, applies, result, &note],
        );
    }
    text
}

/// Writes a row of a table.
fn row(text: &mut String, cells: &[&str]) {
    writeln!(text, "| {} |", cells.join(" | ")).ok();
}
