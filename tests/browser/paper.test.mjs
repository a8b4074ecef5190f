// What is printed: how many sheets, what stands on them, and none of the controls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, holding, look, press, turn, visit } from "./site.mjs";

const lesson = (slug) => `article[data-lesson="${slug}"]`;

/** The sheet of a lesson's questions, by the lesson's address. */
const sheetOf = (address) => `[data-late="/${address}"] [data-sheet]`;

/** The sheets that a page is printed on. */
async function sheets(page, options = { format: "A4" }) {
  const pdf = (await page.pdf(options)).toString("latin1");
  return { count: pdf.match(/\/Type\s*\/Page\b/g).length, sizes: [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) => box.slice(1).map(Number)) };
}

/** Asks for a bit of the stepper's question. */
const ask = async (page) => {
  await press(page, "next");
  await page.waitForSelector("[data-asked]");
};

/** What a page in print looks like: what is cut, and what lies over something else. */
const onPaper = () => {
  dispatchEvent(new Event("beforeprint"));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 1;
  const faults = [];
  for (const one of document.querySelectorAll("main *:not(svg *, .unseen, .unseen *)")) {
    if (!shown(one)) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const name = `${one.localName}.${one.className} ${one.dataset.action ?? ""}`;
    if (overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) faults.push(`${name} is cut by ${one.scrollWidth - one.clientWidth}`);
    if (overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1) faults.push(`${name} is cut below`);
    if (one.childElementCount === 0 && one.getBoundingClientRect().right > innerWidth + 1) faults.push(`${name} is beyond the sheet`);
  }
  const texts = document.querySelector("main").innerText;
  dispatchEvent(new Event("afterprint"));
  return [[...new Set(faults)], texts, document.querySelectorAll(".printed-field, [data-printed]").length];
};

/**
 * Views that are printed. Each says what is there on the screen, how many sheets it takes, what stands on them and what
 * does not, what leads to it and what else is true of it there.
 */
const VIEWS = [
  {
    address: "ja/step/#n=8&at=891", there: holding("[data-stepper]", { n: 8, step: 891 }),
    shown: [".board", ".bit-rows", ".sentence", "[data-sum]"], hidden: ["[data-dock]", ".header"],
  },
  {
    address: "ja/step/#n=5&at=14&predict=1", there: `html[lang=ja] ${at(5, 14)} [data-action=predict]:checked`, lead: ask,
    shown: ["[data-asked]"], hidden: [".predict", ".asking"],
  },
  // A step's sheet takes two pages, whatever the board.
  ...[[4, 47], [5, 22], [14, 60], [27, 900]].map(([n, step]) => ({
    address: `ja/step/#n=${n}&at=${step}&sheet=1`, there: `[data-sheet] .paper[data-n="${n}"]`, count: 2,
    shown: [".sheet >> nth=1"], hidden: [".header", "[data-action=print]", "[data-action=close-sheet]", ".sheet >> nth=2"],
  })),
  {
    address: "ja/learn/shift/#sheet=3", there: `${sheetOf("ja/learn/shift/")} .sheet`, count: 2,
    shown: [".sheet >> nth=1"], hidden: [".header", "[data-action=print]", ".sheet >> nth=2"],
    check: async (page) => {
      const blank = await page.locator('[data-answered="false"] .bit').allTextContents();
      assert.deepEqual([blank.join("").trim(), blank.length], ["", 9]);
    },
  },
  // Several questions fill their pages, and leave none empty.
  ...[["learn/places/", 2], ["ja/learn/mask/", 4], ["learn/lowest/", 2]].map(([address, count]) => ({
    address: `${address}#sheet=1&questions=12`, there: `${sheetOf(address)} .questions`, count, hidden: ["[data-action=questions]"],
    check: async (page) => assert.equal(await page.locator("[data-answered=false]").count(), 12),
  })),
  { address: "ja/learn/mask/#key=12", there: "[data-key]", count: 1 },
  // Answers stand on a page of their own, and bits are left to be written.
  {
    address: "ja/learn/places/", there: lesson("places"), shown: ["[data-answers]"], hidden: ["[data-action=print]", "[data-quiz] .verdict"],
    lead: async (page) => assert.equal(await page.locator("[data-answers]").isVisible(), false),
    check: async (page) => {
      const colors = await page.locator(".exercise .bit-field .bit").evaluateAll((bits) => bits.map((bit) => getComputedStyle(bit).color));
      assert.ok(colors.every((color) => color === "rgba(0, 0, 0, 0)"), `bits are left to be written: ${colors}`);
      assert.equal(await page.locator("[data-answers]").evaluate((element) => getComputedStyle(element).breakBefore), "page");
    },
  },
  // A fault has its question and its choices, and a link its address.
  ...["", "ja/"].map((folder) => ({
    address: `${folder}learn/puzzle/`, there: `html[lang=${folder === "" ? "en" : "ja"}] ${lesson("puzzle")}`, shown: [".break > .prompt"],
    check: async (page) => {
      const seen = (selector) => page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
      assert.ok(await seen(".break .answers button") >= 4);
      assert.equal(await seen(".break :is(input, button):not(.answers button)"), 0);
      const links = await page.locator(".onward").all();
      assert.ok(links.length > 0);
      for (const link of links) {
        const told = link.locator(".on-paper");
        assert.equal(await told.isVisible(), true);
        const address = (await told.textContent()).replace("…/", "").trim();
        assert.ok((await link.locator("a").evaluate((link) => link.href)).endsWith(`/${address}`), address);
      }
    },
  })),
  { address: "learn/stack/", there: `${lesson("stack")} .beside .listing`, shown: [".beside .listing"] },
  // The booklet: the front on two pages, ten classes, the version on paper, its board, its strips.
  ...["ja/", ""].map((folder) => ({
    address: `${folder}learn/teachers/`, there: `html[lang=${folder === "" ? "en" : "ja"}] .plan`, count: 2 + 10 + 1 + 2,
    options: { format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } },
    hidden: [".way-steps", ".tool", "[data-action=to-print]", "[data-action=print]"],
    check: async (page) => {
      // On paper a cell is as wide on the strips as on the board.
      const cells = await page.locator(".paper-strip i").evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
      const widths = [...new Set(cells)];
      assert.ok(widths.length <= 2 && Math.max(...widths) - Math.min(...widths) <= 2, `${widths}`);
    },
  })),
  ...[["solve/#n=8&queens=1.3.5&lines=1", "[data-solve]"], ["learn/review/", "[data-review]"], ["learn/mask/", lesson("mask")]].map(([address, there]) => ({ address, there })),
  // A deck of twenty steps.
  {
    address: "step/#n=8&at=120&slides=1&from=100&to=119", there: "[data-slides='20']", count: 20, options: { preferCSSPageSize: true, printBackground: true },
    paper: { width: 1280, height: 720 },
    is: ([width, height]) => Math.abs(width / height - 16 / 9) < 0.01,
  },
];

