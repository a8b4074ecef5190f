// Tests the packed package as somebody else has it: installed into an empty folder.
//
//   PACKAGE=target/npm/bitqueens CHROMIUM=… node package/tests/run.mjs
//
// SITE is the address of the built site, for the texts that both exchange; FIREFOX another browser.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "bitqueens-"));
after(() => rmSync(folder, { recursive: true, force: true }));
process.env.INSTALLED = folder;

const npm = (...rest) => execFileSync("npm", [...rest, "--loglevel=error"], { cwd: folder, encoding: "utf8" });
const packed = npm("pack", resolve(process.env.PACKAGE), "--silent").trim();
npm("install", `./${packed}`, "--no-audit", "--no-fund", "--offline");
cpSync(join(here, "installed"), folder, { recursive: true });

test("the package has no dependency, and installs nothing but itself", () => {
  const installed = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));
  assert.deepEqual(installed, ["bitqueens"]);
});

for (const resolution of ["nodenext", "bundler"]) {
  test(`a typed program compiles by the declarations: ${resolution}`, () => {
    const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    const module = resolution === "bundler" ? "esnext" : resolution;
    const options = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--noEmit"];
    const chosen = ["--target", "es2022", "--lib", "es2022,dom", "--module", module, "--moduleResolution", resolution];
    const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...chosen, "consumer.ts"], { cwd: folder, encoding: "utf8" });
    assert.equal(stdout, "");
  });
}

test("Node's own test runner, in the folder", () => {
  const tests = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
  // What the runner of this file says to its tests must not reach the runner of those.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  execFileSync(process.execPath, ["--test", "--test-reporter=spec", ...tests], {
    cwd: folder,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
});

describe("in browsers", async () => {
  await import("./browsers.mjs");
  if (process.env.SITE) await import("./site.mjs");
});
