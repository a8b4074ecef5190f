// Every kind of document on a slow line: when its first picture stands, when a press works, what has
// come over the network until then, and by how much anything has moved. With AGAINST, the address of
// another built site, each visit alternates between the two. With BROTLI the host sends Brotli in place of gzip.
// With VISITS the first visit stands beside a second one, answered by the service worker, from a host of each kind.
// With PICTURES the first picture of each document stands beside that of the same document without its scripts.
//
// Slow is 1.6 Mbit/s with 150 ms of delay and a processor 4 times slower. That a page opens is
// asserted; no time is.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SITE, browser, machine, median, record, table } from "./browser.mjs";

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** What is shown this long after a press works has come to rest. */
const REST_MS = 700;

// A page, its address, and what has to be there before a press works.
const PAGES = [
  ["home", "", "[data-home], [data-stepper]"],
  ["stepper", "step/", "[data-stepper]"],
  ["list of lessons", "learn/", "[data-action=go-on]"],
  ["lesson", "learn/shift/", "[data-exercise]"],
  ["lesson, ja", "ja/learn/shift/", "[data-exercise]"],
  ["lesson with the fast count", "learn/join/", "[data-join]"],
  ["glossary", "learn/glossary/", "[data-term]"],
  ["teachers", "learn/teachers/", "[data-minutes]"],
  ["review", "learn/review/", "[data-review]"],
  ["board to solve", "solve/", "[data-solve]"],
  ["bit lab", "bits/", "[data-lab]"],
  ["ladder", "ladder/", "[data-ladder-row]"],
  ["counting", "count/", "[data-count]"],
];

const IS_OF_VISITS = process.env.VISITS !== undefined;
const only = process.env.PAGES?.split(",") ?? (IS_OF_VISITS ? ["home", "stepper", "lesson", "counting"] : undefined);
const chosen = PAGES.filter(([name]) => only === undefined || only.includes(name));

const ENCODING = process.env.BROTLI === undefined ? "gzip" : "br";
/** The smallest form of a file that a host of that kind sends. */
const packed = (body, encoding) => (encoding === "br" ? brotliCompressSync(body) : gzipSync(body, { level: 9 }));

/** A document without its scripts and what it fetches ahead. Its styles alone come before its first picture. */
const bare = (html) => html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="(?:module)?preload"[^>]*>/gs, "");

