// The search, one micro-step at a time.

import { checkSignal, number } from "./number.js";
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

/** What a stepper has for a search, which only its class can read. */
let ownSearch;

/** The search of a stepper that has not been freed. A method that was torn off is called without a stepper. */
function searchOf(stepper) {
  const search = ownSearch(stepper);
  if (search === undefined) throw new ReferenceError("the stepper has been freed");
  return search;
}

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

  static {
    ownSearch = (stepper) => {
      if (typeof stepper !== "object" || stepper === null || !(#search in stepper)) {
        throw new TypeError("call this as a method of a stepper, as in stepper.next()");
      }
      return stepper.#search;
    };
  }

  next() {
    const phase = searchOf(this).walker.advance();
    if (phase === 0) return { done: true, value: undefined };
    return { done: false, value: STEPS[phase](searchOf(this).values) };
  }

  back() {
    return searchOf(this).walker.retreat();
  }

  seek(step, options) {
    searchOf(this);
    const signal = options?.signal ?? undefined;
    checkSignal(signal);
    if (signal !== undefined) return this.#seekInTurns(step, signal);
    this.#seek = undefined;
    while (!searchOf(this).walker.approach(number(step), SLICE));
    return searchOf(this).walker.steps;
  }

  async #seekInTurns(step, signal) {
    const own = (this.#seek = {});
    signal.throwIfAborted();
    while (!searchOf(this).walker.approach(number(step), SLICE)) {
      await turn();
      signal.throwIfAborted();
      if (this.#seek !== own) throw new DOMException("another seek has begun", "AbortError");
    }
    return searchOf(this).walker.steps;
  }

  snapshot() {
    return searchOf(this).walker.snapshot();
  }

  free() {
    ownSearch(this);
    this.#search = undefined;
  }

  get n() {
    return searchOf(this).walker.n;
  }

  get phase() {
    return PHASES[searchOf(this).walker.phase];
  }

  get row() {
    return searchOf(this).walker.row;
  }

  get counters() {
    searchOf(this).walker.counters();
    const [steps, placements, deadEnds, solutions, backtracks] = searchOf(this).values;
    return { steps, placements, deadEnds, solutions, backtracks };
  }

  get queens() {
    return Array.from(searchOf(this).walker.queens());
  }

  words(row) {
    searchOf(this).walker.words(number(row));
    const [left, down, right, bitmap, board] = searchOf(this).values;
    return { left, down, right, bitmap, board };
  }
}

/** Outside of the class: where its text names itself, the bundler gives it another name. */
const stepping = (search) => new Stepper(search);

if (Symbol.dispose !== undefined) {
  const { free } = Stepper.prototype;
  Object.defineProperty(Stepper.prototype, Symbol.dispose, { value: free, configurable: true, writable: true });
}
