//! The eight images of a board.

/// A full board, the column of every row's queen.
type Board = Vec<usize>;

/// The board after a quarter turn.
fn turned(board: &[usize]) -> Board {
    let side = board.len();
    let mut image = vec![0; side];
    for (row, &column) in board.iter().enumerate() {
        image[column] = side - 1 - row;
    }
    image
}

/// The board in a mirror.
fn mirrored(board: &[usize]) -> Board {
    board
        .iter()
        .map(|column| board.len() - 1 - column)
        .collect()
}

/// The eight images of a board, itself first.
pub(crate) fn images(board: &[usize]) -> [Board; 8] {
    let mut image = board.to_vec();
    std::array::from_fn(|i| {
        let this = image.clone();
        image = if i == 3 {
            mirrored(board)
        } else {
            turned(&image)
        };
        this
    })
}
