// What a test that fails leaves behind.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";

const FAILING = `
  import { afterEach, test } from "node:test";
  import { leave } from "${import.meta.resolve("./failed.mjs")}";
  import { withProfile } from "${import.meta.resolve("./site.mjs")}";
  afterEach(leave);
  test("a heading: what it says", () => withProfile({}, async (context) => {
    const page = await context.newPage();
    page.said = ["said on the console"];
    await page.goto("data:text/html,<h1>Unlike</h1>");
    throw new Error("meant to fail");
  }));
  test("another one holds", () => withProfile({}, (context) => context.newPage()));
`;

test("a test that fails leaves the picture and the HTML of its page in a folder of its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bitqueens-failed-"));
  try {
    const running = promisify(execFile)(process.execPath, ["--input-type=module", "-e", FAILING], { cwd: folder });
    const { code, stderr } = await running.catch((failure) => failure);
    assert.equal(code, 1);
    const left = join("target", "failed");
    const own = join(left, "a-heading-what-it-says");
    assert.ok(stderr.includes(own), stderr);
    assert.deepEqual(await readdir(join(folder, left)), ["a-heading-what-it-says"], "the test that holds leaves nothing");
    assert.deepEqual((await readdir(join(folder, own))).sort(), ["0.html", "0.png"]);
    const text = await readFile(join(folder, own, "0.html"), "utf8");
    assert.match(text, /^<!-- data:text\/html,<h1>Unlike<\/h1>\nsaid on the console\n-->\n.*<h1>Unlike<\/h1>/s);
    const picture = await readFile(join(folder, own, "0.png"));
    assert.equal(picture.readUInt32BE(16), 1280, "a PNG as wide as the window");
  } finally {
    await rm(folder, { recursive: true });
  }
});
