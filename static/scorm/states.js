// What a session can be in, what leads from there to where, and the pauses in between.

/** @typedef {"not begun" | "open" | "hidden" | "refused" | "over" | "back"} State */
/** @typedef {"taken" | "refused" | "hide" | "show" | "leave" | "return"} Happening */
/**
 * What a session can be in, and where each happening leads. `taken`: the system has taken all that it was told. `refused`: it
 * did not, which a sentence says until it has. What is not named cannot happen.
 *
 * @type {Record<State, Partial<Record<Happening, State>>>}
 */
const STATES = {
  "not begun": { taken: "open", refused: "refused" },
  open: { taken: "open", refused: "refused", hide: "hidden", show: "open", leave: "over" },
  hidden: { taken: "hidden", refused: "refused", hide: "hidden", show: "open", leave: "over" },
  refused: { taken: "open", refused: "refused", hide: "refused", show: "refused", leave: "over" },
  over: { return: "back", hide: "over", show: "over" },
  back: { taken: "open", refused: "refused" },
};

// Systems that write at each answer freeze for seconds: what changed goes out together, and not often.
const REST_MS = 3_000;
const APART_MS = 15_000;
/** What was refused is tried again after these pauses, the last of them again and again. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000];
/** How often it is tried at once where the page goes away, and how often a value is read that the system does not say. */
const TRIES = 3;
