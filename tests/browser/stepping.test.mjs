import assert from "node:assert/strict";
import { test } from "node:test";
import { at, bits, choose, holding, look, lookAtPlace, place, press, set, settled, stepper, turn, visit, walk } from "./site.mjs";

test("the first screen is the start of N = 4 with a place for each solution, and nothing moves", async () => {
  await visit("ja/step/", {}, async (page) => {
    const first = await stepper(page);
    assert.deepEqual([first.n, first.step, first.playing], ["4", "0", "false"]);
    assert.equal(await page.locator("[data-strip] li").count(), 2);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  });
});

test("N = 4 runs to its end, press by press, and back the same way", async () => {
  await look("ja/step/#n=4&at=0", at(4, 0), {}, async (page) => {
    const forward = [await place(page), ...(await walk(page, "next", 121, lookAtPlace))];
    for (const [step, { stepper }] of forward.entries()) assert.equal(stepper.step, String(step));
    const end = await stepper(page);
    assert.deepEqual(
      [end.phase, end.placements, end.deadEnds, end.solutions, end.row],
      ["finished", "16", "4", "2", "-1"],
    );
    const backward = await walk(page, "back", 121, lookAtPlace);
    for (const [presses, shown] of backward.entries()) assert.deepEqual(shown, forward[120 - presses], `step ${120 - presses}`);
    assert.equal((await stepper(page)).phase, "ready");
  });
});

/** Runs in the page: by how many pixels the bits of a selector stand beside their squares, and how many bits there are. */
const besideSquares = (bits) => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return box.left + box.width / 2;
  };
  const apart = [...document.querySelectorAll(bits)].map((bit) => {
    const square = document.querySelector(`[role=gridcell][data-row="0"][data-col="${bit.dataset.bitColumn}"]`);
    return Math.abs(middle(bit) - middle(square));
  });
  return [apart.length, Math.max(...apart)];
};

test("bits stand straight under their squares, those that are asked for too", async () => {
  for (const options of [{}, { viewport: { width: 360, height: 740 } }]) {
    await look("ja/step/#n=8&at=891", at(8, 891), options, async (page) => {
      // The reader's order at the end is that of the beginning.
      for (const order of ["lsb", "msb"]) {
        await set(page, "order", order);
        await page.waitForSelector(`[data-order=${order}]`);
        const [bits, apart] = await page.evaluate(besideSquares, "[data-bits] [data-bit-column]");
        assert.equal(bits, 48);
        assert.ok(apart <= 1, `${order}: ${apart} pixels apart`);
        await turn(page, "ja/step/#n=5&at=14&predict=1", `${at(5, 14)} [data-action=predict]:checked`);
        await press(page, "next");
        await page.waitForSelector("[data-asked] [data-bit]");
        const [asked, aside] = await page.evaluate(besideSquares, "[data-asked] [data-bit]");
        assert.equal(asked, 5);
        assert.ok(aside <= 1.5, `${order}: what is asked is ${aside} pixels apart`);
        await turn(page, "ja/step/#n=8&at=891", `${at(8, 891)} [data-action=predict]:not(:checked)`);
      }
    });
  }
});

test("the bit order changes the view and nothing else", async () => {
  await look("ja/step/#n=5&at=24", `html[lang=ja] ${at(5, 24)}`, {}, async (page) => {
    const before = await place(page);
    const left = await bits(page, "left");
    await set(page, "order", "lsb");
    await page.waitForSelector("[data-order=lsb]");
    const flipped = await place(page);
    assert.deepEqual(flipped.bits, before.bits);
    assert.equal(flipped.stepper.step, before.stepper.step);
    assert.equal((await bits(page, "left")).text, [...left.text].reverse().join(""));
    assert.deepEqual(flipped.marks.slice(0, 5), before.marks.slice(0, 5).reverse());
    await set(page, "order", "msb");
  });
});

test("playing plays to the end, and pauses when asked or hidden", async () => {
  // Of N = 4 the end may come before the press that pauses.
  await visit("ja/step/#n=8&at=0", {}, async (page) => {
    await choose(page, "speed", "fastest");
    await press(page, "play");
    await settled(page, { playing: true });
    await press(page, "pause");
    await settled(page, { playing: false });
    await press(page, "play");
    await settled(page, { playing: true });
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await settled(page, { playing: false });
  });
  await visit("ja/step/#n=4&at=0&speed=fastest", {}, async (page) => {
    await press(page, "play");
    await settled(page, { phase: "finished", playing: false, step: 121 });
  });
});

