//! A reader's program as a file in another language, compiled or run.

use std::{collections::BTreeSet, fmt::Write, fs, path::Path, process::Command};

use bitqueens::{
    pages::write::{Blank, Stage, Task, WritePage, foreign},
    site::WholeProgram,
    text::{CodeLanguage, Lang, listing_text},
};
use bitqueens_core::{
    SplitMix64,
    program::{Export, Program, ProgramRun},
    solver::Size,
};

use crate::programs::{Folder, can_run, command, output, run};

const OUTSIDE: &str = "index outside the array";

const COUNTS: &str = "1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n7 40\n8 92\n9 352\n10 724";

/// Names that a language keeps, an order of its own, signs one behind the other.
const NAMES: &str = "
in = 0; int[0] = mask;
while !(in < 0) && (in >= 0 || n == 99) {
    if int[in] == 0 { in -= 1; }
    else {
        fn = int[in] & -int[in];
        int[in] &= ~ ~ ~fn;
        let[in] = fn;
        if in == n - 1 { solutions = solutions - -1; in -= 1; }
        else {
            in += 1;
            def[in] = (def[in - 1] | fn) << 1;
            at[in] = at[in - 1] | fn;
            fn_[in] = (fn_[in - 1] | fn) >> 1;
            int[in] = mask & ~def[in] & ~at[in] & ~fn_[in];
        }
    }
}";

/// The loop in the highest 32 bits, with negative words, shifts by negative places and sums that are cut.
const HIGH: &str = "
full = mask << 64 - n; b[0] = full;
while row >= 0 {
    if b[row] {
        bit = b[row] & 0 - b[row];
        b[row] = b[row] ^ bit;
        if row + 1 != n {
            row += 1 | 1 << 64 | 1 << -1;
            x = -1 >> -5;
            l[row] = l[row-1] + bit + (l[row-1] + bit);
            d[row] = d[row-1] | bit;
            r[row] = (r[row-1] | bit) >> 1 & ~(1 << 63);
            b[row] = full & ~(l[row] | d[row] | r[row]) & x;
        } else { solutions += 1; row = row - 1; }
    } else { row -= 1; }
}";

/// Half of row 0, each solution with its mirror image.
const HALF: &str = "
bitmap[0] = mask >> (n >> 1) + (n & 1); worth = 2;
while row >= 0 {
    if bitmap[row] != 0 {
        bit = bitmap[row] & -bitmap[row]; bitmap[row] ^= bit;
        if row < n - 1 {
            row += 1;
            left[row] = (left[row-1] | bit) << 1;
            down[row] = down[row-1] | bit;
            right[row] = (right[row-1] | bit) >> 1;
            bitmap[row] = mask & ~(left[row] | down[row] | right[row]);
        } else { solutions += worth; row -= 1; }
    } else {
        row -= 1;
        if row < 0 && worth == 2 && n & 1 == 1 { worth = 1; row = 0; bitmap[0] = 1 << (n >> 1); }
    }
}";

/// Lines that are never run, with what cannot be worked out in 64 bits.
const NEVER: &str = "
if n > 10 {
    x = 1 << 64;
    x <<= 9223372036854775807;
    x = 9223372036854775807 + 1;
    x = 1 << 9223372036854775807 | 1 >> -1;
}
solutions = n + x;";

/// The word that stands in the frames for what is said of an index outside.
const WORD: &str = "OUTSIDE = n; b[0] = OUTSIDE; solutions = b[0];";

fn tool(export: Export) -> (CodeLanguage, &'static str) {
    match export {
        Export::Python => (CodeLanguage::Python, "python3"),
        Export::C => (CodeLanguage::C, "cc"),
        Export::JavaScript => (CodeLanguage::JavaScript, "node"),
        Export::Rust => (CodeLanguage::Rust, "rustc"),
    }
}

