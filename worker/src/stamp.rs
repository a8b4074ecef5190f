//! The version that page and worker compare.

use bitqueens_core::counting::{PLAN_VERSION, checksum};

/// Returns the stamp of this program. Only a page and a worker of the same stamp understand each other.
///
/// It changes with the package's version and with the version of the plans.
#[must_use]
pub const fn stamp() -> u64 {
    checksum(env!("CARGO_PKG_VERSION").as_bytes()).wrapping_add(PLAN_VERSION as u64)
}
