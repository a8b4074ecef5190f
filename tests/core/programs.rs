//! The printed programs, really run where their compiler or interpreter is present.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use bitqueens::text::{CodeForm, CodeLanguage};

/// A folder of its own for each program, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
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

fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// Compiles a source where that is needed, and runs it.
fn run(code: CodeLanguage, source: &Path) -> String {
    let program = source.with_extension("out");
    match code {
        CodeLanguage::Plain => unreachable!("the bare lines are no program"),
        CodeLanguage::Python => return output(Command::new("python3").arg(source)),
        CodeLanguage::JavaScript => return output(Command::new("node").arg(source)),
        CodeLanguage::Rust => output(
            Command::new("rustc")
                .args(["--edition", "2024", "-o"])
                .arg(&program)
                .arg(source),
        ),
        CodeLanguage::C => output(
            Command::new("cc")
                .args(["-std=c99", "-o"])
                .arg(&program)
                .arg(source),
        ),
    };
    output(&mut Command::new(program))
}

fn check(code: CodeLanguage, form: CodeForm, tool: &str, ending: &str) {
    if !present(tool) {
        eprintln!("{tool} is not here, so its listing is not run");
        return;
    }
    let program = code.program(form).unwrap();
    let folder = Folder::new(&format!("{ending}-{form:?}"));
    let source = folder.0.join(format!("queens.{ending}"));
    fs::write(&source, program).unwrap();
    assert_eq!(run(code, &source), "92");
    // The same program for another board: the answer is computed, not written down.
    let other = program
        .replacen("= 8", "= 6", 1)
        .replacen("N = 8", "N = 6", 1);
    assert_ne!(other, program);
    fs::write(&source, other).unwrap();
    assert_eq!(run(code, &source), "4");
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
