import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { brokenWords } from "./lines.mjs";
import { WIDTHS, address, checkThrough, delayEffects, drawn, holding, load, look, open, overflow, press, reload, settled, stepper, turn, turnThrough, under, visit, withProfile } from "./site.mjs";

const LESSONS = [
  ...["puzzle", "row", "places", "layout", "backtrack", "cost"],
  ...["operators", "shadow", "shift", "and", "mask", "lowest", "next"],
  ...["code", "recursion", "stack", "arrays", "loop", "exits", "undo", "whole"],
  ...["hex", "signed", "onebit", "arithmetic", "precedence", "ones", "parallel", "combinations"],
  ...["flags", "symmetry", "classes", "burnside", "halfrow", "edges", "corner", "eightoverk", "ring"],
  ...["quarters", "halves", "join", "factors", "sixteen", "elsewhere"],
  ...["ranks", "methods"],
];

const lesson = (slug) => `article[data-lesson="${slug}"]`;

test("the list names every lesson and each one opens", async () => {
  await look("learn/", ".lessons", {}, async (page) => {
    const slugs = await page.locator(".lessons li[data-lesson]").evaluateAll((items) => items.map((item) => item.dataset.lesson));
    assert.deepEqual(slugs, LESSONS);
    await page.$$eval(".course-part", (parts) => parts.forEach((part) => { part.open = true; }));
    await page.click('.lessons [data-lesson="layout"] a');
    await page.waitForSelector('article[data-lesson="layout"]');
    assert.match(page.url(), /\/learn\/layout\/$/);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");
    await press(page, "next-on-way");
    await page.waitForSelector('article[data-lesson="backtrack"]');
    await page.goBack();
    await page.waitForSelector('article[data-lesson="layout"]');
  });
});

test("the short way stands first in the list, and Next follows it from its first lesson to its last", async () => {
  await visit("learn/", {}, async (page) => {
    await page.waitForSelector("[data-way][data-lessons='15']");
    const way = await page.$$eval("[data-way-lesson]", (rows) => rows.map((row) => row.dataset.wayLesson));
    assert.equal(way.length, 15);
    await page.click('[data-action="go-on"]');
    for (const slug of way) {
      await page.waitForSelector(`${lesson(slug)} [data-exercise]`);
      if (slug !== way.at(-1)) await press(page, "next-on-way");
    }
    // A branch leads on in the list, and back.
    await turn(page, "learn/arrays/", `${lesson("arrays")} [data-exercise]`);
    await page.locator("[data-action=branch]").first().click();
    await page.waitForSelector(`${lesson("loop")} [data-action=next-lesson]`);
    await press(page, "next-on-way");
    await page.waitForSelector(lesson("whole"));
  });
});

test("the time that a reader took for a lesson stands in the list once it is done, without what was hidden or left", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    await context.clock.install();
    const page = await open(context, "learn/row/");
    await page.waitForSelector(lesson("row"));
    await page.clock.pauseAt(Date.now() + 60_000);
    const stored = () => page.evaluate(() => Number(/^row:(\d+)$/.exec(localStorage.getItem("bitqueens.read"))?.[1] ?? 0));
    const hide = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    const begun = await stored();
    await page.clock.runFor(120_000);
    await page.waitForFunction((least) => Number(localStorage.getItem("bitqueens.read")?.split(":")[1]) >= least, begun + 120);
    await hide(true);
    const before = await stored();
    await page.clock.runFor(600_000);
    await hide(false);
    // An hour of which nobody scrolled or pressed anything: three minutes from the last sign count.
    await page.clock.runFor(3_600_000);
    const after = await stored();
    assert.ok(before <= after && after <= before + 190, `${before} and ${after}`);
    await page.clock.resume();
    await page.click("[data-action=done]");
    await page.waitForSelector(`${lesson("row")}[data-done="true"]`);
    const done = await stored();
    // What was read since the last look is told once the lesson is done.
    await page.clock.runFor(60_000);
    assert.ok((await stored()) <= done + 10);
    await page.click(".lesson-number a");
    const took = await page.waitForSelector('[data-way-lesson="row"] [data-took]');
    const minutes = Number(await took.getAttribute("data-took"));
    assert.ok(2 <= minutes && minutes <= 6, `${minutes}`);
    assert.equal(await page.locator("[data-pace]").count(), 0);
    await page.evaluate(() => {
      localStorage.setItem("bitqueens.read", "mask:600 puzzle:600 row:600");
      localStorage.setItem("bitqueens.progress", "mask puzzle row");
    });
    await reload(page);
    const pace = await page.waitForSelector("[data-pace]");
    assert.match(await pace.textContent(), /^You took 30 min for 3 finished lessons that were to take \d+\./);
  });
});

test("a part is folded until the reader has been in it", async () => {
  await visit("learn/", {}, async (page) => {
    await page.waitForSelector(".lessons");
    const open = () => page.evaluate(() => [...document.querySelectorAll("details.course-part")].map((part) => part.open));
    assert.deepEqual(await open(), [false, false, false, false, false, false]);
    await page.click("summary[data-part=counting]");
    await page.click('.lessons [data-lesson="ring"] a');
    await page.waitForSelector(lesson("ring"));
    await page.goBack();
    await page.waitForSelector("details.course-part[open] [data-lesson=ring]");
    assert.deepEqual(await open(), [false, false, false, false, true, false]);
  });
});

