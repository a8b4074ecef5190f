// Times a million micro-steps from JavaScript, beside the same loop written in JavaScript.
//
//   cargo xtask package && node package/benches/steps.mjs
//
// Both make the same objects; what they count is asserted.

import assert from "node:assert/strict";
import { Stepper } from "../../target/npm/bitqueens/node.js";
import { loop } from "../tests/installed/loop.mjs";

const STEPS = 1_000_000;
const ROUNDS = 7;

/** The milliseconds of a million micro-steps; what the steps add up to is returned as well. */
function timed(steps) {
  const start = performance.now();
  let [sum, left] = [0, STEPS];
  for (const { step, row } of steps) {
    sum += step ^ (row ?? 0);
    left -= 1;
    if (left === 0) break;
  }
  return { millis: performance.now() - start, sum };
}

const rounds = Array.from({ length: ROUNDS }, () => [timed(new Stepper(12)), timed(loop(12))]);
for (const [own, plain] of rounds) assert.equal(own.sum, plain.sum);
const median = (which) => rounds.map((round) => round[which].millis).sort((a, b) => a - b)[ROUNDS >> 1].toFixed(1);
console.log(`a million micro-steps: ${median(0)} ms by the package, ${median(1)} ms by the loop in JavaScript`);
