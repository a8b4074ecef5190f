import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { inspect } from "node:util";
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

test("steppers and solutions that take turns do not mix", () => {
  const sizes = [1, 4, 5, 6, 7];
  const steppers = sizes.map((n) => new Stepper(n));
  const loops = sizes.map((n) => loop(n));
  const boards = [solutions(6), solutions(7)];
  const found = [[], []];
  for (let round = 0; round < 5_000; round += 1) {
    for (const [at, stepper] of steppers.entries()) {
      assert.deepEqual(stepper.next().value, loops[at].next().value);
      // What is refused changes nothing.
      assert.throws(() => new Stepper(0));
      assert.throws(() => Stepper.resume("s1"));
      assert.equal(stepper.n, sizes[at]);
    }
    for (const [at, each] of boards.entries()) {
      const { done, value } = each.next();
      if (!done) found[at].push(value.byRow.join(""));
    }
  }
  const alone = [6, 7].map((n) => [...solutions(n)].map(({ byRow }) => byRow.join("")));
  assert.deepEqual(found, alone);
});

test("a seek with a signal goes where the other one goes", async () => {
  const { signal } = new AbortController();
  const [one, other] = [new Stepper(12), new Stepper(12)];
  for (const step of [3_000_000, 2_999_999, 1_500_000, 7, 1e9]) {
    assert.equal(await one.seek(step, { signal }), other.seek(step));
    assert.equal(one.snapshot(), other.snapshot());
  }
  await assert.rejects(one.seek(-1, { signal }), { name: "RangeError" });
});

test("a signal ends a seek that would take years, and the stepper goes on from there", async () => {
  const stepper = new Stepper(27);
  await assert.rejects(stepper.seek(9, { signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal(stepper.counters.steps, 0);
  const stop = new AbortController();
  const seek = stepper.seek(4e15, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error("enough")));
  await assert.rejects(seek, { message: "enough" });
  const { steps } = stepper.counters;
  assert.ok(0 < steps);
  assert.equal(stepper.next().value.step, steps + 1);
});

test("another seek ends the one before", async () => {
  const stepper = new Stepper(27);
  const { signal } = new AbortController();
  const first = stepper.seek(4e15, { signal });
  assert.equal(stepper.seek(5), 5);
  await assert.rejects(first, { name: "AbortError" });
});

test("a stepper is an iterator with its helpers, where there are any", () => {
  const source = `
    if (process.argv[1] === "without") delete globalThis.Iterator;
    const { Stepper } = await import("bitqueens");
    const helped = globalThis.Iterator && new Stepper(8).filter(({ phase }) => phase === "solution").take(2).toArray().length;
    console.log([...new Stepper(4)].length, globalThis.Iterator ? new Stepper(4) instanceof Iterator && helped : "none");
  `;
  const run = (which) => execFileSync(process.execPath, ["--input-type=module", "-e", source, which], { encoding: "utf8" });
  assert.equal(run("without"), "121 none\n");
  assert.equal(run("with"), globalThis.Iterator ? "121 2\n" : "121 none\n");
});

test("names are readable", () => {
  assert.equal(Stepper.name, "Stepper");
  assert.match(inspect(new Stepper(8)), /^Stepper /);
});

test("a freed stepper says so", () => {
  const stepper = new Stepper(8);
  assert.equal(stepper[Symbol.dispose], stepper.free);
  stepper.free();
  stepper.free();
  for (const act of [() => stepper.next(), () => stepper.n, () => stepper.seek(1), () => stepper.counters]) {
    assert.throws(act, { name: "ReferenceError", message: "the stepper has been freed" });
  }
});

test("a method without its stepper says so", async () => {
  const stepper = new Stepper(8);
  const { next, back, seek, snapshot, free, words } = stepper;
  for (const torn of [next, back, seek, snapshot, free, words]) {
    for (const other of [undefined, {}, 5]) {
      assert.throws(() => torn.call(other, 0), { name: "TypeError", message: /^call this as a method of a stepper/ });
    }
  }
  assert.equal(stepper.counters.steps, 0);
});

test("what is no signal is refused before a step", () => {
  const stepper = new Stepper(10);
  for (const signal of [5, {}, "stop"]) {
    assert.throws(() => stepper.seek(9, { signal }), { name: "TypeError", message: "signal is an AbortSignal" });
  }
  assert.equal(stepper.counters.steps, 0);
});

test("memory stays the same over a million steppers in one turn", () => {
  let most = 0;
  const before = process.memoryUsage.rss();
  for (let made = 0; made < 1_000_000; made += 1) {
    new Stepper(27).next();
    if (made % 5 === 0) solutions(4).next();
    if (made % 10_000 === 0) most = Math.max(most, process.memoryUsage.rss() - before);
  }
  assert.ok(most < 200e6, `${most} bytes more`);
});
