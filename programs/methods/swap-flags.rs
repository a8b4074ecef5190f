const N: usize = 8;

struct Search {
    /// The columns of the queens set, then those still free.
    board: [usize; N],
    left: [bool; 2 * N - 1],
    right: [bool; 2 * N - 1],
}

impl Search {
    fn place(&mut self, row: usize) -> u64 {
        if row == N {
            return 1;
        }
        let mut solutions = 0;
        for at in row..N {
            let column = self.board[at];
            let (left, right) = (row + column, column + N - 1 - row);
            if self.left[left] || self.right[right] {
                continue;
            }
            (self.left[left], self.right[right]) = (true, true);
            self.board.swap(row, at);
            solutions += self.place(row + 1);
            self.board.swap(row, at);
            (self.left[left], self.right[right]) = (false, false);
        }
        solutions
    }
}

fn main() {
    let mut search = Search {
        board: std::array::from_fn(|column| column),
        left: [false; 2 * N - 1],
        right: [false; 2 * N - 1],
    };
    println!("{}", search.place(0));
}
