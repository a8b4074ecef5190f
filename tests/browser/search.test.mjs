import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { assertNothingScrollsSideways, at, choose, holding, look, lookAtPlace, place, press, reach, reload, running, settled, showPanel, stepper, turn, visit, walk, wider } from "./site.mjs";

const go = async (page, step) => {
  await page.fill(await reach(page, "seek"), String(step));
  await page.press(await reach(page, "seek"), "Enter");
  await settled(page, { step });
};

/** The stepper at a step of a board. */

const slider = "[data-action=timeline]";
const strips = ".strip-drawing";
const count = (page, selector) => page.locator(selector).count();

test("N = 4's timeline has a mark for each of its 2 solutions and 4 dead ends, and a press near one leads there", async () => {
  await look("step/#n=4&at=0", at(4, 0), {}, async (page) => {
    const marks = await page
      .locator("[data-timeline-mark]")
      .evaluateAll((marks) => marks.map((mark) => [mark.dataset.timelineMark, mark.dataset.step]));
    assert.equal(marks.filter(([kind]) => kind === "solution").length, 2);
    assert.equal(marks.filter(([kind]) => kind === "dead-end").length, 4);
    const strip = await page.locator(strips).boundingBox();
    // One of each kind.
    for (const [kind, step] of ["solution", "dead-end"].map((kind) => marks.findLast(([own]) => own === kind))) {
      const phase = kind === "solution" ? "solution" : "free";
      await page.click(`[data-timeline-mark][data-step="${step}"]`);
      await settled(page, { step, phase });
      assert.equal(await page.inputValue(slider), step);
      assert.match(await page.getAttribute(slider, "aria-valuetext"), new RegExp(`^step ${step} of 121, ${kind.replace("-", " ")} [1-4]$`));
      await page.mouse.click(strip.x, strip.y + 2);
      await settled(page, { step: 0 });
      await page.mouse.click(strip.x + (strip.width * step) / 121 + 3, strip.y + 2);
      await settled(page, { step, phase });
    }
  });
});

test("the slider follows the reader, and the reader the slider", async () => {
  await look("step/#n=4&at=47", at(4, 47), {}, async (page) => {
    assert.equal(await page.inputValue(slider), "47");
    assert.equal(await page.getAttribute(slider, "aria-valuetext"), "step 47 of 121");
    await page.locator(slider).fill("58");
    await settled(page, { step: 58, phase: "solution" });
    await press(page, "next");
    await settled(page, { step: 59 });
    assert.equal(await page.inputValue(slider), "59");
    const box = await page.locator(strips).boundingBox();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
    await page.waitForFunction(() => document.querySelector("[data-stepper]").dataset.step > 85);
    await page.mouse.up();
    assert.ok(Number((await stepper(page)).step) < 97);
    // Away from the strip the hand still holds it.
    await page.mouse.move(box.x + box.width * 0.25, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 2, box.y - 200);
    await page.mouse.up();
    await settled(page, { step: 121, phase: "finished" });
  });
});

test("the timeline is one stop of the tab key, and its keys are a slider's", async () => {
  await look("step/#n=8&at=0", at(8, 0), {}, async (page) => {
    const key = (name) => page.keyboard.press(name);
    await page.focus(slider);
    const inside = () => page.evaluate(() => document.activeElement.closest("[data-timeline]") !== null);
    await key("Tab");
    assert.equal(await inside(), false);
    await page.focus(slider);
    await key("Shift+Tab");
    assert.equal(await inside(), false);
    await page.focus(slider);
    await key("ArrowRight");
    await settled(page, { step: 1 });
    await key("ArrowUp");
    await settled(page, { step: 2 });
    await key("ArrowLeft");
    await settled(page, { step: 1 });
    await key("PageUp");
    await settled(page, { step: 1 + 799 });
    await key("PageDown");
    await settled(page, { step: 1 });
    await key("End");
    await settled(page, { step: 15991, phase: "finished" });
    await key("Home");
    await settled(page, { step: 0 });
    await key("n");
    await settled(page, { step: 894, phase: "solution" });
  });
});

