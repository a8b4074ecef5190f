// What axe finds on a page, in both languages and in both themes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

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

/**
 * Fails with what axe finds in both languages and both themes. The themes differ in their colours
 * alone and the languages in their words alone, so the page is looked at twice: as it is, and in the
 * other theme and the other language.
 */
export async function assertAxeFindsNothingInAnyLook(page, where) {
  await assertAxeFindsNothing(page, `${where}: as it is`);
  await change(page, "theme", "data-theme", "dark", "light");
  await change(page, "language", "lang", "ja", "en");
  await assertAxeFindsNothing(page, `${where}: the other theme, the other language`);
}

/** Turns a switch of the header, as a press on it does, and waits for the other one of its two values. */
async function change(page, action, attribute, one, other) {
  const next = (await page.getAttribute("html", attribute)) === one ? other : one;
  await page.$eval(`.header [data-action="${action}"]`, (control) => control.click());
  await page.waitForSelector(`html[${attribute}=${next}]`);
}
