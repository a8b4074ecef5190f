// The texts that the package and the built site exchange, and the page of the README.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch } from "../../tests/browser/chromium.mjs";
import { running } from "../../tests/browser/page.mjs";
import { serve } from "./server.mjs";

const folder = process.env.INSTALLED;
const { Stepper } = await import(pathToFileURL(join(folder, "node_modules/bitqueens/node.js")));
const browser = await launch();
after(() => browser.close());
const server = await serve(folder);
after(() => server.close());

/** The stepper that the site shows at an address. */
async function shown(address) {
  const page = await browser.newPage();
  await page.goto(process.env.SITE + address);
  await running(page);
  const stepper = page.locator("[data-stepper]");
  await stepper.waitFor();
  return { page, stepper: await stepper.evaluate((element) => ({ ...element.dataset })) };
}

test("a snapshot of the package opens on the site", async () => {
  const own = new Stepper(8);
  own.seek(5_000);
  const { page, stepper } = await shown(`step/#n=8&at=5000&snapshot=${own.snapshot()}`);
  const { steps, placements, solutions } = own.counters;
  assert.deepEqual(
    [stepper.n, stepper.step, stepper.phase, stepper.placements, stepper.solutions],
    ["8", steps, own.phase, placements, solutions].map(String),
  );
  await page.close();
});

test("a snapshot of the site is gone on from by the package", async () => {
  const { page } = await shown("step/#n=12&at=4500000");
  await page.waitForFunction(() => location.hash.includes("snapshot="));
  const hash = await page.evaluate(() => location.hash);
  const stepper = Stepper.resume(new URLSearchParams(hash.slice(1)).get("snapshot"));
  const own = new Stepper(12);
  own.seek(4_500_000);
  assert.deepEqual([stepper.snapshot(), stepper.next()], [own.snapshot(), own.next()]);
  await page.close();
});

test("the page of the README steps a board", async () => {
  const readme = readFileSync(join(folder, "node_modules/bitqueens/README.md"), "utf8");
  const [, html] = readme.match(/```html\n(.*?)```/s);
  writeFileSync(join(folder, "example.html"), html);
  const page = await browser.newPage();
  await page.goto(`${server.address}example.html`);
  await page.waitForFunction(() => document.querySelector("pre").textContent.startsWith("0 ready"));
  for (let press = 0; press < 4; press += 1) await page.click("button");
  assert.equal(await page.textContent("pre"), "4 place\n.......Q");
  await page.close();
});
