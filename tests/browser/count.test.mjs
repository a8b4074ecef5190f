import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { address, assertNothingScrollsSideways, assertTargets, downloaded, listen, open, press, reload, settled, under, visit, withProfile } from "./site.mjs";
import { MIDDLE, alive, countHeld, goOn, holdAfter, measured, withWorkers } from "./workers.mjs";

/** Opens the counting page in a fresh profile, with a count that is held in the middle. */
const inTheMiddle = (test) =>
  withWorkers({ locale: "en-GB" }, async (context) => {
    const page = await countHeld(context);
    await test(page, context);
    assert.deepEqual(page.said, []);
  });

const TOTALS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104];
const UNIQUE = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939];

const count = (page) => page.locator("[data-count]").evaluate((element) => ({ ...element.dataset }));
const state = (page, name) => page.waitForSelector(`[data-count][data-state=${name}]`);
const action = (page, name) => page.click(`[data-count] [data-action="${name}"]`);
/** Opens what most readers leave alone. */
const advanced = (page) => page.locator("[data-count] .advanced").evaluate((details) => { details.open = true; });
async function choose(page, name, value) {
  await advanced(page);
  await page.selectOption(`[data-count] [data-action="${name}"]`, String(value));
}

async function finished(page, n) {
  await state(page, "done");
  const shown = await count(page);
  assert.deepEqual([shown.n, shown.total, shown.unique, shown.progress], [String(n), String(TOTALS[n - 1]), String(UNIQUE[n - 1]), "1.0000"]);
  assert.ok(Number(shown.elapsedMs) >= 0);
  return shown;
}

test("an address starts a view and never a run; a guess is kept over a reload, and compared with the total", async () => {
  await visit("count/#n=12", { locale: "en-GB" }, async (page) => {
    await measured(page);
    const shown = await count(page);
    assert.deepEqual([shown.n, shown.state, shown.total, shown.kernel], ["12", "idle", "", "simd"]);
    // The field is folded away, by the keys too, and its name tells the guess.
    assert.equal(await page.locator("[data-action=guess]").isVisible(), false);
    await page.focus("[data-action=guess-first]");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("28,400");
    await page.waitForFunction(() => localStorage.getItem("bitqueens.guess.12") === "28400");
    await reload(page);
    await page.waitForFunction(() => document.querySelector("[data-action=guess]")?.value === "28400");
    assert.equal(await page.textContent("[data-action=guess-first]"), "Your guess: 28,400");
    await action(page, "count");
    await finished(page, 12);
    assert.equal(await page.textContent("[data-guessed]"), "Your guess: 28,400. It is about 2.0 times the number.");
    await reload(page);
    await action(page, "guess-first");
    await page.fill("[data-action=guess]", "");
    await page.waitForFunction(() => localStorage.getItem("bitqueens.guess.12") === null);
  });
});

test("before a count the page says what is known of it, without a dash; beside the total stands the way to its reason", async () => {
  await visit("count/#n=8", { locale: "en-GB" }, async (page) => {
    const panel = page.locator(".count-panel");
    assert.equal(await page.textContent(".count-total"), "40,320");
    assert.equal(await page.textContent(".count-verdict"), "How many of these 8! are solutions?");
    assert.equal(await page.textContent(".percent"), "");
    assert.doesNotMatch(await panel.innerText(), /^–$/m);
    // The number stands over N and Count, and all three over the field, in the middle of the panel.
    const middles = await page.locator(".count-total, .count-start, .jobs").evaluateAll((all) => all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return [y, x + width / 2];
    }));
    assert.deepEqual(middles, [...middles].sort(([a], [b]) => a - b));
    for (const [, x] of middles) assert.ok(Math.abs(x - middles[0][1]) < 2, String(middles));
    assert.equal(await page.locator(".count-why").count(), 0);
    await action(page, "count");
    await finished(page, 8);
    assert.doesNotMatch(await panel.innerText(), /^–$/m);
    assert.equal(await page.textContent(".percent"), "100.0%");
    await assertTargets(page, ".count-why a");
    await action(page, "why-method");
    await page.waitForSelector("[data-method=fast]");
    // The ladder goes on with the board that was counted.
    await page.click(".way-back a");
    await page.waitForSelector("[data-ladder-row=bitmap][data-n='8']");
    await page.goBack();
    await page.waitForSelector("[data-method=fast]");
    await page.goBack();
    await action(page, "why-lesson");
    await page.waitForSelector("article[data-lesson=eightoverk]");
  });
});

