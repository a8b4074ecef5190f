import assert from "node:assert/strict";
import { test } from "node:test";
import { bits, holding, look, press, settled, under, visit, withProfile, open } from "./site.mjs";

const home = (values) => holding("[data-home]", values);
const square = (row, column) => `.board [data-row="${row}"][data-col="${column}"]`;
const middle = async (page, row, column) => {
  const { x, y, width, height } = await page.locator(square(row, column)).boundingBox();
  return [x + width / 2, y + height / 2];
};

test("the queen and the row are dragged, wherever the pointer goes", async () => {
  await look("", home({}), {}, async (page) => {
    await page.click(square(0, 5));
    await page.click(square(2, 3));
    await page.waitForSelector(home({ queen: 3, row: 2, left: 64, down: 16, right: 4, free: 171 }));
    await page.mouse.move(...(await middle(page, 0, 3)));
    await page.mouse.down();
    for (const [row, column] of [[0, 4], [3, 5], [7, 6]]) {
      await page.mouse.move(...(await middle(page, row, column)));
      await page.waitForSelector(home({ queen: column, row: 2 }));
    }
    await page.mouse.up();
    await page.mouse.move(...(await middle(page, 4, 1)));
    await page.mouse.move(...(await middle(page, 2, 1)));
    await page.mouse.down();
    for (const [row, column] of [[3, 1], [4, 7], [7, 0]]) {
      await page.mouse.move(...(await middle(page, row, column)));
      await page.waitForSelector(home({ queen: 6, row }));
    }
    await page.mouse.move(...(await middle(page, 0, 0)));
    await page.waitForSelector(home({ queen: 6, row: 1 }));
    await page.mouse.up();
    assert.deepEqual(await bits(page, "left"), { value: "4", text: "00000100", ghosts: 0 });
  });
});

test("a finger drags the queen, and the page stays", async () => {
  await withProfile({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (context) => {
    const page = await open(context);
    const finger = await context.newCDPSession(page);
    const touch = async (type, at) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    await touch("touchStart", await middle(page, 0, 3));
    for (const column of [4, 5, 6, 7]) {
      await touch("touchMove", await middle(page, column - 3, column));
      await page.waitForSelector(home({ queen: column }));
    }
    await touch("touchEnd");
    await touch("touchStart", await middle(page, 2, 3));
    for (const row of [3, 4, 5]) {
      await touch("touchMove", await middle(page, row, 3));
      await page.waitForSelector(home({ queen: 7, row }));
    }
    await touch("touchEnd");
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.deepEqual(page.said, []);
  });
});

test("the arrow keys move the queen and the row, and modified ones are the browser's", async () => {
  await look("", home({}), {}, async (page) => {
    await page.click(square(5, 0));
    await page.click(square(0, 3));
    for (const [key, values] of [
      ["ArrowRight", { queen: 4, row: 5 }],
      ["ArrowDown", { queen: 4, row: 1 }],
      ["ArrowDown", { queen: 4, row: 2 }],
      ["ArrowLeft", { queen: 3, row: 2 }],
      ["Shift+ArrowLeft", { queen: 3, row: 2 }],
      ["ArrowUp", { queen: 3, row: 1 }],
      ["ArrowUp", { queen: 3, row: 1 }],
      ["Home", { queen: 0, row: 1 }],
    ]) {
      await page.keyboard.press(key);
      await page.waitForSelector(home(values));
    }
  });
});

test("everything is on the first screen, in both languages", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    for (const lang of ["en", "ja"]) {
      await look(under(lang), home({}), { viewport }, async (page) => {
        for (const row of [1, 7]) {
          await page.click(square(row, 0));
          const [height, room] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
          assert.ok(height <= room, `${lang} ${viewport.width}: ${height} of ${room}`);
        }
      });
    }
  }
});

