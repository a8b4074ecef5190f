const N = 8;

const mask = (1 << N) - 1;
const last = N - 1;

function countOnes(squares) {
  let ones = 0;
  for (; squares !== 0; squares &= squares - 1) {
    ones++;
  }
  return ones;
}

// The images of a solution that are searched, one of eight. `keep` leaves out the squares nearer to the middle of their
// side than the queen of row 0, `mark` has those exactly as far as she is. `weights` is by the marks on the left and the
// right side; the second is for a mark in the last row.
function count({ keep, mark, weights }, row, left, down, right, marks) {
  const free = ~(left | down | right);
  const squares = [free & keep[row], free & mark[row]];
  if (row === last) {
    return countOnes(squares[0]) * weights[marks][0] + countOnes(squares[1]) * weights[marks][1];
  }
  let solutions = 0;
  for (const [onMark, start] of squares.entries()) {
    let bitmap = start;
    while (bitmap !== 0) {
      const bit = bitmap & -bitmap;
      bitmap ^= bit;
      solutions += count({ keep, mark, weights }, row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1, marks + onMark);
    }
  }
  return solutions;
}

// A queen in the corner, and that of row 1 nearer to it than that of column 1.
function corner(column) {
  const keep = Array.from({ length: N }, (_, row) => (2 <= row && row <= column ? mask & ~2 : mask));
  const form = { keep, mark: Array(N).fill(0), weights: [[8, 0], [0, 0], [0, 0]] };
  const bit = 1 << column;
  return count(form, 2, (2 | bit) << 1, 1 | bit, bit >> 1, 0);
}

// The queen of row 0 on bit x. With k of the four sides as far as she is, k of the eight images are alike.
function side(x) {
  const ends = 1 | (1 << last);
  const isOuter = (row) => (1 <= row && row < x) || (last - x < row && row < last);
  const keep = Array.from({ length: N }, (_, row) => (isOuter(row) ? mask : mask & ~ends));
  const mark = Array.from({ length: N }, (_, row) => (row === x || row === last - x ? ends : 0));
  const outer = (1 << x) - 2;
  keep[last] = outer | (outer << (last - x));
  mark[last] = 1 << (last - x);
  // In the middle of an odd side both halves of row 0 are one.
  const weights = 2 * x === last ? [[4, 0], [2, 0], [0, 0]] : [[8, 4], [4, 0], [8, 2]];
  const bit = 1 << x;
  return count({ keep, mark, weights }, 1, bit << 1, bit, bit >> 1, 0);
}

let solutions = N === 1 ? 1 : 0;
if (N >= 4) {
  for (let column = 2; column < last; column++) {
    solutions += corner(column);
  }
  for (let x = 1; x < N / 2; x++) {
    solutions += side(x);
  }
}
console.log(solutions);
