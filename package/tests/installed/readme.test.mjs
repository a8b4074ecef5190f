// The examples of the README, run as they are printed.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const readme = readFileSync("node_modules/bitqueens/README.md", "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
const run = (code) => {
  writeFileSync("example.mjs", code);
  return execFileSync(process.execPath, ["example.mjs"], { encoding: "utf8" });
};

test("the first example takes ten lines and prints what is said below it", () => {
  assert.ok(examples[0].trim().split("\n").length <= 10);
  const [, below] = readme.match(/It prints (.*)\./);
  const said = [...below.matchAll(/`(.*?)`/g)].map(([, line]) => line);
  assert.deepEqual(run(examples[0]).trim().split("\n"), said);
});

test("every other example prints what its comments say", () => {
  assert.equal(examples.length, 3);
  for (const example of examples.slice(1)) {
    const said = [...example.matchAll(/console\.log\(.*?; \/\/ (.*)|console\.log\(.*?\)\); \/\/ (.*)/g)];
    assert.deepEqual(run(example).trim().split("\n"), said.map(([, one, other]) => one ?? other));
  }
});
