// What a reader waits for, beside its budget, in the built site in a real browser. With AGAINST,
// the address of another built site, each measurement alternates between the two.
//
// Steps and places are asserted; no time is.

import assert from "node:assert/strict";
import { choose, press as pressControl, reach } from "../tests/browser/page.mjs";
import { alternated, gathered, measured, printed, sides, visit } from "./sides.mjs";

const stepper = (page) => page.$eval("[data-stepper]", ({ dataset }) => ({ ...dataset }));

/** What the page shows of a place: the step, the rows of bits, the squares. */
const place = (page) =>
  page.evaluate(() => ({
    step: document.querySelector("[data-stepper]").dataset.step,
    bits: [...document.querySelectorAll("[data-bits]")].map(({ dataset }) => dataset.value),
    marks: [...document.querySelectorAll("[role=gridcell]")].map(({ dataset }) => dataset.mark),
  }));

const at = (step) => `[data-stepper][data-step="${step}"][data-seeking="false"]`;

async function seek(page, step) {
  const field = await reach(page, "seek");
  await page.fill(field, String(step));
  await page.press(field, "Enter");
  await page.waitForSelector(at(step));
}

// Navigation to the first drawn board. The very first visit also starts the browser's processes.
for (const side of sides) await visit(side, "step/", () => {});
const opened = await alternated(9, (side) =>
  visit(side, "step/", async (page) => {
    await page.waitForSelector("[data-stepper]");
    assert.equal((await stepper(page)).n, "4");
    return page.evaluate(() => window.watch.board);
  }),
);
measured("page-open", "navigation to the first drawn board (median)", { n: 4, budget: 500, times: opened });

// A press to the drawn step, forwards with the pointer, then backwards with the keyboard.
const PRESSES = 25;
const FROM = 900;
const presses = [
  ["Next", "click", 1, (page) => page.click("[data-action=next]")],
  ["←", "keydown", -1, (page) => page.keyboard.press("ArrowLeft")],
];
for (const n of [8, 16, 27]) {
  for (const [name, kind, direction, press] of presses) {
    const times = await gathered(2, (side) =>
      visit(side, `step/#n=${n}&at=${FROM}`, async (page) => {
        await page.waitForSelector(at(FROM));
        await page.evaluate((kind) => window.watch.watchSteps(kind), kind);
        for (let count = 1; count <= PRESSES; count += 1) {
          await press(page);
          await page.waitForFunction((count) => window.watch.steps.length === count, count);
          assert.equal((await stepper(page)).step, String(FROM + direction * count));
        }
        return page.evaluate(() => window.watch.steps);
      }),
    );
    measured(`page-press-${kind}`, `a press on ${name} to the drawn step, N = ${n}`, { n, budget: 50, times });
  }
}

// Frames while playing.
const PLAYING_MS = 4_000;
for (const [speed, n, budget] of [["fastest", 12, 50], ["full", 12, 50], ["fastest", 27]]) {
  const times = await gathered(1, async (side) => {
    const { gaps, end } = await visit(side, `step/#n=${n}&at=0`, async (page) => {
      await choose(page, "speed", speed);
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
    const sought = await visit(side, `step/#n=${n}&at=${end.step}`, async (page) => {
      await page.waitForSelector(at(end.step));
      return place(page);
    });
    assert.deepEqual(end, sought, `${speed}: playing and seeking lead to the same place`);
    return gaps;
  });
  measured(`page-play-${speed}`, `a frame while playing at speed “${speed}”, N = ${n} (greatest)`, { n, budget, times });
}

// Seeking placement 500,000 from step 0, with no keyframes on the way. The page tells its step.
const PLACEMENT = 500_000;
const step = await visit(sides[0], "step/#n=12&at=0", async (page) => {
  await pressControl(page, "last");
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
  const times = await alternated(9, (side) =>
    visit(side, "step/#n=12&at=0", async (page) => {
      await page.waitForSelector(at(0));
      await page.evaluate((arrived) => {
        window.watch.arrival = window.watch.first(arrived);
        addEventListener("keydown", ({ timeStamp }) => (window.watch.since = timeStamp), { capture: true });
      }, at(step));
      if (go === null) {
        const field = await reach(page, "seek");
        await page.fill(field, String(step));
        await page.press(field, "Enter");
      } else {
        await page.evaluate((step) => {
          window.watch.since = performance.now();
          location.hash = `#n=12&at=${step}`;
        }, step);
      }
      const time = await page.evaluate(async () => (await window.watch.arrival) - window.watch.since);
      const { phase, placements } = await stepper(page);
      assert.deepEqual([phase, placements], ["place", String(PLACEMENT)]);
      return time;
    }),
  );
  measured(go === null ? "page-seek-typed" : "page-seek-address", title, { n: 12, budget: 100, times });
}

await printed("What a reader waits for. Every visit has a fresh profile.");
