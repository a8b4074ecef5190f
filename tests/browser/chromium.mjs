// The browser of the tests and of the benchmarks, which both find in CHROMIUM.

import { chromium } from "playwright-core";

/** Starts it with a profile of its own, and with nothing that reaches for the network. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
