// The search, one micro-step at a time.

import { number } from "./number.js";
import { program } from "./program.js";

/** The names of the phases, by their numbers. */
const PHASES = [
  "ready", "start", "pick", "clear", "place", "left",
  "down", "right", "free", "solution", "backtrack", "finished",
];

/** How many values the program returns at once. */
const VALUES = 7;

/** What a micro-step's values mean, by the number of its phase. */
const STEPS = [
  undefined,
  (v) => ({ step: v[0], phase: "start", mask: v[1] }),
  (v) => ({ step: v[0], phase: "pick", row: v[1], bitmap: v[2], bit: v[3] }),
  (v) => ({ step: v[0], phase: "clear", row: v[1], before: v[2], bit: v[3], after: v[4] }),
  (v) => ({ step: v[0], phase: "place", row: v[1], bit: v[2] }),
  (v) => ({ step: v[0], phase: "left", row: v[1], above: v[2], bit: v[3], left: v[4] }),
  (v) => ({ step: v[0], phase: "down", row: v[1], above: v[2], bit: v[3], down: v[4] }),
  (v) => ({ step: v[0], phase: "right", row: v[1], above: v[2], bit: v[3], right: v[4] }),
  (v) => ({ step: v[0], phase: "free", row: v[1], mask: v[2], left: v[3], down: v[4], right: v[5], bitmap: v[6] }),
  (v) => ({ step: v[0], phase: "solution", number: v[1] }),
  (v) => ({ step: v[0], phase: "backtrack", from: v[1], deadEnd: v[2] === 1 }),
  (v) => ({ step: v[0], phase: "finished" }),
];

export class Stepper {
  #walker;
  #memory;
  #view;

  constructor(n) {
    const { Walker, memory } = program();
    this.#walker = n instanceof Walker ? n : new Walker(number(n));
    this.#memory = memory;
  }

  static resume(snapshot) {
    if (typeof snapshot !== "string") throw new SyntaxError("a snapshot is a text");
    return new Stepper(program().Walker.resume(snapshot));
  }

  /** The values that the last call returned. The view is made anew when the memory has grown. */
  get #values() {
    if (this.#view === undefined || this.#view.length === 0) {
      this.#view = new Float64Array(this.#memory.buffer, this.#walker.values(), VALUES);
    }
    return this.#view;
  }

  [Symbol.iterator]() {
    return this;
  }

  next() {
    const phase = this.#walker.advance();
    if (phase === 0) return { done: true, value: undefined };
    return { done: false, value: STEPS[phase](this.#values) };
  }

  back() {
    return this.#walker.retreat();
  }

  seek(step) {
    return this.#walker.seek(number(step));
  }

  snapshot() {
    return this.#walker.snapshot();
  }

  get n() {
    return this.#walker.n;
  }

  get phase() {
    return PHASES[this.#walker.phase];
  }

  get row() {
    return this.#walker.row;
  }

  get counters() {
    this.#walker.counters();
    const [steps, placements, deadEnds, solutions, backtracks] = this.#values;
    return { steps, placements, deadEnds, solutions, backtracks };
  }

  get queens() {
    return Array.from(this.#walker.queens());
  }

  words(row) {
    this.#walker.words(number(row));
    const [left, down, right, bitmap, board] = this.#values;
    return { left, down, right, bitmap, board };
  }
}
