//! The labels of the bit lab.

use super::Phrase;

labels! {
    /// The lab's page.
    PAGE_BITS: "ビットの実験室", "Bit lab";
    /// The row of borrows.
    BORROWS: "借り", "borrows";
    /// What `x & (x - 1)` leaves.
    LOWEST_CLEARED: "最下位の 1 を消す", "the lowest 1 cleared";
    /// What `x | (x + 1)` leaves.
    LOWEST_SET: "最下位の 0 を 1 にする", "the lowest 0 set";
}
