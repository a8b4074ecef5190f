// A host between the browser and the built site, so that a test can lose files or put a newer build
// in their place. Unlike a route of the browser it is in the way of the service worker, too.

import { createServer } from "node:http";
import { site, withProfile } from "./site.mjs";

/** The site's own files, each fetched once: a build does not change. */
const files = new Map();
const fileOf = (path) => {
  if (!files.has(path)) files.set(path, fetch(new URL(path, site)).then(async (found) => ({
    body: found.ok ? Buffer.from(await found.arrayBuffer()) : undefined,
    kind: found.headers.get("content-type") ?? "application/octet-stream",
  })));
  return files.get(path);
};

/**
 * Runs `test` on a fresh profile and a host. `host.change(path, body)` returns what it answers
 * instead of the site's own file, `undefined` for nothing at all, or a promise that it waits for; `host.headers(path)` are the
 * headers of its answers; `host.asked` are the paths that were asked for. `host.folder(path)` is where it looks for a
 * path, `host.redirect(url)` where it leads instead, and `host.missing` the page for what is not there. After
 * `host.deploy()` it has another build: the same files in a folder of another name.
 */
export const withHost = (options, test) =>
  withProfile(options, async (context) => {
    const host = { asked: [], change: (path, body) => body, headers: () => ({ "cache-control": "no-cache" }), folder: (path) => path, redirect: () => undefined, missing: undefined };
    host.deploy = () => {
      const newer = "0123456789abcdef";
      const [older] = host.asked.map((path) => /^([0-9a-f]{16})\//.exec(path)?.[1]).filter(Boolean);
      host.folder = (path) => (path.startsWith(`${older}/`) ? undefined : path.replace(newer, older));
      host.change = (path, body) => (/(^|\/|\.html|\.js)$/.test(path) ? Buffer.from(body.toString().replaceAll(older, newer)) : body);
    };
    const server = createServer(async (request, response) => {
      const path = request.url.slice(1).split("?")[0];
      host.asked.push(path);
      const elsewhere = host.redirect(request.url);
      if (elsewhere !== undefined) return response.writeHead(301, { location: elsewhere }).end();
      try {
        const there = host.folder(path);
        const found = await fileOf(there ?? "nowhere");
        const body = found.body !== undefined && there !== undefined ? await host.change(path, found.body) : undefined;
        const lost = body === undefined && host.missing !== undefined;
        response.writeHead(body === undefined ? 404 : 200, { "content-type": lost ? "text/html; charset=utf-8" : found.kind, ...host.headers(path) });
        response.end(lost ? host.missing : body);
      } catch (unreachable) {
        response.destroy(unreachable);
      }
    });
    await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
    host.address = `http://127.0.0.1:${server.address().port}/`;
    try {
      await test(context, host);
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });
