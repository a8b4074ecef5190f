// A walk over the pages as a reader whose browser translates them: at each address every control is pressed once, and
// what is shown is compared with the same page left alone. It runs in any engine.

import { marker, translator } from "./translator.mjs";

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
  "print", "language", "copy-link", "copy", "share", "download", "play", "fullscreen", "moodle", "scorm", "slides", "film", "picture",
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

/** What a reader reads, without the translator's marks. */
const shown = () => {
  const page = document.querySelector("[data-page]");
  // What this machine takes is measured, and differs from page to page.
  const text = page?.textContent.replaceAll("\u2021", "").replaceAll(/about [\d.,]+ (ms|s|min) with/g, "about a time with");
  return [text ?? "", document.getElementById("failure")?.textContent ?? "", globalThis.translatedTexts];
};

const PATIENCE_MS = 8_000;
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Takes two pages, one left alone and one that is written into, over the addresses. Returns how many addresses, presses
 * and texts there were, and what went wrong.
 */
export async function compared(alone, written, addresses, open) {
  const figures = { addresses: 0, presses: 0, texts: 0, crashes: [], stale: [] };
  /** Waits until both show the same, and says what does not. */
  const agree = async (where) => {
    let seen;
    for (let waited = 0; waited < PATIENCE_MS; waited += 40) {
      const [[left], [right, failure]] = seen = await Promise.all([alone.evaluate(shown), written.evaluate(shown)]);
      if (failure !== "") return void figures.crashes.push(`${where}: ${failure}`);
      if (left === right) return;
      await pause(40);
    }
    const [[left], [right]] = seen;
    let at = 0;
    while (left[at] === right[at]) at += 1;
    figures.stale.push(`${where}: …${right.slice(Math.max(0, at - 30), at + 60)}… for …${left.slice(Math.max(0, at - 30), at + 60)}…`);
  };
  for (const address of addresses) {
    await Promise.all([alone, written].map((page) => open(page, address)));
    await agree(address);
    figures.addresses += 1;
    const names = await alone.evaluate(controls, NOT_PRESSED);
    for (const name of names) {
      const [left, right] = await Promise.all([alone.evaluate(pressed, name), written.evaluate(pressed, name)]);
      if (left !== right) figures.stale.push(`${address} ${name}: pressed in one page alone`);
      if (!left) continue;
      figures.presses += 1;
      await agree(`${address} ${name}`);
      if (figures.crashes.length > 0) await open(written, address);
    }
    figures.texts += (await written.evaluate(shown))[2];
  }
  return figures;
}
