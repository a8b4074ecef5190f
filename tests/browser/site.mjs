// The built site in a real browser. A test gets a profile of its own, or shares a page with others that
// only look; it fails when the page says anything on the console or breaks its content security policy.

import assert from "node:assert/strict";
import { after } from "node:test";
import { launch } from "./chromium.mjs";
import { see } from "./failed.mjs";
import { drawn, listened, prepared, saving, site, turnAnew } from "./page.mjs";

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
  await context.addInitScript(prepared);
  await context.addInitScript(saving, !keeps);
  return context;
}

/** Longer than any test needs on a busy machine. Many calls to the browser have no limit of their own. */
const PATIENCE_MS = 240_000;
const FRAME_MS = 5_000;

/** What comes of a promise, or of `late` after so many milliseconds. */
async function within(milliseconds, promise, late) {
  let clock;
  const passed = new Promise((done) => { clock = setTimeout(done, milliseconds); });
  try {
    return await Promise.race([promise, passed.then(late)]);
  } finally {
    clearTimeout(clock);
  }
}

/** Whether the browser draws a page. Chromium may stop after a change of the window's size; a click waits for frames. */
const draws = (page) => {
  const frame = page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(true))));
  return within(FRAME_MS, frame.catch(() => false), () => false);
};

/** Takes a page that no test has and that the browser still draws; closes those that it draws no more. */
async function free(pages) {
  while (pages.length > 0) {
    const page = pages.pop();
    if (await draws(page)) return page;
    console.error(`the browser has stopped drawing a page between two tests, and it is closed: ${page.url()}`);
    await within(FRAME_MS, page.context().close().catch(() => undefined), () => undefined);
  }
}

/**
 * Runs a test on the pages of a profile, for as long as its time lasts. Where it fails, looks at the pages for the last
 * time and closes the profile. A page that the browser has stopped drawing is said: what it shows explains no failure.
 */
async function inProfile(context, test) {
  try {
    return await within(PATIENCE_MS, test(), () => {
      throw new Error(`the test is not over after ${PATIENCE_MS / 1000} s`);
    });
  } catch (failure) {
    const drawn = await Promise.all(context.pages().map(draws));
    const reason = drawn.every(Boolean) ? failure : new Error(`the browser has stopped drawing the page: ${failure.message}`, { cause: failure });
    await within(FRAME_MS, see(reason, context).catch(() => undefined), () => undefined);
    // What became of the profile hides no failure.
    await within(FRAME_MS, context.close().catch(() => undefined), () => undefined);
    throw reason;
  }
}

/** Runs `test` on a fresh profile and closes it, whatever happens. */
export async function withProfile(options, test) {
  const context = await profile(options);
  await inProfile(context, () => test(context));
  await context.close();
}

/** The tabs of visits that are over, each alone in a profile in which nothing is stored, by the options of the profile. */
const emptied = new Map();

/**
 * Opens the page at an address in a tab without a past, in a profile in which nothing is stored, and runs `test` on
 * it. The tab of a visit that is over is emptied and taken again, which is less work than a new profile.
 */
export async function visit(address, options, test) {
  const key = JSON.stringify(options);
  if (!emptied.has(key)) emptied.set(key, []);
  const page = (await free(emptied.get(key))) ?? (await (await profile(options)).newPage());
  const context = page.context();
  await inProfile(context, async () => {
    const window = JSON.stringify(page.viewportSize());
    const devtools = await context.newCDPSession(page);
    page.said ??= listened(page);
    await page.goto(site + address);
    await devtools.send("Page.resetNavigationHistory");
    await drawn(page);
    await test(page, context);
    assert.deepEqual(page.said, [], "the console stays empty");
    if (JSON.stringify(page.viewportSize()) !== window) return context.close();
    for (const other of context.pages()) if (other !== page) await other.close();
    // What a page stores when it is left is stored before all of it is deleted.
    await page.goto("about:blank");
    await devtools.send("Storage.clearDataForOrigin", { origin: new URL(site).origin, storageTypes: "all" });
    await devtools.detach();
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: null });
    emptied.get(key).push(page);
  });
}

/** The pages that tests look at one after the other, while no test has them, by the window and the options of their profiles. */
const shared = new Map();

/**
 * Turns a running page to an address, waits for what is to be there, and runs `test` on it. It takes a
 * tenth of the time of a visit. Others have used the page before: what a page begins with, what the
 * reader has chosen and what is stored are not for such a test.
 */
export async function look(address, there, { viewport = DESK, ...options }, test) {
  const key = JSON.stringify([viewport, options]);
  if (!shared.has(key)) shared.set(key, []);
  const page = (await free(shared.get(key))) ?? (await open(await profile({ viewport, ...options })));
  await inProfile(page.context(), async () => {
    await page.mouse.move(0, 0);
    await turnAnew(page, address, there);
    await test(page);
    assert.deepEqual(page.said, [], "the console stays empty");
    await page.emulateMedia({ media: null });
  });
  const { width, height } = page.viewportSize();
  if (width === viewport.width && height === viewport.height) shared.get(key).push(page);
  else await page.context().close();
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

/**
 * Waits for the document that `leave` loads anew by a script, and for the program to draw it. The browser calls it a
 * navigation, too, when the page writes its address.
 */
export async function reloaded(page, leave) {
  await page.evaluate(() => { window.isLeft = true; });
  await leave();
  await page.waitForFunction(() => window.isLeft === undefined);
  await drawn(page);
}

/** Loads the site anew at an address, in the same profile. */
export async function load(page, address) {
  // The same document would only turn to another state.
  await page.goto("about:blank");
  await page.goto(site + address);
  await drawn(page);
}
