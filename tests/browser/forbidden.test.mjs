// What the browser offers beside the page, made to throw, to refuse, to say nothing, or missing: a count goes on or says why,
// and every other page works.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RUNNING, profile, site } from "./site.mjs";

/** The ways in which a function fails, as what stands in its place. */
const WAYS = {
  throws: "() => { throw new DOMException('forbidden', 'SecurityError'); }",
  refuses: "() => Promise.reject(new DOMException('forbidden', 'NotAllowedError'))",
  "is silent": "() => new Promise(() => {})",
  "is missing": "undefined",
};

/** Scripts that put something in the place of a property, and that forbid to ask for it. */
const put = (owner, name, value) => `Object.defineProperty(${owner}, ${JSON.stringify(name)}, { configurable: true, get: () => (${value}) });`;
const forbid = (owner, name) => put(owner, name, WAYS.throws.replace("() => ", "(() => ").concat(")()"));

/** What is asked for beside a count, and may fail while it goes on. */
const BESIDE_A_COUNT = [
  ["LockManager.prototype", "request"],
  ["StorageManager.prototype", "persist"],
  ["WakeLock.prototype", "request"],
  ["ServiceWorkerContainer.prototype", "register"],
];
const OF_NAVIGATOR = ["locks", "storage", "wakeLock", "serviceWorker"];

/** What is waited for as long as that takes no time here. What comes late by itself is waited for as ever. */
const haste = ([least, most]) => `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (then, after, ...rest) => setTimeout(then, ${least} <= after && after <= ${most} ? 50 : after, ...rest);
  localStorage.clear();
}`;
/** The answer of a lock or of the clipboard; and what a page waits for before it keeps the site. */
const ANSWER_MS = [2_500, 3_000];
const REST_MS = [2_500, 5_000];
/** A worker that loads. */
const LOADING_MS = [10_000, 60_000];

const UNANSWERED = "does not say whether another tab";
const FORBIDDEN = "starts no workers";
const UNLOADABLE = "could not be loaded";

/** Presses Count on a board and waits for the end of it, or for the sentence that says why there is none. */
const counts = (state, sentence) => ["count/#n=10", async (page) => {
  await page.click("[data-count] [data-action=count]");
  await page.waitForSelector(`[data-count][data-state=${state}]`);
  if (state === "done") assert.equal(await page.getAttribute("[data-count]", "data-total"), "724");
  if (sentence !== undefined) {
    await page.waitForFunction((text) => document.querySelector("[data-page]").textContent.includes(text), sentence);
  }
}];

/** Steps, and turns to another page. */
const steps = ["step/#n=4&at=0", async (page) => {
  await page.click("[data-action=next]");
  await page.waitForSelector("[data-stepper][data-step='1']");
  await page.evaluate(() => {
    history.pushState(null, "", `${siteRoot}bits/#w=8&x=5`);
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.waitForSelector("[data-lab][data-x='5']");
}];

/** The program of the workers, which is fetched when it is needed. */
const fetched = (way) => `{
  const { fetch } = globalThis;
  globalThis.fetch = (address, ...rest) => (String(address).includes("counter") ? (${WAYS[way]})() : fetch(address, ...rest));
}`;

/** What fails, by a script that runs before those of the page; the page, and what works there or is said. */
const CASES = [
  ...Object.entries(WAYS).map(([way, instead]) => [
    `what is asked for beside a count ${way}`,
    BESIDE_A_COUNT.map(([owner, name]) => put(owner, name, instead)).join(""),
    ...counts("done", way === "is silent" ? UNANSWERED : undefined),
    REST_MS,
  ]),
  ["parts of the navigator may not be asked for", OF_NAVIGATOR.map((name) => forbid("Navigator.prototype", name)).join(""), ...counts("done"), REST_MS],
  ["parts of the navigator, the clock and the storage are missing", OF_NAVIGATOR.map((name) => put("Navigator.prototype", name, "undefined")).join("") + put("globalThis", "performance", "undefined") + put("globalThis", "localStorage", "undefined"), ...counts("done")],
  ["the clock and the storage throw", put("Performance.prototype", "now", WAYS.throws) + put("Storage.prototype", "setItem", WAYS.throws), ...counts("done")],
  ["workers throw", put("globalThis", "Worker", `function () { throw new DOMException("forbidden", "SecurityError"); }`), ...counts("failed", FORBIDDEN)],
  ["workers are missing", put("globalThis", "Worker", "undefined"), ...counts("failed", FORBIDDEN)],
  ["workers are silent", put("globalThis", "Worker", "class extends EventTarget { postMessage() {} terminate() {} }"), ...counts("failed", FORBIDDEN), LOADING_MS],
  ["another script has taken the policy", "trustedTypes.createPolicy = () => { throw new TypeError('taken'); };", ...counts("failed", FORBIDDEN)],
  ["the workers' program may not be fetched", fetched("throws"), ...counts("failed", UNLOADABLE)],
  ["the workers' program is refused", fetched("refuses"), ...counts("failed", UNLOADABLE)],
  ["the workers' program does not come", fetched("is silent"), ...counts("failed", UNLOADABLE), [ANSWER_MS[0], LOADING_MS[1]]],
  ["what a page asks about itself throws", ["PerformanceObserver", "matchMedia"].map((name) => put("globalThis", name, WAYS.throws)).join("") + put("globalThis", "requestAnimationFrame", WAYS["is silent"]) + put("History.prototype", "replaceState", WAYS.throws), ...steps],
  ["what a page asks about itself is missing", ["PerformanceObserver", "matchMedia", "requestAnimationFrame"].map((name) => put("globalThis", name, "undefined")).join(""), ...steps],
  // Each copy asks anew.
  ["the clipboard", "", "step/#n=4&at=0", async (page) => {
    for (const instead of Object.values(WAYS)) {
      await page.evaluate(put("Clipboard.prototype", "writeText", instead));
      await page.click("[data-action=copy-link]");
      await page.waitForFunction(() => document.querySelector("[data-page]").textContent.includes("address bar"));
      // The next sentence is a new one.
      await page.click("[data-action=next]");
      await page.waitForFunction(() => !document.querySelector("[data-page]").textContent.includes("address bar"));
    }
  }],
];

test("what the browser forbids, lacks or leaves without an answer stops nothing", async () => {
  const context = await profile({ locale: "en-US", keeps: true });
  for (const [name, script, address, act, hurried = ANSWER_MS] of CASES) {
    const page = await context.newPage();
    const thrown = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    page.setDefaultTimeout(15_000);
    await page.addInitScript(`${haste(hurried)}${script}`);
    try {
      await page.goto(site + address);
      await page.waitForSelector(`${RUNNING} :is([data-count] [data-action=count], [data-action=next])`, { state: "attached" });
      await act(page);
      assert.equal(await page.locator("#failure").count(), 0, "no failure is said");
      assert.deepEqual(thrown, [], "nothing is thrown past the page");
    } catch (failure) {
      throw new Error(`${name}: ${failure.message}`, { cause: failure });
    }
    await page.close();
  }
  await context.close();
});
