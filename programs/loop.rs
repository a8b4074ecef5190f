const N: usize = 8;

fn main() {
    let mask: u32 = (1 << N) - 1;
    let mut left = [0u64; N];
    let mut down = [0u32; N];
    let mut right = [0u32; N];
    let mut bitmap = [0u32; N];
    let mut board = [0u32; N];
    let mut solutions = 0;
    let mut row = 0i32;
    bitmap[0] = mask; // start
    while row >= 0 {
        let here = row as usize;
        if bitmap[here] != 0 {
            let bit = bitmap[here] & bitmap[here].wrapping_neg(); // pick
            bitmap[here] ^= bit; // clear
            board[here] = bit; // place
            if here < N - 1 {
                let below = here + 1;
                row += 1;
                left[below] = (left[here] | u64::from(bit)) << 1; // left
                down[below] = down[here] | bit; // down
                right[below] = (right[here] | bit) >> 1; // right
                bitmap[below] = mask & !(left[below] as u32 | down[below] | right[below]); // free
            } else {
                solutions += 1;
                row -= 1; // solution
            }
        } else {
            row -= 1; // backtrack
        }
    } // finished
    println!("{solutions}");
}
