// Worker threads of Node. The program is the one of a browser's workers; the lines before it give
// it what it knows there.

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

const LIKE_A_BROWSER = `
  const { parentPort } = require("node:worker_threads");
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  parentPort.on("message", (data) => globalThis.onmessage({ data }));
`;

export const cores = () => availableParallelism();

/** Starts a worker; its messages go to `hear`, and why it failed to `failed`. */
export function start(program, hear, failed) {
  const worker = new Worker(LIKE_A_BROWSER + program, { eval: true });
  let ended = false;
  worker.on("message", hear);
  worker.on("error", failed);
  worker.on("exit", (code) => {
    if (!ended) failed(new Error(`a counting worker ended with code ${code}`));
  });
  return {
    post: (message) => worker.postMessage(message),
    end: () => {
      ended = true;
      return worker.terminate();
    },
  };
}
