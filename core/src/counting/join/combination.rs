//! Sets of so many bits, and their ranks in ascending order.

/// `n` over `k`, for at most 27 bits.
pub(crate) const fn choose(n: usize, k: usize) -> u64 {
    PASCAL[n][k]
}

/// Pascal's triangle: each number is the sum of the one above and the one above to the left.
const PASCAL: [[u64; 28]; 28] = {
    let mut triangle = [[0; 28]; 28];
    let mut n = 0;
    while n < 28 {
        triangle[n][0] = 1;
        let mut k = 1;
        while k <= n {
            triangle[n][k] = triangle[n - 1][k - 1] + triangle[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    triangle
};

/// The set of `ones` bits with this rank among the sets of as many bits, in ascending order.
pub(crate) fn combination(mut rank: u64, ones: u32) -> u32 {
    let mut set = 0;
    let mut bit = 27;
    for one in (1..=ones as usize).rev() {
        while rank < choose(bit, one) {
            bit -= 1;
        }
        rank -= choose(bit, one);
        set |= 1 << bit;
    }
    set
}

/// The rank of a set, as of [`combination`].
pub(crate) fn rank(mut set: u32) -> u64 {
    let mut rank = 0;
    let mut ones = 0;
    while set != 0 {
        ones += 1;
        rank += choose(set.trailing_zeros() as usize, ones);
        set &= set - 1;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::{choose, combination, rank};

    #[test]
    fn a_rank_leads_back_to_its_set() {
        for ones in 0..=6 {
            let sets = (0_u32..1 << 13).filter(|set| set.count_ones() == ones);
            let ranks = sets.inspect(|&set| assert_eq!(combination(rank(set), ones), set));
            assert!(ranks.map(rank).eq(0..choose(13, ones as usize)));
        }
    }
}
