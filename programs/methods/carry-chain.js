const N = 8;

const mask = (1 << N) - 1;
// The places of two queens on neighbouring lines of a side, clockwise.
const pairs = [];
for (let outer = 0; outer < N; outer++) {
  for (let near = 0; near < N; near++) {
    if (Math.abs(outer - near) >= 2) pairs.push([outer, near]);
  }
}
const last = pairs.length - 1;
const board = Array(N).fill(null); // the column of each row's queen

function square(side, line, place) {
  return [
    [line, place],
    [place, N - 1 - line],
    [N - 1 - line, N - 1 - place],
    [N - 1 - place, line],
  ][side];
}

function compare(one, other) {
  const at = one.findIndex((pair, side) => pair !== other[side]);
  return at < 0 ? 0 : one[at] - other[at];
}

/** The number of different images of a ring; 0 if another image stands for it. */
function weight(chain) {
  const [north, east, south, west] = chain;
  const mirrored = [north, west, south, east].map((pair) => last - pair);
  let equal = 0;
  for (let turn = 0; turn < 4; turn++) {
    for (const image of [chain, mirrored]) {
      const order = compare([...image.slice(turn), ...image.slice(0, turn)], chain);
      if (order < 0) return 0;
      if (order === 0) equal++;
    }
  }
  return 8 / equal;
}

function inside(row, down, left, right) {
  while (row < N - 2 && board[row] !== null) row++;
  if (row === N - 2) return 1;
  const up = N - 1 - row;
  let solutions = 0;
  let bitmap = mask & ~(down | (left >> row) | (right >> up));
  while (bitmap !== 0) {
    const bit = bitmap & -bitmap;
    bitmap ^= bit;
    solutions += inside(row + 1, down | bit, left | (bit << row), right | (bit << up));
  }
  return solutions;
}

/** Fills the sides one after the other, each by a pair, then the inside. */
function ring(chain, down, left, right) {
  const side = chain.length;
  if (side === 4) {
    const images = weight(chain);
    return images === 0 ? 0 : images * inside(2, down, left, right);
  }
  let solutions = 0;
  const first = side === 0 ? 0 : chain[0];
  for (let pair = first; pair <= last - first; pair++) {
    const added = [];
    let attacks = [down, left, right];
    const fits = pairs[pair].every((place, line) => {
      const [row, column] = square(side, line, place);
      if (board[row] === column) return true;
      const lines = [1 << column, 1 << (row + column), 1 << (column + N - 1 - row)];
      if (board[row] !== null || lines.some((bit, at) => attacks[at] & bit)) return false;
      board[row] = column;
      added.push(row);
      attacks = attacks.map((word, at) => word | lines[at]);
      return true;
    });
    if (fits) solutions += ring([...chain, pair], ...attacks);
    for (const row of added) board[row] = null;
  }
  return solutions;
}

console.log(N > 1 ? ring([], 0, 0, 0) : 1);
