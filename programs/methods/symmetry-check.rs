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

    fn place(&mut self, row: usize, left: u32, down: u32, right: u32) -> u64 {
        if row == N {
            return u64::from(self.is_smallest());
        }
        let mut solutions = 0;
        let mut bitmap = MASK & !(left | down | right);
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
    println!("{}", search.place(0, 0, 0, 0));
}
