//! The kernels that count a job, and the choice among them.

use std::{fmt, iter, str::FromStr};

use crate::UnknownName;

crate::named! {
    /// The loop that counts a job. Every kernel gives every job the same count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[non_exhaustive]
    pub enum Kernel {
        /// One placement after the other: obviously right, and the reference for the other two.
        Plain => "plain",
        /// The fast algorithms, without vectors.
        Scalar => "scalar",
        /// The fast algorithms on vectors.
        Simd => "simd",
    }
}

impl Kernel {
    /// The fastest kernel of a machine that has vectors, or has none.
    #[must_use]
    pub const fn fastest(has_vectors: bool) -> Self {
        if has_vectors {
            Self::Simd
        } else {
            Self::Scalar
        }
    }

    /// Tells whether it runs on vectors alone: AVX2, NEON or the SIMD of WebAssembly.
    #[must_use]
    pub const fn needs_vectors(self) -> bool {
        matches!(self, Self::Simd)
    }

    /// What it is, in a few words of English, for a list of the kernels.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Plain => "one placement after the other, slow",
            Self::Scalar => "without vectors",
            Self::Simd => "on vectors",
        }
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kernel {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::from_name(name).ok_or(UnknownName)
    }
}

/// The choice of a kernel, before it is known what the machine has.
///
/// ```
/// use bitqueens_core::counting::{Kernel, KernelChoice};
///
/// assert_eq!("simd".parse(), Ok(KernelChoice::Of(Kernel::Simd)));
/// assert_eq!(KernelChoice::Fastest.on(false), Some(Kernel::Scalar));
/// assert_eq!(KernelChoice::Of(Kernel::Simd).on(false), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KernelChoice {
    /// The fastest kernel of the machine.
    #[default]
    Fastest,
    /// This kernel.
    Of(Kernel),
}

impl KernelChoice {
    /// Every choice: the machine's own first, then from the fastest kernel to the slowest.
    pub fn all() -> impl Iterator<Item = Self> {
        let kernels = Kernel::ALL.into_iter().rev();
        iter::once(Self::Fastest).chain(kernels.map(Self::Of))
    }

    /// Its name: `fastest`, or that of the kernel.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fastest => "fastest",
            Self::Of(kernel) => kernel.name(),
        }
    }

    /// What it is, in a few words of English.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Fastest => "on vectors where the processor has them",
            Self::Of(kernel) => kernel.about(),
        }
    }

    /// The kernel that it means on a machine, or `None` where that needs vectors and the machine has none.
    #[must_use]
    pub const fn on(self, has_vectors: bool) -> Option<Kernel> {
        match self {
            Self::Fastest => Some(Kernel::fastest(has_vectors)),
            Self::Of(kernel) if kernel.needs_vectors() && !has_vectors => None,
            Self::Of(kernel) => Some(kernel),
        }
    }
}

impl FromStr for KernelChoice {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let mut all = Self::all();
        all.find(|choice| choice.name() == name).ok_or(UnknownName)
    }
}
