// WebKit, as WebKitGTK builds it, driven by its own WebDriver on a virtual screen. WEBKIT_DRIVER
// names the driver, WEBKIT the browser.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export const name = "WebKit";
export const missing =
  process.env.WEBKIT === undefined || process.env.WEBKIT_DRIVER === undefined
    ? "install the packages webkit2gtk-driver and xvfb"
    : undefined;

/** WebDriver's names of keys that are no characters. */
const KEYS = { ArrowRight: "\uE014", ArrowLeft: "\uE012", Home: "\uE011", End: "\uE010", Escape: "\uE00C" };
/** WebDriver's name of an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts a browser with one page; see `steps.mjs` for what it can do. */
export async function start() {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "-s", "-screen 0 1920x1200x24", process.env.WEBKIT_DRIVER, `--port=${port}`], {
    env: {
      ...process.env,
      // As root the sandbox of the browser does not start.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // The style of a narrow tool bar.
      XDG_CONFIG_HOME: fileURLToPath(new URL("webkit", import.meta.url)),
      LANG: "C.UTF-8",
    },
    stdio: "ignore",
    detached: true,
  });
  // The virtual screen and the browser end with the driver.
  const end = () => {
    try {
      process.kill(-driver.pid);
    } catch {
      // Nothing of them is left.
    }
  };
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method, path, body) => {
    const options = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(base + path, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  const begin = async () => {
    await listening(`${base}/status`, driver);
    const browserOptions = { binary: process.env.WEBKIT, args: ["--automation"] };
    return ask("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } } });
  };
  const { sessionId, capabilities } = await begin().catch((failure) => {
    end();
    throw failure;
  });
  const session = `/session/${sessionId}`;
  await ask("POST", `${session}/timeouts`, { script: 120_000, pageLoad: 60_000 });
  const run = async (script, ...values) => {
    const outcome = await ask("POST", `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${script})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: values,
    });
    if (outcome.error !== undefined) throw new Error(`WebKit: ${outcome.error}`);
    return outcome.value;
  };
  return {
    // Its WebDriver does not tell what the console says.
    said: [],
    // WebKitGTK 2.50.6 dies of this now and then, by a segmentation fault in JavaScriptCore itself.
    dies: ["left while its workers load"],
    version: async () => `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (address) => ask("POST", `${session}/url`, { url: address }),
    reload: () => ask("POST", `${session}/refresh`, {}),
    run,
    wait: (selector) => run(appeared, selector),
    click: async (selector) => {
      const element = await ask("POST", `${session}/element`, { using: "css selector", value: selector });
      await ask("POST", `${session}/element/${element[ELEMENT]}/click`, {});
    },
    key: (key) => {
      const value = KEYS[key] ?? key;
      const actions = [{ type: "keyDown", value }, { type: "keyUp", value }];
      return ask("POST", `${session}/actions`, { actions: [{ type: "key", id: "keys", actions }] });
    },
    resize: async (width, height) => {
      await ask("POST", `${session}/window/rect`, { width, height });
      await run(resized, width);
    },
    picture: async () => Buffer.from(await ask("GET", `${session}/screenshot`), "base64"),
    stop: async () => {
      // A browser that has died ends no session; its driver is ended all the same.
      await fetch(base + session, { method: "DELETE", signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
      end();
    },
  };
}

/** Waits until the driver answers. */
async function listening(address, driver) {
  for (;;) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver does not start");
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

/** Resolves when the page is so wide, and drawn so; runs in the page. */
function resized(width) {
  return new Promise((done, failed) => {
    const look = () => (innerWidth === width ? requestAnimationFrame(() => requestAnimationFrame(done)) : requestAnimationFrame(look));
    setTimeout(() => failed(new Error(`a window of ${innerWidth} px instead of ${width}`)), 10_000);
    look();
  });
}

/** Resolves when an element is there; runs in the page. */
function appeared(selector) {
  return new Promise((found, failed) => {
    const look = () => document.querySelector(selector) !== null && (watch.disconnect(), found(true));
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => failed(new Error(`no ${selector}`)), 110_000);
    look();
  });
}
