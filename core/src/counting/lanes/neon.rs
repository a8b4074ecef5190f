//! The vectors as the instructions of 64-bit ARM, NEON: 128 bits of words and of planes.
//!
//! Nothing outside this file can name the vectors, and [`count`], which is the only way to them, asks the
//! processor first.
#![expect(
    unsafe_code,
    reason = "the compiler does not know which processor will run an instruction"
)]

use core::arch::aarch64::{
    uint8x16_t, uint16x8_t, uint32x4_t, vaddlvq_u8, vaddq_u8, vaddvq_u16, vaddvq_u32, vandq_u16,
    vandq_u32, vbicq_u16, vbicq_u32, vceqzq_u16, vceqzq_u32, vcntq_u8, vdupq_n_s32, vdupq_n_u16,
    vdupq_n_u32, veorq_u32, vld1q_u8, vld1q_u16, vld1q_u32, vmaxvq_u16, vmaxvq_u32, vmvnq_u32,
    vorrq_u16, vorrq_u32, vqtbl1q_u8, vreinterpretq_u8_u16, vreinterpretq_u8_u32,
    vreinterpretq_u16_u8, vreinterpretq_u32_u8, vshlq_n_u16, vshlq_n_u32, vshlq_u32, vshrq_n_u16,
    vshrq_n_u32, vst1q_u16, vst1q_u32, vsubq_u16, vsubq_u32,
};

use super::{Narrow, ORDER_16, ORDER_32, Planes, States, Wide};
use crate::counting::{Counter, Job};
use std::arch::is_aarch64_feature_detected;

/// Carries out instructions of NEON.
macro_rules! neon {
    ($instructions:expr) => {
        // SAFETY: only `count` leads here, where the processor has NEON. Reading and writing, which
        // ask for no alignment, go through slices of exactly one vector.
        unsafe { $instructions }
    };
}

/// Tells whether the processor has the instructions of this file.
pub(crate) fn is_there() -> bool {
    is_aarch64_feature_detected!("neon")
}

/// Counts a job on these vectors; `None` where the processor has none.
pub(crate) fn count(counter: &mut Counter, job: Job) -> Option<u64> {
    #[target_feature(enable = "neon")]
    fn on_vectors(counter: &mut Counter, job: Job) -> u64 {
        counter.count_on::<Neon16, Neon32, NeonBits, true>(job)
    }
    // SAFETY: the processor has just been asked.
    is_there().then(|| unsafe { on_vectors(counter, job) })
}

/// Eight words of 16 bits.
#[derive(Clone, Copy, Debug)]
struct Neon16(uint16x8_t);

/// Four words of 32 bits.
#[derive(Clone, Copy, Debug)]
struct Neon32(uint32x4_t);

/// 128 bits.
#[derive(Clone, Copy, Debug)]
struct NeonBits(uint32x4_t);

impl Narrow for Neon16 {}
impl Wide for Neon32 {}

macro_rules! states {
    ($vector:ident, $word:ty, $width:literal, $orders:ident, $weights:expr,
     $read:ident, $write:ident, $splat:ident, $and:ident, $without:ident, $or:ident, $sub:ident,
     $shl:ident, $shr:ident, $greatest:ident, $is_zero:ident, $add:ident, $bytes:ident, $words:ident) => {
        impl States for $vector {
            type Word = $word;
            type Order = uint8x16_t;
            const WIDTH: usize = $width;

            #[inline(always)]
            fn splat(word: u32) -> Self {
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::unnecessary_cast,
                    reason = "bits beyond a lane's width are cut on purpose"
                )]
                Self(neon!($splat(word as $word)))
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
                let lanes = lanes.expect("a whole vector");
                Self(neon!($read(lanes.as_ptr())))
            }

            #[inline(always)]
            fn store(self, words: &mut [$word], at: usize) {
                let lanes = words[at..].first_chunk_mut::<$width>();
                let lanes = lanes.expect("a whole vector");
                neon!($write(lanes.as_mut_ptr(), self.0));
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                Self(neon!($and(self.0, other.0)))
            }

            #[inline(always)]
            fn without(self, other: Self) -> Self {
                Self(neon!($without(self.0, other.0)))
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(neon!($or(self.0, other.0)))
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                Self(neon!($and(self.0, $sub($splat(0), self.0))))
            }

            #[inline(always)]
            fn up(self) -> Self {
                Self(neon!($shl::<1>(self.0)))
            }

            #[inline(always)]
            fn down(self) -> Self {
                Self(neon!($shr::<1>(self.0)))
            }

            #[inline(always)]
            fn any(self) -> bool {
                neon!($greatest(self.0)) != 0
            }

            #[inline(always)]
            fn empty(self) -> Self {
                Self(neon!($is_zero(self.0)))
            }

            #[inline(always)]
            fn lanes(self) -> u32 {
                // Every lane keeps a bit of its own, and the sum is all of them.
                u32::from(neon!($add(self.and(Self::load(&$weights, 0)).0)))
            }

            #[inline(always)]
            fn order(chosen: u32) -> uint8x16_t {
                let order = &$orders[chosen as usize % $orders.len()];
                neon!(vld1q_u8(order.as_ptr()))
            }

            #[inline(always)]
            fn pack(self, order: uint8x16_t) -> Self {
                Self(neon!($words(vqtbl1q_u8($bytes(self.0), order))))
            }
        }
    };
}

