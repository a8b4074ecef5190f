// A host between the browsers and the built site, which a test can switch off: what works then is
// what the browser keeps.

import { createServer } from "node:http";
import { site } from "../browser/page.mjs";

/** Runs `test` on a host, which `stop` ends with everything that is connected; it ends with the test at the latest. */
export async function withHost(test) {
  const server = createServer(async (request, response) => {
    const found = await fetch(new URL(request.url.slice(1), site));
    const kind = found.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(found.status, { "content-type": kind, "cache-control": "no-cache", connection: "close" });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  // Browsers keep a site of this name without https.
  const address = `http://localhost:${server.address().port}/`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  try {
    await test({ address, stop });
  } finally {
    await stop();
  }
}