test("the timeline keeps its height and stays small, whatever the board", async () => {
  for (const n of [4, 8, 11, 12, 27]) {
    await look(`ja/step/#n=${n}&at=0`, at(n, 0), {}, async (page) => {
      const heights = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push((await page.locator("[data-timeline]").boundingBox()).height);
      }
      assert.deepEqual(heights, [40, 40], `N = ${n}`);
      assert.ok((await count(page, "[data-timeline] svg *")) <= 120, `N = ${n}`);
      assert.equal((await count(page, "[data-timeline-bars]")) === 2, n === 8 || n === 11, `N = ${n}`);
    });
  }
});

test("a small board stands over the pointer and moves nothing", async () => {
  await look("step/#n=8&at=0", at(8, 0), {}, async (page) => {
    const boxes = () =>
      // What is only told stands outside of the page, and is told when the reader rests.
      page.evaluate(() =>
        [...document.querySelectorAll("main *:not(svg *, .unseen *)")].map((one) => JSON.stringify(one.getBoundingClientRect())),
      );
    await page.locator(strips).scrollIntoViewIfNeeded();
    const before = await boxes();
    const box = await page.locator(strips).boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.waitForSelector("[data-peek]");
    assert.deepEqual(await boxes(), before);
    const peek = page.locator("[data-peek]");
    const step = Number(await peek.getAttribute("data-peek"));
    assert.ok(Math.abs(step - 15991 / 2) < 40);
    const [number, events] = await peek.locator("text").allTextContents();
    assert.equal(number, `step ${step.toLocaleString("en")}`);
    assert.match(events, /^(\d+ solutions?(, )?)?(\d+ dead ends?)?$/);
    const over = await peek.boundingBox();
    assert.ok(over.y + over.height <= box.y);
    assert.equal(await page.locator("[data-timeline] svg:not([aria-hidden=true] *)").evaluateAll((all) => all.every((one) => one.ariaHidden === "true")), true);
    await settled(page, { step: 0 });
    await page.mouse.move(box.x, box.y - 300);
    await page.waitForSelector("[data-peek]", { state: "detached" });
  });
});

test("at the strip's ends the small board stays inside the window", async () => {
  await look("step/#n=12&at=0", at(12, 0), { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.locator(strips).scrollIntoViewIfNeeded();
    const box = await page.locator(strips).boundingBox();
    for (const x of [box.x + 1, box.x + box.width - 1]) {
      await page.mouse.move(x, box.y + 20);
      await page.waitForSelector("[data-peek]");
      const over = await page.locator("[data-peek]").boundingBox();
      assert.ok(0 <= over.x && over.x + over.width <= 360, JSON.stringify(over));
    }
    await assertNothingScrollsSideways(page, "with a small board");
  });
});

test("N = 12 shows the share of the tree, and the slider leads to distant places", async () => {
  await look("step/#n=12&at=0", at(12, 0), {}, async (page) => {
    assert.equal(await page.getAttribute("[data-timeline]", "data-exact"), "false");
    assert.equal(await count(page, "[data-timeline-mark]"), 0);
    await page.locator(slider).fill("500");
    await page.waitForSelector('[data-timeline][data-value="500"]');
    await settled(page, { seeking: false, phase: "place" });
    assert.match(await page.getAttribute(slider, "aria-valuetext"), /^step [\d,]+, (49\.9|50\.0) % of the tree$/);
    const there = await place(page);
    await press(page, "next-solution");
    await settled(page, { phase: "solution", seeking: false });
    await press(page, "previous-solution");
    await settled(page, { phase: "solution", seeking: false });
    await go(page, there.stepper.step);
    assert.deepEqual(await place(page), there);
    await page.locator(slider).fill("0");
    await settled(page, { step: 0 });
  });
});

/** The step as the page says it in each of its places, all at one moment. */
const numbers = (page) =>
  page.evaluate(() => {
    const digits = (text) => /[\d,]+/.exec(text)[0].replaceAll(",", "");
    return [
      document.querySelector("[data-stepper]").dataset.step,
      document.querySelector("[data-action=seek]").value,
      digits(document.querySelector(".counters dd").textContent),
      digits(document.querySelector("[data-action=timeline]").ariaValueText ?? document.querySelector("[data-action=timeline]").getAttribute("aria-valuetext")),
    ];
  });

