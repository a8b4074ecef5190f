import assert from "node:assert/strict";
import { test } from "node:test";
import { LAB_PARTS } from "./pages.mjs";
import { address, look, open, overflow, press, turn, visit } from "./site.mjs";

const x = (page) => page.getAttribute("[data-lab]", "data-x").then(Number);
const result = (page) => page.getAttribute(".worked", "data-result").then(Number);
const part = (name) => `[data-part-of="${name}"]`;
const choose = async (page, name) => {
  await page.selectOption("[data-action=part]", name);
  await page.waitForSelector(part(name));
};
/** Opens what is folded: numbers to type, examples and names. */
const unfold = (page) => page.$$eval("[data-lab] details", (all) => all.forEach((one) => { one.open = true; }));
const worked = (page, value) => page.waitForSelector(`.worked[data-result="${value}"]`);

test("pressed bits and typed numbers are one number; a wrong one loses nothing", async () => {
  await look("bits/#w=8&x=0&part=combination", `[data-lab][data-width="8"][data-x="0"] ${part("combination")}`, {}, async (page) => {
    await unfold(page);
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
  });
});

test("everything is in the address", async () => {
  await visit("bits/", {}, async (page, context) => {
    await page.click("[data-fold=numbers] summary");
    await page.fill("[data-action=x-decimal]", "44");
    await page.selectOption("[data-action=width]", { label: "12" });
    await page.check("[data-action=second]");
    await page.fill("[data-action=expression]", "x ^ y << 2");
    const value = await result(page);
    await choose(page, "combination");
    await press(page, "next-combination");
    const combination = await page.getAttribute(part("combination"), "data-value");
    await choose(page, "expression");
    await page.waitForFunction(() => /x=44/.test(location.hash) && /choose=/.test(location.hash) && !/part=/.test(location.hash));
    const other = await open(context, await address(page));
    await worked(other, value);
    assert.equal(await x(other), 44);
    assert.equal(await other.inputValue("[data-action=expression]"), "x ^ y << 2");
    await choose(other, "combination");
    assert.equal(await other.getAttribute(part("combination"), "data-value"), combination);
    await other.waitForFunction(() => /part=combination/.test(location.hash));
    assert.deepEqual(other.said, []);
  });
});

test("the parts are one list: arrows, Home and End choose, and one part is there", async () => {
  await visit("bits/", {}, async (page) => {
    const list = page.locator("[data-action=part]");
    assert.deepEqual(await list.locator("option").evaluateAll((all) => all.map((option) => option.value)), LAB_PARTS);
    await list.focus();
    const before = await page.evaluate(() => scrollY);
    for (const [key, name] of [["ArrowDown", "lowest"], ["ArrowDown", "one-bit"], ["End", "combination"], ["ArrowUp", "ones"], ["Home", "expression"]]) {
      await page.keyboard.press(key);
      await page.waitForSelector(part(name));
      assert.equal(await page.locator("[data-part-of]:not([data-part-of=words])").count(), 1);
      assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "part");
    }
    assert.equal(await page.evaluate(() => scrollY), before);
  });
});

test("examples, names and numbers are folded, and none of them is lost", async () => {
  await visit("bits/", {}, async (page) => {
    for (const control of ["example", "names", "terms", "x-decimal", "x-binary", "x-hexadecimal", "width", "view", "second"]) {
      assert.equal(await page.locator(`[data-action=${control}]`).first().isVisible(), false, control);
    }
    for (const summary of await page.locator("[data-lab] summary").all()) await summary.press("Enter");
    for (const control of ["example", "names", "terms", "x-decimal", "x-binary", "x-hexadecimal", "width", "view", "second"]) {
      assert.ok(await page.locator(`[data-action=${control}]`).first().isVisible(), control);
    }
    await page.locator("[data-action=example]").nth(1).click();
    await worked(page, 16);
    assert.ok(await page.locator("[data-action=names]").isVisible(), "what was opened stays open");
  });
});

/** The boxes of x's bits and of the values above them, as they stand in the window. */
const columns = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(`[data-word=x] ${selector}`)].map((element) => element.getBoundingClientRect());
    return boxes(".bit-field .bit").map((bit, at) => {
      const worth = boxes(".worth")[at];
      return { aside: Math.abs((worth.left + worth.right - bit.left - bit.right) / 2), above: bit.top - worth.bottom, top: bit.top, bottom: bit.bottom };
    });
  });

test("each bit of x stands under its value, and x stays in sight above every part", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    await look("bits/", "[data-lab]", { viewport }, async (page) => {
      for (const bits of [4, 8, 13, 32]) {
        await turn(page, `bits/#w=${bits}&x=${bits}&part=ones`, `[data-lab][data-x="${bits}"]`);
        for (const { aside, above } of await columns(page)) assert.ok(aside < 1.5 && -1 < above && above < 8, `${bits} bits: ${aside} aside, ${above} above`);
      }
      for (const name of LAB_PARTS) {
        await turn(page, `bits/#w=8&x=20&part=${name}`, part(name));
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        for (const { top, bottom } of await columns(page)) assert.ok(0 <= top && bottom <= viewport.height, name);
      }
      const { height } = await page.locator(part("words")).boundingBox();
      assert.ok(height < viewport.height / 4, `x takes ${height} pixels`);
    });
  }
});

test("what follows stays where it is when a wrong number is told, and however many bits are set", async () => {
  await look("ja/bits/#w=32&x=1", '[data-lab][data-width="32"][data-x="1"]', { viewport: { width: 360, height: 740 } }, async (page) => {
    await unfold(page);
    const top = () => page.locator(".lab-parts").evaluate((parts) => parts.getBoundingClientRect().top);
    const before = await top();
    await page.fill("[data-action=x-binary]", "0012");
    await page.waitForSelector("#x-binary-fault:not(:empty)");
    assert.equal(await top(), before, "a wrong number");
    await page.fill("[data-action=x-decimal]", "-1");
    await page.waitForSelector('[data-lab][data-x="4294967295"]');
    assert.equal(await top(), before, "32 bits");
    assert.ok((await overflow(page)) <= 0);
  });
});