test("the short way fits two screens of a laptop, the parts half of one, and each row is pressed anywhere", async () => {
  await visit("learn/", {}, async (page) => {
    await page.waitForSelector(".lessons");
    await page.setViewportSize({ width: 1280, height: 800 });
    const [way, list] = await page.evaluate(() => [
      document.querySelector("[data-way]").getBoundingClientRect().bottom + scrollY,
      document.documentElement.scrollHeight,
    ]);
    assert.ok(way <= 2 * 800, `the short way ends at ${way} pixels`);
    assert.ok(list <= 2.6 * 800, `the list is ${list} pixels high`);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.ok((await overflow(page)) <= 0);
    // The link lies over the whole row, over its picture too.
    await page.click("summary[data-part=words]");
    await page.click('.lesson-row[data-lesson="shadow"] .lesson-picture', { force: true });
    await page.waitForSelector(lesson("shadow"));
    await page.goBack();
    // The list goes on where the reader was.
    await page.click('[data-action="go-on"]');
    await page.waitForSelector(lesson("shadow"));
    await page.goBack();
    await page.click('[data-action="solve"]');
    await page.waitForSelector('[data-solve][data-n="4"]');
  });
});

test("the words of a lesson in the list have room at every width", async () => {
  await look("learn/", ".lesson-row", {}, async (page) => {
    for (const lang of ["en", "ja"]) {
      await turn(page, `${under(lang)}learn/`, `html[lang=${lang}] .lesson-row`);
      await page.$$eval(".course-part", (parts) => parts.forEach((part) => { part.open = true; }));
      for (const width of [...WIDTHS, 640, 800, 960, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        // Beside the words of a narrow row stands its picture alone.
        const narrow = await page.evaluate(() => [...document.querySelectorAll(".lesson-row")].filter((row) => {
          const words = row.querySelector("p").getBoundingClientRect().width;
          return row.checkVisibility() && words < Math.min(320, row.clientWidth - 96);
        }).map((row) => row.dataset.lesson ?? "by hand"));
        assert.deepEqual(narrow, [], `${lang}, ${width}`);
      }
    }
  });
});

test("Back from a lesson leads to its place in the list, and a link to the list to its top", async () => {
  await visit("learn/", { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.click("summary[data-part=counting]");
    const link = page.locator(".lesson-row[data-lesson=join] a");
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    assert.ok(before > 300);
    await link.click();
    await page.waitForSelector("[data-lesson=join] h1:focus");
    await page.goBack();
    await page.waitForSelector(".lesson-row[data-lesson=join] a:focus");
    await page.waitForFunction((before) => Math.abs(scrollY - before) < 2, before);
    await page.goForward();
    await page.waitForSelector("article[data-lesson=join]");
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await page.locator("a[href$='learn/']").first().click();
    await page.waitForSelector(".lesson-row");
    await page.waitForFunction(() => scrollY === 0);
  });
});

/** Runs in the page: reveals, guesses, runs and answers whatever a lesson asks, and waits until all of it is drawn. */
const answerAll = async () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  for (const reveal of all("[data-action=reveal]")) reveal.click();
  for (const guess of all("[data-action=guess]")) {
    guess.value = "12";
    guess.dispatchEvent(new InputEvent("input", { bubbles: true }));
    guess.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const fault of all("[data-break] [data-answer='0']")) fault.click();
  for (const answer of all('[data-quiz] [data-answer="0"]')) answer.click();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
};

/** Runs in the page: what kinds of elements stand in its lesson and in its exercises, by their names, classes and actions. */
const kindsOfElements = () => {
  const kind = ({ localName, classList, dataset, parentElement }) => [localName, ...classList, dataset.action, parentElement.localName].join(" ");
  return ["article *", "[data-exercise] *"].map((selector) => [...new Set([...document.querySelectorAll(selector)].map(kind))]);
};

/** Few lessons that together have every kind: again and again the one with most of those that are left. */
function fewWithAll(kinds) {
  const left = new Set(kinds.flat());
  const chosen = [];
  while (left.size > 0) {
    const n_left = kinds.map((of) => of.filter((kind) => left.has(kind)).length);
    const most = n_left.indexOf(Math.max(...n_left));
    chosen.push(LESSONS[most]);
    for (const kind of kinds[most]) left.delete(kind);
  }
  return chosen;
}

/** Few lessons with every kind of element, and few with every kind in their exercises. The elements are the same in each language. */
const chosen = async () => {
  let kinds;
  await look("learn/", ".lessons", {}, async (page) => {
    kinds = await turnThrough(page, LESSONS.map((slug) => [`learn/${slug}/`, `html[lang=en] ${lesson(slug)}`]), kindsOfElements);
  });
  return [0, 1].map((place) => fewWithAll(kinds.map((of) => of[place])));
};
let choosing;
const chosenLessons = () => (choosing ??= chosen());

// A lesson's words differ from language to language, its colours from theme to theme, and its elements in neither: each is
// looked at in one pair of them, its neighbours in the other one.
test("axe finds nothing in lessons with their answers, in each kind of element", async () => {
  const [lessons] = await chosenLessons();
  assert.ok(lessons.length > 10, `${lessons}`);
  for (const [half, [lang, colorScheme]] of [["ja", "light"], ["en", "dark"]].entries()) {
    await look(`${under(lang)}learn/`, `html[lang=${lang}] .lessons`, { colorScheme }, async (page) => {
      for (const slug of lessons.filter((_, at) => at % 2 === half)) {
        await turn(page, `${under(lang)}learn/${slug}/`, `html[lang=${lang}] ${lesson(slug)}`);
        await drawn(page);
        await page.evaluate(answerAll);
        await assertAxeFindsNothing(page, `${under(lang)}learn/${slug}/ with its answers, ${colorScheme}`);
      }
    });
  }
});

/** Runs in the page: by how many pixels it is too wide, and the sizes of what is pressed to answer. */
const answering = () => ({
  wider: document.documentElement.scrollWidth - innerWidth,
  targets: [...document.querySelectorAll("[data-exercise] :is(.bit-field .bit, input, [data-action])")].map((control) => {
    const { width, height } = control.getBoundingClientRect();
    return [width, height];
  }),
});

