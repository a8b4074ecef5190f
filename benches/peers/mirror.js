// The counter that people write: three words of bits, a recursive search, and one mirror.
//
// The queen of row 0 stands in the left half; every solution found counts for its mirror image too.
// In the middle column of an odd board, the queen of row 1 is held to the left half instead.

export function countMirror(n) {
  const mask = 2 ** n - 1;

  function search(left, down, right) {
    if (down === mask) return 1;
    let count = 0;
    let free = mask & ~(left | down | right);
    while (free !== 0) {
      const bit = free & -free;
      free ^= bit;
      count += search((left | bit) << 1, down | bit, (right | bit) >>> 1);
    }
    return count;
  }

  if (n === 1) return 1;
  const half = n >>> 1;
  let count = 0;
  for (let column = 0; column < half; column++) {
    const bit = 1 << column;
    count += search(bit << 1, bit, bit >>> 1);
  }
  if (n % 2 === 1) {
    const middle = 1 << half;
    for (let column = 0; column < half - 1; column++) {
      const bit = 1 << column;
      count += search(((middle << 1) | bit) << 1, middle | bit, ((middle >>> 1) | bit) >>> 1);
    }
  }
  return 2 * count;
}
