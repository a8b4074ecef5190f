// The site as Trunk builds it, whole and without a listing of its files: every page opens, and the
// console stays empty.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGES } from "../browser/pages.mjs";
import { drawn, load, press, visit } from "../browser/site.mjs";

for (const [address, selector] of PAGES) {
  test(`${address} opens`, () => visit(address, {}, (page) => page.waitForSelector(selector)));
}

test("a worker counts", () =>
  visit("ja/count/#n=10", {}, async (page) => {
    await press(page, "count");
    await page.waitForSelector("[data-count][data-state=done][data-total='724']");
  }));

test("a method runs in its worker", () =>
  visit("ja/ladder/#n=6&methods=bitmap", {}, async (page) => {
    await press(page, "run");
    await page.waitForSelector("[data-ladder-row=bitmap][data-state=done][data-total='4']");
  }));

test("what was fetched is kept", () =>
  visit("ja/bits/", { keeps: true }, async (page, context) => {
    await page.evaluate(() => navigator.serviceWorker.register(scriptAddress("service-worker.js")));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await drawn(page);
    await context.setOffline(true);
    await load(page, "ja/bits/");
    await page.waitForSelector("[data-lab]");
  }));
