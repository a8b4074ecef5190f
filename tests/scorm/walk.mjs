// A pupil at random: answers, puts the phone away, goes elsewhere, comes back, is cut off, while the system fails. After each
// happening the system holds what the pupil saw as judged, or the sentence stands.

import { FAULTS, Runtime, System } from "./lms.mjs";

/** Numbers from a seed, the same on every machine. */
const numbersOf = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const N_QUESTIONS = 5;
/** How long an answer may wait before it goes out, with what a slow system takes. */
const LONGEST_WAIT_MS = 15_000;
/** The longest pause before what was refused is tried again. */
const LONGEST_PAUSE_MS = 60_000;
const KINDS = [["begin"], ["set"], ["keep"], ["end"], ["get"], ["set", "keep"], ["begin", "error"], ["keep", "error"], ["begin", "get", "set", "keep", "end", "error"]];

/** What the page shows: answers as they were judged, and those that an earlier visit left. */
class Page {
  entries = new Map();
  /** Each answer of this visit, as the pupil saw it judged, with the moment. */
  judged = [];
  /** The answers of earlier visits that the system kept. */
  earlier = [];
  /** The places that were answered then. */
  places = [];
  restore(text) {
    for (const [place, tries] of Object.entries(JSON.parse(text || "{}"))) if (!this.entries.has(place)) this.entries.set(place, tries);
  }

  /** Whether a text is what it keeps, the answers of earlier visits in it. */
  isIn(text) {
    return text === this.work().data() && this.places.every((place) => this.entries.has(place));
  }

  get right() {
    return [...this.entries.values()].filter((one) => one.includes("right")).length;
  }

  work() {
    const text = JSON.stringify(Object.fromEntries(this.entries));
    return { score: (100 * this.right) / N_QUESTIONS, isDone: this.entries.size === N_QUESTIONS, data: () => text };
  }
}

