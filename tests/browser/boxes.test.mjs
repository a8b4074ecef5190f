// What is inside the window, and what stands still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, holding, look, press, set, settled, showPanel, stepper, turn, turnThrough, under, visit, walk } from "./site.mjs";

/** Runs in the page: the elements that are not wholly inside the window above the dock, and the dock if it is not. */
const outside = (selectors) => {
  const dock = document.querySelector("[data-dock]").getBoundingClientRect();
  const wrong = dock.top < 0 || innerHeight + 1 < dock.bottom ? [`the dock: ${dock.top} to ${dock.bottom}`] : [];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) wrong.push(`${selector}: not there`);
    for (const element of found) {
      const { top, left, right, bottom } = element.getBoundingClientRect();
      if (top < -1 || left < -1 || innerWidth + 1 < right || dock.top + 1 < bottom) {
        wrong.push(`${selector}: ${[left, top, right, bottom].map(Math.round)} over the dock at ${Math.round(dock.top)}`);
      }
    }
  }
  return wrong;
};

const FIGURE = ["[role=grid]", "[data-bits]", ".saying"];

/** Boards, with a step from which on every line of the loop comes by within nine. */
const STARTS = [[4, 1], [8, 485], [12, 491]];

test("the line to come, which is kept at the edge, is covered by nothing, in every language", async () => {
  await look("step/#n=4&at=47", at(4, 47), { reducedMotion: "reduce" }, async (page) => {
    const codes = await page.$$eval("[data-choice=code] option", (options) => options.map(({ value }) => value));
    for (const [width, height] of [[1024, 768], [1280, 800], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      for (const code of codes) {
        await page.selectOption("[data-action=code]", code);
        const covered = await page.evaluate(() => {
          const text = document.createRange();
          text.selectNodeContents(document.querySelector(".code [data-next] code"));
          const choice = document.querySelector("[data-action=code]").getBoundingClientRect();
          return [...text.getClientRects()].filter((box) => choice.left < box.right - 1 && choice.top < box.bottom - 1 && box.top < choice.bottom - 1).length;
        });
        assert.equal(covered, 0, `${code} at ${width}x${height}`);
      }
    }
  });
});

/**
 * Runs in the page: steps to the end, and returns after each step which rows of the code are seen in part, at an edge of the
 * list or under the line to come, and whether a part of the line just run is hidden.
 */
const cutRows = async (last) => {
  const faults = () => {
    const list = document.querySelector(".code");
    const edge = list.getBoundingClientRect().top + list.clientTop;
    const next = list.querySelector("[data-next]");
    const row = parseFloat(getComputedStyle(list.children[0]).lineHeight);
    const hidden = [[-Infinity, edge], [edge + list.clientHeight, Infinity]];
    if (next) hidden.push([next.getBoundingClientRect().top, next.getBoundingClientRect().bottom]);
    const found = [];
    for (const line of [...list.children].filter((line) => line !== next)) {
      const { top, bottom } = line.getBoundingClientRect();
      for (let at = top; at < bottom - 2; at += row) {
        const parts = hidden.map(([from, to]) => Math.min(to, at + row) - Math.max(from, at)).filter((part) => 2 < part);
        const isHalf = parts.some((part) => part < row - 2);
        if (isHalf || (parts.length !== 0 && line.matches("[data-just-run]"))) found.push(`${line.textContent}: ${parts}`);
      }
    }
    return found;
  };
  const wrong = [];
  for (let step = Number(document.querySelector("[data-stepper]").dataset.step) + 1; step <= last; step += 1) {
    document.querySelector("[data-dock] [data-action=next]").click();
    await until(() => document.querySelector("[data-stepper]").dataset.step === String(step));
    let found = faults();
    for (let drawing = 0; found.length !== 0 && drawing < 50; drawing += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      found = faults();
    }
    wrong.push(...found.map((fault) => `step ${step}: ${fault}`));
  }
  return wrong;
};

test("the line to come covers no part of a row of the code, at any size", async () => {
  // Rust has the longest lines: they are broken on a phone, and are not where there is room.
  const both = ["plain", "rust"];
  for (const [width, height, codes] of [[360, 740, both], [1024, 768, ["plain"]], [1280, 800, both], [1920, 1080, ["plain"]]]) {
    await look("step/#n=4&at=0", at(4, 0), { viewport: { width, height }, reducedMotion: "reduce" }, async (page) => {
      for (const code of codes) {
        // The beginning, and what comes before and behind the first solution: every line of the code has come by.
        for (const [from, to] of [[0, 5], [38, 62]]) {
          await turn(page, `step/#n=4&at=${from}&code=${code}`, at(4, from));
          await page.selectOption("[data-action=code]", code);
          assert.deepEqual(await page.evaluate(cutRows, to), [], `${code} at ${width} by ${height}`);
        }
      }
    });
  }
});

/** Presses a control without waiting until it stands still, which takes most of the time of a tap. */
const click = (page, selector) => page.$eval(selector, (control) => control.click());

/**
 * Runs in the page: takes steps, through the questions about them where they are asked, and returns what is outside
 * after each, in a question too, and how many were asked.
 */
const stepThrough = async ({ from, to, figure }) => {
  const find = (selector) => document.querySelector(selector);
  const wrong = [];
  let asked = 0;
  const read = (where, selectors) => {
    wrong.push(...window.outside(selectors).map((fault) => `${where}: ${fault}`));
    if (scrollY !== 0) wrong.push(`${where}: scrolled by ${scrollY}`);
  };
  const reveal = (after) => {
    asked += 1;
    read(`asked after ${after}`, [...figure, "[data-asked] button"]);
    find("[data-action=reveal]").click();
  };
  const isAt = (step) => find("[data-stepper]").dataset.step === String(step);
  for (let step = from + 1; step <= to; step += 1) {
    find("[data-dock] [data-action=next]").click();
    await until(() => isAt(step) || find("[data-asked] :is([data-bit], [data-answer])"));
    if (!isAt(step)) {
      const isWay = find("[data-asked] [data-answer]") !== null;
      reveal(step - 1);
      // The word of the line is asked for after the way to it.
      if (isWay) await until(() => isAt(step) || find("[data-asked] [data-bit]"));
      if (isWay && !isAt(step)) reveal(step - 1);
    }
    await until(() => isAt(step));
    read(`step ${step}`, figure);
  }
  return { wrong, asked };
};

/** What a phone shows without scrolling: up to N = 8 the sum too, while nothing is asked. */
const onPhone = (n, predict) => (n <= 8 && predict === "" ? [...FIGURE, "[data-sum]"] : FIGURE);

test("on a phone board, rows, sentence, sum and dock need no scrolling, exploring and predicting", async () => {
  const next = "[data-dock] [data-action=next]";
  await look("ja/step/#n=4&at=22", holding("[data-stepper]", { n: 4, step: 22 }), { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await page.evaluate(`window.outside = ${outside}`);
    for (const [lang, predict, others] of [["en", "", [[6, 30], [16, 491], [27, 491]]], ["ja", "&predict=1", []]]) {
      for (const [n, at] of [...STARTS, ...others]) {
        await turn(page, `${under(lang)}step/#n=${n}&at=${at}${predict}`, `html[lang=${lang}] ${holding("[data-stepper]", { n, step: at })}`);
        let from = at;
        if (predict === "") {
          // By a finger once, which takes most of the time of a step.
          await page.tap(next);
          from += 1;
          await settled(page, { step: from });
          assert.deepEqual(await page.evaluate(outside, FIGURE), [], `${lang}, N = ${n}, step ${from}`);
        }
        const figure = onPhone(n, predict);
        const { wrong, asked } = await page.evaluate(stepThrough, { from, to: at + 9, figure });
        assert.deepEqual(wrong, [], `${lang}, N = ${n}${predict}`);
        assert.ok(predict === "" ? asked === 0 : 3 < asked, `${lang}, N = ${n}${predict}: ${asked} questions`);
      }
    }
  });
});

/** The dock's controls that are not wholly inside the window, or lie over another. */
const crowded = (page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll("[data-dock] .dock-row :is(button, select, input)")].filter((control) => control.checkVisibility());
    const boxes = controls.map((control) => [control.dataset.action ?? control.dataset.choice, control.getBoundingClientRect()]);
    const wrong = boxes.filter(([, { left, right }]) => left < 0 || innerWidth < right).map(([name]) => `${name} is cut`);
    for (const [index, [name, box]] of boxes.entries()) {
      for (const [other, { left, right, top, bottom }] of boxes.slice(index + 1)) {
        if (left < box.right && box.left < right && top < box.bottom && box.top < bottom) wrong.push(`${name} and ${other}`);
      }
    }
    return wrong;
  });

