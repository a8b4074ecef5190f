// Two builds of the site: a tab of the older one, and a host that has the newer one. Whatever is
// cached, a page is of one build, says what has happened, and works after one reload.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withHost } from "./deployment.mjs";
import { RUNNING, drawn, listened, turn } from "./site.mjs";
import { measured } from "./workers.mjs";

const CACHING = {
  "nothing is cached": () => "no-cache",
  "the page is cached": (path) => (/^[0-9a-f]{16}\//.test(path) ? "no-cache" : "max-age=600"),
  "the build's files are cached": (path) => (/^[0-9a-f]{16}\//.test(path) ? "max-age=600" : "no-cache"),
  "everything is cached": () => "max-age=600",
};

const reload = "#content [data-action=reload]";
const build = (page) => page.evaluate(() => /[0-9a-f]{16}/.exec(document.querySelector("link[rel=stylesheet]").href)[0]);

/** Runs `test` on a host with this caching. */
const withCaching = (caching, test) =>
  withHost({ locale: "en-GB" }, async (context, host) => {
    host.headers = (path) => ({ "cache-control": CACHING[caching](path) });
    await test(context, host);
  });

test("a part that a newer build removed is a sentence, and is there after one reload, whatever is cached", async () => {
  for (const caching of ["nothing is cached", "everything is cached"]) {
    await withCaching(caching, async (context, host) => {
      const page = await context.newPage();
      await page.goto(`${host.address}step/#n=5&at=14`);
      await drawn(page);
      const older = await build(page);
      host.deploy();
      await turn(page, "learn/", reload);
      assert.match(await page.textContent("#content [role=alert] p"), /new version/, caching);
      await page.click(reload);
      await page.waitForSelector(".lessons");
      assert.notEqual(await build(page), older, caching);
      assert.equal(await page.locator(reload).count(), 0, caching);
    });
  }
});

test("a count whose workers a newer build removed says so, and counts after one reload, whatever is cached", async () => {
  for (const caching of ["nothing is cached", "everything is cached"]) {
    await withCaching(caching, async (context, host) => {
      const page = await context.newPage();
      await page.goto(`${host.address}count/#n=10`);
      await measured(page);
      host.deploy();
      await page.click("[data-count] [data-action=count]");
      await page.waitForSelector("[data-count]:is([data-state=failed], [data-state=done])");
      if ((await page.getAttribute("[data-count]", "data-state")) === "failed") {
        assert.match(await page.textContent(".count-sentence"), /new version/, caching);
      }
      await page.reload();
      await drawn(page);
      assert.equal(await build(page), "0123456789abcdef", caching);
      await page.click("[data-count] [data-action=count]");
      await page.waitForSelector("[data-count][data-state=done][data-total='724']");
    });
  }
});

test("a page from a cache, whose build the host has removed, is a sentence or whole, whatever is cached", async () => {
  for (const caching of Object.keys(CACHING)) {
    await withCaching(caching, async (context, host) => {
      const first = await context.newPage();
      await first.goto(host.address);
      await drawn(first);
      await first.close();
      host.deploy();
      const page = await context.newPage();
      await page.goto(host.address);
      await page.waitForSelector(`${RUNNING}, #failure:not([hidden])`);
      await page.reload();
      await drawn(page);
      const whole = await page.evaluate(() => performance.getEntriesByType("resource").flatMap(({ name }) => /[0-9a-f]{16}/.exec(name) ?? []));
      assert.equal(new Set(whole).size, 1, `${caching}: one build, not ${[...new Set(whole)]}`);
    });
  }
});

test("an offline copy in the middle of a deployment is not kept", async () => {
  await withHost({ keeps: true }, async (context, host) => {
    const page = await context.newPage();
    const said = listened(page);
    await page.goto(host.address);
    await drawn(page);
    // The page is the newer one's already, and the files are still the older one's.
    host.change = (path, body) => (/(^|\/|\.html)$/.test(path) ? Buffer.from(body.toString().replaceAll(/[0-9a-f]{16}/g, "0123456789abcdef")) : body);
    const refused = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" });
      const worker = registration.installing;
      return new Promise((changed) => worker.addEventListener("statechange", () => changed(worker.state)));
    });
    assert.equal(refused, "redundant");
    assert.deepEqual(said.filter((message) => !/new build/.test(message)), []);
  });
});
