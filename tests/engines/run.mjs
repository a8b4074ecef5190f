// The steps of a reader in three engines: SITE is the site's address; CHROMIUM, FIREFOX, WEBKIT and
// WEBKIT_DRIVER name the browsers. Arguments choose engines: `run.mjs firefox webkit`. With PICTURES
// every page is photographed into that folder.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { kept, write } from "../browser/failed.mjs";
import { RUNNING, site } from "../browser/page.mjs";
import { WRITERS } from "../browser/translated.mjs";
import { LESSON, threeVisits } from "../browser/system.mjs";
import { answersInSystem, stepsAndCounts } from "./back.mjs";
import { withHost } from "./host.mjs";
import { sessions } from "./sessions.mjs";
import { STEPS, leftAlone, offline, written } from "./steps.mjs";

const asked = process.argv.slice(2);

/** Takes a step, and leaves the page as it is where that fails. */
async function taken(step, browser, take) {
  try {
    await take(browser, site);
  } catch (failure) {
    const picture = await browser.picture().catch(() => undefined);
    const page = browser.run(() => [location.href, document.documentElement.outerHTML]);
    const [address, html] = await page.catch(() => ["", ""]);
    await write(`${browser.engine} ${step}`, [kept(picture, address, browser.said, html)]);
    throw failure;
  }
}

/** How long an engine has for the simplest answer. */
const ANSWER_MS = 10_000;

/** Tells whether an engine still answers: one that has died, or its driver, takes no further step. */
async function lives(browser) {
  let clock;
  const late = new Promise((over) => { clock = setTimeout(over, ANSWER_MS, false); });
  const answer = browser.run(() => true).catch(() => false);
  const isAlive = await Promise.race([answer, late]);
  clearTimeout(clock);
  return isAlive;
}

// Engines and drivers keep one processor busy each: two engines take their steps at once.
describe("the steps of a reader", { concurrency: 2 }, async () => {
  for (const name of asked.length > 0 ? asked : ["chromium", "firefox", "webkit"]) {
    const engine = await import(`./${name}.mjs`);
    // Not a failure: the command that runs this says it once more at its end.
    const skip = engine.missing === undefined ? false : `${engine.name} was not tested: ${engine.missing}`;
    test(engine.name, { skip }, async (context) => {
      const browser = await engine.start();
      browser.engine = name;
      /** Takes a step; ends the engine's test where the engine has died of it. */
      const takes = async (step, take) => {
        let isAlive = true;
        await context.test(step, async () => {
          try {
            await taken(step, browser, take);
          } catch (failure) {
            isAlive = await lives(browser);
            throw failure;
          }
        });
        if (!isAlive) throw new Error(`${engine.name} itself has died at the step "${step}"; those behind it were not taken`);
      };
      try {
        context.diagnostic(await browser.version());
        await browser.open(`${site}step/#n=4&at=0`);
        await browser.wait(`${RUNNING} [data-stepper]`);
        for (const [step, take] of Object.entries(STEPS)) {
          if (browser.dies?.includes(step)) context.diagnostic(`not taken, for the engine itself dies of it now and then: ${step}`);
          else await takes(step, take);
        }
        if (browser.another !== undefined) {
          let walks = [];
          await takes("pages are left alone", async () => { walks = await leftAlone(browser); });
          await takes("a translator writes into these pages", async () => context.diagnostic(JSON.stringify(await written(browser, WRITERS.translator, walks))));
        }
        if (browser.keepsPages) await takes("a page to which the reader comes back goes on as it was", stepsAndCounts);
        assert.deepEqual(browser.said, [], "the console stays empty");
        // How content is left differs between engines. Every package in Chromium is in tests/browser/scorm.test.mjs.
        if (name !== "chromium") await takes("a SCORM package in a system", () => threeVisits(browser, LESSON, (line) => context.diagnostic(line)));
        if (browser.keepsPages) await takes("a SCORM package to which the pupil comes back", answersInSystem);
        await takes("pupils at random in a SCORM session", async () => context.diagnostic(await sessions(browser)));
        await takes("without a network", () => withHost((host) => offline(browser, host)));
      } finally {
        await browser.stop();
      }
    });
  }
});