/** Counts the page's timers from now on; returns what waits until so many run. */
async function countTimers(page) {
  await page.evaluate(() => {
    window.running = new Set();
    const { setInterval: set, clearInterval: clear } = window;
    window.setInterval = (...rest) => {
      const id = set(...rest);
      window.running.add(id);
      return id;
    };
    window.clearInterval = (id) => {
      window.running.delete(id);
      clear(id);
    };
  });
  return (n) => page.waitForFunction((n) => window.running.size === n, n);
}

test("nothing ticks while nothing plays", async () => {
  await look("ja/step/#n=4&at=0", `html[lang=ja] ${at(4, 0)}`, {}, async (page) => {
    const ticking = await countTimers(page);
    await press(page, "play");
    await settled(page, { playing: true });
    await ticking(1);
    await press(page, "pause");
    await settled(page, { playing: false });
    await ticking(0);
  });
});

test("holding next repeats, and letting go stops", async () => {
  await visit("ja/step/#n=8&at=0", { hasTouch: true }, async (page, context) => {
    const ticking = await countTimers(page);
    const reached = (least) => page.waitForFunction((least) => Number(document.querySelector("[data-stepper]").dataset.step) >= least, least);
    await page.hover("[data-action=next]");
    await page.mouse.down();
    await reached(4);
    await page.mouse.up();
    await ticking(0);
    let { step } = await stepper(page);
    await press(page, "next");
    await settled(page, { step: Number(step) + 1 });
    // Held and let go elsewhere, and held by a finger that scrolls the page.
    await page.mouse.down();
    await reached(Number(step) + 3);
    await page.mouse.move(1, 1);
    await ticking(0);
    await page.mouse.up();
    ({ step } = await stepper(page));
    const { x, y, width, height } = await page.locator("[data-action=next]").boundingBox();
    const finger = await context.newCDPSession(page);
    const touch = (type, touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
    await reached(Number(step) + 2);
    await touch("touchCancel", []);
    await ticking(0);
    ({ step } = await stepper(page));
    await page.focus("[data-action=next]");
    await page.keyboard.press("Enter");
    await settled(page, { step: Number(step) + 1 });
    await page.keyboard.press("Space");
    await settled(page, { step: Number(step) + 2 });
  });
});

test("another button of the mouse, or one with a modifier, does not hold next down", async () => {
  await look("step/#n=8&at=0", `html[lang=en] ${at(8, 0)}`, {}, async (page) => {
    const ticking = await countTimers(page);
    await page.hover("[data-action=next]");
    for (const [button, modifier] of [["right"], ["middle"], ["left", "Control"], ["left", "Shift"], ["left"]]) {
      if (modifier) await page.keyboard.down(modifier);
      await page.mouse.down({ button });
      await ticking(button === "left" && !modifier ? 1 : 0);
      await page.mouse.up({ button });
      await ticking(0);
      if (modifier) await page.keyboard.up(modifier);
    }
    // A press with a modifier is a press.
    await settled(page, { step: 3 });
  });
});

test("next held down waits at a question", async () => {
  await look("step/#n=5&at=11", `html[lang=en] ${at(5, 11)}`, {}, async (page) => {
    await turn(page, "step/#n=5&at=11&predict=1", "[data-action=predict]:checked");
    const ticking = await countTimers(page);
    await page.hover("[data-action=next]");
    await page.mouse.down();
    await page.waitForSelector("[data-bits=left][data-asked]");
    await ticking(0);
    await page.mouse.up();
    await settled(page, { step: 11 });
    await page.waitForSelector("[data-bits=left][data-asked]");
  });
});

test("the line just run and the line to come are marked in words", async () => {
  await look("step/#n=4&at=4", at(4, 4), {}, async (page) => {
    assert.match(await page.textContent("[data-just-run]"), /board\[row\] = bit.*just run/);
    assert.match(await page.textContent("[data-next]"), /left\[row\].*next/);
    await press(page, "next");
    assert.match(await page.textContent("[data-just-run]"), /left\[row\]/);
  });
});

test("the arrays remember every row above", async () => {
  await look("ja/step/#n=5&at=22&open=arrays", `${at(5, 22)} [data-array-row]`, {}, async (page) => {
    const rows = await page.locator("[data-array-row]").evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim())),
    );
    assert.deepEqual(rows[0], ["00000", "00000", "00000", "11110", "00001"]);
    assert.deepEqual(rows[2], ["01100", "00101", "00010", "00000", "10000"]);
    assert.deepEqual(rows[3], ["111000", "10101", "01001", "00010", "00000"]);
    assert.deepEqual(rows[4], ["·"]);
  });
});