/** Runs in the page: the labels of its figures, examples and exercises that lie over one another, in pairs. */
const colliding = () => {
  const found = [];
  for (const figure of document.querySelectorAll(".lesson-figure, [data-exercise], [data-example]")) {
    const labels = [...figure.querySelectorAll(".worth, .decimal, .bit-row-name code, .stack-name code, .stack-name .meaning, svg text")].filter((label) => label.textContent.trim() !== "" && label.checkVisibility());
    const part = (label, set) => {
      const range = document.createRange();
      set(range);
      return [label.textContent, range.getBoundingClientRect()];
    };
    // The signs of a drawing may each have a place of their own.
    const parts = labels.flatMap((label) =>
      label.getAttribute("x")?.includes(" ")
        ? [...label.textContent].map((_, at) => part(label, (range) => { range.setStart(label.firstChild, at); range.setEnd(label.firstChild, at + 1); }))
        : [part(label, (range) => range.selectNodeContents(label))]);
    for (const [at, [text, one]] of parts.entries()) {
      for (const [otherText, other] of parts.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (1 < across && 4 < down) found.push(`${text} and ${otherText}`);
      }
    }
  }
  return found;
};

/** Runs in the page: how many rows of its tables stand on more than one line, or are wider than their frame. */
const apart = () => [...document.querySelectorAll(".lesson-table tr")].filter((row) => {
  const tops = [...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().top));
  const frame = row.closest(".table-frame");
  return new Set(tops).size !== 1 || frame.clientWidth < frame.scrollWidth;
}).length;

test("at 360 pixels no lesson scrolls sideways, bits are targets, no labels lie over each other, rows of tables stay rows, and no Japanese word breaks", async () => {
  await look("ja/learn/", ".lessons", { viewport: { width: 360, height: 740 } }, async (page) => {
    for (const lang of ["ja", "en"]) {
      const views = LESSONS.map((slug) => [`${under(lang)}learn/${slug}/`, `html[lang=${lang}] ${lesson(slug)}`]);
      const broken = lang === "ja" ? brokenWords : () => [];
      const seen = `() => ({ ...(${answering})(), over: (${colliding})(), apart: (${apart})(), broken: (${broken})() })`;
      await checkThrough(page, views, seen, ({ wider, targets, over, apart, broken }, address) => {
        assert.ok(wider <= 0, `${address}: ${wider} pixels too wide`);
        assert.ok(targets.length > 0, `${address}: nothing is there to answer with`);
        for (const [width, height] of targets) assert.ok(width >= 23.9 && height >= 23.9, `${address}: a target of ${width} by ${height}`);
        assert.deepEqual(over, [], `${address}: labels lie over each other`);
        assert.deepEqual(broken, [], `${address}: broken words`);
        // Their words, or a long number, need the width.
        const stacks = /\/(negative|methods)\/$/.test(address);
        assert.equal(apart !== 0, stacks, `${address}: ${apart} rows of tables stand on more than one line`);
      });
    }
  });
});

test("a wrong bit of the N = 5 row 2 bitmap names queen and line", async () => {
  await look("learn/mask/", lesson("mask"), {}, async (page) => {
    const asked = page.locator('.exercise [data-in-work] [data-mark="hidden"] .sign').first();
    assert.match(await asked.evaluate((sign) => getComputedStyle(sign, "::before").content), /\?/);
    await page.click('[data-exercise="0"] [data-bit="4"]');
    await page.click('[data-exercise="0"] [data-bit="3"]');
    const verdict = page.locator('[data-exercise="0"] .verdict');
    const wrong = page.locator('[data-exercise="0"] [data-bit="3"]');
    // How many they are, which they are, and why.
    await press(page, "check");
    await page.waitForSelector(".exercise .verdict[data-verdict=wrong]");
    assert.match(await verdict.textContent(), /^One of 5 bits is wrong\.The next check marks/);
    assert.equal(await wrong.getAttribute("data-verdict"), null);
    await press(page, "check");
    await page.waitForSelector('[data-exercise="0"] [data-bit="3"][data-verdict=wrong]');
    assert.doesNotMatch(await verdict.textContent(), /queen/);
    await press(page, "check");
    await page.waitForSelector(".exercise .verdict li");
    assert.match(await verdict.textContent(), /left diagonal of the queen in row 1, column 2 runs through column 1/);
    assert.equal(await page.getAttribute('.exercise .bit-field [data-bit="3"]', "data-verdict"), "wrong");
    await press(page, "language");
    assert.match(await verdict.textContent(), /行1・列2のクイーンが斜め（left）/);
  });
});

/** Waits until something is said in an element, all of it in the window. */
const saidInSight = (page, selector) =>
  page.waitForFunction((selector) => {
    const said = document.querySelector(selector);
    const { top, bottom } = said.getBoundingClientRect();
    // Scrolling ends at a whole pixel, a line of text need not.
    return said.textContent !== "" && 0 <= top && bottom < innerHeight + 1;
  }, selector);

