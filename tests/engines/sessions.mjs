// Pupils at random in a browser, with scorm-again as their system: the walk of tests/scorm, in a page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { PURE } from "../scorm/parts.mjs";

const VISITS = 500;
const AGAIN = await readFile(createRequire(import.meta.url).resolve("scorm-again/scorm12"));
const PAGE = `<!doctype html><title>LMS</title><link rel="icon" href="data:,"><script>${AGAIN}</script><script>const pure = (() => {${PURE}})();</script>`;
const MODULES = ["walk.mjs", "lms.mjs", "again.mjs"];

/** Walks through so many visits in a browser's page; the counts as a line. */
export async function sessions(browser) {
  const server = createServer(async (request, response) => {
    const name = request.url.slice(1);
    if (!MODULES.includes(name)) return response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    return response.writeHead(200, { "content-type": "text/javascript" }).end(await readFile(new URL(`../scorm/${name}`, import.meta.url)));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await browser.open(`http://127.0.0.1:${server.address().port}/`);
    const { counts, faults } = await browser.run(async (visits) => {
      const [{ sessionOf, walk }, { runtimeOf }] = await Promise.all([import("/walk.mjs"), import("/again.mjs")]);
      const { STANDARDS: { "1.2": standard }, Session } = pure;
      const Again = runtimeOf(Scorm12API);
      const { counts, faults } = walk({ visits, seed: 500, version: "1.2", standard, open: sessionOf(Session, standard), runtime: () => new Again() });
      return { counts, faults: faults.slice(0, 1) };
    }, VISITS);
    assert.deepEqual([faults, counts.silent], [[], 0]);
    return JSON.stringify(counts);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
