import assert from "node:assert/strict";
import { test } from "node:test";
import { look, turn, under, visit, withProfile } from "./site.mjs";

/** Lessons by what their stage shows: a board in states, numbers beside it, words in columns, a sketch, a wheel, boards, code, a tree. */
const LESSONS = ["shift", "layout", "precedence", "edges", "signed", "onebit", "elsewhere", "classes", "symmetry", "mask", "puzzle", "row", "places", "and", "exits", "whole", "stack", "flags", "cost", "backtrack", "quarters"];
/** Narrow, usual and wide; the third is as low as the stage stands in. */
const WINDOWS = [{ width: 1100, height: 800 }, { width: 1280, height: 800 }, { width: 1280, height: 600 }, { width: 1920, height: 1080 }];
const stage = "article[data-stage][data-state]";
const lesson = (slug) => `article[data-lesson="${slug}"][data-stage]`;

/** Runs in the page: scrolls through a lesson, and says at which places the stage shows what is not read, or lies where it must not. */
const readThrough = async () => {
  const article = document.querySelector("article[data-stage]");
  const texts = [...article.querySelectorAll("[data-sets-state]")];
  const pictures = [...article.querySelectorAll(".scene")];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const top = (one) => one.getBoundingClientRect().top;
  const wrong = [];
  const found = new Set();
  /** Above the middle of the window begins what is read, and below it what comes next, but near the top of the page. */
  const isRead = () => {
    const at = texts.findIndex((text) => text.dataset.setsState === article.dataset.state);
    const begun = at === 0 || top(texts[at]) <= innerHeight / 2;
    return begun && (at + 1 === texts.length || innerHeight / 2 < top(texts[at + 1]) || scrollY < innerHeight / 4);
  };
  const look = async (place) => {
    scrollTo({ top: place, behavior: "instant" });
    await until(isRead, `at ${place} the stage shows ${article.dataset.state}`);
    found.add(article.dataset.state);
    const shown = pictures.filter(seen);
    const here = `at ${place}, state ${article.dataset.state}`;
    if (shown.length !== 1 || pictures.indexOf(shown[0]) !== Number(article.dataset.state) - 1) wrong.push(`${here}: ${shown.length} pictures`);
    // Beside a question that has the whole width there is no picture: it goes up or down with its own texts.
    const run = shown[0].closest(".run").getBoundingClientRect();
    const stays = run.top <= 0 && innerHeight <= run.bottom;
    const text = Math.max(...texts.map((one) => one.getBoundingClientRect().right));
    const main = article.getBoundingClientRect();
    // Code that is wider scrolls in its own frame.
    const ink = [shown[0], ...shown[0].querySelectorAll(":not(.unseen, .code *)")].filter(seen);
    for (const one of ink) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      if (width > 1 && (left < text || main.right + 5 < right || stays && (top < 0 || innerHeight < bottom))) wrong.push(`${here}: ${one.className || one.localName} at ${[left, top, right, bottom].map(Math.round)}`);
    }
  };
  // Just before a caption is read and just after, and in between.
  const middle = (text) => Math.ceil(top(text) + scrollY - innerHeight / 2);
  const places = texts.flatMap((text) => [-40, -2, 2, 20].map((by) => Math.max(0, middle(text) + by)));
  const near = [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.25].map((part) => Math.ceil(part * innerHeight));
  for (const place of [...near, ...places, document.documentElement.scrollHeight, ...places.toReversed(), 0]) await look(place);
  return { wrong: wrong.slice(0, 3), states: [found.size, texts.length], wider: document.documentElement.scrollWidth - innerWidth };
};

test("the caption that is read sets the stage, by its place alone, and no part of the stage lies outside of its place", async () => {
  for (const [round, viewport] of WINDOWS.entries()) {
    await look(`learn/${LESSONS[0]}/`, stage, { viewport, reducedMotion: "reduce" }, async (page) => {
      // Each lesson is read in two windows, in one of them in Japanese.
      for (const [at, slug] of LESSONS.entries()) {
        if (at % 2 !== round % 2) continue;
        const lang = ["en", "ja"][round < 2 ? at % 2 : (at + 1) % 2];
        await turn(page, `${under(lang)}learn/${slug}/`, `html[lang=${lang}] ${lesson(slug)} .scene[data-shown] *`);
        const { wrong, states, wider } = await page.evaluate(readThrough);
        const here = `${lang} ${slug} at ${viewport.width} by ${viewport.height}`;
        assert.deepEqual(wrong, [], here);
        assert.equal(states[0], states[1], `${here}: states that no place of the page shows`);
        assert.ok(wider <= 0, `${here}: ${wider} pixels too wide`);
      }
    });
  }
});

/** Runs in the page: of each picture whether it is seen, and whether it stands above its caption in one column with it. */
const inPlace = () => [...document.querySelectorAll(".scene")].map((picture) => {
  const [own, caption] = [picture, picture.nextElementSibling].map((one) => one.getBoundingClientRect());
  return 50 < own.height && picture.checkVisibility({ visibilityProperty: true }) && own.bottom <= caption.top + 1 && own.left < caption.right;
});

