// Fetches the parts of the page's program, which calls what this module exports. `xtask` writes an export for each
// part below. A part is one file: a module without code, whose section "modules" holds modules one behind the other,
// and whose section "pieces" says the name and the length of each. What two parts share lies in both, and is started
// once.
import { initSync } from "./app.js";

const compiled = async (part) => {
  const ask = () => fetch(new URL(`./split_${part}.wasm`, import.meta.url));
  // The document has preloaded the file, and a preload that has failed answers the first time.
  const found = await ask().catch(ask);
  if (!found.ok) throw new Error(`${part} cannot be fetched: ${found.status}`);
  // Not every host knows the type of wasm, and with a parameter behind it the browser refuses to compile while it reads.
  const isTyped = found.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer());
};

/** What an asynchronous function has made of each name. What has failed can be tried again. */
const once = (make) => {
  const made = new Map();
  return (name, ...given) => {
    if (!made.has(name)) {
      const making = make(name, ...given);
      making.catch(() => made.delete(name));
      made.set(name, making);
    }
    return made.get(name);
  };
};

const section = (module, name) => new Uint8Array(WebAssembly.Module.customSections(module, name)[0]);

const piece = once((name, bytes) => WebAssembly.instantiate(bytes, { __wasm_split: initSync() }));

const started = once(async (name) => {
  const part = await compiled(name);
  const modules = section(part, "modules");
  const pieces = new TextDecoder().decode(section(part, "pieces")).split(" ");
  let at = 0;
  await Promise.all(pieces.map((entry) => {
    const [name, length] = entry.split(":");
    return piece(name, modules.subarray(at, at += Number(length)));
  }));
});

const load = (parts) => async (callback, data) => {
  const loading = Promise.all(parts.map(started));
  const isThere = await loading.then(() => true, (error) => (console.error(error), false));
  initSync().__indirect_function_table.get(callback)(data, isThere);
};
