// What a test reads from a page and does on it, by the page's contract.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

/** The address of the site itself. */
export const site = process.env.SITE ?? "http://127.0.0.1:8080/";

/** The widths that nothing may be wider than: from a phone to a projector. */
export const WIDTHS = [360, 768, 1280, 1920];

/** Everything that a page says from now on: messages on the console, and errors. */
export function listened(page) {
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}

/**
 * Runs in a page before its own scripts: `until(holds)` is ready when what a function says holds, and all that
 * changed with it is drawn. `what` says what was waited for, where the function does not. `unpainted(work)` does some
 * work while nothing is painted, which is nearly half of the work of a step; layout shifts are not told meanwhile.
 */
export const prepared = () => {
  globalThis.until = (holds, what = holds) => new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error(`${location}: never was ${what}`)), 20_000);
    const look = () => {
      if (!holds()) return;
      watch.disconnect();
      clearTimeout(late);
      // The parts of the page are drawn one after the other, in the same task. Timers in a row would each wait.
      scheduler.postTask(done);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
  // Nobody looks at a page that is asked for its boxes and texts: they are laid out all the same.
  globalThis.unpainted = async (work) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0 !important; }");
    document.adoptedStyleSheets.push(sheet);
    try {
      return await work();
    } finally {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((other) => other !== sheet);
    }
  };
};

/** Runs in a page before its own scripts: says whether the reader saves data, for then the browser does not fetch the whole site. */
export const saving = (saveData) => {
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData }) });
};

/** The root of a page on which the program has taken the place of the document. */
export const RUNNING = "html[data-program=running]";

/** The content of a page in which nothing is the document's own, or the sentence that a part is on its way. */
export const DRAWN = "[data-page] #content:not(:has(.opening[role=status], [data-kept]))";

/** The whole page, drawn by the program. */
const WHOLE = `${RUNNING} ${DRAWN} > [data-late] > :not(.opening)`;

/** Waits until the program has taken the place of the document; parts of the page may come later. */
export const running = (page) => page.waitForSelector(RUNNING, { state: "attached" });

/** Waits until the program has drawn the whole page. */
export const drawn = (page) => page.waitForSelector(WHOLE, { state: "attached" });

/** The folder of a language: English stands at the top. */
export const under = (lang) => (lang === "en" ? "" : `${lang}/`);

/** The address of a page, from the folder of the site on. */
export const address = (page) => page.evaluate(() => location.href.slice(siteRoot.length));

/** Waits until that address is in the bar. */
export const written = (page, text) => page.waitForFunction((text) => location.href === siteRoot + text, text);

/**
 * Turns to another address in the running program, as a link to it does, and waits for what is to be
 * there.
 */