/// The language of the files and an empty folder for them; `None` where this machine cannot run them.
fn runnable(export: Export, what: &str) -> Option<(CodeLanguage, Folder)> {
    let (code, tool) = tool(export);
    let name = format!("an exported program in {}", code.name());
    let folder = || Folder::new(&format!("{what}-{}", export.name()));
    can_run(&name, tool).then(|| (code, folder()))
}

fn exported(export: Export, text: &str) -> String {
    export.text(&Program::read(text).expect(text), OUTSIDE)
}

/// The text of a whole program, as its address opens it.
fn whole(program: WholeProgram) -> String {
    let opened = crate::program::Program::open(&program.address(Export::C).to_string());
    let page: &WritePage = opened.page();
    page.text(Lang::En)
}

/// The programs that count right print it in a language.
fn check(export: Export) {
    let Some((code, folder)) = runnable(export, "export") else {
        return;
    };
    for (at, text) in [
        &listing_text(),
        NAMES,
        HIGH,
        HALF,
        &whole(WholeProgram::HalfRow),
        &whole(WholeProgram::CarryChain),
    ]
    .into_iter()
    .enumerate()
    {
        let source = folder.0.join(format!("queens{at}.{}", export.ending()));
        let file = exported(export, text);
        fs::write(&source, &file).unwrap();
        assert_eq!(run(code, &source), COUNTS, "{file}");
    }
    for (at, text) in [NEVER, WORD].into_iter().enumerate() {
        let source = folder.0.join(format!("other{at}.{}", export.ending()));
        let file = exported(export, text);
        fs::write(&source, &file).unwrap();
        let expected = printed(&Program::read(text).expect(text));
        assert_eq!(run(code, &source), expected.trim_end(), "{file}");
    }
}

#[test]
fn an_exported_program_counts_in_python() {
    check(Export::Python);
}

#[test]
fn an_exported_program_counts_in_c() {
    check(Export::C);
}

#[test]
fn an_exported_program_counts_in_javascript() {
    check(Export::JavaScript);
}

#[test]
fn an_exported_program_counts_in_rust() {
    check(Export::Rust);
}

/// The names among some words, each taken for a number and for an array, change nothing in what a program counts. `sure` is
/// one of them.
fn check_names(export: Export, code: CodeLanguage, source: &Path, words: &[&str], sure: &str) {
    let is_program = |line: &String| Program::read(&format!("{line}{HIGH}")).is_ok();
    for form in ["", "[0]"] {
        let lines = words.iter().map(|word| format!("{word}{form} += 0;\n"));
        let lines: Vec<_> = lines.filter(is_program).collect();
        assert!(
            lines.contains(&format!("{sure}{form} += 0;\n")),
            "{lines:?}"
        );
        // A program has at most 60 names, and this one has eleven of its own.
        for lines in lines.chunks(49) {
            let file = exported(export, &(lines.concat() + HIGH));
            fs::write(source, &file).unwrap();
            assert_eq!(run(code, source), COUNTS, "{file}");
        }
    }
}

/// Every word of a file is a name that its reader may have taken, for a number or for an array.
#[test]
fn every_word_of_the_file_can_be_a_name() {
    let is_part = |part: char| part.is_ascii_alphanumeric() || part == '_';
    for export in Export::ALL {
        let Some((code, folder)) = runnable(export, "names") else {
            continue;
        };
        let source = folder.0.join(format!("names.{}", export.ending()));
        let file = exported(export, HIGH);
        let words: BTreeSet<_> = file.split(|part| !is_part(part)).collect();
        let words: Vec<_> = words.into_iter().collect();
        check_names(export, code, &source, &words, "add");
    }
}

/// The compiler replaces a macro's name wherever it stands, so a file that takes one does not compile.
#[test]
fn every_macro_of_c_can_be_a_name() {
    let Some((code, folder)) = runnable(Export::C, "macros") else {
        return;
    };
    let source = folder.0.join("macros.c");
    fs::write(&source, exported(Export::C, HIGH)).unwrap();
    let mut compiler = Command::new("cc");
    let macros = output(compiler.args(["-dM", "-E"]).arg(&source));
    let names = macros.lines();
    let names = names.filter_map(|line| line.split([' ', '(']).nth(1));
    let names: Vec<_> = names.collect();
    check_names(Export::C, code, &source, &names, "BUFSIZ");
}