test("a long way has a target, an estimate and numbers that agree, and Stop ends it where it is", async () => {
  await look("step/#n=16&at=500", `html[lang=en] ${at(16, 500)}`, {}, async (page) => {
    const box = await page.locator("[data-timeline]").boundingBox();
    await page.fill(await reach(page, "seek"), "5000000000");
    await page.press(await reach(page, "seek"), "Enter");
    await page.waitForSelector("[data-way-left]");
    assert.match(await page.textContent(".way"), /^to step 5,000,000,000.*done.*left$/);
    assert.deepEqual(await page.locator("[data-timeline]").boundingBox(), box);
    for (let looks = 0; looks < 2; looks += 1) {
      const [step, ...said] = await numbers(page);
      assert.equal(said[1], step);
      // Components of their own are drawn one after another, so one may be a drawing behind.
      for (const number of said) assert.ok(Math.abs(step - number) < 1 << 23, `${step} and ${number}`);
      await page.waitForFunction((step) => Number(document.querySelector("[data-stepper]").dataset.step) > step, Number(step));
    }
    await press(page, "stop-way");
    await settled(page, { seeking: false });
    assert.equal(await count(page, "[data-action=stop-way], .way"), 0);
    const { step } = await stepper(page);
    assert.ok(4_000_000 < Number(step) && Number(step) < 5_000_000_000);
    await page.waitForFunction((step) => document.querySelector("[data-action=seek]").value === step, step);
    assert.deepEqual(new Set(await numbers(page)), new Set([step]));
    await page.waitForFunction((step) => location.hash.includes(`at=${step}&snapshot=`), step);
    await page.goBack();
    await settled(page, { step: 500 });
  });
});

test("a press far right on a long run shows where it leads, and Last leads to the end", async () => {
  await look("step/#n=16&at=500", `html[lang=en] ${at(16, 500)}`, {}, async (page) => {
    const box = await page.locator(strips).boundingBox();
    await page.mouse.click(box.x + box.width * 0.9, box.y + 20);
    await page.waitForSelector(".strip .target", { state: "attached" });
    assert.match(await page.textContent(".way"), /^to (89\.\d|90\.\d) % of the tree/);
    await press(page, "last");
    await page.waitForFunction(() => /^to the end/.test(document.querySelector(".way").textContent));
    await press(page, "stop-way");
    await settled(page, { seeking: false });
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "timeline");
  });
});

test("N = 4's tree has 17 nodes; going to a node and back equals stepping there", async () => {
  await look("step/#n=4&at=0&open=tree", `${at(4, 0)} [data-tree-node]`, {}, async (page) => {
    assert.equal(await count(page, "[data-tree-node]"), 17);
    assert.equal(await count(page, '[data-tree-node][data-kind="dead-end"]'), 4);
    assert.equal(await count(page, '[data-tree-node][data-kind="solution"]'), 2);
    await page.click(".tree-list summary");
    assert.equal(await count(page, "[data-tree-item]"), 17);
    assert.equal(await count(page, ".tree-list ul ul ul ul [data-tree-item]"), 16 - 4 - 6);
    const seen = `() => [document.querySelector('[data-tree-node][data-place="here"]')?.dataset.treeNode, (${lookAtPlace})()]`;
    const all = [await page.evaluate(`(${seen})()`), ...(await walk(page, "next", 121, seen))];
    const stepped = new Map(all.filter(([, { stepper }]) => stepper.phase === "ready" || stepper.phase === "place"));
    assert.equal(stepped.size, 17);
    await go(page, 30);
    const from = await place(page);
    // One node by the pointer, and some in the page; tests/logic goes to all.
    const [[first, { stepper: { step } }]] = stepped;
    await page.click(`[data-tree-node="${first}"]`);
    await settled(page, { step });
    await go(page, 30);
    const ways = await page.evaluate(`(${goToEach})(${lookAtPlace}, ${JSON.stringify([...stepped].filter((_, at) => at % 3 === 1).map(([name, { stepper }]) => [name, stepper.step]))}, "30")`);
    for (const [name, there, here, back] of ways) {
      assert.deepEqual(there, stepped.get(name), name);
      assert.equal(here, name);
      assert.deepEqual(back, from, `${name} and back`);
    }
    assert.equal(ways.length, 6);
  });
});

