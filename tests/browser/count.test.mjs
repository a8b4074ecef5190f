import assert from "node:assert/strict";
import { test } from "node:test";
import { open, press, profile, settled, stepper, visit } from "./site.mjs";

const TOTALS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104];
const UNIQUE = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939];

const count = (page) => page.locator("[data-count]").evaluate((element) => ({ ...element.dataset }));
const state = (page, name) => page.waitForSelector(`[data-count][data-state=${name}]`);
const action = (page, name) => page.click(`[data-count] [data-action="${name}"]`);
const choose = (page, name, value) => page.selectOption(`[data-count] [data-action="${name}"]`, String(value));
const underway = (page) =>
  page.waitForFunction(() => {
    const { progress } = document.querySelector("[data-count]").dataset;
    return Number(progress) > 0 && Number(progress) < 1;
  });

async function finished(page, n) {
  await state(page, "done");
  const shown = await count(page);
  assert.deepEqual([shown.n, shown.total, shown.unique, shown.progress], [String(n), String(TOTALS[n - 1]), String(UNIQUE[n - 1]), "1.0000"]);
  assert.ok(Number(shown.elapsedMs) >= 0);
  return shown;
}

test("an address starts a view and never a run", async () => {
  await visit("#/count?n=14", {}, async (page) => {
    await page.waitForFunction(() => /およそ/.test(document.querySelector(".count-sentence")?.textContent));
    const shown = await count(page);
    assert.deepEqual([shown.n, shown.state, shown.total, shown.kernel], ["14", "idle", "", "simd"]);
  });
});

for (const kernel of ["simd", "scalar"]) {
  for (const workers of [1, 2]) {
    test(`N = 1 to 16 are the published counts: ${kernel}, ${workers} workers`, async () => {
      await visit("#/count?n=1", {}, async (page) => {
        await choose(page, "kernel", kernel);
        await choose(page, "workers", workers);
        for (let n = 1; n <= 16; n += 1) {
          await choose(page, "size", n);
          await action(page, "count");
          const shown = await finished(page, n);
          assert.equal(shown.kernel, kernel);
        }
        assert.equal((await count(page)).workers, String(workers));
        assert.equal(await page.locator("[data-finished]").count(), 16);
      });
    });
  }
}

test("cancelling in the middle answers at once, and the page counts again", async () => {
  await visit("#/count?n=17&lang=en", {}, async (page) => {
    await action(page, "count");
    await underway(page);
    await action(page, "cancel");
    await state(page, "cancelled");
    await choose(page, "size", 8);
    await action(page, "count");
    await finished(page, 8);
    assert.equal(await page.locator("[data-saved]").count(), 0);
  });
});

test("paused, resumed and finished, the count is exact; stepping works meanwhile", async () => {
  await visit("#/count?n=17&lang=en", {}, async (page) => {
    await action(page, "count");
    await underway(page);
    await action(page, "pause");
    await state(page, "paused");
    const { progress } = await count(page);
    assert.ok(Number(progress) > 0 && Number(progress) < 1);
    await action(page, "resume");
    await state(page, "running");
    const before = Number((await stepper(page)).step);
    await press(page, "next");
    await settled(page, { step: before + 1 });
    await finished(page, 17);
  });
});

test("closed in the middle and opened again, it goes on from its record", async () => {
  const context = await profile({ locale: "en-GB" });
  try {
    const page = await open(context, "#/count?n=17");
    await action(page, "count");
    await underway(page);
    await page.waitForFunction(() => localStorage.getItem("bitqueens.ledger.17") !== null);
    await page.close({ runBeforeUnload: false });
    const again = await open(context, "#/count?n=17");
    assert.match(await again.textContent("[data-saved]"), /unfinished count of N = 17/);
    assert.equal((await count(again)).state, "idle");
    await action(again, "resume");
    await again.waitForSelector("[data-count]:not([data-progress='0.0000'])");
    await finished(again, 17);
    assert.equal(await again.evaluate(() => localStorage.getItem("bitqueens.ledger.17")), null);
    assert.deepEqual(again.said, []);
  } finally {
    await context.close();
  }
});

