// What a reader waits for, beside its budget, in the built site in a real browser.
//
// Steps, places and counts are asserted; no time is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { SITE, browser, machine, median, ms, plans, record, table } from "./browser.mjs";

const watch = readFileSync(new URL("watch.js", import.meta.url), "utf8");

const rows = [["what", "budget ms", "median ms", "greatest ms", "measured"]];

/** Notes a row: `budget` in milliseconds, of the median or the greatest as `title` says. */
function measured(what, title, { n, workers = 0, budget, milliseconds, count }) {
  record({ what, n, workers, milliseconds, count });
  const greatest = ms(Math.max(...milliseconds));
  rows.push([title, budget ? String(budget) : "", ms(median(milliseconds)), greatest, String(milliseconds.length)]);
}

/** Opens the site in a fresh profile, which has nothing cached. */
async function visit(hash, look) {
  const context = await browser.newContext({ locale: "ja-JP", viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => assert.fail(error.message));
    await page.addInitScript(watch);
    await page.goto(SITE + hash);
    await page.waitForSelector("[data-page]");
    return await look(page);
  } finally {
    await context.close();
  }
}

const repeat = async (times, measure) => {
  const all = [];
  while (all.length < times) all.push(await measure(all.length));
  return all;
};

const stepper = (page) => page.$eval("[data-stepper]", ({ dataset }) => ({ ...dataset }));

/** What the page shows of a place: the step, the rows of bits, the squares. */
const place = (page) =>
  page.evaluate(() => ({
    step: document.querySelector("[data-stepper]").dataset.step,
    bits: [...document.querySelectorAll("[data-bits]")].map(({ dataset }) => dataset.value),
    marks: [...document.querySelectorAll("[role=gridcell]")].map(({ dataset }) => dataset.mark),
  }));

const at = (step) => `[data-stepper][data-step="${step}"][data-searching="false"]`;

async function seek(page, step) {
  await page.fill("[data-action=seek]", String(step));
  await page.press("[data-action=seek]", "Enter");
  await page.waitForSelector(at(step));
}

// Navigation to the first drawn board. The very first visit also starts the browser's processes.
await visit("", () => {});
const opened = await repeat(9, () =>
  visit("", async (page) => {
    assert.equal((await stepper(page)).n, "4");
    return page.evaluate(() => window.watch.board);
  }),
);
measured("page-open", "navigation to the first drawn board (median)", { n: 4, budget: 500, milliseconds: opened });

// A press to the drawn step, forwards with the pointer, then backwards with the keyboard.
const PRESSES = 50;
const FROM = 900;
for (const [title, kind, direction, press] of [
  ["a press on Next to the drawn step, N = 27", "click", 1, (page) => page.click("[data-action=next]")],
  ["a press on ← to the drawn step, N = 27", "keydown", -1, (page) => page.keyboard.press("ArrowLeft")],
]) {
  const times = await visit(`#/step?n=27&at=${FROM}`, async (page) => {
    await page.waitForSelector(at(FROM));
    await page.evaluate((kind) => window.watch.watchSteps(kind), kind);
    for (let count = 1; count <= PRESSES; count += 1) {
      await press(page);
      await page.waitForFunction((count) => window.watch.steps.length === count, count);
      assert.equal((await stepper(page)).step, String(FROM + direction * count));
    }
    return page.evaluate(() => window.watch.steps);
  });
  measured(`page-press-${kind}`, title, { n: 27, budget: 50, milliseconds: times });
}

// Frames while playing.
const PLAYING_MS = 4_000;
for (const [speed, n, budget] of [["fastest", 12, 50], ["full", 12, 50], ["fastest", 27]]) {
  const { gaps, end } = await visit(`#/step?n=${n}&at=0`, async (page) => {
    await page.selectOption("[data-action=speed]", speed);
    await page.click("[data-action=play]");
    await page.waitForSelector('[data-stepper][data-playing="true"]');
    await page.evaluate(() => window.watch.frames());
    await page.waitForTimeout(PLAYING_MS);
    const gaps = await page.evaluate(() => window.watch.endFrames());
    assert.equal((await stepper(page)).playing, "true", `${speed}: still playing`);
    await page.click("[data-action=pause]");
    await page.waitForSelector('[data-stepper][data-playing="false"]');
    return { gaps, end: await place(page) };
  });
  assert.ok(Number(end.step) > 0, `${speed}: it moved`);
  const sought = await visit(`#/step?n=${n}&at=${end.step}`, async (page) => {
    await page.waitForSelector(at(end.step));
    return place(page);
  });
  assert.deepEqual(end, sought, `${speed}: playing and seeking lead to the same place`);
  measured(`page-play-${speed}`, `a frame while playing at speed “${speed}”, N = ${n} (greatest)`, { n, budget, milliseconds: gaps });
}