states!(
    Neon16,
    u16,
    8,
    ORDER_16,
    [1, 2, 4, 8, 16, 32, 64, 128],
    vld1q_u16,
    vst1q_u16,
    vdupq_n_u16,
    vandq_u16,
    vbicq_u16,
    vorrq_u16,
    vsubq_u16,
    vshlq_n_u16,
    vshrq_n_u16,
    vmaxvq_u16,
    vceqzq_u16,
    vaddvq_u16,
    vreinterpretq_u8_u16,
    vreinterpretq_u16_u8
);
states!(
    Neon32,
    u32,
    4,
    ORDER_32,
    [1, 2, 4, 8],
    vld1q_u32,
    vst1q_u32,
    vdupq_n_u32,
    vandq_u32,
    vbicq_u32,
    vorrq_u32,
    vsubq_u32,
    vshlq_n_u32,
    vshrq_n_u32,
    vmaxvq_u32,
    vceqzq_u32,
    vaddvq_u32,
    vreinterpretq_u8_u32,
    vreinterpretq_u32_u8
);

impl Planes for NeonBits {
    const WORDS: usize = 4;

    #[inline(always)]
    fn zero() -> Self {
        Self(neon!(vdupq_n_u32(0)))
    }

    #[inline(always)]
    fn ones() -> Self {
        Self(neon!(vdupq_n_u32(u32::MAX)))
    }

    #[inline(always)]
    fn load(words: &[u32]) -> Self {
        Self(Neon32::load(words, 0).0)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(neon!(vandq_u32(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(neon!(veorq_u32(self.0, other.0)))
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        Self(neon!(vshlq_u32(self.0, vdupq_n_s32(by.cast_signed()))))
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        // A negative distance shifts the other way.
        Self(neon!(vshlq_u32(self.0, vdupq_n_s32(-by.cast_signed()))))
    }

    #[inline(always)]
    fn not(self) -> Self {
        Self(neon!(vmvnq_u32(self.0)))
    }

    #[inline(always)]
    fn any(self) -> bool {
        neon!(vmaxvq_u32(self.0)) != 0
    }

    #[inline(always)]
    fn count_in_bytes(self) -> Self {
        Self(neon!(vreinterpretq_u32_u8(vcntq_u8(vreinterpretq_u8_u32(
            self.0
        )))))
    }

    #[inline(always)]
    fn add_bytes(self, other: Self) -> Self {
        Self(neon!(vreinterpretq_u32_u8(vaddq_u8(
            vreinterpretq_u8_u32(self.0),
            vreinterpretq_u8_u32(other.0)
        ))))
    }

    #[inline(always)]
    fn sum_of_bytes(self) -> u32 {
        u32::from(neon!(vaddlvq_u8(vreinterpretq_u8_u32(self.0))))
    }
}

#[cfg(test)]
mod tests {
    use super::{Neon16, Neon32, NeonBits, is_there};
    use crate::counting::lanes::{Words16, Words32, same};

    #[test]
    fn every_operation_is_the_portable_one() {
        if is_there() {
            same::states::<Neon16, Words16>();
            same::states::<Neon32, Words32>();
            same::planes::<NeonBits>();
        }
    }
}
