// Counters side by side in one browser: plain JavaScript against the site's own workers.
//
// Every count is asserted; no time is.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { BUILD, SITE, browser, machine, median, ms, plans, record, table } from "./browser.mjs";

const peer = (name) => ({
  file: `${SITE}arena/peer.js?${name}`,
  requests: (n) => [[n]],
});
const own = (program, kernel) => ({
  file: `${BUILD}worker.js?${program}`,
  program: `${BUILD}${program}_bg.wasm`,
  requests: (n) => Object.values(plans.get(n)[kernel]).flat(),
});
const contestants = {
  "js-mirror": { title: "(a) JavaScript, mirror", ...peer("mirror") },
  "js-eight": { title: "(b) JavaScript, eight symmetries", ...peer("eight") },
  "wasm-scalar": { title: "(c) worker, scalar", ...own("counter", "scalar") },
  "wasm-simd": { title: "(d) worker, SIMD", ...own("counter_simd", "simd") },
};

/** Each board, who counts it, and how many times. */
const rounds = [
  [12, Object.keys(contestants), 9],
  [14, Object.keys(contestants), 7],
  [15, Object.keys(contestants), 5],
  [16, Object.keys(contestants), 3],
  [17, ["js-eight", "wasm-simd"], 1],
  [18, ["wasm-simd"], 1],
];
/** Boards for one worker against two, whether the workers have counted them once, how many times. */
const scaling = [
  [16, false, 9],
  [16, true, 9],
  [17, false, 3],
];
/** Boards for the command beside the worker, and how many times. */
const natively = [
  [16, 9],
  [18, 3],
];

const page = await browser.newPage();
await page.goto(`${SITE}arena/arena.html`);
await page.waitForFunction(() => "race" in window);

/** One count: its time, its counts asserted. */
async function race(name, n, workers, again = false) {
  const { file, program, requests } = contestants[name];
  const result = await page.evaluate((race) => window.race(race), { file, program, requests: requests(n), workers, again });
  check(name, n, result.counts.map(BigInt));
  return result.milliseconds;
}

function check(name, n, counts) {
  const plan = plans.get(n);
  const sum = (some) => some.reduce((a, b) => a + b, 0n);
  if (name.startsWith("js-")) {
    assert.equal(sum(counts), BigInt(plan.total), `${name}, N = ${n}`);
    return;
  }
  // The requests stand in the order of the three sums.
  const kernel = name.slice("wasm-".length);
  let from = 0;
  const sums = Object.values(plan[kernel]).map((requests) => sum(counts.slice(from, (from += requests.length))));
  assert.equal(from, counts.length, `${name}, N = ${n}: every job has a count`);
  const [total, halfTurn, quarterTurn] = sums;
  assert.equal(total, BigInt(plan.total), `${name}, N = ${n}: total`);
  assert.equal((total + halfTurn + 2n * quarterTurn) / 8n, BigInt(plan.unique), `${name}, N = ${n}: unique`);
}

/** Runs each of `names` once a round, round after round, so that a slow minute is everybody's. */
async function interleaved(names, nRounds, run) {
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < nRounds; round += 1) {
    for (const name of names) times[name].push(await run(name));
  }
  return times;
}

// The first load of each worker fills the browser's caches: not timed.
for (const name of Object.keys(contestants)) await race(name, 12, 1);

console.log(await machine());
const eight = new Map();
const rows = [["N", "counter", "median ms", "least ms", "rounds", "times (b)"]];
for (const [n, names, nRounds] of rounds) {
  const times = await interleaved(names, nRounds, (name) => race(name, n, 1));
  if (times["js-eight"]) eight.set(n, median(times["js-eight"]));
  for (const [name, milliseconds] of Object.entries(times)) {
    record({ what: name, n, workers: 1, milliseconds, count: plans.get(n).total });
    const ratio = eight.has(n) ? (eight.get(n) / median(milliseconds)).toFixed(2) : "";
    rows.push([String(n), contestants[name].title, ms(median(milliseconds)), ms(Math.min(...milliseconds)), String(nRounds), ratio]);
    if (n === 18) {
      rows.at(-1)[5] = `${(eight.get(16) / median(milliseconds)).toFixed(2)} at N = 16`;
    }
  }
}
table("One worker each, started for the count; the column on the right says how many times as fast as (b).", rows, [1]);

const scaled = [["N", "workers (d)", "number", "median ms", "least ms", "rounds", "times one, median", "times one, least"]];
for (const [n, again, nRounds] of scaling) {
  const times = await interleaved([1, 2], nRounds, (workers) => race("wasm-simd", n, Number(workers), again));
  const least = (workers) => Math.min(...times[workers]);
  for (const workers of [1, 2]) {
    const what = again ? "wasm-simd-scaling-again" : "wasm-simd-scaling";
    record({ what, n, workers, milliseconds: times[workers], count: plans.get(n).total });
    scaled.push([
      String(n),
      again ? "the same again" : "just started",
      String(workers),
      ms(median(times[workers])),
      ms(least(workers)),
      String(nRounds),
      (median(times[1]) / median(times[workers])).toFixed(2),
      (least(1) / least(workers)).toFixed(2),
    ]);
  }
}
table("One worker against two.", scaled, [1]);

/** One count by the command, from its start to its end, its totals asserted. */
function command(n, threads) {
  const start = performance.now();
  const { stdout } = spawnSync(process.env.COMMAND, ["count", String(n), "--threads", String(threads)], { encoding: "utf8" });
  const milliseconds = performance.now() - start;
  const { total, unique } = plans.get(n);
  assert.equal(stdout, `total ${total}\nunique ${unique}\n`, `the command, N = ${n}`);
  return milliseconds;
}

const beside = [["N", "threads", "command: median ms", "least ms", "worker: median ms", "least ms", "rounds", "medians", "least"]];
for (const [n, nRounds] of natively) {
  for (const threads of [1, 2]) {
    const counters = { command: () => command(n, threads), "wasm-simd": (name) => race(name, n, threads) };
    const times = await interleaved(Object.keys(counters), nRounds, (name) => counters[name](name));
    const row = [String(n), String(threads)];
    for (const [name, milliseconds] of Object.entries(times)) {
      const what = name === "command" ? name : `${name}-beside-command`;
      record({ what, n, workers: threads, milliseconds, count: plans.get(n).total });
      row.push(ms(median(milliseconds)), ms(Math.min(...milliseconds)));
    }
    const ratio = (of) => (of(times["wasm-simd"]) / of(times.command)).toFixed(2);
    row.push(String(nRounds), ratio(median), ratio((all) => Math.min(...all)));
    beside.push(row);
  }
}
table("The command beside the worker (d), both just started; the columns on the right say how many times as fast the command is.", beside, []);
await browser.close();
