//! The list of wrong programs with what the page says of each, as a document.

use bitqueens::text::{Lang, outcome};
use std::{env, fmt::Write, fs};

use bitqueens::{pages::write::words, text::listing_text};
use bitqueens_core::{
    faults::Fault,
    program::{Judgement, Program},
};

use super::{Case, attack, changed, queen, rows};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/wrong-programs.md");
/// Set to write the document anew.
const UPDATE: &str = "UPDATE_DOCUMENTS";

const HEAD: &str = "# Wrong programs

What the page `write` says of the loop with one of its lines written wrong, as a learner would write it: the counts that it found, the sentence in English and Japanese, and the fault where it is a known one.

This file is written by `UPDATE_DOCUMENTS=1 cargo test --no-default-features --test logic wrong_programs`. Without the variable the test compares it.
";

const GROUPS: [(&str, &[Case]); 3] = [
    ("The square taken, and row 0", queen::WRONG),
    ("The attack words", attack::WRONG),
    ("The free squares, and the way between rows", rows::WRONG),
];

/// The lines of the listing that a program does not have, and those that it has in their place.
fn difference(program: &str) -> String {
    let listing = listing_text();
    let (mut old, mut new): (Vec<_>, Vec<_>) =
        (listing.lines().collect(), program.lines().collect());
    while old.last() == new.last() {
        old.pop();
        new.pop();
    }
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new);
    let same = same.count();
    let lines = |sign: char, lines: &[&str]| {
        let lines = lines.iter().filter(|line| !line.trim().is_empty());
        lines.fold(String::new(), |text, line| {
            format!("{text}{sign} {}\n", line.trim())
        })
    };
    lines('-', &old[same..]) + &lines('+', &new[same..])
}

fn written() -> String {
    let mut text = HEAD.to_owned();
    let mut number = 0;
    for (title, cases) in GROUPS {
        writeln!(text, "\n## {title}").unwrap();
        for (from, to, _) in cases {
            number += 1;
            let own = changed(from, to);
            let program = Program::read(&own).unwrap();
            let judgement = Judgement::of(&program);
            let said = outcome(&judgement, &program);
            let counts: Vec<_> = judgement.counts.iter().map(ToString::to_string).collect();
            let counts = match &counts[..] {
                [] => "nothing".to_owned(),
                counts => counts.join(" "),
            };
            let lines = difference(&own);
            writeln!(
                text,
                "\n### {number}\n\n```diff\n{lines}```\n\n- Found: {counts}"
            )
            .unwrap();
            writeln!(
                text,
                "- {}\n- {}",
                said.in_lang(Lang::En),
                said.in_lang(Lang::Ja)
            )
            .unwrap();
            if let Some((fault, lesson)) = Fault::of(&program).and_then(words::fault) {
                writeln!(
                    text,
                    "- {lesson}: {} {}",
                    fault.in_lang(Lang::En),
                    fault.in_lang(Lang::Ja)
                )
                .unwrap();
            }
        }
    }
    text
}

#[test]
fn the_document_of_wrong_programs_says_what_the_page_says() {
    let written = written();
    if env::var_os(UPDATE).is_some() {
        fs::write(DOCUMENT, &written).unwrap();
    }
    let found = fs::read_to_string(DOCUMENT).unwrap();
    let mut lines = found.lines().zip(written.lines());
    let differs = lines.find(|(found, written)| found != written);
    assert_eq!(differs, None, "write it anew: {UPDATE}=1");
    assert_eq!(found.len(), written.len(), "write it anew: {UPDATE}=1");
}
