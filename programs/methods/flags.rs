const N: usize = 8;

/// A queen stands on the column, or on the diagonal.
struct Flags {
    down: [bool; N],
    left: [bool; 2 * N - 1],
    right: [bool; 2 * N - 1],
}

impl Flags {
    fn set_queen(&mut self, row: usize, column: usize, stands: bool) {
        self.down[column] = stands;
        self.left[row + column] = stands;
        self.right[column + N - 1 - row] = stands;
    }

    fn place(&mut self, row: usize) -> u64 {
        if row == N {
            return 1;
        }
        let mut solutions = 0;
        for column in 0..N {
            if self.down[column] || self.left[row + column] || self.right[column + N - 1 - row] {
                continue;
            }
            self.set_queen(row, column, true);
            solutions += self.place(row + 1);
            self.set_queen(row, column, false);
        }
        solutions
    }
}

fn main() {
    let mut flags = Flags {
        down: [false; N],
        left: [false; 2 * N - 1],
        right: [false; 2 * N - 1],
    };
    println!("{}", flags.place(0));
}
