//! The words of several rows, 128 bits of them.

use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_andnot_si128, _mm_castsi128_ps, _mm_cmpeq_epi16, _mm_cmpeq_epi32,
    _mm_loadu_si128, _mm_movemask_epi8, _mm_movemask_ps, _mm_or_si128, _mm_packs_epi16,
    _mm_set1_epi16, _mm_set1_epi32, _mm_setzero_si128, _mm_shuffle_epi8, _mm_slli_epi16,
    _mm_slli_epi32, _mm_srli_epi16, _mm_srli_epi32, _mm_storeu_si128, _mm_sub_epi16, _mm_sub_epi32,
    _mm_testz_si128,
};

use super::avx2;
use crate::counting::lanes::{Narrow, ORDER_16, ORDER_32, States, Wide};

/// Eight words of 16 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx16(__m128i);

/// Four words of 32 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx32(__m128i);

impl Narrow for Avx16 {}
impl Wide for Avx32 {}

/// One vector from memory.
#[inline(always)]
fn read<T, const LANES: usize>(words: &[T; LANES]) -> __m128i {
    const { assert!(size_of::<[T; LANES]>() == size_of::<__m128i>()) };
    avx2!(_mm_loadu_si128(words.as_ptr().cast()))
}

/// One vector to memory.
#[inline(always)]
fn write<T, const LANES: usize>(words: &mut [T; LANES], vector: __m128i) {
    const { assert!(size_of::<[T; LANES]>() == size_of::<__m128i>()) };
    avx2!(_mm_storeu_si128(words.as_mut_ptr().cast(), vector));
}

/// Bit i: lane i of eight.
#[inline(always)]
fn lanes_16(vector: __m128i) -> u32 {
    // Lanes of 16 bits become the lower eight bytes, whose signs are read.
    avx2!(_mm_movemask_epi8(_mm_packs_epi16(
        vector,
        _mm_setzero_si128()
    )))
    .cast_unsigned()
}

/// Bit i: lane i of four.
#[inline(always)]
fn lanes_32(vector: __m128i) -> u32 {
    avx2!(_mm_movemask_ps(_mm_castsi128_ps(vector))).cast_unsigned()
}

macro_rules! states {
    ($vector:ident, $word:ty, $signed:ty, $width:literal, $orders:ident,
     $splat:ident, $eq:ident, $sub:ident, $shl:ident, $shr:ident, $lanes:ident) => {
        impl States for $vector {
            type Word = $word;
            type Order = __m128i;
            const WIDTH: usize = $width;

            #[inline(always)]
            fn splat(word: u32) -> Self {
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::unnecessary_cast,
                    reason = "bits beyond a lane's width are cut on purpose"
                )]
                let word = (word as $word).cast_signed();
                Self(avx2!($splat(word)))
            }

            #[inline(always)]
            fn first(lanes: usize) -> Self {
                const EDGE: [$word; 2 * $width] = {
                    let mut edge = [0; 2 * $width];
                    let mut lane = 0;
                    while lane < $width {
                        edge[lane] = <$word>::MAX;
                        lane += 1;
                    }
                    edge
                };
                Self::load(&EDGE, $width - lanes)
            }

            #[inline(always)]
            fn load(words: &[$word], at: usize) -> Self {
                let lanes = words[at..].first_chunk::<$width>();
                Self(read(lanes.expect("a whole vector")))
            }

            #[inline(always)]
            fn store(self, words: &mut [$word], at: usize) {
                let lanes = words[at..].first_chunk_mut::<$width>();
                write(lanes.expect("a whole vector"), self.0);
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                Self(avx2!(_mm_and_si128(self.0, other.0)))
            }

            #[inline(always)]
            fn without(self, other: Self) -> Self {
                Self(avx2!(_mm_andnot_si128(other.0, self.0)))
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(avx2!(_mm_or_si128(self.0, other.0)))
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                let negated = avx2!($sub(_mm_setzero_si128(), self.0));
                Self(avx2!(_mm_and_si128(self.0, negated)))
            }

            #[inline(always)]
            fn up(self) -> Self {
                Self(avx2!($shl::<1>(self.0)))
            }

            #[inline(always)]
            fn down(self) -> Self {
                Self(avx2!($shr::<1>(self.0)))
            }

            #[inline(always)]
            fn any(self) -> bool {
                avx2!(_mm_testz_si128(self.0, self.0)) == 0
            }

            #[inline(always)]
            fn empty(self) -> Self {
                Self(avx2!($eq(self.0, _mm_setzero_si128())))
            }

            #[inline(always)]
            fn lanes(self) -> u32 {
                $lanes(self.0)
            }

            #[inline(always)]
            fn order(chosen: u32) -> __m128i {
                read(&$orders[chosen as usize % $orders.len()])
            }

            #[inline(always)]
            fn pack(self, order: __m128i) -> Self {
                Self(avx2!(_mm_shuffle_epi8(self.0, order)))
            }
        }
    };
}

states!(
    Avx16,
    u16,
    i16,
    8,
    ORDER_16,
    _mm_set1_epi16,
    _mm_cmpeq_epi16,
    _mm_sub_epi16,
    _mm_slli_epi16,
    _mm_srli_epi16,
    lanes_16
);
states!(
    Avx32,
    u32,
    i32,
    4,
    ORDER_32,
    _mm_set1_epi32,
    _mm_cmpeq_epi32,
    _mm_sub_epi32,
    _mm_slli_epi32,
    _mm_srli_epi32,
    lanes_32
);
