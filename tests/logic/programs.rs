//! The printed programs, really run where their compiler or interpreter is present.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::Command,
};

use bitqueens::{
    pages::ladder::program,
    text::{CodeForm, CodeLanguage},
};
use bitqueens_core::{
    counting::known,
    ladder::{Gives, Method},
    program::Export,
    solver::Size,
};

/// A folder of its own for each program, gone at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("bitqueens-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn present(tool: &str) -> bool {
    Command::new(tool)
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
}

pub(crate) fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// The command that runs a source, which is compiled first where that is needed.
pub(crate) fn command(code: CodeLanguage, source: &Path) -> Command {
    let interpreter = |name| {
        let mut command = Command::new(name);
        command.arg(source);
        command
    };
    let mut compiler = match code {
        CodeLanguage::Plain => unreachable!("the bare lines are no program"),
        CodeLanguage::Python => return interpreter("python3"),
        CodeLanguage::JavaScript => return interpreter("node"),
        CodeLanguage::Rust => Command::new("rustc"),
        CodeLanguage::C => Command::new("cc"),
    };
    let edition: &[&str] = match code {
        CodeLanguage::Rust => &["--edition", "2024"],
        _ => &["-std=c99"],
    };
    let program = source.with_extension("out");
    output(compiler.args(edition).arg("-o").arg(&program).arg(source));
    Command::new(program)
}

/// Compiles a source where that is needed, and runs it.
pub(crate) fn run(code: CodeLanguage, source: &Path) -> String {
    output(&mut command(code, source))
}

/// The tools that `README.md` asks for. Without them a run for everybody's eyes has failed.
const REQUIRED: [&str; 2] = ["rustc", "node"];

/// What a check does where its tool is absent.
#[derive(Debug, PartialEq)]
enum Absent {
    /// It says so, and goes on.
    Skip,
    /// It fails.
    Fail,
}

fn when_absent(tool: &str, is_ci: bool) -> Absent {
    if is_ci && REQUIRED.contains(&tool) {
        Absent::Fail
    } else {
        Absent::Skip
    }
}

/// Tells whether a program can be run. Where it cannot, says which tool is missing: past the harness,
/// which shows nothing of a test that passes.
pub(crate) fn can_run(name: &str, tool: &str) -> bool {
    if present(tool) {
        return true;
    }
    let is_ci = env::var_os("CI").is_some_and(|value| value == "true");
    let absent = when_absent(tool, is_ci);
    assert_eq!(absent, Absent::Skip, "{name}: README.md requires {tool}");
    let skipped = format!("SKIPPED: {name} is not run, for {tool} is missing\n");
    io::stderr().write_all(skipped.as_bytes()).unwrap();
    false
}

fn check(code: CodeLanguage, form: CodeForm, tool: &str, ending: &str) {
    if !can_run(&format!("the {form:?} form in {}", code.name()), tool) {
        return;
    }
    let folder = Folder::new(&format!("{ending}-{form:?}"));
    let source = folder.0.join(format!("queens.{ending}"));
    // Of the file's own board, and of another: the answer is computed, not written down.
    for (side, solutions) in [(8, "92"), (6, "4")] {
        fs::write(&source, printed(code, form, Size::new(side).unwrap())).unwrap();
        assert_eq!(run(code, &source), solutions);
    }
}

/// The lines that a page shows beside a board.
fn printed(code: CodeLanguage, form: CodeForm, size: Size) -> String {
    let lines = code.lines(form, size).into_iter();
    lines.map(|line| line.code + "\n").collect()
}

