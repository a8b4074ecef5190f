// Runs one count in workers and times it, whoever counts: the site's workers and the plain
// JavaScript ones (peer.js) take and send the same bytes, those of worker/src/message.rs.

/** The first number of each kind of reply. */
const READY = 0n;
const ANSWER = 1n;
/** Which of the numbers of an answer is the count. */
const COUNT = 7;

/**
 * Counts with fresh workers, which have no tables and no compiled loops from the count before;
 * with `again`, the same workers count a second time, and that is what is timed.
 */
window.race = async ({ file, program, requests, workers: nWorkers, again }) => {
  const module = program && (await WebAssembly.compileStreaming(fetch(program)));
  const workers = await Promise.all(Array.from({ length: nWorkers }, () => start(file, module)));
  try {
    if (again) await count(workers, requests);
    return await count(workers, requests);
  } finally {
    for (const worker of workers) worker.terminate();
  }
};

/**
 * Requests go out one after the other, each to the worker that is free first, as on the page.
 * The time runs from the first request to the last reply.
 */
async function count(workers, requests) {
  const counts = [];
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      while (next < requests.length) {
        const index = next;
        next += 1;
        counts[index] = await ask(worker, requests[index]);
      }
    }),
  );
  return { milliseconds: performance.now() - begin, counts: counts.map(String) };
}

/** A worker that has said that it is ready. The site's own are handed their program, compiled. */
async function start(file, module) {
  const worker = new Worker(file, { type: "module" });
  if (module) worker.postMessage(module);
  const [kind] = await reply(worker);
  if (kind !== READY) throw new Error(`${file} begins with a message of kind ${kind}`);
  return worker;
}

async function ask(worker, request) {
  worker.postMessage(Uint8Array.from(request));
  const numbers = await reply(worker);
  if (numbers[0] !== ANSWER) throw new Error(`no count but ${numbers} for ${request}`);
  return numbers[COUNT];
}

/** The numbers of a message: seven bits a byte, the lowest first, and 128 more where the number goes on. */
function read(bytes) {
  const numbers = [];
  let [number, shift] = [0n, 0n];
  for (const byte of bytes) {
    number |= BigInt(byte & 127) << shift;
    shift += 7n;
    if (byte < 128) {
      numbers.push(number);
      [number, shift] = [0n, 0n];
    }
  }
  return numbers;
}

const reply = (worker) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(read(data));
    worker.onerror = ({ message }) => reject(new Error(`a worker failed: ${message}`));
  });
