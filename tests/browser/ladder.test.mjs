import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { address, assertNothingScrollsSideways, holding, listen, look, open, press, turn, turnThrough, under, visit, withProfile, written } from "./site.mjs";

const METHODS = [
  "brute-force", "permutation", "backtracking", "flags", "swap-flags", "bitmap", "bitmap-loop",
  "unplaced", "symmetry-check", "half-row", "corner-edge", "carry-chain", "fast",
];
const UNIQUE = ["symmetry-check", "half-row", "corner-edge"];
/** Every row of the table as the contract shows it. */
const rows = (page) =>
  page.locator("[data-ladder-row]").evaluateAll((rows) => rows.map((row) => ({ ...row.dataset })));

const row = (page, method) => page.locator(`[data-ladder-row="${method}"]`);

/** Runs what is chosen and waits until nothing runs. */
async function run(page) {
  await press(page, "run");
  await page.waitForSelector("[data-action=run]:not([disabled])", { timeout: 120_000 });
}

/** A row of the table behind the details. */
const result = (page, method) => page.locator(`[data-result="${method}"]`);

/** Opens the choice of the methods. */
const choosing = (page) => page.click(".choosing > summary");
/** Opens the table of all figures. */
const results = (page) => page.click(".results > summary");

test("every method runs in the worker, both forms too, and its row shows what it counted", async () => {
  await visit("ja/ladder/#n=7&from=7&limit=60", {}, async (page) => {
    await run(page);
    const shown = await rows(page);
    assert.deepEqual(shown.map((row) => row.ladderRow), METHODS);
    for (const row of shown) {
      assert.equal(row.state, "done", row.ladderRow);
      assert.equal(row.total, UNIQUE.includes(row.ladderRow) ? "6" : "40", row.ladderRow);
      assert.equal(row.unique, UNIQUE.includes(row.ladderRow) ? "6" : undefined, row.ladderRow);
      assert.ok(Number(row.elapsedMs) > 0, `${row.ladderRow} took ${row.elapsedMs} ms`);
      // The method without counters has no figures rather than noughts.
      assert.equal(row.nodes === undefined, row.ladderRow === "fast");
    }
    await turn(page, "ja/ladder/#n=6&from=6&methods=backtracking,bitmap&form=loop", "[data-ladder-row=bitmap][data-form=loop]");
    await run(page);
    assert.deepEqual((await rows(page)).map(({ form, state, total }) => [form, state, total]), [["loop", "done", "4"], ["loop", "done", "4"]]);
  });
});

test("the hopeless is refused with an estimate, and runs when the reader insists", async () => {
  await visit("ladder/#n=12&from=12&methods=brute-force,permutation,bitmap&limit=1", {}, async (page) => {
    await run(page);
    // Estimated or ended: in either case it has not held up the next.
    assert.match(await row(page, "permutation").getAttribute("data-state"), /refused|late/);
    const refused = row(page, "brute-force");
    assert.equal(await refused.getAttribute("data-state"), "refused");
    assert.match(await refused.locator(".state").textContent(), /would take about [\d.,]+ (h|hours?|days?|years?)/);
    assert.match(await refused.locator(".state [aria-hidden]").textContent(), /^about [\d.,]+ (h( \d+ min)?|days?|years?)$/);
    assert.equal(await row(page, "bitmap").getAttribute("data-leaves"), "314730");
    await refused.locator("[data-action=insist]").click();
    await page.waitForSelector("[data-ladder-row=brute-force][data-state=running]");
    // It runs, until it is told not to; then the worker is free for others at once.
    await press(page, "cancel");
    await page.waitForSelector("[data-ladder-row=brute-force][data-state=cancelled]");
    await page.selectOption("[data-action=size]", "8");
    await choosing(page);
    for (const slow of ["brute-force", "permutation"]) await page.uncheck(`[data-action=method][value=${slow}]`);
    await run(page);
    assert.equal(await row(page, "bitmap").getAttribute("data-total"), "92");
  });
});

