// Several tabs of one profile: they share what is stored, and none loses what another has counted.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open, reload, turn, withProfile } from "./site.mjs";
import { MIDDLE, countHeld, goOn, holdAfter, withWorkers } from "./workers.mjs";

const action = (page, name) => page.click(`[data-count] [data-action="${name}"]`);
const state = (page, name) => page.waitForSelector(`[data-count][data-state=${name}]`);
const done = (page, total) => page.waitForSelector(`[data-count][data-state=done][data-total="${total}"]`);
const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);
const RECORD = `bitqueens.ledger.${MIDDLE}`;
const record = (page) => page.waitForFunction((key) => localStorage.getItem(key), RECORD).then((text) => text.jsonValue());
const TOTAL = "14772512";
/** A record without its time, which the tab that counts may have stored once more, and so without its checksum. */
const jobs = (text) => text.split(" ").toSpliced(6, 1).slice(0, -1);

test("what one tab has counted is there after another tab has counted something else", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    const other = await open(context, "count/#n=8");
    const page = await countHeld(context);
    const text = await record(page);
    await page.close();
    await action(other, "count");
    await done(other, 92);
    assert.deepEqual(jobs(await stored(other, RECORD)), jobs(text));
    // The tab has heard of the record, and can go on with it.
    await other.selectOption('[data-count] [data-action="size"]', String(MIDDLE));
    await other.waitForSelector("[data-saved]");
    await action(other, "resume");
    await done(other, TOTAL);
    await other.waitForFunction((key) => localStorage.getItem(key) === null, RECORD);
    assert.deepEqual(other.said, []);
  });
});

test("a board that one tab counts is left alone by the others, until it is paused", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    const first = await countHeld(context);
    const text = await record(first);
    const second = await open(context, `count/#n=${MIDDLE}`);
    for (const name of ["resume", "anew"]) {
      if (name === "anew") await action(second, "more");
      await action(second, name);
      await state(second, "failed");
      assert.match(await second.textContent(".count-sentence"), /Another tab is counting this N/);
      assert.equal((await stored(second, RECORD)).split(" ")[7], text.split(" ")[7]);
    }
    await action(first, "pause");
    await state(first, "paused");
    await action(second, "resume");
    await done(second, TOTAL);
    for (const page of [first, second]) {
      await page.waitForSelector(`[data-finished="${MIDDLE}"]`, { state: "attached" });
      assert.equal(await page.locator("[data-finished]").count(), 1);
      assert.deepEqual(page.said, []);
    }
  });
});

test("a tab that is closed or crashes leaves its board to the others", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    const first = await countHeld(context);
    await record(first);
    const second = await open(context, `count/#n=${MIDDLE}`);
    const gone = first.waitForEvent("crash");
    const session = await context.newCDPSession(first);
    session.send("Page.crash").catch(() => {});
    await gone;
    await second.waitForFunction(async () => (await navigator.locks.query()).held.length === 0);
    await action(second, "resume");
    await done(second, TOTAL);
  });
});

test("tabs that finish boards at the same time have every row", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    const sizes = [8, 10];
    const pages = [];
    for (const n of sizes) pages.push(await open(context, `count/#n=${n}`));
    await Promise.all(pages.map((page) => action(page, "count")));
    for (const page of pages) {
      for (const n of sizes) await page.waitForSelector(`[data-finished="${n}"]`, { state: "attached" });
    }
    // What is stored is the same for all of them.
    await reload(pages[0]);
    for (const n of sizes) await pages[0].waitForSelector(`[data-finished="${n}"]`, { state: "attached" });
  });
});

/** Pauses a held count and asserts that the page says what is not kept, and gives it as a file. */
async function offersTheRecord(page, says) {
  await page.waitForSelector("[data-not-stored]");
  assert.match(await page.textContent("[data-not-stored]"), says);
  assert.match(await page.textContent("[data-notice] p"), says);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=save-record]").evaluate((button) => button.click())]);
  assert.equal(download.suggestedFilename(), `bitqueens-${MIDDLE}-record.txt`);
  assert.match(await readFile(await download.path(), "utf8"), /^bitqueens-ledger 2 1 join 16 \d+ \d+ \S+ [0-9a-f]{16}\n$/);
}

test("a full storage is said, and the record is offered as a file", async () => {
  await withWorkers({ locale: "en-GB", acceptDownloads: true }, async (context) => {
    await context.addInitScript(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          for (let n = 0; ; n += 1) localStorage.setItem(`other.${size}.${n}`, "x".repeat(size));
        } catch {
          // Full to this size; go on with smaller texts.
        }
      }
    });
    const page = await countHeld(context);
    await offersTheRecord(page, /storage is full/);
    await page.evaluate(() => localStorage.clear());
    await page.waitForSelector("[data-not-stored]", { state: "detached" });
    await goOn(page);
    await done(page, TOTAL);
    assert.deepEqual(page.said, []);
  });
});

test("a storage that is switched off is said, and the record is offered as a file", async () => {
  await withWorkers({ locale: "en-GB", acceptDownloads: true }, async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("storage is switched off", "SecurityError");
        },
      });
    });
    const page = await countHeld(context);
    await offersTheRecord(page, /switched off/);
    await goOn(page);
    await done(page, TOTAL);
    await turn(page, "learn/mask/", "article[data-lesson=mask]");
    assert.match(await page.textContent(".done-box"), /as long as this tab/);
    assert.deepEqual(page.said, []);
  });
});

test("a machine that slept is no dead worker, and its sleep is no time used", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    await context.addInitScript(() => {
      window.slept = 0;
      const { now } = Performance.prototype;
      // A thousand times slower than the machine's: however long a busy one takes, held workers are not late by this clock.
      Performance.prototype.now = function () { return now.call(this) / 1_000 + window.slept; };
    });
    const page = await countHeld(context);
    await holdAfter(page, 0);
    const workers = await page.evaluate(() => window.workers.length);
    const before = Number(await page.getAttribute("[data-count]", "data-elapsed-ms"));
    await page.evaluate(() => { window.slept = 8 * 3_600_000; });
    // The page has looked after its workers since.
    await page.waitForFunction((before) => Number(document.querySelector("[data-count]").dataset.elapsedMs) > before + 1_000, before);
    await goOn(page);
    await done(page, TOTAL);
    assert.equal(await page.evaluate(() => window.workers.length), workers);
    assert.ok(Number(await page.getAttribute("[data-count]", "data-elapsed-ms")) < 60_000);
  });
});

test("a worker that goes silent is replaced within seconds", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    await context.clock.install();
    const page = await countHeld(context);
    const workers = () => page.evaluate(() => window.workers.length);
    const before = await workers();
    // What the workers say is held, so all of them are silent.
    for (let second = 0; second < 20 && (await workers()) === before; second += 1) await page.clock.runFor(1_000);
    assert.ok((await workers()) > before);
    await goOn(page);
    await done(page, TOTAL);
  });
});
