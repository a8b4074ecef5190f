// Every step at every size: nothing is cut, nothing overlaps, and the line that runs and the next one are in sight.
// The usual run takes a few steps at each size, other ones at each.
// LAYOUTS=6 takes six times as many; LAYOUTS=all walks every step of N = 4 and 8 at every size, and takes hours.
// At each size the languages take turns from place to place, so each size is seen in both.

import assert from "node:assert/strict";
import { test } from "node:test";
import { holding, look, under } from "./site.mjs";

const ALL = process.env.LAYOUTS === "all";
const TIMES = ALL ? 1 : Number(process.env.LAYOUTS ?? 1);

/** A desk, a projector and a phone, as far as browsers have them. */
const WINDOWS = [[360, 740], [390, 844], [768, 1024], [1024, 768], [1280, 720], [1280, 800], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440]];
/** The frames that pages of courses give to an embedded stepper. */
const FRAMES = [[320, 400], [400, 500], [480, 640], [360, 740], [600, 500], [640, 480], [720, 600], [760, 600], [800, 450], [720, 960], [1024, 768]];

const MODES = {
  exploring: { folder: "step/", query: "", sizes: WINDOWS },
  // Each place gives the question and what is said of wrong answers too.
  predicting: { folder: "step/", query: "&predict=1", sizes: WINDOWS, seen: { 4: 2, 8: 1 } },
  "on a projector": { folder: "step/", query: "&present=1", sizes: WINDOWS },
  embedded: { folder: "embed/", query: "", sizes: FRAMES },
};

/** The steps of each board: the first and the last one, and how many of them the usual run sees at a size. */
const STEPS = [
  { n: 4, from: 0, to: 121, seen: 3 },
  { n: 8, from: ALL ? 0 : 480, to: ALL ? 15_991 : 650, seen: 3 },
  { n: 12, from: 480, to: 700, seen: 1 },
  { n: 27, from: 900, to: 1_100, seen: 1 },
];

/** The places that a size takes: every step, or each size some of its own. */
function places(size, sizes, own = {}) {
  return STEPS.flatMap(({ n, from, to, ...usual }) => {
    const seen = own[n] ?? usual.seen;
    const every = ALL && n <= 8;
    const stride = every ? 1 : Math.max(1, Math.floor((to - from + 1) / (seen * TIMES * sizes)));
    const all = Array.from({ length: Math.floor((to - from) / stride) + 1 }, (_, place) => from + place * stride);
    return all.filter((_, place) => every || place % sizes === size).map((step) => ({ n, step }));
  });
}