/** A host that compresses, before one that does not. It counts the bytes that it sends, and may change the documents. */
async function compressed(upstream, encoding = ENCODING, change = undefined) {
  const kept = new Map();
  const server = createServer(async (request, response) => {
    try {
      if (!kept.has(request.url)) {
        const found = await fetch(new URL(request.url.slice(1), upstream));
        const sent = Buffer.from(await found.arrayBuffer());
        const kind = found.headers.get("content-type") ?? "application/octet-stream";
        const body = change !== undefined && kind.includes("html") ? Buffer.from(change(sent.toString())) : sent;
        const packs = /html|javascript|css|wasm|svg|json|plain/.test(kind);
        const headers = { "content-type": kind, "cache-control": "no-cache" };
        if (packs) headers["content-encoding"] = encoding;
        kept.set(request.url, [found.status, headers, packs ? packed(body, encoding) : body]);
      }
      const [status, headers, body] = kept.get(request.url);
      response.writeHead(status, { ...headers, "content-length": body.length });
      response.end(body);
      server.sent += body.length;
    } catch (lost) {
      response.destroy(lost);
    }
  });
  server.sent = 0;
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

const addressOf = (server) => `http://127.0.0.1:${server.address().port}/`;
const servers = [await compressed(SITE)];
if (process.env.AGAINST) servers.push(await compressed(process.env.AGAINST));
const sides = [];
for (const [at, server] of servers.entries()) {
  sides.push({ name: ["this", "other"][at], address: addressOf(server) });
}

/** Runs in the page: notes pictures, shifts, and when what matches is the program's own. */
const watch = (selector) => {
  const seen = { picture: 0, shift: 0, works: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.picture = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const hasDocuments = document.querySelector("[data-root]") !== null;
    if (hasDocuments && document.documentElement.dataset.program !== "running") return;
    const found = document.querySelector(selector);
    if (found === null || found.closest("[data-kept]") !== null || seen.works !== 0) return;
    seen.works = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
};

/** A fresh profile for a page. */
const profile = (address) =>
  browser.newContext({ locale: address.includes("ja") ? "ja-JP" : "en-US", viewport: { width: 360, height: 740 }, isMobile: true });

/** A page on the slow line. */
async function slowPage(context) {
  const page = await context.newPage();
  page.on("pageerror", (error) => assert.fail(error.message));
  const devtools = await context.newCDPSession(page);
  // A worker that runs already answers sooner than the one that a reader finds who comes back.
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** Opens a page on the slow line, and returns what was seen of it; the page stays open. */
async function opened(context, side, address, selector) {
  const page = await slowPage(context);
  await page.addInitScript(watch, selector);
  await page.goto(side.address + address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.seen.works !== 0, undefined, { timeout: 60_000 });
  const seen = await page.evaluate(async (rest) => {
    await new Promise((rested) => setTimeout(rested, rest));
    const came = [performance.getEntriesByType("navigation")[0], ...performance.getEntriesByType("resource")];
    const until = (time) =>
      came.reduce((sum, { responseEnd, encodedBodySize }) => sum + (responseEnd <= time ? encodedBodySize : 0), 0);
    const { picture, works, shift } = window.seen;
    return { picture, works, shift, pictureBytes: until(picture), worksBytes: until(works) };
  }, REST_MS);
  return { page, seen };
}

async function visit(side, address, selector) {
  const context = await profile(address);
  try {
    return (await opened(context, side, address, selector)).seen;
  } finally {
    await context.close();
  }
}

/** A first visit and, once the site is kept, a second one, each with the bytes that the host has sent for it. */
async function twoVisits(server, address, selector) {
  const context = await profile(address);
  const side = { address: addressOf(server) };
  const noted = async () => {
    const before = server.sent;
    const { page, seen } = await opened(context, side, address, selector);
    return { page, seen: { ...seen, sent: server.sent - before } };
  };
  try {
    const first = await noted();
    await first.page.evaluate(() => navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" }));
    await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    await first.page.close();
    return [first.seen, (await noted()).seen];
  } finally {
    await context.close();
  }
}

/** The table of visits: from a host of each kind, the first and the second, the service worker stopped before. */
async function visits() {
  const kinds = [["gzip", "gzip"], ["Brotli", "br"]];
  const which = kinds.flatMap(([kind]) => ["first", "second"].map((at) => `${kind}, ${at} visit: bytes`));
  const rows = [["page", ...which.flatMap((bytes) => [bytes, "first picture ms", "a press works ms"])]];
  const hosts = await Promise.all(kinds.map(([, encoding]) => compressed(SITE, encoding)));
  for (const [name, address, selector] of chosen) {
    const row = [name];
    for (const host of hosts) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await twoVisits(host, address, selector));
      for (const at of [0, 1]) {
        for (const figure of ["sent", "picture", "works"]) {
          row.push(Math.round(median(rounds.map((seen) => seen[at][figure]))).toLocaleString("en"));
        }
      }
    }
    rows.push(row);
  }
  table(`Medians of ${ROUNDS} readers who come twice. The service worker has been stopped before the second visit.`, rows, [0]);
  for (const host of hosts) host.close();
}

/** When the first picture of a document stands. */
async function firstPicture(side, address) {
  const context = await profile(address);
  try {
    const page = await slowPage(context);
    await page.goto(side.address + address, { waitUntil: "load" });
    return await page.evaluate(() => new Promise((painted) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName("first-contentful-paint");
        if (first !== undefined) painted(first.startTime);
      }).observe({ type: "paint", buffered: true });
    }));
  } finally {
    await context.close();
  }
}

/** The table of first pictures, each document in turns with itself without scripts. */
async function firstPictures() {
  const host = await compressed(SITE, ENCODING, bare);
  const both = [sides[0], { address: addressOf(host) }];
  const rows = [["page", "first picture ms", "without scripts ms", "times"]];
  for (const [name, address] of chosen) {
    const times = both.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, side] of both.entries()) times[at].push(await firstPicture(side, address));
    }
    const [whole, alone] = times.map(median);
    rows.push([name, ...[whole, alone].map((time) => Math.round(time).toLocaleString("en")), (whole / alone).toFixed(2)]);
  }
  table(`Medians of ${ROUNDS} visits with a fresh profile each.`, rows, [0]);
  host.close();
}

const IS_OF_PICTURES = process.env.PICTURES !== undefined;
const figures = ["picture", "pictureBytes", "works", "worksBytes", "shift"];
const head = ["page", ...sides.flatMap(({ name }) => [`${name}: first picture ms`, "bytes", "a press works ms", "bytes", "shift"])];
const rows = [head];
// The first visit of all starts the browser's processes.
for (const side of sides) await visit(side, "step/", "[data-stepper]");
for (const [name, address, selector] of IS_OF_VISITS || IS_OF_PICTURES ? [] : chosen) {
  const visits = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, side] of sides.entries()) {
      visits[at].push(await visit(side, address, selector));
    }
  }
  const row = [name];
  for (const [at, seen] of visits.entries()) {
    for (const figure of figures) {
      const values = seen.map((visit) => visit[figure]);
      row.push(figure === "shift" ? Math.max(...values).toFixed(3) : Math.round(median(values)).toLocaleString("en"));
    }
    for (const what of ["picture", "works"]) {
      const milliseconds = seen.map((visit) => visit[what]);
      record({ what: `page-slow-${what}`, side: sides[at].name, n: address, milliseconds });
    }
  }
  rows.push(row);
}
console.log(await machine());
if (IS_OF_PICTURES) await firstPictures();
else if (IS_OF_VISITS) await visits();
else table(`Medians of ${ROUNDS} visits with a fresh profile each; of the shift, the greatest.`, rows, [0]);
await browser.close();
for (const server of servers) server.close();
