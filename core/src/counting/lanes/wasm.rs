//! The vectors as the 128-bit instructions of WebAssembly.
//!
//! Only reading and writing a vector in memory needs `unsafe`; both go through a slice of exactly one vector.
#![expect(
    unsafe_code,
    reason = "a vector is read from and written to memory by pointer only; the slices are checked first"
)]

use core::arch::wasm32::{
    i8x16_add, i8x16_popcnt, i8x16_swizzle, i16x8_bitmask, i16x8_eq, i16x8_neg, i16x8_shl,
    i32x4_bitmask, i32x4_eq, i32x4_neg, i32x4_shl, u8x16_splat, u16x8_extadd_pairwise_u8x16,
    u16x8_shr, u16x8_splat, u32x4_extadd_pairwise_u16x8, u32x4_extract_lane, u32x4_shr,
    u32x4_splat, v128, v128_and, v128_andnot, v128_any_true, v128_load, v128_not, v128_or,
    v128_store, v128_xor,
};

use super::{Narrow, ORDER_16, ORDER_32, Planes, States, Wide};

/// Eight words of 16 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Simd16(v128);

/// Four words of 32 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Simd32(v128);

/// 128 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SimdBits(v128);

impl Narrow for Simd16 {}
impl Wide for Simd32 {}

/// One vector from memory.
#[inline(always)]
fn read<T, const LANES: usize>(words: &[T; LANES]) -> v128 {
    const { assert!(size_of::<[T; LANES]>() == size_of::<v128>()) };
    // SAFETY: the array has exactly the size of a vector, and `v128_load` asks for no alignment.
    unsafe { v128_load(words.as_ptr().cast()) }
}

/// One vector to memory.
#[inline(always)]
fn write<T, const LANES: usize>(words: &mut [T; LANES], vector: v128) {
    const { assert!(size_of::<[T; LANES]>() == size_of::<v128>()) };
    // SAFETY: the array has exactly the size of a vector, every pattern of bits is a word,
    // and `v128_store` asks for no alignment.
    unsafe { v128_store(words.as_mut_ptr().cast(), vector) }
}

macro_rules! simd {
    ($vector:ident, $word:ty, $width:literal, $orders:ident,
     $splat:ident, $eq:ident, $neg:ident, $shl:ident, $shr:ident, $bitmask:ident) => {
        impl States for $vector {
            type Word = $word;
            type Order = v128;
            const WIDTH: usize = $width;

            #[inline(always)]
            fn splat(word: u32) -> Self {
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::unnecessary_cast,
                    reason = "bits beyond a lane's width are cut on purpose"
                )]
                Self($splat(word as $word))
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
                Self(v128_and(self.0, other.0))
            }

            #[inline(always)]
            fn without(self, other: Self) -> Self {
                Self(v128_andnot(self.0, other.0))
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(v128_or(self.0, other.0))
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                Self(v128_and(self.0, $neg(self.0)))
            }

            #[inline(always)]
            fn up(self) -> Self {
                Self($shl(self.0, 1))
            }

            #[inline(always)]
            fn down(self) -> Self {
                Self($shr(self.0, 1))
            }

            #[inline(always)]
            fn any(self) -> bool {
                v128_any_true(self.0)
            }

            #[inline(always)]
            fn empty(self) -> Self {
                Self($eq(self.0, $splat(0)))
            }

            #[inline(always)]
            fn lanes(self) -> u32 {
                u32::from($bitmask(self.0))
            }

            #[inline(always)]
            fn order(chosen: u32) -> v128 {
                read(&$orders[chosen as usize % $orders.len()])
            }

            #[inline(always)]
            fn pack(self, order: v128) -> Self {
                Self(i8x16_swizzle(self.0, order))
            }
        }
    };
}

simd!(
    Simd16,
    u16,
    8,
    ORDER_16,
    u16x8_splat,
    i16x8_eq,
    i16x8_neg,
    i16x8_shl,
    u16x8_shr,
    i16x8_bitmask
);
simd!(
    Simd32,
    u32,
    4,
    ORDER_32,
    u32x4_splat,
    i32x4_eq,
    i32x4_neg,
    i32x4_shl,
    u32x4_shr,
    i32x4_bitmask
);

impl Planes for SimdBits {
    const WORDS: usize = 4;

    #[inline(always)]
    fn zero() -> Self {
        Self(u8x16_splat(0))
    }

    #[inline(always)]
    fn ones() -> Self {
        Self(u8x16_splat(u8::MAX))
    }

    #[inline(always)]
    fn load(words: &[u32]) -> Self {
        let words: &[u32; 4] = words.first_chunk().expect("a whole vector");
        Self(read(words))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(v128_xor(self.0, other.0))
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        Self(i32x4_shl(self.0, by))
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        Self(u32x4_shr(self.0, by))
    }

    #[inline(always)]
    fn not(self) -> Self {
        Self(v128_not(self.0))
    }

    #[inline(always)]
    fn any(self) -> bool {
        v128_any_true(self.0)
    }

    #[inline(always)]
    fn count_in_bytes(self) -> Self {
        Self(i8x16_popcnt(self.0))
    }

    #[inline(always)]
    fn add_bytes(self, other: Self) -> Self {
        Self(i8x16_add(self.0, other.0))
    }

    #[inline(always)]
    fn sum_of_bytes(self) -> u32 {
        let sums = u32x4_extadd_pairwise_u16x8(u16x8_extadd_pairwise_u8x16(self.0));
        u32x4_extract_lane::<0>(sums)
            + u32x4_extract_lane::<1>(sums)
            + u32x4_extract_lane::<2>(sums)
            + u32x4_extract_lane::<3>(sums)
    }
}