test("the dock's controls stand side by side at every width, and all can be reached", async () => {
  await look("step/#n=27&at=999999", holding("[data-stepper]", { n: 27, step: 999999 }), {}, async (page) => {
    for (const lang of ["ja", "en"]) {
      await turn(page, `${under(lang)}step/#n=27&at=999999`, `html[lang=${lang}] [data-stepper]`);
      for (const width of [360, 768, 1000, 1024, 1264, 1280]) {
        await page.setViewportSize({ width, height: 768 });
        assert.deepEqual(await crowded(page), [], `${lang}, ${width}`);
        const more = page.locator("[data-action=more]");
        const opens = await more.isVisible();
        if (opens) await more.click();
        for (const control of ["[data-action=next-dead-end]", "[data-choice=size]", "[data-action=seek]"]) {
          assert.ok(await page.locator(`[data-dock] ${control}`).isVisible(), `${lang}, ${width}: ${control}`);
        }
        assert.deepEqual(await crowded(page), [], `${lang}, ${width}, opened`);
        if (opens) await page.keyboard.press("Escape");
      }
    }
  });
});

/** Begins to add up the layout shifts of the page, those after a reader's own press too. */
const watchShifts = (page) =>
  page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? "gone"));
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
const shifts = (page) => page.evaluate(() => new Promise((seen) => {
  // Shifts are told after the drawing that made them.
  requestAnimationFrame(() => setTimeout(() => seen(window.shifts)));
}));

