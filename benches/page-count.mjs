// Counting as a reader sees it, in the built site in a real browser. With AGAINST, the address of
// another built site, each measurement alternates between the two.
//
// Every count is asserted; no time is.

import assert from "node:assert/strict";
import { median, ms, plans, table } from "./browser.mjs";
import { alternated, gathered, measured, printed, sides, visit } from "./sides.mjs";

/** Counts a board, and returns the time that the page itself shows. Nothing but the count runs in the page meanwhile. */
async function counted(page, n, workers) {
  await page.selectOption("[data-action=workers]", String(workers), { force: true });
  const done = page.evaluate(() => new Promise((done) => {
    const count = document.querySelector("[data-count]");
    const look = () => count.dataset.state === "done" && done();
    new MutationObserver(look).observe(count, { attributeFilter: ["data-state"] });
  }));
  await page.click("[data-action=count]");
  await done;
  const shown = await page.$eval("[data-count]", ({ dataset }) => ({ ...dataset }));
  const { total, unique } = plans.get(n);
  assert.deepEqual(
    [shown.n, shown.workers, shown.kernel, shown.total, shown.unique],
    [String(n), String(workers), "simd", String(total), String(unique)],
  );
  return Number(shown.elapsedMs);
}

const cores = await visit(sides[0], "count/", (page) => page.evaluate(() => navigator.hardwareConcurrency));
const counting = await gathered(3, (side) =>
  visit(side, "count/#n=17", async (page) => {
    await page.evaluate(() => window.watch.frames());
    await counted(page, 17, cores);
    return page.evaluate(() => window.watch.endFrames());
  }),
);
measured("page-frames-counting", `a frame while ${cores} workers count N = 17 (greatest)`, {
  n: 17, workers: cores, budget: 50, times: counting, count: plans.get(17).total,
});

// A count as the page shows it, its workers' start included: the first of a page that has measured the board and been
// left alone for as long as a reader takes to read what it expects, and the same again on that page.
const READ_MS = 1_500;
const expected = [["N", "workers", "expected ms", "the first, ms", "expected / first"]];
for (const [n, rounds] of [[12, 3], [13, 3], [14, 5], [15, 5], [16, 5], [17, 3], [18, 1]]) {
  for (const workers of [1, 2]) {
    const all = await alternated(rounds, (side) =>
      visit(side, `count/#n=${n}`, async (page) => {
        await page.selectOption("[data-action=workers]", String(workers), { force: true });
        await page.waitForSelector(`[data-board="${n}"][data-estimate=measured]`, { state: "attached" });
        // In these seconds of a first visit the browser stores the whole site.
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await page.waitForTimeout(READ_MS);
        const estimate = Number(await page.getAttribute(`[data-board="${n}"]`, "data-estimate-ms"));
        return [await counted(page, n, workers), await counted(page, n, workers), estimate];
      }),
    );
    for (const [at, again] of ["the first", "the same again"].entries()) {
      const title = `counting N = ${n}, ${workers} worker${workers === 1 ? "" : "s"}, ${again}`;
      const times = all.map((rounds) => rounds.map((round) => round[at]));
      measured(at === 0 ? "page-count" : "page-count-again", title, { n, workers, times, count: plans.get(n).total });
    }
    const [first, , estimate] = [0, 1, 2].map((at) => median(all[0].map((round) => round[at])));
    expected.push([String(n), String(workers), ms(estimate), ms(first), (estimate / first).toFixed(2)]);
  }
}

await printed("Counting as the page shows it. Every visit has a fresh profile.");
table("What the page expected of the first count, this build; medians.", expected, []);
