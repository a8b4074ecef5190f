const N = 8;

const mask = (1 << N) - 1;
const board = Array(N).fill(0);
let solutions = 0;

function search(row, left, down, right) {
  let bitmap = mask & ~(left | down | right); // start free
  while (bitmap !== 0) {
    const bit = bitmap & -bitmap; // pick
    bitmap ^= bit; // clear
    board[row] = bit; // place
    if (row < N - 1) {
      search(
        row + 1,
        (left | bit) << 1, // left
        down | bit, // down
        (right | bit) >> 1, // right
      );
    } else {
      solutions++;
      return; // solution
    }
  }
} // backtrack

search(0, 0, 0, 0); // finished
console.log(solutions);
