import assert from "node:assert/strict";
import { test } from "node:test";
import { holding, look, open, press, settled, under, visit, withProfile } from "./site.mjs";

const STATES = ["puzzle", "queen", "shadows", "or", "not", "mask"];
const WINDOWS = [{ width: 1280, height: 800 }, { width: 360, height: 740 }];
const home = (values) => holding("[data-home]", values);
const square = (row, column) => `.board [data-row="${row}"][data-col="${column}"]`;
const middle = async (page, row, column) => {
  const { x, y, width, height } = await page.locator(square(row, column)).boundingBox();
  return [x + width / 2, y + height / 2];
};
const rows = (page) => page.$$eval(".stage [data-bits]", (rows) => rows.map((row) => row.dataset.bits));
/** Runs in the page: scrolls a text to where it is read. */
const toText = (state) => document.querySelector(`[data-sets-state="${state}"] .passage`).scrollIntoView();

test("the text that is read sets the state, by its place alone, whichever way the page is scrolled", async () => {
  for (const viewport of [...WINDOWS, { width: 768, height: 1024 }, { width: 1920, height: 1080 }, { width: 320, height: 568 }]) {
    await look("ja/", home({ state: "puzzle" }), { viewport }, async (page) => {
      for (const state of [...STATES.slice(1), ...STATES.toReversed()]) {
        await page.evaluate(toText, state);
        await page.waitForSelector(home({ state }));
        const { top, bottom, room } = await page.evaluate((state) => {
          const { top, bottom } = document.querySelector(`[data-sets-state="${state}"] .lead`).getBoundingClientRect();
          return { top, bottom, room: innerHeight };
        }, state);
        assert.ok(top >= 0 && bottom <= room, `${viewport.width} ${state}: the text is at ${top} to ${bottom} of ${room}`);
      }
    });
  }
});

test("each state is shown by the buttons and by keys, and its text comes with it", async () => {
  const seen = () => document.querySelector(`[data-sets-state="${document.querySelector("[data-home]").dataset.state}"] .lead`).getBoundingClientRect().bottom <= innerHeight;
  for (const viewport of WINDOWS) {
    await visit("", { viewport }, async (page) => {
      for (const state of STATES.slice(1)) {
        await page.click(`[data-to-state="${state}"][data-action="next"]`);
        await page.waitForSelector(home({ state }));
        assert.ok(await page.evaluate(seen), state);
      }
      assert.equal(await page.getAttribute("[data-action=next]", "aria-disabled"), "true");
      await page.focus("[data-action=back]");
      for (const state of STATES.slice(0, -1).toReversed()) {
        await page.keyboard.press("ArrowLeft");
        await page.waitForSelector(home({ state }));
        assert.ok(await page.evaluate(seen), state);
      }
    });
  }
});

test("a press on a text shows its state, and the page stays where it is", async () => {
  await visit("", {}, async (page) => {
    await page.evaluate(toText, "shadows");
    await page.waitForSelector(home({ state: "shadows" }));
    const [next] = await page.$$(`[data-sets-state="or"] .passage`);
    await page.evaluate((next) => scrollBy({ top: next.getBoundingClientRect().top - innerHeight * 0.8, behavior: "instant" }), next);
    await page.waitForSelector(home({ state: "shadows" }));
    const place = await page.evaluate(() => scrollY);
    const { x, y } = await next.boundingBox();
    await page.mouse.click(x + 20, y + 20);
    await page.waitForSelector(home({ state: "or" }));
    assert.equal(await page.evaluate(() => scrollY), place);
  });
});

test("who has begun the course is led on to its list, and who has not to its first lesson", async () => {
  await visit("", {}, async (page) => {
    const way = () => page.getAttribute(".home-ways .button", "href");
    assert.match(await way(), /ja\/learn\/puzzle\/$/);
    await page.evaluate(() => localStorage.setItem("bitqueens.progress", "puzzle"));
    await page.click("[data-action=go]");
    await page.waitForSelector("[data-stepper]");
    await page.goBack();
    await page.waitForSelector(home({}));
    assert.match(await way(), /ja\/learn\/$/);
  });
});

