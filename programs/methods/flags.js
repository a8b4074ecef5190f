const N = 8;

// A queen stands on the column, or on the diagonal.
const down = Array(N).fill(false);
const left = Array(2 * N - 1).fill(false);
const right = Array(2 * N - 1).fill(false);

function setQueen(row, column, stands) {
  down[column] = stands;
  left[row + column] = stands;
  right[column + N - 1 - row] = stands;
}

function place(row) {
  if (row === N) return 1;
  let solutions = 0;
  for (let column = 0; column < N; column++) {
    if (down[column] || left[row + column] || right[column + N - 1 - row]) continue;
    setQueen(row, column, true);
    solutions += place(row + 1);
    setQueen(row, column, false);
  }
  return solutions;
}

console.log(place(0));