test("without room, without the program, where it cannot start and on paper each figure stands where it is spoken of", async () => {
  for (const viewport of [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1099, height: 800 }, { width: 1280, height: 560 }]) {
    await look("learn/shift/", lesson("shift"), { viewport }, async (page) => assert.deepEqual(await page.evaluate(inPlace), [true, true], `${viewport.width} by ${viewport.height}`));
  }
  await visit("learn/shift/", {}, async (page) => {
    await page.waitForSelector(`${lesson("shift")} .scene[data-shown] .board`);
    await page.emulateMedia({ media: "print" });
    assert.deepEqual(await page.evaluate(inPlace), [true, true], "on paper");
  });
  await withProfile({ javaScriptEnabled: false }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${process.env.SITE}learn/shift/`);
    assert.deepEqual(await page.evaluate(inPlace), [true, true], "without scripts");
  });
  await withProfile({}, async (context) => {
    const page = await context.newPage();
    await page.route("**/app_bg.wasm", (route) => route.abort());
    await page.goto(`${process.env.SITE}learn/shift/`);
    await page.waitForSelector("#failure");
    assert.deepEqual(await page.evaluate(inPlace), [true, true], "where the program cannot start");
  });
});

test("a figure on the stage answers to the hand, and keeps its place", async () => {
  await visit("learn/layout/", {}, async (page) => {
    const at = (state) => `${lesson("layout")}[data-state="${state}"]`;
    await page.waitForSelector(at(1));
    const box = () => page.locator(".scene[data-shown]").boundingBox();
    for (const state of [2, 3]) {
      await page.evaluate((state) => document.querySelector(`[data-sets-state="${state}"]`).scrollIntoView({ block: "center", behavior: "instant" }), state);
      await page.waitForSelector(at(state));
    }
    const before = await box();
    await page.click('.scene[data-shown] [data-row="0"][data-col="2"]');
    await page.waitForSelector(`.scene[data-shown] [data-moved]`);
    await page.waitForSelector(at(3));
    const after = await box();
    assert.deepEqual([after.x, after.y], [before.x, before.y]);
    await page.click("[data-shown] [data-action=figure-back]");
    await page.waitForSelector(".scene[data-shown] [data-figure]:not([data-moved])");
  });
});

test("a word of the loop that is pointed at lights its row and its line", async () => {
  await look("learn/shift/", lesson("shift"), { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.waitForSelector(`${lesson("shift")} .scene[data-shown] .attack-lines`);
    const lit = () => page.evaluate(() => {
      const shown = document.querySelector(".scene[data-shown]");
      const styles = (selector) => [...shown.querySelectorAll(selector)].map((one) => getComputedStyle(one));
      const rows = ["left", "down", "right"].filter((word) => styles(`[data-bits="${word}"]`).some(({ outlineStyle }) => outlineStyle === "solid"));
      const lines = ["left", "down", "right"].filter((word) => styles(`g[data-line="${word}"]`).every(({ opacity }) => opacity === "1"));
      return [rows, lines].map((words) => words.join());
    });
    assert.deepEqual(await lit(), ["", "left,down,right"]);
    await page.locator('[data-sets-state="1"] [data-word="left"], p [data-word="left"]').first().hover();
    assert.deepEqual(await lit(), ["left", "left"]);
    assert.equal(await page.getAttribute(lesson("shift"), "data-lit"), "left");
    await page.mouse.move(0, 0);
    await page.keyboard.press("Tab");
    await page.locator(".term:has([data-word=left])").first().focus();
    assert.deepEqual(await lit(), ["left", "left"], "by the keyboard");
  });
});

/** Runs in the page: what is wrong of each picture while the text below it passes: it stays at the top, is whole, leaves the text more than half of the window, and hides no link that has the focus. */
const passBy = () => [...document.querySelectorAll(".passage")].flatMap((passage) => {
  const picture = passage.querySelector(".scene");
  if (picture.hasAttribute("data-tall")) return [];
  const state = picture.nextElementSibling.dataset.setsState;
  const box = (one) => one.getBoundingClientRect();
  const wrong = [];
  if (innerHeight * 0.45 < box(picture).height) wrong.push(`picture ${state} is ${box(picture).height} pixels high`);
  const ink = [...picture.querySelectorAll("*:not(.unseen, svg *)")].filter((one) => one.checkVisibility());
  const outside = ink.find((one) => box(picture).bottom + 1 < box(one).bottom);
  if (outside) wrong.push(`picture ${state} lets ${outside.className || outside.localName} hang out`);
  const [first, last] = [box(passage).top, box(passage).bottom - box(picture).height].map((at) => at + scrollY);
  for (const at of [first + 1, (first + last) / 2, last - 1]) {
    scrollTo({ top: at, behavior: "instant" });
    if (last < scrollY + 1) continue;
    if (1 < Math.abs(box(picture).top)) wrong.push(`picture ${state} is at ${box(picture).top} while its text is read`);
  }
  for (const link of [...passage.querySelectorAll(".passage > p :is(a, button)")].toReversed()) {
    link.focus();
    const { top, left } = link.getClientRects()[0];
    const met = document.elementFromPoint(left + 2, top + 2);
    if (!link.contains(met)) wrong.push(`"${link.textContent}" has the focus under ${met?.className}`);
  }
  return wrong;
});

test("in a narrow window a picture stays in sight above what is said of it, whole, and hides nothing that has the focus", async () => {
  for (const [round, viewport] of [{ width: 360, height: 640 }, { width: 412, height: 915 }, { width: 768, height: 1024 }, { width: 1024, height: 768 }].entries()) {
    await look(`learn/${LESSONS[0]}/`, stage, { viewport, reducedMotion: "reduce" }, async (page) => {
      for (const [at, slug] of LESSONS.entries()) {
        const lang = ["en", "ja"][(at + round) % 2];
        await turn(page, `${under(lang)}learn/${slug}/`, `html[lang=${lang}] ${lesson(slug)} .scene[data-shown] *`);
        assert.deepEqual(await page.evaluate(passBy), [], `${lang} ${slug} at ${viewport.width} by ${viewport.height}`);
      }
    });
  }
});
