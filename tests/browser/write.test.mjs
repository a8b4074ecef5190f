// The reader's own program: typed, run, told where it goes wrong, walked, kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { LISTING } from "./listing.mjs";
import { assertNothingScrollsSideways, delayEffects, holding, look, press, reload, under, visit } from "./site.mjs";

const root = (values) => holding("[data-write]", values);
const SOURCE = "textarea[data-source]";
const COUNTS = "1 0 0 2 10 4 40 92";
/** Puts the caret behind a text of the program. */
const after = (page, text) =>
  page.$eval(SOURCE, (area, text) => {
    area.focus();
    const at = area.value.indexOf(text) + text.length;
    area.setSelectionRange(at, at);
  }, text);

test("by keys alone, from the home page to a program that found 92", async () => {
  await visit("", { locale: "en-GB" }, async (page) => {
    await page.focus("nav a[href$='write/']");
    await page.keyboard.press("Enter");
    await page.waitForSelector(root({ stage: "blank", state: "editing" }));
    await page.focus(SOURCE);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(root({ state: "error" }) + "[data-error-line='4']");
    assert.match(await page.textContent("#write-verdict"), /Line 4, column 15: Replace the \?/);
    await after(page, "bit = ?");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("bitmap[row] & -bitmap[row]");
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(root({ state: "right", found: COUNTS }));
    assert.match(await page.textContent("#write-verdict"), /found 92 solutions/);
    // What was written is in the address, and is kept without it.
    await page.waitForURL(/text=/);
    await reload(page);
    assert.match(await page.inputValue(SOURCE), /bit = bitmap\[row\] & -bitmap\[row\];/);
    await page.goto(page.url().replace(/#.*/, ""));
    await page.waitForSelector(root({ state: "editing" }));
    assert.match(await page.inputValue(SOURCE), /bit = bitmap\[row\] & -bitmap\[row\];/);
  });
});

test("a new line keeps its indent, one deeper behind a brace, and Tab leaves the field", async () => {
  await visit("write/#stage=nothing", {}, async (page) => {
    await page.focus(SOURCE);
    await page.keyboard.type("while row >= 0 {");
    await page.keyboard.press("Enter");
    await page.keyboard.type("row -= 1;");
    await page.keyboard.press("Enter");
    await page.keyboard.type("x");
    assert.equal(await page.inputValue(SOURCE), "while row >= 0 {\n    row -= 1;\n    x");
    await page.keyboard.press("Tab");
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "TEXTAREA");
  });
});

test("by touch on a phone: a wrong shift is found and shown on the board", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  await visit("ja/write/#stage=blank&blank=left", phone, async (page) => {
    await page.waitForSelector(root({ stage: "blank" }));
    const text = await page.inputValue(SOURCE);
    await page.fill(SOURCE, text.replace("?", "(left[row-1] | bit) >> 1"));
    await page.tap("[data-action=run-program]");
    await page.waitForSelector(root({ state: "wrong", "differs-word": "left" }));
    const step = await page.getAttribute("[data-write]", "data-differs-step");
    await page.waitForSelector(holding(".write-walk", { step }));
    await page.tap("[data-action=back]");
    await page.waitForSelector(holding(".write-walk", { step: Number(step) - 1 }));
    await page.tap("[data-action=to-wrong]");
    await page.waitForSelector(holding(".write-walk", { step }));
    assert.ok(await page.locator(".write-walk .board [data-mark=queen]").count() > 0);
    // The line to be mended is whole in sight, below the keys of the signs, from its beginning on.
    await page.$eval(SOURCE, (area) => area.scrollTo({ left: 200 }));
    await page.tap("[data-action=to-line]");
    const sight = await page.$eval(SOURCE, (area) => {
      const at = area.value.slice(0, area.selectionStart).split("\n").length;
      const line = document.querySelector(`.editor-lines > :nth-child(${at})`).getBoundingClientRect();
      return [document.querySelector(".editor-keys").getBoundingClientRect().bottom <= line.top + 1, line.bottom <= innerHeight, area.scrollLeft];
    });
    assert.deepEqual(sight, [true, true, 0]);
  });
});