test("N = 27 is chosen by keys, begins, is paused, gone on with after a reload, and stopped", async () => {
  await visit("count/#n=8", { locale: "en-GB" }, async (page) => {
    await page.focus("[data-count] [data-action=size]");
    await page.keyboard.type("27");
    await page.waitForSelector("[data-count][data-n='27'][data-state=idle]");
    const jobs = () => page.$$eval(".counters dd", (all) => all.map((one) => one.textContent).find((text) => text.includes("/")));
    const counted = async () => Number((await jobs()).split(" / ")[0].replaceAll(",", ""));
    const more = (than) =>
      page.waitForFunction((than) => {
        const own = [...document.querySelectorAll(".counters dd")].map((one) => one.textContent).find((text) => text.includes("/"));
        return Number(own.split(" / ")[0].replaceAll(",", "")) > than;
      }, than, { timeout: 120_000 });
    assert.equal(await jobs(), "0 / 410,823,728");
    await page.keyboard.press("Tab");
    await action(page, "count");
    await state(page, "running");
    await more(0);
    assert.equal((await count(page)).progress, "0.0000");
    await action(page, "pause");
    await state(page, "paused");
    const done = await counted();
    await page.waitForFunction((done) => {
      const text = localStorage.getItem("bitqueens.ledger.27") ?? "";
      return text.startsWith("bitqueens-ledger 2 1 join 27 410823728 ") && done > 0;
    }, done);
    await reload(page);
    await page.waitForSelector("[data-count][data-n='27'] [data-saved]");
    assert.match(await page.textContent("[data-saved]"), new RegExp(`${done.toLocaleString("en")} of 410,823,728 jobs`));
    await action(page, "resume");
    await state(page, "running");
    await more(done);
    await action(page, "pause");
    await state(page, "paused");
    await page.evaluate(() => document.querySelectorAll("[data-count] details").forEach((one) => { one.open = true; }));
    await action(page, "cancel");
    await state(page, "cancelled");
    await page.waitForFunction(() => localStorage.getItem("bitqueens.ledger.27") === null);
  });
});

test("N = 1 to 16 are the published counts, by each kernel, by one worker and by two", async () => {
  await visit("ja/count/#n=1", {}, async (page) => {
    // The smaller boards are one job each, which a second worker has no part in. The kernels are tried on every board natively.
    for (const [kernel, workers, boards] of [
      ["simd", 1, [1, 2, 3, 4, 6, 7, 9, 11, 13]],
      ["scalar", 1, [5, 8, 10, 12]],
      ["simd", 2, [14, 15, 16]],
      ["scalar", 2, [15]],
    ]) {
      await choose(page, "kernel", kernel);
      await choose(page, "workers", workers);
      for (const n of boards) {
        await choose(page, "size", n);
        await action(page, "count");
        const shown = await finished(page, n);
        assert.deepEqual([shown.kernel, shown.workers], [kernel, String(workers)], `N = ${n}`);
      }
    }
    assert.equal(await page.locator("[data-finished]").count(), 17);
  });
});

/** The record of the count, once there is one. */
const record = (page) =>
  page.waitForFunction((key) => localStorage.getItem(key), `bitqueens.ledger.${MIDDLE}`).then((text) => text.jsonValue());