export async function turn(page, address, selector) {
  await page.evaluate((address) => {
    history.pushState(null, "", siteRoot + address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await page.waitForSelector(selector);
}

/**
 * Turns to each of `views`, an address and what is to be there, and returns what `look` saw at each when
 * all of it was drawn. All of it runs in the page, which takes a part of the time of as many turns.
 */
export const turnThrough = (page, views, look) =>
  page.evaluate(`unpainted(async () => {
    const look = ${look};
    const seen = [];
    for (const [address, selector] of ${JSON.stringify(views)}) {
      history.pushState(null, "", siteRoot + address);
      dispatchEvent(new PopStateEvent("popstate"));
      await until(() => document.querySelector(selector) && document.querySelector(${JSON.stringify(DRAWN)}));
      seen.push(await look());
    }
    return seen;
  })`);

/**
 * Turns to each of `views`, and has `check` test what `look` saw there. Where it fails, turns back to that view, so that
 * the picture of the failure shows it.
 */
export async function checkThrough(page, views, look, check) {
  for (const [at, seen] of (await turnThrough(page, views, look)).entries()) {
    const [address, there] = views[at];
    try {
      check(seen, address);
    } catch (failure) {
      await turn(page, address, there);
      throw failure;
    }
  }
}

/**
 * Turns a page that others have used to an address, and waits for what is to be there in the whole page: from its
 * top, without a focus, an open menu or a question. All of it runs in the page.
 */
export const turnAnew = (page, address, there) =>
  page.evaluate(async ([views, whole]) => {
    const find = (selector) => document.querySelector(selector);
    find("#more:popover-open")?.hidePopover();
    scrollTo({ top: 0, behavior: "instant" });
    // What others have answered is forgotten once nothing of it is open.
    const forget = () => {
      for (const key of Object.keys(localStorage).filter((key) => key.startsWith("bitqueens.attempt."))) {
        localStorage.removeItem(key);
        dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
      }
    };
    // A question that closes gives the focus to the moves: that is to be over before the test.
    for (const [address, there] of find("[data-asked], [data-lesson] [data-exercise]") ? views : views.slice(1)) {
      document.activeElement.blur();
      history.pushState(null, "", siteRoot + address);
      dispatchEvent(new PopStateEvent("popstate"));
      await until(() => find(there)?.checkVisibility() && find(whole), there);
      if (address === views[0][0]) forget();
    }
  }, [[["step/#n=4&at=0", `html[lang=en] ${at(4, 0)}`], [address, there]], WHOLE]);

/**
 * Makes what the program does after a drawing late, as on a slow processor: when 16 ms have passed, Yew leaves the rest
 * to a timer. In the page `drawnFirst(selector)` lets as few timers pass as an element needs to be drawn.
 */
export const delayEffects = (page) =>
  page.evaluate(() => {
    const { setTimeout } = globalThis;
    const { now } = Date;
    let passed = 0;
    Date.now = () => now() + (passed += 20);
    const timers = [];
    globalThis.setTimeout = (then, delay, ...rest) =>
      delay === 0 ? timers.push(then) : setTimeout(then, delay, ...rest);
    const turned = () => new Promise((done) => setTimeout(done));
    globalThis.drawnFirst = async (selector) => {
      for (let turn = 0; turn < 1000; turn += 1) {
        await turned();
        const element = document.querySelector(selector);
        if (element) return element;
        timers.shift()?.();
      }
      throw new Error(`not drawn: ${selector}`);
    };
    globalThis.letEffectsRun = async () => {
      while (timers.length > 0) {
        timers.shift()();
        await turned();
      }
      globalThis.setTimeout = setTimeout;
    };
  });

/** A selector with these values of `data-` attributes. */
export const holding = (selector, values) =>
  Object.entries(values).reduce(
    (all, [name, value]) => `${all}[data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"]`,
    selector,
  );

/** A selector of the stepper at a step of a board. */
export const at = (n, step) => holding("[data-stepper]", { n, step });

/** The stepper's contract as an object of strings. */
export const stepper = (page) =>
  page.locator("[data-stepper]").evaluate((element) => ({ ...element.dataset }));

/** Waits until the stepper's contract holds these values. */
export const settled = (page, values) => page.waitForSelector(holding("[data-stepper]", values));

/** A binary row's value, bits and ghosts as shown. */
export const bits = (page, name) =>
  page.locator(`[data-bits="${name}"]`).evaluate((row) => ({
    value: row.dataset.value,
    text: [...row.querySelectorAll("[data-bit]")].map((bit) => bit.textContent.trim()).join(""),
    ghosts: row.querySelectorAll("[data-ghost]").length,
  }));

/** Everything the contract shows of one place in the search; runs in the page. */
export const lookAtPlace = () => ({
  stepper: { ...document.querySelector("[data-stepper]").dataset },
  bits: [...document.querySelectorAll("[data-bits]")].map((row) => [row.dataset.bits, row.dataset.value]),
  marks: [...document.querySelectorAll("[role=gridcell]")].map((square) => [
    square.dataset.mark,
    square.dataset.by ?? "",
  ]),
});

/** Everything the contract shows of one place in the search. */
export const place = (page) => page.evaluate(lookAtPlace);

/** Opens what the dock keeps behind "⋯", where a control stands there. Returns the control's selector. */
export async function reach(page, action) {
  const selector = `[data-action="${action}"]`;
  // It may come with a part of the page.
  await page.waitForSelector(selector, { state: "attached" });
  const control = page.locator(`.dock .more ${selector}`);
  if ((await control.count()) > 0 && !(await control.isVisible())) {
    await page.click("[data-action=more]");
    await control.waitFor();
  }
  return selector;
}

/** Presses a control by its contract name. */
export const press = async (page, action) => page.click(await reach(page, action));

/** Chooses a value of a control by its contract name. */
export const choose = async (page, action, value) => page.selectOption(await reach(page, action), value);

/** Presses a control that saves a file; returns the file's name and text. */
export async function downloaded(page, action) {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, action)]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** Opens the menu of the header, presses a setting or chooses a value of it, and closes the menu. */
export async function set(page, name, value) {
  await press(page, "menu");
  const setting = page.locator(`.settings [data-action="${name}"]`);
  await (value === undefined ? setting.click() : setting.selectOption(value));
  await page.keyboard.press("Escape");
  await setting.waitFor({ state: "hidden" });
}

/** Shows a panel of the stepper. */
export const showPanel = (page, name) => page.click(`[data-tab="${name}"]`);

/**
 * Clicks a move `times` times, each when the step of the click before is drawn, and returns what
 * `look` saw after each. All of it runs in the page, so a walk of a hundred steps takes no longer
 * than the page does. `look` may be asynchronous. Where nothing is painted, nothing is told of what moves, so a test of that
 * `paints`.
 */
export const walk = (page, action, times, look, { paints = false } = {}) =>
  page.evaluate(`${paints ? "((work) => work())" : "unpainted"}(async () => {
    const look = ${look};
    const stepper = () => document.querySelector("[data-stepper]").dataset.step;
    const seen = [];
    for (let time = 0; time < ${times}; time += 1) {
      const before = stepper();
      document.querySelector('[data-action="${action}"]').click();
      await until(() => stepper() !== before);
      seen.push(await look());
    }
    return seen;
  })`);

/**
 * Keeps every sentence that a status tells from now on; `told(n)` waits for `n` of them, returns
 * what was told and forgets it. What is told waits until the reader rests.
 */
export async function listen(page, status = "[role=status]") {
  await page.evaluate((status) => {
    window.told = [];
    const element = document.querySelector(status);
    const watch = new MutationObserver(() => window.told.push(element.textContent));
    watch.observe(element, { childList: true, subtree: true, characterData: true });
  }, status);
  return async (n) => {
    await page.waitForFunction((n) => window.told.length >= n, n);
    return page.evaluate(() => window.told.splice(0));
  };
}

/** Waits until the status says what a pattern matches. */
export const heard = (page, pattern) =>
  page.waitForFunction((pattern) => pattern.test(document.querySelector("[role=status]").textContent), pattern);

/** By how many pixels the page is wider than its window; runs in the page. */
export const wider = () => document.documentElement.scrollWidth - innerWidth;

/** Runs in the page: what `look` sees while the letters are of 24 pixels, half as large again. */
export const withLargeLetters = (look) => {
  const large = new CSSStyleSheet();
  large.replaceSync(":root { font-size: 24px !important; }");
  document.adoptedStyleSheets.push(large);
  const seen = look();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((sheet) => sheet !== large);
  return seen;
};

/** By how many pixels the page is wider than its window. */
export const overflow = (page) => page.evaluate(wider);

/** Fails where the page as it stands scrolls sideways at one of the widths. */
export async function assertNothingScrollsSideways(page, where, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await overflow(page);
    assert.ok(wider <= 0, `${where} at ${width}: ${wider} pixels too wide`);
  }
}

/** The width and height of every element that a selector finds. */
export const sizes = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    }),
  );

/** Fails where an element is smaller than a finger needs. */
export async function assertTargets(page, selector, where = selector) {
  const found = await sizes(page, selector);
  assert.ok(found.length > 0, `${where}: nothing is there`);
  for (const { width, height } of found) {
    assert.ok(width >= 23.9 && height >= 23.9, `${where}: ${width} by ${height}`);
  }
}
