// One frame on every page: header, content and dock have the same edges, and what a page opens with uses it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGES } from "./pages.mjs";
import { checkThrough, look, under } from "./site.mjs";

const WINDOWS = [[360, 740], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440]];
/** The windows whose first screen is to be used, with the part that may be left: below 1100 pixels a lesson is one column. */
const USED = [[1024, 768, 36], [1280, 800, 34], [1920, 1080, 34]];
/** Each kind of page; of lessons one with a stage, one with a table in its place and one of the fast count. */
const EVERY = [
  ...PAGES.filter(([address]) => !address.includes("embed/")),
  ["ja/step/#n=4&at=47", "[data-stepper][data-n='4'][data-step='47']"],
  ["ja/learn/loop/", "article[data-lesson=loop]"],
  ["ja/learn/join/", "article[data-lesson=join]"],
  ["ja/learn/glossary/", "[data-term=bitmap]"],
  ["ja/learn/test/", ".tests"],
];

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

test("header, content and dock have one left and one right edge, at most 84 rem apart and in the middle, on every page", async () => {
  for (const [round, [width, height]] of WINDOWS.entries()) {
    await look(...PAGES[0], { viewport: { width, height } }, async (page) => {
      await checkThrough(page, inTurn(EVERY, round), `(${edges})`, ({ held, window, most }, here) => {
        const [left, right] = held[0];
        for (const other of held) assert.deepEqual(other, held[0], `${here} at ${width}`);
        assert.ok(Math.abs(left - (window - right)) <= 1, `${here} at ${width}: ${left} and ${window - right} pixels beside it`);
        const frame = Math.min(window, most);
        assert.ok(frame - 64 <= right - left && right - left <= frame, `${here} at ${width}: ${right - left} pixels wide`);
      });
    });
  }
});

/** Pages of which a part is left free for a reason: paper has the width of paper, and home shows one thing. */
const FREE = /sheet=1|^(ja\/)?$/;

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

test("no page leaves much of the frame's width unused on its first screen", async (context) => {
  for (const [round, [width, height, most]] of USED.entries()) {
    await look(...PAGES[0], { viewport: { width, height } }, async (page) => {
      await checkThrough(page, inTurn(EVERY.filter(([address]) => !FREE.test(address)), round), `(${unused})`, (percent, here) => {
        context.diagnostic(`${here} at ${width}: ${percent} %`);
        assert.ok(percent <= most, `${here} at ${width}: ${percent} % of the frame's width are unused`);
      });
    });
  }
});

/** The languages take turns from page to page and from window to window. */
function inTurn(pages, round) {
  return pages.map(([address, there], at) => {
    const lang = ["ja", "en"][(at + round) % 2];
    return [address.replace(/^ja\//, under(lang)), `html[lang=${lang}] ${there}`];
  });
}