test("cancelling in the middle answers at once, and the page counts again", async () => {
  await inTheMiddle(async (page) => {
    await action(page, "more");
    await action(page, "cancel");
    await state(page, "cancelled");
    assert.equal(await page.locator(".count-more[open]").count(), 0, "a press closes the menu");
    await goOn(page);
    await choose(page, "size", 8);
    await action(page, "count");
    await finished(page, 8);
    assert.equal(await page.locator("[data-saved]").count(), 0);
    await choose(page, "size", MIDDLE);
    await action(page, "undo");
    await page.waitForSelector("[data-saved]");
    await action(page, "resume");
    await finished(page, MIDDLE);
  });
});

test("paused, resumed and finished, the count is exact, and the field of jobs fills with it", async () => {
  await inTheMiddle(async (page) => {
    await action(page, "pause");
    await state(page, "paused");
    const { progress } = await count(page);
    assert.ok(Number(progress) > 0 && Number(progress) < 1);
    const full = () => page.locator(".jobs .full").evaluate((path) => (path.getAttribute("d").match(/M/g) ?? []).length);
    const cells = Number(await page.getAttribute(".jobs", "data-cells"));
    assert.ok((await full()) > 0 && (await full()) < cells);
    await holdAfter(page, 1);
    await action(page, "resume");
    await state(page, "running");
    await goOn(page);
    await finished(page, MIDDLE);
    assert.equal(await full(), cells);
  });
});

test("closed in the middle and opened again, it goes on from its record", async () => {
  await inTheMiddle(async (page, context) => {
    await record(page);
    await page.close({ runBeforeUnload: false });
    const again = await open(context, `count/#n=${MIDDLE}`);
    assert.match(await again.textContent("[data-saved]"), /unfinished count of N = 16/);
    assert.equal((await count(again)).state, "idle");
    await holdAfter(again, 0);
    await action(again, "resume");
    await again.waitForSelector("[data-count][data-state=running]:not([data-progress='0.0000'])");
    await goOn(again);
    await finished(again, MIDDLE);
    await again.waitForFunction((n) => localStorage.getItem(`bitqueens.ledger.${n}`) === null, MIDDLE);
    assert.deepEqual(again.said, []);
  });
});

test("a record with one byte changed is refused with a sentence, kept, and never counted", async () => {
  await inTheMiddle(async (page, context) => {
    await action(page, "pause");
    await state(page, "paused");
    const text = await record(page);
    const place = text.indexOf(":") + 1;
    const damaged = text.slice(0, place) + (text[place] === "1" ? "2" : "1") + text.slice(place + 1);
    await page.evaluate(([n, damaged]) => localStorage.setItem(`bitqueens.ledger.${n}`, damaged), [MIDDLE, damaged]);
    await page.close();
    const again = await open(context, `count/#n=${MIDDLE}`);
    assert.match(await again.textContent("[data-set-aside]"), /checksum does not fit/);
    assert.equal((await downloaded(again, "save-aside")).text, damaged);
    assert.equal(await again.locator("[data-saved]").count(), 0);
    await action(again, "count");
    await finished(again, MIDDLE);
    await again.click("[data-set-aside] button:not([data-action])");
    assert.equal(await again.locator("[data-set-aside]").count(), 0);
    await reload(again);
    await again.waitForSelector("[data-count]");
    assert.equal(await again.locator("[data-set-aside]").count(), 0);
    assert.deepEqual(again.said, []);
  });
});

test("a worker killed in the middle is replaced, and the count stays exact", async () => {
  await inTheMiddle(async (page) => {
    const before = await page.evaluate(() => window.workers.length);
    await page.evaluate(() => {
      const worker = window.workers.at(-1);
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent("error"));
    });
    await goOn(page);
    await finished(page, MIDDLE);
    assert.equal(await page.evaluate(() => window.workers.length), before + 1);
  });
});

