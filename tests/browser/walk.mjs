// A walk through every page, in both languages, in both themes, on a phone and on a desk:
//   SITE=... CHROMIUM=... node tests/browser/walk.mjs FOLDER [PAGE...]
// leaves a picture of each in the folder, two of a page side by side: light and dark. It fails when
// a page says anything on the console, is wider than its window, or does not show what it should.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./chromium.mjs";
import { drawn, holding, listened, overflow, press, site, under } from "./page.mjs";

const [folder, ...asked] = process.argv.slice(2);
if (folder === undefined) throw new Error("name a folder for the pictures: node tests/browser/walk.mjs FOLDER");

const LANGUAGES = ["ja", "en"];
const THEMES = ["light", "dark"];
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
/** As many pictures are taken at once. */
const TOGETHER = 2;

const stepper = (values) => holding("[data-stepper]", values);
const ask = async (page) => {
  await press(page, "next");
  await page.waitForSelector("[data-asked]");
};

/** The pages: a name, an address, what is to be there, and what the reader does before the picture. */
const PAGES = [
  ["step-first-screen", "step/", "[data-stepper]"],
  ["step-n4-start", "step/#n=4&at=0", stepper({ n: 4, step: 0 })],
  ["step-n4-attacked", "step/#n=4&at=47", stepper({ n: 4, step: 47 })],
  ["step-n4-solution", "step/#n=4&at=58", stepper({ n: 4, phase: "solution" })],
  ["step-n5-shift-with-ghost", "step/#n=5&at=19", stepper({ n: 5, step: 19 })],
  ["step-n8-dead-end", "step/#n=8&at=891", stepper({ n: 8, step: 891 })],
  ["step-n8-solution", "step/#n=8&at=894&code=rust", stepper({ n: 8, step: 894 })],
  ["step-n8-compare", "step/#n=8&at=894&open=compare", "[data-compare=second]"],
  ["step-n8-projector", "step/#n=8&at=499&present=1", ".presented"],
  ["step-n12-tree", "step/#n=12&at=4000", stepper({ n: 12, step: 4000 })],
  ["step-n27", "step/#n=27&at=900", stepper({ n: 27, step: 900 })],
  ["step-wrong-address", "step/#n=99", "[data-notice]"],
  ["predict-question", "step/#n=5&at=14&predict=1", stepper({ n: 5, step: 14 }), ask],
  ["predict-line", "step/#n=4&at=15&predict=1", stepper({ n: 4, step: 15 }), ask],
  ["predict-row", "step/#n=4&at=26&predict=1", stepper({ n: 4, step: 26 }), ask],
  [
    "predict-verdict",
    "step/#n=5&at=14&predict=1",
    stepper({ n: 5, step: 14 }),
    async (page) => {
      await ask(page);
      await page.click('[data-asked] [data-bit="3"]');
      await press(page, "check");
      await page.waitForSelector(".verdict");
    },
  ],
  ["embed", "embed/#n=5&at=14", "[data-page=embed] [data-stepper]"],
  ["sheet", "step/#n=5&at=22&sheet=1", "[data-sheet]"],
  ["learn-contents", "learn/", ".lessons"],
  ["learn-mask", "learn/mask/", "article[data-lesson=mask]"],
  ["learn-shift", "learn/shift/", "article[data-lesson=shift]"],
  ["learn-exercise-sheet", "learn/shift/#sheet=3", ".sheet"],
  ["write", "write/#stage=comments", "[data-write]"],
  [
    "write-difference",
    "write/#stage=half-row",
    "[data-write]",
    async (page) => {
      await page.fill("[data-source]", (await page.inputValue("[data-source]")).replace("bit) << 1", "bit) >> 1"));
      await press(page, "run-program");
      await page.waitForSelector("[data-write][data-state=wrong]");
    },
  ],
  ["solve", "solve/#n=6&queens=1.3&lines=1", "[data-solve]", (page) => press(page, "hint")],
  ["bits", "bits/#w=8&x=44&y=6", "[data-lab][data-x='44']"],
  ["bits-ones", "bits/#w=8&x=44&part=ones", "[data-part-of=ones]"],
  ["bits-combinations", "bits/#w=8&x=44&part=combination", "[data-part-of=combination]"],
  ["bits-wrong-expression", "bits/#w=8&x=44&e=(1", "#expression-fault:not(:empty)"],
  [
    "ladder-results-n6",
    "ladder/#n=6",
    "[data-dots='6']",
    async (page) => {
      await press(page, "run");
      await page.waitForSelector("[data-action=run]:not([disabled])", { timeout: 120_000 });
      await page.waitForSelector("[data-ladder-row=bitmap][data-state=done]");
    },
  ],
  ["ladder-flags", "ladder/flags/#walk-n=6&walk-at=9", "[data-walk] [role=grid]"],
  ["ladder-gallery-n8", "ladder/symmetry-check/#gallery=8", "[data-gallery='8'] [data-images]"],
  ["count-n10-before", "count/#n=10", "[data-count][data-state=idle]"],
  [
    "count-n10-after",
    "count/#n=10",
    "[data-count][data-state=idle]",
    async (page) => {
      await page.click('[data-count] [data-action="count"]');
      await page.waitForSelector("[data-count][data-state=done][data-total='724']");
    },
  ],
];

