// What is said when something is done, and to a reader who comes back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { LISTING } from "./listing.mjs";
import { address, assertNothingScrollsSideways, at, open, press, site, turn, under, visit, withProfile } from "./site.mjs";

/** A phone with the longer words, and a desk. */
const WINDOWS = [["en", { width: 360, height: 740 }], ["ja", { width: 1280, height: 800 }]];

/** Checks a moment: one line of one size, one filled button, both in sight, and where the button leads. */
async function leadsOn(page, name, to, where) {
  const moment = `[data-moment=${name}]`;
  await page.waitForSelector(`${moment} .moment-line`);
  const seen = await page.$eval(moment, (moment) => {
    const lines = [...moment.querySelectorAll(".moment-line")];
    const buttons = [...moment.querySelectorAll(".button.main, button.main")];
    moment.scrollIntoView({ block: "nearest", behavior: "instant" });
    const outOfSight = [...lines, ...buttons].map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top < -1 || innerHeight + 1 < bottom);
    const ground = (one) => getComputedStyle(one).backgroundColor;
    const filled = [...document.querySelectorAll(":is(.button, button)")].filter((one) => ground(one) === ground(buttons[0]));
    const isInSight = (one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one.checkVisibility() && 0 <= top && bottom <= innerHeight;
    };
    const beside = filled.filter((one) => isInSight(one) && !moment.contains(one)).map((one) => one.textContent);
    return { lines: lines.length, buttons: buttons.length, beside, outOfSight: outOfSight.map(({ top, bottom }) => [top, bottom, innerHeight]) };
  });
  assert.deepEqual(seen, { lines: 1, buttons: 1, beside: [], outOfSight: [] }, where);
  await page.click(`${moment} :is(.button.main, button.main)`);
  await page.waitForFunction((to) => location.href.startsWith(siteRoot + to), to);
}

test("a right program, a search that is over, a lesson and a test each say so in one line and lead on", async () => {
  for (const [lang, viewport] of WINDOWS) {
    const where = `${lang} at ${viewport.width}`;
    await visit(`${under(lang)}write/#stage=nothing`, { viewport }, async (page) => {
      await page.fill("[data-source]", LISTING);
      await press(page, "run-program");
      await leadsOn(page, "program", `${under(lang)}write/#stage=`, where);
      assert.equal(await page.locator("[data-moment]").count(), 0, "the next stage is still to be done");

      await turn(page, `${under(lang)}step/#n=8&at=15990`, at(8, 15990));
      assert.equal(await page.locator("[data-moment]").count(), 0, "the search is not over");
      const place = () => page.$$eval(".bit-rows, .scale:not(.over-board), .board", (all) => all.map((one) => one.getBoundingClientRect().top));
      const before = await place();
      await press(page, "next");
      await page.waitForSelector("[data-moment=search]");
      assert.deepEqual(await place(), before, "the bits stay in their place");
      await assertNothingScrollsSideways(page, where, [viewport.width]);
      await assertAxeFindsNothing(page, `a search that is over, ${where}`);
      await leadsOn(page, "search", `${under(lang)}count/`, where);

      await turn(page, `${under(lang)}learn/row/`, "article[data-lesson=row]");
      assert.equal(await page.locator("[data-moment]").count(), 0, "the lesson is not done");
      await page.check("[data-action=done], .done-box input");
      await assertAxeFindsNothing(page, `a lesson that is done, ${where}`);
      await leadsOn(page, "lesson", `${under(lang)}learn/`, where);
      assert.doesNotMatch(await address(page), /learn\/row\//);
    });
  }
});

test("a test ends with as many rows turned as answers were right, and leads to what was wrong", async () => {
  await visit("learn/test/#part=loop&seed=3", { locale: "en-GB" }, async (page) => {
    for (let number = 1; number <= 10; number += 1) {
      await page.waitForSelector(`[data-question]:not([data-first])`);
      const kind = await page.getAttribute("[data-question]:not([data-first])", "data-kind");
      await page.waitForSelector("[data-question] :is([data-answer], [data-action=reveal])");
      await page.click(kind === "quiz" ? "[data-question] [data-answer]" : "[data-question] [data-action=reveal]");
      await page.waitForSelector("[data-action=next-question]");
      await press(page, "next-question");
    }
    await page.waitForSelector("[data-result]");
    const right = Number(await page.getAttribute("[data-result]", "data-result"));
    assert.ok(right < 10);
    assert.equal(await page.getAttribute("[data-moment=test] [data-turned]", "data-turned"), String(Math.round((8 * right) / 10)));
    const weak = await page.$eval(".by-lesson li:has([data-action=to-lesson])", (row) => row.dataset.lesson);
    await leadsOn(page, "test", `learn/${weak}/`, "the test");
  });
});

test("home tells who comes back where to go on and what is due, shifts nothing, and tells a newcomer nothing", async () => {
  const ready = "[data-home] .returning-ways";
  for (const [lang, viewport] of WINDOWS) {
    const kept = [
      { name: "bitqueens.progress", value: "puzzle row" },
      { name: "bitqueens.boxes", value: "bitqueens boxes 1\nmask.quiz.1 1 100 1 right\n" },
    ];
    const storageState = { origins: [{ origin: new URL(site).origin, localStorage: kept }] };
    await withProfile({ viewport, locale: lang, storageState }, async (context) => {
      await context.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: "layout-shift", buffered: true });
      });
      const page = await open(context, under(lang));
      await page.waitForSelector(ready);
      const due = Number(await page.getAttribute(ready, "data-due"));
      assert.ok(0 < due, "a question of long ago is due");
      assert.match(await page.textContent(`${ready} [data-action=review]`), new RegExp(`(^|\\D)${due}\\D`));
      const bottom = await page.$eval(ready, (ways) => ways.getBoundingClientRect().bottom);
      assert.ok(bottom <= viewport.height, `in sight without scrolling: ${bottom}`);
      assert.deepEqual(await page.evaluate(() => shifts.filter((value) => 0 < value)), []);
      await page.click(`${ready} [data-action=go-on]`);
      // The first lesson behind the one that was answered last.
      await page.waitForSelector("article[data-lesson]");
      assert.equal(await page.getAttribute("article[data-lesson]", "data-lesson"), "mask");
    });
  }
  await visit("", { locale: "en-GB" }, async (page) => {
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    assert.deepEqual(fetched.filter((name) => /home_course|list\./.test(name)), [], "a newcomer fetches nothing for it");
    assert.equal(await page.locator(`${ready}, [data-late=home-course]`).count(), 0);
    assert.equal(await page.$eval(".returning", (place) => place.getBoundingClientRect().height), 0);
    // Who begins in this visit is told as well.
    await turn(page, "learn/row/", "article[data-lesson=row]");
    await page.check(".done-box input");
    await page.waitForSelector("[data-moment=lesson]");
    await turn(page, "", "[data-home][data-begun]");
    await page.waitForSelector(`${ready} [data-action=go-on]`);
  });
});