/**
 * Runs in the page: goes to each node of the tree, back to the step `home`, and there by the list of nodes. Returns
 * what is shown at the node, the node that is marked then, and what is shown back at home.
 */
const goToEach = async (lookAtPlace, nodes, home) => {
  const find = (selector) => document.querySelector(selector);
  const arrived = (step) => until(() => find("[data-stepper]").dataset.step === step);
  const goHome = () => {
    const slider = find("[data-action=timeline]");
    slider.value = home;
    slider.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const press = (selector) => find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const seen = [];
  for (const [name, step] of nodes) {
    press(`[data-tree-node="${name}"]`);
    await arrived(step);
    const there = lookAtPlace();
    const here = find('[data-tree-node][data-place="here"]').dataset.treeNode;
    goHome();
    await arrived(home);
    seen.push([name, there, here, lookAtPlace()]);
    press(`[data-tree-item="${name}"]`);
    await arrived(step);
    goHome();
    await arrived(home);
  }
  return seen;
};

test("on a phone the node of the step stays in sight in the tree, and nothing else scrolls", async () => {
  await look("step/#n=5&at=14&open=tree", at(5, 14), { viewport: { width: 360, height: 740 } }, async (page) => {
    const inSight = () =>
      page.waitForFunction(() => {
        const [frame, node] = [".tree-drawing", ".tree-drawing [aria-current]"].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return node && frame.left <= node.left && node.right <= frame.right && frame.top <= node.top && node.bottom <= frame.bottom;
      });
    await inSight();
    for (const step of [0, 200, 370]) {
      await turn(page, `step/#n=5&at=${step}`, `[data-stepper][data-step="${step}"]`);
      await inSight();
    }
    assert.ok(await page.$eval(".tree-drawing", (frame) => frame.clientWidth < frame.scrollWidth), "the tree is wider than the page");
    assert.equal(await page.evaluate(() => scrollY), 0);
  });
});

test("on a phone code scrolls down to the line just run, never sideways", async () => {
  await look("step/#n=8&at=891&code=rust&open=recursion", `${at(8, 891)} [data-form=recursive]`, { viewport: { width: 360, height: 740 } }, async (page) => {
    const codes = page.locator(".code");
    for (let step = 892; step < 900; step += 1) {
      await page.keyboard.press("ArrowRight");
      await settled(page, { step });
      await page.waitForFunction(() => {
        const [frame, line] = [".code", ".code [data-just-run]"].map((selector) => document.querySelector(selector).getBoundingClientRect());
        return frame.top <= line.top && line.bottom <= frame.bottom;
      });
    }
    const wider = await codes.evaluateAll((codes) => codes.filter((code) => code.clientWidth < code.scrollWidth).length);
    assert.equal(wider, 2, "the lists of the panel are narrower than their code; the stepper's own wraps its lines");
    assert.deepEqual(await codes.evaluateAll((codes) => codes.map((code) => code.scrollLeft)), [0, 0, 0]);
  });
});

test("arrows move through the tree and Enter goes there", async () => {
  await look("step/#n=8&at=891&open=tree", at(8, 891), {}, async (page) => {
    assert.equal(await page.getAttribute("[data-tree]", "data-whole"), "false");
    await page.focus('[data-tree-node][tabindex="0"]');
    const focused = () => page.evaluate(() => document.activeElement.dataset.treeNode);
    const here = await focused();
    await page.keyboard.press("ArrowUp");
    const above = await focused();
    assert.ok(here.startsWith(`${above}-`));
    await page.keyboard.press("Home");
    assert.equal(await focused(), "root");
    // The lowest bit is tried first, and lies on the right as on the board.
    await page.keyboard.press("ArrowDown");
    assert.equal(await focused(), "7");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await focused(), "6");
    await page.keyboard.press("Enter");
    await settled(page, { phase: "place", row: 0, seeking: false });
    const marks = await page.locator('[data-mark="queen"]').evaluateAll((queens) => queens.map((queen) => queen.dataset.col));
    assert.deepEqual(marks, ["6"]);
    assert.match(await page.getAttribute('[data-tree-node="7"]', "aria-label"), /^row 0, column 7, done, folded$/);
  });
});

