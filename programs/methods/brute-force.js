const N = 8;

const board = Array(N).fill(0); // the column of each row's queen

function isSolution() {
  for (let lower = 0; lower < N; lower++) {
    for (let upper = 0; upper < lower; upper++) {
      const distance = Math.abs(board[lower] - board[upper]);
      if (distance === 0 || distance === lower - upper) return false;
    }
  }
  return true;
}

function fill(row) {
  if (row === N) return isSolution() ? 1 : 0;
  let solutions = 0;
  for (let column = 0; column < N; column++) {
    board[row] = column;
    solutions += fill(row + 1);
  }
  return solutions;
}

console.log(fill(0));
