// Chromium, driven by Playwright. CHROMIUM names it.

import { launch } from "../browser/chromium.mjs";

export const name = "Chromium";
export const missing = process.env.CHROMIUM === undefined ? "install the package chromium" : undefined;

/** Starts a browser with one page; see `steps.mjs` for what it can do. */
export async function start() {
  const browser = await launch({ keepsPages: true });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  return {
    said,
    /** A page that is left comes back as it was. Puppeteer loses such a page of Firefox, and a driver one of WebKit. */
    keepsPages: true,
    version: async () => browser.version(),
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    run: (script, ...values) => page.evaluate(`(${script})(...${JSON.stringify(values)})`),
    wait: (selector) => page.waitForSelector(selector, { state: "attached", timeout: 120_000 }),
    click: (selector) => page.click(selector),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: async () => page.screenshot(),
    stop: () => browser.close(),
  };
}