/** Runs in the page: what is cut, overlaps or is out of sight. */
const faults = () => {
  const found = [];
  const root = document.querySelector("[data-stepper]");
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest(".unseen, .below, .more, .listing-head, .chosen .field > span, :is(.first-screen, .embedded) [data-bits=mask]") === null;
  const name = (element) => element.dataset.bits ?? element.dataset.action ?? (element.className || element.tagName);
  const cuts = ({ overflowX, overflowY }) => [overflowX, overflowY].some((overflow) => overflow !== "visible");
  // Lists scroll, a mark beside the code gives way to it, and of many bits beyond the board the nearest are shown.
  const isList = (element) => element.matches(".code, .code .mark, .ghosts, .ghosts *, select, input, option, svg, svg *");
  for (const ghosts of root.querySelectorAll(".ghosts:not(:empty)")) {
    if (!seen(ghosts)) continue;
    const bits = [...ghosts.children];
    const nearest = root.dataset.order === "lsb" ? bits.slice(0, 2) : bits.slice(-2);
    const [around, ...shown] = [ghosts, ...nearest].map((one) => one.getBoundingClientRect());
    if (shown.some(({ left, right, width }) => width < 6 || left < around.left || around.right < right)) found.push("the bits beyond the board do not show two digits");
    if (bits.length > 2 && getComputedStyle(ghosts).textOverflow !== "ellipsis") found.push("nothing says that more bits lie beyond the board");
  }
  for (const element of root.querySelectorAll("*")) {
    if (!seen(element) || isList(element)) continue;
    const high = element.scrollHeight - element.clientHeight;
    const wide = element.matches(".scale-name") ? 0 : element.scrollWidth - element.clientWidth;
    const owns = element.matches(".saying, .line-sum, .listing, .figure, .dock, .moves, button, .bit");
    // Outlines have four pixels of room around the figure.
    const room = element.matches(".figure") ? 4 : 1;
    if ((owns || cuts(getComputedStyle(element))) && element.clientHeight > 0 && (high > room || wide > room)) {
      found.push(`${name(element)} is cut by ${wide} and ${high}`);
    }
  }
  for (const code of root.querySelectorAll(".code")) {
    if (code.scrollWidth > code.clientWidth) found.push("the code is cut at its side");
  }
  const boxes = [...root.querySelectorAll(".saying, .ways-of-looking, .board, .bit-rows, .line-sum, .listing, .moves, .leave, .whole-page, .scale")]
    .filter(seen).map((element) => [element, element.getBoundingClientRect()]);
  // What stays while the page scrolls lies over what is further down.
  const stays = (element) => element.closest(".dock, .embedded .moves, .presented .leave") !== null;
  const flows = [root.querySelector(".first-screen"), root].some((element) => element && getComputedStyle(element).display === "flex");
  const presented = root.matches(".presented");
  const columns = (flows || presented) && innerWidth < 1000 ? 1 : 2;
  for (const [index, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const below = stays(one) !== stays(other) && document.documentElement.scrollHeight > innerHeight + 1;
      if (below) continue;
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) {
        found.push(`${name(one)} lies over ${name(other)}`);
      }
    }
    if (a.left < -1 || innerWidth + 1 < a.right) found.push(`${name(one)} is beyond the window`);
  }
  // Numbers beside one another.
  for (const line of root.querySelectorAll(".scale")) {
    const words = [...line.children].filter((word) => word.checkVisibility({ visibilityProperty: true })).map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect();
    });
    if (words.some((word, index) => index > 0 && word.width > 0 && word.left < words[index - 1].right - 1)) found.push("numbers lie over one another");
  }
  const foot = document.querySelector("[data-dock], .embedded .moves").getBoundingClientRect();
  const bottom = presented && columns === 2 ? innerHeight : foot.top;
  if (foot.top < 0 || foot.bottom > innerHeight + 1) found.push("the moves are out of sight");
  const side = columns === 2 && !root.matches(".embedded");
  // A crowded board fills a phone's window.
  const fits = !root.matches(".embedded") && (side || innerWidth > 700 || root.dataset.density !== "crowded");
  const inSight = [".saying, .board", ...(fits ? ["[data-bits]"] : []), ...(fits && (side || presented) ? [".line-sum"] : [])];
  // The way back of a projector, and the way from a frame to the whole page.
  const away = root.querySelector(Number(root.dataset.n) <= 8 ? ".leave, .whole-page" : ".leave")?.getBoundingClientRect();
  if (away && (away.top < 0 || innerHeight + 1 < away.bottom)) found.push("the way to another view is out of sight");
  for (const element of root.querySelectorAll(inSight.join())) {
    const { top, bottom: end } = element.getBoundingClientRect();
    if (seen(element) && (top < -1 || bottom + 1 < end)) found.push(`${name(element)} is out of sight`);
  }
  if (side) {
    const code = root.querySelector(".code");
    const frame = code?.getBoundingClientRect();
    for (const line of code?.querySelectorAll("[data-just-run], [data-next]") ?? []) {
      const { top, bottom: end } = line.getBoundingClientRect();
      const middle = document.elementFromPoint(frame.left + 40, (top + end) / 2);
      if (top < frame.top - 1 || end > frame.bottom + 1 || end > foot.top + 1 || !line.contains(middle)) {
        found.push(`the line ${line.hasAttribute("data-next") ? "to come" : "just run"} is out of sight`);
      }
    }
  }
  return [...new Set(found)];
};

/**
 * Runs in the page: turns to each place and reads all boxes there, in a question before and after wrong answers
 * too. Returns each fault with the places where it stands, and how many states were read.
 */
