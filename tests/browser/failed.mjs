// What a test that fails leaves in target/failed, in a folder of its name: for each page its picture, and its HTML
// below its address and what it said on the console. The tests in three engines leave the same.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const FOLDER = join("target", "failed");

/** The pages of profiles in which a test failed, by the failure: they are closed before the test's name is known. */
const seen = new WeakMap();

/** What is kept of a page: its picture, and all that it says. */
export const kept = (picture, address, said, html) => ({ picture, text: [`<!-- ${address}`, ...said, "-->", html].join("\n") });

/** Looks at the pages of a profile for the last time. */
export async function see(failure, context) {
  const looked = context.pages().map(async (page) => {
    // A page that draws no more has its HTML.
    const picture = await page.screenshot({ timeout: 2_000 }).catch(() => undefined);
    return kept(picture, page.url(), page.said ?? [], await page.content());
  });
  const pages = await Promise.allSettled(looked);
  seen.set(failure, pages.flatMap(({ value }) => value ?? []));
}

/** Writes what was seen where a test failed; for `afterEach`. */
export const leave = ({ name, error }) => write(name, seen.get(error?.cause) ?? []);

/** Writes the pages of a test, and says where. */
export async function write(name, pages) {
  if (pages.length === 0) return;
  const folder = join(FOLDER, name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 120));
  await mkdir(folder, { recursive: true });
  for (const [at, { picture, text }] of pages.entries()) {
    await writeFile(join(folder, `${at}.html`), text);
    if (picture !== undefined) await writeFile(join(folder, `${at}.png`), picture);
  }
  console.error(`its pages as they were: ${folder}`);
}
