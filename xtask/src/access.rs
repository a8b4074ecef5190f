//! How the site meets WCAG 2.2: three documents made from `docs/access.toml`.

use std::{collections::BTreeMap, fmt::Write, fs, iter};

use serde::Deserialize;

use crate::{Failure, build::read};

const SOURCE: &str = "docs/access.toml";

/// What the source says. Its head explains the fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Access {
    documents: Documents,
    tests: BTreeMap<String, Vec<String>>,
    #[serde(rename = "criterion")]
    criteria: Vec<Criterion>,
}

/// The text around each table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Documents {
    made: String,
    evidence: String,
    vpat: String,
    jis: String,
}

#[derive(Deserialize)]
struct Criterion {
    number: String,
    name: String,
    ja: String,
    level: String,
    #[serde(default)]
    editions: Editions,
    #[serde(flatten)]
    meets: Meets,
    #[serde(default)]
    tests: Vec<String>,
}

#[derive(Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Editions {
    #[default]
    All,
    Later,
    Dropped,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Meets {
    Tested(String),
    Read(String),
    Nothing(String),
    Partly(String),
}

impl Meets {
    fn how(&self) -> &str {
        match self {
            Self::Tested(how) | Self::Read(how) | Self::Nothing(how) | Self::Partly(how) => how,
        }
    }
}

/// Writes the documents, or compares them with what would be written, after every test that they name was found.
pub(crate) fn access(check: bool) -> Result<(), Failure> {
    let access: Access =
        toml::from_str(&read(SOURCE)?).map_err(|error| format!("{SOURCE}: {error}"))?;
    for of in &access.criteria {
        access
            .tests(of)
            .try_for_each(|test| find(&of.number, test))?;
    }
    let documents = [
        ("docs/accessibility.md", access.evidence()),
        ("docs/vpat.md", access.vpat()),
        ("docs/jis-x-8341-3.md", access.jis()),
    ];
    for (path, text) in documents {
        if !check {
            fs::write(path, text).map_err(|error| format!("cannot write {path}: {error}"))?;
        } else if fs::read_to_string(path).ok().as_ref() != Some(&text) {
            return Err(format!(
                "{path} is not what {SOURCE} says: run `cargo xtask access`"
            ));
        }
    }
    Ok(())
}

/// Fails where no test of a file has a title.
fn find(number: &str, test: &str) -> Result<(), Failure> {
    let (file, title) = parts(test);
    let path = format!("tests/browser/{file}.test.mjs");
    let tests = read(&path)?;
    let titles = ["\"", "`"].map(|quote| format!("test({quote}{title}{quote}"));
    if titles.iter().any(|written| tests.contains(written)) {
        Ok(())
    } else {
        Err(format!(
            "criterion {number} names a test that {path} does not have: {title}"
        ))
    }
}

/// The file and the title of a test.
fn parts(test: &str) -> (&str, &str) {
    test.split_once(": ").unwrap_or((test, ""))
}

impl Access {
    /// The tests of a criterion, those that several share among them.
    fn tests<'a>(&'a self, of: &'a Criterion) -> impl Iterator<Item = &'a str> {
        let of_name = |test: &'a String| match self.tests.get(test) {
            Some(shared) => shared.iter().collect(),
            None => vec![test],
        };
        of.tests.iter().flat_map(of_name).map(String::as_str)
    }

    fn titles(&self, of: &Criterion) -> String {
        let tests = self.tests(of).map(parts);
        let titles: Vec<_> = tests
            .map(|(file, title)| format!("`{file}`: {title}"))
            .collect();
        titles.join("<br>")
    }

    /// The criteria of WCAG 2.2.
    fn of_22(&self) -> impl Iterator<Item = &Criterion> {
        self.criteria
            .iter()
            .filter(|of| of.editions != Editions::Dropped)
    }

    /// How each criterion is met.
    fn evidence(&self) -> String {
        let mut counts = [0; 4];
        let mut rows = String::new();
        for of in self.of_22() {
            let (place, verdict) = match of.meets {
                Meets::Tested(_) => (0, "met"),
                Meets::Read(_) => (1, "met, no test"),
                Meets::Nothing(_) => (2, "nothing of the kind"),
                Meets::Partly(_) => (3, "met in part"),
            };
            counts[place] += 1;
            row(
                &mut rows,
                &[
                    &of.number,
                    &of.name,
                    &of.level,
                    verdict,
                    of.meets.how(),
                    &self.titles(of),
                ],
            );
        }
        let all: u32 = counts.iter().sum();
        let names = ["tested", "read", "nothing", "partly", "all"];
        let values = counts
            .into_iter()
            .chain([all])
            .map(|count| count.to_string());
        let values =
            iter::zip(names, values).chain([("rows", rows), ("made", self.documents.made.clone())]);
        filled(&self.documents.evidence, values)
    }

    /// The form of VPAT 2.5, WCAG edition.
    fn vpat(&self) -> String {
        let rows = ["A", "AA"].map(|level| {
            let mut rows = String::new();
            for of in self.of_22().filter(|of| of.level == level) {
                let conformance = match of.meets {
                    Meets::Tested(_) | Meets::Read(_) => "Supports",
                    Meets::Nothing(_) => "Not Applicable",
                    Meets::Partly(_) => "Partially Supports",
                };
                row(
                    &mut rows,
                    &[
                        &format!("{} {}", of.number, of.name),
                        conformance,
                        of.meets.how(),
                    ],
                );
            }
            rows
        });
        let values = iter::zip(["rows A", "rows AA"], rows);
        filled(
            &self.documents.vpat,
            values.chain([("made", self.documents.made.clone())]),
        )
    }

    /// The table of JIS X 8341-3:2016, which has the criteria of WCAG 2.0.
    fn jis(&self) -> String {
        let mut rows = String::new();
        for of in self
            .criteria
            .iter()
            .filter(|of| of.editions != Editions::Later)
        {
            let (applies, result, note) = match &of.meets {
                Meets::Tested(_) => ("○", "○", self.titles(of)),
                Meets::Read(_) => ("○", "○", "テストはなく、ページを読んで確かめた".to_owned()),
                Meets::Nothing(_) => ("－", "○", String::new()),
                Meets::Partly(how) => ("○", "△", how.clone()),
            };
            row(
                &mut rows,
                &[&of.number, &of.ja, &of.level, applies, result, &note],
            );
        }
        filled(&self.documents.jis, [("rows", rows)])
    }
}

/// A text with its values in place of their names.
fn filled(text: &str, values: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let text = text.to_owned();
    values.into_iter().fold(text, |text, (name, value)| {
        text.replace(&format!("{{{name}}}"), &value)
    })
}

/// Writes a row of a table.
fn row(text: &mut String, cells: &[&str]) {
    writeln!(text, "| {} |", cells.join(" | ")).ok();
}