test("workers are ready before a count, stay after it, and go while the page is left alone", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    const asked = [];
    context.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const page = await open(context, "count/#n=16");
    await choose(page, "workers", 2);
    await measured(page);
    const started = await page.evaluate(() => window.workers.length);
    assert.equal(await alive(page), 2);
    for (const n of [16, 8]) {
      await choose(page, "size", n);
      await action(page, "count");
      await finished(page, n);
    }
    assert.equal(await page.evaluate(() => window.workers.length), started, "no worker was started for a count");
    assert.equal(asked.filter((path) => path.endsWith("counter_simd_bg.wasm")).length, 1, "their program is fetched once");
    const hide = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    const aliveAre = (n) => page.waitForFunction((n) => window.workers.filter(({ isOver }) => !isOver).length === n, n);
    await hide(true);
    await aliveAre(0);
    await hide(false);
    await aliveAre(2);
    await page.click("nav a[href$='step/']");
    await aliveAre(0);
    assert.deepEqual(page.said, []);
  });
});

test("workers that cannot be loaded give a sentence, not an endless try", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    await context.route(/counter/, (route) => route.abort());
    const page = await open(context, "count/#n=8");
    await action(page, "count");
    await state(page, "failed");
    assert.match(await page.textContent(".count-sentence"), /could not be loaded/);
  });
});

test("workers that never come give the sentence too", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    await context.clock.install();
    // Never answered.
    await context.route(/counter/, () => {});
    const page = await open(context, "count/#n=8");
    await choose(page, "workers", 1);
    await action(page, "count");
    await state(page, "running");
    // A worker and its three replacements have half a minute each, from when the page has started them.
    for (let worker = 0; worker < 12 && (await count(page)).state === "running"; worker += 1) await page.clock.runFor(31_000);
    await state(page, "failed");
    assert.match(await page.textContent(".count-sentence"), /could not be loaded/);
  });
});

test("double-checking recounts jobs and the whole total by the other method", async () => {
  await visit("count/#n=14", {}, async (page) => {
    await action(page, "count");
    await finished(page, 14);
    for (const [how, says] of [
      ["sample", /with the same result/],
      ["all", /with the same result/],
      ["other-method", /other method gives the same/],
    ]) {
      await advanced(page);
      await page.click(`[data-action="double-check"][data-how="${how}"]`);
      await page.waitForFunction(
        (says) => new RegExp(says).test(document.querySelector(".count-sentence")?.textContent),
        says.source,
      );
      await finished(page, 14);
    }
  });
});

