// Everything that a reader does, in steps that every engine takes alike.
//
// A browser that an engine starts can `open` an address, `reload`, `run` a function in the page,
// `wait` for a selector, `click`, press a `key`, `resize` and take a `picture`; `said` is what its
// console says, where it can be heard.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DRAWN, RUNNING, holding, site, under } from "../browser/page.mjs";
import { turned } from "../browser/turned.mjs";
import { OTHERS, walkedAgain, walkedAlone, walking } from "../browser/translated.mjs";

/** The pages: a name, an address, and what is to be there. */
const PAGES = [
  ["step", "step/#n=8&at=891", holding("[data-stepper]", { n: 8, step: 891 })],
  ["predict", "step/#n=5&at=14&predict=1", "[data-action=predict]:checked"],
  ["sheet", "step/#n=5&at=14&sheet=1", "[data-sheet]"],
  ["embed", "embed/#n=5&at=14", "[data-page=embed] [data-stepper]"],
  ["learn", "learn/", ".lessons"],
  ["lesson", "learn/mask/", "article[data-lesson=mask]"],
  ["solve", "solve/#n=5", "[data-solve]"],
  ["bits", "bits/#w=8&x=44", "[data-lab][data-x='44']"],
  ["ladder", "ladder/#n=6", "[data-ladder-row=bitmap]"],
  ["count", "count/#n=8", "[data-count][data-n='8']"],
];

const TOTALS = { 14: "365596", 16: "14772512", 17: "95815104" };

const action = (name) => `[data-action="${name}"]`;
const stepper = (values) => holding("[data-stepper]", values);
const count = (values) => holding("[data-count]", values);
/** What begins a count, or goes on: a page that is left keeps the jobs that it counted. */
const BEGINS = `[data-count] :is(${action("count")}, ${action("resume")})`;

/**
 * Turns to another address in the running program, as a link to it does, and waits for what is to be
 * there.
 */
