// Counting with workers. Whatever ends the count ends them.

import { initSync, Tally } from "./programs/tally.js";
import bytes from "./programs/tally_bg.wasm";
import { checkSignal, number } from "./number.js";
import { hasVectors } from "./vectors.js";

/** More workers than any machine has cores. */
const MOST_WORKERS = 1024;

let started;

/** The workers' program, as a text: the one on vectors where they are there. */
const source = async () =>
  (hasVectors() ? await import("./workers/simd.txt") : await import("./workers/scalar.txt")).default;

/** Counts the solutions of a board on `threads`, which a browser and Node have each their own of. */
export async function count(threads, n, options) {
  const { workers = threads.cores(), signal, onProgress, ledger } = options;
  if (!Number.isInteger(workers) || workers < 1 || MOST_WORKERS < workers) {
    throw new RangeError(`workers must be a whole number from 1 to ${MOST_WORKERS}`);
  }
  if (ledger !== undefined && typeof ledger !== "string") throw new SyntaxError("a ledger is a text");
  if (onProgress !== undefined && typeof onProgress !== "function") throw new TypeError("onProgress is a function");
  checkSignal(signal);
  signal?.throwIfAborted();
  started ??= initSync({ module: await WebAssembly.compile(bytes) });
  const tally = new Tally(number(n), ledger, hasVectors());
  if (tally.isWrong) throw new Error("at least one job of the ledger is wrong: bitqueens verify --all finds it");
  const began = performance.now() - tally.elapsedMs;
  if (tally.done < tally.jobs) {
    const program = await source();
    signal?.throwIfAborted();
    const wanted = Math.min(workers, tally.jobs - tally.done);
    await carryOut({ threads, program, wanted, signal }, tally, () => onProgress?.(progress(tally, began)));
  }
  return result(tally, began, n);
}

/** Hands out jobs until every one is counted, a worker fails, or the caller aborts. */
async function carryOut({ threads, program, wanted, signal }, tally, counted) {
  const running = [];
  // What the caller's listener has left to do.
  let heard = Promise.resolve();
  let onAbort;
  // Rejected once the caller aborts, whatever the listener is doing.
  const aborted = new Promise((_, failed) => {
    onAbort = () => failed(signal.reason);
    signal?.addEventListener("abort", onAbort);
  });
  aborted.catch(() => {});
  try {
    const finished = new Promise((done, failed) => {
      for (let worker = 0; worker < wanted; worker += 1) {
        const hear = (message) => {
          try {
            const before = tally.done;
            const request = tally.hear(message);
            if (request !== undefined) thread.post(request);
            if (before < tally.done) {
              heard = Promise.all([heard, counted()]);
              heard.catch(failed);
            }
            if (tally.done === tally.jobs) done();
          } catch (error) {
            failed(error);
          }
        };
        const thread = threads.start(program, hear, failed);
        running.push(thread);
      }
    });
    await Promise.race([aborted, finished]);
    // What the listener began has its time, up to an abort.
    await Promise.race([aborted, heard]);
  } finally {
    signal?.removeEventListener("abort", onAbort);
    for (const thread of running) thread.end();
  }
}

const elapsed = (began) => Math.round(performance.now() - began);

function progress(tally, began) {
  const { done, jobs, total } = tally;
  const elapsedMs = elapsed(began);
  return {
    done,
    jobs,
    total,
    elapsedMs,
    get ledger() {
      return tally.ledger(elapsedMs);
    },
  };
}

function result(tally, began, n) {
  const { total, unique, jobs, isAsPublished } = tally;
  if (unique === undefined) throw new Error("the sums contradict each other: at least one job is wrong");
  const elapsedMs = elapsed(began);
  return { n, total, unique, published: isAsPublished, jobs, elapsedMs, ledger: tally.ledger(elapsedMs) };
}
