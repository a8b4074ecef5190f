//! The compressed files beside those of a site.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::{fs, io::Read, path::Path, process::Command};

/// Compresses a folder; returns whether it did and what it said.
fn compress(folder: &Path) -> (bool, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("compress")
        .arg(folder)
        .output()
        .unwrap();
    (
        done.status.success(),
        String::from_utf8(done.stderr).unwrap(),
    )
}

fn read(mut from: impl Read) -> String {
    let mut text = String::new();
    from.read_to_string(&mut text).unwrap();
    text
}

#[test]
fn both_forms_of_a_file_hold_the_file_and_what_grows_is_not_written() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compress");
    let _: Result<(), _> = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("step")).unwrap();
    let page = "<p>Eight queens and their shadows.</p>".repeat(200);
    fs::write(folder.join("step/index.html"), &page).unwrap();
    fs::write(folder.join("empty.css"), "").unwrap();
    fs::write(folder.join("picture.png"), &page).unwrap();

    let (is_done, said) = compress(&folder);
    assert!(is_done, "{said}");
    let packed = |name: &str| fs::read(folder.join(name)).unwrap();
    let br = packed("step/index.html.br");
    let gz = packed("step/index.html.gz");
    assert_eq!(read(brotli::Decompressor::new(&br[..], 4_096)), page);
    assert_eq!(read(flate2::read::GzDecoder::new(&gz[..])), page);
    assert!(br.len() < gz.len() && gz.len() < page.len());
    let mut names: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["empty.css", "picture.png", "step"]);

    // A second time compresses the same files, and not what the first has written.
    assert!(compress(&folder).0);
    assert_eq!(fs::read_dir(folder.join("step")).unwrap().count(), 3);
}

#[test]
fn a_folder_without_a_site_is_refused_by_name() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nothing");
    fs::create_dir_all(&folder).unwrap();
    let (is_done, said) = compress(&folder);
    assert!(!is_done);
    assert!(
        said.contains("nothing") && said.contains("cargo xtask dist"),
        "{said}"
    );
}
