// What axe finds on a page, in both languages and in both themes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { press, set } from "./page.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with what axe finds on the page as it stands; `options` are axe's own. */
export async function assertAxeFindsNothing(page, where, options = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // What passes is counted and not described, which is most of the work.
  const found = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ").slice(0, 300)}`);
  }, options);
  assert.deepEqual(found, [], where);
}

const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Fails with what axe finds in both languages and both themes. The themes differ in their colours
 * alone and the languages in their words alone, so each is asked for what it can change.
 */
export async function assertAxeFindsNothingInAnyLook(page, where) {
  await assertAxeFindsNothing(page, `${where}: as it is`);
  await change(page, "theme", "data-theme", "dark", "light");
  await assertAxeFindsNothing(page, `${where}: the other theme`, { runOnly: { type: "rule", values: COLOURS } });
  await change(page, "language", "lang", "ja", "en");
  const rules = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]));
  await assertAxeFindsNothing(page, `${where}: the other language`, { rules });
}

/** Turns a switch of the header and waits for the other one of its two values. */
async function change(page, action, attribute, one, other) {
  const next = (await page.getAttribute("html", attribute)) === one ? other : one;
  await (action === "language" ? press(page, action) : set(page, action));
  await page.waitForSelector(`html[${attribute}=${next}]`);
}
