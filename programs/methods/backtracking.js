const N = 8;

const board = Array(N).fill(0); // the column of each row's queen

function isAttacked(row) {
  for (let upper = 0; upper < row; upper++) {
    const distance = Math.abs(board[row] - board[upper]);
    if (distance === 0 || distance === row - upper) return true;
  }
  return false;
}

function place(row) {
  if (row === N) return 1;
  let solutions = 0;
  for (let column = 0; column < N; column++) {
    board[row] = column;
    if (!isAttacked(row)) solutions += place(row + 1);
  }
  return solutions;
}

console.log(place(0));
