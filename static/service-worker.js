// Keeps every file of the site, so that it goes on without a network once it has been opened, and so
// that it opens without waiting for one.
//
// The kept files are all of one build, each compared with the digest that the build has written here: what a filter,
// a proxy or another build answers in the place of a file is not kept. A page that is visited comes from them, and the newest build
// is kept for the next visit. Whoever reloads a page gets the newest one from the network; where that
// says nothing for a while, or has lost a file, the kept file answers.
"use strict";

// The build and its files, each with the first digits of its SHA-256, are written here when the site is built
// with `cargo xtask`. Where they are not, files are kept as they are fetched.
const BUILD = "";
const FILES = {};

// Other sites may share the origin, so the name says whose files these are.
const OURS = `${registration.scope} `;
const KEPT = OURS + BUILD;
const isListed = BUILD !== "";
/** The folder of the build's own files, which is its name. */
const FOLDER = Object.keys(FILES).find((file) => /^[0-9a-f]{16}\//.test(file))?.slice(0, 16);
/** The network is waited for this long. */
const PATIENCE_MS = 3000;

/** As many hexadecimal digits of a SHA-256 as the build writes. */
async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file as it was built; asked for past the browser's own cache where that has something else. */
async function built(file) {
  for (const cache of ["no-cache", "reload"]) {
    const found = await fetch(new Request(file, { cache }));
    const body = await found.arrayBuffer();
    if (found.ok && (await digest(body)) === FILES[file]) return new Response(body, { headers: found.headers });
  }
  throw new Error(`${file} is not the file that was built`);
}

async function keep() {
  const kept = await caches.open(KEPT);
  try {
    // One after the other: the page is in use meanwhile.
    for (const file of Object.keys(FILES)) await kept.put(file, await built(file));
  } catch (other) {
    // Half of a build is of no use.
    await caches.delete(KEPT);
    throw other;
  }
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  await clients.claim();
}

/** A file in a build's folder, which is named after its content, or one beside it whose address ends in the name of this build. */
const isOfBuild = ({ url }) => /\/[0-9a-f]{16}\//.test(url) || url.endsWith(`?${FOLDER}`);
/** A visit that asks for nothing newer, where the site is kept whole. */
const isVisit = ({ mode, cache }) => mode === "navigate" && cache === "default" && isListed;

/**
 * The kept file; a page is asked for by the folder that it stands for. Without its last slash a folder leads to itself,
 * as on a host: what a document names beside itself is relative to it.
 */
async function kept({ url, mode }) {
  const store = await caches.open(KEPT);
  const { origin, pathname, search } = new URL(url);
  const address = origin + pathname.replace(/index\.html$/, "");
  const file = await store.match(address);
  if (file !== undefined || mode !== "navigate") return file;
  return (await store.match(`${address}/`)) && Response.redirect(`${address}/${search}`);
}

async function answer(request) {
  const file = await kept(request);
  if (file !== undefined && isOfBuild(request)) return file;
  if (file !== undefined && isVisit(request)) {
    registration.update().catch(() => {});
    return file;
  }
  const late = new Promise((_, silent) => {
    if (file !== undefined) setTimeout(silent, PATIENCE_MS, new Error("the network is silent"));
  });
  try {
    const found = await Promise.race([fetch(request), late]);
    if (found.ok && !isListed) await (await caches.open(KEPT)).put(request, found.clone());
    return found.ok ? found : (file ?? found);
  } catch (silence) {
    if (file === undefined) throw silence;
    return file;
  }
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keep());
});
addEventListener("activate", (event) => event.waitUntil(forgetOtherBuilds()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
