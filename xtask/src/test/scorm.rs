//! The session of a SCORM package: its types, its table, and pupils at random against a system that fails.

use super::node;
use crate::{
    Failure,
    run::{run, step},
    tools,
};

/// Tests it on Node, without a browser.
pub(super) fn test() -> Result<(), Failure> {
    tools::need_node_packages()?;
    step("The session of a SCORM package", || {
        run(
            &mut node("tests/scorm/run.mjs"),
            "a test of the session failed; the lines above say which",
        )
    })
}