test("a press puts the queen or the row there, a drag moves what it began with, and arrows move both", async () => {
  await visit("", {}, async (page) => {
    await page.click(square(0, 5));
    await page.waitForSelector(home({ state: "queen", queen: 5, row: 3 }));
    await page.click(square(2, 1));
    await page.waitForSelector(home({ queen: 5, row: 2, left: 16, down: 4, right: 1, free: 234 }));
    await page.mouse.move(...(await middle(page, 0, 5)));
    await page.mouse.down();
    for (const [row, column] of [[0, 4], [3, 6], [7, 2]]) {
      await page.mouse.move(...(await middle(page, row, column)));
      await page.waitForSelector(home({ queen: column, row: 2 }));
    }
    await page.mouse.up();
    await page.focus(square(0, 2));
    for (const [key, values] of [
      ["ArrowRight", { queen: 3, row: 2 }],
      ["ArrowDown", { queen: 3, row: 1 }],
      ["ArrowDown", { queen: 3, row: 2 }],
      ["ArrowUp", { row: 1 }],
      ["ArrowUp", { queen: 3, row: 1 }],
      ["Shift+ArrowLeft", { queen: 3, row: 1 }],
      ["Home", { queen: 0, row: 1 }],
    ]) {
      await page.keyboard.press(key);
      await page.waitForSelector(home({ state: "queen", ...values }));
    }
  });
});

