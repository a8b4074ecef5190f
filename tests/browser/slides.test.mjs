// Steps as slides, on paper and as a film.

import assert from "node:assert/strict";
import { test } from "node:test";
import { press, visit } from "./site.mjs";

test("the menu and the panel lead to the slides, and back to the step", async () => {
  await visit("step/#n=5&at=14", { locale: "en" }, async (page) => {
    await press(page, "more");
    await press(page, "slides", "#more");
    await page.waitForSelector("[data-slides='20'] [data-slide='14']");
    assert.match(page.url(), /slides=1/);
    await press(page, "close-slides");
    await page.waitForSelector("[data-stepper][data-step='14']");
  });
});

test("a film is made of the slides, while the page goes on", async (t) => {
  await visit("step/#n=5&at=0&slides=1&from=1&to=60", { locale: "en" }, async (page) => {
    await page.waitForSelector("[data-slides='60'] [data-film=idle]");
    await page.evaluate(() => {
      window.longest = 0;
      let last = performance.now();
      const beat = () => {
        window.longest = Math.max(window.longest, performance.now() - last);
        last = performance.now();
        setTimeout(beat, 0);
      };
      beat();
    });
    await press(page, "film");
    await page.waitForSelector("[data-film=done] img", { timeout: 120_000 });
    const film = await page.evaluate(async () => {
      const image = document.querySelector(".film img");
      await image.decode();
      const bytes = Uint8Array.from(atob(image.src.split(",")[1]), (letter) => letter.charCodeAt(0));
      const head = String.fromCharCode(...bytes.subarray(0, 6));
      return { head, n: bytes.length, width: image.naturalWidth, height: image.naturalHeight, longest: window.longest };
    });
    t.diagnostic(`${film.n} bytes; the longest the page waited: ${Math.round(film.longest)} ms; ${await page.textContent(".film [role=status]")}`);
    assert.deepEqual([film.head, film.width, film.height], ["GIF89a", 1280, 720]);
    assert.ok(film.n < 60 * 40_000, `${film.n} bytes`);
    const words = await page.inputValue(".film textarea");
    assert.equal(words.trim().split("\n").length, 60);
    const saved = page.waitForEvent("download");
    await press(page, "save-film");
    assert.equal((await saved).suggestedFilename(), "queens-5-1-60.gif");
  });
});

test("a film is stopped by its button, and by another choice of slides", async () => {
  await visit("step/#n=8&at=0&slides=1&from=1&to=120", { locale: "en" }, async (page) => {
    await press(page, "film");
    await page.waitForSelector("[data-film=running] [data-action=stop-film]");
    await press(page, "stop-film");
    await page.waitForSelector("[data-film=idle]");
    await press(page, "film");
    await page.waitForSelector("[data-film=running]");
    await page.fill("[data-action=slides-to]", "4");
    await page.waitForSelector("[data-slides='4'] [data-film=idle]");
  });
});
