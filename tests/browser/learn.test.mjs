import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { assertAxeFindsNothing, open, press, profile, settled, stepper, visit } from "./site.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LESSONS = ["row", "places", "layout", "shadow", "or", "mask", "lowest", "next", "shift", "ghost", "loop", "symmetry"];

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("the list names every lesson and each one opens", async () => {
  await visit("#/learn?lang=en", {}, async (page) => {
    const slugs = await page.locator(".lessons li").evaluateAll((items) => items.map((item) => item.dataset.lesson));
    assert.deepEqual(slugs, LESSONS);
    await page.click('.lessons [data-lesson="or"] a');
    await page.waitForSelector('article[data-lesson="or"]');
    assert.match(page.url(), /#\/learn\/or\?lang=en$/);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");
    await press(page, "next-lesson");
    await page.waitForSelector('article[data-lesson="mask"]');
    await page.goBack();
    await page.waitForSelector('article[data-lesson="or"]');
  });
});

for (const lang of ["ja", "en"]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`every lesson opens without a message and axe finds nothing: ${lang}, ${colorScheme}`, async () => {
      for (const slug of ["", ...LESSONS]) {
        const path = slug === "" ? "" : `/${slug}`;
        await visit(`#/learn${path}?lang=${lang}`, { colorScheme }, async (page) => {
          await page.waitForSelector("article h1");
          for (const reveal of await page.locator("[data-action=reveal]").all()) await reveal.click();
          await assertAxeFindsNothing(page, slug);
        });
      }
    });
  }
}

test("no lesson scrolls sideways at 360 pixels, and bits are targets", async () => {
  for (const slug of LESSONS) {
    await visit(`#/learn/${slug}`, { viewport: { width: 360, height: 740 } }, async (page) => {
      await page.waitForSelector("article h1");
      assert.ok((await overflow(page)) <= 0, slug);
      for (const bit of await page.locator(".bit-field .bit").all()) {
        const box = await bit.boundingBox();
        assert.ok(box.width >= 23.9 && box.height >= 24, `${slug}: ${box.width} by ${box.height}`);
      }
    });
  }
});

test("a wrong bit of the N = 5 row 2 bitmap names queen and line", async () => {
  await visit("#/learn/mask?lang=en", {}, async (page) => {
    const asked = page.locator('.exercise [data-in-work] [data-mark="hidden"] .sign').first();
    assert.match(await asked.evaluate((sign) => getComputedStyle(sign, "::before").content), /\?/);
    await page.click('.bit-field [data-bit="4"]');
    await page.click('.bit-field [data-bit="3"]');
    await press(page, "check");
    const verdict = page.locator(".verdict");
    assert.match(await verdict.textContent(), /One of 5 bits is wrong/);
    assert.match(await verdict.textContent(), /left diagonal of the queen in row 1, column 2 runs through column 1/);
    assert.equal(await page.getAttribute('.bit-field [data-bit="3"]', "data-verdict"), "wrong");
    await press(page, "language");
    assert.match(await verdict.textContent(), /行1・列2のクイーンの left の斜め/);
  });
});

test("every exercise can be solved by keys alone, and that finishes its lesson", async () => {
  const context = await profile();
  const page = await open(context, "#/learn?lang=en");
  for (const slug of LESSONS) {
    await page.goto(`${page.url().split("#")[0]}#/learn/${slug}?lang=en`);
    await page.waitForSelector(`article[data-lesson="${slug}"]`);
    const count = await page.locator("[data-exercise]").count();
    for (let index = 0; index < count; index += 1) {
      // The answer is read from the sheet of another tab, as a class would be told it.
      const paper = await open(context, `#/learn/${slug}?sheet=${index + 1}`);
      const bits = await paper.locator('[data-answered="true"] .bit').allTextContents();
      assert.deepEqual(paper.said, []);
      await paper.close();
      const exercise = page.locator(`[data-exercise="${index}"]`);
      await exercise.locator('.bit-field [tabindex="0"]').focus();
      await page.keyboard.press("Home");
      for (const bit of bits) await page.keyboard.press(bit.trim());
      for (let presses = 0; presses < 9; presses += 1) {
        if ((await page.evaluate(() => document.activeElement.dataset.action)) === "check") break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await page.waitForSelector(`[data-exercise="${index}"][data-solved="true"]`);
    }
    await page.waitForSelector(`article[data-done="true"]`);
  }
  await page.goto(`${page.url().split("#")[0]}#/learn?lang=en`);
  await page.reload();
  await page.waitForSelector(".lessons");
  assert.equal(await page.locator(".lessons [data-done]").count(), 12);
  await press(page, "clear-progress");
  assert.equal(await page.locator(".lessons [data-done]").count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem("bitqueens.progress")), "");
  assert.deepEqual(page.said, []);
  await context.close();
});

