// Every kind of document on a slow line: when its first picture stands, when a press works, what has
// come over the network until then, and by how much anything has moved. With AGAINST, the address of
// another built site, each visit alternates between the two. With BROTLI the host sends Brotli in place of gzip.
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
  ["board to solve", "solve/", "[data-solve]"],
  ["bit lab", "bits/", "[data-lab]"],
  ["ladder", "ladder/", "[data-ladder-row]"],
  ["counting", "count/", "[data-count]"],
];

const ENCODING = process.env.BROTLI === undefined ? "gzip" : "br";
/** The smallest form of a file that a host of that kind sends. */
const packed = (body) => (ENCODING === "br" ? brotliCompressSync(body) : gzipSync(body, { level: 9 }));

/** A host that compresses, before one that does not. */
async function compressed(upstream) {
  const kept = new Map();
  const server = createServer(async (request, response) => {
    try {
      if (!kept.has(request.url)) {
        const found = await fetch(new URL(request.url.slice(1), upstream));
        const body = Buffer.from(await found.arrayBuffer());
        const kind = found.headers.get("content-type") ?? "application/octet-stream";
        const packs = /html|javascript|css|wasm|svg|json|plain/.test(kind);
        const headers = { "content-type": kind, "cache-control": "no-cache" };
        if (packs) headers["content-encoding"] = ENCODING;
        kept.set(request.url, [found.status, headers, packs ? packed(body) : body]);
      }
      const [status, headers, body] = kept.get(request.url);
      response.writeHead(status, { ...headers, "content-length": body.length });
      response.end(body);
    } catch (lost) {
      response.destroy(lost);
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

const servers = [await compressed(SITE)];
if (process.env.AGAINST) servers.push(await compressed(process.env.AGAINST));
const sides = [];
for (const [at, server] of servers.entries()) {
  const address = `http://127.0.0.1:${server.address().port}/`;
  sides.push({ name: ["this", "other"][at], address });
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

async function visit(side, address, selector) {
  const locale = address.includes("ja") ? "ja-JP" : "en-US";
  const context = await browser.newContext({ locale, viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => assert.fail(error.message));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watch, selector);
    await page.goto(side.address + address, { waitUntil: "commit" });
    await page.waitForFunction(() => window.seen.works !== 0, undefined, { timeout: 60_000 });
    return await page.evaluate(async (rest) => {
      await new Promise((rested) => setTimeout(rested, rest));
      const came = [performance.getEntriesByType("navigation")[0], ...performance.getEntriesByType("resource")];
      const until = (time) =>
        came.reduce((sum, { responseEnd, encodedBodySize }) => sum + (responseEnd <= time ? encodedBodySize : 0), 0);
      const { picture, works, shift } = window.seen;
      return { picture, works, shift, pictureBytes: until(picture), worksBytes: until(works) };
    }, REST_MS);
  } finally {
    await context.close();
  }
}

const figures = ["picture", "pictureBytes", "works", "worksBytes", "shift"];
const head = ["page", ...sides.flatMap(({ name }) => [`${name}: first picture ms`, "bytes", "a press works ms", "bytes", "shift"])];
const rows = [head];
// The first visit of all starts the browser's processes.
for (const side of sides) await visit(side, "step/", "[data-stepper]");
const only = process.env.PAGES?.split(",");
for (const [name, address, selector] of PAGES) {
  if (only !== undefined && !only.includes(name)) continue;
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
table(`Medians of ${ROUNDS} visits with a fresh profile each; of the shift, the greatest.`, rows, [0]);
await browser.close();
for (const server of servers) server.close();
