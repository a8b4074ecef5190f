// The same in browsers: without a bundler, and through esbuild. A page posts what came out, so any
// browser that opens an address will do.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expected } from "./installed/same.mjs";
import { serve } from "./server.mjs";

const folder = process.env.INSTALLED;
/** The most that stepping may weigh, gzip, in bytes. */
const STEPPING = 30_000;

const script = (from) => `
  import * as bitqueens from "${from}";
  import { same } from "./same.mjs";
  const said = await same(bitqueens).catch((error) => ({ failed: String(error.stack) }));
  await fetch("/said", { method: "POST", body: JSON.stringify(said) });
`;
const page = (script, head = "") =>
  `<!doctype html><meta charset="utf-8" />${head}<title>Test</title><script type="module">${script}</script>`;
/** What a page that runs under trusted types allows, for the package alone. */
const POLICY =
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'; trusted-types bitqueens";
const TRUSTED = `<meta http-equiv="content-security-policy" content="${POLICY}" />`;

writeFileSync(join(folder, "plain.html"), page(script("./node_modules/bitqueens/index.js")));
writeFileSync(join(folder, "trusted.html"), page(script("./node_modules/bitqueens/index.js"), TRUSTED));
const entry = { contents: script("bitqueens"), resolveDir: folder };
const bundled = await build({ stdin: entry, bundle: true, format: "esm", platform: "browser", write: false, minify: true });
writeFileSync(join(folder, "bundled.js"), bundled.outputFiles[0].contents);
writeFileSync(join(folder, "bundled.html"), page(`import "./bundled.js";`));

const site = await serve(folder);
after(() => site.close());

/** How a browser is started with an empty profile. */
const BROWSERS = {
  CHROMIUM: (profile) => ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", `--user-data-dir=${profile}`],
  FIREFOX: (profile) => ["--headless", "--no-remote", "--profile", profile],
};

for (const [name, options] of Object.entries(BROWSERS)) {
  const program = process.env[name];
  if (!program) {
    test(`in ${name.toLowerCase()}`, { skip: `${name} is not set` }, () => {});
    continue;
  }
  for (const file of ["plain.html", "bundled.html", "trusted.html"]) {
    test(`${file} in ${name.toLowerCase()}`, { timeout: 300_000 }, async () => {
      const profile = mkdtempSync(join(tmpdir(), "bitqueens-profile-"));
      const browser = spawn(program, [...options(profile), site.address + file], { stdio: "ignore", detached: true });
      try {
        assert.deepEqual(await site.said(), expected);
      } finally {
        // Its processes are a group of their own.
        process.kill(-browser.pid, "SIGKILL");
        await once(browser, "exit");
        rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
      }
    });
  }
}

test("stepping alone is small, bundled or not", async () => {
  const inside = join(folder, "node_modules/bitqueens");
  const loaded = new Set(["index.js"]);
  // What a file imports at once, from the first one on.
  for (const file of loaded) {
    const code = readFileSync(join(inside, file), "utf8");
    for (const [, from] of code.matchAll(/(?:import|from)\s*"\.{1,2}\/([^"]+)"/g)) {
      loaded.add(from.startsWith("parts/") || !file.startsWith("parts/") ? from : `parts/${from}`);
    }
  }
  assert.ok(loaded.size > 1, [...loaded].join(" "));
  const weight = [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(join(inside, file)), { level: 9 }).length, 0);
  const entry = { contents: `export { Stepper } from "bitqueens"`, resolveDir: folder };
  const bundled = await build({ stdin: entry, bundle: true, format: "esm", write: false, minify: true });
  const small = gzipSync(bundled.outputFiles[0].contents, { level: 9 }).length;
  console.log(`stepping: ${weight} bytes without a bundler, ${small} bundled, of ${STEPPING}`);
  assert.ok(weight <= STEPPING && small <= STEPPING);
});
