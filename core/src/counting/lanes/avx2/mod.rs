//! The vectors as the instructions of x86-64: 128 bits of words, 256 bits of planes.
//!
//! Nothing outside this file can name the vectors, and [`count`], which is the only way to them, asks the
//! processor first. A processor with AVX2 also has the older instructions that move bytes within a vector.
#![expect(
    unsafe_code,
    reason = "the compiler does not know which processor will run an instruction"
)]

mod planes;
mod states;

use crate::counting::{Counter, Job};
use planes::AvxBits;
use states::{Avx16, Avx32};

/// Carries out instructions of AVX2 or older ones.
macro_rules! avx2 {
    ($instructions:expr) => {
        // SAFETY: only `count` leads here, where the processor has AVX2. Reading and writing, which
        // ask for no alignment, go through slices of exactly one vector.
        unsafe { $instructions }
    };
}
use avx2;

/// Tells whether the processor has the instructions of this file and those by which it counts ones.
pub(crate) fn is_there() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
}

/// Counts a job on these vectors; `None` where the processor has none.
pub(crate) fn count(counter: &mut Counter, job: Job) -> Option<u64> {
    #[target_feature(enable = "avx2,popcnt,bmi1,bmi2")]
    fn on_vectors(counter: &mut Counter, job: Job) -> u64 {
        counter.count_on::<Avx16, Avx32, AvxBits, true>(job)
    }
    // SAFETY: the processor has just been asked.
    is_there().then(|| unsafe { on_vectors(counter, job) })
}

#[cfg(test)]
mod tests {
    use super::{Avx16, Avx32, AvxBits, is_there};
    use crate::counting::lanes::{Words16, Words32, same};

    #[test]
    fn every_operation_is_the_portable_one() {
        if is_there() {
            same::states::<Avx16, Words16>();
            same::states::<Avx32, Words32>();
            same::planes::<AvxBits>();
        }
    }
}
