//! Counting the ones of many vectors.

use crate::counting::lanes::Planes;

/// Counts the ones of vectors. Four vectors are added bit by bit first, and only the carries of
/// their sum are counted, in bytes.
pub(crate) struct Ones<P: Planes> {
    /// Bits of weight 1.
    units: P,
    /// Bits of weight 2.
    twos: P,
    /// Counts of bits of weight 4.
    bytes: P,
    /// The number of vectors that the bytes still have room for.
    pub(crate) room: usize,
    sum: u64,
}

impl<P: Planes> Ones<P> {
    /// The number of vectors whose ones a byte can count, at most 8 in each.
    const ROOM: usize = 31;

    #[inline(always)]
    pub(crate) fn none() -> Self {
        Self {
            units: P::zero(),
            twos: P::zero(),
            bytes: P::zero(),
            room: Self::ROOM,
            sum: 0,
        }
    }

    /// Adds four vectors.
    #[inline(always)]
    pub(crate) fn add(&mut self, [a, b, c, d]: [P; 4]) {
        let (units, first) = add_bits(self.units, a, b);
        let (units, second) = add_bits(units, c, d);
        let (twos, fours) = add_bits(self.twos, first, second);
        self.units = units;
        self.twos = twos;
        self.bytes = self.bytes.add_bytes(fours.count_in_bytes());
    }

    /// The ones of all vectors.
    #[inline(always)]
    pub(crate) fn sum(&self) -> u64 {
        let twos = self.twos.count_in_bytes().sum_of_bytes();
        let units = self.units.count_in_bytes().sum_of_bytes();
        4 * (self.sum + u64::from(self.bytes.sum_of_bytes()))
            + 2 * u64::from(twos)
            + u64::from(units)
    }

    /// Empties the bytes.
    #[inline(always)]
    pub(crate) fn empty_bytes(&mut self) {
        self.sum += u64::from(self.bytes.sum_of_bytes());
        self.bytes = P::zero();
        self.room = Self::ROOM;
    }
}

/// Adds three bits in each place: their sum and their carry.
#[inline(always)]
fn add_bits<P: Planes>(a: P, b: P, c: P) -> (P, P) {
    let half = a.xor(b);
    (half.xor(c), a.and(b).xor(half.and(c)))
}
