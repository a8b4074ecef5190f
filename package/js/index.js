// The package in a browser.

import * as threads from "./threads/browser.js";

export { solutions } from "./solutions.js";
export { Stepper } from "./stepper.js";

// What counts is fetched when somebody counts.
export const count = async (n, options) => (await import("./count.js")).count(threads, n, options ?? {});
