import assert from "node:assert/strict";
import { test } from "node:test";
import { at, bits, choose, heard, holding, look, open, press, reload, settled, stepper, turn, turnThrough, under, visit } from "./site.mjs";

const asked = (page, name) => page.waitForSelector(`[data-bits="${name}"][data-asked]`);
/** Where the focus is: a bit's power of two, or a control's name. */
const here = (page) => page.evaluate(() => document.activeElement.dataset.bit ?? document.activeElement.dataset.action);
/** The way on is asked for: the line that runs next, or the row that is looked at next. */
const askedWay = (page, kind) => page.waitForSelector(`[data-asked=${kind}]`);
/** The choice of a way on that begins with a text. */
const choice = (page, text) => page.locator("[data-asked] [data-answer]").filter({ hasText: text });
/** Moves the focus down the choices to the one that begins with a text. */
async function downTo(page, text) {
  await focused(page, "[data-asked] [data-answer]");
  const all = page.locator("[data-asked] [data-answer]");
  const place = (await all.allTextContents()).findIndex((of) => text.test(of));
  for (let press = 0; press < place; press += 1) await page.keyboard.press("ArrowDown");
  await focused(page, `[data-answer="${place}"]`);
}
const focused = (page, selector) => page.waitForFunction((of) => document.activeElement.matches(of), selector);

/** Looks at a step in the mode that asks, with no question open. */
const predicting = (address, there, options, test) =>
  look(address, there, options, async (page) => {
    await turn(page, `${address}&predict=1`, "[data-action=predict]:checked");
    await test(page);
  });

test("a question that a finger opens frames no column, and one that the keyboard opens frames that of the focus", async () => {
  const viewport = { width: 360, height: 740 };
  const opened = (test) => predicting("step/#n=5&at=4", at(5, 4), { viewport, hasTouch: true }, test);
  await opened(async (page) => {
    await page.tap("[data-action=next]");
    await asked(page, "left");
    await focused(page, "[data-bits=left] [data-bit]");
    assert.equal(await page.locator("[data-spot]").count(), 0);
  });
  await opened(async (page) => {
    await page.focus("[data-action=next]");
    await page.keyboard.press("Enter");
    await asked(page, "left");
    await page.waitForSelector("[data-spot]");
  });
});

test("the switch keeps the place, the focus, the pace and the speed, both ways and over a reload", async () => {
  await visit("step/#n=5&at=14&open=solutions&speed=fast", {}, async (page) => {
    const key = (name) => page.keyboard.press(name);
    await page.locator("[data-action=predict]").focus();
    await key("Space");
    await page.waitForSelector("[data-action=predict]:checked:focus");
    await settled(page, { step: 14 });
    await page.waitForURL(/predict=1/);
    assert.equal(await page.locator("[data-panel=solutions]").count(), 1);
    await press(page, "next");
    await asked(page, "bitmap");
    await press(page, "reveal");
    await settled(page, { step: 15 });
    await page.waitForFunction(() => location.hash.includes("at=15"));
    await page.locator("[data-action=predict]").focus();
    await key("Space");
    await page.waitForSelector("[data-action=predict]:not(:checked):focus");
    await settled(page, { step: 15, phase: "free" });
    await press(page, "next");
    await settled(page, { step: 16, phase: "pick" });
    assert.doesNotMatch(page.url(), /predict/);
    await choose(page, "pace", "placement");
    await page.waitForURL(/pace=placement&speed=fast/);
    await reload(page);
    await settled(page, { step: 16 });
    assert.deepEqual([await page.inputValue("[data-action=pace]"), await page.inputValue("[data-action=speed]")], ["placement", "fast"]);
    for (let back = 0; back < 9 && !(await page.isChecked("[data-action=predict]")); back += 1) await page.goBack();
    await page.waitForSelector("[data-action=predict]:checked");
  });
});

