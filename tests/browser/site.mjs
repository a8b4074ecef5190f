// The built site in a real browser. A test gets a profile of its own, or shares a page with others that
// only look; it fails when the page says anything on the console or breaks its content security policy.

import assert from "node:assert/strict";
import { after } from "node:test";
import { launch } from "./chromium.mjs";
import { at, drawn, listened, site, turn } from "./page.mjs";

export * from "./page.mjs";

const browser = await launch();
after(() => browser.close());

/** The window of a test that asks for no other. */
const DESK = { width: 1280, height: 800 };

/**
 * A fresh profile: Japanese, light, 1280 by 800, unless `options` say otherwise. It saves data, so
 * the browser does not fetch the whole site beside each test, unless `keeps` is true.
 */
export async function profile({ keeps = false, ...options } = {}) {
  const context = await browser.newContext({
    locale: "ja-JP",
    colorScheme: "light",
    viewport: DESK,
    ...options,
  });
  await context.addInitScript((saveData) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData }) });
  }, !keeps);
  return context;
}

/** Runs `test` on a fresh profile and closes it, whatever happens. */
export async function withProfile(options, test) {
  const context = await profile(options);
  try {
    await test(context);
  } finally {
    await context.close();
  }
}

/** Opens the page at an address in a fresh profile and runs `test` on it. */
export const visit = (address, options, test) =>
  withProfile(options, async (context) => {
    const page = await open(context, address);
    await test(page, context);
    assert.deepEqual(page.said, [], "the console stays empty");
  });

/** The pages that tests look at one after the other, while no test has them, by the options of their profiles. */
const shared = new Map();

/**
 * Turns a running page to an address, waits for what is to be there, and runs `test` on it. It takes a
 * tenth of the time of a visit. Others have used the page before: what a page begins with, what the
 * reader has chosen and what is stored are not for such a test.
 */
export async function look(address, there, { viewport = DESK, ...options }, test) {
  const key = JSON.stringify(options);
  if (!shared.has(key)) shared.set(key, []);
  const page = shared.get(key).pop() ?? (await open(await profile(options)));
  try {
    await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    // A question that closes gives the focus to the moves: that is to be over before the test.
    if ((await page.locator("[data-asked]").count()) > 0) {
      await turn(page, "step/#n=4&at=0", `html[lang=en] ${at(4, 0)}`);
      await drawn(page);
    }
    await page.evaluate(() => {
      document.activeElement.blur();
      document.querySelector("#more:popover-open")?.hidePopover();
      scrollTo({ top: 0, behavior: "instant" });
    });
    await turn(page, address, there);
    await drawn(page);
    await test(page);
    assert.deepEqual(page.said, [], "the console stays empty");
    await page.emulateMedia({ media: null });
  } catch (failure) {
    await page.context().close();
    throw failure;
  }
  shared.get(key).push(page);
}

/** Opens the page at an address, from the folder of the site on, and waits for the program to draw it. */
export async function open(context, address = "") {
  const page = await context.newPage();
  page.said = listened(page);
  await page.goto(site + address);
  await drawn(page);
  return page;
}

/** Loads the page again, and waits for the program to draw it. */
export async function reload(page) {
  await page.reload();
  await drawn(page);
}

/** Loads the site anew at an address, in the same profile. */
export async function load(page, address) {
  // The same document would only turn to another state.
  await page.goto("about:blank");
  await page.goto(site + address);
  await drawn(page);
}
