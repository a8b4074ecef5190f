// What the package is compared with.

/** The loop of the sources in plain JavaScript, as the micro-steps it carries out. */
export function* loop(n) {
  const mask = 2 ** n - 1;
  const [left, down, right, bitmap] = [[0], [0], [0], []];
  let [row, step, number] = [0, 0, 0];
  const empty = [];
  bitmap[0] = mask;
  yield { step: (step += 1), phase: "start", mask };
  while (row >= 0) {
    if (bitmap[row] === 0) {
      row -= 1;
      yield { step: (step += 1), phase: "backtrack", from: row + 1, deadEnd: empty[row + 1] ?? false };
      continue;
    }
    const before = bitmap[row];
    const bit = before & -before;
    yield { step: (step += 1), phase: "pick", row, bitmap: before, bit };
    bitmap[row] ^= bit;
    yield { step: (step += 1), phase: "clear", row, before, bit, after: bitmap[row] };
    yield { step: (step += 1), phase: "place", row, bit };
    if (row === n - 1) {
      row -= 1;
      number += 1;
      yield { step: (step += 1), phase: "solution", number };
      continue;
    }
    row += 1;
    const above = { left: left[row - 1], down: down[row - 1], right: right[row - 1] };
    left[row] = (above.left | bit) * 2;
    yield { step: (step += 1), phase: "left", row, above: above.left, bit, left: left[row] };
    down[row] = above.down | bit;
    yield { step: (step += 1), phase: "down", row, above: above.down, bit, down: down[row] };
    right[row] = (above.right | bit) >> 1;
    yield { step: (step += 1), phase: "right", row, above: above.right, bit, right: right[row] };
    bitmap[row] = mask & ~(left[row] | down[row] | right[row]);
    empty[row] = bitmap[row] === 0;
    yield {
      step: (step += 1), phase: "free", row, mask, left: left[row], down: down[row], right: right[row], bitmap: bitmap[row],
    };
  }
  yield { step: (step += 1), phase: "finished" };
}
