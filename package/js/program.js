// The stepper's program, started when it is first needed. It lies in the bundle, so there is no file
// to find and nothing to wait for.

import { Boards, Walker, initSync } from "./programs/stepper.js";
import bytes from "./programs/stepper_bg.wasm";

let started;

/** The program: its classes and its memory. */
export function program() {
  started ??= initSync({ module: new WebAssembly.Module(bytes) });
  return { Boards, Walker, memory: started.memory };
}
