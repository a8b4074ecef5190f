// What callers give, checked.

/** A number as a program takes it: what is none becomes NaN, which every check refuses. */
export const number = (value) => (typeof value === "number" ? value : NaN);

/** Refuses what is given as a signal and is none, before anything is done. */
export function checkSignal(signal) {
  if (signal === undefined || signal === null) return;
  if (typeof signal.throwIfAborted !== "function" || typeof signal.addEventListener !== "function") {
    throw new TypeError("signal is an AbortSignal");
  }
}
