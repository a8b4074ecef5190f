// A counting worker of the site, with its program inside. `counter` is one of the site's.

import start from "counter";
import bytes from "counter.wasm";

start({ module_or_path: bytes });