#[test]
fn an_index_outside_is_said_and_ends_the_program() {
    // An array is read in its own index, and in what is added to it.
    let text = "a[0] = 1; a[a[0] - 1] = n; a[a[0] - n] += a[0]; a[0] >>= 1; if n == 3 { x = a[a[0] - 4]; } solutions = a[0];";
    for export in Export::ALL {
        let Some((code, folder)) = runnable(export, "outside") else {
            continue;
        };
        let source = folder.0.join(format!("queens.{}", export.ending()));
        fs::write(&source, exported(export, text)).unwrap();
        let output = command(code, &source).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "1 1\n2 2");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("a[-1]: index outside the array"), "{said}");
        assert!(!output.status.success());
    }
}

const NUMBERS: [&str; 5] = ["x", "y", "solutions", "n", "mask"];

fn any<'a>(random: &mut SplitMix64, of: &[&'a str]) -> &'a str {
    of[usize::try_from(random.bits() % of.len() as u64).unwrap()]
}

/// A number worked out from numbers and elements at random.
fn number(random: &mut SplitMix64, depth: u8) -> String {
    let choice = random.bits() % if depth == 0 { 3 } else { 9 };
    let mut inner = || number(random, depth.saturating_sub(1));
    match choice {
        0 => (random.bits() % 70).to_string(),
        1 => any(random, &NUMBERS).to_owned(),
        2 => format!(
            "a[{}]",
            any(random, &["0", "n - 1", "x & 1", "n >> 1", "y", "a[0] & 7"])
        ),
        3 => format!("({})", inner()),
        4 => format!("~{}", inner()),
        5 => format!("-{}", inner()),
        _ => {
            let (left, right) = (inner(), inner());
            let signs = ["+", "-", "&", "|", "^", "<<", ">>"];
            format!("{left} {} {right}", any(random, &signs))
        }
    }
}

fn condition(random: &mut SplitMix64) -> String {
    let compared = |random: &mut SplitMix64| {
        let (left, right) = (number(random, 2), number(random, 2));
        let sign = any(random, &["==", "!=", "<", "<=", ">", ">="]);
        format!("{left} {sign} {right}")
    };
    let first = compared(random);
    match random.bits() % 5 {
        0 => format!("!({first})"),
        1 => format!("{first} && {} || {}", compared(random), compared(random)),
        2 => format!("({first} || {}) && {}", compared(random), compared(random)),
        3 => format!("x + {} & 3", number(random, 1)),
        _ => first,
    }
}

fn statements(random: &mut SplitMix64, depth: u8) -> String {
    let mut text = String::new();
    for _ in 0..=random.bits() % 4 {
        let place = any(
            random,
            &["x", "y", "solutions", "a[0]", "a[n-1]", "a[a[0] & 3]"],
        );
        let sign = any(
            random,
            &["=", "=", "+=", "-=", "&=", "|=", "^=", "<<=", ">>="],
        );
        let _ = write!(text, "{place} {sign} {}; ", number(random, 3));
        if depth != 0 && random.bits().is_multiple_of(3) {
            let (condition, body) = (condition(random), statements(random, depth - 1));
            let other = statements(random, depth - 1);
            let _ = write!(text, "if {condition} {{ {body} }} else {{ {other} }} ");
        }
    }
    text
}

/// A program that looks random and ends.
fn program(random: &mut SplitMix64) -> String {
    let body = statements(random, 2);
    let begin = "x = 0; y = 0; a[0] = 5; ";
    format!("{begin}turn = 0; while turn < 4 {{ turn += 1; {body} }} solutions += x;")
}

