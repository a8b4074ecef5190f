import assert from "node:assert/strict";
import { test } from "node:test";
import { load, look, turn, visit } from "./site.mjs";

const data = (page, name) => page.getAttribute("[data-join]", name);

test("the fast count is chosen by keys and by the pointer, and its address comes back", async () => {
  await visit("learn/join/", {}, async (page) => {
    await page.waitForSelector("[data-join]");
    assert.equal(await data(page, "data-total"), "92");
    await page.focus('[data-action="rows"]:checked');
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector('[data-join="01100110"]');
    await page.click('[data-action="half"][value="2"]');
    await page.waitForFunction(() => /rows=01100110&half=2/.test(location.hash));
    await load(page, "learn/join/#rows=01100110&half=2");
    assert.ok(await page.isChecked('[data-action="half"][value="2"]'));
    assert.equal(await data(page, "data-solutions"), "8");
  });
});

test("what this browser has counted is said in the lesson on N = 16", async () => {
  await visit("learn/mask/", {}, async (page) => {
    await page.evaluate(() => localStorage.setItem("bitqueens.finished.1000.16",
      "16,14772512,1846955,412,join,simd,2,40,abc,78ff6bc06ab5fe0d"));
    await turn(page, "learn/sixteen/", '[data-work="counted"]');
    assert.match(await page.textContent("[data-work]"), /counted N = 16 in 412 ms, with 2 workers/);
  });
});

test("a term opens where it stands, by a press and by keys, and what was set stays", async () => {
  for (const [lang, viewport] of [["", { width: 1280, height: 800 }], ["ja/", { width: 360, height: 740 }]]) {
    await look(`${lang}learn/shadow/`, "[data-lesson=shadow]", { viewport }, async (page) => {
      await page.click('[data-exercise="0"] [data-bit="3"]');
      const address = page.url();
      const box = page.locator(".term-box");
      const terms = page.locator("[data-lesson] a[data-to-term]");
      for (const at of [0, await terms.count() - 1]) {
        const term = terms.nth(at);
        const slug = await term.getAttribute("data-to-term");
        await term.focus();
        await page.keyboard.press("Enter");
        await page.waitForSelector(".term-box:popover-open:focus");
        const { width, height } = (await box.locator("svg.drawing").boundingBox()) ?? {};
        assert.ok(40 < width && 20 < height, `${slug} has a picture`);
        assert.ok((await box.locator("p").nth(1).textContent()).length > 10, slug);
        const inSight = await box.evaluate((shown) => {
          const { left, top, right, bottom } = shown.getBoundingClientRect();
          return 0 <= left && 0 <= top && right <= innerWidth && bottom <= innerHeight;
        });
        assert.ok(inSight, `${slug} at ${viewport.width}`);
        assert.equal(page.url(), address, "the lesson is not left");
        await page.keyboard.press("Escape");
        await page.waitForSelector(".term-box:not(:popover-open)", { state: "attached" });
        assert.ok(await term.evaluate((link) => link === document.activeElement), "the focus is back");
      }
      await terms.first().click();
      await box.locator(".onward a").click();
      await page.waitForSelector("[data-term][aria-current]:focus");
      await page.goBack();
      await page.waitForSelector('[data-exercise="0"] [data-bit="3"][data-on]');
    });
  }
});

test("a term's link leads to the glossary at it, and the way back leads to the text", async () => {
  await look("ja/learn/shadow/", "[data-lesson=shadow]", {}, async (page) => {
    for (const term of ["down", "bit"]) {
      await page.click(`[data-to-term=${term}]`);
      await page.click(".term-box .onward a");
      await page.waitForSelector(`[data-term=${term}][aria-current]:focus`);
      assert.match(page.url(), new RegExp(`/ja/learn/glossary/#${term}$`));
      assert.ok(await page.locator(":focus").evaluate((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return 0 <= top && bottom <= innerHeight;
      }));
      await page.goBack();
      await page.waitForSelector(`[data-lesson=shadow] [data-to-term=${term}]:focus`);
    }
  });
});