test("the call stack and the arrays show the same rows, and a return is a row--", async () => {
  await look("step/#n=4&at=0", at(4, 0), {}, async (page) => {
    await showPanel(page, "recursion");
    await page.waitForSelector("[data-form=recursive]");
    const seen = () => {
      const words = (attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)].map((row) => [
          row.dataset.frameStatus,
          ...[...row.querySelectorAll("th, code")].map((cell) => cell.textContent),
        ]);
      return {
        ...document.querySelector("[data-stepper]").dataset,
        frames: words("data-frame"),
        entries: words("data-array-entry"),
        crossing: document.querySelector(".crossing").dataset.crossing,
        marked: [...document.querySelectorAll("[data-form] [data-just-run]")].map((line) => line.textContent),
      };
    };
    let returns = 0;
    for (const { step, row, phase, frames, entries, crossing, marked } of await walk(page, "next", 121, seen)) {
      assert.deepEqual(frames, entries, `step ${step}`);
      const active = frames.filter(([status]) => status === "in-work" || status === "coming");
      assert.deepEqual(active.map(([, number]) => number), row === "-1" ? [] : [row]);
      const up = phase === "solution" || phase === "backtrack";
      assert.equal(crossing === "return", up, `step ${step}`);
      returns += up ? 1 : 0;
      assert.equal(marked.length, 2);
      if (up) {
        assert.match(marked[0], /return/);
        assert.match(marked[1], /row -= 1/);
      }
    }
    assert.equal(returns, 13 + 2);
  });
});

test("the code is in the language of the reader's choice, on both sides and in the address", async () => {
  await look("ja/step/#n=4&at=47&open=recursion", `${at(4, 47)} [data-form=recursive]`, {}, async (page) => {
    for (const [code, line] of [
      ["rust", /bitmap\[below\] = mask & !/],
      ["python", /bitmap\[row\] = mask & ~/],
      ["plain", /bitmap\[row\] = mask & ~/],
    ]) {
      await page.selectOption("[data-action=code]", code);
      await page.waitForFunction((code) => location.hash.includes(`code=${code}`) || code === "plain", code);
      assert.match(await page.textContent(".listing [data-just-run]"), line);
      assert.match(await page.textContent("[data-form=recursive] [data-just-run]"), /bitmap = (mask|MASK) & /);
    }
  });
});

test("conditions: run to a solution and to a square, and the address keeps it", async () => {
  await visit("ja/step/#n=8&at=0", {}, async (page) => {
    const until = (kind) => page.selectOption("[data-action=until]", kind);
    await until("solution");
    await press(page, "run");
    await settled(page, { step: 894, phase: "solution" });
    await until("square");
    await page.selectOption("[data-action=until-row]", "3");
    await page.selectOption("[data-action=until-column]", "6");
    await press(page, "run");
    await settled(page, { phase: "place", row: 3 });
    assert.equal(await page.getAttribute('[data-row="3"][data-col="6"]', "data-mark"), "queen");
    await until("square");
    await page.selectOption("[data-action=until-row]", "0");
    await press(page, "run");
    await page.waitForSelector('[data-stepper][data-seeking="false"]');
    await page.waitForFunction(() => location.hash.includes("until=square-0-0"));
    await reload(page);
    await page.waitForSelector('[data-until="square-0-0"]');
  });
});

test("the solutions so far: both notations, links, text and file", async () => {
  await look("step/#n=5&at=0", at(5, 0), {}, async (page) => {
    await showPanel(page, "solutions");
    await page.waitForSelector("text=No solution has been found");
    await press(page, "last");
    await page.waitForSelector('[data-solutions-list="10"]');
    const first = await page.locator("[data-solutions-list] [data-solution]").first().locator("dd").allTextContents();
    assert.deepEqual(first, ["4 2 0 3 1", "2 4 1 3 0"]);
    assert.equal(await count(page, "[data-solutions-list] [data-solution] svg"), 10);
    const text = await page.inputValue(".as-text textarea");
    assert.equal(text.split("\n").filter((line) => /^\d+: /.test(line)).length, 10);
    assert.match(text, /^1: 4 2 0 3 1 \/ 2 4 1 3 0\n\. \. \. \. Q\n/);
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "download-solutions")]);
    assert.equal(download.suggestedFilename(), "queens-5.txt");
    assert.equal(await readFile(await download.path(), "utf8"), text);
    await page.click("[data-solutions-list] [data-solution='3'] a");
    const step = await page.getAttribute("[data-solutions-list] [data-solution='3']", "data-step");
    await settled(page, { step, phase: "solution", solutions: 3 });
    await page.waitForSelector('[data-solutions-list="3"]');
  });
});