test("a finger drags the queen sideways, and scrolls the page over the board", async () => {
  await withProfile({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (context) => {
    const page = await open(context);
    const finger = await context.newCDPSession(page);
    const touch = async (type, at) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    await touch("touchStart", await middle(page, 0, 3));
    for (const column of [4, 5, 6, 7]) {
      await touch("touchMove", await middle(page, 0, column));
      await page.waitForSelector(home({ queen: column }));
    }
    await touch("touchEnd");
    assert.equal(await page.evaluate(() => scrollY), 0);
    const [x, y] = await middle(page, 6, 3);
    await touch("touchStart", [x, y]);
    for (const by of [40, 90, 140, 190]) await touch("touchMove", [x, y - by]);
    await touch("touchEnd");
    await page.waitForFunction(() => scrollY > 0);
    assert.deepEqual(page.said, []);
  });
});

test("the formula is a handle: pointer and keys show the rows up to where it is held", async () => {
  const all = ["left", "down", "right", "or", "not", "mask", "bitmap"];
  await visit("", {}, async (page) => {
    assert.equal(await page.locator(".formula[role=slider]").count(), 0);
    await page.evaluate(toText, "mask");
    await page.waitForSelector(home({ state: "mask" }));
    for (const [word, n] of [["left", 1], ["down", 2], ["or", 4], ["not", 5], ["bitmap", 7]]) {
      await page.hover(`.formula [data-holds="${word}"] >> nth=0`);
      await page.waitForSelector(`.formula[data-held="${word}"]`);
      assert.deepEqual(await rows(page), all.slice(0, n));
    }
    await page.hover(".formula [data-holds=left]");
    await page.mouse.move(2, 2);
    await page.waitForSelector(".formula[data-held=bitmap]");
    await page.focus(".formula[role=slider]");
    for (const [key, word, n] of [["Home", "left", 1], ["ArrowRight", "down", 2], ["ArrowUp", "or", 4], ["End", "bitmap", 7], ["ArrowLeft", "not", 5]]) {
      await page.keyboard.press(key);
      await page.waitForSelector(`.formula[data-held="${word}"]`);
      assert.deepEqual(await rows(page), all.slice(0, n));
    }
    await page.keyboard.press("Tab");
    await page.waitForSelector(".formula[data-held=bitmap]");
    await page.waitForSelector(home({ state: "mask" }));
  });
});

test("nothing else moves from state to state, nothing is wider than the page, and the title is on the first screen", async () => {
  const both = ["en", "ja"];
  for (const [viewport, languages] of [[WINDOWS[0], both], [WINDOWS[1], both], [{ width: 320, height: 640 }, both], [{ width: 768, height: 1024 }, ["en"]], [{ width: 1920, height: 1080 }, ["ja"]]]) {
    for (const lang of languages) {
      await look(under(lang), home({}), { viewport, reducedMotion: "reduce" }, async (page) => {
        const places = () => page.evaluate(() => {
          const tops = [...document.querySelectorAll(".home .passage, .home-ways, .formula, .stage-moves")].map((one) => one.getBoundingClientRect().top + (one.closest(".stage") ? 0 : scrollY));
          return { tops: tops.map(Math.round), wide: document.documentElement.scrollWidth - innerWidth };
        });
        await page.evaluate(toText, "queen");
        await page.waitForSelector(home({ state: "queen" }));
        const first = await places();
        assert.ok(first.wide <= 0, `${lang} ${viewport.width}: ${first.wide} too wide`);
        for (const state of STATES.slice(2)) {
          await page.evaluate(toText, state);
          await page.waitForSelector(home({ state }));
          assert.deepEqual(await places(), first, `${lang} ${viewport.width} ${state}`);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForSelector(home({ state: "puzzle" }));
        for (const part of ["h1", ".go .button", ...(viewport.width < 360 ? [] : [".stage-moves button"])]) {
          const { y, height } = await page.locator(`.home ${part} >> nth=0`).boundingBox();
          assert.ok(y >= 0 && y + height <= viewport.height, `${lang} ${viewport.width} ${part}: ${y} + ${height}`);
        }
      });
    }
  }
});

test("with still motion the states jump, and without the program, where it cannot start or on paper each is a picture", async () => {
  const moving = () => document.querySelector(".stage").getAnimations({ subtree: true }).length;
  await visit("", { reducedMotion: "reduce" }, async (page) => {
    for (const state of STATES) {
      await page.evaluate(toText, state);
      await page.waitForSelector(home({ state }));
      assert.equal(await page.evaluate(moving), 0, state);
    }
    const stills = () => page.$$eval(".still svg", (all) => all.filter((one) => one.getBoundingClientRect().height > 100).length);
    assert.equal(await stills(), 0);
    await page.emulateMedia({ media: "print" });
    assert.equal(await stills(), STATES.length);
    assert.ok(!(await page.isVisible(".stage")));
  });
  const isStill = async (page) => {
    assert.equal(await page.locator(".still svg:visible").count(), STATES.length);
    assert.ok(!(await page.isVisible(".stage")));
  };
  await withProfile({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } }, async (context) => {
    const page = await context.newPage();
    await page.goto(process.env.SITE);
    await isStill(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "no picture is wider than a phone");
  });
  await withProfile({}, async (context) => {
    const page = await context.newPage();
    await page.route("**/app_bg.wasm", (route) => route.abort());
    await page.goto(process.env.SITE);
    await page.waitForSelector("#failure");
    await isStill(page);
  });
});

/**
 * Runs in the page: lets its beats come ten times sooner, and adds up in `beaten` how long they would have taken.
 */
const quicken = () => {
  globalThis.beaten = 0;
  const { setInterval } = globalThis;
  globalThis.setInterval = (beat, ms) => setInterval(() => {
    beaten += ms;
    beat();
  }, ms / 10);
};

test("one press plays the search of eight queens to its first solution in about ten seconds, where it stops, and another goes on", async () => {
  await visit("", { viewport: WINDOWS[1] }, async (page) => {
    await page.evaluate(quicken);
    await press(page, "go");
    await settled(page, { n: 8, playing: false, speed: "fast", solutions: 1 });
    const seconds = await page.evaluate(() => beaten) / 1000;
    assert.ok(8 < seconds && seconds < 12, `${seconds} s`);
    assert.match(await page.textContent("main"), /攻撃し合いません/);
    await press(page, "play");
    await settled(page, { playing: false, solutions: 2 });
    await page.goBack();
    await page.waitForSelector(home({}));
  });
});

