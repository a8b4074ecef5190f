// All eight symmetries, in the style that Takahashi made known.
//
// A queen in the corner: one of the two images along the long diagonal is searched, and counts eight.
// Elsewhere: border squares nearer to a corner than the queen of row 0 are forbidden on the other three sides,
// and a full board is compared with its quarter turn, half turn and three-quarter turn
// where one of them could tie; it then counts eight, four or two, or is dropped because another image is kept.

export function countEight(n) {
  if (n === 1) return 1;
  if (n < 4) return 0;
  const last = n - 1;
  const mask = 2 ** n - 1;
  const topBit = 1 << last;
  const board = new Int32Array(n);
  let eights = 0;
  let fours = 0;
  let twos = 0;

  // The corner: while row < bound, the queen of column 1 has not come yet and must not.
  function corner(row, bound, left, down, right) {
    let free = mask & ~(left | down | right);
    if (row === last) {
      if (free !== 0) eights += 1;
      return;
    }
    if (row < bound) free &= ~2;
    while (free !== 0) {
      const bit = free & -free;
      free ^= bit;
      corner(row + 1, bound, (left | bit) << 1, down | bit, (right | bit) >>> 1);
    }
  }

  // Whether the board, read from another side, comes before itself, ties or comes after: -1, 0, 1.
  function compare(first, step, isColumnwise, flip) {
    for (let row = 0, other = first; row < n; row++, other += step) {
      const bit = board[row];
      let image;
      if (isColumnwise) {
        let at = 0;
        const wanted = 1 << other;
        while (board[at] !== wanted) at += 1;
        image = flip ? 1 << at : 1 << (last - at);
      } else {
        image = 1 << (last - (31 - Math.clz32(board[other])));
      }
      if (bit !== image) return image < bit ? -1 : 1;
    }
    return 0;
  }

  let lowest = 0;
  let side = 0;
  let end = 0;
  let bound1 = 0;
  let bound2 = 0;

  function weigh() {
    // A quarter turn can tie if the queen of one side column stands at the same distance.
    if (board[bound2] === 1) {
      const order = compare(0, 1, true, false);
      if (order < 0) return;
      if (order === 0) {
        twos += 1;
        return;
      }
    }
    if (board[last] === end) {
      const order = compare(last, -1, false, false);
      if (order < 0) return;
      if (order === 0) {
        fours += 1;
        return;
      }
    }
    if (board[bound1] === topBit) {
      const order = compare(last, -1, true, true);
      if (order < 0) return;
    }
    eights += 1;
  }

  function elsewhere(row, left, down, right) {
    let free = mask & ~(left | down | right);
    if (row === last) {
      if (free !== 0 && (free & lowest) === 0) {
        board[row] = free;
        weigh();
      }
      return;
    }
    if (row < bound1) {
      // Nearer to the corner than the queen of row 0: not on the sides.
      free &= ~side;
    } else if (row === bound2) {
      // The last row on which the two sides can still get their queens.
      if ((down & side) === 0) return;
      if ((down & side) !== side) free &= side;
    }
    while (free !== 0) {
      const bit = free & -free;
      free ^= bit;
      board[row] = bit;
      elsewhere(row + 1, (left | bit) << 1, down | bit, (right | bit) >>> 1);
    }
  }

  for (let column = 2; column < last; column++) {
    const bit = 1 << column;
    corner(2, column, (2 | bit) << 1, 1 | bit, bit >>> 1);
  }
  side = topBit | 1;
  lowest = side;
  end = topBit >>> 1;
  for (bound1 = 1, bound2 = last - 1; bound1 < bound2; bound1++, bound2--) {
    const bit = 1 << bound1;
    board[0] = bit;
    elsewhere(1, bit << 1, bit, bit >>> 1);
    lowest |= (lowest >>> 1) | (lowest << 1);
    end >>>= 1;
  }
  return 8 * eights + 4 * fours + 2 * twos;
}