test("dots and charts show what is recorded at once, grow with the results where they stand, and say the same in a table", async () => {
  await visit("ladder/#n=12&methods=flags,bitmap,unplaced", {}, async (page) => {
    const picture = (name) => page.locator(`[data-picture=${name}]`);
    const box = () => page.locator("[data-action=run], .dots, [data-ladder-row]").evaluateAll((all) => all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y + scrollY, width, height].join(" ");
    }));
    const before = await box();
    const dot = page.locator("tbody circle.here").first();
    assert.equal(await page.locator("tbody circle.here[data-waiting]").count(), 3);
    const [recorded, waiting] = await page.locator("tbody circle").evaluateAll((dots) => dots.map((dot) => dot.getAttribute("cx")));
    assert.equal(waiting, recorded);
    assert.match(await dot.evaluate((dot) => getComputedStyle(dot).transitionProperty), /cx/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    assert.equal(await dot.evaluate((dot) => getComputedStyle(dot).transitionDuration), "0s");
    await page.emulateMedia({ reducedMotion: null });
    assert.equal(await picture("time").locator("polyline.recorded").count(), 3, "before anything is run");
    assert.equal(await picture("time").locator("polyline.drawn").count(), 0);
    await run(page);
    assert.equal(await page.locator("tbody circle.here:not([data-waiting])").count(), 3);
    assert.deepEqual(await box(), before, "no row moves");
    await page.click(".leaf-nodes > summary");
    for (const [name, recorded] of [["time", 3], ["leaves", 2]]) {
      assert.equal(await picture(name).locator("[data-line-of]").count(), 3);
      assert.equal(await picture(name).locator("polyline.recorded").count(), recorded);
      const dashes = await picture(name).locator(".drawn").evaluateAll((lines) =>
        lines.map((line) => `${getComputedStyle(line).strokeDasharray} ${getComputedStyle(line).strokeWidth}`),
      );
      assert.equal(new Set(dashes).size, 3, "every line has its own dashes");
    }
    // The line that is pointed at dims the others.
    const line = (method) => page.locator(`[data-picture=leaves] [data-line-of=${method}]`);
    const opacity = (method) => line(method).evaluate((one) => getComputedStyle(one).opacity);
    assert.deepEqual([await opacity("flags"), await opacity("bitmap")], ["1", "1"]);
    await line("bitmap").locator("text").hover();
    assert.deepEqual([await opacity("flags"), await opacity("bitmap")], ["0.2", "1"]);
    const leaves = picture("leaves");
    await leaves.locator("summary").click();
    const cells = await leaves.locator("tbody tr").first().locator("td").allTextContents();
    assert.deepEqual(cells, ["46", "177", "746", "3,073", "13,756", "64,337", "313,336", "1,642,461", "9,261,880"]);
    await results(page);
    const leafFactor = result(page, "bitmap").locator("[data-leaf-factor]");
    assert.equal(await leafFactor.getAttribute("data-leaf-factor"), "0.034");
  });
});

test("the times are named once above the bars of a desk, and below each bar of a phone", async () => {
  const named = (page, place) => page.locator(`.dots ${place} .tick`).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
  for (const [width, height, times] of [[1280, 800, ["1 ms", "1 s", "1 min", "1 h", "1 year"]], [1920, 1080, ["1 ms", "1 s", "1 min", "1 h", "1 year"]], [360, 740, ["1 ms", "1 min", "1 year"]]]) {
    await visit("ladder/", { viewport: { width, height } }, async (page) => {
      const [above, below] = [await named(page, "thead"), await named(page, "[data-ladder-row=bitmap]")];
      assert.deepEqual([above, below], 700 < width ? [times, []] : [[], times], String(width));
    });
  }
});

