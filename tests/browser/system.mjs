// A small learning management system: its page with a run-time of SCORM 1.2, and a host on which the site lies as a package
// does. Like Moodle it answers for files and not for folders, and does not know the type of a program's code.
//
// A browser here can `open` an address and `run` a function in the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { site } from "./page.mjs";

const SCRIPT = await readFile(new URL("../../static/scorm/scorm.js", import.meta.url));
const PAGE = "index.html";
/** A learner's name in a system, and the seed of the homework that follows from it. */
const LEARNER = "7b";
const SEED = 100 + 1 + (((7 * 31 + 55) % 999) * 31 + 98) % 999;

/**
 * Runs in the system's page: `system` shows content, keeps what it sets, and lists the calls. What it knows nothing of it
 * answers with nothing, as it does for a mode. The names of `broken` throw.
 */
const runtime = () => {
  const [calls, data, broken] = [[], {}, []];
  const note = (name, answer) => (...values) => {
    calls.push([name, ...values]);
    if (broken.includes(values[0])) throw new Error(`no ${values[0]}`);
    return answer(...values);
  };
  window.API = {
    LMSInitialize: note("LMSInitialize", () => "true"),
    LMSGetValue: note("LMSGetValue", (name) => data[name] ?? ""),
    LMSSetValue: note("LMSSetValue", (name, value) => { data[name] = value; return "true"; }),
    LMSCommit: note("LMSCommit", () => "true"),
    LMSFinish: note("LMSFinish", () => "true"),
  };
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
    until,
    content: () => way.window(),
    begin(known, name, unable) {
      Object.assign(data, known);
      broken.push(...unable);
      way = ways[name];
    },
    show: (address) => way.begin(address),
    /** Leaves the content, as a learner who goes on elsewhere. */
    async leave() {
      way.window().location.replace("about:blank");
      for (const late = performance.now() + 20_000; calls.at(-1)[0] !== "LMSFinish" && performance.now() < late;) {
        await new Promise((later) => setTimeout(later, 20));
      }
      return { calls, data };
    },
  };
};

const whole = (title, script) => `<!doctype html><title>${title}</title><link rel="icon" href="data:,"><body><script>${script}</script>`;
const FRAME = "document.body.append(Object.assign(document.createElement('iframe'), { width: 1000, height: 700, src: decodeURI(location.search.slice(1)) || 'about:blank' }));";
const PAGES = {
  "lms.html": whole("LMS", `${FRAME}(${runtime})()`),
  "frame.html": whole("Player", FRAME),
  "opener.html": whole("Player", "window.opened = open(location.search.slice(1));"),
};

/** A host of a package; `stop` ends it. */
export async function packed({ document, attributes }) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://host/").pathname.slice(1);
    const answer = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
    if (path in PAGES) return answer("text/html", PAGES[path]);
    if (path === "scorm.js") return answer("text/javascript", SCRIPT);
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
export async function visited(browser, host, known, act, { way = "frame", broken = [], stored = {} } = {}) {
  await browser.open(`${host.address}lms.html`);
  await browser.run((known, way, broken, stored) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    system.begin(known, way, broken);
  }, known, way, broken, stored);
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

/** Answers the first quiz of a lesson. */
export async function answersQuiz(browser) {
  await within(browser, (document) => document.querySelector("[data-quiz='0'] [data-answer='0']").click());
  await appears(browser, "[data-quiz='0'] .verdict[data-verdict]");
}

/** Gives every exercise its right bits, which stand among the answers below. */
export async function solvesLesson(browser) {
  await appears(browser, "[data-late=answers]:not([data-kept]) .lesson-answers li");
  await within(browser, async (document) => {
    const drawn = () => new Promise((later) => setTimeout(later));
    const answers = [...document.querySelectorAll(".lesson-answers li")].filter((li) => li.textContent.includes("Predict"));
    for (const [at, exercise] of document.querySelectorAll("[data-exercise]").entries()) {
      const bits = /(?:are|=) ([01]{4,}),/.exec(answers[at].textContent)[1];
      for (const bit of exercise.querySelectorAll("[data-bit][aria-pressed=false]")) {
        if (bits.at(-1 - Number(bit.dataset.bit)) === "1") bit.click();
        await drawn();
      }
      exercise.querySelector("[data-action=check]").click();
      await drawn();
    }
  });
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
    await solvesLesson(browser);
  },
  after: "[data-lesson][data-done=true]",
};

const of = (calls, name) => calls.filter(([called]) => called === name);
const NAMES = ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish"];

/** What every visit keeps: texts alone, calls in an order that the standard allows, values of its vocabulary; a line of it. */
export function assertKept({ calls, data }, seconds) {
  assert.deepEqual(calls[0], ["LMSInitialize", ""]);
  assert.deepEqual(calls.slice(-2), [["LMSCommit", ""], ["LMSFinish", ""]]);
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
  const n = of(calls, "LMSSetValue").filter(([, name]) => /^cmi\.interactions\.\d+\.id$/.test(name)).length;
  const said = ["lesson_status", "score.raw", "exit", "session_time"].map((name) => data[`cmi.core.${name}`] || "-");
  return { n, line: [...counts, n, ...said, data["cmi.suspend_data"].length].join(" | ") };
}

/** Opens a package, leaves it, comes back on another machine, finishes it, and looks in once more; a line of each visit. */
export async function threeVisits(browser, content, note) {
  const host = await packed(content);
  try {
    const lines = [];
    let known = { "cmi.core.student_id": LEARNER, "cmi.core.lesson_mode": "normal" };
    let n_told = 0;
    for (const act of [content.begin, content.end, (browser) => appears(browser, content.after)]) {
      const begun = performance.now();
      const visit = await visited(browser, host, known, act);
      const { n, line } = assertKept(visit, (performance.now() - begun) / 1_000);
      note(`${content.attributes}: ${line}`);
      n_told += n;
      lines.push({ n, data: visit.data });
      // A system counts what it has been told of.
      known = { ...visit.data, "cmi.interactions._count": String(n_told) };
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