// Seeking placement 500,000 from step 0, with no keyframes on the way. The page tells its step.
const PLACEMENT = 500_000;
const step = await visit("#/step?n=12&at=0", async (page) => {
  await page.click("[data-action=last]");
  await page.waitForSelector('[data-stepper][data-phase="finished"]');
  let [low, high] = [0, Number((await stepper(page)).step)];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    await seek(page, middle);
    if (Number((await stepper(page)).placements) < PLACEMENT) low = middle;
    else high = middle;
  }
  return high;
});
for (const [title, go] of [
  ["seek to placement 500,000 of N = 12, typed", null],
  ["seek to placement 500,000 of N = 12, by the address", (hash) => (location.hash = hash)],
]) {
  const times = await repeat(9, () =>
    visit("#/step?n=12&at=0", async (page) => {
      await page.waitForSelector(at(0));
      await page.evaluate((arrived) => {
        window.watch.arrival = window.watch.first(arrived);
        addEventListener("keydown", ({ timeStamp }) => (window.watch.since = timeStamp), { capture: true });
      }, at(step));
      if (go === null) {
        await page.fill("[data-action=seek]", String(step));
        await page.press("[data-action=seek]", "Enter");
      } else {
        await page.evaluate((step) => {
          window.watch.since = performance.now();
          location.hash = `#/step?n=12&at=${step}`;
        }, step);
      }
      const time = await page.evaluate(async () => (await window.watch.arrival) - window.watch.since);
      const { phase, placements } = await stepper(page);
      assert.deepEqual([phase, placements], ["place", String(PLACEMENT)]);
      return time;
    }),
  );
  measured(go === null ? "page-seek-typed" : "page-seek-address", title, { n: 12, budget: 100, milliseconds: times });
}

// Frames while every worker counts, and the time that the page itself shows.
async function counted(page, n, workers) {
  await page.selectOption("[data-action=size]", String(n));
  await page.selectOption("[data-action=workers]", String(workers));
  await idle(page);
  await page.evaluate(() => window.watch.frames());
  await page.click("[data-action=count]");
  await page.waitForSelector('[data-count][data-state="done"]');
  const gaps = await page.evaluate(() => window.watch.endFrames());
  const shown = await page.$eval("[data-count]", ({ dataset }) => ({ ...dataset }));
  const { total, unique } = plans.get(n);
  assert.deepEqual(
    [shown.n, shown.workers, shown.kernel, shown.total, shown.unique],
    [String(n), String(workers), "simd", String(total), String(unique)],
  );
  return { gaps, elapsed: Number(shown.elapsedMs) };
}

/** Waits until no worker runs: the page measures the machine for its estimates. */
async function idle(page) {
  await page.waitForTimeout(300);
  while (page.workers().length > 0) await page.waitForTimeout(50);
}

await visit("#/count?n=17", async (page) => {
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const gaps = (await repeat(3, () => counted(page, 17, cores))).flatMap(({ gaps }) => gaps);
  measured("page-frames-counting", `a frame while ${cores} workers count N = 17 (greatest)`, {
    n: 17, workers: cores, budget: 50, milliseconds: gaps, count: plans.get(17).total,
  });
  for (const [n, rounds] of [[16, 5], [17, 3]]) {
    const times = { 1: [], 2: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const workers of [1, 2]) times[workers].push((await counted(page, n, workers)).elapsed);
    }
    for (const workers of [1, 2]) {
      measured("page-count", `counting N = ${n}, ${workers} worker${workers === 1 ? "" : "s"}, as the page shows it, workers' start included`, {
        n, workers, milliseconds: times[workers], count: plans.get(n).total,
      });
    }
  }
});

console.log(machine());
table("What a reader waits for. Every visit has a fresh profile.", rows, [0]);
await browser.close();
