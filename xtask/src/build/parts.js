// Fetches the parts of the page's program, which calls what this module exports. `xtask` writes the list of files
// into it, and an export for each part.
import { initSync } from "./app.js";

const FILES = {};

const compiled = async (file) => {
  const ask = () => fetch(new URL(file, import.meta.url));
  // The document has preloaded the file, and a preload that has failed answers the first time.
  const found = await ask().catch(ask);
  if (!found.ok) throw new Error(`${file} cannot be fetched: ${found.status}`);
  // Not every host knows the type of wasm, and with a parameter behind it the browser refuses to compile while it reads.
  const isTyped = found.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer());
};

const instances = new Map();
const instance = (file) => {
  if (!instances.has(file)) {
    const started = compiled(file).then((module) => WebAssembly.instantiate(module, { __wasm_split: initSync() }));
    // What has failed can be tried again.
    started.catch(() => instances.delete(file));
    instances.set(file, started);
  }
  return instances.get(file);
};

const load = (part) => async (callback, data) => {
  const loading = Promise.all(FILES[part].map(instance));
  const isThere = await loading.then(() => true, (error) => (console.error(error), false));
  initSync().__indirect_function_table.get(callback)(data, isThere);
};