test("the total is told once, at the end, and the finished runs can be saved as CSV and survive a reload", async () => {
  await visit("count/#n=16", {}, async (page) => {
    const told = await listen(page, "[data-count] [role=status]");
    await action(page, "count");
    await finished(page, 16);
    const sentences = await told(2);
    assert.equal(sentences.length, 2, sentences.join("\n"));
    assert.match(sentences[0], /^Counting N = 16/);
    assert.match(sentences[1], /14,772,512 solutions.*published/);
    await advanced(page);
    const { name, text } = await downloaded(page, "download");
    assert.equal(name, "bitqueens.csv");
    const [head, line] = text.split("\n");
    assert.equal(head, "n,total,unique,milliseconds,method,kernel,workers,jobs,build");
    assert.match(line, /^16,14772512,1846955,\d+,\w+,simd,\d+,\d+,[0-9a-f]{16}$/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.click("[data-action=copy]");
    await page.waitForSelector("text=Not copied. Save as CSV instead.");
    await reload(page);
    await page.waitForSelector("[data-finished='16']", { state: "attached" });
  });
});

test("in a hidden tab, whose timers come once a minute, the count goes on and is exact", async () => {
  await withWorkers({ locale: "en-GB" }, async (context) => {
    await context.clock.install();
    const page = await countHeld(context);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await goOn(page);
    await page.clock.fastForward(60_000);
    await finished(page, MIDDLE);
    assert.deepEqual(page.said, []);
  });
});

test("counting goes on while the reader is on another page, whose header and title say so", async () => {
  await inTheMiddle(async (page) => {
    const says = (title) => page.waitForFunction((title) => document.title === title, title);
    await page.waitForFunction(() => {
      const percent = Math.floor(Number(document.querySelector("[data-count]").dataset.progress) * 100);
      return document.title === `${percent} % · Count | Bitqueens`;
    });
    await page.click("nav a[href$='step/']");
    await page.waitForSelector("[data-page=step]");
    await holdAfter(page, 1);
    assert.match(await page.getAttribute(`.header [data-running="${MIDDLE}"]`, "aria-label"), /^Counting N = 16: \d+ %$/);
    await page.waitForFunction(() => /^\d+ % · Step \| Bitqueens$/.test(document.title));
    await settled(page, { step: 0 });
    await press(page, "next");
    await goOn(page);
    await says("Step | Bitqueens");
    assert.equal(await page.locator("[data-running]").count(), 0);
    await page.click("nav a[href$='count/']");
    await finished(page, MIDDLE);
  });
});

/**
 * Collects every element that shifts from now on; `shifted` returns them. A text that changes in its
 * place is none, nor is the table of finished runs, which grows by a row at its head.
 */
async function watchShifts(page) {
  await page.evaluate(() => {
    window.shifts = [];
    const isElement = (node) => node?.nodeType === Node.ELEMENT_NODE && !node.closest(".finished, .moves");
    new PerformanceObserver((list) => {
      const nodes = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
      window.shifts.push(...nodes.filter(isElement).map((node) => `${node.tagName} ${node.className}`));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(() => told(window.shifts)))));
}

/** The boxes of what is always there. */
const boxes = (page) =>
  page.locator(".count-start, .count-sentence, .count-result, .jobs, .count-after, .count .counters, .checks, .boards").evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.className.baseVal ?? element.className, x, y + scrollY, width, height].join(" ");
    }),
  );

test("nothing moves when the estimate comes, a count starts and ends, at each size and in each language", async () => {
  for (const [width, height, languages] of [[1280, 800, ["en"]], [360, 740, ["ja"]]]) {
    await withWorkers({ viewport: { width, height } }, async (context) => {
      for (const lang of languages) {
        const where = (what) => `${what}: ${lang} at ${width} by ${height}`;
        const page = await open(context, `${under(lang)}count/#n=${MIDDLE}`);
        const shifted = await watchShifts(page);
        const first = await boxes(page);
        await measured(page);
        assert.deepEqual(await boxes(page), first, where("the estimate has come"));
        await holdAfter(page, 2);
        await action(page, "count");
        await page.waitForSelector("[data-count][data-state=running]:not([data-progress='0.0000'])");
        assert.deepEqual(await boxes(page), first, where("it counts"));
        await action(page, "pause");
        await state(page, "paused");
        assert.deepEqual(await boxes(page), first, where("it is paused"));
        await action(page, "resume");
        await goOn(page);
        await finished(page, MIDDLE);
        assert.deepEqual(await boxes(page), first, where("it is done"));
        assert.deepEqual(await shifted(), [], where("shifts"));
        await page.close();
      }
    });
  }
});