test("the ways on stand beside one another, each on one line", async () => {
  for (const width of [360, 390, 768, 1280]) {
    for (const lang of ["en", "ja"]) {
      await look(under(lang), home({}), { viewport: { width, height: 740 } }, async (page) => {
        const tops = await page.$$eval(".home-ways li a", (links) => links.flatMap((link) => [...link.getClientRects()].map(({ top }) => top)));
        assert.equal(new Set(tops).size, 1, `${lang} ${width}: ${tops}`);
      });
    }
  }
});

test("a tap puts the queen over the square, and the row there", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    await look("", home({}), { viewport, hasTouch: true }, async (page) => {
      for (const [row, column] of [[4, 6], [0, 2], [7, 0], [1, 7]]) {
        await page.tap(square(row, column));
        await page.waitForSelector(home(row === 0 ? { queen: column } : { queen: column, row }));
      }
    });
  }
});

test("untouched, the row glides down and back once; a press ends that, and a still page stays", async () => {
  const rows = async (page) =>
    page.evaluate(() => {
      const row = () => document.querySelector(".home .board-row[data-in-work] [data-row]").dataset.row;
      const seen = [row()];
      new MutationObserver(() => { if (seen.at(-1) !== row()) seen.push(row()); }).observe(document.querySelector(".home"), { subtree: true, childList: true, attributes: true });
      globalThis.seen = seen;
    });
  await visit("", {}, async (page) => {
    await rows(page);
    await page.waitForFunction(() => seen.join(" ").endsWith("5 4 3 2"));
    await page.waitForSelector(home({ row: 2 }));
  });
  await visit("", {}, async (page) => {
    await rows(page);
    await page.waitForFunction(() => seen.includes("3"));
    await page.click(square(6, 1));
    await page.waitForSelector(home({ queen: 1, row: 6 }));
    assert.equal(await page.evaluate(() => seen.at(-1)), "6");
  });
});

test("each shadow drops from the row to its bit", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    await look("", home({}), { viewport, reducedMotion: "reduce" }, async (page) => {
      for (const row of [1, 4, 7]) {
        await page.click(square(row, 3));
        await page.waitForSelector(home({ queen: 3, row }));
        const off = await page.$$eval(".home [data-bits] > .bit[data-on]", (bits) => bits.flatMap((bit) => {
          const drop = getComputedStyle(bit, "::before");
          if (bit.parentElement.dataset.bits === "bitmap") return drop.content === "none" ? [] : ["bitmap"];
          const { left, width, top } = bit.getBoundingClientRect();
          const square = document.querySelector(`.board-row[data-in-work] [data-col="${bit.dataset.bitColumn}"]`).getBoundingClientRect();
          const from = top - parseFloat(drop.height);
          const isIn = square.top < from && from < square.bottom && Math.abs(left + width / 2 - square.left - square.width / 2) < 2;
          return isIn ? [] : [bit.parentElement.dataset.bits];
        }));
        assert.deepEqual(off, [], `row ${row} at ${viewport.width}`);
      }
    });
  }
});

/**
 * Runs in the page: lets its beats come ten times sooner, adds up in `beaten` how long they would have taken, and holds
 * them back from the first solution on, so that it is there to be seen however slow the machine is.
 */
const quicken = () => {
  globalThis.beaten = 0;
  const { setInterval } = globalThis;
  globalThis.setInterval = (beat, ms) => setInterval(() => {
    if (document.querySelector("[data-stepper][data-solutions='1']")) return;
    beaten += ms;
    beat();
  }, ms / 10);
};

test("one press plays the search of eight queens to its first solution in about ten seconds", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    await visit("", { viewport }, async (page) => {
      await page.evaluate(quicken);
      await press(page, "go");
      await settled(page, { n: 8, playing: true, speed: "fast", solutions: 1 });
      const seconds = await page.evaluate(() => beaten) / 1000;
      assert.ok(8 < seconds && seconds < 12, `${seconds} s at ${viewport.width}`);
      await page.goBack();
      await page.waitForSelector(home({}));
    });
  }
});