/** For each blank of the listing an expression that is wrong. */
const WRONG = { bit: "bitmap[row] & ~bitmap[row]", clear: "bit << 1", left: "(left[row-1] | bit) >> 1", down: "bit", right: "right[row-1] | bit", bitmap: "mask & ~(left[row] | right[row])" };

test("the board of the first wrong bit is in sight beside its sentence, also of a program that keeps no board, and its line is one press away", async () => {
  // The languages take turns, and the windows at half their pace.
  for (const [at, [blank, wrong]] of Object.entries(WRONG).entries()) {
    const lang = ["ja", "en"][at % 2];
    const [width, height] = [[360, 740], [1280, 800]][Math.floor(at / 2) % 2];
    await visit(`${under(lang)}write/#stage=blank&blank=${blank}`, { viewport: { width, height } }, async (page) => {
      const text = await page.inputValue(SOURCE);
      const own = text.replace("?", wrong);
      await page.fill(SOURCE, at % 2 === 0 ? own : own.replace(/ *board\[row\] = bit;\n/, ""));
      await page.click("[data-action=run-program]");
      await page.waitForSelector(".write-walk:not([data-step='0'])");
      const outside = await page.evaluate(() =>
        ["#write-verdict", "[data-action=to-line]", ".write-walk .board"].filter((selector) => {
          const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
          return top < 0 || innerHeight < bottom;
        }));
      assert.deepEqual(outside, [], `${blank} at ${width}`);
      const shown = await page.locator(".write-walk .board [data-mark=queen]").count();
      assert.ok(0 < shown || blank === "bit" || blank === "clear", `${blank}: no queen`);
      await page.click("[data-action=to-line]");
      const line = await page.evaluate(() => {
        const area = document.querySelector("textarea[data-source]");
        const at = area.value.slice(0, area.selectionStart).split("\n").length;
        const { top, bottom } = document.querySelector(`.editor-lines > :nth-child(${at})`).getBoundingClientRect();
        return [document.activeElement === area, `${at}`, 0 <= top && bottom <= innerHeight];
      });
      const [named] = /\d+/.exec(await page.textContent("[data-action=to-line]"));
      assert.deepEqual(line, [true, named, true], blank);
    });
  }
});

test("on a phone the signs of the notation are keys, and the notation opens over the program", async () => {
  await visit("write/#stage=nothing", { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await page.tap(SOURCE);
    await page.keyboard.insertText("while row >= 0 ");
    for (const sign of ["{", "}", "(", ")", "=", ";", "[", "]"]) await page.locator(".editor-keys button", { hasText: new RegExp(`^\\${sign}$`) }).tap();
    await page.locator(".editor-keys [aria-label=Indent]").tap();
    assert.equal(await page.inputValue(SOURCE), "while row >= 0 {}()=;[]    ");
    const before = await page.evaluate(() => scrollY);
    // It is in sight wherever the signs have been scrolled to.
    const seen = await page.locator(".editor-keys [popovertarget]").boundingBox();
    assert.ok(0 <= seen.x && seen.x + seen.width <= 360, `${seen.x}`);
    await page.tap(".editor-keys [popovertarget]");
    await page.waitForSelector(".notation:popover-open");
    assert.equal(await page.evaluate(() => document.activeElement.localName), "textarea", "the field keeps the focus");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".notation", { state: "hidden" });
    assert.equal(await page.evaluate(() => scrollY), before);
  });
});

test("on a phone the program begins on the first screen, and a run brings its verdict there", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  for (const [at, stage] of ["order", "blank", "all", "comments", "nothing", "half-row", "carry-chain"].entries()) {
    const lang = at % 2 === 0 ? "ja" : "en";
    await look(`${under(lang)}write/#stage=${stage}`, `html[lang=${lang}] ${root({ stage, state: "editing" })}`, phone, async (page) => {
      const top = await page.$eval("[data-source]", (source) => source.getBoundingClientRect().top);
      assert.ok(top <= 640, `${stage}, ${lang}: ${top}`);
      await page.tap("[data-action=run-program]");
      await page.waitForFunction(() => {
        const verdict = document.querySelector("#write-verdict");
        const { top, bottom } = verdict.getBoundingClientRect();
        return verdict.textContent !== "" && 0 <= top && bottom <= innerHeight;
      });
    });
  }
});

