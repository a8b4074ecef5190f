// What the benchmarks of the page share: one built site, or two that alternate.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { SITE, browser, machine, median, ms, record, table } from "./browser.mjs";

const watch = readFileSync(new URL("watch.js", import.meta.url), "utf8");

/** The sites that are measured: this build, and the other one where there is one. */
export const sides = [{ name: "this", address: SITE }];
if (process.env.AGAINST) sides.push({ name: "other", address: process.env.AGAINST });

const rows = [["what", "budget ms", ...sides.flatMap(({ name }) => [`${name}: median ms`, "greatest ms"]), "measured"]];
if (sides.length === 2) rows[0].push("medians", "greatest");

/** Notes a row: the times of each side, and `budget` in milliseconds, of the median or the greatest as `title` says. */
export function measured(what, title, { n, workers = 0, budget, times, count }) {
  const row = [title, budget ? String(budget) : ""];
  for (const [side, milliseconds] of times.entries()) {
    record({ what, side: sides[side].name, n, workers, milliseconds, count });
    row.push(ms(median(milliseconds)), ms(Math.max(...milliseconds)));
  }
  row.push(String(times[0].length));
  if (times.length === 2) {
    const ratio = (of) => (of(times[0]) / of(times[1])).toFixed(2);
    row.push(ratio(median), ratio((milliseconds) => Math.max(...milliseconds)));
  }
  rows.push(row);
}

/** Opens a site in a fresh profile, which has nothing cached. */
export async function visit(side, hash, look) {
  const context = await browser.newContext({ locale: "ja-JP", viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => assert.fail(error.message));
    await page.addInitScript(watch);
    await page.goto(side.address + hash);
    await page.waitForSelector("[data-page]");
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Measures each side once a round, so that a slow minute is both sides'; returns the times of each. */
export async function alternated(rounds, measure) {
  const times = sides.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) times[at].push(await measure(side));
  }
  return times;
}

/** The same for measurements that give many times a round. */
export const gathered = async (rounds, measure) => (await alternated(rounds, measure)).map((all) => all.flat());

/** Prints what was measured, and ends the browser. */
export async function printed(title) {
  console.log(await machine());
  table(title, rows, [0]);
  await browser.close();
}