test("a press on a square sets its bit, and what a check says is in sight, in each kind of exercise", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    await visit("learn/mask/", { viewport, locale: "en" }, async (page) => {
      const exercise = '[data-exercise="0"]';
      const square = (column) => `${exercise} [data-row="2"][data-col="${column}"]`;
      const bits = () => page.$$eval(`${exercise} .bit-field .bit`, (bits) => bits.map((bit) => bit.textContent).join(""));
      await page.click(square(0));
      await page.click(square(1));
      await page.focus(square(3));
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press(" ");
      await page.waitForSelector(`${exercise} [data-bit="0"][data-on]`);
      assert.equal(await bits(), "11011");
      await page.click(square(4));
      assert.equal(await bits(), "11010");
      for (let checks = 0; checks < 3; checks++) {
        await page.click(`${exercise} [data-action=check]`);
        await saidInSight(page, `${exercise} .verdict`);
      }
      // Two squares are wrong: each with its line, one with its sentence.
      assert.equal(await page.locator(`${exercise} .square[data-wrong][data-drawn]`).count(), 2);
      assert.equal(await page.locator(`${exercise} .verdict li`).count(), 1);

      for (const line of [1, 2]) {
        await page.click(`[data-find] [data-line="${line}"]`);
        await saidInSight(page, "[data-find] .verdict");
      }

      await turn(page, "learn/and/", `${lesson("and")} [data-puzzle]`);
      for (const text of ["x", "1", "x +"]) {
        await page.locator("[data-puzzle] [data-expression]").first().fill(text);
        await page.locator("[data-puzzle] [data-action=judge]").first().click();
        await page.waitForSelector("[data-puzzle][data-state=wrong]");
        await saidInSight(page, "[data-puzzle] .verdict");
      }

      await turn(page, "learn/exits/", `${lesson("exits")} [data-trace]`);
      const trace = page.locator(".exercise", { has: page.locator("[data-trace]") }).first();
      await trace.locator("input").first().fill("7");
      await trace.locator("[data-action=check]").click();
      await trace.locator(".verdict > *").first().waitFor();
      await saidInSight(page, ".exercise:has([data-trace]) .verdict");

      await turn(page, "learn/puzzle/", `${lesson("puzzle")} [data-break]`);
      await page.click("[data-break] [data-answer]");
      await saidInSight(page, "[data-break] .verdict");
    });
  }
});

/** Gives an exercise its answer, whatever its kind; the focus stays on what was answered with. */
async function answerByKeys(page, exercise, right, bits, cells) {
  const key = (name) => page.keyboard.press(name);
  const kind = await page.getAttribute(exercise, "data-kind");
  if (kind === "number") {
    await page.locator(`${exercise} [data-action=answer]`).focus();
    await page.keyboard.type(right);
  } else if (kind === "choice") {
    await page.locator(`${exercise} [data-answer="${right}"]`).focus();
    await key("Enter");
    await page.waitForSelector(`${exercise} [data-answer="${right}"][aria-pressed="true"]`);
  } else if (kind === "trace") {
    for (const [at, cell] of cells.entries()) {
      await page.locator(`${exercise} [data-cell="${at}"]`).focus();
      await page.keyboard.type(cell);
    }
  } else if (kind === "square") {
    await page.locator(`${exercise} [role=gridcell][tabindex="0"]`).focus();
    const [row, column] = right.padStart(2, "0");
    for (let step = 0; step < Number(row); step += 1) await key("ArrowDown");
    await key("Home");
    for (let step = 0; step < Number(column); step += 1) await key("ArrowRight");
    await key("Enter");
    await page.waitForSelector(`${exercise} [data-row="${row}"][data-col="${column}"][data-picked]`);
  } else {
    await page.locator(`${exercise} .bit-field [tabindex="0"]`).focus();
    await key("Home");
    await page.waitForSelector(`${exercise} .bit-field .bit:first-child:focus`);
    for (const bit of bits) await key(bit);
    await page.waitForFunction(
      ([exercise, answer]) =>
        [...document.querySelectorAll(`${exercise} .bit-field .bit`)].map((bit) => bit.textContent.trim()).join("") === answer,
      [exercise, bits.join("")],
    );
  }
}

/** Runs in the page: the answer that the sheet of an exercise prints; nothing where no sheet is open. */
const answerOnPaper = () => {
  const right = document.querySelector(".sheet .result")?.dataset.right;
  const bits = [...document.querySelectorAll('[data-answered="true"] .bit')].map((bit) => bit.textContent.trim());
  // The last table is filled in, and its first line was given.
  const table = [...document.querySelectorAll(".sheet .trace")].at(-1);
  const cells = [...(table?.querySelectorAll("tbody tr:not(:first-child) td code") ?? [])].map((cell) => cell.textContent);
  return right === undefined && cells.length === 0 ? null : { right, bits, cells };
};

test("an exercise of each kind can be solved by keys alone, and that finishes its lesson", async () => {
  await visit("learn/", {}, async (page, context) => {
    // The answers are read from the sheets of another tab, as a class would be told them.
    const paper = await open(context, "learn/");
    const [, lessons] = await chosenLessons();
    assert.ok(lessons.length > 4, `${lessons}`);
    for (const slug of lessons) {
      await turn(page, `learn/${slug}/`, lesson(slug));
      // A lesson that opens gives the focus to its heading, and from then on it is the reader's.
      await page.waitForSelector(`${lesson(slug)} h1:focus`);
      for (const quiz of await page.locator("[data-quiz]").all()) await quiz.locator("[data-answer]").first().click();
      const count = await page.locator("[data-exercise]").count();
      // Between two sheets of a lesson stands the lesson: the next one is not taken for the last.
      const sheets = Array.from({ length: count }, (_, index) => [
        ...(index === 0 ? [] : [[`learn/${slug}/`, lesson(slug)]]),
        [`learn/${slug}/#sheet=${index + 1}`, `[data-sheet]:has([data-action=close-sheet][href$="/${slug}/"]) .sheet .result`],
      ]);
      const answers = (await turnThrough(paper, sheets.flat(), answerOnPaper)).filter((answer) => answer !== null);
      assert.equal(answers.length, count, slug);
      for (const [index, { right, bits, cells }] of answers.entries()) {
        await answerByKeys(page, `[data-exercise="${index}"]`, right, bits, cells);
        for (let presses = 0; presses < 9; presses += 1) {
          if ((await page.evaluate(() => document.activeElement.dataset.action)) === "check") break;
          await page.keyboard.press("Tab");
        }
        await page.waitForSelector("[data-action=check]:focus");
        await page.keyboard.press("Enter");
        await page.waitForSelector(`[data-exercise="${index}"][data-solved="true"]`);
      }
      await page.waitForSelector(`${lesson(slug)}[data-done="true"]`);
    }
    await load(page, "learn/");
    await page.waitForSelector(".lessons");
    assert.equal(await page.locator(".lessons [data-done]").count(), lessons.length);
    await press(page, "clear-progress");
    await page.waitForSelector(".lessons [data-done]", { state: "detached" });
    // It is stored after the drawing.
    await page.waitForFunction(() => localStorage.getItem("bitqueens.progress") === "");
    assert.deepEqual(paper.said, []);
  });
});

