//! The reader's choices before a count.

use bitqueens_core::{
    counting::{Kernel, KernelChoice},
    solver::Size,
};

use crate::site::Hardware;

/// The reader's choices before a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    pub size: Size,
    /// The number of workers that count at once, within `1..=MOST_WORKERS`.
    pub workers: u32,
    pub kernel: KernelChoice,
}

impl Settings {
    /// More than the cores of any desktop machine.
    pub const MOST_WORKERS: u32 = 64;

    /// The kernels that a reader chooses from. The plain one double-checks.
    pub fn kernels() -> impl Iterator<Item = KernelChoice> {
        KernelChoice::all().filter(|choice| *choice != KernelChoice::Of(Kernel::Plain))
    }

    /// One worker for every core, and a board that takes a moment.
    pub fn new(hardware: Hardware) -> Self {
        Self {
            size: Size::FIRST_COUNT,
            workers: hardware.cores.clamp(1, Self::MOST_WORKERS),
            kernel: KernelChoice::default(),
        }
    }
}
