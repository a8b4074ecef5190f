// Searches. The program, which lies in the bundle and is started when it is first needed, has room for one of
// them; the others keep their states in arrays, which are freed as every object of JavaScript is, within a turn too.

import { Walker, initSync } from "./programs/stepper.js";
import bytes from "./programs/stepper_bg.wasm";

/** How many values the program returns at once. */
const VALUES = 7;

let memory, walker, values;
/** The search that the program has now. */
let current;

function start() {
  if (walker !== undefined) return;
  ({ memory } = initSync({ module: new WebAssembly.Module(bytes) }));
  walker = new Walker();
}

/** The bytes of the search that the program has. */
const state = () => new Uint8Array(memory.buffer, walker.state(), Walker.stateLength());

export class Search {
  #kept;

  /** A search that `begin` puts into the program. Where it throws, nothing has changed. */
  constructor(begin) {
    start();
    current?.#keep();
    begin(walker);
    current = this;
  }

  #keep() {
    if (this.#kept === undefined) this.#kept = state().slice();
    else this.#kept.set(state());
  }

  /** The program, with this search in it. */
  get walker() {
    if (current !== this) {
      current.#keep();
      state().set(this.#kept);
      current = this;
    }
    return walker;
  }

  /** The values that the last call returned. The view is made anew when the memory has grown. */
  get values() {
    if (values === undefined || values.length === 0) values = new Float64Array(memory.buffer, walker.values(), VALUES);
    return values;
  }
}
