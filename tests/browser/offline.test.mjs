import assert from "node:assert/strict";
import { test } from "node:test";
import { withHost } from "./deployment.mjs";
import { PAGES } from "./pages.mjs";
import { at, drawn, listened, open, press, reload, running, settled, site, turn, withProfile } from "./site.mjs";

/** The page has to be left alone for so many milliseconds before it keeps anything. */
const REST_MS = 5_000;

/**
 * Runs `test` in a fresh profile, of a reader who saves no data unless `options` say so. The page's
 * clock stands still but where the test moves it.
 */
const keeping = (options, test) =>
  withProfile({ keeps: true, ...options }, async (context) => {
    await still(context);
    await test(context);
  });

/** Lets the clock of a profile's pages stand still, and counts how often they ask for being kept. */
async function still(context) {
  // Frames go on: what comes late waits for one.
  await context.addInitScript(() => {
    window.realFrame = window.requestAnimationFrame.bind(window);
  });
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(1_000);
  await context.addInitScript(() => {
    window.requestAnimationFrame = window.realFrame;
    window.asked = 0;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...how) {
      window.asked += 1;
      return register.apply(this, how);
    };
  });
}

const leaveAlone = (page) => page.clock.runFor(REST_MS);

/** How often a page has asked for being kept. */
const asked = (frame) => frame.evaluate(() => window.asked);

/** Asks for the copy; returns what came of it: "activated" or "redundant". */
const ended = (page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" });
    return new Promise((resolve) => {
      const tell = () => ["activated", "redundant"].includes(installing.state) && resolve(installing.state);
      installing.addEventListener("statechange", tell);
      tell();
    });
  });

const PAGE = "<!doctype html><title>Blocked</title>";
const isOf = (ending) => (path) => /^[0-9a-f]{16}\//.test(path) && path.endsWith(ending);
/** What a host, a filter or a proxy may answer in the place of a file, with status 200. */
const OTHERS = {
  "a filter's page for every wasm": (path, body) => (isOf(".wasm")(path) ? Buffer.from(PAGE) : body),
  "a program cut off in the middle": (path, body) => (isOf("app_bg.wasm")(path) ? body.subarray(0, body.length / 2) : body),
  "a style sheet with a byte changed": (path, body) => (isOf("style.css")(path) ? Buffer.concat([body.subarray(1), Buffer.from(" ")]) : body),
  "a document of another build": (path, body) => (path === "count/" ? Buffer.from(body.toString().replaceAll(/[0-9a-f]{16}/g, "0123456789abcdef")) : body),
  "nothing": (path, body) => (isOf("offline.js")(path) ? Buffer.alloc(0) : body),
};
const unchanged = (path, body) => body;

/** Leaves the page alone until the site is kept, and what is kept answers this page. */
async function kept(page) {
  await leaveAlone(page);
  await beingKept(page);
}

/** Asks for the copy without leaving the page alone first, and waits until it answers this page. */
async function keep(page) {
  await page.evaluate(() => navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" }));
  await beingKept(page);
}

/** A page of each kind: the stepper, a stepper inside another page, a lesson, a count. */
const ALONE = ["step/#n=8", "embed/", "learn/mask/#", "count/"];

/** Waits until the site is kept, and what is kept answers this page. */
async function beingKept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page without the last slash of its address, and loads it again. */
async function assertLeadsOn(context, address, there) {
  const page = await open(context, address);
  await page.waitForSelector(there);
  await reload(page);
  await page.waitForSelector(there);
  assert.deepEqual(page.said, [], address);
  await page.close();
}

test("once opened, every page goes on without a network, alone and from one to the other: they step, count and run", async () => {
  // Here the clock runs: what plays and counts needs it. So the test itself asks for the copy.
  await withProfile({}, async (context) => {
    const page = await open(context);
    await keep(page);
    await assertLeadsOn(context, "ja/learn/shift", "html[lang=ja] article[data-lesson=shift]");
    await context.setOffline(true);
    await assertLeadsOn(context, "step?from=mail#n=5&at=9", at(5, 9));
    // Some pages by themselves, with nothing that another one has fetched; of the others the document, then their parts.
    for (const [address, selector] of PAGES.filter(([address]) => ALONE.some((page) => address.startsWith(`ja/${page}`)))) {
      const alone = await open(context, address);
      await alone.waitForSelector(selector);
      assert.deepEqual(alone.said, [], address);
      await alone.close();
    }
    const documents = await page.evaluate((addresses) => Promise.all(addresses.map(async (address) => {
      const answer = await fetch(siteRoot + address);
      return [address, answer.ok, (await answer.text()).includes(`<html lang="ja"`)];
    })), PAGES.map(([address]) => address.split("#")[0]));
    for (const [address, ...is] of documents) assert.deepEqual(is, [true, true], address);

    for (const [address, selector] of PAGES.filter(([address]) => !address.startsWith("ja/embed/"))) await turn(page, address, selector);
    await turn(page, "ja/step/#n=4&at=0", "[data-stepper][data-n='4'][data-step='0']");
    await press(page, "next");
    await page.waitForURL(/at=1/);
    await reload(page);
    await settled(page, { step: 1 });
    await turn(page, "ja/count/#n=10", "[data-count][data-n='10']");
    await press(page, "count");
    await page.waitForSelector("[data-count][data-state=done][data-total='724']");
    await turn(page, "ja/ladder/#n=6&methods=bitmap", "[data-ladder-row=bitmap][data-n='6']");
    await press(page, "run");
    await page.waitForSelector("[data-ladder-row=bitmap][data-state=done][data-total='4']");
    assert.deepEqual(page.said, []);
  });
});

test("a network that never answers holds up no visit, no part and no worker, and a reload for a while only", async () => {
  await withHost({}, async (context, host) => {
    const first = await context.newPage();
    await first.goto(host.address);
    await drawn(first);
    await keep(first);
    await first.close();
    host.change = () => new Promise(() => {});
    host.asked.length = 0;
    const page = await context.newPage();
    const said = listened(page);
    await page.goto(`${host.address}ja/step/#n=5&at=14`);
    await drawn(page);
    await settled(page, { n: 5, step: 14 });
    await turn(page, "ja/learn/mask/", "article[data-lesson=mask]");
    await turn(page, "ja/count/#n=10", "[data-count][data-n='10']");
    await press(page, "count");
    await page.waitForSelector("[data-count][data-state=done][data-total='724']");
    // Neither the page nor what it starts with was waited for.
    const asked = host.asked.filter((path) => path !== "service-worker.js" && path !== "icon.svg");
    assert.deepEqual(asked, []);
    await reload(page);
    await page.waitForSelector("[data-count][data-n='10']");
    assert.deepEqual(said, []);
  });
});

test("a new build forgets the files of the one before, and no other site's", async () => {
  await keeping({}, async (context) => {
    const page = await open(context);
    await kept(page);
    const before = await page.evaluate(() => caches.keys());
    assert.equal(before.length, 1);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await caches.open(`${registration.scope} another build`);
      await caches.open("another site");
      await registration.unregister();
    });
    await reload(page);
    await kept(page);
    assert.deepEqual((await page.evaluate(() => caches.keys())).sort(), [...before, "another site"].sort());
  });
});