async function turn(browser, address, selector) {
  await browser.wait(RUNNING);
  await browser.run((address) => {
    history.pushState(null, "", siteRoot + address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await browser.wait(selector);
}

/** Chooses a value of a select, which may come with a later part of the program. */
async function choose(browser, name, value) {
  const selector = `[data-count] ${action(name)}`;
  await browser.wait(selector);
  await browser.run((selector, value) => {
    const select = document.querySelector(selector);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, selector, String(value));
}

/** The steps by name. Each begins on the page at `address`. */
export const STEPS = {
  async "every page opens in both languages"(browser, address) {
    for (const lang of ["ja", "en"]) {
      for (const [name, page, selector] of PAGES) {
        await turn(browser, under(lang) + page, `html[lang=${lang}] ${selector}`);
        for (const width of [360, 1280]) {
          if (process.env.PICTURES === undefined && name !== "step") continue;
          await browser.resize(width, 800);
          await picture(browser, `${name}-${lang}-${width}`);
        }
      }
    }
    await browser.resize(1280, 800);
  },

  async "a page turned around keeps its notation from left to right"(browser) {
    for (const width of [360, 1280]) {
      await browser.resize(width, 800);
      for (const [name, page, selector] of PAGES) {
        await turn(browser, page, `html[lang=en] ${selector}`);
        assert.deepEqual((await browser.run(turned)).faults, [], `${name} at ${width} pixels`);
      }
    }
  },

  async "a direct link opens"(browser, address) {
    await browser.open("about:blank");
    await browser.open(`${address}learn/mask/`);
    await browser.wait(`${RUNNING}[lang=en] ${DRAWN} article[data-lesson=mask]`);
  },

  async "stepping both ways, by key and by button"(browser) {
    await turn(browser, "step/#n=5&at=14", stepper({ n: 5, step: 14 }));
    await browser.click(action("next"));
    await browser.wait(stepper({ step: 15 }));
    await browser.click(action("back"));
    await browser.wait(stepper({ step: 14 }));
    await browser.run(() => document.activeElement.blur());
    for (const [key, step] of [["ArrowRight", 15], ["ArrowRight", 16], ["ArrowLeft", 15], ["End", 377], ["Home", 0], ["n", 33]]) {
      await browser.key(key);
      await browser.wait(stepper({ step }));
    }
  },

  async "predicting"(browser) {
    await turn(browser, "step/#n=5&at=14&predict=1", stepper({ step: 14 }));
    await browser.click(action("next"));
    await browser.wait('[data-asked] [data-bit="3"]');
    await browser.click('[data-asked] [data-bit="3"]');
    await browser.click(action("check"));
    await browser.wait(".verdict");
  },

  async "a lesson's exercise"(browser) {
    await turn(browser, "learn/mask/", "article[data-lesson=mask] .bit-field");
    await browser.click('.bit-field [data-bit="4"]');
    await browser.click(action("check"));
    await browser.wait("[data-verdict]");
  },

  async "the lab"(browser) {
    await turn(browser, "bits/#w=8&x=44", "[data-lab][data-x='44']");
    const tops = await browser.run(() => [...document.querySelectorAll(".word-bits .bit")].map((bit) => bit.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1, `eight bits in one row: ${tops}`);
    await browser.click('[data-lab] [data-bit="0"][aria-pressed="false"]');
    await browser.wait("[data-lab][data-x='45']");
  },

  async "a ladder run"(browser) {
    await turn(browser, "ladder/#n=6&methods=bitmap", holding("[data-ladder-row=bitmap]", { n: 6 }));
    await browser.click(action("run"));
    await browser.wait(holding("[data-ladder-row=bitmap]", { state: "done", total: 4 }));
  },

  async "N = 14 and 16, with and without SIMD"(browser) {
    for (const kernel of ["simd", "scalar"]) {
      for (const n of [14, 16]) {
        await turn(browser, `count/#n=${n}`, count({ n }));
        await choose(browser, "kernel", kernel);
        await browser.wait(count({ kernel }));
        await browser.click(`[data-count] ${action("count")}`);
        await browser.wait(count({ n, kernel, state: "done", total: TOTALS[n] }));
      }
    }
  },

  async "paused, closed, opened again and finished"(browser) {
    await turn(browser, "count/#n=17", count({ n: 17 }));
    await choose(browser, "kernel", "simd");
    await browser.run(paused);
    await browser.wait(count({ state: "paused" }));
    await browser.reload();
    await browser.wait(`${RUNNING} [data-saved]`);
    await browser.click(`[data-count] ${action("resume")}`);
    await browser.wait(count({ n: 17, state: "done", total: TOTALS[17] }));
  },

  // What the console says of it is heard at the end of all steps.
  async "left while its workers load"(browser, address) {
    for (let delay = 0; delay < 160; delay += 32) {
      await browser.open(`${address}count/#n=18`);
      await browser.wait(`${RUNNING} ${BEGINS}`);
      await browser.run(left, delay, BEGINS);
      await browser.open("about:blank");
    }
    await browser.open(`${address}step/#n=4`);
    await browser.wait(`${RUNNING} [data-stepper]`);
  },
};

/** Counts, and pauses when the first jobs are counted: a driver may come when all of them are. */
function paused() {
  const press = (name) => document.querySelector(`[data-count] [data-action="${name}"]`).click();
  return new Promise((pressed) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector("[data-count][data-state=running]:not([data-progress='0.0000'])") === null) return;
      watch.disconnect();
      press("pause");
      pressed();
    });
    watch.observe(document, { subtree: true, attributes: true });
    press("count");
  });
}

/** Leaves a page while its workers load. */
function left(delay, begins) {
  document.querySelector(begins).click();
  return new Promise((rested) => setTimeout(rested, delay));
}

/** Opens an address of the walk. */
async function begin(page, address) {
  await page.open("about:blank");
  await page.open(site + address);
  await page.wait(`${RUNNING} ${DRAWN}`);
}

/** Walks over the pages that are left alone, with which each that is written into is compared. */
export async function leftAlone(browser) {
  const page = await browser.another(walking);
  const walks = await walkedAlone(page, OTHERS, begin);
  await page.close();
  return walks;
}

/** Walks the same while a script writes into the pages. */
export async function written(browser, script, walks) {
  const page = await browser.another(walking, script);
  const figures = await walkedAgain(page, walks, begin);
  await page.close();
  assert.deepEqual([figures.crashes, figures.stale], [[], []]);
  assert.ok(figures.presses > 150 && figures.texts > 2_000, JSON.stringify(figures));
  return figures;
}

/** The last step: without a network every page goes on. */
export async function offline(browser, host) {
  await browser.open(`${host.address}step/#n=4`);
  await browser.wait(`${RUNNING} [data-stepper]`);
  await browser.run(async () => {
    await navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" });
    await navigator.serviceWorker.ready;
    const controlled = () => navigator.serviceWorker.controller !== null;
    if (!controlled()) await new Promise((changed) => navigator.serviceWorker.addEventListener("controllerchange", changed));
  });
  await host.stop();
  await browser.open("about:blank");
  await browser.open(`${host.address}count/#n=10`);
  await browser.wait(count({ n: 10 }));
  for (const [, page, selector] of PAGES) await turn(browser, page, selector);
  await turn(browser, "count/#n=10", count({ n: 10 }));
  await browser.click(`[data-count] ${action("count")}`);
  await browser.wait(count({ state: "done", total: 724 }));
}

/** Takes a picture of the page into the folder PICTURES, where there is one. */
async function picture(browser, name) {
  const taken = await browser.picture();
  assert.ok(taken.length > 1_000, `${name}: an empty picture`);
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${browser.engine}-${name}.png`), taken);
}