/** What of it the system has not kept; nothing where it has all. */
function missing(page, system, version, lastsTo = Infinity) {
  const { kept } = system;
  const is2004 = version === "2004";
  const results = is2004 ? { right: "correct", wrong: "incorrect" } : { right: "correct", wrong: "wrong" };
  const told = new Map();
  for (const [name, value] of kept) {
    const [, at, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(name) ?? [];
    if (at !== undefined) told.set(at, { ...told.get(at), [field]: value });
  }
  const answers = system.runtime.unknown === null ? [...page.earlier, ...page.judged].filter(({ at }) => at < lastsTo) : [];
  const lost = answers.filter(({ place, isRight, given }) => {
    const response = is2004 ? "learner_response" : "student_response";
    return ![...told.values()].some((one) => one.id === place && one.result === results[isRight ? "right" : "wrong"] && one[response] === given && one.type === "numeric");
  });
  if (lost.length > 0) return lost;
  if (lastsTo !== Infinity) return [];
  const { score, isDone, data } = page.work();
  const scoreName = is2004 ? "cmi.score.raw" : "cmi.core.score.raw";
  const statusName = is2004 ? "cmi.success_status" : "cmi.core.lesson_status";
  const isScored = score <= Number(kept.get(scoreName) ?? -1);
  const isStated = !isDone || ["passed", "failed"].includes(kept.get(statusName));
  const isResumed = page.isIn(kept.get("cmi.suspend_data") ?? "{}");
  return isScored && isStated && isResumed ? [] : [{ score, isDone, data: data(), kept: Object.fromEntries(kept) }];
}

/** A visit by the session alone, without a page around it. */
export const sessionOf = (Session, standard) => ({ system, page, now }) => {
  const session = new Session(standard, {
    call: (name, ...values) => system.api[name](...values),
    now,
    work: () => page.work(),
    known: (read) => page.restore(read("data")),
  }, 60);
  session.begin();
  const visit = Object.fromEntries(["hide", "show", "leave", "comeBack", "wake"].map((event) => [event, () => session[event]()]));
  visit.answer = (answer) => session.hear(answer);
  return Object.defineProperties(visit, { due: { get: () => session.due }, unrecorded: { get: () => session.unrecorded }, state: { get: () => session.state } });
};

/**
 * Walks through so many visits. `open` makes a visit of a page and a system: `answer hide show leave comeBack wake`, `due`
 * and `unrecorded`. Returns the counts, and the faults with the way to each.
 */
export function walk({ visits, seed, version, standard, open, runtime = (...of) => new Runtime(...of) }) {
  const counts = {
    visits: 0, calls: 0, answers: 0, hidden: 0, back: 0, killed: 0, recorded: 0,
    refusals: { begin: 0, set: 0, keep: 0, end: 0 },
    /** Answers that the system did not hold when the page went: in silence; while the sentence stood; said as the page went. */
    silent: 0, said: 0, goingSaid: 0,
  };
  const faults = [];
  const next = numbersOf(seed);
  const among = (list) => list[Math.floor(next() * list.length)];
  let clock = 0;
  let shown = 0;
  let system;
  /** What the system keeps of earlier visits. */
  let known;
  for (let left = 0; counts.visits < visits; left -= 1) {
    if (left <= 0) {
      // Another learner, in another system.
      left = 1 + Math.floor(next() * 4);
      const unknown = next() < 0.1 ? /^cmi\.interactions|score\.m/ : null;
      system = new System(standard, runtime(version, unknown), {
        yes: among(["true", "true", true, 1, "1"]),
        drops: next() < 0.3,
        stall: () => { clock += next() * 8_000; },
      });
      system.began = clock;
      known = { earlier: [], places: [] };
    }
    counts.visits += 1;
    const way = [];
    const fail = () => {
      const calls = among(KINDS);
      const fault = among(FAULTS);
      for (const call of calls) system.faults[call] = fault;
      way.push(`${calls} ${fault}`);
    };
    system.faults = {};
    if (next() < 0.25) fail();
    const page = Object.assign(new Page(), known);
    let isOut = false;
    let isGone = false;
    let hasBegun = false;
    const visit = open({
      system,
      page,
      // A clock that jumps back, and one that says nothing.
      now: () => (hasBegun && next() < 0.05 ? among([clock - 5_000, Number.NaN, -1]) : clock),
    });
    hasBegun = true;
    const check = (event) => {
      if (visit.unrecorded !== null) return;
      const isSettled = visit.due === null;
      const found = missing(page, system, version, isSettled ? Infinity : clock - LONGEST_WAIT_MS - shown);
      if (found.length > 0) faults.push({ visit: counts.visits, event, way: [...way], found });
    };
    const passes = (milliseconds) => {
      const until = clock + milliseconds;
      while (visit.due !== null && visit.due <= until && !isOut) {
        clock = Math.max(clock, visit.due);
        const before = clock;
        visit.wake();
        shown = Math.max(0, clock - before);
      }
      clock = Math.max(clock, until);
    };
    const happen = (event) => {
      way.push(event);
      visit[event]();
      check(event);
    };
    const events = {
      answer() {
        if (isOut) return;
        const place = `learn-break-${1 + Math.floor(next() * N_QUESTIONS)}`;
        const isRight = next() < 0.6;
        const before = page.entries.get(place) ?? "";
        const given = `${Math.floor(next() * 1_000)}`;
        page.entries.set(place, before.includes("right") ? before : `${before.length + 1} ${isRight ? "right" : "wrong"}`);
        const answer = { place, type: "numeric", given, when: new Date(1_790_000_000_000 + clock), isRight };
        page.judged.push({ place, given, isRight, at: clock });
        counts.answers += 1;
        way.push("answer");
        visit.answer(answer);
        check("answer");
      },
      wait: () => passes(next() * 20_000),
      long: () => passes(next() * 300_000),
      fail,
      heal() {
        system.faults = {};
        way.push("heal");
      },
      lost() {
        system.lose();
        way.push("lost");
      },
      hide() {
        counts.hidden += 1;
        happen("hide");
        if (next() < 0.3) return void (isGone = true);
        passes(next() * 60_000);
        happen("show");
      },
      back() {
        counts.back += 1;
        happen("leave");
        isOut = true;
        passes(next() * 60_000);
        if (next() < 0.3) system.lose();
        isOut = false;
        happen("comeBack");
      },
    };
    const steps = 2 + Math.floor(next() * 14);
    for (let at = 0; at < steps && !isGone; at += 1) {
      events[among(["answer", "answer", "answer", "wait", "wait", "wait", "long", "fail", "heal", "heal", "lost", "hide", "back"])]();
      check("step");
    }
    if (next() < 0.2 && !isGone) {
      // What rests has gone out when a page is killed in its sleep; a crash takes what was done in its last seconds.
      passes(LONGEST_WAIT_MS + 1);
      isGone = true;
    }
    if (next() < 0.3 && !isGone) {
      // A system that works again is told everything, the longest pause later.
      events.heal();
      passes(LONGEST_PAUSE_MS + LONGEST_WAIT_MS + 1);
      if (visit.unrecorded !== null) faults.push({ visit: counts.visits, event: "never taken", way: [...way], found: [visit.unrecorded] });
    }
    const wasSaid = visit.unrecorded !== null;
    if (isGone) counts.killed += 1;
    else happen("leave");
    const lost = missing(page, system, version);
    const lostAnswers = lost.filter(({ place }) => place !== undefined).length || lost.length;
    if (lost.length === 0) {
      counts.recorded += 1;
      known = { earlier: [...page.earlier, ...page.judged], places: [...page.entries.keys()] };
    }
    else if (wasSaid) counts.said += lostAnswers;
    else if (visit.unrecorded !== null) counts.goingSaid += lostAnswers;
    else counts.silent += lostAnswers;
    if (next() < 0.8) system.lose();
    if (left === 1) {
      system.lose();
      counts.calls += system.calls;
      for (const call of Object.keys(counts.refusals)) counts.refusals[call] += system.refusals[call];
      const elapsed = (clock - system.began) / 1_000;
      if (!system.denied && elapsed + 0.01 < system.total) faults.push({ visit: counts.visits, event: "time", found: [system.total, elapsed] });
      if (system.runtime.malformed.length > 0) faults.push({ visit: counts.visits, event: "form", found: system.runtime.malformed });
    }
  }
  return { counts, faults };
}
