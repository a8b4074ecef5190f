const N: usize = 8;

struct Search {
    /// The column of each row's queen.
    board: [usize; N],
    /// By column: it holds a queen.
    used: [bool; N],
}

impl Search {
    fn is_safe(&self) -> bool {
        let board = &self.board;
        (0..N).all(|lower| {
            (0..lower).all(|upper| board[lower].abs_diff(board[upper]) != lower - upper)
        })
    }

    fn fill(&mut self, row: usize) -> u64 {
        if row == N {
            return u64::from(self.is_safe());
        }
        let mut solutions = 0;
        for column in 0..N {
            if self.used[column] {
                continue;
            }
            self.used[column] = true;
            self.board[row] = column;
            solutions += self.fill(row + 1);
            self.used[column] = false;
        }
        solutions
    }
}

fn main() {
    let mut search = Search {
        board: [0; N],
        used: [false; N],
    };
    println!("{}", search.fill(0));
}
