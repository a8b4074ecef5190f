// What WCAG 2.2 asks of every page alike: each page, and each state that shows more, is turned to once in each of two
// looks and looked at for all of it. Between them the looks have both languages, both themes, a desk and a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAllStandsOut, assertFits, assertPaperHasNoControls, assertPressesThatLeaveDoNothing, assertSpacingCutsNothing, assertTabGoesThrough } from "./access.mjs";
import { assertAxeFindsNothing } from "./axe.mjs";
import { PAGES, STATES } from "./pages.mjs";
import { at, checkThrough, choose, drawn, look, site, under, wider, withProfile } from "./site.mjs";

const DESK = { lang: "ja", options: { colorScheme: "light" } };
/** As high as any page: nothing lies behind what stays in sight. Words on their way would be wider than at rest. */
const PHONE = { lang: "en", options: { colorScheme: "dark", reducedMotion: "reduce", viewport: { width: 360, height: 6000 } } };

/** What axe is not asked by default: what a control says is in its name, and a finger hits it. */
const BY_FINGER = { rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } } };

/** Turns to each place in a look, does what leads on to the state that is meant, and tests it. */
async function lookAtAll(places, { lang, options }, test) {
  for (const place of places) {
    const [address, there, lead] = place;
    const here = address.replace(/^ja\//, under(lang));
    const where = `${here} at ${options.viewport?.width ?? 1280}, ${options.colorScheme}`;
    await look(here, `html[lang=${lang}] ${there}`, options, async (page) => {
      if (lead !== undefined) await page.evaluate(lead);
      await test(page, where, place);
    });
  }
}

test("everybody can read and use every page on a desk, by pointer, by keys and on paper", () =>
  lookAtAll([...PAGES, ...STATES], DESK, async (page, where, place) => {
    await assertAxeFindsNothing(page, where);
    if (STATES.includes(place)) return;
    await assertAllStandsOut(page, where);
    await assertPressesThatLeaveDoNothing(page, where);
    await assertTabGoesThrough(page, where);
    await assertPaperHasNoControls(page, where);
  }));

test("everybody can read and use every page on a phone, by finger, with larger letters and wider spacing", () =>
  lookAtAll([...PAGES, ...STATES], PHONE, async (page, where) => {
    await assertAxeFindsNothing(page, where, BY_FINGER);
    await assertFits(page, where);
    await assertAllStandsOut(page, where);
    await assertSpacingCutsNothing(page, where);
  }));

test("a bit is not filled while it changes more than three times a second", async () => {
  await look("step/#n=12&at=5000", `html[lang=en] ${at(12, 5000)}`, {}, async (page) => {
    /** Whether any bit of a word or of the sum is filled. */
    const filled = () => page.evaluate(() => {
      const bits = [...document.querySelectorAll("[data-stepper] .bit[data-on]")];
      return bits.length > 0 && bits.some((bit) => getComputedStyle(bit).backgroundColor !== "rgba(0, 0, 0, 0)");
    });
    for (const [speed, fills] of [["normal", true], ["fast", false], ["fastest", false], ["full", false]]) {
      await choose(page, "speed", speed);
      await page.click("[data-action=play]");
      await page.waitForSelector("[data-stepper][data-playing=true]");
      assert.equal(await filled(), fills, speed);
      await page.click("[data-action=pause]");
      await page.waitForSelector("[data-stepper][data-playing=false]");
      assert.ok(await filled(), `${speed}, after it`);
    }
  });
});

test("a press on the timeline is taken back by the browser's way back", async () => {
  await look("step/#n=8&at=891", `html[lang=en] ${at(8, 891)}`, {}, async (page) => {
    const { x, y, width, height } = await page.locator(".strip-drawing").boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForSelector("[data-stepper]:not([data-step='891'])");
    await page.goBack();
    await page.waitForSelector("[data-stepper][data-step='891']");
  });
});

test("letters of 24 pixels, as a reader sets them in the browser, make no page wide on a desk", async () => {
  await withProfile({}, async (context) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
    await page.goto(`${site}step/`);
    await drawn(page);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "24px");
    // Only the browser's own size counts in the conditions of style sheets, and those know no language.
    const views = PAGES.map(([address, there], at) => {
      const lang = ["ja", "en"][at % 2];
      return [address.replace(/^ja\//, under(lang)), `html[lang=${lang}] ${there}`];
    });
    await checkThrough(page, views, wider, (pixels, address) => assert.ok(pixels <= 0, `${address} is ${pixels} pixels too wide`));
  });
});
