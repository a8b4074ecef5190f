// Starts the page's program.
import init from "./app.js";

await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
