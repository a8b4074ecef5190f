//! Patterns transposed: a plane of bits for each diagonal.

use crate::counting::lanes::Planes;

/// The most words of a vector.
const MOST_WORDS: usize = 8;

/// The bits of the first `len` patterns of a vector, in the order of [`planes`].
#[inline(always)]
pub(crate) fn filled<P: Planes>(len: usize) -> P {
    let words: [u32; MOST_WORDS] = std::array::from_fn(|word| {
        let ones = (len + P::WORDS - 1).saturating_sub(word) / P::WORDS;
        u32::try_from((1_u64 << ones) - 1).unwrap_or(u32::MAX)
    });
    P::load(&words)
}

/// Transposes 32 diagonals of at most one vector of patterns: plane i has bit i of every pattern.
///
/// As many patterns as a vector has words are read into it, and so on; their order does not matter for a count.
/// That makes squares of 32 by 32 bits, one in each word of the vectors, which are transposed together:
/// the upper right quarter is exchanged with the lower left one, then the same within the quarters, and so on.
#[inline(always)]
pub(crate) fn planes<P: Planes>(patterns: &[u32]) -> [P; 32] {
    let mut words = [0; 32 * MOST_WORDS];
    words[..patterns.len()].copy_from_slice(patterns);
    let mut planes = [P::zero(); 32];
    for (plane, words) in planes.iter_mut().zip(words.chunks_exact(P::WORDS)) {
        *plane = P::load(words);
    }
    exchange::<P, 16>(&mut planes, 0x0000_ffff);
    exchange::<P, 8>(&mut planes, 0x00ff_00ff);
    exchange::<P, 4>(&mut planes, 0x0f0f_0f0f);
    exchange::<P, 2>(&mut planes, 0x3333_3333);
    exchange::<P, 1>(&mut planes, 0x5555_5555);
    planes
}

/// Exchanges the upper right and the lower left quarters of all squares of `2 * WIDTH` rows and columns.
#[inline(always)]
fn exchange<P: Planes, const WIDTH: usize>(planes: &mut [P; 32], kept: u32) {
    let kept = P::load(&[kept; MOST_WORDS]);
    let by = 1 << WIDTH.trailing_zeros();
    for pair in 0..16 {
        let low = pair / WIDTH * 2 * WIDTH + pair % WIDTH;
        let high = low + WIDTH;
        let change = planes[low].down(by).xor(planes[high]).and(kept);
        planes[low] = planes[low].xor(change.up(by));
        planes[high] = planes[high].xor(change);
    }
}