test("copying is said when it is done, and where the browser refuses, what to do", async () => {
  /** Makes the page's clipboard wait until `copying` is called with whether it copies. */
  const wait = (page) => page.evaluate(() => {
    navigator.clipboard.writeText = (text) => new Promise((done, refuse) => {
      globalThis.copied = text;
      globalThis.copying = (copies) => (copies ? done() : refuse(new DOMException("no", "NotAllowedError")));
    });
  });
  const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await visit("step/#n=4&at=121&open=solutions", {}, async (page) => {
    await wait(page);
    for (const [action, before, done, refused] of [
      ["copy-solutions", "", "Copied.", "Selected. Press your copy key."],
      ["copy-link", "Copy link", "Copied", "Copy it from the address bar"],
    ]) {
      const copied = page.locator(`[data-action=${action}]`);
      const said = action === "copy-link" ? copied : page.locator(".as-text [role=status]");
      await copied.click();
      await drawn(page);
      assert.equal(await said.textContent(), before);
      await page.evaluate(() => copying(true));
      await said.filter({ hasText: new RegExp(`^${done}$`) }).waitFor();
      await copied.click();
      await page.evaluate(() => copying(false));
      await said.filter({ hasText: refused }).waitFor();
    }
    await page.locator("[data-action=copy-solutions]").click();
    assert.equal((await page.evaluate(() => globalThis.copied)).replaceAll("\r\n", "\n"), await page.inputValue(".as-text textarea"));
    const selected = await page.evaluate(() => getSelection().toString().length);
    assert.equal(selected, (await page.inputValue(".as-text textarea")).length);
  });
});

test("at N = 16 a hundred thousand steps of play can be stopped, stepped on and gone back from", async () => {
  await look("step/#n=16&at=0", `html[lang=en] ${at(16, 0)}`, {}, async (page) => {
    await choose(page, "speed", "full");
    await press(page, "play");
    await page.waitForFunction(() => Number(document.querySelector("[data-stepper]").dataset.step) > 100_000, null, { timeout: 60_000 });
    await press(page, "pause");
    await settled(page, { playing: false });
    const { step } = await stepper(page);
    for (let presses = 1; presses <= 3; presses += 1) {
      await press(page, "next");
      await settled(page, { step: Number(step) + presses });
    }
    await press(page, "back");
    await press(page, "first");
    await settled(page, { step: 0, seeking: false });
  });
});

/** Evaluates a function in an empty page, where texts may be parsed: the site's own policy refuses that. */
async function elsewhere(page, run, text) {
  const empty = await page.context().newPage();
  try {
    return await empty.evaluate(run, text);
  } finally {
    await empty.close();
  }
}

