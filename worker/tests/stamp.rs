//! The stamp tells builds apart.

use std::{fs, path::Path};

use bitqueens_core::counting::checksum;
use bitqueens_worker::stamp;

#[path = "../build.rs"]
#[expect(
    dead_code,
    clippy::print_stdout,
    reason = "cargo runs the build script, and its digest is what is tested"
)]
mod build;

#[test]
fn the_stamp_follows_from_the_sources_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let digest = build::digest([&*root.join("src"), &*root.join("../core/src")]).unwrap();
    assert_eq!(stamp(), checksum(format!("{digest:016x}").as_bytes()));
}

#[test]
fn another_source_is_another_digest() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stamp");
    let inside = folder.join("inside");
    fs::create_dir_all(&inside).unwrap();
    let write = |name: &str, text: &str| fs::write(inside.join(name), text).unwrap();
    write("a.rs", "1");
    write("b.rs", "2");
    let digest = || build::digest([&*folder]).unwrap();
    let before = digest();
    write("a.rs", "1 ");
    let changed = digest();
    write("a.rs", "2");
    write("b.rs", "1");
    let exchanged = digest();
    write("a.rs", "1");
    write("b.rs", "2");
    assert_eq!(digest(), before);
    fs::rename(inside.join("b.rs"), folder.join("b.rs")).unwrap();
    let moved = digest();
    fs::remove_dir_all(folder).unwrap();
    assert!(![changed, exchanged, moved].contains(&before));
}
