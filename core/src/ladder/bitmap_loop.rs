//! The bitmap search without recursion: the stepper's own loop, run without stopping.

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// The same tree in the same order as [`Bitmap`](super::bitmap::Bitmap), with one array a word.
pub(super) struct BitmapLoop;

impl Search for BitmapLoop {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let mask = size.mask();
        let last = size.len() - 1;
        let (mut left, mut down, mut right) = ([0_u32; MAX], [0; MAX], [0; MAX]);
        // The squares each row has yet to try.
        let mut bitmap = [0_u32; MAX];
        bitmap[0] = 1 << part;
        let mut row = 0;
        let mut solutions = 0;
        loop {
            if bitmap[row] != 0 {
                let bit = bitmap[row] & bitmap[row].wrapping_neg();
                bitmap[row] &= !bit;
                tally.node();
                if row < last {
                    let next = row + 1;
                    left[next] = (left[row] | bit) << 1;
                    down[next] = down[row] | bit;
                    right[next] = (right[row] | bit) >> 1;
                    bitmap[next] = mask & !(left[next] | down[next] | right[next]);
                    tally.test();
                    if bitmap[next] == 0 {
                        tally.leaf();
                    }
                    row = next;
                } else {
                    tally.leaf();
                    solutions += 1;
                }
            } else if 0 < row {
                row -= 1;
            } else {
                return solutions;
            }
        }
    }
}
