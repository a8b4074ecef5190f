/**
 * The N-Queens problem by bit operations: step the non-recursive search, list its solutions, and
 * count them all.
 *
 * A row of the board is a number: bit i is the square with the place value 2 to the power of i, and the
 * leftmost square is the highest bit. Words of attacked squares may have bits beyond the board.
 *
 * @packageDocumentation
 */

/** A line of the loop, by name; `ready` before the first one. */
export type Phase = "ready" | MicroStep["phase"];

/** A line of the loop that was carried out, with the words and values it used. */
export type MicroStep =
  | Start | Pick | Clear | Place | Left | Down | Right | Free | Solved | Backtrack | Finished;

/** What every micro-step has. */
interface Carried<P extends string> {
  /** The number of the micro-step, from 1 on. */
  readonly step: number;
  /** The line that was carried out. */
  readonly phase: P;
}

/** `bitmap[0] = mask` */
export interface Start extends Carried<"start"> {
  /** N ones. */
  readonly mask: number;
}

/** `bit = bitmap[row] & -bitmap[row]` */
export interface Pick extends Carried<"pick"> {
  /** The row in work, 0 at the top. */
  readonly row: number;
  /** Its free squares that are still to be tried. */
  readonly bitmap: number;
  /** The lowest of them. */
  readonly bit: number;
}

/** `bitmap[row] ^= bit` */
export interface Clear extends Carried<"clear"> {
  /** The row in work. */
  readonly row: number;
  /** The bitmap with the bit in it. */
  readonly before: number;
  /** The square taken now. */
  readonly bit: number;
  /** The bitmap without it. */
  readonly after: number;
}

/** `board[row] = bit` */
export interface Place extends Carried<"place"> {
  /** The row that gets the queen. */
  readonly row: number;
  /** Its square. */
  readonly bit: number;
}

/** `left[row] = (left[row - 1] | bit) << 1`, after `row` has grown by one */
export interface Left extends Carried<"left"> {
  /** The new row. */
  readonly row: number;
  /** `left` of the row above. */
  readonly above: number;
  /** The queen of the row above. */
  readonly bit: number;
  /** `left` of the new row, with the bits beyond the board. It may have 53 bits. */
  readonly left: number;
}

/** `down[row] = down[row - 1] | bit` */
export interface Down extends Carried<"down"> {
  /** The new row. */
  readonly row: number;
  /** `down` of the row above. */
  readonly above: number;
  /** The queen of the row above. */
  readonly bit: number;
  /** `down` of the new row. */
  readonly down: number;
}

/** `right[row] = (right[row - 1] | bit) >> 1` */
export interface Right extends Carried<"right"> {
  /** The new row. */
  readonly row: number;
  /** `right` of the row above. */
  readonly above: number;
  /** The queen of the row above. */
  readonly bit: number;
  /** `right` of the new row. */
  readonly right: number;
}

/** `bitmap[row] = mask & ~(left[row] | down[row] | right[row])` */
export interface Free extends Carried<"free"> {
  /** The new row. */
  readonly row: number;
  /** N ones. */
  readonly mask: number;
  /** Attacked along the left diagonals, with the bits beyond the board. */
  readonly left: number;
  /** Attacked along the columns. */
  readonly down: number;
  /** Attacked along the right diagonals. */
  readonly right: number;
  /** The free squares; 0 is a dead end. */
  readonly bitmap: number;
}

/** `solutions += 1`, and up a row */
export interface Solved extends Carried<"solution"> {
  /** The number of solutions so far, this one included. */
  readonly number: number;
}

/** Up a row: no square is left in this one. */
export interface Backtrack extends Carried<"backtrack"> {
  /** The row that the search goes up from. */
  readonly from: number;
  /** True when it had no free square from the start. */
  readonly deadEnd: boolean;
}

/** The loop ends above row 0. */
export interface Finished extends Carried<"finished"> {}

/** How often each event has happened since the start of the search. */
export interface Counters {
  /** Micro-steps carried out. */
  readonly steps: number;
  /** Queens set. */
  readonly placements: number;
  /** Rows without a free square on arrival. */
  readonly deadEnds: number;
  /** Full boards. */
  readonly solutions: number;
  /** Times the search went up because a row had nothing left. */
  readonly backtracks: number;
}

/** The words of a row; zeros where the search has not reached it. */
export interface Words {
  /** Attacked along the left diagonals, with the bits beyond the board. */
  readonly left: number;
  /** Attacked along the columns. */
  readonly down: number;
  /** Attacked along the right diagonals. */
  readonly right: number;
  /** Free squares that are still to be tried. */
  readonly bitmap: number;
  /** The queen set last in this row; 0 where none was. */
  readonly board: number;
}

/**
 * The non-recursive search, one line of its loop at a time, forward and back.
 *
 * ```js
 * for (const { phase, bit } of new Stepper(8)) if (phase === "place") console.log(bit);
 * ```
 */