test("the dots say the page's one message before anything is clicked, below the race on the first screen of a desk", async () => {
  await visit("ladder/", {}, async (page) => {
    assert.equal(await page.textContent("h1"), "The same 27,358,552 placements, 17 times faster");
    assert.deepEqual((await rows(page)).map((row) => row.ladderRow), METHODS);
    const at = (method) => page.locator(`[data-ladder-row=${method}] circle.recorded`).evaluate((dot) => dot.getBoundingClientRect().x);
    const [brute, backtracking, bitmap] = [await at("brute-force"), await at("backtracking"), await at("bitmap")];
    assert.ok(bitmap < backtracking && backtracking < brute);
    // A tenth of a time is as far to the left wherever it stands.
    const tenfold = await page.locator("line.tenfold").first().evaluate((line) => line.getBoundingClientRect().width);
    assert.ok(Math.abs((backtracking - bitmap) / tenfold - Math.log10(3202.2 / 184.3)) < 0.03);
    // Both brackets begin and end in the middle of the rows that their words compare.
    const middle = (method) => page.locator(`[data-ladder-row=${method}] circle.recorded`).evaluate((dot) => { const { y, height } = dot.getBoundingClientRect(); return y + height / 2; });
    for (const [branch, foot, top] of [["prune", "brute-force", "backtracking"], ["represent", "backtracking", "bitmap"]]) {
      const bracket = await page.locator(`[data-branch=${branch}] .change`).evaluate((cell) => {
        const box = cell.getBoundingClientRect();
        const style = getComputedStyle(cell, "::before");
        return [box.top + parseFloat(style.top), box.bottom - parseFloat(style.bottom)];
      });
      assert.ok(Math.abs(bracket[0] - (await middle(foot))) < 4, `${branch}: ${bracket}`);
      assert.ok(Math.abs(bracket[1] - (await middle(top))) < 4, `${branch}: ${bracket}`);
    }
    assert.match(await page.textContent(".dots .why"), /Recorded in November 2026 .* the shortest of several runs/);
    // On a desk the message and the whole race stand on the first screen, in both languages.
    const last = () => document.querySelector("[data-race]").getBoundingClientRect().bottom;
    const views = ["ja", "en"].map((lang) => [`${under(lang)}ladder/#n=14&methods=all&from=4`, `html[lang=${lang}] [data-dots="14"]`]);
    for (const [at, bottom] of (await turnThrough(page, views, last)).entries()) assert.ok(bottom <= 800, `${views[at][0]}: ${bottom}`);
    const box = () =>
      page.locator(".dots").evaluate((dots) => {
        const { y, height } = dots.getBoundingClientRect();
        return [y + scrollY, height];
      });
    // The choice opens below, and moves nothing above it.
    const before = await box();
    await choosing(page);
    await page.waitForSelector("[data-action=method]");
    assert.deepEqual(await box(), before);
  });
});

const race = (page, state) => page.waitForSelector(`[data-race=${state}]`);

/** The figures of each lane of the race: placements and operations where it has them, and the time. */
const lanes = (page) => page.locator("[data-lane]").evaluateAll((all) => all.map((lane) => [...lane.querySelectorAll("dd")].map((figure) => figure.textContent)));

const OVER = [["152", "3,063", "3.2 s"], ["152", "1,199", "184 ms"], ["51 ms"]];

test("the race runs once by itself, the bits are through long before the arrays, and a press stops it and runs it again", async () => {
  await visit("ladder/", {}, async (page) => {
    await race(page, "running");
    await page.waitForFunction(() => {
      const [arrays, bits] = [...document.querySelectorAll("[data-lane] .passed")].map((bar) => Number(bar.getAttribute("width")));
      return 5.7 < bits && bits < arrays && arrays < 50;
    });
    await press(page, "race");
    await race(page, "stopped");
    const stopped = await lanes(page);
    assert.deepEqual(stopped[1], OVER[1]);
    assert.notDeepEqual(stopped[0], OVER[0]);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    assert.deepEqual(await lanes(page), stopped);
    await press(page, "race");
    await race(page, "running");
    await race(page, "over");
    assert.deepEqual(await lanes(page), OVER);
    // The bars say how many times longer one takes than the other.
    const bars = await page.locator("[data-lane] .passed").evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    assert.ok(Math.abs(bars[0] / bars[1] - 17.4) < 0.5 && bars[2] < bars[1], `${bars}`);
    // Both boards have the same queens.
    const queens = await page.locator("[data-lane] .queens").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
    assert.equal(queens[0], queens[1]);
    // Who comes back has seen it.
    await turn(page, "ladder/fast/", "[data-method=fast]");
    await turn(page, "ladder/", "[data-race]");
    assert.equal(await page.getAttribute("[data-race]", "data-race"), "over");
  });
});

