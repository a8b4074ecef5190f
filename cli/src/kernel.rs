//! The choice of the loop that counts a job.

use bitqueens_core::counting::{Counter, Kernel};

bitqueens_core::named! {
    /// The choice of a kernel.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum KernelChoice {
        /// On vectors where the processor has them.
        Fastest => "fastest",
        /// On vectors.
        Simd => "simd",
        /// Without vectors.
        Scalar => "scalar",
        /// One placement after the other.
        Plain => "plain",
    }
}

impl KernelChoice {
    /// What `--help` says of it.
    pub(crate) const fn about(self) -> &'static str {
        match self {
            Self::Fastest => "on vectors where the processor has them",
            Self::Simd => "on vectors",
            Self::Scalar => "without vectors",
            Self::Plain => "one placement after the other, slow",
        }
    }

    /// The kernel that it means on this machine.
    ///
    /// # Errors
    /// A sentence where vectors are asked for and the processor has none.
    pub(crate) fn here(self) -> Result<Kernel, &'static str> {
        Ok(match (self, Counter::has_vectors()) {
            (Self::Plain, _) => Kernel::Plain,
            (Self::Fastest | Self::Simd, true) => Kernel::Simd,
            (Self::Fastest, false) | (Self::Scalar, _) => Kernel::Scalar,
            (Self::Simd, false) => {
                return Err(
                    "this processor has neither AVX2 nor NEON; `--kernel fastest` counts without vectors",
                );
            }
        })
    }
}
