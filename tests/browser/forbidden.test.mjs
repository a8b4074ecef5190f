// What the browser offers beside the page, made to throw, to refuse, to say nothing, or missing: a count goes on or says why,
// a press that asks the browser for something says so, and every page works.
//
// The table of things is `THINGS` of forbidden.mjs; a thing is found in one state at a time, so that none of its states hides
// another. Each page is opened as often as there are groups of things, so that every thing fails once on every page. The state
// is another one on the next page: over the pages every thing is found in every state. The things of a group are far from one
// another in the table, and what is beside them works.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { ELEMENTARY, THINGS, WAYS, breaks, broken, forbid, haste, mended, put } from "./forbidden.mjs";
import { LISTING } from "./listing.mjs";
import { PAGES } from "./pages.mjs";
import { RUNNING, profile, site, under } from "./site.mjs";

/** What is asked for beside a count, and may fail while it goes on. */
const BESIDE_A_COUNT = [
  ["LockManager.prototype", "request"],
  ["StorageManager.prototype", "persist"],
  ["WakeLock.prototype", "request"],
  ["ServiceWorkerContainer.prototype", "register"],
];
const OF_NAVIGATOR = ["locks", "storage", "wakeLock", "serviceWorker"];

/** The answer of a lock or of the clipboard; and what a page waits for before it keeps the site. */
const ANSWER_MS = [2_500, 3_000];
const REST_MS = [2_500, 5_000];
/** A worker that loads, and one whose program is there after a second. */
const LOADING_MS = [5_000, 60_000];
const LOADED_MS = [...LOADING_MS, 1_000];
/** A worker that should have said something. */
const UNHEARD_MS = [5_000, 5_000];

const UNANSWERED = "does not say whether another tab";
const FORBIDDEN = "starts no workers";
const UNLOADABLE = "could not be loaded";
const UNHEARD = "No worker has answered yet";

/** Waits until a page says, or no longer says, a text. */
const says = (page, text, isSaid = true) =>
  page.waitForFunction(([text, isSaid]) => document.querySelector("[data-page]").textContent.includes(text) === isSaid, [text, isSaid]);

/** Presses Count on a board and waits for the end of it. */
const counts = (sentence) => ["count/#n=10", async (page) => {
  await page.click("[data-count] [data-action=count]");
  await page.waitForSelector("[data-count][data-state=done][data-total='724']");
  if (sentence !== undefined) await says(page, sentence);
}];

/** Waits until the page says why nothing can be counted, and says it of a count too. */
const countsNothing = (sentence) => ["count/#n=10", async (page) => {
  await page.waitForSelector("[data-count][data-state=idle]");
  await says(page, sentence);
  await page.click("[data-count] [data-action=count]");
  await page.waitForSelector("[data-count][data-state=failed]");
  await says(page, sentence);
}];

/** Workers whose messages are held until `letSpeak` is called. */
const LATE = `{
  const Real = Worker;
  const held = [];
  globalThis.letSpeak = () => {
    globalThis.Worker = Real;
    for (const tell of held.splice(0)) tell();
  };
  globalThis.Worker = class extends Real {
    constructor(...rest) {
      super(...rest);
      const hear = (event) => {
        event.stopImmediatePropagation();
        held.push(() => {
          this.removeEventListener("message", hear);
          this.dispatchEvent(new MessageEvent("message", { data: event.data }));
        });
      };
      this.addEventListener("message", hear);
    }
  };
}`;

/** Counts with workers that answer late. */
const countsLate = ["count/#n=10", async (page) => {
  await says(page, UNHEARD);
  await page.click("[data-count] [data-action=count]");
  await page.waitForSelector("[data-count][data-state=running]");
  await says(page, UNHEARD);
  await page.evaluate(() => globalThis.letSpeak());
  await page.waitForSelector("[data-count][data-state=done][data-total='724']");
  await says(page, UNHEARD, false);
}];