/** A sheet of A4 between its margins. */
const PAPER = { width: 718, height: 1040 };

test("each view is printed on the sheets that it needs, whole, without its controls", async () => {
  for (const { address, there, lead, paper = PAPER, count, options, is, shown = [], hidden = [], check } of VIEWS) {
    await look(address, there, { viewport: paper }, async (page) => {
      await lead?.(page);
      await page.emulateMedia({ media: "print" });
      const [faults, , left] = await page.evaluate(onPaper);
      assert.deepEqual([faults, left], [[], 0], address);
      for (const selector of shown) assert.equal(await page.locator(selector).first().isVisible(), true, `${address}: ${selector} is not printed`);
      for (const selector of hidden) assert.equal(await page.locator(selector).first().isVisible(), false, `${address}: ${selector} is printed`);
      await check?.(page);
      if (count === undefined) return;
      const printed = await sheets(page, options);
      assert.equal(printed.count, count, `${address}: sheets`);
      if (is !== undefined) assert.ok(printed.sizes.every(is), `${address}: ${printed.sizes}`);
    });
  }
});

/** Texts that readers type or are given, far longer than a line: what makes them, and what has to be on paper. */
const names = Array.from({ length: 40 }, (_, at) => `Pupil ${at + 1} with ${at === 7 ? "a very long name ".repeat(9) : "a name"}`);
const lines = Array.from({ length: 80 }, (_, at) => `x${at} = ${at}; // ${"a long comment ".repeat(at === 40 ? 20 : 1)}`);
const expression = "x & ".repeat(60) + "1";

/** Answers a pupil's homework and opens the line at its end; returns the line. */
async function handIn(page) {
  const exercises = page.locator("[data-exercise]");
  for (let at = 0; at < await exercises.count(); at += 1) await exercises.nth(at).locator("[data-action=check]").click();
  return page.textContent("[data-hand-in]");
}

const WRITTEN = [
  // A program longer than a sheet begins on the first.
  ["write/#stage=nothing", 3, async (page) => {
    await page.fill("textarea[data-source]", lines.join("\n"));
    return lines;
  }],
  [`bits/#w=8&x=44&e=${encodeURIComponent(expression)}`, undefined, () => [expression]],
  // What a teacher has made of a class list; on a lesson's paper the answers are written by hand.
  ["learn/teachers/", undefined, async (page) => {
    await page.fill("[data-class-list]", names.join("\n"));
    return names;
  }],
  // Marks: each name stands beside its links, too.
  ["learn/shift/#pupil=2", undefined, async (page) => {
    const line = await handIn(page);
    await turn(page, "learn/teachers/", "[data-class-list]");
    await page.fill("[data-class-list]", names.join("\n"));
    await page.click("[data-action=open-marks]");
    await page.fill("[data-hand-ins]", line);
    await page.click("[data-action=judge-lines]");
    await page.waitForSelector("[data-marks='lesson.shift']");
    return [...names, ...names];
  }],
];

/** A text with one space between its words. */
const onOneLine = (text) => text.replace(/\s+/g, " ").trim();

test("all that a reader wrote or was given is on paper, whole, wrapped, on no more sheets than it needs", async () => {
  for (const [address, most, write] of WRITTEN) {
    await visit(address, { locale: "en-GB", viewport: PAPER }, async (page) => {
      const texts = (await write(page)).map(onOneLine);
      await page.emulateMedia({ media: "print" });
      const [faults, text, left] = await page.evaluate(onPaper);
      assert.deepEqual(faults, [], address);
      for (const line of texts) {
        const times = texts.filter((other) => other === line).length;
        assert.ok(onOneLine(text).split(line).length > times, `${address}: ${line}`);
      }
      assert.equal(left, 0, "nothing of it stays on the screen");
      if (most !== undefined) assert.ok((await sheets(page)).count <= most, address);
    });
  }
});