test("nothing jumps in 40 steps, keys, settings, a notice and a question, on a desk and on a phone", async () => {
  for (const [width, height] of [[1280, 800], [360, 740]]) {
    const where = (what) => `${what} at ${width} by ${height}`;
    await visit("step/#n=8&at=480", { viewport: { width, height }, reducedMotion: "reduce" }, async (page) => {
      const dock = () => [...document.querySelectorAll("[data-dock], [data-dock] .moves button")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }).join(", ");
      await page.waitForSelector("[data-panel=tree] [data-tree-node]", { state: "attached" });
      const before = await page.evaluate(dock);
      await watchShifts(page);
      const boxes = await walk(page, "next", 40, dock, { paints: true });
      assert.deepEqual([...new Set(boxes)], [before], where("the dock's buttons keep their boxes"));
      assert.deepEqual(await shifts(page), [], where("40 steps"));
      await page.keyboard.press("?");
      await page.waitForSelector(".keys");
      await page.keyboard.press("Escape");
      assert.deepEqual(await shifts(page), [], where("the keys"));
      await press(page, "menu");
      await page.keyboard.press("Escape");
      assert.deepEqual(await shifts(page), [], where("the settings"));
      await page.evaluate(() => { location.hash = "#n=8&at=499&pace=none&predict=1"; });
      await page.waitForSelector("[data-notice]");
      assert.deepEqual(await shifts(page), [], where("a notice"));
      await page.click("[data-dock] [data-action=next]");
      await page.waitForSelector("[data-asked]");
      const asked = await page.evaluate(dock);
      assert.equal(asked.split(", ").length, before.split(", ").length);
      assert.equal(asked.split(", ").at(-1), before.split(", ").at(-1), "Check stands where Next was");
      assert.deepEqual(await shifts(page), [], where("a question"));
      await click(page, "[data-action=reveal]");
      await page.evaluate(() => { location.hash = "#n=8&at=531&predict=1"; });
      await settled(page, { step: 531 });
      await page.waitForSelector("[data-dock] [data-action=next]");
      await shifts(page);
      await page.evaluate(() => { window.shifts = []; });
      await page.click("[data-dock] [data-action=next]");
      await page.waitForSelector("[data-asked] [data-answer]");
      assert.deepEqual(await shifts(page), [], where("a question about the way on"));
    });
  }
});