test("a line that is too long goes on sideways in one line, and nothing else moves with it", async () => {
  const seen = () => {
    const area = document.querySelector("textarea[data-source]");
    const lines = [...document.querySelector(".editor-lines").children].map((line) => line.getBoundingClientRect());
    const { paddingTop, lineHeight } = getComputedStyle(area);
    const field = area.getBoundingClientRect();
    return {
      beyond: area.scrollWidth - area.clientWidth,
      scrolled: area.scrollLeft,
      below: Math.max(0, area.scrollHeight - area.clientHeight),
      first: lines[0].top - field.top - parseFloat(paddingTop),
      apart: Math.max(...lines.map(({ height }) => Math.abs(height - parseFloat(lineHeight)))),
      cut: Math.max(0, lines.at(-1).bottom - field.top - area.clientHeight),
      page: document.documentElement.scrollWidth - innerWidth,
    };
  };
  for (const [width, stages] of [[360, ["blank", "carry-chain"]], [1280, ["comments"]]]) {
    for (const stage of stages) {
      await look(`write/#stage=${stage}`, root({ stage, state: "editing" }), { viewport: { width, height: 740 } }, async (page) => {
        for (const typed of ["", " + 1 ^ mask".repeat(9), "\n".repeat(9), `${"x".repeat(99)};\n}`]) {
          await page.$eval(SOURCE, (area) => area.setSelectionRange(area.value.length, area.value.length));
          await page.focus(SOURCE);
          await page.keyboard.insertText(typed);
          const value = await page.inputValue(SOURCE);
          await page.waitForFunction((lines) => document.querySelectorAll(".editor-lines li").length === lines, value.split("\n").length);
          const { beyond, scrolled, ...others } = await page.evaluate(seen);
          const rounded = Object.entries(others).map(([name, pixels]) => [name, Math.round(pixels)]);
          assert.deepEqual(Object.fromEntries(rounded), { below: 0, first: 0, apart: 0, cut: 0, page: 0 }, `${stage}, ${width}, ${typed}`);
          if (typed.startsWith(" +")) assert.ok(0 < beyond && 0 < scrolled, `the caret is in sight behind a long line: ${stage}, ${width}`);
        }
      });
    }
  }
});

test("N = 12 is counted by the reader's own program, and a run that takes long is ended", async () => {
  await visit("write/#stage=nothing", { locale: "en-GB" }, async (page) => {
    await page.fill(SOURCE, LISTING);
    await press(page, "run-program");
    await page.waitForSelector(root({ state: "right" }));
    await page.focus("[data-action=count-large]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-large]").textContent !== "");
    assert.match(
      await page.textContent("[data-large]"),
      /counts 14,200 solutions of N = 12, which is right\. It took [\d.,]+ ms for 6,778,507 lines\. The loop of the stepper, run the same way, took [\d.,]+ ms for 6,778,507 lines\./,
    );
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "count-large");
    // Right on the small boards, and never at its end on this one.
    await page.fill(SOURCE, `${LISTING}while n == 12 { row += 1; }\n`);
    await press(page, "run-program");
    await page.waitForSelector(root({ state: "right" }));
    await press(page, "count-large");
    await page.waitForSelector("[data-lines]");
    await press(page, "cancel-large");
    await page.waitForSelector("[data-action=count-large]");
    assert.equal(await page.textContent("[data-large]"), "");
  });
});

test("hints come one at a time, and Start over can be undone", async () => {
  await visit("write/#stage=nothing", {}, async (page) => {
    await press(page, "hint");
    await page.waitForSelector(".write-hints li");
    await press(page, "hint");
    await page.waitForSelector(".write-hints li:nth-child(2)");
    await page.fill(SOURCE, "solutions = 1;");
    await press(page, "start-over");
    assert.equal(await page.inputValue(SOURCE), "");
    await press(page, "undo");
    assert.equal(await page.inputValue(SOURCE), "solutions = 1;");
  });
});

