// The built site in a real browser. Every test gets a profile of its own, and fails when the page
// says anything on the console or breaks its content security policy.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after } from "node:test";
import { launch } from "./chromium.mjs";

const SITE = process.env.SITE ?? "http://127.0.0.1:8080/";

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

/** Opens the page at an address in a fresh profile and runs `test` on it. */
export async function visit(hash, options, test) {
  const context = await profile(options);
  try {
    const page = await open(context, hash);
    await test(page, context);
    assert.deepEqual(page.said, [], "the console stays empty");
  } finally {
    await context.close();
  }
}

/** Opens the page at an address and waits for it to be drawn. */
export async function open(context, hash = "") {
  const page = await context.newPage();
  page.said = [];
  page.on("console", (message) => page.said.push(message.text()));
  page.on("pageerror", (error) => page.said.push(error.message));
  await page.goto(SITE + hash);
  await page.waitForSelector("[data-page]");
  return page;
}

/** The address of the site itself. */
export const site = SITE;

/** The stepper's contract as an object of strings. */
export const stepper = (page) =>
  page.locator("[data-stepper]").evaluate((element) => ({ ...element.dataset }));

/** Waits until the stepper's contract holds these values. */
export async function settled(page, values) {
  const attributes = Object.entries(values).map(
    ([name, value]) => `[data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"]`,
  );
  await page.waitForSelector(`[data-stepper]${attributes.join("")}`);
}

/** A binary row's value, bits and ghosts as shown. */
export const bits = (page, name) =>
  page.locator(`[data-bits="${name}"]`).evaluate((row) => ({
    value: row.dataset.value,
    text: [...row.querySelectorAll("[data-bit]")].map((bit) => bit.textContent.trim()).join(""),
    ghosts: row.querySelectorAll("[data-ghost]").length,
  }));

/** Everything the contract shows of one place in the search. */
export const place = (page) =>
  page.evaluate(() => ({
    stepper: { ...document.querySelector("[data-stepper]").dataset },
    bits: [...document.querySelectorAll("[data-bits]")].map((row) => [row.dataset.bits, row.dataset.value]),
    marks: [...document.querySelectorAll("[role=gridcell]")].map((square) => [
      square.dataset.mark,
      square.dataset.by ?? "",
    ]),
  }));

/** Presses a control by its contract name. */
export const press = (page, action) => page.click(`[data-action="${action}"]`);

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with what axe finds on the page as it stands. */
export async function assertAxeFindsNothing(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ").slice(0, 300)}`);
  assert.deepEqual(found, [], where);
}
