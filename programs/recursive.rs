const N: usize = 8;
const MASK: u32 = (1 << N) - 1;

struct Search {
    board: [u32; N],
    solutions: u32,
}

impl Search {
    fn row(&mut self, row: usize, left: u64, down: u32, right: u32) {
        let mut bitmap = MASK & !(left as u32 | down | right); // start free
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg(); // pick
            bitmap ^= bit; // clear
            self.board[row] = bit; // place
            if row < N - 1 {
                self.row(
                    row + 1,
                    (left | u64::from(bit)) << 1, // left
                    down | bit, // down
                    (right | bit) >> 1, // right
                );
            } else {
                self.solutions += 1;
                return; // solution
            }
        }
    } // backtrack
}

fn main() {
    let mut search = Search { board: [0; N], solutions: 0 };
    search.row(0, 0, 0, 0); // finished
    println!("{}", search.solutions);
}
