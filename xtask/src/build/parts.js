// Fetches the parts of the page's program, which calls what this module exports. `xtask` writes an export for each
// part below. A part is one file: a module without code, whose section "pieces" says the name and the length of each
// piece, and whose section "modules" holds the pieces one behind the other. Each is compiled as soon as its bytes are
// there, while the rest and the program itself are still on their way. A small piece that two parts share lies
// in both, and is compiled and started once.
import { initSync } from "./app.js";

const fetched = async (part) => {
  const ask = () => fetch(new URL(`./split_${part}.wasm`, import.meta.url));
  // The document has preloaded the file, and a preload that has failed answers the first time.
  const found = await ask().catch(ask);
  if (!found.ok) throw new Error(`${part} cannot be fetched: ${found.status}`);
  return found.body.getReader();
};

/** A function that takes the next bytes of a file, once they have come. */
const taking = (reader) => {
  let here = new Uint8Array();
  return async (length) => {
    while (here.length < length) {
      const { value, done } = await reader.read();
      if (done) throw new Error("the file is cut off");
      const longer = new Uint8Array(here.length + value.length);
      longer.set(here);
      longer.set(value, here.length);
      here = longer;
    }
    const taken = here.subarray(0, length);
    here = here.subarray(length);
    return taken;
  };
};

/** The next number of a module: seven bits a byte, the lowest first, and an eighth that says whether more follow. */
const number = async (take, power = 0) => {
  const [byte] = await take(1);
  return (byte & 127) << power | (byte > 127 ? await number(take, power + 7) : 0);
};

/** Goes to the content of the next section, and says its length. */
const section = async (take) => {
  await take(1); // what kind it is
  const length = await number(take);
  const name = await number(take);
  await take(name);
  return length - name - 1;
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

const text = (bytes) => new TextDecoder().decode(bytes);

const module = once((name, bytes) => WebAssembly.compile(bytes));

const piece = once((name, compiled) => WebAssembly.instantiate(compiled, { __wasm_split: initSync() }));

/** The pieces of a part, compiled: names and modules. */
const compiled = once(async (part) => {
  const take = taking(await fetched(part));
  const head = await take(8);
  // Some networks answer a page in place of a file.
  if (text(head.subarray(1, 4)) !== "asm") throw new Error(`${part} is no program`);
  const names = text(await take(await section(take)));
  await section(take);
  const pieces = [];
  for (const entry of names.split(" ")) {
    const [name, length] = entry.split(":");
    const bytes = await take(Number(length));
    pieces.push(module(name, bytes).then((compiled) => [name, compiled]));
  }
  return Promise.all(pieces);
});

const started = once(async (part) => {
  const pieces = await compiled(part);
  await Promise.all(pieces.map(([name, compiled]) => piece(name, compiled)));
});

// While the program is on its way there is time to compile the parts that the document fetches ahead. What fails here is
// tried again, and said, when the program asks for it.
for (const { href } of document.querySelectorAll("link[data-only]")) compiled(/split_(\w+)\.wasm/.exec(href)[1]).catch(() => {});

const load = (parts) => async (callback, data) => {
  const loading = Promise.all(parts.map(started));
  const isThere = await loading.then(() => true, (error) => (console.error(error), false));
  initSync().__indirect_function_table.get(callback)(data, isThere);
};