test("a wrong bit of row 2's bitmap names queen and line, in both languages, by one status", async () => {
  await predicting("step/#n=5&at=14", `html[lang=en] ${at(5, 14)}`, {}, async (page) => {
    await press(page, "next");
    await asked(page, "bitmap");
    assert.equal(await page.locator("[role=status]").count(), 1);
    await heard(page, /Predict bitmap of row 2: one bit/);
    const given = await page.locator("[data-sum-row]").evaluateAll((rows) => rows.map((row) => [row.dataset.sumRow, row.dataset.word, row.dataset.value]));
    assert.deepEqual(given, [["given", "left", "12"], ["given", "down", "5"], ["given", "right", "2"]]);
    assert.equal(await page.locator("[data-sum][data-result]").count(), 0);
    const marks = await page.locator("[role=gridcell]").evaluateAll((squares) => squares.map((square) => square.dataset.mark));
    assert.deepEqual(new Set(marks.slice(10)), new Set(["hidden"]));
    assert.equal(await page.locator('[data-row="2"][data-by], [data-row="3"][data-by]').count(), 0);
    await page.click('[data-asked] [data-bit="4"]');
    await page.click('[data-asked] [data-bit="3"]');
    // How many are wrong, which, and why.
    await press(page, "check");
    await heard(page, /One of 5 bits is wrong\./);
    assert.equal(await page.locator("[data-verdict=wrong]:not(.verdict), [data-wrong]").count(), 0);
    await press(page, "check");
    await page.waitForSelector('[data-row="2"][data-col="1"][data-wrong]');
    assert.equal(await page.locator("[data-cause]").count(), 0);
    await press(page, "check");
    await page.waitForSelector('[data-row="1"][data-col="2"][data-cause]');
    assert.equal(await page.getAttribute('[data-row="2"][data-col="1"]', "data-drawn"), "left");
    await page.waitForSelector('[data-asked] [data-bit="3"][data-verdict="wrong"]');
    assert.equal(await page.locator('[data-asked] [data-verdict="right"]').count(), 4);
    const reason = /left diagonal of the queen in row 1, column 2 runs through column 1/;
    await heard(page, reason);
    assert.match(await page.textContent(".verdict"), reason);
    await settled(page, { step: 14, phase: "right" });
    await press(page, "language");
    await heard(page, /行1・列2のクイーンが斜め（left）/);
    await page.click('[data-asked] [data-bit="3"]');
    await press(page, "check");
    await settled(page, { step: 15, phase: "free" });
    assert.equal((await bits(page, "bitmap")).text, "10000");
  });
});

/** Runs in the page: asks for the way on, and returns which of its choices are not above the moves, or are cut. */
const boxesOfTheWay = async () => {
  document.querySelector("[data-dock] [data-action=next]").click();
  await until(() => document.querySelector("[data-asked=line] [data-answer]"));
  const dock = document.querySelector("[data-dock]").getBoundingClientRect();
  const faults = [...document.querySelectorAll("[data-asked] [data-answer]")].flatMap((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    const isCut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    return [[top < 0 || dock.top < bottom, "not above the moves"], [isCut, "cut"], [height < 23.9, "too low for a finger"]]
      .flatMap(([is, what]) => (is ? [`${one.textContent}: ${what}`] : []));
  });
  if (innerWidth < document.documentElement.scrollWidth) faults.push("the page is too wide");
  document.querySelector("[data-action=reveal]").click();
  return faults;
};