test("a row of the table chooses its N, those up to 13 behind one; what is published is shown after the count, and the number is the largest text", async () => {
  await visit("count/#n=14", {}, async (page) => {
    assert.equal(await page.locator("[data-board]").count(), 27);
    assert.equal(await page.locator("[data-board]:visible").count(), 14);
    await page.click("[data-action=show-small]");
    await assertTargets(page, "[data-action=board], [data-action=show-small]");
    assert.equal(await page.locator("[data-board]:visible").count(), 27);
    await page.click("[data-board='10'] td:nth-child(2)");
    await page.waitForSelector("[data-count][data-n='10']");
    await page.focus("[data-board='8'] button");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-count][data-n='8']");
    assert.equal(await page.getAttribute("[data-board='8'] button", "aria-pressed"), "true");
    assert.equal(await address(page), "count/#n=8");
    // A smaller and a larger N are a press away.
    await action(page, "larger");
    await page.waitForSelector("[data-count][data-n='9']");
    await action(page, "smaller");
    await page.waitForSelector("[data-count][data-n='8']");
    // What is published is shown after the count.
    const known = page.locator("[data-board='8'] .known span");
    assert.equal(await known.isVisible(), false);
    await action(page, "count");
    await finished(page, 8);
    await page.waitForSelector("[data-board='8'][data-tried=done]");
    assert.equal(await known.isVisible(), true);
    await page.check("[data-action=show-known]");
    assert.equal(await page.locator("[data-board='27'] .known span").isVisible(), true);
    // The verdict is revealed after the number, and stands still where movement is not wanted.
    for (const [reducedMotion, name] of [["no-preference", "reveal"], ["reduce", "none"]]) {
      await page.emulateMedia({ reducedMotion });
      assert.equal(await page.locator(".count-verdict").evaluate((verdict) => getComputedStyle(verdict).animationName), name);
    }
    await page.emulateMedia({ reducedMotion: null });
    const size = (selector) => page.locator(selector).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const largest = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll("body :not(.count-result *)")].map((element) => parseFloat(getComputedStyle(element).fontSize))),
    );
    assert.equal(await page.textContent(".count-total"), "92");
    assert.match(await page.textContent(".count-verdict"), /matches the published count/);
    assert.ok((await size(".count-total")) > largest);
    assert.ok((await size(".count-verdict")) < (await size(".count-total")) / 2);
  });
});

test("a finished count leaves a card: a picture to save, a text to copy, and to share where the browser can", async () => {
  await withProfile({ locale: "en-GB", permissions: ["clipboard-read", "clipboard-write"] }, async (context) => {
    await context.addInitScript(() => {
      globalThis.shared = [];
      Navigator.prototype.share = (data) => {
        globalThis.shared.push(data.text);
        return Promise.reject(new DOMException("the reader said no", "AbortError"));
      };
    });
    const page = await open(context, "count/#n=12");
    assert.equal(await page.locator("[data-card]").count(), 0);
    await action(page, "count");
    await finished(page, 12);
    await page.waitForSelector("[data-card='12']");
    assert.match(await page.textContent("[data-card]"), /^I counted N = 12 in [\d.]+ m?s$/);
    await assertTargets(page, ".card-buttons button");
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-card")]);
    assert.equal(download.suggestedFilename(), "n-queens-12.png");
    const png = await readFile(await download.path());
    // The picture's own head: a PNG of 2400 by 1260 pixels.
    assert.equal(png.toString("latin1", 1, 4), "PNG");
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [2400, 1260]);
    await action(page, "copy-card");
    await page.waitForFunction(() => document.querySelector("[data-action=copy-card]").textContent === "Copied");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^I counted all 14,200 solutions of the 12 queens problem in my browser, in [\d.]+ m?s\. http.*count\/#n=12$/);
    await action(page, "share-card");
    assert.deepEqual(await page.evaluate(() => globalThis.shared), [text]);
    assert.deepEqual(page.said, []);
  });
  await visit("ja/count/#n=8", {}, async (page) => {
    await page.evaluate(() => { delete Navigator.prototype.share; });
    await action(page, "count");
    await finished(page, 8);
    await page.waitForSelector("[data-action=save-card]");
    assert.match(await page.textContent("[data-card]"), /^N = 8 を [\d.]+ (ミリ)?秒で数えました$/);
    assert.equal(await page.locator("[data-action=share-card]").count(), 0);
    await assertAxeFindsNothing(page, "a finished count");
    await assertNothingScrollsSideways(page, "a finished count");
  });
});