test("a drawn exercise is in the address and opens again elsewhere", async () => {
  await visit("learn/mask/", {}, async (page, context) => {
    await press(page, "draw");
    await page.waitForURL(/seed=/);
    const prompt = await page.textContent("[data-exercise] .prompt");
    const other = await open(context, await address(page));
    assert.equal(await other.textContent("[data-exercise] .prompt"), prompt);
    await press(page, "restore");
    await page.waitForFunction(() => !location.hash.includes("seed="));
  });
});

test("an address with a drawn question opens at its exercise, one without at the lesson's top", async () => {
  const top = () => document.querySelector("#exercise-1").getBoundingClientRect().top;
  const isAtTheExercise = `(() => { const top = (${top})(); return 0 <= top && top < innerHeight / 2; })()`;
  for (const options of [{}, { viewport: { width: 360, height: 740 } }]) {
    await visit("learn/shift/#seed=0.3", options, async (page) => {
      await page.waitForFunction(`() => ${isAtTheExercise}`);
      assert.equal(await page.evaluate(() => document.activeElement.id), "exercise-1");
      await page.evaluate(() => scrollTo(0, 0));
      await turn(page, "learn/mask/", lesson("mask"));
      assert.equal(await page.evaluate(() => scrollY), 0);
      await turn(page, "learn/shift/#seed=0.3", lesson("shift"));
    });
  }
});

test("a lesson leads to the exact step it speaks of", async () => {
  await look("learn/shift/", lesson("shift"), {}, async (page) => {
    await press(page, "to-step");
    await settled(page, { n: 4, step: 44, phase: "left" });
    assert.equal((await stepper(page)).row, "2");
    await page.goBack();
    await page.waitForSelector('article[data-lesson="shift"]');
  });
});

test("typing 0 and 1, arrows, Home and End move inside a field, and nothing scrolls", async () => {
  await look("learn/lowest/", lesson("lowest"), { viewport: { width: 1000, height: 500 } }, async (page) => {
    const field = page.locator('[data-exercise="0"] .bit-field');
    await field.locator('[tabindex="0"]').focus();
    const before = await page.evaluate(() => scrollY);
    const here = () => page.evaluate(() => document.activeElement.dataset.bit);
    await page.keyboard.press("End");
    assert.equal(await here(), "0");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("1");
    assert.equal(await here(), "0");
    await page.keyboard.press("Space");
    assert.equal(await page.getAttribute('[data-exercise="0"] .answer', "data-value"), "3");
    await page.keyboard.press("Home");
    assert.equal(await here(), "7");
    assert.equal(await field.locator('[tabindex="0"]').count(), 1);
    assert.equal(await page.evaluate(() => scrollY), before);
  });
});

test("a teacher chooses a question and a step, and the links lead there and back to what was chosen", async () => {
  await look("learn/teachers/", "[data-tool=questions]", {}, async (page) => {
    await page.selectOption("[data-action=lesson]", "shift");
    await page.selectOption("[data-action=exercise]", "2");
    await page.fill("[data-action=seed]", "6");
    await page.keyboard.press("Tab");
    await page.waitForSelector("[data-action=another-seed]:focus");
    await page.keyboard.press("Enter");
    await page.selectOption("[data-tool=questions] [data-action=questions]", "6");
    await page.waitForSelector("[data-action=to-sheet][href$='learn/shift/#seed=0.7&sheet=2&questions=6']");
    await page.selectOption("[data-action=step-size]", "8");
    await page.fill("[data-action=step]", "893");
    await press(page, "step-later");
    await page.waitForSelector("[data-action=to-projector][href$='step/#n=8&at=894&present=1']");
    assert.match(await page.textContent("[data-tool=steps] [role=status]"), /step 894 .*solution/);
    await page.selectOption("[data-action=frame]", "narrow");
    await page.waitForFunction(() => document.querySelector("[data-tool=steps] textarea").value.includes('width="320" height="400"'));
    await page.waitForURL(/frame=narrow/);
    await press(page, "to-sheet");
    await page.waitForSelector("[data-sheet] .questions");
    assert.deepEqual(await page.locator(".sheet:first-of-type [data-seed]").evaluateAll((all) => all.map((one) => one.dataset.seed)), ["7", "8", "9", "10", "11", "12"]);
    await page.goBack();
    await page.waitForSelector("[data-tool=steps]");
    assert.equal(await page.inputValue("[data-action=seed]"), "7");
    await press(page, "to-projector");
    await page.waitForSelector(`.presented${holding("[data-stepper]", { n: 8, step: 894 })}`);
  });
});

test("a number that is typed before a choice is drawn stays as it is typed", async () => {
  await visit("learn/teachers/", { locale: "en-GB" }, async (page) => {
    await page.waitForSelector("[data-tool=questions]");
    await delayEffects(page);
    const shown = await page.evaluate(async () => {
      const find = (selector) => document.querySelector(selector);
      const size = find("[data-action=step-size]");
      size.value = "8";
      size.dispatchEvent(new Event("change", { bubbles: true }));
      const step = find("[data-action=step]");
      step.value = "８93";
      step.dispatchEvent(new Event("input", { bubbles: true }));
      await drawnFirst("[data-action=to-projector][href$='step/#n=8&at=893&present=1']");
      return step.value;
    });
    assert.equal(shown, "８93");
  });
});