test("the choices of the way on are whole and above the moves, at each size and in each language", async () => {
  await look("step/#n=4&at=15", `html[lang=en] ${at(4, 15)}`, {}, async (page) => {
    for (const [width, height] of [[360, 740], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      for (const lang of ["en", "ja"]) {
        const there = `html[lang=${lang}] ${at(4, 15)} [data-action=predict]:checked`;
        const [faults] = await turnThrough(page, [[`${under(lang)}step/#n=4&at=15&predict=1`, there]], boxesOfTheWay);
        assert.deepEqual(faults, [], `${lang} at ${width} by ${height}`);
      }
    }
  });
});

test("the way on is asked by mouse and by keys", async () => {
  const there = (step) => `html[lang=ja] ${at(4, step)}`;
  await predicting("ja/step/#n=4&at=15", there(15), { viewport: { width: 360, height: 740 } }, async (page) => {
    // The line to come would be the answer.
    assert.equal(await page.locator("[data-next]").count(), 0);
    await press(page, "next");
    await askedWay(page, "line");
    await focused(page, '[data-answer="0"]');
    await heard(page, /^行2の bitmap は 0000 です。次に実行するのは、コードのどの行ですか。$/);
    assert.equal(await page.locator("[role=status]").count(), 1);
    assert.equal(await page.locator("[data-next], [data-sum-row]").count(), 0);
    await press(page, "check");
    await heard(page, /^まず答えてから/);
    await choice(page, "bit = ").click();
    await page.waitForSelector("[data-answer][aria-pressed=true]");
    for (const says of [/^違います。もう一度確かめると、理由を表示します。$/, /^違います。bitmap は 0000 です。/]) {
      await press(page, "check");
      await heard(page, says);
    }
    assert.equal(await page.locator("[data-answer][data-verdict=wrong]").count(), 1);
    await settled(page, { step: 15 });
    await choice(page, /^row -= 1;$/).click();
    await press(page, "check");
    await settled(page, { step: 16, phase: "backtrack" });
    await heard(page, /^合っています。行2には空いているマスがありません。/);
    await focused(page, "[data-action=next]");
    // The next one by the keyboard alone: a square is left, and its word is asked for then.
    await page.keyboard.press("Enter");
    await askedWay(page, "line");
    await downTo(page, /^bit = /);
    await page.keyboard.press("Enter");
    await asked(page, "bit");
    await focused(page, "[data-asked] [data-bit]");
    assert.match(await page.textContent("[data-next]"), /bit = /);
    await settled(page, { step: 16 });
    // → asks for the row, and moves among the choices then.
    await turn(page, "ja/step/#n=4&at=26&predict=1", there(26));
    await page.waitForFunction(() => document.querySelector("[data-asked]") === null);
    await page.keyboard.press("ArrowRight");
    await askedWay(page, "row");
    await focused(page, '[data-answer="0"]');
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "Home"]) await page.keyboard.press(key);
    await settled(page, { step: 26 });
    await downTo(page, /^行3$/);
    await page.keyboard.press("Space");
    await choice(page, "行3").and(page.locator("[aria-pressed=true]")).waitFor();
    await page.keyboard.press("Enter");
    await asked(page, "left");
  });
});

test("Next held down waits at the way on, and the key that led there chooses nothing", async () => {
  await predicting("step/#n=4&at=15", `html[lang=en] ${at(4, 15)}`, {}, async (page) => {
    await page.locator("[data-action=next]").focus();
    await page.keyboard.down("Enter");
    await askedWay(page, "line");
    await focused(page, '[data-answer="0"]');
    // A key that is held comes again and again.
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    assert.equal(await page.locator("[data-answer][aria-pressed=true], .verdict").count(), 0);
    await press(page, "reveal");
    await settled(page, { step: 16 });
  });
});

test("the keys of the page ask too, and the field keeps its own", async () => {
  await predicting("step/#n=4&at=4", `html[lang=en] ${at(4, 4)}`, { viewport: { width: 1000, height: 500 } }, async (page) => {
    const key = (name) => page.keyboard.press(name);
    await key("ArrowRight");
    await asked(page, "left");
    await focused(page, "[data-asked] [data-bit]");
    await key("ArrowRight");
    assert.equal(await here(page), "2");
    await key("Space");
    assert.equal((await bits(page, "left")).text, "0100");
    await key("End");
    assert.equal(await here(page), "0");
    await key("Home");
    await key("0");
    assert.equal((await bits(page, "left")).text, "0100");
    await settled(page, { step: 4 });
    await key("Enter");
    await page.waitForSelector(".verdict");
    await key("Enter");
    await page.waitForSelector("[data-asked] [data-verdict=wrong]");
    assert.equal(await page.locator("[data-asked] [tabindex='0']").count(), 1);
    await key("Home");
    for (const digit of "0010") await key(digit);
    await key("Enter");
    await settled(page, { step: 5, phase: "left" });
    await focused(page, "[data-action=next]");
    await heard(page, /^All 4 bits are right\. /);
    // The switch keeps its focus when → asks.
    await page.locator("[data-action=predict]").focus();
    await key("ArrowRight");
    await asked(page, "down");
  });
});

