const N: usize = 8;
const MASK: u32 = (1 << N) - 1;

struct Search {
    /// The bit of each row's queen.
    board: [u32; N],
}

impl Search {
    /// The board read in one of the eight ways.
    fn image(
        places: [usize; N],
        by_columns: bool,
        bottom_up: bool,
        other_side: bool,
    ) -> [usize; N] {
        let mut image = places;
        if by_columns {
            for (row, place) in places.into_iter().enumerate() {
                image[place] = row;
            }
        }
        if bottom_up {
            image.reverse();
        }
        image.map(|place| if other_side { N - 1 - place } else { place })
    }

    fn is_smallest(&self) -> bool {
        let places = self.board.map(|bit| bit.trailing_zeros() as usize);
        let ways = [false, true];
        ways.iter().all(|by_columns| {
            ways.iter().all(|bottom_up| {
                let image = |side| Self::image(places, *by_columns, *bottom_up, side);
                places <= image(false) && places <= image(true)
            })
        })
    }

    /// The squares of a row that the smallest image can use.
    fn allowed(&self, row: usize) -> u32 {
        if self.board[0] == 1 {
            // In the corner: of two mirror images, the one whose queen in column 1 stands lower.
            return match row {
                1 => MASK >> 1,
                _ if 1 << row <= self.board[1] => MASK & !2,
                _ => MASK,
            };
        }
        // The squares nearer to a corner than row 0's queen.
        let nearer = (0..N).filter(|bit| 1 << bit < self.board[0]);
        let corners = nearer.fold(0, |all, bit| all | 1 << bit | 1 << (N - 1 - bit));
        match row {
            _ if row == N - 1 => MASK & !corners,
            _ if corners >> row & 1 == 1 => MASK >> 1 & !1,
            _ => MASK,
        }
    }

    fn place(&mut self, row: usize, left: u32, down: u32, right: u32) -> u64 {
        if row == N {
            return u64::from(self.board[0] == 1 || self.is_smallest());
        }
        let mut solutions = 0;
        let mut bitmap = self.allowed(row) & !(left | down | right);
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap ^= bit;
            self.board[row] = bit;
            solutions += self.place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
        }
        solutions
    }
}

fn main() {
    let mut search = Search { board: [0; N] };
    let mut solutions = 0;
    for part in 0..(N / 2).max(1) {
        let bit = 1 << part;
        search.board[0] = bit;
        solutions += search.place(1, bit << 1, bit, bit >> 1);
    }
    println!("{solutions}");
}
