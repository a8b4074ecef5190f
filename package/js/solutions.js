// The full boards of a search.

import { number } from "./number.js";
import { program } from "./program.js";

export function solutions(n) {
  const { Boards } = program();
  // The board is checked now; a generator would wait until somebody asks for its first value.
  return each(new Boards(number(n)));
}

function* each(boards) {
  while (boards.advance()) {
    yield { byRow: Array.from(boards.byRow()), byColumn: Array.from(boards.byColumn()) };
  }
}
