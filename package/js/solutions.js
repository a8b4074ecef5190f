// The full boards of a search.

import { number } from "./number.js";
import { Search } from "./search.js";

export function solutions(n) {
  // The board is checked now; a generator would wait until somebody asks for its first value.
  return each(new Search((walker) => walker.begin(number(n))));
}

function* each(search) {
  while (search.walker.toSolution()) {
    const { walker } = search;
    yield { byRow: Array.from(walker.byRow()), byColumn: Array.from(walker.byColumn()) };
  }
}
