//! The bits of several patterns, 256 at once.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_cvtsi32_si128, _mm256_add_epi8, _mm256_and_si256, _mm256_extract_epi64,
    _mm256_loadu_si256, _mm256_sad_epu8, _mm256_set1_epi8, _mm256_setr_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_sll_epi32, _mm256_srl_epi32, _mm256_srli_epi16, _mm256_testz_si256,
    _mm256_xor_si256,
};

use super::avx2;
use crate::counting::lanes::Planes;

/// 256 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct AvxBits(__m256i);

/// The distance of a shift, as the instructions read it.
#[inline(always)]
fn distance(by: u32) -> __m128i {
    avx2!(_mm_cvtsi32_si128(by.cast_signed()))
}

impl Planes for AvxBits {
    const WORDS: usize = 8;

    #[inline(always)]
    fn zero() -> Self {
        Self(avx2!(_mm256_setzero_si256()))
    }

    #[inline(always)]
    fn ones() -> Self {
        Self(avx2!(_mm256_set1_epi8(-1)))
    }

    #[inline(always)]
    fn load(words: &[u32]) -> Self {
        let words: &[u32; 8] = words.first_chunk().expect("a whole vector");
        Self(avx2!(_mm256_loadu_si256(words.as_ptr().cast())))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(avx2!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(avx2!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        Self(avx2!(_mm256_sll_epi32(self.0, distance(by))))
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        Self(avx2!(_mm256_srl_epi32(self.0, distance(by))))
    }

    #[inline(always)]
    fn not(self) -> Self {
        self.xor(Self::ones())
    }

    #[inline(always)]
    fn any(self) -> bool {
        avx2!(_mm256_testz_si256(self.0, self.0)) == 0
    }

    #[inline(always)]
    fn count_in_bytes(self) -> Self {
        // The ones of each half of a byte, looked up in a table of sixteen.
        let table = avx2!(_mm256_setr_epi8(
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2,
            3, 3, 4,
        ));
        let half = Self(avx2!(_mm256_set1_epi8(0x0f)));
        let low = self.and(half);
        let high = Self(avx2!(_mm256_srli_epi16::<4>(self.0))).and(half);
        let low = Self(avx2!(_mm256_shuffle_epi8(table, low.0)));
        let high = Self(avx2!(_mm256_shuffle_epi8(table, high.0)));
        low.add_bytes(high)
    }

    #[inline(always)]
    fn add_bytes(self, other: Self) -> Self {
        Self(avx2!(_mm256_add_epi8(self.0, other.0)))
    }

    #[inline(always)]
    fn sum_of_bytes(self) -> u32 {
        let sums = avx2!(_mm256_sad_epu8(self.0, _mm256_setzero_si256()));
        let sum = avx2!(
            _mm256_extract_epi64::<0>(sums)
                + _mm256_extract_epi64::<1>(sums)
                + _mm256_extract_epi64::<2>(sums)
                + _mm256_extract_epi64::<3>(sums)
        );
        u32::try_from(sum).unwrap_or(u32::MAX)
    }
}