test("on a phone a question and what a check says of it come into sight, wherever the page was scrolled to", async () => {
  const isInSight = () => {
    const { top, bottom } = document.querySelector(".saying").getBoundingClientRect();
    // The page scrolls by whole pixels.
    return -1 < top && bottom <= document.querySelector("[data-dock]").getBoundingClientRect().top;
  };
  await predicting("ja/step/#n=8&at=11", at(8, 11), { viewport: { width: 360, height: 740 } }, async (page) => {
    const down = () => page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await down();
    assert.equal(await page.evaluate(isInSight), false);
    await press(page, "next");
    await asked(page, "left");
    await page.waitForFunction(isInSight);
    await down();
    await press(page, "check");
    await page.waitForFunction(isInSight);
  });
});

test("a step leads to its sheet and back", async () => {
  await look("step/#n=5&at=22&open=share", `${holding("[data-stepper]", { n: 5, step: 22 })} [data-action=sheet]`, {}, async (page) => {
    const { step, phase } = await stepper(page);
    await press(page, "sheet");
    await page.waitForSelector("[data-sheet]");
    assert.match(page.url(), /\/step\/#n=5&at=22&sheet=1/);
    await page.waitForFunction(() => document.activeElement.tagName === "H1");
    const words = (answered) =>
      page.locator(`[data-answered="${answered}"]`).evaluateAll((rows) =>
        Object.fromEntries(rows.map((row) => [row.dataset.paper, [...row.querySelectorAll(".bit")].map((bit) => bit.textContent.trim()).join("")])),
      );
    assert.deepEqual(await words(true), { left: "00111000", down: "10101", right: "01001", mask: "11111", bitmap: "00010", bit: "10000" });
    assert.deepEqual(await words(false), { left: "", down: "", right: "", mask: "", bitmap: "", bit: "" });
    assert.equal(await page.locator(".sheet").first().locator(".queen").count(), 3);
    await press(page, "language");
    assert.match(await page.textContent(".prompt"), /行3の left/);
    await press(page, "close-sheet");
    await settled(page, { step, phase });
  });
});

test("the link to predict opens asked, says how to answer, and a press on a square of the row sets its bit", async () => {
  for (const [how, options, shown, hidden] of [
    ["touch", { viewport: { width: 360, height: 740 }, hasTouch: true }, "by-touch", "by-mouse"],
    ["mouse", {}, "by-mouse", "by-touch"],
  ]) {
    await visit("ja/step/#n=5&at=4&predict=1&from=4&to=22", options, async (page) => {
      await asked(page, "left");
      assert.ok(await page.locator(`.saying .${shown}`).isVisible(), how);
      assert.ok(await page.locator(`.saying .${hidden}`).isHidden(), how);
      const square = page.locator('[role=gridcell][data-row="1"][data-col="3"]');
      // Pressed again, the bit is taken back.
      for (const pressed of ["true", "false", "true"]) {
        if (how === "touch") await square.tap();
        else await square.click();
        await page.waitForSelector(`[data-asked] [data-bit="1"][aria-pressed="${pressed}"]`);
      }
      const { scrolled, low } = await page.evaluate(() => {
        const dock = document.querySelector("[data-dock]").getBoundingClientRect();
        return { scrolled: scrollY, low: document.querySelector(".saying").getBoundingClientRect().bottom - dock.top };
      });
      assert.deepEqual([scrolled, low < 0], [0, true], how);
      await press(page, "check");
      await page.waitForSelector(".verdict, [data-stepper][data-step='5']");
    });
  }
});
