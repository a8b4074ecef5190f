// A host between the browser and the built site, so that a test can lose files or put a newer build
// in their place. Unlike a route of the browser it is in the way of the service worker, too.

import { createServer } from "node:http";
import { site, withProfile } from "./site.mjs";

/**
 * Runs `test` on a fresh profile and a host. `host.change(path, body)` returns what it answers
 * instead of the site's own file, or `undefined` for nothing at all; `host.asked` are the paths
 * that were asked for.
 */
export const withHost = (options, test) =>
  withProfile(options, async (context) => {
    const host = { asked: [], change: (path, body) => body };
    const server = createServer(async (request, response) => {
      const path = request.url.slice(1).split("?")[0];
      host.asked.push(path);
      try {
        const found = await fetch(new URL(path, site));
        const body = found.ok ? host.change(path, Buffer.from(await found.arrayBuffer())) : undefined;
        const kind = found.headers.get("content-type") ?? "application/octet-stream";
        response.writeHead(body === undefined ? 404 : 200, { "content-type": kind, "cache-control": "no-cache" });
        response.end(body);
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
