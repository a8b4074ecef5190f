//! What the reader chose, and what the browser offers.

use crate::{counting::Kernel, solver::Size};

/// What the browser offers to a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// Processors, as far as the browser says; 0 where it does not.
    pub cores: u32,
    /// Whether WebAssembly has vectors of 128 bits.
    pub simd: bool,
}

/// Which kernel to count with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KernelChoice {
    /// The fastest that the browser can run.
    #[default]
    Fastest,
    /// On vectors.
    Simd,
    /// Without vectors.
    Scalar,
}

impl KernelChoice {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Fastest, Self::Simd, Self::Scalar];

    /// The name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fastest => "fastest",
            Self::Simd => "simd",
            Self::Scalar => "scalar",
        }
    }

    /// The kernel that it means on a machine.
    #[must_use]
    pub const fn on(self, machine: Machine) -> Kernel {
        match (self, machine.simd) {
            (Self::Fastest | Self::Simd, true) => Kernel::Simd,
            _ => Kernel::Scalar,
        }
    }
}

/// What the reader chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The board.
    pub size: Size,
    /// How many workers count at once, within `1..=MOST_WORKERS`.
    pub workers: u32,
    /// With which kernel.
    pub kernel: KernelChoice,
}

impl Default for Settings {
    fn default() -> Self {
        Self::new(Machine::default())
    }
}

impl Settings {
    /// More workers than any desk has cores.
    pub const MOST_WORKERS: u32 = 64;

    /// One worker for every core, and a board that takes a moment.
    pub(super) fn new(machine: Machine) -> Self {
        Self {
            size: Size::FIRST_COUNT,
            workers: machine.cores.clamp(1, Self::MOST_WORKERS),
            kernel: KernelChoice::default(),
        }
    }
}