test("the picture is saved as SVG and as PNG", async () => {
  await look("step/#n=5&at=22&open=share", `${at(5, 22)} [data-action=save-svg]`, {}, async (page) => {
    const save = async (action) => {
      const [download] = await Promise.all([page.waitForEvent("download"), press(page, action)]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const svg = await save("save-svg");
    assert.equal(svg.name, "queens-5-22.svg");
    const seen = await elsewhere(page, (text) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      const values = [...parsed.querySelectorAll("text")].map((text) => text.textContent).filter((text) => /^[2-9]|^[1-9]\d$/.test(text));
      return [parsed.querySelectorAll("parsererror").length, ...values.filter((value) => value !== "11")];
    }, svg.bytes.toString());
    // Beside the rows their values: of left, down, right, mask, bitmap and bit.
    assert.deepEqual(seen, [0, "56", "21", "9", "31", "2", "16"]);
    const png = await save("save-png");
    assert.equal(png.name, "queens-5-22.png");
    assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
    const width = Number(/width="(\d+)"/.exec(svg.bytes.toString())[1]);
    assert.equal(png.bytes.readUInt32BE(16), 2 * width);
  });
});

test("the embedded stepper shows board, rows and moves, within its steps, and takes no keys", async () => {
  await visit("step/#n=4&at=47&open=share", {}, async (page) => {
    await page.fill("[data-action=embed-from]", "46");
    await page.fill("[data-action=embed-to]", "48");
    const snippet = await page.inputValue(".share textarea");
    const address = await elsewhere(page, (html) => {
      const frame = new DOMParser().parseFromString(html, "text/html").querySelector("iframe");
      return frame.title && frame.getAttribute("src");
    }, snippet);
    await page.goto("about:blank");
    await page.goto(address);
    await running(page);
    await page.waitForSelector("[data-page=embed]");
    await settled(page, { n: 4, step: 47 });
    const actions = await page.locator("[data-action]").evaluateAll((all) => all.map((one) => one.dataset.action));
    assert.deepEqual(actions, ["show-again", "back", "play", "next"]);
    assert.equal(await count(page, "[data-bits]"), 6);
    assert.equal(await count(page, ".header, [data-timeline], [data-tree], details"), 0);
    for (const key of ["ArrowRight", "End", " ", "n", "?"]) {
      await page.keyboard.press(key);
    }
    await settled(page, { step: 47, playing: false });
    await press(page, "next");
    await settled(page, { step: 48 });
    await press(page, "next");
    await page.waitForSelector("[data-notice]");
    await settled(page, { step: 48 });
    await assertAxeFindsNothing(page);
    assert.equal(await page.evaluate(() => localStorage.getItem("bitqueens.preferences") ?? ""), "en msb");
  });
});

/** Runs in the page: how far apart the words of two boards stand, and how high both boards with their words are. */
const apart = () => {
  const box = (which, selector) => document.querySelector(`[data-compare=${which}] ${selector}`).getBoundingClientRect();
  const words = ["left", "down", "right", "bitmap", "bit"].map((word) => `[data-bits=${word}] [data-bit-column]`);
  const boxes = ["first", "second"].flatMap((which) => [".board", ...words].map((selector) => box(which, selector)));
  return {
    apart: Math.max(...words.map((word) => Math.abs(box("first", word).top - box("second", word).top))),
    high: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    beside: box("first", ".board").right <= box("second", ".board").left + 1 && box("second", ".board").right <= innerWidth,
  };
};

test("two boards are seen at once, each word of one beside that of the other, at every width", async () => {
  for (const [width, height] of [[360, 740], [768, 1024], [1280, 800]]) {
    await look("step/#n=8&at=30&open=compare", "[data-compare=second] .board", { viewport: { width, height } }, async (page) => {
      for (const n of [4, 8, 12, 26]) {
        await turn(page, `step/#n=${n}&at=30&open=compare&second=${n + 1}.30`, `${holding("[data-compare=first]", { n, step: 30 })} .board`);
        await page.waitForSelector(`${holding("[data-compare=second]", { n: n + 1 })} .board`);
        const seen = await page.evaluate(apart);
        assert.ok(seen.apart <= 1 && seen.beside && seen.high < height * 0.9, `N = ${n} at ${width}: ${JSON.stringify(seen)}`);
      }
    });
  }
});

test("two steppers stand side by side and move together or apart", async () => {
  await visit("step/#n=4&at=10", {}, async (page) => {
    await showPanel(page, "compare");
    const at = (which, values) => page.waitForSelector(holding(`[data-compare=${which}]`, values));
    await at("second", { n: 5, step: 10 });
    await page.click("[data-dock] [data-action=next]");
    await at("first", { step: 11 });
    await at("second", { step: 11 });
    await page.selectOption(".compare [data-action=size]", "8");
    await at("second", { n: 8, step: 0 });
    await page.click(".compare [data-action=next]");
    await at("first", { n: 4, step: 12 });
    await at("second", { n: 8, step: 1 });
    await page.uncheck("[data-action=together]");
    await page.click(".compare [data-action=next-solution]");
    await at("second", { step: 894, phase: "solution" });
    await at("first", { step: 12 });
    await page.waitForFunction(() => location.hash.includes("second=8.894.apart"));
    await reload(page);
    await at("second", { n: 8, step: 894 });
    await at("first", { n: 4, step: 12 });
    assert.equal(await page.isChecked("[data-action=together]"), false);
  });
});
