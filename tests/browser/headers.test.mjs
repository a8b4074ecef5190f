// The sample headers of `hosting`: the built site under them, and the three samples side by side.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withHost } from "./deployment.mjs";
import { PAGES } from "./pages.mjs";
import { drawn, listened, press, site, turn, visit } from "./site.mjs";

const sample = (name) => readFile(new URL(`../../hosting/${name}`, import.meta.url), "utf8");

/** The rules of `_headers`: a path with its headers. */
function rulesOf(text) {
  const rules = [];
  for (const line of text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"))) {
    if (line.startsWith("/")) rules.push([line.trim(), {}]);
    else {
      const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line);
      rules.at(-1)[1][name.toLowerCase()] = value;
    }
  }
  return rules;
}

/** The headers that a host which reads `_headers` answers a path with. */
function headersOf(rules, path) {
  const matches = (pattern) => new RegExp(`^${pattern.replace("*", ".*").replace(":build", "[^/]+")}$`).test(`/${path}`);
  return Object.assign({}, ...rules.filter(([pattern]) => matches(pattern)).map(([, headers]) => headers));
}

/** The documents that are opened by themselves; the counting page is the last one. */
const ALONE = ["ja/", "ja/step/#n=8&at=891", "ja/embed/#n=5&at=14", "ja/learn/mask/", "ja/write/", "ja/count/#n=10"];

test("under the sample headers every page opens, counts and runs, and asks for nothing outside", async () => {
  const rules = rulesOf(await sample("_headers"));
  await withHost({ keeps: true }, async (context, host) => {
    host.headers = (path) => headersOf(rules, path);
    const asked = [];
    context.on("request", (request) => asked.push(request.url()));
    const page = await context.newPage();
    const said = listened(page);
    // A rule is of a folder or of all: some documents by themselves, of the others what the program fetches.
    for (const [address, selector] of PAGES) {
      if (ALONE.includes(address)) {
        await page.goto("about:blank");
        await page.goto(host.address + address);
        await drawn(page);
        await page.waitForSelector(selector);
      } else {
        await turn(page, address, selector);
      }
      assert.deepEqual(said, [], address);
    }
    await press(page, "count");
    await page.waitForSelector("[data-count][data-state=done][data-total='724']");
    await turn(page, "ja/ladder/#n=6&methods=bitmap", "[data-ladder-row=bitmap][data-n='6']");
    await press(page, "run");
    await page.waitForSelector("[data-ladder-row=bitmap][data-state=done]");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" });
      await navigator.serviceWorker.ready;
    });
    assert.deepEqual(said, []);
    const outside = asked.filter((address) => !address.startsWith(host.address) && !address.startsWith("data:"));
    assert.deepEqual(outside, []);
  });
});

test("the samples for three hosts say the same, and the page's own policy with them", async () => {
  const [[all, headers], ...others] = rulesOf(await sample("_headers"));
  assert.equal(all, "/*");
  const values = [...Object.values(headers), ...others.map(([, { "cache-control": caching }]) => caching)];
  for (const name of ["nginx.conf", "Caddyfile"]) {
    const text = await sample(name);
    for (const value of values) assert.ok(text.includes(`"${value}"`), `${name} lacks ${value}`);
  }
  const page = await (await fetch(site)).text();
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  // A page cannot say itself who may show it.
  assert.equal(headers["content-security-policy"], `${policy}; frame-ancestors 'self' https:`);
});

test("a script that is refused is a sentence, not a blank page", async () => {
  for (const [policy, sentence] of [
    ["script-src 'none'", ".late"],
    ["script-src 'self'", "#failure:not([hidden])"],
  ]) {
    await withHost({ locale: "en-GB" }, async (context, host) => {
      host.headers = () => ({ "content-security-policy": policy, "cache-control": "no-cache" });
      const page = await context.newPage();
      await page.goto(host.address);
      // A sentence that waits whether the program comes waits no longer.
      await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()));
      await page.waitForSelector(sentence, { state: "visible" });
      assert.match(await page.textContent(sentence), /restrict scripts|could not run/);
    });
  }
});

test("a browser that lacks something is told what", async () => {
  await withHost({ locale: "en-GB" }, async (context, host) => {
    await context.addInitScript(() => {
      delete globalThis.CSSPropertyRule;
      const { supports } = CSS;
      CSS.supports = (...what) => !`${what}`.includes("light-dark") && supports(...what);
    });
    const page = await context.newPage();
    await page.goto(host.address);
    await page.waitForSelector("#failure:not([hidden])");
    assert.equal(await page.textContent("#failure-report"), "light-dark(), @property");
  });
});

test("no other address becomes a script, and no text becomes markup", async () => {
  await visit("ja/step/#n=4&at=0", {}, async (page) => {
    const refused = await page.evaluate(() => {
      const outcome = (act) => {
        try {
          act();
          return "allowed";
        } catch (error) {
          return error.name;
        }
      };
      return [
        outcome(() => new Worker("anything.js")),
        outcome(() => new Worker(scriptAddress("https://elsewhere.example/worker.js"))),
        outcome(() => new Worker(scriptAddress("data:text/javascript,1"))),
        outcome(() => { document.body.innerHTML = "<p>"; }),
        outcome(() => trustedTypes.createPolicy("another", {})),
      ];
    });
    assert.deepEqual(refused, Array(5).fill("TypeError"));
    // What the browser says of each refusal is what was asked for here.
    page.said.length = 0;
  });
});
