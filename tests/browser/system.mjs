// A learning management system: scorm-again, a run-time that content meets in systems of other people, in a page of its own,
// and a host on which the site lies as a package does. Like Moodle the host answers for files and not for folders, and does
// not know the type of a program's code. What the run-time keeps it sends there, and the connection can be cut.
//
// A browser here can `open` an address and `run` a function in the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { SCRIPT } from "../scorm/parts.mjs";
import { site } from "./page.mjs";

const runtimeOf = (name) => readFile(createRequire(import.meta.url).resolve(`scorm-again/${name}`));
const [SCORM_12, SCORM_2004] = await Promise.all(["scorm12", "scorm2004"].map(runtimeOf));
const PAGE = "index.html";
/** A learner's name in a system, and the seed of the homework that follows from it. */
export const LEARNER = "7b";
const SEED = 100 + 1 + (((7 * 31 + 55) % 999) * 31 + 98) % 999;

/**
 * Runs in the system's page: `system` shows content, keeps what the run-time has taken, and lists the calls. The names of
 * `broken` throw; the calls of `refused` are answered with "false".
 */
const runtime = () => {
  const [calls, data, broken] = [[], {}, []];
  const settings = { lmsCommitUrl: "commit", dataCommitFormat: "flattened", logLevel: 5 };
  const behind = globalThis.Scorm12API ? new Scorm12API(settings) : new Scorm2004API(settings);
  const wrong = { refused: [], error: "0" };
  const note = (name) => (...values) => {
    calls.push([name, ...values]);
    if (broken.includes(values[0])) throw new Error(`no ${values[0]}`);
    if (name.endsWith("GetLastError")) return wrong.error === "0" ? behind[name]() : wrong.error;
    const isRefused = wrong.refused.includes(name);
    wrong.error = isRefused ? "101" : "0";
    const answer = isRefused ? "false" : behind[name](...values);
    if (name.endsWith("SetValue") && String(answer) === "true") data[values[0]] = values[1];
    return answer;
  };
  const [object, names] = globalThis.Scorm12API
    ? ["API", ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish", "LMSGetLastError"]]
    : ["API_1484_11", ["Initialize", "GetValue", "SetValue", "Commit", "Terminate", "GetLastError"]];
  window[object] = Object.fromEntries(names.map((name) => [name, note(name)]));
  const frameOf = (page) => page.document.querySelector("iframe");
  const ways = {
    frame: { begin: (address) => { frameOf(window).src = address; }, window: () => frameOf(window).contentWindow },
    // The content stands in a frame of a frame of the page with the API.
    nested: { begin: (address) => { frameOf(window).src = `frame.html?${address}`; }, window: () => frameOf(frameOf(window).contentWindow)?.contentWindow },
    // It is a window of its own, which a frame of the page with the API has opened.
    opened: { begin: (address) => { frameOf(window).src = `opener.html?${address}`; }, window: () => frameOf(window).contentWindow.opened },
  };
  let way;
  const until = (holds, ...values) => new Promise((done, failed) => {
    const late = performance.now() + 60_000;
    const look = () => {
      const page = way.window();
      if (page?.document && holds(page.document, ...values)) done();
      else if (late < performance.now()) failed(new Error(`never was ${holds}`));
      else setTimeout(look, 20);
    };
    look();
  });
  window.system = {
    calls,
    data,
    wrong,
    until,
    content: () => way.window(),
    begin(known, name, unable) {
      Object.assign(data, known);
      behind.loadFromFlattenedJSON(known);
      broken.push(...unable);
      way = ways[name];
    },
    show: (address) => way.begin(address),
    /** Leaves the content, as a learner who goes on elsewhere. */
    async leave() {
      way.window().location.replace("about:blank");
      for (const late = performance.now() + 20_000; ![names[4], names[5]].includes(calls.at(-1)[0]) && performance.now() < late;) {
        await new Promise((later) => setTimeout(later, 20));
      }
      return { calls, data };
    },
  };
};

const whole = (title, script) => `<!doctype html><title>${title}</title><link rel="icon" href="data:,"><body><script>${script}</script>`;
const FRAME = "document.body.append(Object.assign(document.createElement('iframe'), { width: 1000, height: 700, src: decodeURI(location.search.slice(1)) || 'about:blank' }));";
const PAGES = {
  "lms.html": whole("LMS", `${SCORM_12}</script><script>${FRAME}(${runtime})()`),
  "lms2004.html": whole("LMS", `${SCORM_2004}</script><script>${FRAME}(${runtime})()`),
  "frame.html": whole("Player", FRAME),
  "opener.html": whole("Player", "window.opened = open(location.search.slice(1));"),
};

/** A host of a package, with what the system has kept in order; `stop` ends it. While it is `cut`, nothing comes through. */
export async function packed({ document, attributes, page = "lms.html" }) {
  const connection = { isCut: false, kept: [] };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://host/").pathname.slice(1);
    const answer = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
    if (path === "commit") {
      const parts = [];
      for await (const part of request) parts.push(part);
      if (connection.isCut) return response.writeHead(503).end();
      connection.kept.push(JSON.parse(Buffer.concat(parts)));
      return answer("application/json", '{"result":"true","errorCode":0}');
    }
    if (path in PAGES) return answer("text/html", PAGES[path]);
    if (path.endsWith("scorm.js")) return answer("text/javascript", SCRIPT);
    if (path === "" || path.endsWith("/")) return response.writeHead(404).end();
    // The site itself has an address for the folder.
    const found = await fetch(site + (path.endsWith(PAGE) ? path.slice(0, -PAGE.length) : path));
    if (!found.ok) return response.writeHead(404).end();
    const type = path.endsWith(".wasm") ? "application/octet-stream" : found.headers.get("content-type");
    if (path !== document) return answer(type, Buffer.from(await found.arrayBuffer()));
    const html = await found.text();
    return answer(type, html.replace("<script ", `<script src="../../scorm.js" ${attributes}></script><script `));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    document,
    page,
    connection,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Runs a function in the content, with its document. */
export const within = (browser, act, ...values) =>
  browser.run(
    (source, values) => new Function("document", "values", `return (${source})(document, ...values)`)(system.content().document, values),
    act.toString(),
    values,
  );

/** Waits until a function of the content's document says that something holds. */
export const until = (browser, holds, ...values) =>
  browser.run(
    (source, values) => system.until(new Function("document", "...values", `return (${source})(document, ...values)`), ...values).then(() => true),
    holds.toString(),
    values,
  );

const isThere = (document, selector) => document.querySelector(selector) !== null;

/** Waits for an element of the content. */
export const appears = (browser, selector) => until(browser, isThere, selector);

/**
 * A learner's visit, on a machine where nothing is stored: what the system knows before, what is done, and what the system
 * knows then, with the calls.
 */
export async function visited(browser, host, known, act, { way = "frame", broken = [], refused = [], stored = {} } = {}) {
  await browser.open(host.address + host.page);
  await browser.run((known, way, broken, refused, stored) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    system.wrong.refused = refused;
    system.begin(known, way, broken);
  }, known, way, broken, refused, stored);
  await browser.run((address) => system.show(address), host.address + host.document);
  await appears(browser, "html[data-program=running] :is([data-quiz], [data-question], [data-result])");
  await act(browser);
  return browser.run(() => system.leave());
}

/** Turns the content to another page of the site, as a link to it does. */
export async function turns(browser, address, selector) {
  await within(browser, ({ defaultView: page }, address) => {
    page.history.pushState(null, "", page.siteRoot + address);
    page.dispatchEvent(new page.PopStateEvent("popstate"));
  }, address);
  await appears(browser, selector);
}

/** Puts the content out of sight or shows it again, as a phone does it to every page of a tab. */
export const turnsAway = (browser, isHidden) =>
  within(browser, (document, isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/** Answers the first quiz of a lesson. */
export async function answersQuiz(browser) {
  await within(browser, (document) => document.querySelector("[data-quiz='0'] [data-answer='0']").click());
  await appears(browser, "[data-quiz='0'] .verdict[data-verdict]");
}

/** Answers every quiz. */
const answersQuizzes = (browser) => within(browser, async (document) => {
  for (const quiz of document.querySelectorAll("[data-quiz]:not(:has(.verdict[data-verdict]))")) {
    quiz.querySelector("[data-answer='0']").click();
    await system.until(() => quiz.querySelector(".verdict[data-verdict]"));
  }
});

/**
 * Sets bits of an exercise, by its place: those that `bits` gives, highest first, or without it those that two checks call wrong,
 * as in a homework, which shows no answer. Then checks it. Everything is waited for: a bit to turn, a check to be said.
 */
const setsBits = (browser, at, bits) => within(browser, async (document, at, bits) => {
  const exercise = document.querySelector(`[data-exercise="${at}"]`);
  const checks = async () => {
    const before = exercise.querySelector(".verdict > *");
    exercise.querySelector("[data-action=check]").click();
    await system.until(() => ![before, null].includes(exercise.querySelector(".verdict > *")));
  };
  if (!bits) for (let n = 0; n < 2; n += 1) await checks();
  const isOther = (bit) => bits ? bits.at(-1 - Number(bit.dataset.bit)) === "1" : bit.dataset.verdict === "wrong";
  const others = [...exercise.querySelectorAll("[data-bit][aria-pressed]")].filter(isOther).map((bit) => bit.dataset.bit);
  for (const bit of others) {
    const isSet = () => exercise.querySelector(`[data-bit="${bit}"]`).getAttribute("aria-pressed");
    const before = isSet();
    exercise.querySelector(`[data-bit="${bit}"]`).click();
    await system.until(() => isSet() !== before);
  }
  await checks();
  return `${exercise.dataset.seed}: ${exercise.querySelector(".verdict").dataset.verdict} with ${others}`;
}, at, bits);

const exercises = (browser) => within(browser, (document) => document.querySelectorAll("[data-exercise]").length);

/** Answers every quiz and exercise of a homework. */
async function solvesHomework(browser) {
  await answersQuizzes(browser);
  for (let at = 0, n = await exercises(browser); at < n; at += 1) assert.match(await setsBits(browser, at), /: right/);
  await appears(browser, "[data-lesson][data-done=true]");
}

/** Answers every quiz, and gives every exercise its right bits, which stand among the answers below. */
export async function solvesLesson(browser) {
  await appears(browser, "[data-late=answers]:not([data-kept]) .lesson-answers li");
  await answersQuizzes(browser);
  const answers = await within(browser, (document) =>
    [...document.querySelectorAll(".lesson-answers li")].filter((li) => li.textContent.includes("Predict")).map((li) => /(?:are|=) ([01]{4,}),/.exec(li.textContent)[1]));
  for (let at = 0, n = await exercises(browser); at < n; at += 1) assert.match(await setsBits(browser, at, answers[at]), /: right/);
  await appears(browser, "[data-lesson][data-done=true]");
}

/** Answers so many questions of a test, whatever the answer is. */
export async function answersTest(browser, n) {
  const ANSWERS = "[data-question] :is([data-answer], [data-action=reveal])";
  for (let at = 0; at < n; at += 1) {
    await appears(browser, ANSWERS);
    const name = await within(browser, (document, selector) => {
      const answer = document.querySelector(selector);
      answer.click();
      return answer.closest("[data-question]").dataset.question;
    }, ANSWERS);
    await appears(browser, "[data-action=next-question]");
    await within(browser, (document) => document.querySelector("[data-action=next-question]").click());
    await until(browser, (document, name) => document.querySelector(`[data-question="${name}"]`) === null, name);
  }
}

/**
 * A lesson, a test and a homework: the document that the package launches, the attributes that `cargo xtask scorm` gives
 * its script, what a learner does on the first visit and on the second, and what stands there afterwards.
 */
export const LESSON = {
  document: "learn/shift/index.html",
  attributes: 'data-mastery="60"',
  begin: answersQuiz,
  async end(browser) {
    await appears(browser, "[data-quiz='0'] .verdict[data-verdict]");
    await solvesLesson(browser);
  },
  after: "[data-lesson][data-done=true]",
};
const N_BEFORE = 4;
export const TEST = {
  document: "learn/test/index.html",
  attributes: 'data-mastery="60" data-state="part=search&amp;seed=7"',
  begin: (browser) => answersTest(browser, N_BEFORE),
  async end(browser) {
    // It goes on where it was left.
    await until(browser, (document, n) => document.querySelector("[data-question]")?.textContent.includes(`${n + 1} of 10`), N_BEFORE);
    await answersTest(browser, 10 - N_BEFORE);
    await appears(browser, "[data-result]");
  },
  after: "[data-result]",
};
/** The questions are those of the number that the learner's name makes. */
const drawn = (browser) => appears(browser, `[data-exercise="0"][data-seed="${SEED}"]`);
export const HOMEWORK = {
  document: "learn/shift/index.html",
  attributes: 'data-mastery="60" data-homework=""',
  async begin(browser) {
    await drawn(browser);
    await answersQuiz(browser);
  },
  async end(browser) {
    await drawn(browser);
    await solvesHomework(browser);
  },
  after: "[data-lesson][data-done=true]",
};

const of = (calls, name) => calls.filter(([called]) => called === name);
const NAMES = ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish"];

/** What every visit keeps: texts alone, calls in an order that the standard allows, values of its vocabulary; a line of it. */
export function assertKept({ calls, data }, seconds) {
  assert.deepEqual(calls[0], ["LMSInitialize", ""]);
  assert.deepEqual(calls.at(-1), ["LMSFinish", ""]);
  assert.ok(calls.every((call) => call.every((value) => typeof value === "string")));
  const counts = NAMES.map((name) => of(calls, name).length);
  assert.deepEqual([counts[0], counts.at(-1)], [1, 1]);
  assert.ok(counts[3] <= 3 + seconds / 15, `${counts[3]} commits in ${seconds} s`);
  assert.match(data["cmi.core.session_time"], /^\d{4}:\d\d:\d\d\.\d\d$/);
  assert.ok(data["cmi.suspend_data"].length <= 4096);
  assert.deepEqual([data["cmi.core.score.min"], data["cmi.core.score.max"]], ["0", "100"]);
  assert.ok(0 <= Number(data["cmi.core.score.raw"]) && Number(data["cmi.core.score.raw"]) <= 100);
  const FORMS = [
    ["cmi.core.lesson_status", /^(passed|failed|incomplete)$/],
    [".result", /^(correct|wrong)$/],
    [".type", /^(choice|fill-in|numeric|sequencing)$/],
    [".time", /^(\d{4}:)?\d\d:\d\d:\d\d(\.\d\d)?$/],
    [".id", /^[A-Za-z0-9-]{1,255}$/],
  ];
  for (const [, name, value] of of(calls, "LMSSetValue")) {
    for (const [end, form] of FORMS) if (name.endsWith(end)) assert.match(value, form);
  }
  const n = new Set(of(calls, "LMSSetValue").map(([, name]) => name).filter((name) => /^cmi\.interactions\.\d+\.id$/.test(name))).size;
  const said = ["lesson_status", "score.raw", "exit", "session_time"].map((name) => data[`cmi.core.${name}`] || "-");
  return { n, line: [...counts, n, ...said, data["cmi.suspend_data"].length].join(" | ") };
}

/** Waits until what the run-time took lies with the system's host; it goes there of its own when the page is gone. */
export async function arrives({ connection }, data) {
  const names = Object.keys(data).filter((name) => /\.score\.|status$|suspend_data$|interactions\.\d+\.(id|result)$/.test(name));
  const missing = () => names.filter((name) => connection.kept.at(-1)?.[name] !== data[name]);
  for (const late = performance.now() + 20_000; missing().length > 0 && performance.now() < late;) await new Promise((later) => setTimeout(later, 20));
  assert.deepEqual(missing(), []);
}

/** Opens a package, leaves it, comes back on another machine, finishes it, and looks in once more; a line of each visit. */
export async function threeVisits(browser, content, note) {
  const host = await packed(content);
  try {
    const lines = [];
    let known = { "cmi.core.student_id": LEARNER, "cmi.core.lesson_mode": "normal" };
    for (const act of [content.begin, content.end, (browser) => appears(browser, content.after)]) {
      const begun = performance.now();
      const visit = await visited(browser, host, known, act);
      const { n, line } = assertKept(visit, (performance.now() - begun) / 1_000);
      await arrives(host, visit.data);
      note(`${content.attributes}: ${line}`);
      lines.push({ n, data: visit.data });
      known = visit.data;
    }
    const [first, second, third] = lines;
    const core = ({ data }, ...names) => names.map((name) => data[`cmi.core.${name}`]);
    assert.deepEqual(core(first, "lesson_status", "exit"), ["incomplete", "suspend"]);
    const [raw, status, exit] = core(second, "score.raw", "lesson_status", "exit");
    assert.deepEqual([status, exit], [Number(raw) < 60 ? "failed" : "passed", ""]);
    assert.ok(0 < first.n && 0 < second.n, "answers are told");
    // Whoever looks in again changes neither score nor status, and tells nothing anew.
    assert.deepEqual(core(third, "score.raw", "lesson_status"), [raw, status]);
    assert.equal(third.n, 0);
  } finally {
    await host.stop();
  }
}