/** Runs in the page: chooses sizes and takes a step of each; returns the size, the squares, the line that ran and the bitmap. */
const chooseEachSize = async (sizes) => {
  const find = (selector) => document.querySelector(selector);
  const seen = [];
  for (const n of sizes) {
    const size = find("[data-action=size]");
    size.value = String(n);
    size.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => find(`[data-stepper][data-n="${n}"][data-step="0"]`));
    const squares = document.querySelectorAll("[role=gridcell]").length;
    find("[data-dock] [data-action=next]").click();
    await until(() => find(`[data-stepper][data-n="${n}"][data-step="1"]`));
    seen.push([n, squares, find("[data-stepper]").dataset.phase, find("[data-bits=bitmap]").dataset.value]);
  }
  return seen;
};

test("sizes from 1 to 27 open and step", async () => {
  await look("ja/step/#n=4&at=0", at(4, 0), {}, async (page) => {
    // One size by the pointer, and each in the page.
    await page.selectOption("[data-action=size]", "27");
    await settled(page, { n: 27, step: 0 });
    const sizes = [1, 2, 3, 5, 9, 16, 17, 27];
    assert.deepEqual(await page.evaluate(chooseEachSize, sizes), sizes.map((n) => [n, n ** 2, "start", String(2 ** n - 1)]));
    await press(page, "last");
    await settled(page, { seeking: true });
    await press(page, "pause");
    await settled(page, { seeking: false });
  });
});

/** The end of the board with most places: what it begins with is in the strip already. */
const PLAYED = [[8, 15_400, 92]];

test("the strip fills while the search plays by queens, and no frame takes long", async (t) => {
  for (const [n, step, solutions] of PLAYED) {
    await visit(`step/#n=${n}&at=${step}&pace=placement&speed=fastest`, {}, async (page) => {
      const before = Number(await page.getAttribute("[data-strip]", "data-count"));
      assert.equal(await page.locator("[data-strip] [data-solution]").count(), before);
      await page.evaluate(() => {
        globalThis.longest = 0;
        globalThis.counts = new Set();
        let last = performance.now();
        const frame = (now) => {
          longest = Math.max(longest, now - last);
          last = now;
          counts.add(Number(document.querySelector("[data-strip]").dataset.count));
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
      await press(page, "play");
      await settled(page, { phase: "finished", playing: false, solutions });
      await page.waitForSelector(`[data-strip][data-count="${solutions}"]`);
      assert.equal(await page.locator("[data-strip] [data-solution]").count(), solutions);
      const counts = await page.evaluate(() => [...counts]);
      assert.deepEqual(counts, counts.toSorted((one, other) => one - other));
      assert.ok(counts[0] === before && (solutions - before) / 2 < counts.length, `it fills as the search plays: ${counts}`);
      t.diagnostic(`N = ${n}: the longest frame took ${Math.round(await page.evaluate(() => longest))} ms`);
    });
  }
});

test("the projector's view keeps the screen awake, and asks again when the page is shown again", async () => {
  await visit("step/#n=5&at=14", {}, async (page) => {
    await page.evaluate(() => {
      globalThis.asked = [];
      const lock = { release: async () => void asked.push("release") };
      Object.defineProperty(navigator, "wakeLock", { value: { request: async (what) => (asked.push(what), lock) } });
    });
    const asked = (list) => page.waitForFunction((list) => asked.join(" ") === list, list);
    await press(page, "present");
    await asked("screen");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await asked("screen screen");
    await press(page, "leave");
    await asked("screen screen release");
  });
});
