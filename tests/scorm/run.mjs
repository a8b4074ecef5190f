// The session of a SCORM package, without a browser: by tables, and by pupils at random against a system that fails.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runtimeOf } from "./again.mjs";
import { Runtime, System } from "./lms.mjs";
import { STANDARDS, STATES, Session, partsOf } from "./parts.mjs";
import { sessionOf, walk } from "./walk.mjs";

test("the types of the script hold", () => {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const folder = fileURLToPath(new URL("../../static/scorm", import.meta.url));
  execFileSync(process.execPath, [tsc, "-p", folder], { stdio: "inherit" });
});

for (const [version, visits] of [["1.2", 20_000], ["2004", 4_000]]) {
  test(`SCORM ${version}: the system holds what the pupil saw as judged, or the sentence stands`, (t) => {
    const standard = STANDARDS[version];
    const { counts, faults } = walk({ visits, seed: 60, version, standard, open: sessionOf(Session, standard) });
    t.diagnostic(JSON.stringify(counts));
    assert.deepEqual(faults.slice(0, 1), []);
    assert.equal(counts.silent, 0);
    // It has been everywhere.
    for (const n of [counts.recorded, counts.said, counts.goingSaid, counts.hidden, counts.back, counts.killed, ...Object.values(counts.refusals)]) assert.ok(visits / 100 < n, JSON.stringify(counts));
  });
}

test("the same under scorm-again, which sends what it keeps to a host", (t) => {
  // The run-time wants to be the script of a page.
  const script = readFileSync(createRequire(import.meta.url).resolve("scorm-again/scorm12"), "utf8");
  const page = {};
  new Function("window", script).call(page, globalThis);
  const standard = STANDARDS["1.2"];
  const Again = runtimeOf(page.Scorm12API);
  const { counts, faults } = walk({ visits: 1_000, seed: 12, version: "1.2", standard, open: sessionOf(Session, standard), runtime: () => new Again() });
  t.diagnostic(JSON.stringify(counts));
  assert.deepEqual([faults.slice(0, 1), counts.silent], [[], 0]);
});

/** A visit on a page with one question that is asked again and again; `system` may be told to fail. */
function visit({ version = "1.2", kept = [], clock = { now: 0 } } = {}) {
  const standard = STANDARDS[version];
  const runtime = new Runtime(version, null);
  runtime.kept = new Map(kept);
  const system = new System(standard, runtime);
  const calls = [];
  const page = { score: 0, isDone: false, text: "{}", known: [] };
  const session = new Session(standard, {
    call(name, ...values) {
      calls.push([name, ...values]);
      return system.api[name](...values);
    },
    now: () => clock.now,
    work: () => ({ score: page.score, isDone: page.isDone, data: () => page.text }),
    known: (read) => page.known.push(read("data")),
  }, 60);
  const answers = (given) => {
    page.text = JSON.stringify({ place: given });
    session.hear({ place: "learn.shift.break.1", type: "numeric", given, when: new Date(0), isRight: false });
  };
  return { system, runtime, session, page, calls, clock, answers, kept: (name) => runtime.kept.get(name) };
}
const named = (calls, name) => calls.filter(([called]) => called === name);

test("times are whole hundredths, first of all, and never below 0", () => {
  const text = ({ hours, minutes, seconds }) => `${hours}:${minutes}:${seconds}`;
  // A standard's own form, at every hundredth and thousandth around the minutes of two hours.
  for (let minute = 0; minute <= 120; minute += 1) {
    for (let off = -50; off <= 50; off += 1) {
      const at = Math.max(0, 60_000 * minute + off);
      const { hours, minutes, seconds } = partsOf(at);
      assert.match(seconds, /^[0-5]\d\.\d\d$/, `${at}`);
      assert.equal(hours * 360_000 + minutes * 6_000 + Math.round(Number(seconds) * 100), Math.floor(at / 10), `${at}`);
    }
  }
  for (const [milliseconds, said] of [[59_997, "0:0:59.99"], [119_997, "0:1:59.99"], [-5, "0:0:00.00"], [Number.NaN, "0:0:00.00"], [1e15, "9999:59:59.99"]]) {
    assert.equal(text(partsOf(milliseconds)), said);
  }
});

test("a clock that jumps takes no time away, and adds none twice", () => {
  const clock = { now: 100_000 };
  const { session, kept } = visit({ clock });
  session.begin();
  const at = (now) => {
    clock.now = now;
    session.hide();
    session.show();
    return kept("cmi.core.session_time");
  };
  assert.equal(at(40_000), "0000:00:00.00");
  assert.equal(at(Number.NaN), "0000:00:00.00");
  assert.equal(at(159_997), "0000:00:59.99");
  assert.equal(at(120_000), "0000:00:59.99");
});

