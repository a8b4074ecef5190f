//! The laws of the house that a reader of the sources can check.

use std::{fs, path::Path};

/// Which rooms a room may name. The rooms of mathematics may name each other.
const ARROWS: [(&str, &[&str]); 15] = [
    ("bits", MATHEMATICS),
    ("solver", MATHEMATICS),
    ("counting", MATHEMATICS),
    ("ladder", MATHEMATICS),
    ("text", &["bits", "solver", "counting", "ladder"]),
    ("lessons", &["bits", "solver", "counting", "ladder", "text"]),
    ("wire", &["counting"]),
    ("thread", &[]),
    ("worker", &["counting", "thread", "wire"]),
    ("ladder_wire", &["solver", "counting", "ladder", "wire"]),
    ("ladder_worker", &["ladder_wire", "thread"]),
    (
        "state",
        &[
            "bits", "solver", "counting", "ladder", "text", "lessons", "wire",
        ],
    ),
    (
        "browser",
        &[
            "bits",
            "solver",
            "counting",
            "ladder",
            "text",
            "lessons",
            "wire",
            "ladder_wire",
            "state",
        ],
    ),
    (
        "ui",
        &[
            "bits", "solver", "counting", "ladder", "text", "lessons", "wire", "state", "browser",
        ],
    ),
    ("bin", &[]),
];
const MATHEMATICS: &[&str] = &["bits", "solver", "counting", "ladder"];

/// The longest a file of `src` may be.
const LONGEST: usize = 300;

/// The files of `src`, as the room they belong to, their path and their text.
fn sources() -> Vec<(String, String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
                let room = inside.components().nth(1).unwrap();
                let room = Path::new(room.as_os_str()).file_stem().unwrap();
                files.push((
                    room.to_string_lossy().into_owned(),
                    inside.to_string_lossy().into_owned(),
                    fs::read_to_string(&path).unwrap(),
                ));
            }
        }
    }
    assert!(20 < files.len());
    files
}

/// The rooms that a text names behind `crate::`, in a list in braces too.
fn rooms_named(text: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for (place, _) in text.match_indices("crate::") {
        let rest = &text[place + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(list) => {
                let mut depth = 0;
                let mut item = String::new();
                for character in list.chars() {
                    match character {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => rooms.push(first_word(&std::mem::take(&mut item))),
                        _ if depth == 0 => item.push(character),
                        _ => {}
                    }
                }
                rooms.push(first_word(&item));
            }
            None => rooms.push(first_word(rest)),
        }
    }
    rooms.retain(|room| !room.is_empty());
    rooms
}

fn first_word(text: &str) -> String {
    text.trim_start()
        .chars()
        .take_while(|character| character.is_alphanumeric() || *character == '_')
        .collect()
}

#[test]
fn arrows_point_one_way() {
    for (room, path, text) in sources() {
        let Some((_, may_name)) = ARROWS.iter().find(|(name, _)| *name == room) else {
            assert_eq!(room, "lib", "{path}: a room without arrows");
            continue;
        };
        // A comment may name what it likes.
        let code: Vec<&str> = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect();
        for named in rooms_named(&code.join("\n")) {
            let is_room = ARROWS.iter().any(|(name, _)| *name == named);
            assert!(
                !is_room || named == room || may_name.contains(&named.as_str()),
                "{path} names {named}"
            );
        }
    }
}

#[test]
fn the_arrows_are_read_from_lists_too() {
    let text = "use crate::{bits::{A, B}, ui::C};\nfn f() { crate::state::g() }";
    assert_eq!(rooms_named(text), ["bits", "ui", "state"]);
}

#[test]
fn no_file_is_too_long() {
    for (_, path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= LONGEST, "{path} has {lines} lines");
    }
}

#[test]
fn pages_carry_no_style_and_no_words_of_their_own() {
    let is_japanese =
        |character: char| matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    for (room, path, text) in sources() {
        if room != "ui" {
            continue;
        }
        assert!(!text.contains("style="), "{path} has an inline style");
        assert!(!text.contains(is_japanese), "{path} holds Japanese");
        for (place, _) in text.match_indices("{ \"") {
            let literal = text[place + 3..].split('"').next().unwrap_or_default();
            let letters = literal.chars().filter(|letter| letter.is_alphabetic());
            assert!(letters.count() <= 1, "{path} says \"{literal}\" by itself");
        }
    }
}

#[test]
fn the_page_reaches_the_outside_through_the_browser_room_alone() {
    for (room, path, text) in sources() {
        let may = ["browser", "thread", "bin"].contains(&room.as_str());
        for outside in ["window()", "global()", "local_storage", "JsValue"] {
            assert!(may || !text.contains(outside), "{path} uses {outside}");
        }
    }
}

#[test]
fn no_function_of_the_solver_calls_itself() {
    for (room, path, text) in sources() {
        if room != "solver" {
            continue;
        }
        for (place, _) in text.match_indices("fn ") {
            let name = first_word(&text[place + 3..]);
            let Some(body) = body(&text[place..]) else {
                continue;
            };
            for call in [format!("self.{name}("), format!("Self::{name}(")] {
                assert!(!body.contains(&call), "{path}: {name} calls itself");
            }
            let plain = body
                .match_indices(&format!("{name}("))
                .filter(|(place, _)| {
                    let before = body[..*place].chars().next_back();
                    before.is_some_and(|letter| letter.is_whitespace() || letter == '(')
                })
                .count();
            assert_eq!(plain, 0, "{path}: {name} calls itself");
        }
    }
}

/// What stands between the braces of the function that a text begins with.
fn body(text: &str) -> Option<&str> {
    let open = text.find('{')?;
    let mut depth = 0;
    for (place, character) in text[open..].char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[open + 1..open + place]);
        }
    }
    None
}