test("a pasted class list makes a link for each pupil, whose questions are that pupil's", async () => {
  await look("learn/teachers/", "[data-class-list]", {}, async (page) => {
    // A lesson that no plan names as homework.
    await page.selectOption("[data-action=homework-lesson]", "hex");
    await page.fill("[data-class-list]", "Ada\nHana Sato\n");
    await page.waitForSelector("[data-class-links='2']");
    const lines = (await page.inputValue("[data-class-links] textarea")).split("\n");
    assert.deepEqual(lines.map((line) => line.split("\t")[0]), ["Ada", "Hana Sato"]);
    assert.ok(lines.every((line, at) => line.endsWith(`learn/hex/#pupil=${at + 1}`)), lines.join());
    await page.click(".plan-cards [href='#plan-3']");
    await page.waitForSelector("#plan-3:focus");
    await press(page, "class-key");
    await page.waitForSelector("[data-key='2']");
  });
});

test("a class opens at its plan, below its bar, and ends at the plan's ticket", async () => {
  for (const width of [1280, 360]) {
    await look("learn/teachers/#class=3", ".class-bar", { viewport: { width, height: 740 } }, async (page) => {
      const shown = (selector) => page.waitForFunction((selector) => {
        const bar = document.querySelector(".class-bar").getBoundingClientRect();
        const { top } = document.querySelector(selector).getBoundingClientRect();
        return bar.bottom <= top && top < innerHeight / 2;
      }, selector);
      await shown("#plan-3 h2");
      const places = Number((await page.textContent(".class-bar b")).split("/")[1]);
      for (let place = 2; place <= places; place += 1) {
        await press(page, "class-next");
        await page.waitForSelector(`[data-class='3'][data-place='${place}']`);
      }
      await shown("#plan-3 > h3[data-minutes]");
      await press(page, "class-end");
      await page.waitForSelector(".class-bar", { state: "detached" });
    });
  }
});

test("a class is stepped through over the pages, and its clock goes on", async () => {
  await look("learn/teachers/#class=1", ".class-bar", {}, async (page) => {
    await press(page, "class-start");
    await page.waitForSelector("[data-minutes-left='10']");
    await press(page, "class-next");
    await page.waitForSelector("[data-lesson=puzzle]");
    await press(page, "class-next");
    await page.waitForSelector("[data-solve]");
    assert.equal(await page.getAttribute(".class-bar", "data-place"), "3");
    // By the keyboard, from the first place of the page.
    await page.focus("[data-action=class-next]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-lesson=row]");
    await page.waitForSelector(".class-bar[data-place='4'] [role=timer]");
    await press(page, "class-back");
    await page.waitForSelector("[data-solve]");
    await press(page, "class-end");
    await page.waitForSelector(".class-bar", { state: "detached" });
  });
});

test("a projector shows the stepper whole below the bar of a class", async () => {
  await look("learn/teachers/#class=1", ".class-bar", { viewport: { width: 1280, height: 800 } }, async (page) => {
    for (const n of [4, 5, 8, 12]) {
      await turn(page, `step/#n=${n}&at=3&present=1`, `.presented[data-n='${n}'] [data-bits]`);
      await page.waitForSelector(".class-bar");
      const low = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.ok(low <= 0, `N = ${n}: ${low} pixels lie below the window`);
    }
    await press(page, "class-end");
    await page.waitForSelector(".class-bar", { state: "detached" });
  });
});

test("the bits and the queens of a figure are moved by press and by keys, and go back", async () => {
  await look("learn/places/", "[data-figure]", {}, async (page) => {
    const said = () => page.locator(".lesson-figure figcaption").first().innerText();
    const first = await said();
    await page.click("[data-figure] [data-bit='6']");
    await page.waitForSelector("[data-moved]");
    assert.match(await said(), /01101010 .*= 106/);
    await page.focus("[data-figure] [data-bit='0']");
    await page.keyboard.press("1");
    await page.waitForSelector("[data-figure] [data-bit='0'][data-on]");
    assert.match(await said(), /= 107/);
    await press(page, "figure-back");
    await page.waitForSelector("[data-moved]", { state: "detached" });
    assert.equal(await said(), first);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.bit !== undefined), true);

    await turn(page, "learn/shift/", "[data-figure]");
    await page.focus("[data-figure] [data-row='0'][data-col='0']");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-moved]");
    assert.equal(await page.locator("[data-moved]").count(), 2, "the next board has the same queen");
    assert.match(await said(), /left = 1000/);
  });
});