test("an answer before the page is hidden is kept at once, with the time", () => {
  const clock = { now: 0 };
  const { session, answers, page, kept, calls } = visit({ clock });
  session.begin();
  clock.now = 1_500;
  page.score = 33;
  answers("7");
  assert.equal(kept("cmi.interactions.0.id"), undefined, "it rests");
  session.hide();
  assert.deepEqual(["cmi.core.score.raw", "cmi.core.session_time", "cmi.interactions.0.student_response", "cmi.suspend_data"].map(kept), ["33", "0000:00:01.50", "7", "{\"place\":\"7\"}"]);
  assert.equal(named(calls, "LMSFinish").length, 0);
  assert.equal(session.state, "hidden");
});

test("what was refused goes with the next report, with growing pauses, and the sentence stands meanwhile", () => {
  const { session, system, answers, page, kept, clock } = visit();
  session.begin();
  system.faults = { set: "refuses" };
  page.score = 33;
  answers("7");
  const pauses = [];
  for (let at = 0; at < 7; at += 1) {
    clock.now = session.due;
    session.wake();
    assert.deepEqual([session.state, session.unrecorded], ["refused", "answers"]);
    pauses.push((session.due - clock.now) / 1_000);
  }
  assert.deepEqual(pauses, [2, 5, 15, 30, 60, 60, 60]);
  system.faults = {};
  clock.now = session.due;
  session.wake();
  assert.deepEqual([session.state, session.unrecorded, kept("cmi.core.score.raw"), kept("cmi.interactions.0.id")], ["open", null, "33", "learn-shift-break-1"]);
});

test("on leaving, what was refused before is told", () => {
  const { session, system, answers, page, kept } = visit();
  session.begin();
  [system.faults, page.score] = [{ set: "refuses" }, 33];
  answers("7");
  session.hide();
  assert.equal(session.unrecorded, "answers");
  system.faults = {};
  session.leave();
  assert.deepEqual([session.unrecorded, session.state, kept("cmi.core.score.raw"), kept("cmi.interactions.0.result")], [null, "over", "33", "wrong"]);
});

test("a page that comes back begins again, and says where it cannot", () => {
  for (const fault of [undefined, "refuses"]) {
    const { session, system, answers, page, kept, clock } = visit();
    session.begin();
    session.leave();
    system.faults = { begin: fault };
    session.comeBack();
    page.score = 66;
    answers("7");
    clock.now = session.due;
    session.wake();
    assert.deepEqual([session.unrecorded, kept("cmi.core.score.raw")], fault === undefined ? [null, "66"] : ["visit", "0"]);
  }
});

test("nothing is set over what could not be read", () => {
  const { session, system, page, kept, clock } = visit({ kept: [["cmi.suspend_data", "{\"place\":\"1\"}"], ["cmi.core.score.raw", "90"], ["cmi.core.lesson_status", "passed"]] });
  system.faults = { get: "throws" };
  session.begin();
  for (let at = 0; at < 5; at += 1) {
    clock.now = session.due;
    session.wake();
  }
  assert.deepEqual([session.unrecorded, page.known, kept("cmi.core.score.raw")], ["visit", [], "90"]);
  system.faults = {};
  clock.now = session.due;
  session.wake();
  assert.deepEqual([page.known, kept("cmi.core.score.raw"), kept("cmi.core.lesson_status")], [["{\"place\":\"1\"}"], "90", "passed"]);
});

test("looking back at an attempt writes nothing, and ends the session", () => {
  for (const [version, mode, end] of [["1.2", "cmi.core.lesson_mode", "LMSFinish"], ["2004", "cmi.mode", "Terminate"]]) {
    for (const value of ["review", "browse"]) {
      const { session, answers, calls } = visit({ version, kept: [[mode, value]] });
      session.begin();
      answers("7");
      session.hide();
      session.leave();
      assert.deepEqual(named(calls, STANDARDS[version].calls.set), []);
      assert.deepEqual(calls.at(-1), [end, ""]);
    }
  }
});

test("a system without interactions and without the ends of the score is told the rest", () => {
  const { session, runtime, answers, kept } = visit();
  runtime.unknown = /^cmi\.interactions|score\.m/;
  session.begin();
  answers("7");
  session.leave();
  assert.deepEqual([session.unrecorded, kept("cmi.core.lesson_status"), kept("cmi.interactions.0.id")], [null, "incomplete", undefined]);
});

test("every state leads somewhere, and every one is reached", () => {
  const names = Object.keys(STATES);
  const reached = new Set(["not begun", ...Object.values(STATES).flatMap((next) => Object.values(next))]);
  assert.deepEqual([...reached].sort(), [...names].sort());
  for (const name of names) assert.ok(Object.keys(STATES[name]).length > 0, name);
});