test("the timeline is within the first twelve stops of the keyboard", async () => {
  await visit("ja/step/#n=8&at=480", {}, async (page) => {
    for (let stop = 1; stop <= 12; stop += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement.dataset.action === "timeline")) return;
    }
    assert.fail("twelve stops, and no timeline");
  });
});

test("the projector's view shows board, words, sum and sentence, and a presenter's keys step", async () => {
  await look("step/#n=5&at=14", holding("[data-stepper]", { n: 5, step: 14 }), { viewport: { width: 1280, height: 720 } }, async (page) => {
    await press(page, "present");
    await page.waitForSelector(".presented");
    for (const selector of [".header", "[data-tabs]", ".listing"]) {
      assert.equal(await page.locator(selector).filter({ visible: true }).count(), 0, selector);
    }
    for (const selector of ["[role=grid]", "[data-bits=bit]", "[data-sum]", ".sentence"]) {
      const { y, height } = await page.locator(selector).boundingBox();
      assert.ok(0 <= y && y + height <= 720, selector);
    }
    await page.keyboard.press("PageDown");
    await settled(page, { step: 15 });
    await page.keyboard.press("PageUp");
    await settled(page, { step: 14 });
    await page.keyboard.press("Escape");
    await page.waitForSelector(".header");
  });
});

