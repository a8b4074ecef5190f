// Random addresses in the browser: each opens a page and says at most a short notice. What the program
// makes of many more of them is a test of the logic, and what it draws one of the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { random } from "../soak/random.mjs";
import { visit } from "./site.mjs";

const ADDRESSES = 50;
const ROUTES = ["step", "embed", "learn", "learn/mask", "learn/x", "write", "solve", "bits", "ladder", "count", "nowhere", ""];
const KEYS = ["n", "at", "lang", "snapshot", "open", "until", "pace", "predict", "sheet", "w", "x", "y", "e", "part", "methods", "walk-at", "queens", "seed"];
const VALUES = ["", "0", "1", "4", "8", "27", "99", "-3", "ja", "en", "xx", "%", "%E0%A4%A", "1".repeat(30), "solution", "(1", "bitmap", "👑"];

test(`${ADDRESSES} random addresses each open a page with a short notice`, async () => {
  const { below, chance } = random(13);
  const piece = (all) => all[below(all.length)];
  const addresses = Array.from({ length: ADDRESSES }, () => {
    const pairs = Array.from({ length: chance(0.01) ? 500 : below(8) }, () => `${piece(KEYS)}=${piece(VALUES)}`);
    const route = piece(ROUTES);
    return `${piece(["", "ja/"])}${route === "" ? "" : `${route}/`}#${pairs.join("&")}`;
  });
  await visit("ja/step/#n=4", {}, async (page) => {
    const seen = await page.evaluate(async (addresses) => {
      const seen = { longest: 0, empty: [] };
      const drawn = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      for (const address of addresses) {
        history.pushState(null, "", siteRoot + address);
        dispatchEvent(new PopStateEvent("popstate"));
        // Parts are fetched once, and the page stands when nothing of it is on its way.
        do await drawn();
        while (document.querySelector("#content .opening[role=status]") !== null);
        seen.longest = Math.max(seen.longest, document.querySelector("[data-notice] p")?.textContent.length ?? 0);
        if (document.querySelector("[data-page] #content > *") === null) seen.empty.push(address);
      }
      return seen;
    }, addresses);
    assert.deepEqual(seen.empty, []);
    assert.ok(seen.longest > 0 && seen.longest < 1_000);
  });
});
