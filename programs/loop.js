const N = 8;

const mask = (1 << N) - 1;
const left = Array(N).fill(0);
const down = Array(N).fill(0);
const right = Array(N).fill(0);
const bitmap = Array(N).fill(0);
const board = Array(N).fill(0);
let solutions = 0;
let row = 0;
bitmap[0] = mask; // start
while (row >= 0) {
  if (bitmap[row] !== 0) {
    const bit = bitmap[row] & -bitmap[row]; // pick
    bitmap[row] ^= bit; // clear
    board[row] = bit; // place
    if (row < N - 1) {
      row++;
      left[row] = (left[row - 1] | bit) << 1; // left
      down[row] = down[row - 1] | bit; // down
      right[row] = (right[row - 1] | bit) >> 1; // right
      bitmap[row] = mask & ~(left[row] | down[row] | right[row]); // free
    } else {
      solutions++;
      row--; // solution
    }
  } else {
    row--; // backtrack
  }
} // finished
console.log(solutions);
