// Workers of a browser. Their program comes as a text, so that no bundler has to know a second file.

/** The page's permission to start scripts from an address, where it asks for one. */
let policy;
function trusted(address) {
  policy ??= globalThis.trustedTypes?.createPolicy("bitqueens", { createScriptURL: (address) => address });
  return policy?.createScriptURL(address) ?? address;
}

export const cores = () => navigator.hardwareConcurrency ?? 1;

/** Starts a worker; its messages go to `hear`, and why it failed to `failed`. */
export function start(program, hear, failed) {
  const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  const worker = new Worker(trusted(address));
  const fail = (event) => failed(new Error(`a counting worker failed: ${event.message ?? event.type}`));
  worker.onmessage = ({ data }) => {
    // The worker is loaded when it speaks.
    URL.revokeObjectURL(address);
    hear(data);
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
}
