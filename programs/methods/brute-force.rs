const N: usize = 8;

fn is_solution(board: &[usize; N]) -> bool {
    (0..N).all(|lower| {
        (0..lower).all(|upper| {
            let distance = board[lower].abs_diff(board[upper]);
            distance != 0 && distance != lower - upper
        })
    })
}

fn fill(board: &mut [usize; N], row: usize) -> u64 {
    if row == N {
        return u64::from(is_solution(board));
    }
    let mut solutions = 0;
    for column in 0..N {
        board[row] = column;
        solutions += fill(board, row + 1);
    }
    solutions
}

fn main() {
    // The column of each row's queen.
    let mut board = [0; N];
    println!("{}", fill(&mut board, 0));
}
