// Takes the pictures of the READMEs anew:
//   SITE=... CHROMIUM=... node tests/browser/pictures.mjs
// SITE is the address of a built site. Each picture waits for what it is to show.

import { launch } from "./chromium.mjs";
import { drawn, holding, listened, press, site, under } from "./page.mjs";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const stepper = (values) => holding("[data-stepper]", values);

/** Writes the shift in the wrong direction, and runs it: the board shows the step at which that is wrong. */
async function writeWrong(page) {
  const source = page.locator("textarea[data-source]");
  await source.fill((await source.inputValue()).replace("?", "(left[row-1] | bit) >> 1"));
  await press(page, "run-program");
  await page.waitForSelector("[data-write][data-state=wrong]");
}

/** The pictures: file, language, colours, window, address, what is to be there, what is done first. */
const PICTURES = [
  ["home", "en", "light", DESK, "", "[data-home][data-state=mask]", (page) => page.evaluate(() => document.querySelector("[data-sets-state=mask] .passage").scrollIntoView())],
  ["stepper", "en", "light", DESK, "step/#n=8&at=499", stepper({ step: 499 })],
  ["solution", "ja", "dark", DESK, "step/#n=8&at=894", stepper({ event: "solution" })],
  ["dead-end", "en", "light", DESK, "step/#n=8&at=530", stepper({ event: "dead-end" })],
  ["question", "ja", "light", PHONE, "step/#n=5&at=14&predict=1", "[data-asked]", (page) => page.click("[data-dock] [data-action=next]")],
  ["phone", "en", "dark", PHONE, "step/#n=8&at=891", stepper({ step: 891 })],
  ["projector", "ja", "light", { width: 1280, height: 720 }, "step/#n=8&at=499&present=1", ".presented"],
  ["learn", "ja", "light", DESK, "learn/", "[data-lesson]"],
  ["write", "en", "light", { width: 1280, height: 1000 }, "write/#stage=blank&blank=left", "[data-write][data-state=wrong]", writeWrong],
  ["ladder", "en", "dark", DESK, "ladder/", "[data-ladder-row=bitmap]"],
  ["count", "en", "light", DESK, "count/#n=16", "[data-count][data-state=done]", (page) => press(page, "count")],
];

const browser = await launch();
for (const [name, lang, colorScheme, viewport, address, there, first] of PICTURES) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: lang });
  const page = await context.newPage();
  const said = listened(page);
  await page.goto(`${site}${under(lang)}${address}`);
  await drawn(page);
  if (first !== undefined) await first(page);
  await page.waitForSelector(there, { timeout: 60_000 });
  await page.screenshot({ path: `docs/${name}.png` });
  if (said.length > 0) throw new Error(`${name}: ${said}`);
  await context.close();
}
await browser.close();
