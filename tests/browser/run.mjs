// Runs the tests of the built site: some at a time, in one process with one browser.
// SITE is the site's address, CHROMIUM the browser. Arguments choose files: `run.mjs count offline`.

import { readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { afterEach, describe } from "node:test";
import { FOLDER, leave } from "./failed.mjs";

const ENDING = ".test.mjs";
/** As many pages are driven at once: one for each processor, and one more, for a page that waits for its clock leaves its own. */
const TOGETHER = availableParallelism() + 1;

const all = (await readdir(new URL(".", import.meta.url)))
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no tests are called ${unknown.join(", ")}; there are ${all.join(", ")}`);
await rm(FOLDER, { recursive: true, force: true });

describe("the built site in a browser", { concurrency: TOGETHER }, async () => {
  afterEach(leave);
  // What a file registers while it is imported belongs to this suite.
  for (const name of asked.length > 0 ? asked : all) await import(`./${name}${ENDING}`);
});
