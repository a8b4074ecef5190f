// Every page at every width, each turned to once: one frame for header, content and dock, which the first screen uses, few
// sizes of type, no word that is broken, no text from right to left, and nothing that is wider than the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenWords, wrongStarts } from "./lines.mjs";
import { PAGES } from "./pages.mjs";
import { checkThrough, look, under, wider, withLargeLetters } from "./site.mjs";

/** The windows, and the part of the width in percent that a first screen may leave: below 1100 pixels a lesson is one column. */
const WINDOWS = [[360, 740], [1024, 768, 36], [1280, 800, 34], [1920, 1080, 34], [2560, 1440]];
const PHONE = 360;
/** Each kind of page; of lessons one with a stage, one with a table in its place and one of the fast count. */
const EVERY = [
  ...PAGES,
  ["ja/step/#n=4&at=47", "[data-stepper][data-n='4'][data-step='47']"],
  ["ja/learn/loop/", "article[data-lesson=loop]"],
  ["ja/learn/join/", "article[data-lesson=join]"],
  ["ja/learn/glossary/", "[data-term=bitmap]"],
  ["ja/learn/test/", ".tests"],
];
const isHome = (address) => /^(ja\/)?$/.test(address);
const isPaper = (address) => address.includes("sheet=1");
const isEmbed = (address) => address.includes("embed/");

/** Runs in the page: the left and the right edge of what header, content and dock hold, and how wide the frame may be. */
const edges = () => {
  const content = (selector) => {
    const element = document.querySelector(selector);
    if (!element) return undefined;
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map((place) => Math.round(place * 2) / 2);
  };
  const { fontSize } = getComputedStyle(document.documentElement);
  return { held: [".header", "#content", "[data-dock]"].map(content).filter(Boolean), window: document.documentElement.clientWidth, most: 84 * parseFloat(fontSize) };
};

/**
 * Runs in the page: the part of the frame's width, in percent, in which nothing stands on the first screen. In a column of
 * pixels something stands where texts, controls and drawings together are as high as two lines.
 */
const unused = () => {
  const main = document.querySelector("#content");
  const { left, right } = main.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const [from, to] = [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, option");
  const boxes = [...main.querySelectorAll("svg, img, input, select, textarea, button, a, .square, .bit, td, th")].filter(isSeen).map((one) => one.getBoundingClientRect());
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.trim() === "" || !isSeen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  const foot = document.querySelector("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
  const columns = Array.from({ length: Math.floor(to - from) }, () => []);
  for (const box of boxes) {
    const [top, bottom] = [Math.max(0, box.top), Math.min(foot, box.bottom)];
    if (bottom <= top) continue;
    const [first, last] = [Math.max(0, Math.floor(box.left - from)), Math.min(columns.length, Math.ceil(box.right - from))];
    for (let at = first; at < last; at += 1) columns[at].push([top, bottom]);
  }
  const high = (parts) => {
    let [sum, end] = [0, 0];
    for (const [top, bottom] of parts.sort(([one], [other]) => one - other)) {
      sum += Math.max(0, bottom - Math.max(top, end));
      end = Math.max(end, bottom);
    }
    return sum;
  };
  const lines = 2 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round((100 * columns.filter((parts) => high(parts) < lines).length) / columns.length);
};

/** The sizes of type, in parts of the page's own; what is drawn to scale has the size of its squares, and a count's total that of its panel. */
const SIZES = [0.875, 1, 1.25, 1.75, 2.5];
const TO_SCALE = "svg, .formula-figure, .board, .bit-rows, .scale, .bit, .line-sum, .paper, [data-strip] li, sup, sub, .badge, .wheel, .choice, .order-number, .count-total";

/** The size of a page's title by the width of the window: it grows from the fourth to the fifth. */
const TITLES = { 360: 1.75, 1280: 2.25, 1920: 2.5 };

/** Runs in the page: the sizes of its texts, of its headings, and where its left edge is from the site's name. */
const typeOf = (toScale) => {
  const own = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = (element) => Math.round((parseFloat(getComputedStyle(element).fontSize) / own) * 10_000) / 10_000;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen");
  const sizes = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement;
    if (text.data.trim() === "" || around.closest(`script, style, noscript, option, .skip, ${toScale}`) || !isSeen(around)) continue;
    // Words in the place of an icon have none.
    if (size(around) !== 0) sizes[size(around)] = `${around.localName} ${around.className}: ${text.data.slice(0, 20)}`;
  }
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter(isSeen).map((heading) => `${heading.localName} ${size(heading)}`);
  const brand = document.querySelector(".brand")?.getBoundingClientRect().left;
  const edges = [...document.querySelectorAll("main :is(h1, h2, p, .board, .bit-rows, li, dt, table, textarea, .main)")]
    .filter((element) => isSeen(element) && !element.closest(".dock, [role=alert], .presented, .sheets, .stage"))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => 2 < width && 2 < height);
  return { sizes, headings: [...new Set(headings)], aside: brand === undefined ? 0 : Math.round(Math.min(...edges.map(({ left }) => left)) - brand) };
};

