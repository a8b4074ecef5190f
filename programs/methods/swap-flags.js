const N = 8;

const board = Array.from({ length: N }, (_, column) => column); // the columns of the queens set, then those still free
const left = Array(2 * N - 1).fill(false);
const right = Array(2 * N - 1).fill(false);

function place(row) {
  if (row === N) return 1;
  let solutions = 0;
  for (let at = row; at < N; at++) {
    const column = board[at];
    if (left[row + column] || right[column + N - 1 - row]) continue;
    left[row + column] = right[column + N - 1 - row] = true;
    [board[row], board[at]] = [board[at], board[row]];
    solutions += place(row + 1);
    [board[row], board[at]] = [board[at], board[row]];
    left[row + column] = right[column + N - 1 - row] = false;
  }
  return solutions;
}

console.log(place(0));