const walkThrough = async ({ places, query }) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // The parts of the page are drawn in one task; the code scrolls in the next one.
  const rested = () => new Promise((done) => scheduler.postTask(() => setTimeout(done)));
  const find = (selector) => document.querySelector(selector);
  const wrong = {};
  let states = 0;
  const read = async (where) => {
    await rested();
    states += 1;
    let found = window.faults();
    // Frames are waited for where something is wrong alone: the boxes are laid out without them.
    for (let drawing = 0; found.length > 0 && drawing < 3; drawing += 1) {
      await drawn();
      found = window.faults();
    }
    for (const fault of found) (wrong[fault] ??= []).push(where);
  };
  // The code scrolls to a line when another one has run, not when the window changes.
  location.hash = `n=4&at=121${query}`;
  await until(() => find("[data-stepper][data-phase=finished]"));
  for (const { n, step } of places) {
    const where = `${innerWidth}x${innerHeight} n=${n}&at=${step}`;
    location.hash = `n=${n}&at=${step}${query}`;
    await until(() => find(`[data-stepper][data-n="${n}"][data-step="${step}"][data-seeking=false]`) && !find("[data-asked]"));
    await read(where);
    if (!query.includes("predict")) continue;
    find("[data-action=next]").click();
    await until(() => find("[data-asked] :is([data-bit], [data-answer])") || find("[data-stepper]").dataset.step !== String(step) || find("[data-notice]"));
    if (!find("[data-asked]")) continue;
    await read(`${where}, asked`);
    if (find("[data-asked] [data-answer]")) {
      // Each choice that is wrong is called wrong, then explained; the right one goes on to a word or to the next step.
      for (const choice of document.querySelectorAll("[data-asked] [data-answer]")) {
        for (const check of ["first", "second"]) {
          if (!choice.isConnected) break;
          choice.click();
          find("[data-action=check]").click();
          await rested();
          if (choice.isConnected) await read(`${where}, after a ${check} check of ${choice.textContent}`);
        }
      }
      continue;
    }
    // The bits are turned over until one is wrong: a right answer goes on.
    const expected = find("[data-asked]").dataset.bits === "bit" ? 0 : 1;
    for (const bit of document.querySelectorAll("[data-asked] [data-bit]")) if (expected === 1 || bit.dataset.bit === String(n - 1)) bit.click();
    for (const check of ["first", "second", "third"]) {
      find("[data-action=check]")?.click();
      await until(() => !find("[data-asked]") || find(".verdict"));
      if (!find("[data-asked]")) break;
      await read(`${where}, after a ${check} wrong answer`);
    }
  }
  return { wrong, states };
};

let nStates = 0;
for (const [mode, { folder, query, sizes, seen }] of Object.entries(MODES)) {
  test(`nothing is cut ${mode}, in both languages`, async () => {
    const all = {};
    for (const [half, lang] of ["ja", "en"].entries()) {
      const address = `${under(lang)}${folder}#n=4&at=0${query}`;
      await look(address, `html[lang=${lang}] ${holding("[data-stepper]", { n: 4, step: 0 })}`, { reducedMotion: "reduce" }, async (page) => {
        await page.evaluate(`window.faults = ${faults}`);
        for (const [size, [width, height]] of sizes.entries()) {
          await page.setViewportSize({ width, height });
          const own = places(size, sizes.length, seen).filter((_, place) => ALL || place % 2 === half);
          const { wrong, states } = await page.evaluate(`unpainted(() => (${walkThrough})(${JSON.stringify({ places: own, query })}))`);
          nStates += states;
          for (const [fault, where] of Object.entries(wrong)) all[fault] = [...(all[fault] ?? []), ...where.map((place) => `${lang} ${place}`)];
        }
      });
    }
    assert.deepEqual(Object.entries(all).map(([fault, where]) => `${fault}: ${where.length} times, first at ${where[0]}, last at ${where.at(-1)}`), []);
  });
}

test("the states of the walk are counted", (t) => {
  t.diagnostic(`${nStates} states of the stepper`);
});
