// Keeps every file of the site, so that it goes on without a network once it has been opened.
//
// The network comes first: whoever has one reads the newest site. The kept files are all of one
// build; they answer where the network is silent or has lost the file.
"use strict";

// The build and its files are written here when the site is built with `cargo xtask`. Where they
// are not, files are kept as they are fetched.
const BUILD = "";
const FILES = [];

// Other sites may share the origin, so the name says whose files these are.
const OURS = `${registration.scope} `;
const KEPT = OURS + BUILD;

async function keep() {
  const kept = await caches.open(KEPT);
  // One after the other: the page is in use meanwhile.
  for (const file of FILES) await kept.add(new Request(file, { cache: "no-cache" }));
  // The host may have put another build in its place meanwhile. Half of each is of no use.
  const page = await (await kept.match("./"))?.text();
  const folder = FILES.find((file) => /^[0-9a-f]{16}\//.test(file))?.slice(0, 17);
  if (folder !== undefined && !page.includes(folder)) throw new Error("the site has a new build");
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const kept = async () => (await caches.open(KEPT)).match(request, { ignoreSearch: true });
  try {
    const found = await fetch(request);
    if (found.ok && FILES.length === 0) await (await caches.open(KEPT)).put(request, found.clone());
    return found.ok ? found : ((await kept()) ?? found);
  } catch (silence) {
    const file = await kept();
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
