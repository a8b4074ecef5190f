// What axe finds on a page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with what axe finds on the page as it stands; `options` are axe's own. */
export async function assertAxeFindsNothing(page, where, options = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // What passes is counted and not described, and no rule asks for the style sheets once more.
  const found = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], preload: false, ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ").slice(0, 300)}`);
  }, options);
  assert.deepEqual(found, [], where);
}
