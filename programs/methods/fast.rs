const N: usize = 8;
const MASK: u32 = (1 << N) - 1;

/// The images of a solution that are searched, one of eight: the squares of each row, and the weights.
struct Form {
    /// Squares nearer to the middle of their side than the queen of row 0 are left out.
    keep: [u32; N],
    /// Squares exactly as far from the middle as she is.
    mark: [u32; N],
    /// By the marks on the left and the right side; the second is for a mark in the last row.
    weights: [[u64; 2]; 3],
}

impl Form {
    /// A queen in the corner, and that of row 1 nearer to it than that of column 1.
    fn corner(column: usize) -> Self {
        let mut keep = [MASK; N];
        for row in 2..=column {
            keep[row] &= !2;
        }
        let weights = [[8, 0], [0, 0], [0, 0]];
        Self {
            keep,
            mark: [0; N],
            weights,
        }
    }

    /// The queen of row 0 on bit x. With k of the four sides as far as she is, k of the eight images are alike.
    fn side(x: usize) -> Self {
        let last = N - 1;
        let ends = 1 | 1 << last;
        let (mut keep, mut mark) = ([MASK & !ends; N], [0; N]);
        for row in (1..x).chain(last - x + 1..last) {
            keep[row] = MASK;
        }
        mark[x] = ends;
        mark[last - x] = ends;
        let outer = (1 << x) - 2;
        keep[last] = outer | outer << (last - x);
        mark[last] = 1 << (last - x);
        // In the middle of an odd side both halves of row 0 are one.
        let weights = if 2 * x == last {
            [[4, 0], [2, 0], [0, 0]]
        } else {
            [[8, 4], [4, 0], [8, 2]]
        };
        Self {
            keep,
            mark,
            weights,
        }
    }

    fn count(&self, row: usize, left: u32, down: u32, right: u32, marks: usize) -> u64 {
        let free = !(left | down | right);
        let squares = [free & self.keep[row], free & self.mark[row]];
        if row == N - 1 {
            let [kept, marked] = squares.map(|squares| u64::from(squares.count_ones()));
            return kept * self.weights[marks][0] + marked * self.weights[marks][1];
        }
        let mut solutions = 0;
        for (on_mark, mut bitmap) in squares.into_iter().enumerate() {
            while bitmap != 0 {
                let bit = bitmap & bitmap.wrapping_neg();
                bitmap ^= bit;
                let (left, right) = ((left | bit) << 1, (right | bit) >> 1);
                solutions += self.count(row + 1, left, down | bit, right, marks + on_mark);
            }
        }
        solutions
    }
}

fn main() {
    let mut solutions = u64::from(N == 1);
    if N >= 4 {
        for column in 2..N - 1 {
            let bit = 1 << column;
            let (left, right) = ((2 | bit) << 1, bit >> 1);
            solutions += Form::corner(column).count(2, left, 1 | bit, right, 0);
        }
        for x in 1..N.div_ceil(2) {
            let bit = 1 << x;
            solutions += Form::side(x).count(1, bit << 1, bit, bit >> 1, 0);
        }
    }
    println!("{solutions}");
}
