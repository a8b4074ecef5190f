// Links that were bent on their way, at a host of files: where no file lies the host answers with its page for unknown
// addresses, which leads on to the document that was meant.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RUNNING, profile, site } from "./site.mjs";

/** What arrives, and the document and the state that were meant. Some hosts escape what others leave. */
const BENT = [
  ["learn/shift/)", "learn/shift/"],
  ["learn/shift/.", "learn/shift/"],
  ["learn/shift/。", "learn/shift/"],
  ["learn/shift/%20", "learn/shift/"],
  ["learn/shift%20/", "learn/shift/"],
  ["learn/shift/%22", "learn/shift/"],
  ["ja/learn/shift/」、", "ja/learn/shift/"],
  ["Learn/Shift/", "learn/shift/"],
  ["JA/Learn/Shift/", "ja/learn/shift/"],
  ["STEP/#n=8&at=120", "step/#n=8&at=120"],
  ["step/).#n=8", "step/#n=8"],
  ["step/%23n=8&at=120", "step/#n=8&at=120"],
  ["learn/shift/index.htm", "learn/shift/"],
  ["ladder//flags/)", "ladder/flags/"],
  ["learn/shift/)?fbclid=x#seed=3", "learn/shift/#seed=3"],
];

test("a bent link opens what was meant, at a host of files too", async () => {
  const context = await profile({ locale: "en-US" });
  // The document itself is enough: that it has started says the stepper's own tests.
  await context.route("**/*.wasm", (route) => route.abort());
  const page = await context.newPage();
  for (const [bent, meant] of BENT) {
    await page.goto("about:blank");
    const answer = await page.goto(site + bent);
    if (answer.url().split("#")[0] !== site + meant.split("#")[0]) assert.equal(answer.status(), 404, bent);
    await page.waitForURL((url) => url.href === site + meant, { timeout: 10_000 }).catch(() => {});
    assert.equal(page.url(), site + meant, bent);
    assert.notEqual(await page.locator("#app [data-page]").count(), 0, `${bent} shows its document`);
  }
  await context.close();
});

test("an address that several documents may be meant by links them, and one that is nowhere the nearest", async () => {
  const context = await profile({ locale: "en-US" });
  const page = await context.newPage();
  for (const [address, first] of [
    ["shift/#seed=3", "learn/shift/#seed=3"],
    ["ja/shift/", "ja/learn/shift/"],
    ["learn/no-such-lesson/", "learn/"],
    ["no-such-page/", ""],
  ]) {
    await page.goto(site + address);
    const link = page.locator("main > section:first-of-type li:first-child a");
    await page.waitForFunction((href) => document.querySelector("main > section li a").href === href, site + first);
    assert.equal(await link.evaluate(({ href }) => href), site + first, address);
    assert.equal(await page.locator(RUNNING).count(), 0);
  }
  await context.close();
});
