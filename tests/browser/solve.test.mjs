import assert from "node:assert/strict";
import { test } from "node:test";
import { address, bits, holding, look, open, press, reload, under, visit } from "./site.mjs";

const square = (row, column) => `[data-row="${row}"][data-col="${column}"]`;
const root = (values) => holding("[data-solve]", values);
const told = (page) => page.textContent(".told");

test("by the pointer: N = 4 has two solutions, and they are kept", async () => {
  await visit("solve/#n=4", {}, async (page) => {
    await page.waitForSelector("[data-solve]");
    for (const [row, column] of [2, 0, 3, 1].entries()) await page.click(`.board ${square(row, column)}`);
    await page.waitForSelector(root({ found: 1, solutions: 2, queens: "2 0 3 1" }));
    assert.match(await told(page), /1 of 2 found/);
    await press(page, "clear");
    for (const [row, column] of [1, 3, 0, 2].entries()) await page.click(`.board ${square(row, column)}`);
    await page.waitForSelector(root({ found: 2 }));
    assert.match(await told(page), /every solution/);
    assert.equal(await page.locator(".found li").count(), 2);
    await page.waitForURL(/queens=1\.3\.0\.2/);
    await reload(page);
    await page.waitForSelector(root({ found: 2, queens: "1 3 0 2" }));
  });
});

test("by keys alone: set, be refused with queen and line, take back, be given a hint", async () => {
  await visit("solve/#n=4", {}, async (page) => {
    await page.waitForSelector("[data-solve]");
    await page.focus('.board [tabindex="0"]');
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForSelector(root({ queens: "1", row: 1 }));
    assert.deepEqual(await bits(page, "down"), { value: "4", text: "0100", ghosts: 0 });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    assert.match(await told(page), /Column 1 is attacked: the column \(down\) of the queen in row 0 runs through it/);
    await page.waitForSelector(`.board ${square(1, 1)}[data-mark="attacked"][data-by="down"]`);
    assert.equal(await page.locator('.board [data-row="1"][data-mark="hidden"]').count(), 3);
    await press(page, "language");
    assert.match(await told(page), /行0のクイーンが.*に効いているから/);
    await page.focus(`.board ${square(1, 3)}`);
    await page.keyboard.press("Enter");
    await page.waitForSelector(root({ row: 2 }));
    await page.keyboard.press("Backspace");
    await page.waitForSelector(root({ row: 1 }));
    await press(page, "hint");
    assert.match(await told(page), /行1の列3/);
    assert.equal(await page.locator(`.board ${square(1, 3)}[data-picked]`).count(), 1);
    assert.equal(await page.evaluate(() => scrollY), before);
  });
});

test("attack lines stay away from the board until they are asked for, and the address keeps them", async () => {
  await visit("solve/#n=5&queens=4", {}, async (page, context) => {
    await page.waitForSelector("[data-solve]");
    assert.equal(await page.locator('.board [data-mark="attacked"]').count(), 0);
    // A `?` is the sign of a question, and none is asked here.
    const signs = await page.locator('.board [data-in-work] [data-mark="hidden"] .sign').evaluateAll((all) => all.filter((sign) => sign.checkVisibility()));
    assert.equal(signs.length, 0);
    await page.check("[data-action=lines]");
    assert.equal(await page.locator('.board [data-row="1"][data-mark="attacked"]').count(), 2);
    await page.waitForFunction(() => location.hash.includes("lines=1"));
    const other = await open(context, await address(page));
    await other.waitForSelector('.board [data-row="1"][data-mark="attacked"]');
    assert.deepEqual(other.said, []);
  });
});

test("on a phone the sentence, the board and the buttons are in sight together", async () => {
  for (const lang of ["ja", "en"]) {
    await look(`${under(lang)}solve/#n=8&queens=0`, `html[lang=${lang}] ${root({ n: 8, queens: "0" })}`, { viewport: { width: 360, height: 740 } }, async (page) => {
      await page.evaluate(() => document.querySelector(".told").scrollIntoView());
      const tops = () => page.evaluate(() => [".told", ".board", ".solve-buttons"].map((selector) => {
        const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
        return { selector, top, bottom };
      }));
      const before = await tops();
      for (const { selector, top, bottom } of before) assert.ok(-1 <= top && bottom <= 741, `${selector}: ${top} to ${bottom}`);
      await page.click(`.board ${square(1, 1)}`);
      await page.waitForSelector(`.board ${square(1, 1)}[data-mark="attacked"]`);
      assert.deepEqual(await tops(), before, "nothing moves");
    });
  }
});
