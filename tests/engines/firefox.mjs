// Firefox, driven by Puppeteer over WebDriver BiDi. FIREFOX names it.

import puppeteer from "puppeteer-core";
import { saving } from "../browser/page.mjs";

export const name = "Firefox";
export const missing = process.env.FIREFOX === undefined ? "install the package firefox-esr" : undefined;

/** Starts a browser with one page; see `steps.mjs` for what it can do. */
export async function start() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en", "network.captive-portal-service.enabled": false },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.setDefaultTimeout(120_000);
  // The site is kept when a step asks for it, not by the clock: Firefox remarks on each page that is left while the service
  // worker answers it.
  await page.evaluateOnNewDocument(saving, true);
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  return {
    said,
    version: () => browser.version(),
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    run: (script, ...values) => page.evaluate(script, ...values),
    wait: (selector) => page.waitForSelector(selector),
    click: (selector) => page.click(selector),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    /** Another page, in a profile of its own, in which scripts run before those of the page. */
    async another(...scripts) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      page.setDefaultTimeout(120_000);
      page.on("pageerror", (error) => said.push(error.message));
      for (const own of scripts) await page.evaluateOnNewDocument(own);
      return { evaluate: (...what) => page.evaluate(...what), bringToFront: () => page.bringToFront(), open: (address) => page.goto(address), wait: (selector) => page.waitForSelector(selector), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}
