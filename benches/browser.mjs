// What both browser benchmarks need: the browser, the plans, a table, a file of measurements.

import assert from "node:assert/strict";
import { appendFileSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { launch } from "../tests/browser/chromium.mjs";

/** The address that serves the built site, and beside it the folders `arena` and `peers`. */
export const SITE = process.env.SITE;

/** The address of the folder in it that holds the programs. */
export const BUILD = `${SITE}${process.env.BUILD}/`;

/** How each board is cut into jobs and what is published about it, as the project itself says. */
export const plans = new Map(
  readFileSync(process.env.PLANS, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map((plan) => [plan.n, plan]),
);

/** One browser, started as the browser tests start theirs. */
export const browser = await launch();

/** What was measured on, for whoever reads the tables: a machine is as fast as JavaScript is on it. */
export async function machine() {
  const script = readFileSync(new URL("peers/eight.js", import.meta.url), "utf8");
  const { countEight } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    assert.equal(BigInt(countEight(15)), BigInt(plans.get(15).total));
    return performance.now() - from;
  });
  return (
    `Chromium ${browser.version()}, headless; ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}; ` +
    `JavaScript with eight symmetries counts N = 15 in ${ms(Math.min(...times))} ms (Node ${process.versions.node})`
  );
}

export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Appends a measurement to the file of them, if one is wanted: one JSON object a line. */
export function record({ what, side, n, workers, milliseconds, count }) {
  if (process.env.MEASURED) {
    const rounded = milliseconds.map((time) => Number(time.toFixed(3)));
    const line = JSON.stringify({ what, side, n, workers, milliseconds: rounded, count });
    appendFileSync(process.env.MEASURED, `${line}\n`);
  }
}

/** Milliseconds with as many digits as mean something. */
export const ms = (time) => time.toFixed(time < 100 ? 1 : 0);

/** Prints rows of texts as a Markdown table; the first row is its head, `left` columns hold words. */
export function table(title, [head, ...rows], left) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((text, column) => (left.includes(column) ? text.padEnd(widths[column]) : text.padStart(widths[column]))).join(" | ")} |`;
  const rule = widths.map((width, column) => (left.includes(column) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  console.log(`\n${title}\n`);
  for (const row of [head, rule, ...rows]) console.log(line(row));
}