await mkdir(folder, { recursive: true });
const browser = await launch();
const faults = [];

/** Opens a page in one look and returns its picture. */
async function picture([name, address, selector, act], lang, theme, size) {
  const context = await browser.newContext({
    locale: lang === "ja" ? "ja-JP" : "en-GB",
    colorScheme: theme,
    reducedMotion: "reduce",
    viewport: SIZES[size],
  });
  const where = `${name} ${lang} ${theme} ${size}`;
  try {
    const page = await context.newPage();
    const said = listened(page);
    await page.goto(`${site}${under(lang)}${address}`);
    await drawn(page);
    await page.waitForSelector(`html[lang=${lang}][data-theme=${theme}] ${selector}`);
    await act?.(page);
    const wider = await overflow(page);
    if (wider > 0) faults.push(`${where}: ${wider} pixels too wide`);
    const taken = await page.screenshot({ fullPage: true });
    faults.push(...said.map((message) => `${where}: ${message}`));
    return taken;
  } catch (failure) {
    faults.push(`${where}: ${failure.message}`);
    return undefined;
  } finally {
    await context.close();
  }
}

/** Draws pictures side by side, as one. */
async function sideBySide(pictures) {
  const page = await browser.newPage({ viewport: { width: 2 * SIZES.desk.width + 24, height: 800 } });
  const images = pictures.map((bytes) => `<img src="data:image/png;base64,${bytes.toString("base64")}">`);
  await page.setContent(`<body style="margin:0"><div style="display:inline-flex;gap:16px;align-items:start">${images.join("")}</div>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const taken = await page.locator("div").screenshot();
  await page.close();
  return taken;
}

/** All pages, or those whose names begin as asked. */
const chosen = PAGES.filter(([name]) => asked.length === 0 || asked.some((start) => name.startsWith(start)));
if (chosen.length === 0) throw new Error(`no page is called ${asked.join(", ")}; there are ${PAGES.map(([name]) => name).join(", ")}`);
const waiting = chosen.flatMap((page) => LANGUAGES.flatMap((lang) => Object.keys(SIZES).map((size) => ({ page, lang, size }))));
const all = waiting.length;

/** Takes one picture after the other until none is left. */
async function take() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { page, lang, size } = next;
    const taken = [];
    for (const theme of THEMES) taken.push(await picture(page, lang, theme, size));
    const file = `${page[0]}-${lang}-${SIZES[size].width}.png`;
    if (!taken.includes(undefined)) await writeFile(join(folder, file), await sideBySide(taken));
    console.log(`${all - waiting.length} of ${all}: ${file}`);
  }
}

await Promise.all(Array.from({ length: TOGETHER }, take));
await browser.close();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
