// A host between the browsers and the built site, which a test can switch off: what works then is
// what the browser keeps.

import { createServer } from "node:http";
import { site } from "../browser/page.mjs";

/** Starts the host; `stop` ends it and everything that is connected. */
export async function host() {
  const server = createServer(async (request, response) => {
    const found = await fetch(new URL(request.url.slice(1), site));
    const kind = found.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(found.status, { "content-type": kind, "cache-control": "no-cache", connection: "close" });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    // Browsers keep a site of this name without https.
    address: `http://localhost:${server.address().port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
