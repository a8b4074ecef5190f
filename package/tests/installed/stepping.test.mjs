import assert from "node:assert/strict";
import { test } from "node:test";
import { Stepper, solutions } from "bitqueens";
import { loop } from "./loop.mjs";

test("every micro-step has the words and values of the loop", () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) assert.deepEqual([...new Stepper(n)], [...loop(n)], `n = ${n}`);
});

test("a stepper goes to any step, and says where it stands", () => {
  const stepper = new Stepper(8);
  assert.deepEqual([stepper.n, stepper.phase, stepper.row, stepper.queens], [8, "ready", 0, []]);
  assert.equal(stepper.seek(894), 894);
  assert.deepEqual(stepper.counters, { steps: 894, placements: 113, deadEnds: 42, solutions: 1, backtracks: 105 });
  assert.deepEqual([stepper.phase, stepper.row, stepper.queens], ["solution", 6, [7, 3, 0, 2, 5, 1, 6, 4]]);
  assert.equal(stepper.seek(12), 12);
  assert.deepEqual(stepper.words(1), { left: 2, down: 1, right: 0, bitmap: 0b11111000, board: 4 });
  assert.equal(stepper.seek(1e9), 15_991);
  assert.deepEqual([stepper.phase, stepper.row, stepper.next()], ["finished", undefined, { done: true, value: undefined }]);
  assert.equal(stepper.seek(0), 0);
  assert.equal(stepper.back(), false);
});

test("a snapshot is gone on from", () => {
  const stepper = new Stepper(7);
  stepper.seek(2_000);
  const other = Stepper.resume(stepper.snapshot());
  assert.deepEqual([...other], [...stepper]);
});

test("words beyond 32 bits are exact", () => {
  const stepper = new Stepper(27);
  let most = 0;
  for (const { phase, left } of stepper) {
    if (phase === "left") most = Math.max(most, left);
    if (stepper.counters.steps === 20_000) break;
  }
  assert.ok(2 ** 32 < most && Number.isSafeInteger(most));
});

test("solutions come one by one, in both notations", () => {
  for (const [n, all] of [[1, 1], [2, 0], [3, 0], [4, 2], [8, 92], [10, 724]]) assert.equal([...solutions(n)].length, all);
  for (const { byRow, byColumn } of solutions(8)) {
    assert.ok(byRow.every((column, row) => byColumn[column] === row));
  }
});

test("what is no board, no step and no row is out of range", () => {
  for (const wrong of [0, 28, -1, 1.5, NaN, Infinity, "8", 8n, null, undefined, {}, [8]]) {
    for (const act of [() => new Stepper(wrong), () => solutions(wrong)]) {
      assert.throws(act, { name: "RangeError", message: "n must be a whole number from 1 to 27" });
    }
  }
  const stepper = new Stepper(5);
  for (const wrong of [-1, 0.5, NaN, 2 ** 53, "3", undefined]) {
    assert.throws(() => stepper.seek(wrong), { name: "RangeError", message: /^step must be/ });
  }
  for (const wrong of [-1, 5, 0.5, "0", undefined]) {
    assert.throws(() => stepper.words(wrong), { name: "RangeError", message: "row must be a whole number from 0 to 4" });
  }
});

test("memory is freed without anybody's help", async () => {
  const external = () => process.memoryUsage().external;
  const rounds = async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      for (let stepper = 0; stepper < 5_000; stepper += 1) new Stepper(27).next();
      globalThis.gc();
      // What has been found is freed in a task of its own.
      await new Promise((turn) => setImmediate(turn));
    }
  };
  await rounds(4);
  const before = external();
  await rounds(40);
  assert.ok(external() < before + 20e6, `${before} bytes have become ${external()}`);
});
