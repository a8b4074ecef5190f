// Ten thousand damaged, forged and random ledgers and snapshots.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Stepper, count } from "bitqueens";

const TEXTS = 5_000;

/** Random numbers of a seed: xorshift. */
let seed = 0x2545f491;
const below = (most) => {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % most;
};
const printable = () => String.fromCharCode(33 + below(94));
const noise = () => Array.from({ length: below(60) }, printable).join("");

/** A text with one to three places changed, cut out or doubled; never the text itself. */
function damaged(text) {
  let damaged = text;
  for (let place = below(3); place >= 0; place -= 1) {
    const at = below(damaged.length);
    const changes = [
      [damaged.slice(0, at), damaged.slice(at + 1)],
      [damaged.slice(0, at), printable(), damaged.slice(at)],
      [damaged.slice(0, Math.max(at, 1))],
      [damaged.slice(0, at), printable(), damaged.slice(at + 1)],
    ];
    damaged = changes[below(changes.length)].join("") || "-";
  }
  return damaged.trimEnd() === text ? damaged + "!" : damaged;
}

/** The checksum of a ledger: FNV-1a of 64 bits. */
const checksum = (text) => {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(16).padStart(16, "0");
};

test("snapshots are refused with a reason", () => {
  const stepper = new Stepper(8);
  const snapshots = Array.from({ length: 160 }, (_, at) => {
    stepper.seek(at * 97);
    return stepper.snapshot();
  });
  let refused = 0;
  for (let number = 0; number < TEXTS; number += 1) {
    const text = number % 8 === 7 ? noise() : damaged(snapshots[below(snapshots.length)]);
    try {
      Stepper.resume(text);
    } catch (error) {
      refused += 1;
      assert.equal(error.name, "SyntaxError", `${text}: ${error.stack}`);
      assert.ok(error.message.length > 10, text);
    }
  }
  // A changed digit may be another place of the search.
  assert.ok(refused > 0.9 * TEXTS, `${refused}`);
});

test("forged counters are refused, and none grows past what a number holds", () => {
  for (const text of [
    "s1.27.free.0.2305843009213693951.0.0",
    "s1.27.free.0.1000000000000000.0.0",
    "s1.27.free.0.18446744073709551616.0.0",
  ]) {
    assert.throws(() => Stepper.resume(text), { name: "SyntaxError" }, text);
  }
  const stepper = new Stepper(27);
  stepper.seek(3_000_000);
  const far = stepper.snapshot();
  const parts = far.split(".");
  let taken = 0;
  for (let number = 0; number < TEXTS; number += 1) {
    const counters = [4, 5].map((part) => parts[part] + "0123456789".repeat(2).slice(0, below(18)));
    const text = number % 2 === 0 ? damaged(far) : [...parts.slice(0, 4), ...counters, parts[6]].join(".");
    try {
      const stepper = Stepper.resume(text);
      const before = stepper.counters;
      stepper.seek(before.steps + 1_000);
      taken += 1;
      for (const [name, count] of Object.entries(stepper.counters)) {
        assert.ok(Number.isSafeInteger(count) && before[name] <= count, `${text}: ${name} ${count}`);
      }
    } catch (error) {
      assert.equal(error.name, "SyntaxError", `${text}: ${error.stack}`);
    }
  }
  assert.ok(0 < taken && taken < TEXTS, `${taken}`);
});

test("a ledger with a wrong job is said before a job is counted", async () => {
  const { ledger } = await count(8);
  // 92 and 93, in base 36.
  const body = ledger.slice(0, -17).replace(" :2k,", " :2l,");
  const wrong = { ledger: `${body} ${checksum(body)}`, onProgress: assert.fail };
  await assert.rejects(count(8, wrong), { name: "Error", message: /^at least one job of the ledger is wrong/ });
});

test("ledgers are refused with a reason", async () => {
  const { ledger } = await count(10);
  assert.equal(checksum(ledger.slice(0, -17)), ledger.slice(-16), "the checksum of this test is the ledger's");
  for (let number = 0; number < TEXTS; number += 1) {
    const isForged = number % 16 === 15;
    const body = isForged ? damaged(ledger.slice(0, -17)) : "";
    const text = isForged ? `${body} ${checksum(body)}` : number % 8 === 6 ? noise() : damaged(ledger);
    const failure = await count(10, { ledger: text }).then(() => undefined, (error) => error);
    if (isForged && failure === undefined) continue;
    const names = isForged ? ["SyntaxError", "RangeError", "Error"] : ["SyntaxError"];
    assert.ok(names.includes(failure?.name), `${text}: ${failure?.stack}`);
    assert.ok(failure.message.length > 8, text);
  }
});