test("where nothing moves by itself the race stands at its end until it is pressed", async () => {
  await visit("ladder/", { reducedMotion: "reduce" }, async (page) => {
    assert.equal(await page.getAttribute("[data-race]", "data-race"), "over");
    assert.deepEqual(await lanes(page), OVER);
    await press(page, "race");
    await race(page, "running");
  });
});

/** Runs in the page: the figures of the axes that lie over one another, and the cells that are cut. */
const axesOver = () => {
  const over = [...document.querySelectorAll(".dots .axis, .dots td.track")].flatMap((axis) => {
    const texts = [...axis.querySelectorAll("text:not(.tenfold)")].filter((text) => text.checkVisibility({ visibilityProperty: true }));
    const boxes = texts.map((text) => [text.textContent, text.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(([one, a], index) => boxes.slice(index + 1).flatMap(([other, b]) => (meet(a, b) ? [`${one} and ${other}`] : [])));
  });
  const cells = [...document.querySelectorAll(".dots :is(th, td)")];
  const cut = cells.filter((cell) => cell.clientWidth < cell.scrollWidth && !cell.matches(".track") && cell.querySelector(".unseen") === null);
  return { over, cut: cut.map((cell) => `${cell.className} ${cell.textContent}`) };
};

test("the figures of the axes stand beside one another, and nothing is cut, at every width", async () => {
  const views = [8, 14, 20].flatMap((n) => ["ja", "en"].map((lang) => [`${under(lang)}ladder/#n=${n}&methods=all`, `html[lang=${lang}] [data-dots="${n}"] .axis`]));
  await look(...views[0], {}, async (page) => {
    for (const width of [360, 700, 959, 960, 1151, 1152, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      for (const [at, seen] of (await turnThrough(page, views, axesOver)).entries()) {
        assert.deepEqual(seen, { over: [], cut: [] }, `${views[at][0]} at ${width}`);
      }
    }
  });
});

test("the times along a chart's side are in sight wherever it is scrolled to", async () => {
  for (const lang of ["en", "ja"]) {
    await look(`${under(lang)}ladder/#n=14&methods=all`, `html[lang=${lang}] [data-dots="14"]`, { viewport: { width: 360, height: 740 } }, async (page) => {
      await page.locator("details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
      await page.waitForSelector("[data-picture=leaves] .axis");
      for (const picture of ["time", "leaves"]) {
        const cut = await page.$eval(`[data-picture=${picture}] .scroll`, (scroll) => {
          const { left, right } = scroll.getBoundingClientRect();
          const ticks = [...scroll.querySelectorAll(".axis .tick")];
          const grid = scroll.querySelector("line.grid");
          return [0, -100, scroll.clientWidth - scroll.scrollWidth].flatMap((place) => {
            scroll.scrollLeft = place;
            return ticks.map((tick) => [tick, tick.getBoundingClientRect()])
              .filter(([, box]) => ticks.length < 4 || box.left < left || right < box.right || grid.getBoundingClientRect().width < 300)
              .map(([tick]) => `${tick.textContent} at ${place}`);
          });
        });
        assert.deepEqual(cut, [], `${lang}, ${picture}`);
      }
    });
  }
});

test("the address restores methods and N, and the results can be saved", async () => {
  await visit("ladder/", {}, async (page) => {
    await page.selectOption("[data-action=size]", "6");
    await choosing(page);
    for (const method of METHODS.slice(0, 10)) await page.uncheck(`[data-action=method][value=${method}]`);
    await written(page, "ladder/#n=6&methods=corner-edge,carry-chain,fast&from=4");
    await visit(await address(page), {}, async (fresh) => {
      assert.deepEqual((await rows(fresh)).map((row) => [row.ladderRow, row.n, row.state]), [
        ["corner-edge", "6", "idle"],
        ["carry-chain", "6", "idle"],
        ["fast", "6", "idle"],
      ]);
      await run(fresh);
      const [download] = await Promise.all([fresh.waitForEvent("download"), press(fresh, "download")]);
      assert.equal(download.suggestedFilename(), "bitqueens-ladder.csv");
      const lines = (await readFile(await download.path(), "utf8")).trim().split("\n");
      assert.equal(lines[0], "method,form,n,state,total,unique,nodes,tests,leaves,elapsed_ms");
      assert.equal(lines.length, 1 + 9);
      assert.match(lines[1], /^corner-edge,recursive,6,done,,1,44,\d+,15,[\d.]+$/);
    });
  });
});

test("the code shown is the file that runs, and a button copies it", async () => {
  await visit("ladder/flags/", { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    for (const file of ["flags.rs", "flags_loop.rs"]) {
      const shown = page.locator(`[data-code="${file}"]`);
      const source = await readFile(new URL(`../../core/src/ladder/${file}`, import.meta.url), "utf8");
      assert.equal(await shown.locator("pre").textContent(), source);
      const copy = shown.locator("[data-action=copy-code]");
      await copy.click();
      await page.waitForFunction((file) => document.querySelector(`[data-code="${file}"] button`).textContent === "Copied", file);
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), source);
    }
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.locator("[data-action=copy-code]").first().click();
    await page.waitForSelector("text=Not copied: select it instead");
  });
});

test("a row leads to its method's page, from there to the others, and Back to the row", async () => {
  await visit("ladder/", {}, async (page) => {
    await page.click("[data-ladder-row=swap-flags] a");
    await page.waitForSelector("[data-method=swap-flags] h1:focus");
    assert.equal(await address(page), "ladder/swap-flags/");
    assert.match(await page.title(), /^Swapping and diagonal flags \|/);
    await page.click("[data-action=next-method]");
    await page.waitForSelector("[data-method=bitmap]");
    await page.click("[data-action=previous-method]");
    await page.waitForSelector("[data-method=swap-flags]");
    for (const there of ["[data-method=bitmap]", "[data-method=swap-flags]"]) {
      await page.goBack();
      await page.waitForSelector(there);
    }
    await page.goBack();
    await page.waitForSelector("[data-ladder-row=swap-flags] a:focus");
  });
});

test("a worker that cannot be loaded is said to be missing", async () => {
  await withProfile({}, async (context) => {
    await context.addInitScript(() => {
      const Real = window.Worker;
      window.Worker = class extends Real {
        constructor(address, options) {
          super(new URL("no-such-worker.js", location), options);
        }
      };
    });
    const page = await open(context);
    await turn(page, "ladder/#n=5", "[data-dots='5']");
    await press(page, "run");
    await page.waitForSelector("[data-notice]");
    assert.equal(await row(page, "brute-force").getAttribute("data-state"), "failed");
  });
});

/** Waits until the walk's attributes hold these values. */
const walked = (page, values) => page.waitForSelector(holding("[data-walk]", values));

test("the early methods are walked by the keys, which never scroll the page", async () => {
  await visit("ladder/flags/#walk-n=5", {}, async (page) => {
    const key = (name) => page.keyboard.press(name);
    await walked(page, { step: 0, playing: false });
    await key("ArrowRight");
    await key("ArrowRight");
    await key("ArrowLeft");
    await walked(page, { step: 1 });
    await key("n");
    await walked(page, { phase: "solution", solutions: 1 });
    await key("n");
    await key("p");
    await walked(page, { phase: "solution", solutions: 1 });
    await key("End");
    await walked(page, { phase: "finished", solutions: 10 });
    await key("ArrowRight");
    await page.locator("[data-notice]").waitFor();
    await key("Home");
    await walked(page, { step: 0 });
    await page.selectOption("[data-action=speed]", "slow");
    await page.locator("[data-action=speed]").blur();
    await key(" ");
    await walked(page, { playing: true });
    await key(" ");
    await walked(page, { playing: false });
    await key("Home");
    await page.keyboard.press("Control+ArrowRight");
    // A field and a table that scrolls keep their own keys.
    for (const own of ["[data-action=seek]", ".method-figures .scroll", "[data-code] pre"]) {
      await page.locator(own).first().evaluate((element) => element.focus({ preventScroll: true }));
      await key("ArrowRight");
    }
    await walked(page, { step: 0, playing: false });
    assert.equal(await page.evaluate(() => scrollY), 0);
  });
});

test("a walk plays to its end, tells its solutions, and rests in the address", async () => {
  await visit("ladder/flags/#walk-at=3", {}, async (page) => {
    await walked(page, { step: 3, playing: false });
    const telling = await listen(page, "[data-walk] [role=status]");
    await page.selectOption("[data-action=speed]", "fastest");
    await press(page, "play");
    await walked(page, { phase: "finished", playing: false, solutions: 2 });
    const told = await telling(3);
    assert.equal(told.length, 3, told.join("\n"));
    assert.match(told[0], /solution 1\.$/);
    assert.match(told[1], /solution 2\.$/);
    assert.match(told[2], /The search is finished\.$/);
    const end = await page.locator("[data-walk]").getAttribute("data-step");
    await page.waitForFunction((end) => location.hash.includes(`walk-at=${end}`), end);
    await page.fill("[data-action=seek]", "12");
    await page.keyboard.press("Enter");
    await walked(page, { step: 12 });
    // A held button repeats until it is let go.
    const next = page.locator("[data-walk] [data-action=next]");
    await next.scrollIntoViewIfNeeded();
    await next.hover();
    await page.mouse.down();
    await page.waitForFunction(() => document.querySelector("[data-walk]").dataset.step >= 15);
    await page.mouse.up();
    // At the fastest speed the end may come before the address turns.
    await page.selectOption("[data-action=speed]", "slow");
    await press(page, "play");
    await walked(page, { playing: true });
    await turn(page, "step/", "[data-stepper]");
    await page.goBack();
    await walked(page, { playing: false });
  });
});

test("the figures of a method stand beside the N that they belong to", async () => {
  const views = METHODS.flatMap((method) => ["", "ja/"].map((lang) => [`${lang}ladder/${method}/`, `[data-method=${method}] .method-figures td`]));
  await look(...views[0], {}, async (page) => {
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const apart = await turnThrough(page, views, () => {
        const text = (cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect();
        };
        const rows = [...document.querySelectorAll(".method-figures tr")].map((row) => [...row.cells].map(text));
        const of = (at, side, pick) => pick(...rows.map((row) => row[at]).filter(({ width }) => width > 0).map((box) => box[side]));
        return Math.max(...rows[0].slice(1).map((_, at) => of(at + 1, "left", Math.min) - of(at, "right", Math.max)));
      });
      for (const [at, gap] of apart.entries()) assert.ok(gap < 160, `${views[at][0]} at ${width}: ${gap} pixels`);
    }
  });
});

test("on the ladder with results and all of it open axe finds nothing, and nothing scrolls sideways, from 360 pixels to a projector", async () => {
  await look("ja/ladder/#n=6", "[data-dots='6']", {}, async (page) => {
    await run(page);
    await page.locator("details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
    await assertAxeFindsNothing(page, "the ladder");
    await assertNothingScrollsSideways(page, "the ladder");
  });
});