test("a stepper inside another page keeps nothing, and neither does a reader who saves data", async () => {
  await keeping({}, async (context) => {
    const body = `<!doctype html><iframe src="./ja/embed/#n=4"></iframe>`;
    await context.route(`${site}around.html`, (route) => route.fulfill({ contentType: "text/html", body }));
    const page = await context.newPage();
    await page.goto(`${site}around.html`);
    const [, frame] = page.frames();
    await running(frame);
    await frame.waitForSelector("[data-page=embed]");
    await leaveAlone(page);
    assert.equal(await asked(frame), 0);
    const alone = await open(context, "ja/embed/#n=4");
    await leaveAlone(alone);
    assert.equal(await asked(alone), 1);
  });
  await keeping({ keeps: false }, async (context) => {
    const page = await open(context);
    await leaveAlone(page);
    assert.equal(await asked(page), 0);
  });
});

test("nothing is kept while the page is in use", async () => {
  await keeping({}, async (context) => {
    const page = await open(context, "ja/step/#n=8&at=0");
    for (let step = 1; step <= 2; step += 1) {
      await page.clock.runFor(REST_MS - 1);
      await press(page, "next");
      await settled(page, { step });
      assert.equal(await asked(page), 0);
    }
    await page.clock.runFor(REST_MS - 1);
    assert.equal(await asked(page), 0);
    await page.clock.runFor(1);
    assert.equal(await asked(page), 1);
  });
});

test("what is not the file that was built is not kept, and the copy is whole once it is", async () => {
  await withHost({}, async (context, host) => {
    const page = await context.newPage();
    await page.goto(`${host.address}ja/step/#n=5&at=14`);
    await drawn(page);
    for (const [what, change] of Object.entries(OTHERS)) {
      host.change = change;
      assert.equal(await ended(page), "redundant", what);
      assert.deepEqual(await page.evaluate(() => caches.keys()), [], what);
    }
    host.change = unchanged;
    await keep(page);
    host.change = () => new Promise(() => {});
    await turn(page, "ja/count/#n=10", "[data-count][data-n='10']");
  });
});

test("a page whose program did not start keeps nothing", async () => {
  await withHost({ keeps: true }, async (context, host) => {
    await still(context);
    host.change = OTHERS["a filter's page for every wasm"];
    const page = await context.newPage();
    await page.goto(host.address);
    await page.waitForSelector("#failure");
    for (let rest = 0; rest < 3; rest += 1) await leaveAlone(page);
    assert.equal(await asked(page), 0);
    host.change = unchanged;
    await page.reload();
    await drawn(page);
    await kept(page);
  });
});

test("a kept program that does not start is forgotten, and the next visit works", async () => {
  for (const file of ["app_bg.wasm", "start.js"]) {
    await withHost({}, async (context, host) => {
      const page = await context.newPage();
      await page.goto(`${host.address}ja/step/#n=5&at=14`);
      await drawn(page);
      await keep(page);
      await page.evaluate(async ([file, html]) => {
        const store = await caches.open((await caches.keys())[0]);
        const { url } = (await store.keys()).find(({ url }) => url.endsWith(`/${file}`));
        await store.put(url, new Response(html, { headers: { "content-type": "text/html" } }));
      }, [file, PAGE]);
      const visit = await context.newPage();
      await visit.goto(`${host.address}ja/step/#n=5&at=14`);
      await visit.waitForSelector("#failure");
      await visit.waitForFunction(async () => (await caches.keys()).length === 0);
      await page.close();
      await visit.goto(`${host.address}ja/count/#n=8`);
      await drawn(visit);
      await visit.waitForSelector("[data-count][data-n='8']");
    });
  }
});
