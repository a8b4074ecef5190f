import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothingInAnyLook } from "./axe.mjs";
import { WIDTHS, assertNothingScrollsSideways, assertTargets, open, press, turn, visit } from "./site.mjs";

const x = (page) => page.getAttribute("[data-lab]", "data-x").then(Number);
const result = (page) => page.getAttribute(".worked", "data-result").then(Number);
const part = (name) => `[data-part-of="${name}"]`;
const worked = (page, value) => page.waitForSelector(`.worked[data-result="${value}"]`);

test("for all 255 non-zero bytes, x & -x is the lowest bit that is set", async () => {
  await visit("#/bits?w=8&lang=en", {}, async (page) => {
    await page.waitForSelector("[data-lab]");
    const shown = await page.evaluate(async (row) => {
      const lab = document.querySelector("[data-lab]");
      const field = document.querySelector("[data-action=x-decimal]");
      const type = (text) => {
        field.value = text;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        return new Promise((drawn) => {
          const look = () => lab.dataset.x === text && (watch.disconnect(), drawn());
          const watch = new MutationObserver(look);
          watch.observe(lab, { attributeFilter: ["data-x"] });
          look();
        });
      };
      const lowest = [];
      for (let x = 1; x < 256; x += 1) {
        await type(String(x));
        lowest.push(Number(document.querySelector(row).dataset.value));
      }
      return lowest;
    }, `${part("lowest")} [data-row-of="x & -x"]`);
    const lowest = (x) => (x % 2 === 1 ? 1 : 2 * lowest(x / 2));
    assert.deepEqual(shown, Array.from({ length: 255 }, (_, before) => lowest(before + 1)));
  });
});

test("expressions bind as in code, and a faulty one gets a sentence and stays", async () => {
  await visit("#/bits?w=8&x=20&lang=en", {}, async (page) => {
    const field = page.locator("[data-action=expression]");
    assert.equal(await field.inputValue(), "mask & ~(left | down | right)");
    await worked(page, 0b11000);
    for (const [text, value] of [["1 | 2 & 4", 1], ["~1 << 2", 248], ["1 << 32", 0], ["0 << 31", 0], ["x >> 200", 0], ["x & -x", 4]]) {
      await field.fill(text);
      await worked(page, value);
    }
    const faulty = [["(1 | 2", /not closed/], ["1 | 2)", /closes nothing/], ["1 |", /missing/], ["queen & 1", /queen.*no value/], [`1${" | 1".repeat(300)}`, /too long/]];
    for (const [text, sentence] of faulty) {
      await field.fill(text);
      await page.waitForSelector("#expression-fault:not(:empty)");
      assert.match(await page.textContent("#expression-fault"), sentence);
      assert.equal(await field.inputValue(), text);
      assert.equal(await field.getAttribute("aria-invalid"), "true");
    }
    await press(page, "language");
    assert.match(await page.textContent("#expression-fault"), /式が長すぎます/);
  });
});

test("pressed bits and typed numbers are one number; a wrong one loses nothing", async () => {
  await visit("#/bits?w=8&x=0&lang=en", {}, async (page) => {
    await page.click(`${part("words")} .bit-field [data-bit="5"]`);
    await page.click(`${part("words")} .bit-field [data-bit="1"]`);
    assert.equal(await x(page), 34);
    assert.equal(await page.inputValue("[data-action=x-binary]"), "00100010");
    assert.equal(await page.inputValue("[data-action=x-hexadecimal]"), "22");
    await page.fill("[data-action=x-binary]", "0012");
    assert.match(await page.textContent("#x-binary-fault"), /not a digit of base 2/);
    assert.equal(await x(page), 34);
    await page.fill("[data-action=things]", "99");
    assert.match(await page.textContent("#things-fault"), /from 1 to/);
    assert.equal(await page.inputValue("[data-action=x-binary]"), "0012", "what was typed elsewhere stays");
    await page.fill("[data-action=x-decimal]", "-1");
    assert.equal(await x(page), 255);
    assert.equal(await page.inputValue("[data-action=x-binary]"), "11111111");
    assert.equal(await page.inputValue("[data-action=things]"), "99");
    await page.fill("[data-action=x-hexadecimal]", "1ff");
    assert.match(await page.textContent("#x-hexadecimal-fault"), /does not fit 8 bits/);
  });
});

test("everything is in the address", async () => {
  await visit("#/bits?lang=en", {}, async (page, context) => {
    await page.fill("[data-action=x-decimal]", "44");
    await page.selectOption("[data-action=width]", { label: "12" });
    await page.check("[data-action=second]");
    await page.fill("[data-action=expression]", "x ^ y << 2");
    const value = await result(page);
    await press(page, "next-combination");
    await page.waitForFunction(() => /x=44/.test(location.hash) && /choose=/.test(location.hash));
    const other = await open(context, new URL(page.url()).hash);
    await worked(other, value);
    assert.equal(await x(other), 44);
    assert.equal(await other.inputValue("[data-action=expression]"), "x ^ y << 2");
    assert.equal(await other.getAttribute(part("combination"), "data-value"), await page.getAttribute(part("combination"), "data-value"));
    assert.deepEqual(other.said, []);
  });
});

test("combinations are stepped through by keys, in ascending order", async () => {
  await visit("#/bits?choose=5.3.0&lang=en", {}, async (page) => {
    const words = [];
    await page.focus("[data-action=next-combination]");
    for (let rank = 0; rank < 10; rank += 1) {
      words.push(Number(await page.getAttribute(part("combination"), "data-value")));
      if (rank < 9) await page.keyboard.press("Enter");
    }
    assert.deepEqual(words, [7, 11, 13, 14, 19, 21, 22, 25, 26, 28]);
    assert.ok(await page.isDisabled("[data-action=next-combination]"));
    await page.fill("[data-action=rank]", "4");
    await page.waitForSelector(`${part("combination")}[data-value="19"]`);
  });
});

test("a bit is tested, set and cleared, and ones are counted both ways", async () => {
  await visit("#/bits?w=8&x=44&bit=1&lang=en", {}, async (page) => {
    const value = (operation) => page.locator(`[data-operation="${operation}"] [data-part="result"]`).getAttribute("data-value");
    assert.equal(await value("test"), "0");
    assert.equal(await value("set"), "46");
    await page.selectOption("[data-action=bit]", { label: "2" });
    assert.equal(await value("clear"), "40");
    assert.equal(await page.locator(`${part("ones")} .result`).count(), 2);
    for (const sentence of await page.locator(`${part("ones")} .result`).allTextContents()) assert.match(sentence, /^3 ones/);
  });
});

test("axe finds nothing in the lab", async () => {
  await visit("#/bits?y=6&e=(1&lang=ja", {}, async (page) => {
    await page.waitForSelector("[data-lab]");
    await assertAxeFindsNothingInAnyLook(page, "lab");
  });
});

test("no width scrolls sideways, from 360 pixels to a projector, and bits are targets", async () => {
  await visit("#/bits?w=4&lang=ja", {}, async (page) => {
    for (const bits of [4, 8, 13, 32]) {
      await turn(page, `#/bits?w=${bits}&x=${bits}&y=3&lang=ja`, `[data-lab][data-x="${bits}"]`);
      for (const width of WIDTHS) {
        await assertNothingScrollsSideways(page, `${bits} bits`, [width]);
        await assertTargets(page, ".bit-field .bit", `${bits} bits at ${width}`);
      }
    }
  });
});
