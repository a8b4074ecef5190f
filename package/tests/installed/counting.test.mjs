import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "bitqueens";
import { expected, same } from "./same.mjs";
import * as bitqueens from "bitqueens";

test("what must be the same everywhere", async () => {
  assert.deepEqual(await same(bitqueens), expected);
});

test("every board has its published counts, with any number of workers", async () => {
  const totals = [1n, 0n, 0n, 2n, 10n, 4n, 40n, 92n, 352n, 724n, 2680n, 14200n];
  for (const [place, total] of totals.entries()) {
    const counted = await count(place + 1, { workers: 1 + (place % 3) });
    assert.deepEqual([counted.n, counted.total, counted.published], [place + 1, total, true]);
  }
});

test("progress is told job by job", async () => {
  const told = [];
  const { jobs, total } = await count(15, { onProgress: ({ done, total }) => told.push([done, total]) });
  assert.deepEqual(told.map(([done]) => done), Array.from({ length: jobs }, (_, job) => job + 1));
  assert.equal(told.at(-1)[1], total);
});

test("a signal ends a count before it begins and in the middle, with its own reason", async () => {
  await assert.rejects(count(16, { signal: AbortSignal.abort() }), { name: "AbortError" });
  const stop = new AbortController();
  const onProgress = () => stop.abort(new Error("enough"));
  await assert.rejects(count(17, { signal: stop.signal, onProgress }), { message: "enough" });
  // Jobs of this board take minutes.
  await assert.rejects(count(26, { signal: AbortSignal.timeout(300) }), { name: "TimeoutError" });
});

test("a signal is heard whatever the listener does", async () => {
  const never = new Promise(() => {});
  for (const n of [8, 14, 16]) {
    const stop = new AbortController();
    const onProgress = () => {
      stop.abort();
      return never;
    };
    await assert.rejects(count(n, { signal: stop.signal, onProgress }), { name: "AbortError" });
  }
});

test("what is no listener and what is no signal are refused before a job is counted", async () => {
  const onProgress = () => assert.fail("a job was counted");
  for (const wrong of [5, {}, "stop"]) {
    await assert.rejects(count(8, { onProgress: wrong }), { name: "TypeError", message: "onProgress is a function" });
    await assert.rejects(count(8, { signal: wrong, onProgress }), { name: "TypeError", message: "signal is an AbortSignal" });
  }
});

test("what a listener throws ends the count", async () => {
  const onProgress = () => { throw new TypeError("mine"); };
  await assert.rejects(count(14, { onProgress }), { name: "TypeError", message: "mine" });
});

test("what a listener rejects with ends the count, at the last job too", async () => {
  for (const last of [false, true]) {
    const onProgress = async ({ done, jobs }) => {
      if (!last || done === jobs) throw new TypeError("mine");
    };
    await assert.rejects(count(8, { onProgress }), { name: "TypeError", message: "mine" });
  }
});

test("options may be null", async () => {
  assert.equal((await count(6, null)).total, 4n);
});

test("a finished ledger needs no worker", async () => {
  const { ledger } = await count(14);
  // As some editors keep it: behind a byte order mark, with the end of the line.
  const again = await count(14, { ledger: `\ufeff${ledger}\n`, onProgress: assert.fail });
  assert.deepEqual([again.total, again.ledger.split(" ").at(-2)], [365_596n, ledger.split(" ").at(-2)]);
});

test("what is out of range is said", async () => {
  for (const workers of [0, -1, 1.5, 1025, "2", null]) {
    await assert.rejects(count(8, { workers }), { name: "RangeError", message: /^workers must be/ });
  }
  for (const n of [0, 28, "8", undefined]) await assert.rejects(count(n), { name: "RangeError", message: /^n must be/ });
  await assert.rejects(count(8, { ledger: 5 }), { name: "SyntaxError" });
});
