const N: usize = 8;

fn is_attacked(board: &[usize; N], row: usize) -> bool {
    (0..row).any(|upper| {
        let distance = board[row].abs_diff(board[upper]);
        distance == 0 || distance == row - upper
    })
}

fn place(board: &mut [usize; N], row: usize) -> u64 {
    if row == N {
        return 1;
    }
    let mut solutions = 0;
    for column in 0..N {
        board[row] = column;
        if !is_attacked(board, row) {
            solutions += place(board, row + 1);
        }
    }
    solutions
}

fn main() {
    // The column of each row's queen.
    let mut board = [0; N];
    println!("{}", place(&mut board, 0));
}
