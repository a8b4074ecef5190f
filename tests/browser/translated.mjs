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
  "learn/signed/",
  "learn/mask/",
  "learn/methods/",
  "learn/shift/#sheet=3",
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

/**
 * One address of each kind of page, which are walked in Chromium. That a text stands in an element of its own is tested
 * natively for every document, in tests/page/texts.rs.
 */
export const KINDS = [
  "",
  "step/#n=4&at=115",
  "step/#n=5&at=14&predict=1",
  "learn/",
  "learn/shift/#pupil=2",
  "learn/places/",
  "learn/glossary/",
  "learn/test/#part=words&seed=3",
  "learn/teachers/#class=3",
  "write/#stage=half-row",
  "solve/#n=6&queens=1.3&lines=1",
  "bits/#w=8&x=44&y=6&e=x",
  "ladder/flags/#walk-n=6&walk-at=9",
  "count/#n=8",
];

/** The other ones, which are walked in Firefox: what a writer breaks lies in what the program draws, so one engine sees it. */
export const OTHERS = ADDRESSES.filter((address) => !KINDS.includes(address));

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

/**
 * Runs in both pages before their own scripts: what one of them stored later than the other is no difference of texts.
 * `walk` there is walked by `alone` and `again`, which take no question to the browser for each press.
 */
