// Two tabs count known boards while everything goes wrong that can: workers die or go silent, tabs
// are reloaded, closed and crash, the machine sleeps, storage fills and records are damaged. Every
// total has to be exact. SITE is the site's address, CHROMIUM the browser, MINUTES how long it
// lasts at least: it goes on until each trouble has come. SEED repeats the same choices. It ends with
// a line of figures.

import { launch } from "../browser/chromium.mjs";
import { site } from "../browser/page.mjs";
import { random } from "./random.mjs";
import { Tab } from "./tab.mjs";

const minutes = Number(process.env.MINUTES ?? 2);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const { below, chance } = random(seed);
const figures = {
  counts: 0, workersKilled: 0, workersSilenced: 0, reloads: 0, closes: 0, crashes: 0,
  sleeps: 0, fullStorages: 0, recordsDamaged: 0, recordsRefused: 0, refusedByTheOtherTab: 0, wrongTotals: 0,
};

/** What goes wrong: how often in a hundred troubles, and the figure that counts it. */
const TROUBLES = [
  [84, "workersKilled", (tab) => tab.killWorker(false)],
  [1, "workersSilenced", (tab) => tab.killWorker(true)],
  [4, "reloads", (tab) => tab.reload()],
  [3, "closes", (tab) => tab.close()],
  [2, "crashes", (tab) => tab.crash()],
  [2, "sleeps", (tab) => tab.sleep(below(12) + 1)],
  [2, "fullStorages", (tab) => tab.fillStorage()],
  [2, "recordsDamaged", (tab) => tab.damageRecord(below(1_000_000))],
];

/** The troubles that have not come yet. */
const missing = () => TROUBLES.filter(([, figure]) => figures[figure] === 0);

/** Brings one trouble on, as often as its share says; at the end one that has not come. */
function trouble(tab) {
  const [first] = missing();
  if (last() && first !== undefined) return first[2](tab);
  let left = below(100);
  for (const [share, , cause] of TROUBLES) {
    left -= share;
    if (left < 0) return cause(tab);
  }
}

const browser = await launch();
const context = await browser.newContext({ locale: "en-GB" });
const tabs = [];
for (const _ of [1, 2]) tabs.push(await Tab.open(context, site, figures, below));

const start = Date.now();
const last = () => start + minutes * 60_000 < Date.now();
const tooLong = () => start + 4 * minutes * 60_000 < Date.now();
while (!last() || (missing().length > 0 && !tooLong())) {
  for (const tab of tabs) await tab.tend();
  if (chance(0.9)) await trouble(tabs[below(tabs.length)]);
  // The troubles come at random times, so the moments between them are random too.
  await new Promise((later) => setTimeout(later, below(25)));
}
await browser.close();

const { workersKilled, workersSilenced, reloads, closes, crashes, wrongTotals, counts } = figures;
const tabDeaths = reloads + closes + crashes;
console.log(JSON.stringify({ minutes, seed, workerDeaths: workersKilled + workersSilenced, tabDeaths, ...figures }));
const faults = [
  ...(wrongTotals > 0 ? [`${wrongTotals} totals are wrong (seed ${seed})`] : []),
  ...(counts === 0 ? ["no count came to its end"] : []),
  ...missing().map(([, figure]) => `a trouble never came: ${figure}`),
];
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
