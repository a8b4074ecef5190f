//! The stamp that page and worker compare.

use bitqueens_core::counting::checksum;

/// Returns the stamp of this program. Only a page and a worker of the same stamp understand each other.
///
/// It changes with every source that they share: the messages here, and the plans and counts of the core.
#[must_use]
pub const fn stamp() -> u64 {
    checksum(env!("BITQUEENS_SOURCES").as_bytes())
}
