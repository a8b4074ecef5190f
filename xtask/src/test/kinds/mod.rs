//! The kinds of fault that `docs/testing.md` lists: each fault is put into a copy of the project, and the test that is
//! named has to fail there. Without a fault each of them has to pass.

mod copy;

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Failure,
    build::read,
    run::{run, say, step},
};
use copy::Copy;

const LIST: &str = "docs/testing.md";
const FAULTS: &str = "tests/faults";

/// A row of the list.
struct Kind {
    name: String,
    layer: Layer,
    /// The file of the test: of cargo's tests the name of their program, of the browser's what stands before `.test.mjs`.
    file: String,
    /// The test's name in it; of the compiler a part of what it says.
    test: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    Compiler,
    /// Cargo's tests, by the arguments that choose their package.
    Cargo(&'static [&'static str]),
    Node,
    Browser,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    Failed,
    NotRun,
}

impl Layer {
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "compiler" => Self::Compiler,
            "core" => Self::Cargo(&["--package", "bitqueens-core"]),
            "worker" => Self::Cargo(&["--package", "bitqueens-worker"]),
            "course" => Self::Cargo(&["--package", "bitqueens-course", "--all-features"]),
            "command" => Self::Cargo(&["--package", "bitqueens-cli"]),
            "xtask" => Self::Cargo(&["--package", "xtask"]),
            "logic" => Self::Cargo(&["--no-default-features"]),
            "page" => Self::Cargo(&["--features", "documents"]),
            "node" => Self::Node,
            "browser" => Self::Browser,
            _ => return None,
        })
    }

    /// Builds what its tests test.
    fn build(self, file: &str) -> Result<(), Failure> {
        let failure = "the copy cannot be built";
        match self {
            Self::Compiler | Self::Node => Ok(()),
            Self::Cargo(package) => {
                let mut build = copy::cargo_there();
                build.arg("test").args(package);
                run(build.args(["--test", file, "--no-run", "--quiet"]), failure)
            }
            Self::Browser => run(copy::cargo_there().args(["xtask", "dist"]), failure),
        }
    }
}

impl Kind {
    /// Reads a row: `| [kind](../tests/faults/kind.diff) | what a reader would meet | layer | file: test |`.
    fn from_row(row: &str) -> Result<Self, Failure> {
        let unread = || format!("{LIST}: this row names no kind, layer, file or test: {row}");
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let &[_, kind, _, layer, test, _] = cells.as_slice() else {
            return Err(unread());
        };
        let name = kind.rsplit_once('/').ok_or_else(unread)?.1;
        let name = name.strip_suffix(".diff)").ok_or_else(unread)?;
        let (file, test) = test.split_once(": ").ok_or_else(unread)?;
        Ok(Self {
            name: name.to_owned(),
            layer: Layer::from_name(layer).ok_or_else(unread)?,
            file: file.to_owned(),
            test: test.to_owned(),
        })
    }

    fn fault(&self) -> PathBuf {
        Path::new(FAULTS).join(&self.name).with_extension("diff")
    }

    /// Tells whether a function has the test's name.
    fn is_written(&self) -> Result<bool, Failure> {
        let name = self.test.rsplit("::").next().unwrap_or(&self.test);
        let searched = Command::new("git")
            .args(["grep", "--quiet", "--fixed-strings", &format!("fn {name}(")])
            .status()
            .map_err(|error| format!("git does not run: {error}"))?;
        Ok(searched.success())
    }

    /// Tests the copy as it is, and says where that does not come to what it has to.
    fn come_to(&self, right: Outcome, copy: &Copy) -> Result<(), Failure> {
        let outcome = self.test(copy)?;
        if outcome == right {
            Ok(())
        } else {
            Err(format!("{:?}: {}", outcome, self.test))
        }
    }

