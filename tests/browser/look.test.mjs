import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { visit } from "./site.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const views = ["#/step?n=4&at=47", "#/step?n=8&at=891", "#/step?n=27&at=900", "#/step?n=0", "#/count?n=14"];

for (const lang of ["ja", "en"]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing: ${lang}, ${colorScheme}`, async () => {
      for (const view of views) {
        await visit(`${view}&lang=${lang}`, { colorScheme }, async (page) => {
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() => window.axe.run());
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ").slice(0, 300)}`);
          assert.deepEqual(found, [], view);
        });
      }
    });
  }
}

test("no page scrolls sideways, from 360 pixels to a projector", async () => {
  for (const width of [360, 768, 1280, 1920]) {
    for (const n of [1, 4, 8, 16, 27]) {
      await visit(`#/step?n=${n}&at=900`, { viewport: { width, height: 800 } }, async (page) => {
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `N = ${n} at ${width}: ${overflow} pixels too wide`);
      });
    }
  }
});

test("at 360 pixels the squares of N = 8 are still targets and the moves are in reach", async () => {
  await visit("#/step?n=8&at=891", { viewport: { width: 360, height: 740 } }, async (page) => {
    const square = await page.locator("[role=gridcell]").first().boundingBox();
    assert.ok(square.width >= 24 && square.height >= 24, `${square.width} by ${square.height}`);
    const figure = await page.locator(".figure").evaluate((element) => element.scrollWidth - element.clientWidth);
    assert.ok(figure <= 0, "the board fits");
    const next = await page.locator("[data-action=next]").boundingBox();
    assert.ok(next.y + next.height <= 740, "next is on the first screen");
  });
});

test("every kind of square is told apart without colour", async () => {
  await visit("#/step?n=5&at=30", { forcedColors: "active" }, async (page) => {
    const shapes = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll("[role=gridcell]")].map((square) => [
          square.dataset.mark,
          square.querySelector("svg") !== null ? "crown" : square.querySelector("[data-line]") !== null ? "letters" : "sign",
        ]),
      ),
    );
    assert.equal(shapes.queen, "crown");
    assert.equal(shapes.attacked, "letters");
    assert.equal(shapes.free, "sign");
  });
});

test("print shows the position and none of the controls", async () => {
  await visit("#/step?n=8&at=891", {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    for (const [selector, visible] of [
      [".board", true],
      [".bit-rows", true],
      [".sentence", true],
      [".arrays", true],
      [".controls", false],
      [".header", false],
    ]) {
      assert.equal(await page.locator(selector).isVisible(), visible, selector);
    }
  });
});
