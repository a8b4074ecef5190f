// What `cargo xtask test` lists as the slowest tests comes from a reporter.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const TESTS = `
  import { describe, test } from "node:test";
  describe("a suite", () => {
    test("its test", () => {});
    test("another one", async (context) => {
      await context.test("its step", () => {});
    });
  });
  test("a test beside it", { skip: true }, () => {});
`;

test("the seconds of each test that holds no other are reported", async () => {
  const reporter = fileURLToPath(import.meta.resolve("../durations.mjs"));
  const { stdout } = await promisify(execFile)(process.execPath, [`--test-reporter=${reporter}`, "--input-type=module", "-e", TESTS]);
  const lines = stdout.trimEnd().split("\n").map((line) => line.split("\t"));
  assert.deepEqual(lines.map(([, name]) => name), ["its test", "its step", "a test beside it"]);
  for (const [seconds] of lines) assert.match(seconds, /^\d+\.\d$/);
});