test("a record with one byte changed is refused with a sentence, kept, and never counted", async () => {
  const context = await profile({ locale: "en-GB" });
  try {
    const page = await open(context, "#/count?n=17");
    await action(page, "count");
    await underway(page);
    await action(page, "pause");
    await page.waitForFunction(() => localStorage.getItem("bitqueens.ledger.17") !== null);
    const damaged = await page.evaluate(() => {
      const text = localStorage.getItem("bitqueens.ledger.17");
      const place = text.indexOf(":") + 1;
      const other = text[place] === "1" ? "2" : "1";
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      localStorage.setItem("bitqueens.ledger.17", changed);
      return changed;
    });
    await page.close();
    const again = await open(context, "#/count?n=17");
    assert.match(await again.textContent("[data-set-aside]"), /checksum does not fit/);
    const kept = await again.getAttribute("[data-set-aside] a[download]", "href");
    assert.equal(decodeURIComponent(kept.split(",")[1]), damaged);
    assert.equal(await again.locator("[data-saved]").count(), 0);
    await action(again, "count");
    await finished(again, 17);
    await again.click("[data-set-aside] button");
    assert.equal(await again.locator("[data-set-aside]").count(), 0);
    await again.reload();
    await again.waitForSelector("[data-count]");
    assert.equal(await again.locator("[data-set-aside]").count(), 0);
  } finally {
    await context.close();
  }
});

test("a worker killed in the middle is replaced, and the count stays exact", async () => {
  const context = await profile();
  try {
    // The page's own workers, in reach of the test.
    await context.addInitScript(() => {
      window.workers = [];
      window.Worker = class extends window.Worker {
        constructor(...rest) {
          super(...rest);
          window.workers.push(this);
        }
      };
    });
    const page = await open(context, "#/count?n=17");
    await page.waitForFunction(() => /およそ/.test(document.querySelector(".count-sentence")?.textContent));
    const measured = await page.evaluate(() => window.workers.length);
    await action(page, "count");
    await underway(page);
    await page.evaluate((measured) => {
      window.workers[measured].terminate();
      window.workers[measured].dispatchEvent(new ErrorEvent("error"));
    }, measured);
    await finished(page, 17);
    assert.equal(await page.evaluate(() => window.workers.length), measured + 3);
  } finally {
    await context.close();
  }
});

test("workers that cannot be loaded give a sentence, not an endless try", async () => {
  const context = await profile({ locale: "en-GB" });
  try {
    await context.route(/counter/, (route) => route.abort());
    const page = await open(context, "#/count?n=8");
    await action(page, "count");
    await state(page, "failed");
    assert.match(await page.textContent(".count-sentence"), /could not be loaded/);
  } finally {
    await context.close();
  }
});

test("double-checking recounts jobs and the whole total by the other method", async () => {
  await visit("#/count?n=14&lang=en", {}, async (page) => {
    await action(page, "count");
    await finished(page, 14);
    for (const [how, says] of [
      ["sample", /All came out the same/],
      ["all", /All came out the same/],
      ["other-method", /other method gives the same/],
    ]) {
      await page.click(`[data-action="double-check"][data-how="${how}"]`);
      await page.waitForFunction(
        (says) => new RegExp(says).test(document.querySelector(".count-sentence")?.textContent),
        says.source,
      );
      await finished(page, 14);
    }
  });
});

test("the finished runs can be saved as CSV and survive a reload", async () => {
  await visit("#/count?n=8&lang=en", {}, async (page) => {
    await action(page, "count");
    await finished(page, 8);
    const csv = decodeURIComponent((await page.getAttribute("[data-action=download]", "href")).split(",").slice(1).join(","));
    const [head, line] = csv.split("\n");
    assert.equal(head, "n,total,unique,milliseconds,method,kernel,workers,jobs,build");
    assert.match(line, /^8,92,12,\d+,search,simd,\d+,\d+,[0-9a-f]{16}$/);
    await page.reload();
    await page.waitForSelector("[data-finished='8']");
  });
});

test("the total is told once, at the end", async () => {
  await visit("#/count?n=16&lang=en", {}, async (page) => {
    await page.evaluate(() => {
      window.told = [];
      const status = document.querySelector("[data-count] [role=status]");
      new MutationObserver(() => window.told.push(status.textContent)).observe(status, { childList: true, subtree: true });
    });
    await action(page, "count");
    await finished(page, 16);
    const told = await page.evaluate(() => window.told);
    assert.equal(told.length, 2, told.join("\n"));
    assert.match(told[0], /^Counting N = 16/);
    assert.match(told[1], /14,772,512 solutions.*published/);
  });
});

test("counting goes on while the reader is on another page", async () => {
  await visit("#/count?n=17&lang=en", {}, async (page) => {
    await action(page, "count");
    await underway(page);
    await page.click("nav a[href*='step']");
    await settled(page, { phase: "free" });
    await press(page, "next");
    await page.click("nav a[href*='count']");
    await finished(page, 17);
  });
});