/** Has the worker of another page begin, and waits until the page says that it says nothing. */
const SILENT = [
  ["ladder/#n=5", async (page) => {
    await page.click("[data-action=run]");
    await says(page, UNHEARD);
    await page.click("[data-action=cancel]");
    await says(page, UNHEARD, false);
  }],
  ["write/#stage=nothing", async (page) => {
    await page.fill("[data-source]", LISTING);
    await page.click("[data-action=run-program]");
    await page.click("[data-action=count-large]");
    await says(page, UNHEARD);
    await page.click("[data-action=cancel-large]");
    await says(page, UNHEARD, false);
  }],
];

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
    ...counts(way === "is silent" ? UNANSWERED : undefined),
    REST_MS,
  ]),
  ["parts of the navigator may not be asked for", OF_NAVIGATOR.map((name) => forbid("Navigator.prototype", name)).join(""), ...counts(), REST_MS],
  ["parts of the navigator, the clock and the storage are missing", OF_NAVIGATOR.map((name) => put("Navigator.prototype", name, "undefined")).join("") + put("globalThis", "performance", "undefined") + put("globalThis", "localStorage", "undefined"), ...counts()],
  ["the clock and the storage throw", put("Performance.prototype", "now", WAYS.throws) + put("Storage.prototype", "setItem", WAYS.throws), ...counts()],
  ["workers throw", put("globalThis", "Worker", `function () { throw new DOMException("forbidden", "SecurityError"); }`), ...countsNothing(FORBIDDEN)],
  ["workers are missing", put("globalThis", "Worker", "undefined"), ...countsNothing(FORBIDDEN)],
  ["workers are silent", put("globalThis", "Worker", "class extends EventTarget { postMessage() {} terminate() {} }"), ...countsNothing(FORBIDDEN), LOADED_MS],
  ["workers answer late", LATE, ...countsLate, UNHEARD_MS],
  ...SILENT.map(([address, act]) => [`workers are silent: ${address}`, broken(THINGS.workers.at(-1)), address, act, UNHEARD_MS]),
  ["another script has taken the policy", "trustedTypes.createPolicy = () => { throw new TypeError('taken'); };", ...countsNothing(FORBIDDEN)],
  ["the workers' program may not be fetched", fetched("throws"), ...countsNothing(UNLOADABLE)],
  ["the workers' program is refused", fetched("refuses"), ...countsNothing(UNLOADABLE)],
  ["the workers' program does not come", fetched("is silent"), ...countsNothing(UNLOADABLE), [ANSWER_MS[0], LOADING_MS[1]]],
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
    page.setDefaultTimeout(60_000);
    await page.addInitScript(`${haste(hurried)}${script}`);
    try {
      await page.goto(site + address);
      await page.waitForSelector(`${RUNNING} :is([data-count] [data-action=count], [data-action=next], [data-action=run], [data-source])`, { state: "attached" });
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

/** So many groups of things: those of one are broken together. */
const GROUPS = 2;
/** A press that needs only the program, where a page has a header. */
const press = () => {
  const theme = document.querySelector("[data-action=theme]");
  theme?.click();
  return until(() => theme === null || document.documentElement.dataset.theme === "dark", "the other theme");
};

test("every page works, whatever of the browser is forbidden, absent or silent", async () => {
  const context = await profile({ locale: "ja-JP", keeps: true });
  const found = new Set();
  for (const [at, [address, there]] of PAGES.entries()) {
    for (let group = 0; group < GROUPS; group += 1) {
      const things = Object.values(THINGS).filter((_, place) => place % GROUPS === group);
      const states = things.map((states) => states[at % states.length]);
      for (const state of states) found.add(state);
      const page = await context.newPage();
      const thrown = [];
      page.on("pageerror", (error) => thrown.push(error.message));
      page.setDefaultTimeout(60_000);
      await page.addInitScript(haste(REST_MS) + states.map(broken).join(""));
      try {
        await page.goto(site + address);
        await page.waitForSelector(`${RUNNING} ${there}`, { state: "attached" });
        await page.evaluate(press);
        assert.equal(await page.locator("#failure").count(), 0, "no failure is said");
        assert.deepEqual(thrown, [], "nothing is thrown past the page");
      } catch (failure) {
        throw new Error(`${address}: ${states.map(({ way }) => way).join(", ")}: ${failure.message}`, { cause: failure });
      }
      await page.close();
    }
  }
  const all = Object.values(THINGS).flat();
  assert.deepEqual(all.filter((state) => !found.has(state)), [], "over the pages every thing is found in every state");
  await context.close();
});

/** A card to pass on, and a function that shares it. */
const card = async (page) => {
  await page.click("[data-count] [data-action=count]");
  await page.waitForSelector("[data-count][data-state=done]");
};
const SHARES = put("Navigator.prototype", "share", "() => Promise.resolve()");
/** A file is chosen. */
const chosen = (action) => (page) => page.setInputFiles(`[data-action=${action}]`, { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") });
const named = (states, ...names) => states.filter(({ name }) => names.includes(name));
const NOT_SAVED = { en: "Not saved", ja: "保存できません" };
const NOT_READ = { en: "did not read the file", ja: "ファイルを読めませんでした" };

/** The presses that ask the browser for something, page by page: where, what is done before, and of each what is broken and what is then said. */
const PRESSES = [
  ["step/#n=4&at=0&open=share", undefined, [
    ["save-svg", named(THINGS.files, "createObjectURL", "Blob").filter(({ way }) => way !== "createObjectURL gives nothing"), NOT_SAVED],
    ["save-png", named(THINGS.pictures, "getContext", "drawImage", "toDataURL"), NOT_SAVED],
    ["print", THINGS.paper.slice(0, 2), { en: "Print from the browser", ja: "メニューから印刷" }],
  ]],
  ["step/#n=4&at=4&slides=1&from=0&to=4", undefined, [
    ["film", named(THINGS.pictures, "getContext", "drawImage", "getImageData", "decode"), { en: "could not make the film", ja: "動画を作れませんでした" }],
  ]],
  ["count/#n=8", card, [
    ["share-card", THINGS.sharing.slice(0, 2), { en: "Not shared", ja: "共有できません" }],
    ["save-card", named(THINGS.pictures, "getContext"), NOT_SAVED],
    [chosen("open-record"), THINGS.reading, NOT_READ],
  ]],
  ["learn/review/", undefined, [[chosen("open-boxes"), THINGS.reading, NOT_READ]]],
];

/** A press whose thing is broken is said; mended, the same press is carried out, and the sentence goes. */
async function saysWhatIsNotDone(page, act, state, sentence) {
  const acts = typeof act === "string" ? () => page.click(`[data-action=${act}]`) : () => act(page);
  await page.evaluate(breaks(state));
  await acts();
  await says(page, sentence);
  await page.evaluate(mended(state));
  await acts();
  await says(page, sentence, false);
}

test("a press that the browser does not carry out says so in a sentence, in the language of the page", async () => {
  for (const [half, lang] of ["en", "ja"].entries()) {
    const context = await profile({ locale: lang, acceptDownloads: true });
    for (const [address, before, presses] of PRESSES) {
      const page = await context.newPage();
      await page.addInitScript(haste([2_500, 10_000]) + SHARES);
      await page.goto(site + under(lang) + address);
      await page.waitForSelector(`${RUNNING} [data-page]`);
      await before?.(page);
      for (const [act, all, sentences] of presses) {
        // Each sentence is read in both languages, each state in one of them.
        for (const state of all.length === 1 ? all : all.filter((_, place) => place % 2 === half)) {
          await saysWhatIsNotDone(page, act, state, sentences[lang]).catch((failure) => {
            throw new Error(`${lang} ${address} ${state.way}: ${failure.message}`, { cause: failure });
          });
        }
      }
      await page.close();
    }
    await context.close();
  }
});

test("what the program asks of the browser is in the table", async () => {
  const source = new URL("../../src/browser/", import.meta.url);
  const files = (await readdir(source)).filter((name) => name.endsWith(".rs"));
  const text = (await Promise.all(files.map((name) => readFile(new URL(name, source), "utf8")))).join("");
  const all = Object.values(THINGS).flat();
  const broken = new Set(all.flatMap(({ owner, name }) => [owner.split(".")[0], name]).map((name) => name.toLowerCase()));
  const missing = (names, elementary) => [...new Set(names)].filter((name) => !broken.has(name.toLowerCase()) && !elementary.includes(name));
  const [, features] = (await readFile(new URL("../../Cargo.toml", import.meta.url), "utf8")).split("[dependencies.web-sys]");
  const interfaces = [...features.split("]")[0].split("features = [")[1].matchAll(/"(\w+)"/g)].map(([, name]) => name);
  assert.ok(interfaces.length > 40);
  assert.deepEqual(missing(interfaces, ELEMENTARY.interfaces), [], "of the interfaces");
  const camel = (name) => name.replace(/_with_.*/, "").replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const ofWindow = [...text.matchAll(/window(?:\(\)\?)?\s*\.([a-z_]+)\(/g)].filter(([, name]) => name !== "into").map(([, name]) => camel(name));
  assert.ok(ofWindow.length > 10);
  assert.deepEqual(missing(ofWindow, ELEMENTARY.ofWindow), [], "of the window");
  const byName = [...text.matchAll(/(?:of_navigator|ask|call)\([^;"]*"(\w+)"/g)].map(([, name]) => name);
  assert.ok(byName.length > 10);
  assert.deepEqual(missing(byName, ELEMENTARY.functions), [], "of what is asked for by its name");
});
