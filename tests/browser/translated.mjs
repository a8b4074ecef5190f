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
  "step/#n=4&at=115",
  "step/#n=5&at=14&predict=1",
  "step/#n=5&at=22&sheet=1",
  "embed/#n=5&at=14",
  "learn/",
  "learn/shift/",
  // A class's homework, which ends in a line to hand in; figures that answer to the hand.
  "learn/shift/#pupil=2",
  "learn/puzzle/",
  "learn/places/",
  "learn/negative/",
  "learn/mask/",
  "learn/methods/",
  "learn/ghost/#sheet=1",
  "learn/glossary/",
  "learn/review/",
  "learn/test/#part=words&seed=3",
  "learn/teachers/",
  "learn/teachers/#class=3",
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
  "run", "count", "count-large", "cancel-large", "anew", "double-check", "open", "export", "present",
];

/** What is pressed on a page beside its controls: a name, and the first of what. A small board is played to its end. */
const PARTS = [
  ["play", "[data-page=step] [data-stepper][data-n='4'] [data-action=play]"],
  ["a figure's bit", "[data-figure] [data-bit]"],
  ["a figure's square", "[data-figure] [role=gridcell][data-row='0']"],
  ["a wheel's number", "[data-figure] [data-number]"],
  ["a term", "main a[data-to-term]"],
  ["a class's next place", ".class-bar [data-action=class-next][href]"],
  ["a class's place before", ".class-bar [data-action=class-back][href]"],
];

/** What can be pressed on the page as it stands: each with its name, a selector, and which of what that selects. */
const controls = ([not, parts]) => {
  const all = [...document.querySelectorAll("button[data-action], [role=tab], input[type=checkbox], summary[data-action], select[data-action]")];
  const names = new Set(all.map((one) => one.dataset.action ?? one.dataset.tab ?? ""));
  const named = [...names].filter((name) => name !== "" && !not.includes(name)).map((name) => [name, `[data-action="${name}"], [data-tab="${name}"]`]);
  // A fold has a text alone, and the translator writes another one.
  const folds = [...document.querySelectorAll("summary:not([data-action])")].map((one, at) => [`fold ${at}`, "summary:not([data-action])", at]);
  // What is under the hand comes first: controls change what is shown.
  return [...parts.filter(([, selector]) => document.querySelector(selector) !== null), ...named, ...folds];
};

/** Presses one of what a selector selects, the first that is shown unless it is said which; tells whether there was one. */
const pressed = ([, selector, at]) => {
  const all = [...document.querySelectorAll(selector)];
  const one = (at === undefined ? all : all.slice(at, at + 1)).find((one) => !one.disabled && one.checkVisibility());
  if (one === undefined) return false;
  if (one.localName === "select") {
    one.selectedIndex = (one.selectedIndex + 1) % one.options.length;
    one.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (one.localName === "input" && one.type === "text") {
    return false;
  } else {
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
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
    const pages = [...document.querySelectorAll("[data-page], .class-bar")].map((page) => page.cloneNode(true));
    for (const told of pages.flatMap((page) => [...page.querySelectorAll(".unseen[role=status]")])) told.remove();
    // Each page measures its own machine.
    return pages.map((page) => page.textContent).join(" ").replaceAll("\u2021", "").replace(/(?:up to\s)?(?:[\d.,]+–)?(?:[\d.,]+\s(?:ms|s|min|h|days?|(?:[a-z]+ )?years?)(?![a-z])\s?)+/g, "a time ");
  };
  const failure = () => document.getElementById("failure")?.textContent ?? "";
  const begun = performance.now();
  let [text, since] = [read(), begun];
  for (;;) {
    const now = performance.now();
    // A part that is on its way has been asked for by a press, and changes the text once more.
    const rests = now - since >= STAYS_MS && document.querySelector(".opening[role=status]") === null;
    const isOver = wanted === undefined ? rests : text === wanted;
    if (isOver || failure() !== "" || now - begun > PATIENCE_MS) return [text, failure(), globalThis.translatedTexts];
    await new Promise((later) => setTimeout(later, LOOK_MS));
    const next = read();
    if (next !== text) [text, since] = [next, performance.now()];
  }
};

/** Waits until what was pressed has come: a term is fetched, and a board plays to its end. */
const come = async ([name]) => {
  const isThere = {
    "a term": () => document.querySelector(".term-box").textContent !== "",
    play: () => document.querySelector("[data-stepper]").dataset.event === "finished",
  }[name];
  while (isThere !== undefined && !isThere()) await new Promise((later) => setTimeout(later, 20));
};

/**
 * Walks over the controls of a page that is left alone, then over those that came while they were pressed: each with
 * whether it was pressed, and the text when all is drawn.
 */
async function walked(page) {
  const settled = async () => (await page.evaluate(shown))[0];
  const steps = [[[""], true, await settled()]];
  for (let round = 0; round < 2; round += 1) {
    const before = new Set(steps.map(([[name]]) => name));
    for (const control of await page.evaluate(controls, [NOT_PRESSED, PARTS])) {
      if (before.has(control[0])) continue;
      const isPressed = await page.evaluate(pressed, control);
      if (isPressed) await page.evaluate(come, control);
      steps.push([control, isPressed, isPressed ? await settled() : ""]);
    }
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
    for (const [control, isPressed, wanted] of steps) {
      const where = `${address} ${control[0]}`;
      const isOne = control[0] !== "";
      if (isOne && (await written.evaluate(pressed, control)) !== isPressed) figures.stale.push(`${where}: pressed in one page alone`);
      if (!isPressed) continue;
      if (isOne) {
        figures.presses += 1;
        await written.evaluate(come, control);
      }
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