export const walking = () => {
  try {
    localStorage.clear();
  } catch {
    // A page without an address has no storage.
  }
  // Texts alone are read, so nothing is painted.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { opacity: 0 !important; }");
  document.adoptedStyleSheets.push(sheet);
  const { setTimeout, clearTimeout, requestAnimationFrame, WebAssembly, Worker, fetch } = globalThis;
  const [STILL_TURNS, PATIENCE_MS, SOON_MS] = [2, 20_000, 100];
  /** The order of the bits changes the content, and stands in the menu. */
  const AT_EACH = ["menu", "order"];

  /** What the page waits for and what may change its texts: files, programs, workers, timers that are soon over. */
  const awaited = new Set();
  const noted = (promise) => {
    awaited.add(promise);
    const over = () => awaited.delete(promise);
    promise.then(over, over);
    return promise;
  };
  const note = (owner, ...names) => {
    for (const name of names) {
      const own = owner[name];
      owner[name] = function (...rest) { return noted(own.apply(this, rest)); };
    }
  };
  globalThis.fetch = (...rest) => noted(fetch(...rest));
  note(Response.prototype, "arrayBuffer", "text", "json", "blob");
  note(ReadableStreamDefaultReader.prototype, "read");
  note(WebAssembly, "compile", "compileStreaming", "instantiate", "instantiateStreaming");
  globalThis.setTimeout = (then, after = 0, ...rest) => {
    if (after > SOON_MS) return setTimeout(then, after, ...rest);
    const timer = setTimeout((...given) => {
      awaited.delete(timer);
      then(...given);
    }, after, ...rest);
    awaited.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => {
    awaited.delete(timer);
    clearTimeout(timer);
  };
  globalThis.Worker = class extends Worker {
    constructor(...rest) {
      super(...rest);
      awaited.add(this);
      for (const end of ["message", "error"]) this.addEventListener(end, () => awaited.delete(this));
    }
    postMessage(...rest) {
      awaited.add(this);
      super.postMessage(...rest);
    }
    terminate() {
      awaited.delete(this);
      super.terminate();
    }
  };

  let changes = 0;
  new MutationObserver(() => { changes += 1; }).observe(document, { subtree: true, childList: true, characterData: true });
  const turn = () => new Promise((over) => requestAnimationFrame(() => setTimeout(over)));
  const failure = () => document.getElementById("failure")?.textContent ?? "";
  const patience = () => {
    const begun = performance.now();
    return () => performance.now() - begun < PATIENCE_MS;
  };

  /** A part that is on its way has been asked for by a press, and changes the text once more. */
  const opens = () => document.querySelector(".opening[role=status]") !== null;
  /** Waits until nothing is awaited and nothing has changed for some turns. */
  const still = async (holds = () => true) => {
    const goesOn = patience();
    for (let turns = 0; (turns < STILL_TURNS || !holds()) && failure() === "" && goesOn();) {
      const before = changes;
      await turn();
      turns = awaited.size === 0 && changes === before && !opens() ? turns + 1 : 0;
    }
  };

  /** What a reader reads, without the translator's marks and without what is told when the reader rests. */
  const read = () => {
    const pages = [...document.querySelectorAll("[data-page], .class-bar")].map((page) => page.cloneNode(true));
    for (const told of pages.flatMap((page) => [...page.querySelectorAll(".unseen[role=status]")])) told.remove();
    // Each page measures its own machine.
    return pages.map((page) => page.textContent).join(" ").replaceAll("\u2021", "").replace(/(?:up to\s)?(?:[\d.,]+–)?(?:[\d.,]+\s(?:ms|s|min|h|days?|(?:[a-z]+ )?years?)(?![a-z])\s?)+/g, "a time ");
  };

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

  /** Waits until what was pressed has come: a term is fetched, and a board plays to its end. */
  const come = {
    "a term": () => document.querySelector(".term-box").textContent !== "",
    play: () => document.querySelector("[data-stepper]").dataset.event === "finished",
  };

  /** Presses one of what a selector selects, the first that is shown unless it is said which; tells whether there was one. */
  const press = async ([name, selector, at]) => {
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
    for (const goesOn = patience(); come[name]?.() === false && failure() === "" && goesOn();) await turn();
    return true;
  };

  globalThis.walk = {
    /**
     * Presses the controls of a page that is left alone, then those that came while they were pressed: each with whether it
     * was pressed, and the text when all is drawn. What stands around the page's content is the same at every address of a
     * kind of page: `known` names by kind what has been pressed of it, and is returned with the names of this page.
     */
    async alone(what, known) {
      await still();
      const around = (known[document.querySelector("[data-page]").dataset.page] ??= []);
      const steps = [[[""], true, read()]];
      for (let round = 0; round < 2; round += 1) {
        const before = new Set([...around, ...steps.map(([[name]]) => name)]);
        for (const control of controls(what)) {
          if (before.has(control[0])) continue;
          const isAround = document.querySelector(control[1])?.closest("#content") === null;
          const isPressed = await press(control);
          if (isPressed) await still();
          if (isPressed && isAround && !AT_EACH.includes(control[0])) around.push(control[0]);
          steps.push([control, isPressed, isPressed ? read() : ""]);
        }
      }
      return { steps, known };
    },
    /**
     * Presses the same in a page that is written into, and waits each time for the same text; returns what failed, with the
     * control behind which it did, the texts that are others, how many presses there were and how many texts were written.
     */
    async again(steps) {
      const seen = { failure: "", others: [], presses: 0 };
      for (const [control, wasPressed, wanted] of steps) {
        const [name] = control;
        if (name !== "") {
          const isPressed = await press(control);
          if (isPressed !== wasPressed) seen.others.push([name]);
          if (!wasPressed) continue;
          seen.presses += 1;
        }
        await still(() => read() === wanted);
        if (failure() !== "") {
          seen.failure = `${name}: ${failure()}`;
          break;
        }
        const text = read();
        if (text !== wanted) seen.others.push([name, text, wanted]);
      }
      return { ...seen, texts: globalThis.translatedTexts };
    },
  };
};

/** Says how a text differs from another one, at the first place. */
function difference(text, wanted) {
  let at = 0;
  while (text[at] === wanted[at]) at += 1;
  const around = (whole) => whole.slice(Math.max(0, at - 30), at + 60);
  return `…${around(text)}… for …${around(wanted)}…`;
}

/** Walks over the addresses in a page that is left alone; returns what was pressed and shown at each. */
export async function walkedAlone(page, addresses, open) {
  const walks = [];
  let known = {};
  await page.bringToFront();
  for (const address of addresses) {
    await open(page, address);
    const walked = await page.evaluate(([what, known]) => walk.alone(what, known), [[NOT_PRESSED, PARTS], known]);
    walks.push([address, walked.steps]);
    known = walked.known;
  }
  return walks;
}

/**
 * Walks the same in a page that is written into, after the other one: only one page is in front, and a browser slows down
 * what is not. Returns how many addresses, presses and texts there were, and what went wrong.
 */
export async function walkedAgain(page, walks, open) {
  const figures = { addresses: 0, presses: 0, texts: 0, crashes: [], stale: [] };
  await page.bringToFront();
  for (const [address, steps] of walks) {
    await open(page, address);
    const { failure, others, presses, texts } = await page.evaluate((steps) => walk.again(steps), steps);
    figures.addresses += 1;
    figures.presses += presses;
    figures.texts += texts;
    if (failure !== "") figures.crashes.push(`${address} ${failure}`);
    for (const [name, text, wanted] of others) {
      figures.stale.push(`${address} ${name}: ${text === undefined ? "pressed in one page alone" : difference(text, wanted)}`);
    }
  }
  return figures;
}
