//! The evidence of access is what its sources say, and every test that it names is there.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::process::Command;

#[test]
fn the_documents_of_access_are_what_their_command_writes() {
    let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["access", "--check"])
        .output()
        .unwrap();
    assert!(
        xtask.status.success(),
        "{}",
        String::from_utf8_lossy(&xtask.stderr)
    );
}