/** Runs in the page: the texts that are set from right to left, which is no language of the site. Bits have no letters. */
const backwards = () => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: around } = texts.currentNode;
    if (!/\p{L}/u.test(data) || around.closest("script, style, noscript")) continue;
    if (getComputedStyle(around).direction !== "ltr") found.add(`${around.localName}: ${data.slice(0, 40)}`);
  }
  return [...found];
};

/** What is looked at on a page at a width, as a function that runs in the page. */
const looks = (width) => `() => ({
  ...(${edges})(),
  unused: (${unused})(),
  ...(${typeOf})(${JSON.stringify(TO_SCALE)}),
  starts: (${wrongStarts})(),
  backwards: (${backwards})(),
  broken: ${width} === ${PHONE} ? (${brokenWords})() : [],
  pixels: (${wider})(),
  enlarged: ${width} === ${PHONE} ? (${withLargeLetters})(${wider}) : 0,
})`;

/** Header, content and dock have one left and one right edge, at most 84 rem apart and in the middle. */
function hasOneFrame({ held, window, most }, where) {
  const [left, right] = held[0];
  for (const other of held) assert.deepEqual(other, held[0], `${where}: two edges`);
  assert.ok(Math.abs(left - (window - right)) <= 1, `${where}: ${left} and ${window - right} pixels beside it`);
  const frame = Math.min(window, most);
  assert.ok(frame - 64 <= right - left && right - left <= frame, `${where}: ${right - left} pixels wide`);
}

/** Five sizes of type, one for each heading. The title of the home page has sizes of its own. */
function hasFewSizes({ sizes, headings }, title, address, where) {
  const others = Object.entries(sizes).filter(([size]) => ![...SIZES, title].includes(Number(size)));
  assert.deepEqual(others, [], `${where}: sizes of type`);
  const usual = isHome(address) ? ["h1 1.25", "h1 2.5"] : [`h1 ${title}`, "h2 1.25", "h3 1"];
  assert.deepEqual(headings.filter((heading) => !usual.includes(heading)), [], `${where}: headings`);
}

test("at every width every page has one frame, uses it on its first screen, has few sizes of type, breaks and turns no word, and is not too wide", async (context) => {
  for (const [round, [width, height, most]] of WINDOWS.entries()) {
    // The languages take turns from page to page and from window to window. On a phone, where words break, all is Japanese;
    // access.test.mjs has it in English.
    const views = EVERY.map(([address, there], at) => {
      const lang = width === PHONE ? "ja" : ["ja", "en"][(at + round) % 2];
      return [address.replace(/^ja\//, under(lang)), `html[lang=${lang}] ${there}`];
    });
    await look(...PAGES[0], { viewport: { width, height } }, async (page) => {
      await checkThrough(page, views, looks(width), (seen, address) => {
        const where = `${address} at ${width}`;
        assert.ok(seen.pixels <= 0, `${where}: ${seen.pixels} pixels too wide`);
        assert.deepEqual(seen.broken, [], `${where}: broken words`);
        assert.deepEqual(seen.backwards, [], `${where}: from right to left`);
        if (address.startsWith("ja/")) assert.deepEqual(seen.starts, [], `${where}: lines that begin with a small sign`);
        if (TITLES[width] !== undefined) hasFewSizes(seen, TITLES[width], address, where);
        if (isEmbed(address)) return;
        hasOneFrame(seen, where);
        if (isPaper(address)) return;
        assert.ok(seen.enlarged <= 0, `${where}, with letters of 24 pixels: ${seen.enlarged} pixels too wide`);
        if (TITLES[width] !== undefined) assert.ok(Math.abs(seen.aside) <= 1, `${where}: ${seen.aside} pixels aside`);
        // Home shows one thing.
        if (most === undefined || isHome(address)) return;
        context.diagnostic(`${where}: ${seen.unused} %`);
        assert.ok(seen.unused <= most, `${where}: ${seen.unused} % of the frame's width are unused`);
      });
    });
  }
});
