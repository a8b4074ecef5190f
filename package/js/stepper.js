// The search, one micro-step at a time.

import { number } from "./number.js";
import { Search } from "./search.js";

/** The names of the phases, by their numbers. */
const PHASES = [
  "ready", "start", "pick", "clear", "place", "left",
  "down", "right", "free", "solution", "backtrack", "finished",
];

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

/** How many micro-steps a search walks before it looks at the signal: some ten milliseconds. */
const SLICE = 1 << 20;

/** What iterators inherit from: their helpers, where there are any. */
const Base =
  globalThis.Iterator ??
  class {
    [Symbol.iterator]() {
      return this;
    }
  };

/** Lets everything else that waits go first. */
const turn = () => new Promise((next) => setTimeout(next));

export class Stepper extends Base {
  #search;
  /** The seek that is under way. */
  #seek;

  constructor(n) {
    super();
    this.#search = n instanceof Search ? n : new Search((walker) => walker.begin(number(n)));
  }

  static resume(snapshot) {
    if (typeof snapshot !== "string") throw new SyntaxError("a snapshot is a text");
    return stepping(new Search((walker) => walker.resume(snapshot)));
  }

  get #walker() {
    if (this.#search === undefined) throw new ReferenceError("the stepper has been freed");
    return this.#search.walker;
  }

  get #values() {
    return this.#search.values;
  }

  next() {
    const phase = this.#walker.advance();
    if (phase === 0) return { done: true, value: undefined };
    return { done: false, value: STEPS[phase](this.#values) };
  }

  back() {
    return this.#walker.retreat();
  }

  seek(step, options) {
    const signal = options?.signal ?? undefined;
    if (signal !== undefined) return this.#seekInTurns(step, signal);
    this.#seek = undefined;
    while (!this.#walker.approach(number(step), SLICE));
    return this.#walker.steps;
  }

  async #seekInTurns(step, signal) {
    const own = (this.#seek = {});
    signal.throwIfAborted();
    while (!this.#walker.approach(number(step), SLICE)) {
      await turn();
      signal.throwIfAborted();
      if (this.#seek !== own) throw new DOMException("another seek has begun", "AbortError");
    }
    return this.#walker.steps;
  }

  snapshot() {
    return this.#walker.snapshot();
  }

  free() {
    this.#search = undefined;
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

/** Outside of the class: where its text names itself, the bundler gives it another name. */
const stepping = (search) => new Stepper(search);

if (Symbol.dispose !== undefined) {
  const { free } = Stepper.prototype;
  Object.defineProperty(Stepper.prototype, Symbol.dispose, { value: free, configurable: true, writable: true });
}
