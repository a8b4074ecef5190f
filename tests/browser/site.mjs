// The built site in a real browser. Every test gets a profile of its own, and fails when the page
// says anything on the console or breaks its content security policy.

import assert from "node:assert/strict";
import { after } from "node:test";
import { launch } from "./chromium.mjs";
import { drawn, listened, site } from "./page.mjs";

export * from "./page.mjs";

const browser = await launch();
after(() => browser.close());

/**
 * A fresh profile: Japanese, light, 1280 by 800, unless `options` say otherwise. It saves data, so
 * the browser does not fetch the whole site beside each test, unless `keeps` is true.
 */
export async function profile({ keeps = false, ...options } = {}) {
  const context = await browser.newContext({
    locale: "ja-JP",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
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
