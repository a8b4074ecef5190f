//! Rules for the style sheets: every text is at least 13 pixels high, no rule is slow, and what a
//! browser has to know is what they use.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The smallest text, in pixels and in the root's size of 16 pixels.
const SMALLEST_PX: f64 = 13.0;
const SMALLEST_REM: f64 = SMALLEST_PX / 16.0;

/// Sizes that a rule may write although they are smaller by themselves: the root's own, which adds
/// to a part of the reader's size and is never below all of it.
const GUARDED: [&str; 1] = ["clamp(100%, 0.75rem + 0.3vw, 150%)"];

/// Hides a text in squares under 34 pixels; the size behind it is that of all others.
const HIDES: &str = "clamp(0px, calc((var(--square) - 34px) * 999), ";

/// The values that a sheet gives to a property.
pub(super) fn rules_of<'a>(sheet: &'a str, property: &str) -> Vec<&'a str> {
    let declarations = sheet.split(['{', '}', ';']);
    let pairs = declarations.filter_map(|declaration| declaration.trim().split_once(':'));
    let values = pairs.filter(|(name, _)| name.ends_with(property));
    values.map(|(_, value)| value.trim()).collect()
}

/// The values of `font` and `font-size`, without the line height of a `font`.
fn font_sizes(sheet: &str) -> Vec<&str> {
    sheet
        .split(['{', '}', ';'])
        .filter_map(|declaration| {
            let (name, value) = declaration.trim().split_once(':')?;
            matches!(name, "font" | "font-size").then(|| value.trim())
        })
        .collect()
}

/// The numbers of a value with their units.
fn lengths(value: &str) -> Vec<(f64, &str)> {
    value
        .split(|character: char| {
            !character.is_ascii_alphanumeric() && !matches!(character, '.' | '%')
        })
        .filter_map(|word| {
            let unit =
                word.find(|character: char| character.is_ascii_alphabetic() || character == '%')?;
            Some((word[..unit].parse().ok()?, &word[unit..]))
        })
        .collect()
}

/// Tells whether a value can be smaller than 13 pixels, as far as it says so itself. A size in
/// proportion to the text around it needs a bound.
fn is_small(value: &str) -> bool {
    let size = value.split_once('/').map_or(value, |(size, _)| size);
    let size = &size.replace(HIDES, "");
    if GUARDED.contains(&size.trim()) {
        return false;
    }
    let bounded = size.contains("max(0.8125rem") || size.contains("clamp(0.8125rem");
    lengths(size).into_iter().any(|(number, unit)| match unit {
        "px" => number < SMALLEST_PX,
        "rem" => number < SMALLEST_REM,
        "em" => number < 1.0 && !bounded,
        "%" => number < 100.0 && !bounded,
        _ => false,
    }) || (size.contains("var(--square)") || size.contains("var(--cell)")) && !bounded
}

/// The style sheets of the site, each with its path.
pub(super) fn sheets() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let files = [folder.join("pages"), folder].map(|folder| fs::read_dir(folder).unwrap());
    let sheets: Vec<_> = files
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "css"))
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect();
    assert!(sheets.len() > 10, "the style sheets are read");
    sheets
}

#[test]
fn no_text_is_smaller_than_13_pixels() {
    let mut faults = Vec::new();
    for (path, sheet) in sheets() {
        let small = font_sizes(&sheet)
            .into_iter()
            .filter(|value| is_small(value));
        faults.extend(small.map(|value| format!("{}: {value}", path.display())));
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn no_rule_looks_below_an_element() {
    // A rule with `:has()` makes the browser style the whole page anew at every step.
    let faults: Vec<_> = sheets()
        .into_iter()
        .filter(|(_, sheet)| sheet.contains(":has("))
        .map(|(path, _)| path)
        .collect();
    assert!(faults.is_empty(), "{faults:?} use :has()");
}

#[test]
fn no_first_picture_waits_for_a_picture_in_a_sheet() {
    // An SVG in an address is a document: Chromium takes 15 to 20 ms for each on a slow processor.
    let faults: Vec<_> = sheets()
        .into_iter()
        .filter(|(path, sheet)| !path.ends_with("later.css") && sheet.contains("url("))
        .map(|(path, _)| path)
        .collect();
    assert!(faults.is_empty(), "{faults:?} name pictures");
}

#[test]
fn a_browser_is_turned_away_only_for_what_the_site_uses() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/failure.js");
    let script = fs::read_to_string(script).unwrap();
    let (_, needs) = script.split_once("const needs = {").unwrap();
    let (needs, _) = needs.split_once("};").unwrap();
    let names = needs.trim().lines().map(|need| {
        let (name, _) = need.split_once(": ").unwrap();
        name.trim().trim_matches('"').trim_end_matches(')')
    });
    let sheets: String = sheets().into_iter().map(|(_, sheet)| sheet).collect();
    // The program itself is WebAssembly.
    let unused: Vec<_> = names
        .filter(|&name| name != "WebAssembly" && !sheets.contains(name))
        .collect();
    assert!(unused.is_empty(), "no style sheet uses {unused:?}");
}

#[test]
fn a_small_text_is_found() {
    for small in [
        "12px",
        "0.8rem",
        "700 0.75rem/1.4 var(--sans)",
        "0.85em",
        "80%",
        "clamp(0.7rem, 2vw, 2rem)",
        "min(1rem, calc(var(--cell) * 0.7))",
    ] {
        assert!(is_small(small), "{small}");
    }
    for large in [
        "13px",
        "0",
        "inherit",
        "0.8125rem",
        "1.1em",
        "max(0.8125rem, 0.9em)",
        "700 1rem/0.5rem var(--mono)",
        "clamp(0.8125rem, calc(var(--cell) * 0.7), 1rem)",
        GUARDED[0],
    ] {
        assert!(!is_small(large), "{large}");
    }
    assert_eq!(
        font_sizes("a { font-size: 12px; color: red }\n@media print { b { font: inherit; } }"),
        ["12px", "inherit"]
    );
}
