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

function place(row, left, down, right) {
  if (row === N) return isSmallest() ? 1 : 0;
  let solutions = 0;
  let bitmap = mask & ~(left | down | right);
  while (bitmap !== 0) {
    const bit = bitmap & -bitmap;
    bitmap ^= bit;
    board[row] = bit;
    solutions += place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
  }
  return solutions;
}

console.log(place(0, 0, 0, 0));
