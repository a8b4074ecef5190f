const N = 8;

const board = Array(N).fill(0); // the column of each row's queen
const used = Array(N).fill(false); // by column: it holds a queen

function isSafe() {
  for (let lower = 0; lower < N; lower++) {
    for (let upper = 0; upper < lower; upper++) {
      if (Math.abs(board[lower] - board[upper]) === lower - upper) return false;
    }
  }
  return true;
}

function fill(row) {
  if (row === N) return isSafe() ? 1 : 0;
  let solutions = 0;
  for (let column = 0; column < N; column++) {
    if (used[column]) continue;
    used[column] = true;
    board[row] = column;
    solutions += fill(row + 1);
    used[column] = false;
  }
  return solutions;
}

console.log(fill(0));
