// The browser of the tests and of the benchmarks, which both find in CHROMIUM.

import { chromium } from "playwright-core";

/** What Playwright 1.65.1 switches off by itself: of two lists of features the last one holds. */
const BY_PLAYWRIGHT = [
  "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
  "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
];
/** Chromium draws the suggestions below its address bar as two pages in each window, which together cost more than the page under test. */
const SUGGESTIONS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * Starts it with a profile of its own, and with nothing that reaches for the network. With `keepsPages` a page that is left
 * comes back as it was, as at a reader's; the headless shell keeps none.
 */
export const launch = ({ keepsPages = false } = {}) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM,
    ignoreDefaultArgs: keepsPages ? ["--disable-back-forward-cache"] : [],
    args: [
      // Chromium needs it; the headless shell passes over it.
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${[...BY_PLAYWRIGHT, ...SUGGESTIONS].join(",")}`,
    ],
  });