#[test]
fn the_printed_code_has_the_n_of_the_board_beside_it() {
    let own = Size::new(8).unwrap();
    for code in CodeLanguage::ALL {
        for form in [CodeForm::Loop, CodeForm::Recursive] {
            let of_eight = printed(code, form, own);
            for size in (1..=Size::MAX.get()).map(|n| Size::new(n).unwrap()) {
                let printed = printed(code, form, size);
                let declared = format!("= {size}");
                let differing: Vec<_> = printed
                    .lines()
                    .zip(of_eight.lines())
                    .filter(|(one, other)| one != other)
                    .collect();
                let is_program = code != CodeLanguage::Plain;
                assert_eq!(
                    differing.len(),
                    usize::from(is_program && size != own),
                    "{code:?} {form:?} {size}: {differing:?}"
                );
                assert!(
                    !is_program || printed.contains(&declared),
                    "{code:?} {form:?} {size}"
                );
            }
            let copied = code.loop_for(Size::MAX).unwrap_or_default();
            assert_eq!(code == CodeLanguage::Plain, copied.is_empty());
            assert!(copied.is_empty() || copied.contains("= 27"), "{copied}");
        }
    }
}

#[test]
fn the_loop_in_rust() {
    check(CodeLanguage::Rust, CodeForm::Loop, "rustc", "rs");
}

#[test]
fn the_recursion_in_rust() {
    check(CodeLanguage::Rust, CodeForm::Recursive, "rustc", "rs");
}

#[test]
fn the_loop_in_c() {
    check(CodeLanguage::C, CodeForm::Loop, "cc", "c");
}

#[test]
fn the_recursion_in_c() {
    check(CodeLanguage::C, CodeForm::Recursive, "cc", "c");
}

#[test]
fn the_loop_in_python() {
    check(CodeLanguage::Python, CodeForm::Loop, "python3", "py");
}

#[test]
fn the_recursion_in_python() {
    check(CodeLanguage::Python, CodeForm::Recursive, "python3", "py");
}

#[test]
fn the_loop_in_javascript() {
    check(CodeLanguage::JavaScript, CodeForm::Loop, "node", "js");
}

#[test]
fn the_recursion_in_javascript() {
    check(CodeLanguage::JavaScript, CodeForm::Recursive, "node", "js");
}

/// Runs the whole program of every method in a language, as it stands and for a smaller board.
fn check_methods(language: Export, code: CodeLanguage, tool: &str) {
    if !can_run(&format!("a method in {}", language.title()), tool) {
        return;
    }
    let folder = Folder::new(&format!("methods-{}", language.ending()));
    for method in Method::ALL {
        let text = program(method, language);
        let smaller = text.replacen("N = 8", "N = 6", 1);
        let smaller = smaller.replacen("usize = 8", "usize = 6", 1);
        assert_ne!(smaller, text, "{method}");
        for (n, text) in [(6, smaller.as_str()), (8, text)] {
            // 8^8 boards are too many for a test.
            if n == 8 && method == Method::BruteForce {
                continue;
            }
            let known = known(Size::new(n).unwrap());
            let count = match method.gives() {
                Gives::Total => known.total,
                Gives::Unique => known.unique,
            };
            let source = folder.0.join(format!("{method}.{}", language.ending()));
            fs::write(&source, text).unwrap();
            assert_eq!(run(code, &source), count.to_string(), "{method}, N = {n}");
        }
    }
}

#[test]
fn the_methods_in_rust() {
    check_methods(Export::Rust, CodeLanguage::Rust, "rustc");
}

#[test]
fn the_methods_in_c() {
    check_methods(Export::C, CodeLanguage::C, "cc");
}

#[test]
fn the_methods_in_python() {
    check_methods(Export::Python, CodeLanguage::Python, "python3");
}

#[test]
fn the_methods_in_javascript() {
    check_methods(Export::JavaScript, CodeLanguage::JavaScript, "node");
}

#[test]
fn a_missing_tool_is_said_and_fails_where_it_is_required() {
    assert!(!present("bitqueens-no-such-tool"));
    assert!(!can_run("a program", "bitqueens-no-such-tool"));
    assert_eq!(when_absent("node", true), Absent::Fail);
    assert_eq!(when_absent("rustc", true), Absent::Fail);
    assert_eq!(when_absent("node", false), Absent::Skip);
    assert_eq!(when_absent("cc", true), Absent::Skip);
    let readme = include_str!("../../README.md");
    assert!(readme.contains("Node 20 or newer"));
}