test("the projector's board is clearly larger than the usual one", async () => {
  await look("step/#n=4&at=0", at(4, 0), { reducedMotion: "reduce" }, async (page) => {
    const boards = [[4, 20], [5, 22], [8, 500], [12, 500]];
    const views = boards.flatMap(([n, step]) => [
      [`step/#n=${n}&at=${step}`, `:not(.presented)${at(n, step)}`],
      [`step/#n=${n}&at=${step}&present=1`, `.presented${at(n, step)}`],
    ]);
    for (const [width, height] of [[1280, 720], [1280, 800], [1366, 768], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      const squares = await turnThrough(page, views, () => document.querySelector("[role=gridcell]").getBoundingClientRect().width);
      for (const [index, [n]] of boards.entries()) {
        const [usual, presented] = squares.slice(2 * index, 2 * index + 2);
        assert.ok(1.2 * usual <= presented, `N = ${n} at ${width}x${height}: ${presented} beside ${usual}`);
      }
    }
  });
});

/** Runs in the page: the squares in which letters, or the numbers beside them, lie over one another or outside, and how many letters there are. */
const crowdedSquares = () => {
  const squares = [...document.querySelectorAll(":is(.dead-end .square, .square[data-spot])")];
  const near = squares.flatMap((square) => {
    const box = square.getBoundingClientRect();
    if (box.width < 32) return [];
    const isNumbered = square.querySelector(".letter[data-from]") !== null && parseFloat(getComputedStyle(square.querySelector(".letter[data-from]"), "::after").width) > 0;
    // As much as a space, so that letters with numbers are not read as one word.
    const room = isNumbered ? 6 : 3;
    const letters = [...square.querySelectorAll(".letter")].flatMap((letter) => {
      const { left, right, top, bottom } = letter.getBoundingClientRect();
      return [{ left, right, top, bottom }];
    });
    return letters.filter((one, at) =>
      one.left < box.left || box.right < one.right || one.top < box.top || box.bottom < one.bottom ||
      letters.slice(at + 1).some((other) => one.left < other.right + room && other.left < one.right + room && one.top < other.bottom && other.top < one.bottom),
    ).map(() => `${square.dataset.row}.${square.dataset.col}`);
  });
  return { near, letters: document.querySelectorAll(":is(.dead-end .square, .square[data-spot]) .letter").length };
};

test("letters and the numbers beside them lie apart in every square", async () => {
  // Dead ends, and a square that the sentence is about, where each letter has the row of its queen.
  const boards = [[4, 15], [4, 47], [5, 76], [6, 36], [8, 74], [12, 50]];
  await look("step/#n=4&at=47", at(4, 47), { reducedMotion: "reduce" }, async (page) => {
    for (const [width, height] of [[360, 740], [768, 1024], [1280, 800], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      const seen = await turnThrough(page, boards.map(([n, step]) => [`step/#n=${n}&at=${step}`, at(n, step)]), crowdedSquares);
      for (const [index, { near, letters }] of seen.entries()) {
        const where = `N = ${boards[index][0]} at ${width}x${height}`;
        assert.deepEqual(near, [], where);
        assert.ok(letters > 0, `${where} stands at a dead end`);
      }
    }
  });
});

test("in an embed the sentence stands near the top on the sum that it speaks of, and the moves keep their place", async () => {
  const steps = [497, 499, 502];
  const views = steps.map((step) => [`embed/#n=8&at=${step}`, holding("[data-stepper]", { n: 8, step })]);
  await look(...views[0], { reducedMotion: "reduce" }, async (page) => {
    for (const [width, height] of [[600, 500], [640, 480], [720, 600], [760, 600], [800, 450], [720, 960], [1024, 768], [1280, 800], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      const all = await turnThrough(page, views, () => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const isBeside = box(".board").right <= box(".saying").left;
        return { apart: box(".line-sum").top - box(".sentence").bottom, above: isBeside ? box(".sentence").top : 0, moves: box(".moves").top };
      });
      for (const [index, { apart, above, moves }] of all.entries()) {
        const where = `step ${steps[index]} at ${width}x${height}`;
        assert.ok(0 <= apart && apart <= 24, `${where}: ${apart}`);
        assert.ok(above <= 100, `${where}: the sentence begins ${above} below the top`);
        assert.equal(moves, all[0].moves, where);
      }
    }
  });
});

test("pointing at a square names its queens and marks them; a line of the code is run to", async () => {
  await look("step/#n=8&at=502", holding("[data-stepper]", { n: 8, step: 502 }), {}, async (page) => {
    await page.hover('[data-row="3"][data-col="0"]');
    await page.waitForSelector("[data-pointed]");
    assert.match(await page.textContent("[data-pointed]"), /Row 3, column 0: left from row 2/);
    assert.equal(await page.locator("[data-cause]").count(), 1);
    assert.equal(await page.getAttribute("[data-cause]", "data-row"), "2");
    await page.click("[data-line=place]");
    await settled(page, { phase: "place" });
    const { step } = await stepper(page);
    await page.goBack();
    await settled(page, { step: 502 });
    assert.notEqual(step, "502");
    await showPanel(page, "arrays");
    await page.click("[data-array-row='1'] [data-action=row]");
    await settled(page, { row: 1, phase: "place" });
  });
});

test("words move as the line says, and again on demand; a still picture says the same", async () => {
  await visit("step/#n=5&at=4", {}, async (page) => {
    const began = () => page.evaluate(() => new Promise((moved) => {
      const names = new Set();
      document.querySelector("[data-sum]").addEventListener("animationstart", ({ animationName }) => {
        // The names alternate, so that each begins anew.
        names.add(animationName.replace("-anew", ""));
        if (names.has("slide")) moved([...names].sort());
      });
    }));
    const first = began();
    await press(page, "next");
    await settled(page, { phase: "left" });
    assert.deepEqual(await first, ["lay-over", "slide"]);
    const from = () => page.locator("[data-sum-row=up] .sum-bits").evaluate((bits) => getComputedStyle(bits).getPropertyValue("--columns"));
    assert.equal(await from(), "1", "the shift comes from the right");
    const second = began();
    await press(page, "show-again");
    assert.deepEqual(await second, ["lay-over", "slide"]);
    const rows = () => page.locator("[data-sum-row]").evaluateAll((rows) => rows.map((row) => [row.dataset.sumRow, row.dataset.value]));
    const moving = await rows();
    await press(page, "back");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await press(page, "next");
    await settled(page, { phase: "left" });
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0, "a system without movement");
    await page.emulateMedia({ reducedMotion: null });
    await press(page, "back");
    await set(page, "motion");
    await press(page, "next");
    await settled(page, { phase: "left" });
    assert.deepEqual(await rows(), moving);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    await press(page, "next");
    await press(page, "next");
    await settled(page, { phase: "right" });
    assert.equal(await page.locator(".falls").isVisible(), true);
    const boxes = () => page.evaluate(() => [".falls", ".sum-row:has(.falls) [data-bit='0']"].map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON()));
    const [falls, lowest] = await boxes();
    assert.equal(falls.top, lowest.top, "the bit that falls off stands beside its row");
    assert.ok(Math.abs(falls.left - lowest.right) <= 1, `at ${falls.left}, the row ends at ${lowest.right}`);
    await set(page, "order", "lsb");
    await page.waitForSelector("[data-stepper][data-order=lsb]");
    const [mirrored, leftmost] = await boxes();
    assert.equal(mirrored.top, leftmost.top);
    assert.ok(Math.abs(mirrored.right - leftmost.left) <= 1, `to ${mirrored.right}, the row begins at ${leftmost.left}`);
  });
});

