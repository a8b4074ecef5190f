// The site as Trunk builds it, whole and without a listing of its files: every page opens, and the
// console stays empty.

import assert from "node:assert/strict";
import { test } from "node:test";
import { press, site, visit } from "../browser/site.mjs";

const pages = [
  ["#/step?n=8&at=891", "[data-stepper][data-step='891']"],
  ["#/step?n=5&at=14&predict=1", "[data-stepper][data-step='14']"],
  ["#/step?n=5&at=14&sheet=1", "[data-sheet]"],
  ["#/embed?n=5&at=14", "[data-page=embed]"],
  ["#/learn", "[data-lesson]"],
  ["#/solve?n=5", "[data-solve]"],
  ["#/bits", "[data-lab]"],
  ["#/ladder", "[data-ladder-row=bitmap]"],
];

for (const [hash, selector] of pages) {
  test(`${hash} opens`, () => visit(hash, {}, (page) => page.waitForSelector(selector)));
}

test("a worker counts", () =>
  visit("#/count?n=10", {}, async (page) => {
    await press(page, "count");
    await page.waitForSelector("[data-count][data-state=done][data-total='724']");
  }));

test("a method runs in its worker", () =>
  visit("#/ladder?n=6&methods=bitmap", {}, async (page) => {
    await press(page, "run");
    await page.waitForSelector("[data-ladder-row=bitmap][data-state=done][data-total='4']");
  }));

test("what was fetched is kept", () =>
  visit("", { keeps: true }, async (page, context) => {
    await page.evaluate(() => navigator.serviceWorker.register("service-worker.js"));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.waitForSelector("[data-page]");
    await context.setOffline(true);
    await page.goto(`${site}#/bits`);
    await page.reload();
    await page.waitForSelector("[data-lab]");
  }));