/// What a program prints: the counts up to the end, or up to an index outside its array.
fn printed(program: &Program) -> String {
    let mut lines = String::new();
    for size in Size::all().take_while(|size| size.get() <= Export::LARGEST) {
        let mut run = ProgramRun::new(program, size);
        if run.by_ref().any(|ran| ran.is_err()) {
            return lines + "outside\n";
        }
        let _ = writeln!(lines, "{size} {}", run.number("solutions").unwrap());
    }
    lines
}

/// Runs programs that look random in one process, each between quotes for the language to evaluate.
fn check_random(export: Export, evaluate: [&str; 2]) {
    let (code, tool) = tool(export);
    if !can_run(&format!("a random program in {}", code.name()), tool) {
        return;
    }
    let mut random = SplitMix64::new(24);
    let [start, end] = evaluate;
    let (mut file, mut expected, mut n_outside) = (start.to_owned(), String::new(), 0);
    let mut texts = Vec::new();
    for _ in 0..400 {
        let text = program(&mut random);
        let program = Program::read(&text).expect(&text);
        let printed = printed(&program);
        n_outside += u32::from(printed.contains("outside"));
        expected += &printed;
        expected += "-\n";
        let _ = writeln!(file, "{},", quoted(&export.text(&program, OUTSIDE)));
        texts.push(text);
    }
    assert!((20..380).contains(&n_outside), "{n_outside}");
    file += end;
    let folder = Folder::new(&format!("random-{}", export.name()));
    let source = folder.0.join(format!("random.{}", export.ending()));
    fs::write(&source, file).unwrap();
    let found = output(&mut command(code, &source));
    let (mut found, mut expected) = (found.split("\n-"), expected.split("\n-"));
    for text in texts {
        assert_eq!(found.next(), expected.next(), "{text}");
    }
}

/// A text between quotes, as Python and JavaScript both read it.
fn quoted(text: &str) -> String {
    format!("{text:?}")
}

#[test]
fn random_programs_give_the_same_in_javascript() {
    let start = "const texts = [\n";
    let end = "];\nfor (const text of texts) {\n  try { new Function(text)(); }\n  \
               catch (error) { if (!(error instanceof RangeError)) throw error; console.log('outside'); }\n  \
               console.log('-');\n}\n";
    check_random(Export::JavaScript, [start, end]);
}

#[test]
fn random_programs_give_the_same_in_python() {
    let start = "texts = [\n";
    let end = "]\nfor text in texts:\n    try: exec(text, {})\n    except IndexError: print('outside')\n    print('-')\n";
    check_random(Export::Python, [start, end]);
}

#[test]
fn a_text_of_another_language_is_known_by_its_signs_and_none_of_the_page_is() {
    for text in [listing_text(), NAMES.to_owned()] {
        let program = Program::read(&text).unwrap();
        for export in Export::ALL {
            let file = export.text(&program, OUTSIDE);
            assert_eq!(foreign(&file), Some(export), "{file}");
        }
        assert_eq!(foreign(&text), None);
    }
    for (text, language) in [
        ("row = 0\nwhile row >= 0: # the loop", Export::Python),
        ("if bitmap[row] == 0:\n    row -= 1", Export::Python),
        ("int row = 0;", Export::C),
        ("const unsigned mask = (1 << n) - 1;", Export::C),
        ("while (row >= 0) {\n    row++;", Export::C),
        (
            "fn queens(n: u32) -> u64 {\n    let mask = 1;",
            Export::Rust,
        ),
        ("let mut row = 0;", Export::Rust),
        (
            "const mask = (1 << n) - 1;\nlet row = 0;",
            Export::JavaScript,
        ),
    ] {
        assert_eq!(foreign(text), Some(language), "{text}");
    }
    for stage in Stage::ALL {
        for blank in Blank::ALL {
            for lang in Lang::ALL {
                let start = Task { stage, blank }.start(lang);
                assert_eq!(foreign(&start), None, "{start}");
            }
        }
    }
}
