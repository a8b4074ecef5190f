// A walk over the pages as a reader whose browser translates them: at each address every control is pressed once, and
// what is shown is compared with the same page left alone. It runs in any engine.

import { marker, translator } from "./translator.mjs";

/** Runs in both pages before their own scripts: what one of them stored later than the other is no difference of texts. */
export const fresh = () => {
  try {
    localStorage.clear();
  } catch {
    // A page without an address has no storage.
  }
};

/** What writes into the page, by name. */
export const WRITERS = { translator, marker };

/** The addresses: every kind of page, with what stands on it. */
export const ADDRESSES = [
  "",
  "step/#n=5&at=19",
  "step/#n=8&at=891&open=compare",
  "step/#n=5&at=14&predict=1",
  "step/#n=5&at=22&sheet=1",
  "embed/#n=5&at=14",
  "learn/",
  "learn/shift/",
  "learn/mask/",
  "learn/methods/",
  "learn/ghost/#sheet=1",
  "learn/glossary/",
  "learn/review/",
  "learn/test/#part=words&seed=3",
  "learn/teachers/",
  "write/#stage=nothing",
  "write/#stage=half-row",
  "solve/#n=6&queens=1.3&lines=1",
  "bits/#w=8&x=44&y=6&e=x",
  "bits/#w=8&x=44&part=ones",
  "bits/#w=8&x=44&part=combination",
  "ladder/flags/#walk-n=6&walk-at=9",
  "ladder/symmetry-check/#gallery=8",
  "count/#n=8",
];

/** Controls that leave the page, ask the browser for something, or go by a clock. */
const NOT_PRESSED = [
  "print", "language", "copy-link", "copy-code", "copy-boxes", "save-boxes", "copy", "share", "download", "play", "fullscreen", "moodle", "scorm", "slides", "film", "picture",
  "run", "count", "anew", "double-check", "open", "export", "present",
];

/** The names of the controls of the page as it stands. */
const controls = (not) => {
  const all = [...document.querySelectorAll("button[data-action], [role=tab], input[type=checkbox], summary, select[data-action]")];
  const names = all.map((one) => one.dataset.action ?? one.dataset.tab ?? (one.localName === "summary" ? one.textContent.slice(0, 20) : ""));
  return [...new Set(names)].filter((name) => name !== "" && !not.includes(name));
};

/** Presses a control, the first of its name that is shown; tells whether there was one. */
const pressed = (name) => {
  const is = (one) => name === one.dataset.action || name === one.dataset.tab;
  const all = [...document.querySelectorAll("[data-action], [data-tab]")].filter(is);
  const one = all.find((one) => !one.disabled && one.checkVisibility());
  if (one === undefined) return false;
  if (one.localName === "select") {
    one.selectedIndex = (one.selectedIndex + 1) % one.options.length;
    one.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (one.localName === "input" && one.type === "text") {
    return false;
  } else {
    one.click();
  }
  return true;
};

/**
 * Waits in the page until a reader reads a text, or without one until what they read stays for a while; tells what they
 * read, without the translator's marks and without what is told when the reader rests; what failed; how many texts were
 * written.
 */
const shown = async (wanted) => {
  const [LOOK_MS, STAYS_MS, PATIENCE_MS] = [20, 120, 8_000];
  const read = () => {
    const page = document.querySelector("[data-page]")?.cloneNode(true);
    page?.querySelectorAll(".unseen[role=status]").forEach((told) => told.remove());
    // Each page measures its own machine.
    return (page?.textContent ?? "").replaceAll("\u2021", "").replace(/(?:[\d.,]+\s(?:ms|s|min|h|days?|(?:[a-z]+ )?years?)(?![a-z])\s?)+/g, "a time ");
  };
  const failure = () => document.getElementById("failure")?.textContent ?? "";
  const begun = performance.now();
  let [text, since] = [read(), begun];
  for (;;) {
    const now = performance.now();
    const isOver = wanted === undefined ? now - since >= STAYS_MS : text === wanted;
    if (isOver || failure() !== "" || now - begun > PATIENCE_MS) return [text, failure(), globalThis.translatedTexts];
    await new Promise((later) => setTimeout(later, LOOK_MS));
    const next = read();
    if (next !== text) [text, since] = [next, performance.now()];
  }
};

/** Walks over the controls of a page that is left alone: each with whether it was pressed, and the text when all is drawn. */
async function walked(page) {
  const settled = async () => (await page.evaluate(shown))[0];
  const steps = [["", true, await settled()]];
  for (const name of await page.evaluate(controls, NOT_PRESSED)) {
    const isPressed = await page.evaluate(pressed, name);
    steps.push([name, isPressed, isPressed ? await settled() : ""]);
  }
  return steps;
}

/** Says how a text differs from another one, at the first place. */
function difference(text, wanted) {
  let at = 0;
  while (text[at] === wanted[at]) at += 1;
  const around = (whole) => whole.slice(Math.max(0, at - 30), at + 60);
  return `…${around(text)}… for …${around(wanted)}…`;
}

/**
 * Takes two pages, one left alone and one that is written into, over the addresses, one after the other: only one of them
 * is in front, and a browser slows down what is not. Returns how many addresses, presses and texts there were, and what
 * went wrong.
 */
export async function compared(alone, written, addresses, open) {
  const figures = { addresses: 0, presses: 0, texts: 0, crashes: [], stale: [] };
  const walks = [];
  await alone.bringToFront();
  for (const address of addresses) {
    await open(alone, address);
    walks.push([address, await walked(alone)]);
  }
  await written.bringToFront();
  for (const [address, steps] of walks) {
    await open(written, address);
    figures.addresses += 1;
    let texts = 0;
    for (const [name, isPressed, wanted] of steps) {
      const where = `${address} ${name}`;
      if (name !== "" && (await written.evaluate(pressed, name)) !== isPressed) figures.stale.push(`${where}: pressed in one page alone`);
      if (!isPressed) continue;
      if (name !== "") figures.presses += 1;
      const [text, failure, n] = await written.evaluate(shown, wanted);
      texts = n;
      if (failure !== "") {
        figures.crashes.push(`${where}: ${failure}`);
        break;
      }
      if (text !== wanted) figures.stale.push(`${where}: ${difference(text, wanted)}`);
    }
    figures.texts += texts;
  }
  return figures;
}
