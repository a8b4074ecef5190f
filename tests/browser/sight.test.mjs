// What is in sight on each page's first screen: controls, the header's own counted, and words. Prints all of them:
//   SITE=... CHROMIUM=... node tests/browser/run.mjs sight

import assert from "node:assert/strict";
import { test } from "node:test";
import { turnAnew, visit } from "./site.mjs";

/** The windows: a desk's and a phone's. */
const WINDOWS = [{ width: 1280, height: 800 }, { width: 360, height: 740 }];

/**
 * Each page, what only it shows, and the most controls and words that each window may show of it. The goals of controls are: home 13 and 7,
 * step 20 and 11, write 26 and 14, count 20 and 9, ladder 24 and 11, learn 20 and 9, bits 24 and 14; of words 100, but for
 * lists and lessons. Where a page shows less than before, its numbers here become the new ones.
 */
const PAGES = [
  ["home", "", "[data-home]", [13, 7], [80, 62]],
  ["step", "step/", "[data-stepper]", [20, 11], [100, 40]],
  ["write", "write/", "[data-write]", [17, 10], [82, 72]],
  ["count", "count/", "[data-count]", [16, 8], [77, 57]],
  ["ladder", "ladder/", "[data-race]", [20, 7], [134, 70]],
  ["learn", "learn/", ".lessons", [20, 9], [290, 126]],
  ["bits", "bits/", "[data-lab]", [24, 14], [74, 50]],
  ["solve", "solve/", "[data-solve]", [18, 9], [100, 63]],
  // On a desk the figure stands beside the text, so more of the text is in sight, with the terms in it.
  ["a lesson", "learn/shadow/", "article[data-lesson=shadow]", [20, 7], [205, 87]],
  ["teachers", "learn/teachers/", "[data-tool=questions]", [20, 8], [260, 77]],
];

/**
 * Counts what can be pressed or typed into, and the words, letters alone, that can be read without scrolling; runs in the
 * page. A line of the code is a part of a figure.
 */
const inSight = () => {
  const within = (box, frame) =>
    box.width > 1 && box.height > 1 && box.top < frame.bottom && frame.top < box.bottom && box.left < frame.right && frame.left < box.right;
  const screen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
  const isSeen = (element, boxes) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest(".unseen, .skip:not(:focus)")) return false;
    const frames = [screen];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { display, overflow } = getComputedStyle(around);
      const clips = display !== "contents" && overflow !== "visible" && around !== document.body;
      if (clips && around !== document.documentElement) frames.push(around.getBoundingClientRect());
    }
    return boxes.some((box) => frames.every((frame) => within(box, frame)));
  };
  const controls = [...document.querySelectorAll("a, button, input, select, textarea, summary, [contenteditable]")]
    .filter((control) => !control.matches(".code-line") && isSeen(control, [control.getBoundingClientRect()]))
    .map((control) => control.dataset.action ?? control.textContent.trim().slice(0, 20));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isRead = !text.parentElement.closest("option:not(:checked), script, style, noscript");
    if (isRead && isSeen(text.parentElement, [...range.getClientRects()])) {
      words += text.data.match(/\p{L}+/gu)?.length ?? 0;
    }
  }
  return { controls, words };
};

test("a first screen shows few controls and words", async (t) => {
  for (const [place, viewport] of WINDOWS.entries()) {
    await visit("", { viewport, locale: "en" }, async (page) => {
      for (const [name, address, there, controls, words] of PAGES) {
        await turnAnew(page, address, there);
        const seen = await page.evaluate(inSight);
        const said = `${name} at ${viewport.width}: ${seen.controls.length} controls, ${seen.words} words`;
        t.diagnostic(said);
        assert.ok(seen.controls.length <= controls[place], `${said}; at most ${controls[place]}: ${seen.controls.join(", ")}`);
        assert.ok(seen.words <= words[place], `${said}; at most ${words[place]}`);
      }
    });
  }
});
