const N = 8;

const mask = (1 << N) - 1;
const board = Array(N).fill(0); // the bit of each row's queen

function images() {
  const places = board.map((bit) => 31 - Math.clz32(bit));
  const columns = places.map((_, place) => places.indexOf(place));
  const read = [places, columns].flatMap((image) => [image, image.toReversed()]);
  return read.flatMap((image) => [image, image.map((place) => N - 1 - place)]);
}

/** Compares two lists from row 0 down. */
function isBefore(one, other) {
  const row = one.findIndex((place, at) => place !== other[at]);
  return row >= 0 && one[row] < other[row];
}

function isSmallest() {
  const [own, ...others] = images();
  return !others.some((image) => isBefore(image, own));
}

/** The squares of a row that the smallest image can use. */
function allowed(row) {
  if (board[0] === 1) {
    // In the corner: of two mirror images, the one whose queen in column 1 stands lower.
    if (row === 1) return mask >> 1;
    return 1 << row <= board[1] ? mask & ~2 : mask;
  }
  let corners = 0; // the squares nearer to a corner than row 0's queen
  for (let bit = 0; 1 << bit < board[0]; bit++) corners |= (1 << bit) | (1 << (N - 1 - bit));
  if (row === N - 1) return mask & ~corners;
  return (corners >> row) & 1 ? (mask >> 1) & ~1 : mask;
}

function place(row, left, down, right) {
  if (row === N) return board[0] === 1 || isSmallest() ? 1 : 0;
  let solutions = 0;
  let bitmap = allowed(row) & ~(left | down | right);
  while (bitmap !== 0) {
    const bit = bitmap & -bitmap;
    bitmap ^= bit;
    board[row] = bit;
    solutions += place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
  }
  return solutions;
}

let solutions = 0;
for (let part = 0; part < Math.max(N >> 1, 1); part++) {
  const bit = 1 << part;
  board[0] = bit;
  solutions += place(1, bit << 1, bit, bit >> 1);
}
console.log(solutions);
