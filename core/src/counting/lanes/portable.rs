//! The vectors as arrays, for any machine.

use super::{Narrow, Planes, States, Wide};

/// Eight words of 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words16([u16; 8]);

/// Four words of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words32([u32; 4]);

impl Narrow for Words16 {}
impl Wide for Words32 {}

macro_rules! words {
    ($vector:ident, $word:ty, $width:literal) => {
        impl $vector {
            #[inline(always)]
            fn map(self, f: impl Fn($word) -> $word) -> Self {
                Self(self.0.map(f))
            }

            #[inline(always)]
            fn zip(self, other: Self, f: impl Fn($word, $word) -> $word) -> Self {
                Self(std::array::from_fn(|lane| f(self.0[lane], other.0[lane])))
            }
        }

        impl States for $vector {
            type Word = $word;
            type Order = u32;
            const WIDTH: usize = $width;

            #[inline(always)]
            fn splat(word: u32) -> Self {
                let kept = word & u32::from(<$word>::MAX);
                Self([<$word>::try_from(kept).unwrap_or(<$word>::MAX); $width])
            }

            #[inline(always)]
            fn first(lanes: usize) -> Self {
                Self(std::array::from_fn(|lane| {
                    if lane < lanes { <$word>::MAX } else { 0 }
                }))
            }

            #[inline(always)]
            fn load(words: &[$word], at: usize) -> Self {
                let (lanes, _) = words[at..].as_chunks();
                Self(lanes[0])
            }

            #[inline(always)]
            fn store(self, words: &mut [$word], at: usize) {
                words[at..at + $width].copy_from_slice(&self.0);
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self.zip(other, |a, b| a & b)
            }

            #[inline(always)]
            fn without(self, other: Self) -> Self {
                self.zip(other, |a, b| a & !b)
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self.zip(other, |a, b| a | b)
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                self.map(|x| x & x.wrapping_neg())
            }

            #[inline(always)]
            fn up(self) -> Self {
                self.map(|x| x << 1)
            }

            #[inline(always)]
            fn down(self) -> Self {
                self.map(|x| x >> 1)
            }

            #[inline(always)]
            fn any(self) -> bool {
                self.0.iter().fold(0, |all, x| all | x) != 0
            }

            #[inline(always)]
            fn empty(self) -> Self {
                self.map(|x| if x == 0 { <$word>::MAX } else { 0 })
            }

            #[inline(always)]
            fn lanes(self) -> u32 {
                let mut lanes = 0;
                for (lane, &word) in self.0.iter().enumerate() {
                    lanes |= u32::from(word != 0) << lane;
                }
                lanes
            }

            #[inline(always)]
            fn order(chosen: u32) -> u32 {
                chosen
            }

            #[inline(always)]
            fn pack(self, mut chosen: u32) -> Self {
                let mut packed = [0; $width];
                let mut to = 0;
                while chosen != 0 {
                    packed[to] = self.0[chosen.trailing_zeros() as usize % $width];
                    chosen &= chosen - 1;
                    to += 1;
                }
                Self(packed)
            }
        }
    };
}

words!(Words16, u16, 8);
words!(Words32, u32, 4);

/// 128 bits as two words of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bits128([u64; 2]);

impl Bits128 {
    #[inline(always)]
    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(f))
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self([f(self.0[0], other.0[0]), f(self.0[1], other.0[1])])
    }
}

/// The word in both halves of a word of 64 bits.
#[inline(always)]
const fn twice(word: u32) -> u64 {
    (word as u64) << 32 | word as u64
}

impl Planes for Bits128 {
    const WORDS: usize = 4;

    #[inline(always)]
    fn zero() -> Self {
        Self([0; 2])
    }

    #[inline(always)]
    fn ones() -> Self {
        Self([u64::MAX; 2])
    }

    #[inline(always)]
    fn load(words: &[u32]) -> Self {
        let &[a, b, c, d] = words.first_chunk().expect("a whole vector");
        Self([
            u64::from(b) << 32 | u64::from(a),
            u64::from(d) << 32 | u64::from(c),
        ])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        self.map(|x| x << by & twice(u32::MAX << by))
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        self.map(|x| x >> by & twice(u32::MAX >> by))
    }

    #[inline(always)]
    fn not(self) -> Self {
        self.map(|x| !x)
    }

    #[inline(always)]
    fn any(self) -> bool {
        self.0 != [0; 2]
    }

    #[inline(always)]
    fn count_in_bytes(self) -> Self {
        // Only the sum of the bytes matters, so all ones of a half are counted in its lowest byte.
        self.map(|x| u64::from(x.count_ones()))
    }

    #[inline(always)]
    fn add_bytes(self, other: Self) -> Self {
        // Only the lowest byte is used and may grow into the whole half, so it cannot overflow.
        self.zip(other, |a, b| a + b)
    }

    #[inline(always)]
    fn sum_of_bytes(self) -> u32 {
        u32::try_from(self.0[0] + self.0[1]).unwrap_or(u32::MAX)
    }
}
