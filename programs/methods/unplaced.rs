const N: usize = 8;

fn place(unplaced: u32, left: u32, right: u32) -> u64 {
    if unplaced == 0 {
        return 1;
    }
    let mut solutions = 0;
    // The columns that this row has yet to try.
    let mut rest = unplaced;
    while rest != 0 {
        let queen = rest & rest.wrapping_neg();
        rest ^= queen;
        if queen & (left | right) == 0 {
            solutions += place(unplaced ^ queen, (left | queen) << 1, (right | queen) >> 1);
        }
    }
    solutions
}

fn main() {
    println!("{}", place((1 << N) - 1, 0, 0));
}
