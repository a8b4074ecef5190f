const N: usize = 8;
const MASK: u64 = (1 << N) - 1;

#[derive(Clone)]
struct Board {
    /// The column of each row's queen.
    queens: [Option<usize>; N],
    down: u64,
    left: u64,
    right: u64,
}

fn square(side: usize, line: usize, place: usize) -> (usize, usize) {
    match side {
        0 => (line, place),
        1 => (place, N - 1 - line),
        2 => (N - 1 - line, N - 1 - place),
        _ => (N - 1 - place, line),
    }
}

/// The number of different images of a ring; 0 if another image stands for it.
fn weight(chain: [usize; 4], last: usize) -> u64 {
    let [north, east, south, west] = chain;
    let mirrored = [north, west, south, east].map(|pair| last - pair);
    let mut equal = 0;
    for turn in 0..4 {
        for mut image in [chain, mirrored] {
            image.rotate_left(turn);
            if image < chain {
                return 0;
            }
            equal += u64::from(image == chain);
        }
    }
    8 / equal
}

impl Board {
    /// Adds a queen, which may stand there already; `None` if another attacks it.
    fn with(&self, (row, column): (usize, usize)) -> Option<Self> {
        let mut board = self.clone();
        if board.queens[row] == Some(column) {
            return Some(board);
        }
        let (down, left) = (1 << column, 1 << (row + column));
        let right = 1 << (column + N - 1 - row);
        let attacked = board.down & down | board.left & left | board.right & right;
        if board.queens[row].is_some() || attacked != 0 {
            return None;
        }
        board.queens[row] = Some(column);
        board.down |= down;
        board.left |= left;
        board.right |= right;
        Some(board)
    }

    /// Fills the sides one after the other, each by a pair, then the inside.
    fn ring(&self, pairs: &[[usize; 2]], chain: [usize; 4], side: usize) -> u64 {
        let last = pairs.len() - 1;
        if side == 4 {
            return match weight(chain, last) {
                0 => 0,
                images => images * self.inside(2, self.down, self.left, self.right),
            };
        }
        let first = if side == 0 { 0 } else { chain[0] };
        let mut solutions = 0;
        for pair in first..(last + 1).saturating_sub(first) {
            let [outer, near] = pairs[pair];
            let outer = self.with(square(side, 0, outer));
            let both = outer.and_then(|board| board.with(square(side, 1, near)));
            if let Some(board) = both {
                let mut chain = chain;
                chain[side] = pair;
                solutions += board.ring(pairs, chain, side + 1);
            }
        }
        solutions
    }

    fn inside(&self, from: usize, down: u64, left: u64, right: u64) -> u64 {
        let Some(row) = (from..N - 2).find(|row| self.queens[*row].is_none()) else {
            return 1;
        };
        let up = N - 1 - row;
        let mut solutions = 0;
        let mut bitmap = MASK & !(down | left >> row | right >> up);
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap ^= bit;
            solutions += self.inside(row + 1, down | bit, left | bit << row, right | bit << up);
        }
        solutions
    }
}

fn main() {
    // The places of two queens on neighbouring lines of a side, clockwise.
    let mut pairs = Vec::new();
    for outer in 0..N {
        for near in 0..N {
            if outer.abs_diff(near) >= 2 {
                pairs.push([outer, near]);
            }
        }
    }
    let board = Board {
        queens: [None; N],
        down: 0,
        left: 0,
        right: 0,
    };
    println!(
        "{}",
        if N > 1 {
            board.ring(&pairs, [0; 4], 0)
        } else {
            1
        }
    );
}
