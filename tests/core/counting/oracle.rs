//! A count nobody can doubt: columns in a list, no bits, no symmetry.

/// A full board, the column of every row's queen.
pub(crate) type Board = Vec<usize>;

/// Every solution, in the order of the columns.
pub(crate) fn solutions(side: usize) -> Vec<Board> {
    let mut found = Vec::new();
    extend(side, &mut Vec::new(), &mut found);
    found
}

fn extend(side: usize, board: &mut Board, found: &mut Vec<Board>) {
    if board.len() == side {
        found.push(board.clone());
        return;
    }
    for column in 0..side {
        let row = board.len();
        let attacked = board.iter().enumerate().any(|(other_row, &other)| {
            other == column || other.abs_diff(column) == row - other_row
        });
        if !attacked {
            board.push(column);
            extend(side, board, found);
            board.pop();
        }
    }
}

/// The board after a quarter turn.
pub(crate) fn turned(board: &Board) -> Board {
    let side = board.len();
    let mut image = vec![0; side];
    for (row, &column) in board.iter().enumerate() {
        image[column] = side - 1 - row;
    }
    image
}

/// The board in a mirror.
pub(crate) fn mirrored(board: &Board) -> Board {
    board
        .iter()
        .map(|column| board.len() - 1 - column)
        .collect()
}

/// The eight images of a board, itself first.
pub(crate) fn images(board: &Board) -> [Board; 8] {
    let mut image = board.clone();
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