test("a drawn exercise is in the address and opens again elsewhere", async () => {
  await visit("#/learn/or?lang=en", {}, async (page, context) => {
    await press(page, "draw");
    await page.waitForFunction(() => location.hash.includes("seed="));
    const prompt = await page.textContent(".prompt");
    const other = await open(context, new URL(page.url()).hash);
    assert.equal(await other.textContent(".prompt"), prompt);
    await press(page, "restore");
    await page.waitForFunction(() => !location.hash.includes("seed="));
  });
});

test("a lesson leads to the exact step it speaks of", async () => {
  await visit("#/learn/ghost?lang=en", {}, async (page) => {
    await press(page, "to-step");
    await settled(page, { n: 5, step: 19, phase: "left" });
    assert.equal((await stepper(page)).row, "3");
    await page.goBack();
    await page.waitForSelector('article[data-lesson="ghost"]');
  });
});

test("typing 0 and 1, arrows, Home and End move inside a field, and nothing scrolls", async () => {
  await visit("#/learn/lowest?lang=en", { viewport: { width: 1000, height: 500 } }, async (page) => {
    const field = page.locator('[data-exercise="0"] .bit-field');
    await field.locator('[tabindex="0"]').focus();
    const before = await page.evaluate(() => scrollY);
    const here = () => page.evaluate(() => document.activeElement.dataset.bit);
    await page.keyboard.press("End");
    assert.equal(await here(), "0");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("1");
    assert.equal(await here(), "0");
    await page.keyboard.press("Space");
    assert.equal(await page.getAttribute('[data-exercise="0"] .answer', "data-value"), "3");
    await page.keyboard.press("Home");
    assert.equal(await here(), "7");
    assert.equal(await field.locator('[tabindex="0"]').count(), 1);
    assert.equal(await page.evaluate(() => scrollY), before);
  });
});

test("a sheet prints its question and its answer on two pages, and nothing else", async () => {
  await visit("#/learn/ghost?sheet=1&lang=ja", {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator(".sheet").count(), 2);
    assert.equal(await page.locator(".header").isVisible(), false);
    assert.equal(await page.locator("[data-action=print]").isVisible(), false);
    const blank = await page.locator('[data-answered="false"] .bit').allTextContents();
    assert.equal(blank.join("").trim(), "");
    assert.equal(blank.length, 9);
    const pdf = await page.pdf({ format: "A4" });
    assert.equal(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g).length, 2);
  });
});

test("of several boards the arrows move inside the one that has the focus", async () => {
  await visit("#/learn/shift?lang=en", {}, async (page) => {
    const second = page.locator("[role=grid]").nth(1);
    await second.locator('[tabindex="0"]').focus();
    await page.keyboard.press("ArrowDown");
    assert.ok(await second.evaluate((grid) => grid.contains(document.activeElement)));
    assert.equal(await page.evaluate(() => document.activeElement.dataset.row), "1");
    const marked = await page.locator("[role=grid]").evaluateAll((grids) => grids.map((grid) => grid.querySelectorAll("[data-spot]").length));
    assert.deepEqual(marked.slice(0, 3), [0, 1, 0]);
  });
});