test("the sections of the page for teachers are reached from its top, again and again", async () => {
  await look("ja/learn/teachers/", "[data-tool=questions]", {}, async (page) => {
    for (const id of ["plans", "steps", "plans"]) {
      await page.click(`.way-steps [href="#${id}"]`);
      await page.waitForSelector(`#${id}:focus`);
      assert.ok(await page.evaluate((id) => { const { top } = document.getElementById(id).getBoundingClientRect(); return -1 < top && top < innerHeight; }, id), id);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
    assert.equal(await address(page), "ja/learn/teachers/");
  });
});

test("a pupil's number opens the homework, and the key has it", async () => {
  await look("ja/learn/mask/#key=12", "[data-key]", {}, async (page) => {
    assert.equal(await page.locator("[data-pupil]").count(), 12);
    const right = await page.locator('[data-pupil="7"] td').allTextContents();
    await page.click('[data-pupil="7"] a');
    await page.waitForSelector("[data-exercise]");
    assert.equal(await page.getAttribute("[data-exercise]", "data-seed"), "107");
    assert.match(page.url(), /mask\/#pupil=7$/);
    assert.deepEqual(await page.$$eval("[data-homework]", (said) => said.map((of) => of.dataset.homework)), right.map(() => "7"));
    assert.match(await page.textContent("[data-homework]"), /^7 番の宿題/);
    // Neither an answer nor another question is offered beside what is handed in.
    assert.equal(await page.locator("[data-exercise] :is([data-action=reveal], [data-action=draw], [data-action=restore], [data-action=sheet]), [data-answers]").count(), 0);
    // On a slow machine an answer is worked through in several tasks.
    const devtools = await page.context().newCDPSession(page);
    for (const [at, bits] of right.entries()) {
      const exercise = `[data-exercise="${at}"]`;
      await answerByKeys(page, exercise, "", [...bits.trim()], []);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
      await page.click(`${exercise} [data-action=check]`);
      await page.waitForSelector(`${exercise}[data-solved="true"]`);
    }
    // With the last right answer the line comes into sight by itself.
    const isLineInSight = () => {
      const line = document.querySelector("[data-hand-in]")?.getBoundingClientRect();
      return line && 0 <= line.top && line.bottom <= innerHeight;
    };
    await page.waitForFunction(isLineInSight);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
    await page.evaluate(() => new Promise(requestIdleCallback));
    assert.ok(await page.evaluate(isLineInSight), "nothing else comes into sight after it");
    await page.goBack();
    await page.waitForSelector("[data-key]");
  });
});

test("a fault is run by keys, and shows what it found when the reader comes back to the lesson, too", async () => {
  await look("learn/shadow/", lesson("shadow"), {}, async (page) => {
    const fault = '[data-break="wrong-way"]';
    assert.equal(await page.getAttribute(fault, "data-found"), null);
    await page.locator(`${fault} [data-answer='1']`).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(`${fault}[data-guess="1"][data-found="23"]`);
    assert.match(await page.textContent(`${fault} [role=status]`), /expected "fewer"\. .*counted 23 solutions\. There are 10\./);
    await turn(page, "learn/mask/", lesson("mask"));
    await turn(page, "learn/shadow/", lesson("shadow"));
    assert.equal(await page.getAttribute(fault, "data-found"), "23");
  });
});

test("an expression is judged by keys, its wrong case shown, and kept over a reload", async () => {
  await visit("learn/ones/", { viewport: { width: 360, height: 740 } }, async (page) => {
    const field = page.locator("[data-puzzle=fill-below] [data-expression]");
    await field.fill("x - 1");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-puzzle=fill-below][data-state=wrong][data-operators='1'][data-fewest='2']");
    assert.equal(await page.locator("[data-puzzle=fill-below] .verdict .stack-row").count(), 4);
    await field.focus();
    await page.keyboard.press("End");
    await page.keyboard.type(" | x");
    await page.click("[data-puzzle=fill-below] [data-action=judge]");
    await page.waitForSelector("[data-puzzle=fill-below][data-state=right][data-operators='2']");
    assert.match(await page.textContent("[data-puzzle=fill-below] .verdict"), /20/);
    assert.equal(await overflow(page), 0);
    // What is typed and not judged yet is there again as well.
    await field.fill("x | x - 1 + 1");
    await reload(page);
    await page.waitForSelector("[data-puzzle=fill-below][data-state=right]");
    assert.equal(await field.inputValue(), "x | x - 1 + 1");
  });
});

test("a guess is made by keys and by touch, and kept over a reload beside the answer", async () => {
  await visit("learn/puzzle/", { viewport: { width: 360, height: 740 } }, async (page) => {
    // Nothing is kept before a number is there.
    await press(page, "keep-guess");
    assert.equal(await page.getAttribute("[data-opening]", "data-guess"), null);
    await page.locator("[data-opening] [data-action=guess]").focus();
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await page.waitForSelector('[data-opening="number"][data-guess="4"]');
    assert.match(await page.textContent("[data-opening] [role=status]"), /Your guess: 4\./);
    await page.waitForFunction(() => localStorage.getItem("bitqueens.attempt.learn.puzzle.opening.1")?.includes("given 4\n"));
    await load(page, "learn/puzzle/");
    await page.waitForSelector('[data-right="0"][data-guess="4"]');
    assert.match(await page.textContent("[data-right]"), /You said 4\. The answer is 0\./);
    // A square, by keys.
    await turn(page, "learn/layout/", lesson("layout"));
    await page.locator('[data-opening] [role=gridcell][tabindex="0"]').focus();
    for (const key of ["ArrowDown", "End", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
    await page.waitForSelector('[data-opening="square"][data-guess="13"] [data-row="1"][data-col="3"][data-picked]');
    // The bits of a word.
    await turn(page, "learn/shift/", lesson("shift"));
    await page.locator('[data-opening] .bit-field [data-bit="4"]').focus();
    for (const key of ["0", "1", "0", "1"]) await page.keyboard.press(key);
    await page.locator("[data-opening] [data-action=keep-guess]").click();
    await page.waitForSelector('[data-opening="word"][data-guess="10"]');
    // An order: a second press takes a line out again.
    await turn(page, "learn/recursion/", lesson("recursion"));
    for (const line of [3, 1, 3, 2, 3]) await page.locator(`[data-opening] [data-answer="${line}"]`).click();
    await page.waitForSelector('[data-opening="order"][data-guess="123"]');
    // A choice, which can be changed.
    await turn(page, "learn/and/", lesson("and"));
    await page.locator('[data-opening] [data-answer="0"]').click();
    await page.locator('[data-opening] [data-answer="1"]').focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector('[data-opening="choice"][data-guess="1"] [data-answer="1"][aria-pressed="true"]');
    assert.equal(await page.locator('[data-opening] [aria-pressed="true"]').count(), 1);
    assert.ok((await overflow(page)) <= 0);
  });
});

test("the bits of a guess stand under the columns of its board at every width", async () => {
  await look("learn/shift/", lesson("shift"), {}, async (page) => {
    for (const address of ["learn/shift/", "ja/learn/shift/", "learn/symmetry/"]) {
      await turn(page, address, `html[lang=${address.startsWith("ja/") ? "ja" : "en"}] ${lesson(address.split("/").at(-2))} [data-opening=word]`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const across = (selector) => page.$$eval(`[data-opening] ${selector}`, (boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().left)));
        const bits = await across(".bit-field .bit");
        const squares = (await across("[role=gridcell]")).slice(0, bits.length);
        assert.equal(bits.length, 5);
        assert.ok(bits.every((left, at) => Math.abs(left - squares[at]) <= 2), `${address} at ${width}: ${bits} under ${squares}`);
      }
    }
  });
});

test("an example is worked out, then half of it is left to the reader", async () => {
  await look("learn/mask/", lesson("mask"), {}, async (page) => {
    const value = () => page.locator("[data-example] [data-value]").last().getAttribute("data-value");
    await page.waitForSelector('[data-example="worked"][data-solved="true"]');
    // The board draws the reasons, and one of them is said.
    assert.equal(await page.locator("[data-example] .verdict li").count(), 1);
    assert.ok(await page.locator("[data-example] .board-row[data-in-work] [data-by]").count() > 0);
    await press(page, "fade");
    await page.waitForSelector('[data-example="faded"][data-solved="false"]');
    const given = await value();
    // What is given is marked, and stays.
    const marked = page.locator("[data-example] .bit-field [data-given]");
    const n = await page.locator("[data-example] .bit-field .bit").count();
    assert.equal(await marked.count(), Math.floor(n / 2));
    await marked.first().click({ force: true });
    assert.equal(await value(), given);
    await press(page, "reveal-example");
    await page.waitForSelector('[data-example="faded"][data-solved="true"]');
    assert.notEqual(await value(), given);
    await press(page, "back-to-example");
    await page.waitForSelector('[data-example="worked"]');
    // It finishes no lesson and stands in no address.
    assert.equal(await page.getAttribute("[data-lesson]", "data-done"), "false");
    assert.doesNotMatch(page.url(), /seed/);
  });
});

/** Finishes a begun example of each kind from what is said of it. */
const FINISHED = {
  recursion: async (page, example, begun) => {
    const more = (await example.locator(".prompt").textContent()).match(/2 \* f\(n - 1\) \+ (\d+)/)[1];
    const last = begun.match(/(\d+), f\(\d+\) = □/)[1];
    await example.locator("input").fill(String(2 * last + Number(more)));
    await press(page, "check-example");
  },
  backtrack: async (page, example, begun) => {
    const row = begun.match(/row (\d+)/)[1];
    const squares = example.locator(`[role=gridcell][data-row="${row}"]`);
    for (let column = 0; column < (await squares.count()) && (await example.getAttribute("data-solved")) === "false"; column += 1) {
      await squares.nth(column).click();
      await press(page, "check-example");
    }
  },
  exits: async (page, example) => {
    for (let at = 0; at < 4 && (await example.getAttribute("data-solved")) === "false"; at += 1) {
      await example.locator(`[data-answer="${at}"]`).click();
      await press(page, "check-example");
    }
  },
};

for (const [slug, finish] of Object.entries(FINISHED)) {
  test(`an example that asks for no bits is worked out, then begun: ${slug}`, async () => {
    await look(`learn/${slug}/`, lesson(slug), {}, async (page) => {
      const example = page.locator("[data-example]");
      await page.waitForSelector('[data-example="worked"][data-solved="true"]');
      // What is worked out stands.
      assert.equal(await example.locator("input:not([readonly]), [data-answer]:enabled").count(), 0);
      await press(page, "fade");
      await page.waitForSelector('[data-example="faded"][data-solved="false"]');
      await finish(page, example, await example.locator(".begun").textContent());
      await page.waitForSelector('[data-example="faded"][data-solved="true"]');
      await press(page, "back-to-example");
      await page.waitForSelector('[data-example="worked"][data-solved="true"]');
    });
  });
}

test("the queen of a figure moves by pointer and by keys", async () => {
  await look("learn/puzzle/", lesson("puzzle"), {}, async (page) => {
    const queen = () => page.locator('.reach [data-mark="queen"]').evaluate((square) => [square.dataset.row, square.dataset.col].join());
    assert.equal(await queen(), "2,1");
    await page.click('.reach [data-row="0"][data-col="4"]');
    await page.waitForSelector('.reach [data-row="0"][data-col="4"][data-mark="queen"]');
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForSelector('.reach [data-row="1"][data-col="4"][data-mark="queen"]');
    assert.equal(await page.locator('.reach [data-mark="attacked"]').count(), 4 + 4 + 4);
  });
});

test("of several boards the arrows move inside the one that has the focus", async () => {
  await look("learn/shift/", lesson("shift"), {}, async (page) => {
    const second = page.locator("[role=grid]").nth(1);
    await second.locator('[tabindex="0"]').focus();
    await page.keyboard.press("ArrowDown");
    assert.ok(await second.evaluate((grid) => grid.contains(document.activeElement)));
    assert.equal(await page.evaluate(() => document.activeElement.dataset.row), "1");
    const marked = await page.locator("[role=grid]").evaluateAll((grids) => grids.map((grid) => grid.querySelectorAll("[data-spot]").length));
    assert.deepEqual(marked.slice(0, 3), [0, 1, 0]);
  });
});

test("the frame of the row in work is as wide as the board, its bar as tall as the row, in figures and exercises", async () => {
  for (const slug of ["shadow", "next"]) {
    await look(`learn/${slug}/`, `${lesson(slug)} .drill .board-row[data-in-work]`, {}, async (page) => {
      const frames = await page.locator(".board-row[data-in-work]").evaluateAll((rows) =>
        rows.map((row) => {
          const squares = [...row.querySelectorAll("[role=gridcell]")].map((square) => square.getBoundingClientRect());
          const across = Math.max(...squares.map(({ right }) => right)) - Math.min(...squares.map(({ left }) => left));
          const [frame, bar] = ["::before", "::after"].map((part) => getComputedStyle(row, part));
          return [
            parseFloat(frame.width) - parseFloat(frame.borderLeftWidth) - parseFloat(frame.borderRightWidth) - across,
            parseFloat(bar.height) - squares[0].height,
            parseFloat(bar.borderLeftWidth) - 4,
          ];
        }),
      );
      assert.ok(frames.flat().every((beyond) => Math.abs(beyond) <= 1), `${slug}: ${frames}`);
    });
  }
});
