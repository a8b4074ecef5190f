// The package in Node.

import * as threads from "./threads/node.js";

export { solutions } from "./solutions.js";
export { Stepper } from "./stepper.js";

// What counts is read when somebody counts.
export const count = async (n, options) => (await import("./count.js")).count(threads, n, options ?? {});