/** Runs in the page: waits for a shift, and returns when each of its movements begins and ends, by its animation's name. */
const movements = () => new Promise((seen) => {
  const look = () => {
    if (document.querySelector("[data-stepper]").dataset.phase !== "left") return;
    watch.disconnect();
    requestAnimationFrame(() => seen(document.getAnimations().map((movement) => {
      const { delay, endTime } = movement.effect.getComputedTiming();
      return [movement.animationName.replace("-anew", ""), delay, endTime];
    })));
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, attributes: true });
});

test("playing at each speed, movement ends within the step's own time, the answer last on board, row and sum", async () => {
  for (const [speed, own] of [["slow", 1000], ["normal", 1000 / 3], ["fast", 0], ["fastest", 0]]) {
    await visit(`step/#n=5&at=4&speed=${speed}`, {}, async (page) => {
      const shift = page.evaluate(movements);
      await press(page, "play");
      const seen = await shift;
      if (own === 0) {
        assert.deepEqual(seen, [], speed);
        return;
      }
      const of = (name) => seen.filter(([animation]) => animation === name);
      for (const name of ["lay-over", "slide", "come", "draw"]) assert.ok(of(name).length > 0, `${speed}, ${name}: ${JSON.stringify(seen)}`);
      const last = Math.max(...seen.map(([, delay]) => delay));
      for (const [name, delay, end] of seen) {
        assert.ok(end <= own, `${speed}, ${name} ends after ${end}`);
        if (name !== "lay-over") assert.equal(delay, last, `${speed}, ${name} belongs to the answer`);
      }
    });
  }
});

test("steps that come as from a held key stand still, so that their words can be read", async () => {
  await visit("step/#n=5&at=4", {}, async (page) => {
    const moving = await page.evaluate(async () => {
      const seen = [];
      const begun = performance.now();
      for (let press = 0; press < 3; press += 1) {
        // The clock of a machine that is never busy.
        performance.now = () => begun + 100 * press;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
        await until(() => document.querySelector("[data-stepper]").dataset.step === String(5 + press), "the step");
        seen.push(document.querySelector("[data-sum]").hasAttribute("data-moving"));
      }
      return seen;
    });
    assert.deepEqual(moving, [true, false, false]);
  });
});

test("an embed fits the frame that its snippet asks for", async () => {
  const at = (n) => holding("[data-stepper]", { n, step: 14 });
  for (const n of [4, 8, 12]) {
    let size;
    await look(`step/#n=${n}&at=14&open=share`, `${at(n)} .share textarea`, {}, async (page) => {
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(await page.inputValue(".share textarea"));
      size = { width: Number(width), height: Number(height) };
    });
    await look(`embed/#n=${n}&at=14`, `[data-page=embed] ${at(n)}`, { viewport: size }, async (frame) => {
      const { width, height } = size;
      for (const selector of ["[role=grid]", "[data-bits=bit]", "[data-sum]", ".saying", "[data-action=play]", "[data-action=next]", ".whole-page"]) {
        const { x, y, width: wide, height: high } = await frame.locator(selector).boundingBox();
        assert.ok(0 <= x && 0 <= y && x + wide <= width + 1 && y + high <= height, `N = ${n}, ${selector}: ${[x, y, wide, high]}`);
      }
      const square = await frame.locator("[role=gridcell]").first().boundingBox();
      assert.ok(20 <= square.width, `N = ${n}: squares of ${square.width}`);
      const scrolls = await frame.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      assert.deepEqual(scrolls, [0, 0]);
    });
  }
});