    fn test(&self, copy: &Copy) -> Result<Outcome, Failure> {
        let mut command = match self.layer {
            Layer::Compiler => copy::cargo_there(),
            Layer::Cargo(package) => {
                let mut test = copy::cargo_there();
                test.arg("test").args(package);
                test.args(["--test", &self.file, &self.test, "--", "--exact"]);
                test
            }
            Layer::Node => copy::node(&self.test, &[&format!("tests/{}", self.file)]),
            Layer::Browser => copy.in_browser(&self.test, &self.file),
        };
        if self.layer == Layer::Compiler {
            command.args(["check", "--features", "documents"]);
        }
        let output = command
            .output()
            .map_err(|error| format!("the test does not run: {error}"))?;
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        let outcome = match self.layer {
            Layer::Compiler if output.status.success() => Outcome::Passed,
            Layer::Compiler if said.contains(&self.test) => Outcome::Failed,
            _ => outcome(&said, &self.test),
        };
        if outcome == Outcome::NotRun {
            eprintln!("{said}");
        }
        Ok(outcome)
    }
}

/// What became of a test, by the lines of cargo's tests or of Node's in TAP.
fn outcome(said: &str, test: &str) -> Outcome {
    let of_line = |line: &str| {
        let line = line.trim().replace("\\#", "#");
        if let Some(of_cargo) = line.strip_prefix("test ") {
            let ended = of_cargo.strip_prefix(test)?.strip_prefix(" ... ")?;
            return Some(match ended {
                "ok" => Outcome::Passed,
                _ => Outcome::Failed,
            });
        }
        let (number, name) = line.split_once(" - ")?;
        match number.trim_end_matches(|sign: char| sign.is_ascii_digit()) {
            "ok " if name == test => Some(Outcome::Passed),
            "not ok " if name == test => Some(Outcome::Failed),
            _ => None,
        }
    };
    said.lines().find_map(of_line).unwrap_or(Outcome::NotRun)
}

/// Puts each fault of the list into the copy and runs its test; `names` chooses some of the list.
pub(super) fn test(names: &[String]) -> Result<(), Failure> {
    let kinds = chosen(names)?;
    let copy = Copy::new()?;
    copy::clear()?;
    let mut wrong = Vec::new();
    let mut note = |kind: &Kind, what: &str, test: &dyn Fn() -> Result<(), Failure>| {
        let name = format!("{}, {what}", kind.name);
        if let Err(why) = step(&name, test) {
            eprintln!("  {why}");
            wrong.push(format!("{name}: {why}"));
        }
    };
    for (at, kind) in kinds.iter().enumerate() {
        let is_of_site = |kind: &Kind| kind.layer == Layer::Browser;
        let is_built = is_of_site(kind) && kinds[..at].iter().any(is_of_site);
        note(kind, "without a fault", &|| {
            if !is_built {
                kind.layer.build(&kind.file)?;
            }
            kind.come_to(Outcome::Passed, &copy)
        });
    }
    for kind in &kinds {
        note(kind, "with its fault", &|| {
            copy::put(&kind.fault())?;
            // A test that does not compile has seen nothing.
            kind.layer.build(&kind.file)?;
            kind.come_to(Outcome::Failed, &copy)
        });
    }
    copy::clear()?;
    if wrong.is_empty() {
        say(&format!(
            "{} kinds of fault, each seen by its test",
            kinds.len()
        ));
        Ok(())
    } else {
        Err(wrong.join("\n"))
    }
}

/// Says which rows of the list no longer fit the code: a fault that cannot be put in, or a test of cargo's that is gone.
pub(super) fn find_outdated() -> Result<(), Failure> {
    step("The list of the kinds of fault", || {
        let mut wrong = Vec::new();
        for kind in chosen(&[])? {
            if !copy::fits(&kind.fault()) {
                wrong.push(format!("{} cannot be put in", kind.fault().display()));
            }
            if matches!(kind.layer, Layer::Cargo(_)) && !kind.is_written()? {
                wrong.push(format!("{LIST}: there is no test {}", kind.test));
            }
        }
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(wrong.join("\n"))
        }
    })
}

/// The rows of the list, or those that are named.
fn chosen(names: &[String]) -> Result<Vec<Kind>, Failure> {
    let list = read(LIST)?;
    let rows = list.lines().filter(|line| line.starts_with("| ["));
    let kinds = rows.map(Kind::from_row).collect::<Result<Vec<_>, _>>()?;
    let is_unknown = |name: &&String| kinds.iter().all(|kind| kind.name != **name);
    if let Some(unknown) = names.iter().find(is_unknown) {
        return Err(format!("{LIST} has no kind {unknown}"));
    }
    let is_chosen = |kind: &Kind| names.is_empty() || names.contains(&kind.name);
    Ok(kinds.into_iter().filter(is_chosen).collect())
}