test("a text is kept whose stage is left before it was stored", async () => {
  await visit("write/#stage=nothing", {}, async (page) => {
    await delayEffects(page);
    await page.evaluate(async ([source, all]) => {
      const area = document.querySelector(source);
      area.value = "solutions = 1;";
      area.dispatchEvent(new Event("input", { bubbles: true }));
      await drawnFirst("[data-action=start-over]:enabled");
      document.querySelector("a[href*='stage=all']").click();
      await drawnFirst(all);
      await letEffectsRun();
    }, [SOURCE, root({ stage: "all" })]);
    await page.waitForFunction(() => localStorage.getItem("bitqueens.write.nothing") === "solutions = 1;");
  });
});

test("a line is dragged by its number, by mouse and by touch, and the arrows follow it", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  await visit("write/#stage=order", phone, async (page) => {
    const code = (at) => page.textContent(`.order-lines li:nth-child(${at}) code`);
    const stands = (at, text) =>
      page.waitForFunction(
        ([at, text]) => document.querySelector(`.order-lines li:nth-child(${at}) code`).textContent === text,
        [at, text],
      );
    const middle = async (at) => {
      const handle = page.locator(`.order-lines li:nth-child(${at}) .order-number`);
      await handle.scrollIntoViewIfNeeded();
      const box = await handle.boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [first, fourth] = [await code(1), await code(4)];
    await page.locator(".order-lines").scrollIntoViewIfNeeded();
    const [from, to] = [await middle(1), await middle(4)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.waitForSelector(".order-lines li:nth-child(4)[data-drag=below]");
    await page.mouse.up();
    await stands(4, first);
    await stands(3, fourth);
    const touch = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [await middle(4)]);
    await send("touchMove", [await middle(2)]);
    await page.waitForSelector(".order-lines li:nth-child(2)[data-drag=above]");
    await send("touchEnd", []);
    await stands(2, first);
    await page.click(".order-lines li:nth-child(4) button");
    const raised = await code(4);
    await page.focus("[data-action=raise]");
    await page.keyboard.press("Enter");
    await stands(3, raised);
    await page.keyboard.press("Enter");
    await stands(2, raised);
    await press(page, "lower");
    await stands(3, raised);
    assert.equal(await page.textContent(".order-line[aria-pressed=true] code"), raised);
  });
});

test("a line is run to from its number, and values stand beside their names", async () => {
  await look("write/#stage=half-row", root({ stage: "half-row" }), {}, async (page) => {
    await press(page, "run-program");
    await page.waitForSelector(root({ state: "right" }));
    await page.click("[data-run-to='13']");
    await page.waitForSelector(".editor-lines li:nth-child(13)[data-just-run]");
    assert.equal((await page.textContent(".write-values [data-name=solutions] td")).trim(), "1");
    await assertAxeFindsNothing(page, "write");
    await assertNothingScrollsSideways(page, "write", [360, 1280]);
  });
});

