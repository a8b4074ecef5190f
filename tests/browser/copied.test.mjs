// What is copied of a listing is its code: it pastes into the page for writing, and runs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, open, press, turn, withProfile } from "./site.mjs";

/** The pages with listings, and what is there when all of them are. */
const PAGES = [
  ["step/#n=8&at=5", ".code [data-just-run]"],
  ["step/#n=8&at=5&code=rust", ".code [data-just-run]"],
  ["step/#n=8&at=891&open=recursion", ".code[aria-labelledby=recursive-title]"],
  ["learn/loop/", "[data-break], [data-find], .code.line-list"],
  ["learn/exits/", ".code.line-list"],
  ["learn/mask/", "pre.code"],
  ["ladder/bitmap-loop/", "[data-method=bitmap-loop] pre"],
];

/** Selects all of a listing, as a reader does; runs in the page. */
const select = (selector) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(selector));
  getSelection().removeAllRanges();
  getSelection().addRange(range);
};

/** Copies a selection by the keyboard, pastes it into an empty program and runs it; returns what comes of it. */
async function run(page, selector) {
  await page.evaluate(select, selector);
  await page.keyboard.press("Control+C");
  await turn(page, "write/#stage=nothing", "[data-write][data-stage=nothing] [data-source]");
  await page.focus("[data-source]");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+V");
  await press(page, "run-program");
  const state = "[data-write]:is([data-state=right], [data-state=wrong], [data-state=stopped], [data-state=error])";
  return (await page.waitForSelector(state)).getAttribute("data-state");
}

test("code that is copied is the code alone, and runs where it is pasted", () =>
  withProfile({ locale: "en-US", permissions: ["clipboard-read", "clipboard-write"] }, async (context) => {
    const page = await open(context, PAGES[0][0]);
    for (const [address, there] of PAGES) {
      await turn(page, address, there);
      const listings = await page.evaluate(() =>
        [...document.querySelectorAll("ol.code, pre")].filter((listing) => listing.checkVisibility()).map((listing) => {
          const range = document.createRange();
          range.selectNodeContents(listing);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          const lines = listing.matches("ol") ? [...listing.querySelectorAll("li")] : [listing];
          const code = lines.map((line) => line.querySelector("code").textContent).filter((line) => line !== "").join("\n");
          return [getSelection().toString(), code];
        }));
      assert.ok(listings.length > 0, address);
      for (const [copied, code] of listings) assert.equal(copied.trimEnd(), code.trimEnd(), address);
    }
    await page.click("[data-method] [data-action=copy-code]");
    const [copied, code] = await page.evaluate(async () => [
      await navigator.clipboard.readText(),
      document.querySelector("[data-method] [data-code]:has([data-action=copy-code]) pre").textContent,
    ]);
    assert.equal(copied.trimEnd(), code.trimEnd());
    for (const [address, listing, state] of [
      ["step/#n=8&at=5", ".listing .code", "right"],
      ["learn/loop/", ".code.line-list", "wrong"],
      ["learn/exits/", ".code.line-list", "wrong"],
    ]) {
      await load(page, address);
      await page.waitForSelector(listing);
      assert.equal(await run(page, listing), state, address);
    }
    assert.deepEqual(page.said, [], "the console stays empty");
  }));
