// Every page turned around: its notation stays as it is, and nothing is wider than the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ADDRESSES } from "./translated.mjs";
import { turned } from "./turned.mjs";
import { DRAWN, open, turnThrough, withProfile } from "./site.mjs";

test("a page turned around keeps its notation from left to right, and its width", () =>
  withProfile({ locale: "en-US", reducedMotion: "reduce" }, async (context) => {
    const page = await open(context, ADDRESSES[0]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await turnThrough(page, ADDRESSES.map((address) => [address, DRAWN]), turned);
      for (const [at, { faults }] of seen.entries()) assert.deepEqual(faults, [], `${ADDRESSES[at]} at ${width} pixels`);
      const n_parts = seen.reduce((sum, { n_parts }) => sum + n_parts, 0);
      assert.ok(n_parts > 1_200, `${n_parts} parts`);
    }
  }));
