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

/** A script that puts something in the place of a property. */
const put = (owner, name, value) => `Object.defineProperty(${owner}, ${JSON.stringify(name)}, { configurable: true, get: () => ${value} });`;
const putEach = (owner, name, names = Object.keys(WAYS)) =>
  names.map((way) => [`${owner}.${name} ${way}`, put(owner, name, `(${WAYS[way]})`)]);
const getterThrows = (owner, name) => [
  `${owner}.${name} may not be asked for`,
  `Object.defineProperty(${owner}, ${JSON.stringify(name)}, { configurable: true, get() { throw new DOMException('forbidden', 'SecurityError'); } });`,
];

/** What is waited for some seconds is waited for no time here; a worker is given its time to load, but where none comes. */
const haste = (longest) => `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (then, after, ...rest) => setTimeout(then, 2_500 <= after && after <= ${longest} ? 50 : after, ...rest);
  localStorage.clear();
}`;
const [SECONDS, MINUTES] = [5_000, 60_000];

/** Presses Count on a board and waits for the end of it, or for the sentence that says why there is none. */
const counts = (state, sentence) => async (page) => {
  await page.click("[data-count] [data-action=count]");
  await page.waitForSelector(`[data-count][data-state=${state}]`);
  if (state === "done") assert.equal(await page.getAttribute("[data-count]", "data-total"), "724");
  if (sentence !== undefined) {
    await page.waitForFunction((text) => new RegExp(text).test(document.querySelector("[data-page]").textContent), sentence);
  }
};
const steps = async (page) => {
  await page.click("[data-action=next]");
  await page.waitForSelector("[data-stepper][data-step='1']");
  await page.evaluate(() => {
    history.pushState(null, "", `${siteRoot}bits/#w=8&x=5`);
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.waitForSelector("[data-lab][data-x='5']");
};
const copies = async (page) => {
  await page.click("[data-action=copy-link]");
  await page.waitForFunction(() => /address bar/.test(document.querySelector("[data-page]").textContent));
};

const COUNT = "count/#n=10";
const STEP = "step/#n=4&at=0";
const UNANSWERED = "does not say whether another tab";
const FORBIDDEN = "starts no workers";
const UNLOADABLE = "could not be loaded";
/** The program of the workers, as the host gives it after the page has come. */
const fetched = (way) => `{
  const { fetch } = globalThis;
  globalThis.fetch = (address, ...rest) => (String(address).includes("counter") ? (${WAYS[way]})() : fetch(address, ...rest));
}`;

/** What fails, by a script that runs before those of the page; where it is tried, and how. */
const CASES = [
  ...putEach("LockManager.prototype", "request").map(([name, script]) => [name, script, COUNT, counts("done", name.endsWith("silent") ? UNANSWERED : undefined)]),
  ...[...putEach("Navigator.prototype", "locks", ["is missing"]), getterThrows("Navigator.prototype", "locks")].map((of) => [...of, COUNT, counts("done")]),
  ...[...putEach("StorageManager.prototype", "persist"), getterThrows("Navigator.prototype", "storage"), ...putEach("WakeLock.prototype", "request")].map((of) => [...of, COUNT, counts("done")]),
  ...putEach("globalThis", "performance", ["is missing"]).map((of) => [...of, COUNT, counts("done")]),
  ...putEach("Performance.prototype", "now", ["throws"]).map((of) => [...of, COUNT, counts("done")]),
  ...putEach("Storage.prototype", "setItem", ["throws", "is missing"]).map((of) => [...of, COUNT, counts("done")]),
  ["workers throw", put("globalThis", "Worker", `function () { throw new DOMException("forbidden", "SecurityError"); }`), COUNT, counts("failed", FORBIDDEN)],
  ["workers are missing", put("globalThis", "Worker", "undefined"), COUNT, counts("failed", FORBIDDEN)],
  ["workers are silent", put("globalThis", "Worker", "class extends EventTarget { postMessage() {} terminate() {} }"), COUNT, counts("failed", FORBIDDEN)],
  ["another script has taken the policy", "trustedTypes.createPolicy = () => { throw new TypeError('taken'); };", COUNT, counts("failed", FORBIDDEN)],
  ...["throws", "refuses", "is silent"].map((way) => [`a worker's program: its fetch ${way}`, fetched(way), COUNT, counts("failed", UNLOADABLE)]),
  ...putEach("Clipboard.prototype", "writeText").map((of) => [...of, STEP, copies]),
  ...[...putEach("ServiceWorkerContainer.prototype", "register"), getterThrows("Navigator.prototype", "serviceWorker")].map((of) => [...of, STEP, steps]),
  ...putEach("globalThis", "PerformanceObserver", ["throws", "is missing"]).map((of) => [...of, STEP, steps]),
  ...putEach("globalThis", "requestAnimationFrame", ["is silent", "is missing"]).map((of) => [...of, STEP, steps]),
  ...putEach("globalThis", "matchMedia", ["throws", "is missing"]).map((of) => [...of, STEP, steps]),
  ...putEach("History.prototype", "replaceState", ["throws"]).map((of) => [...of, STEP, steps]),
];

test("what the browser forbids, lacks or leaves without an answer stops nothing", async () => {
  const context = await profile({ locale: "en-US", keeps: true });
  for (const [name, script, address, act] of CASES) {
    const page = await context.newPage();
    const thrown = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    page.setDefaultTimeout(15_000);
    await page.addInitScript(`${haste(/^workers? .*silent|fetch is silent/.test(name) ? MINUTES : SECONDS)}${script}`);
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
