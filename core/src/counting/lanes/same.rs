//! Every operation of a vector by itself, beside the portable one or the words one by one.

use std::{fmt::Debug, iter::repeat_with};

use super::{Planes, States};
use crate::SplitMix64;

/// Words at the edges of what an operation does with them.
const EDGES: [u32; 10] = [
    0,
    1,
    u32::MAX,
    u32::MAX - 1,
    0x8000_8000,
    0x7fff_7fff,
    0x5555_5555,
    0xaaaa_aaaa,
    0xffff_0000,
    0x0001_0100,
];
/// The number of vectors that are drawn.
const DRAWN: usize = 50;

/// Words of so many lanes: every edge in every lane, edges beside others, and drawn ones.
fn vectors(lanes: usize) -> Vec<Vec<u32>> {
    let alike = EDGES.iter().map(|&edge| vec![edge; lanes]);
    let alone = EDGES.iter().enumerate().map(|(at, &edge)| {
        let mut words = vec![0; lanes];
        words[at % lanes] = edge;
        words
    });
    let beside = (0..EDGES.len()).map(|from| {
        let edges = EDGES.iter().cycle().skip(from);
        edges.take(lanes).copied().collect()
    });
    let mut random = SplitMix64::new(27);
    let mut draw = || {
        #[expect(clippy::cast_possible_truncation, reason = "some of the bits will do")]
        let word = random.bits() as u32;
        // Some words with few ones, and zeros.
        word & EDGES[(word >> 28) as usize % EDGES.len()]
    };
    let drawn: Vec<Vec<u32>> = repeat_with(|| repeat_with(&mut draw).take(lanes).collect())
        .take(DRAWN)
        .collect();
    alike.chain(alone).chain(beside).chain(drawn).collect()
}

/// The words of a vector.
fn words<S: States>(vector: S) -> Vec<S::Word> {
    // Written off the edge, so that a neighbour that is overwritten is seen.
    let mut words = vec![S::Word::default(); S::WIDTH + 2];
    vector.store(&mut words, 1);
    words
}

/// Asserts that each operation of the vectors `S` does what the portable `T` does. A new operation of
/// [`States`] is compared here.
pub(super) fn states<S, T>()
where
    S: States,
    T: States<Word = S::Word>,
    S::Word: TryFrom<u32> + PartialEq + Debug,
{
    assert_eq!((S::WIDTH, S::ALL), (T::WIDTH, T::ALL));
    for edge in EDGES {
        assert_eq!(words(S::splat(edge)), words(T::splat(edge)), "{edge:#x}");
    }
    for lanes in 0..=S::WIDTH {
        let (one, other) = (S::first(lanes), T::first(lanes));
        assert_eq!(words(one), words(other), "{lanes}");
        assert_eq!(one.lanes(), other.lanes(), "{lanes}");
    }
    let all: Vec<Vec<S::Word>> = vectors(S::WIDTH + 3)
        .into_iter()
        .map(|words| {
            let cut = |word| S::Word::try_from(word).or_else(|_| S::Word::try_from(word >> 16));
            words
                .into_iter()
                .filter_map(|word| cut(word).ok())
                .collect()
        })
        .collect();
    for a in &all {
        for at in 0..=3 {
            assert_eq!(words(S::load(a, at)), words(T::load(a, at)), "{at}");
        }
        let (one, other) = (S::load(a, 0), T::load(a, 0));
        assert_eq!(words(one.lowest()), words(other.lowest()), "{a:x?}");
        assert_eq!(words(one.up()), words(other.up()), "{a:x?}");
        assert_eq!(words(one.down()), words(other.down()), "{a:x?}");
        assert_eq!(words(one.empty()), words(other.empty()), "{a:x?}");
        assert_eq!(one.empty().lanes(), other.empty().lanes(), "{a:x?}");
        assert_eq!(one.any(), other.any(), "{a:x?}");
        for chosen in 0..=S::ALL {
            let packed = words(one.pack(S::order(chosen)));
            let expected = words(other.pack(T::order(chosen)));
            let kept = 1 + chosen.count_ones() as usize;
            assert_eq!(packed[..kept], expected[..kept], "{a:x?} {chosen:b}");
        }
        for b in &all {
            let (both, others) = (S::load(b, 0), T::load(b, 0));
            assert_eq!(words(one.and(both)), words(other.and(others)));
            assert_eq!(words(one.or(both)), words(other.or(others)));
            assert_eq!(words(one.without(both)), words(other.without(others)));
        }
    }
}

/// Asserts that vectors of bits do with their words what is done with each word alone.
pub(super) fn planes<P: Planes>() {
    let is = |vector: P, expected: &[u32]| !vector.xor(P::load(expected)).any();
    for bit in 0..P::BITS {
        let mut words = vec![0; P::WORDS];
        words[bit / 32] = 1 << (bit % 32);
        assert!(P::load(&words).any(), "{bit}");
    }
    assert!(!P::zero().any() && is(P::zero(), &vec![0; P::WORDS]));
    assert!(is(P::ones(), &vec![u32::MAX; P::WORDS]));
    let all = vectors(P::WORDS);
    let ones = |words: &[u32]| words.iter().map(|word| word.count_ones()).sum::<u32>();
    for a in &all {
        let one = P::load(a);
        let each = |f: &dyn Fn(u32) -> u32| a.iter().map(|word| f(*word)).collect::<Vec<_>>();
        assert!(is(one, a) && is(one.not(), &each(&|word| !word)), "{a:x?}");
        for by in 0..32 {
            assert!(is(one.up(by), &each(&|word| word << by)), "{a:x?} {by}");
            assert!(is(one.down(by), &each(&|word| word >> by)), "{a:x?} {by}");
        }
        assert_eq!(one.count_in_bytes().sum_of_bytes(), ones(a), "{a:x?}");
        for b in &all {
            let both = P::load(b);
            let with = |f: &dyn Fn((&u32, &u32)) -> u32| a.iter().zip(b).map(f).collect::<Vec<_>>();
            assert!(is(one.and(both), &with(&|(a, b)| a & b)));
            assert!(is(one.xor(both), &with(&|(a, b)| a ^ b)));
            let counts = one.count_in_bytes().add_bytes(both.count_in_bytes());
            assert_eq!(counts.sum_of_bytes(), ones(a) + ones(b));
        }
    }
    // As many as are added before they are summed.
    let counts = (0..31).fold(P::zero(), |sum, _| {
        sum.add_bytes(P::ones().count_in_bytes())
    });
    assert_eq!(counts.sum_of_bytes() as usize, 31 * P::BITS);
}

#[test]
fn the_portable_bits_are_words_side_by_side() {
    planes::<super::Bits128>();
}
