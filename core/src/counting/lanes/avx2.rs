//! The vectors as the instructions of x86-64: 128 bits of words, 256 bits of planes.
//!
//! A processor with AVX2 also has the older instructions that move bytes within a vector and count
//! ones. The counter asks for all of them at run time.
#![expect(
    clippy::inline_always,
    reason = "each is an instruction or a few of an inner loop"
)]
#![expect(
    unsafe_code,
    reason = "the compiler does not know which processor will run an instruction; the counter asks it first"
)]

use core::arch::x86_64::{
    __m128i, __m256i, _mm_and_si128, _mm_andnot_si128, _mm_castsi128_ps, _mm_cmpeq_epi16,
    _mm_cmpeq_epi32, _mm_cvtsi32_si128, _mm_loadu_si128, _mm_movemask_epi8, _mm_movemask_ps,
    _mm_or_si128, _mm_packs_epi16, _mm_set1_epi16, _mm_set1_epi32, _mm_setzero_si128,
    _mm_shuffle_epi8, _mm_slli_epi16, _mm_slli_epi32, _mm_srli_epi16, _mm_srli_epi32,
    _mm_storeu_si128, _mm_sub_epi16, _mm_sub_epi32, _mm_testz_si128, _mm256_add_epi8,
    _mm256_and_si256, _mm256_extract_epi64, _mm256_loadu_si256, _mm256_sad_epu8, _mm256_set1_epi8,
    _mm256_setr_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sll_epi32,
    _mm256_srl_epi32, _mm256_srli_epi16, _mm256_testz_si256, _mm256_xor_si256,
};

use super::{Narrow, ORDER_16, ORDER_32, Planes, States, Wide};

/// Eight words of 16 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx16(__m128i);

/// Four words of 32 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx32(__m128i);

/// 256 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AvxBits(__m256i);

impl Narrow for Avx16 {}
impl Wide for Avx32 {}

/// Carries out instructions of AVX2 or older ones.
macro_rules! avx2 {
    ($instructions:expr) => {
        // SAFETY: vectors of this file exist only where the counter found AVX2, and reading and
        // writing, which ask for no alignment, go through slices of exactly one vector.
        unsafe { $instructions }
    };
}

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
        let [low, high] = [low, high].map(|half| Self(avx2!(_mm256_shuffle_epi8(table, half.0))));
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