export class Stepper {
  /**
   * The search of a board before its first line.
   *
   * @param n The side of the board, from 1 to 27.
   * @throws {RangeError} when `n` is no such number.
   */
  constructor(n: number);

  /**
   * The search at a place that {@link Stepper.snapshot} or a link of the site names.
   *
   * @throws {SyntaxError} when the text is no snapshot, or of a place that no search reaches.
   */
  static resume(snapshot: string): Stepper;

  /** Carries out the next line. */
  next(): IteratorResult<MicroStep, undefined>;

  /** Itself: a loop goes on from where the stepper stands, and leaves it there when it breaks. */
  [Symbol.iterator](): this;

  /** Takes the last line back; `false` where none has been carried out. */
  back(): boolean;

  /**
   * Goes to the place after so many micro-steps, or to the end where there are fewer.
   *
   * @returns The number of micro-steps at the place reached.
   * @throws {RangeError} when `step` is not a whole number from 0 on.
   */
  seek(step: number): number;

  /**
   * Goes there in turns of some ten milliseconds, between which everything else goes on.
   *
   * The promise is rejected with a `RangeError` when `step` is not a whole number from 0 on, with the signal's
   * reason when it is aborted, and with an `AbortError` when another seek begins. The stepper then stands where it came to.
   */
  seek(step: number, options: SeekOptions): Promise<number>;

  /** The place as a short text, the same as in the site's links (`step/#n=8&at=5000&snapshot=…`). */
  snapshot(): string;

  /**
   * Gives the memory back at once, as `using` does; without it the garbage collector will.
   * Every later call, but another `free`, throws a `ReferenceError`.
   */
  free(): void;

  /**
   * The words of a row.
   *
   * @throws {RangeError} when the board has no such row.
   */
  words(row: number): Words;

  /** The side of the board. */
  readonly n: number;
  /** The line carried out last. */
  readonly phase: Phase;
  /** The row in work; `undefined` above row 0, when the search is over. */
  readonly row: number | undefined;
  /** The counters so far. */
  readonly counters: Counters;
  /** The columns of the queens on the board from the top row down, counted from the left. */
  readonly queens: number[];
}

/** The helpers of iterators, `Symbol.dispose` too, as far as the platform has them. */
export interface Stepper extends IteratorObject<MicroStep, undefined, unknown> {}

/** What a seek in turns is told. */
export interface SeekOptions {
  /** Ends the seek when it is aborted. */
  signal: AbortSignal;
}

/** A full board. */
export interface Solution {
  /** For each row from the top, the queen's column counted from the left. */
  readonly byRow: number[];
  /** For each column from the left, the queen's row counted from the top. */
  readonly byColumn: number[];
}

/**
 * The full boards in the order in which the search finds them.
 *
 * @param n The side of the board, from 1 to 27.
 * @throws {RangeError} when `n` is no such number.
 */
export function solutions(n: number): Generator<Solution, undefined, undefined>;

/** What a count may be told. */
export interface CountOptions {
  /** How many workers count at once: as many as there are cores, unless given. */
  workers?: number | undefined;
  /** Ends the count at once when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Hears of every finished job. What it throws, or rejects with, ends the count. */
  onProgress?: ((progress: Progress) => unknown) | undefined;
  /** A ledger to go on from: of an earlier count here, of the site, or of the command `bitqueens`. */
  ledger?: string | undefined;
}

/** How far a count is. */
export interface Progress {
  /** Finished jobs. */
  readonly done: number;
  /** All jobs. */
  readonly jobs: number;
  /** The solutions counted so far. */
  readonly total: bigint;
  /** The time used, that of the ledger gone on from included. */
  readonly elapsedMs: number;
  /** The record of the finished jobs. It is written when it is asked for, while `onProgress` runs. */
  readonly ledger: string;
}

/** What a count came to. */
export interface Count {
  /** The side of the board. */
  readonly n: number;
  /** All solutions. */
  readonly total: bigint;
  /** Solutions up to the 8 symmetries of the square. */
  readonly unique: bigint;
  /** True when both are the published counts. */
  readonly published: boolean;
  /** All jobs. */
  readonly jobs: number;
  /** The time used, that of the ledger gone on from included. */
  readonly elapsedMs: number;
  /** The record of all jobs. */
  readonly ledger: string;
}

/**
 * Counts all solutions of a board: with workers in a browser, with worker threads in Node.
 *
 * A page with a content security policy must allow `worker-src blob:` and `script-src 'wasm-unsafe-eval'`, and under
 * trusted types `trusted-types bitqueens`.
 *
 * The promise is rejected with a `RangeError` when a number is out of range or the ledger is of another
 * board, with a `SyntaxError` when the ledger is damaged or impossible, with the signal's reason, an
 * `AbortError` unless it says otherwise, when the count is aborted, whatever `onProgress` is doing, with a
 * `TypeError` when `signal` or `onProgress` is something else, and with an `Error` when a worker fails or the ledger has a wrong job.
 *
 * @param n The side of the board, from 1 to 27.
 */
export function count(n: number, options?: CountOptions | null): Promise<Count>;
