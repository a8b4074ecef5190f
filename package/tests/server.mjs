// A server of a folder, which hears what a page posts.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript" };

/** Serves a folder; `said()` is what the next page posts to `/said`. */
export async function serve(folder) {
  let tell;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    if (request.method === "POST") {
      let body = "";
      for await (const piece of request) body += piece;
      response.end();
      tell(JSON.parse(body));
      return;
    }
    const file = join(folder, normalize(path));
    const content = await readFile(file).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    response.end(content);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    said: () => new Promise((heard) => { tell = heard; }),
    close: () => server.close(),
  };
}