test("the counts of a wrong program break inside no word and no number", async () => {
  for (const lang of ["en", "ja"]) {
    await look(`${under(lang)}write/#stage=nothing`, `html[lang=${lang}] ${root({ stage: "nothing" })}`, {}, async (page) => {
      await page.fill(SOURCE, LISTING.replace("<< 1", ">> 1"));
      await press(page, "run-program");
      await page.waitForSelector(root({ state: "wrong" }));
      for (const width of [360, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // A word is one line high: its text has one box.
        const broken = await page.$$eval(".write-counts td, .write-counts th", (cells) =>
          cells.filter((cell) => {
            const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            for (let node = text.nextNode(); node !== null; node = text.nextNode()) {
              for (const { index, 0: word } of node.data.matchAll(/[A-Za-z0-9]+/g)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                if (range.getClientRects().length > 1) return true;
              }
            }
            return false;
          }).map((cell) => cell.textContent),
        );
        assert.deepEqual(broken, [], `${lang} at ${width}`);
      }
    });
  }
});

test("numbers of 64 bits push nothing out of the page", async () => {
  for (const lang of ["en", "ja"]) {
    await look(`${under(lang)}write/#stage=nothing`, root({ stage: "nothing" }), {}, async (page) => {
      await page.fill(SOURCE, "x = 1 << 62; y[0] = ~x; solutions = -1 << 62; left[0] = x;");
      await press(page, "run-program");
      await page.waitForSelector(root({ state: "wrong" }));
      await press(page, "next");
      await page.waitForSelector(holding(".write-walk", { step: 1 }));
      await assertNothingScrollsSideways(page, "numbers of 64 bits", [360, 800, 1024, 1280]);
    });
  }
});

/** Where a gap of the program is on the screen, scrolled into sight: every character is as wide as its line is measured. */
const gap = (page) =>
  page.$eval(SOURCE, (area) => {
    const before = area.value.slice(0, area.value.indexOf("?")).split("\n");
    const { font, lineHeight, paddingLeft, paddingTop } = getComputedStyle(area);
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.font = font;
    const character = canvas.measureText("0").width;
    const at = parseFloat(paddingLeft) + character * before.at(-1).length;
    area.scrollLeft = at + 2 * character - area.clientWidth;
    const { left, top } = area.getBoundingClientRect();
    return {
      x: left + at - area.scrollLeft + character * 0.8,
      y: top + parseFloat(paddingTop) + parseFloat(lineHeight) * (before.length - 0.5),
    };
  });

test("what is typed after a press on a ? takes its place, and the browser takes it back", async () => {
  const [touch, mouse] = [{ viewport: { width: 360, height: 740 }, hasTouch: true }, {}];
  for (const [how, options, stages] of [["touch", touch, ["stage=blank&blank=bit", "stage=all"]], ["mouse", mouse, ["stage=blank&blank=bitmap"]]]) {
    for (const stage of stages) {
      await visit(`write/#${stage}`, options, async (page) => {
        await page.waitForSelector(SOURCE);
        await page.$eval(SOURCE, (area) => area.scrollIntoView({ block: "center" }));
        const own = await page.inputValue(SOURCE);
        const { x, y } = await gap(page);
        const top = () => page.$eval(SOURCE, (area) => area.getBoundingClientRect().top);
        const before = await top();
        if (how === "touch") await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        assert.equal(await page.evaluate(() => getSelection().toString()), "?", stage);
        assert.equal(await top(), before, "what the thumb is on stays where it is");
        await page.keyboard.type("mask");
        assert.equal(await page.inputValue(SOURCE), own.replace("?", "mask"), stage);
        for (let press = 0; press < 9 && (await page.inputValue(SOURCE)) !== own; press += 1) await page.keyboard.press("Control+z");
        assert.equal(await page.inputValue(SOURCE), own, `${stage}, ${how}`);
      });
    }
  }
});

test("a right program alone is offered to take home, and its walk says what Next does", async () => {
  await visit("ja/write/#stage=nothing", {}, async (page) => {
    await page.fill(SOURCE, LISTING.replace("<< 1", ">> 1"));
    await press(page, "run-program");
    await page.waitForSelector(root({ state: "wrong" }));
    assert.equal(await page.locator("[data-action=export]").count(), 0);
    assert.equal(await page.locator("[data-action=hand-in]").count(), 1, "a wrong one is handed in too");
    await page.fill(SOURCE, LISTING);
    await press(page, "run-program");
    await page.waitForSelector(root({ state: "right" }));
    assert.equal(await page.locator("[data-action=export]").count(), 4);
    assert.match(await page.textContent(".write-line"), /N = 4.*次へ/);
  });
});

test("the frame of the focus lies inside the frame of the editor", async () => {
  for (const width of [360, 1280]) {
    await look("write/#stage=blank", root({ stage: "blank" }), { viewport: { width, height: 800 } }, async (page) => {
      await page.focus(SOURCE);
      const beyond = await page.$eval(SOURCE, (area) => {
        const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(area);
        const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const [own, frame] = [area, area.closest(".editor")].map((element) => element.getBoundingClientRect());
        return { outlineStyle, reaches: [frame.left - own.left, own.right - frame.right, frame.top - own.top, own.bottom - frame.bottom].map((side) => side + reach > 0) };
      });
      assert.deepEqual(beyond, { outlineStyle: "solid", reaches: [false, false, false, false] }, String(width));
    });
  }
});
