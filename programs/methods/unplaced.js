const N = 8;

function place(unplaced, left, right) {
  if (unplaced === 0) return 1;
  let solutions = 0;
  let rest = unplaced; // the columns that this row has yet to try
  while (rest !== 0) {
    const queen = rest & -rest;
    rest ^= queen;
    if ((queen & (left | right)) === 0) {
      solutions += place(unplaced ^ queen, (left | queen) << 1, (right | queen) >> 1);
    }
  }
  return solutions;
}

console.log(place((1 << N) - 1, 0, 0));
