//! Several words side by side, as one vector.
//!
//! The kernels are written once, over these traits.
//! [`portable`] implements them with arrays, on any machine; `wasm` with the 128-bit instructions of WebAssembly;
//! `avx2` with those of x86-64; `neon` with those of 64-bit ARM. All do exactly the same; `same` compares them, operation by operation.
//!
//! Code over these traits is inlined into the function that asks for the processor's instructions, all of it: `#[inline(always)]`,
//! and no vector goes through a closure or an array's `map`. These can stay functions of their own, which lack the
//! instructions and call each of them: in a program built with Cargo's own release profile that took four to six times as long.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "aarch64")]
pub(crate) mod neon;
mod portable;
#[cfg(test)]
mod same;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub(crate) use portable::{Bits128, Words16, Words32};
#[cfg(target_arch = "wasm32")]
pub(crate) use wasm::{Simd16, Simd32, SimdBits};

/// A vector of the words of several rows, one row a lane.
pub(crate) trait States: Copy {
    /// One lane.
    type Word: Copy + Default;
    /// The permutation that brings chosen lanes to the front.
    type Order: Copy;
    /// The number of lanes.
    const WIDTH: usize;
    /// A bit for every lane.
    const ALL: u32 = (1 << Self::WIDTH) - 1;

    /// The same word in every lane; bits beyond a lane's width are cut off.
    fn splat(word: u32) -> Self;
    /// All ones in the first `lanes` lanes, zeros in the others.
    fn first(lanes: usize) -> Self;
    /// The words from `at` on.
    fn load(words: &[Self::Word], at: usize) -> Self;
    /// Writes all lanes from `at` on.
    fn store(self, words: &mut [Self::Word], at: usize);
    /// `self & other`.
    fn and(self, other: Self) -> Self;
    /// `self & !other`.
    fn without(self, other: Self) -> Self;
    /// `self | other`.
    fn or(self, other: Self) -> Self;
    /// The lowest 1 of every lane: `x & -x`.
    fn lowest(self) -> Self;
    /// `x << 1` in every lane.
    fn up(self) -> Self;
    /// `x >> 1` in every lane.
    fn down(self) -> Self;
    /// Tests whether any bit is 1.
    fn any(self) -> bool;
    /// All ones in the lanes that are 0, zeros in the others.
    fn empty(self) -> Self;
    /// Bit i: lane i, in a vector of lanes with all bits or none.
    fn lanes(self) -> u32;
    /// The permutation that brings the lanes to the front that `chosen` has a bit for.
    fn order(chosen: u32) -> Self::Order;
    /// The chosen lanes in front; the lanes after them are meaningless.
    fn pack(self, order: Self::Order) -> Self;
}

/// Lanes of 16 bits.
pub(crate) trait Narrow: States {}
/// Lanes of 32 bits.
pub(crate) trait Wide: States<Word = u32> {}

/// A vector of bits, and the words of 32 bits that it is made of.
pub(crate) trait Planes: Copy {
    /// The number of words.
    const WORDS: usize;
    /// The number of bits.
    const BITS: usize = 32 * Self::WORDS;

    /// All zeros.
    fn zero() -> Self;
    /// All ones.
    fn ones() -> Self;
    /// A vector's words, the first in the lowest bits.
    fn load(words: &[u32]) -> Self;
    /// `self & other`.
    fn and(self, other: Self) -> Self;
    /// `self ^ other`.
    fn xor(self, other: Self) -> Self;
    /// `x << by` in each word.
    fn up(self, by: u32) -> Self;
    /// `x >> by` in each word.
    fn down(self, by: u32) -> Self;
    /// `!self`.
    fn not(self) -> Self;
    /// Tests whether any bit is 1.
    fn any(self) -> bool;
    /// Counts the ones of every byte. The counts of at most 31 vectors can be added.
    fn count_in_bytes(self) -> Self;
    /// Adds byte by byte.
    fn add_bytes(self, other: Self) -> Self;
    /// The sum of all bytes.
    fn sum_of_bytes(self) -> u32;
}

/// `ORDER_16[chosen]` brings the chosen lanes of 16 bits to the front, as indices of bytes.
#[cfg(any(
    target_arch = "wasm32",
    target_arch = "x86_64",
    target_arch = "aarch64"
))]
static ORDER_16: [[u8; 16]; 256] = orders::<256>(2);
/// `ORDER_32[chosen]` does it with lanes of 32 bits.
#[cfg(any(
    target_arch = "wasm32",
    target_arch = "x86_64",
    target_arch = "aarch64"
))]
static ORDER_32: [[u8; 16]; 16] = orders::<16>(4);

/// The orders of bytes for every choice of lanes, a lane of `bytes` bytes.
#[cfg(any(
    target_arch = "wasm32",
    target_arch = "x86_64",
    target_arch = "aarch64"
))]
const fn orders<const CHOICES: usize>(bytes: usize) -> [[u8; 16]; CHOICES] {
    let mut orders = [[0; 16]; CHOICES];
    let mut chosen = 0;
    while chosen < CHOICES {
        let mut lane = 0;
        let mut to = 0;
        while lane < 16 / bytes {
            if chosen >> lane & 1 == 1 {
                let mut byte = 0;
                while byte < bytes {
                    #[expect(
                        clippy::cast_possible_truncation,
                        reason = "an index of a byte is under 16"
                    )]
                    {
                        orders[chosen][to] = (lane * bytes + byte) as u8;
                    }
                    byte += 1;
                    to += 1;
                }
            }
            lane += 1;
        }
        chosen += 1;
    }
    orders
}
