// What WCAG 2.2 asks of every page alike, where axe has no eye for it.

import assert from "node:assert/strict";
import { overflow, wider, withLargeLetters } from "./page.mjs";

/** The spacing that text has to bear (1.4.12). */
const SPACED = `
  :is(html, body, body *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The elements that hide a part of their own text; runs in the page. */
function cut() {
  const hides = (element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX) || getComputedStyle(element).overflowY === "hidden";
  // The words beside a line of code give way to a sign in front of it where there is no room.
  const isSeen = (element) => element.checkVisibility() && 1 < element.clientHeight && !element.closest(".unseen, svg, textarea, .mark");
  const cuts = (element) => element.clientWidth + 1 < element.scrollWidth || element.clientHeight + 1 < element.scrollHeight;
  // Of many bits beyond the board the nearest are shown, behind a sign for the others.
  const all = [...document.querySelectorAll("body :not(.ghosts, .ghosts *)")];
  // What is quickly told comes first: few elements cut anything.
  return all.filter((element) => cuts(element) && hides(element) && isSeen(element)).map((element) => element.outerHTML.slice(0, 120));
}

/**
 * What stands out from what is beside it by less than 3 to 1 (1.4.11): the edges of fields, the outline of what has
 * the focus, queens and the marks of drawings; runs in the page.
 */
function faint() {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parts = (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, below) => [0, 1, 2].map((part) => (top[part] * top[3] + below[part] * (255 - top[3])) / 255);
  /** The colour behind an element's content. */
  const ground = (element) => {
    const own = parts(getComputedStyle(element).backgroundColor);
    if (own[3] === 255 || element.parentElement === null) return over(own, [255, 255, 255]);
    return over(own, ground(element.parentElement));
  };
  const light = (color) => {
    const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const contrast = (one, other) => Math.max(light(one) / light(other), light(other) / light(one));
  const against = (color, below) => contrast(over(parts(color), below), below);

  const found = [];
  const check = (element, what, ratio) => {
    if (ratio < 3) found.push(`${what} ${ratio.toFixed(2)}: ${element.outerHTML.slice(0, 100)}`);
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  for (const field of seen("input:not([type=range], [type=checkbox], [type=radio], [type=file]), select, textarea")) {
    // A field may be framed by the box around it. What is switched off may be faint.
    const frames = [field, field.parentElement].map((frame) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(frame);
      return parseFloat(borderTopWidth) > 0 ? against(borderTopColor, ground(frame.parentElement)) : 1;
    });
    if (!field.disabled) check(field, "edge", Math.max(...frames, contrast(ground(field), ground(field.parentElement))));
  }
  for (const control of seen("a[href], button, input, select, textarea, summary, [tabindex='0']").filter((control) => !control.disabled)) {
    control.focus({ focusVisible: true, preventScroll: true });
    const { outlineStyle, outlineColor } = getComputedStyle(control);
    if (document.activeElement === control && outlineStyle !== "none") check(control, "focus", against(outlineColor, ground(control.parentElement)));
  }
  document.activeElement.blur();
  for (const mark of seen(".queen path, .strip line:not(.pointer), .strip path, .tree :is(.edge, .tree-node > :is(rect, circle, path))")) {
    const { fill, stroke } = getComputedStyle(mark);
    const drawn = [fill, stroke].filter((color) => color !== "none").map((color) => against(color, ground(mark.closest("svg").parentElement)));
    check(mark, "mark", Math.max(...drawn));
  }
  return found;
}

/** The middles of the buttons in sight that do not act as long as they are held down; runs in the page. */
function buttons() {
  const all = [...document.querySelectorAll("button:not([disabled], [data-action=next], [data-action=back]), summary")];
  const middles = all.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { button, x: left + width / 2, y: top + height / 2 };
  });
  const isHit = ({ button, x, y }) => document.elementFromPoint(x, y)?.closest("button, summary") === button;
  return middles.filter(isHit).map(({ button, x, y }) => ({ x, y, html: button.outerHTML.slice(0, 120) }));
}

/** Fails where a field, a mark or the focus does not stand out from what is beside it. */
export async function assertAllStandsOut(page, where) {
  assert.deepEqual(await page.evaluate(faint), [], `${where}: what does not stand out from what is beside it`);
}

/** What changes where a press does something. */
const STATES = ["aria-expanded", "aria-pressed", "aria-selected", "open", "data-step", "data-playing", "data-state", "data-stage", "data-row", "data-col"];

/** Runs in the page: keeps every change of a state from now on, of one that is taken back by the next press too. */
const watchStates = (states) => {
  globalThis.changed = [];
  const keep = ({ target, attributeName, oldValue }) => {
    if (target.getAttribute(attributeName) !== oldValue) changed.push(`${attributeName} was ${oldValue}: ${target.outerHTML.slice(0, 120)}`);
  };
  const watch = new MutationObserver((records) => records.forEach(keep));
  watch.observe(document, { subtree: true, attributeFilter: states, attributeOldValue: true });
  globalThis.unwatch = () => watch.disconnect();
};

/** Fails where a press does something though the pointer has left the button before it was let go. */
export async function assertPressesThatLeaveDoNothing(page, where) {
  const shown = () => page.evaluate((states) => [location.pathname, document.title, document.querySelectorAll(states).length], STATES.map((state) => `[${state}]`).join());
  const before = await shown();
  await page.evaluate(watchStates, STATES);
  for (const { x, y } of await page.evaluate(buttons)) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
  const changed = await page.evaluate(() => {
    unwatch();
    return changed;
  });
  assert.deepEqual([changed, await shown()], [[], before], `${where}: a press that leaves its button did something`);
}

/** Fails where the page is wider than its window, with letters half as large again too. Paper and frames have a width of their own. */
export async function assertFits(page, where) {
  const [usual, enlarged] = await page.evaluate(`[(${wider})(), document.querySelector("[data-sheet], [data-page=embed]") ? 0 : (${withLargeLetters})(${wider})]`);
  assert.ok(usual <= 0, `${where}: ${usual} pixels too wide`);
  assert.ok(enlarged <= 0, `${where}: with letters of 24 pixels ${enlarged} pixels too wide`);
}

/** Fails where wider spacing of the text cuts some of it, or makes the page wide. */
export async function assertSpacingCutsNothing(page, where) {
  const before = new Set(await page.evaluate(cut));
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  await style.dispose();
  const pixels = await overflow(page);
  const found = (await page.evaluate(cut)).filter((element) => !before.has(element));
  await page.evaluate(() => { document.adoptedStyleSheets = []; });
  assert.ok(pixels <= 0, `${where}: with wider spacing ${pixels} pixels too wide`);
  assert.deepEqual(found, [], `${where}: cut by wider spacing`);
}

/** Runs in the page: keeps what gets the focus and does not show it, until the focus comes out of the page. */
const watchFocus = () => {
  globalThis.focused?.watch.abort();
  globalThis.focused = { unmarked: [], stops: 0, left: false, watch: new AbortController() };
  document.activeElement.blur();
  getSelection().removeAllRanges();
  scrollTo({ top: 0, behavior: "instant" });
  // A press has left the place from which the key goes on.
  (document.querySelector(".skip") ?? document.body).focus();
  const { signal } = focused.watch;
  addEventListener("focusin", ({ target }) => {
    // A whole row may be the link, and a hidden field may show its focus on its label.
    const looks = [getComputedStyle(target), getComputedStyle(target, "::after"), getComputedStyle(target.closest("label") ?? target.parentElement)];
    const marked = looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && 2 <= parseFloat(outlineWidth));
    if (focused.left) return;
    focused.stops += 1;
    if (!marked) focused.unmarked.push(target.outerHTML.slice(0, 120));
  }, { signal });
  addEventListener("keyup", () => { focused.left ||= [document.body, document.documentElement].includes(document.activeElement); }, { signal });
};

/** Fails where the tab key does not come through the page and out of it, does not show where it is, or changes something. */
export async function assertTabGoesThrough(page, where) {
  const shown = () => page.evaluate(() => [location.pathname, document.querySelector("[data-page]").dataset.page]);
  const before = await shown();
  await page.evaluate(watchFocus);
  for (let presses = 0; presses < 400 && !(await page.evaluate(() => focused.left)); presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press("Tab");
  }
  const { unmarked, stops, left } = await page.evaluate(() => focused);
  assert.ok(left && 0 < stops, `${where}: the focus comes out of the page`);
  assert.deepEqual(unmarked, [], `${where}: the focus cannot be seen`);
  assert.deepEqual(await shown(), before, `${where}: the tab key leaves the page as it is`);
}

/** Controls whose words or numbers are what a page is about: answers, bits, code, fields of the lab. */
const PRINTED = ".answers button, .find .line-list button, .bit, [data-source], .editor-lines button, [data-lab] :is(input, select), th > button";

/** Fails where paper would have what only a screen can do. */
export async function assertPaperHasNoControls(page, where) {
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("button, input, select, textarea").evaluateAll(
    (all, content) =>
      all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && 1 < control.getBoundingClientRect().height)
        .filter((control) => !control.matches(content))
        .map((control) => control.outerHTML.slice(0, 100)),
    PRINTED,
  );
  await page.emulateMedia({ media: null });
  assert.deepEqual(printed, [], `${where}: on paper`);
}
