// The review in a real browser: what is answered is kept, comes again on its day, and is taken along.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertTargets, load, open, overflow, press, reload, site, turn, visit, withProfile } from "./site.mjs";

const KEY = "bitqueens.boxes";
const stored = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const day = (page) => page.evaluate(() => Math.floor((Date.now() / 60_000 - new Date().getTimezoneOffset()) / 1440));
const boxes = (lines) => `bitqueens boxes 1\n${lines.map((line) => `${line}\n`).join("")}`;

/** A profile whose reader had some questions in the boxes for a long time. */
const withBoxes = async (lines, address, options, run) => {
  const stored = { origin: new URL(site).origin, localStorage: [{ name: KEY, value: boxes(lines) }] };
  await withProfile({ ...options, storageState: { origins: [stored] } }, async (context) => {
    const page = await open(context, address);
    await run(page, context);
    assert.deepEqual(page.said, [], "the console stays empty");
  });
};

test("what was wrong in a lesson is asked on the same day, and an exercise with the reader's own answer", async () => {
  await visit("learn/shift/", { locale: "en-GB" }, async (page) => {
    await page.locator("[data-exercise='1'] [data-bit]").last().click();
    await page.locator("[data-exercise='1'] [data-action=check]").click();
    await page.waitForSelector("[data-exercise='1'] .verdict > *");
    await page.waitForFunction((key) => localStorage.getItem(key), KEY);
    const today = await day(page);
    assert.equal(await stored(page), boxes([`shift.exercise.2 1 ${today} 0 wrong`]));
    await page.waitForSelector("[data-in-boxes='1']");
    const bits = "[data-bit][aria-pressed]";
    const set = await page.$$eval(`[data-exercise='1'] ${bits}`, (bits) => bits.map((bit) => bit.ariaPressed));
    await load(page, "learn/review/");
    await page.waitForSelector("[data-question='shift.exercise.2'] [data-missed]");
    await page.waitForSelector("[data-box='1'][data-count='1']");
    assert.deepEqual(await page.$$eval(`.review-task ${bits}`, (bits) => bits.map((bit) => bit.ariaPressed)), set);
    assert.ok(set.includes("true"));
  });
});

test("five questions are answered with the keyboard alone, and the boxes are stored", async () => {
  const lines = ["line.pick", "line.down", "mask.quiz.1", "and.quiz.1", "shift.quiz.1", "lowest.quiz.1"];
  const old = lines.map((name) => `${name} 2 100 1 right`);
  // The reader of this test knows the answers: a wrong one would be asked again.
  const right = {};
  await withProfile({ locale: "en-GB" }, async (context) => {
    for (const name of lines.filter((name) => name.includes("quiz"))) right[name] = await rightAnswer(context, name);
  });
  await withBoxes(old, "learn/review/", { locale: "en-GB" }, async (page) => {
    await page.waitForSelector("[data-review][data-due='5'][data-left='5'] [data-question]");
    const code = { "line.pick": "bit = bitmap[row] & -bitmap[row];", "line.down": "down[row] = bit | down[row-1];" };
    for (let left = 4; left >= 0; left -= 1) {
      // The question of a lesson comes with its file.
      await page.waitForSelector("[data-question] :is([data-answer], [data-line-field])");
      const name = await page.getAttribute("[data-question]", "data-question");
      if (code[name]) {
        await page.focus("[data-line-field]");
        assert.equal(await page.inputValue("[data-line-field]"), "", "what was typed into another line is gone");
        await page.keyboard.type(code[name]);
        await page.keyboard.press("Enter");
      } else {
        // The answers come in another order than in the lesson.
        const answers = page.locator("[data-question] [data-answer]");
        const texts = (await answers.allTextContents()).map((text) => text.trim());
        await answers.nth(texts.indexOf(right[name])).focus();
        await page.keyboard.press("Enter");
      }
      await page.waitForSelector("[data-question][data-first=right]");
      await page.focus("[data-action=next-question]");
      await page.keyboard.press("Enter");
      await page.waitForSelector(`[data-review][data-left='${left}'] #review-question:focus`);
    }
    await page.waitForSelector("[data-review][data-due='0'] [data-rest]");
    await page.waitForFunction((key) => (localStorage.getItem(key).match(/ 7 \d+ 2 right/g) ?? []).length === 5, KEY);
    await reload(page);
    // What was known after years needs no smaller box.
    await page.waitForSelector("[data-box='7'][data-count='5']");
    // More can be asked for.
    await press(page, "more");
    await page.waitForSelector("[data-question]:not([data-first])");
  });
});

/** Waits until the way to the next question lies in the window. */
const nextInSight = (page) =>
  page.waitForFunction(() => {
    const { top, bottom } = document.querySelector("[data-action=next-question]").getBoundingClientRect();
    return 0 <= top && bottom < innerHeight + 1;
  });

/** The right answer of a lesson's quiz, as the lesson tells it to readers without scripts. */
async function rightAnswer(context, name) {
  const lesson = await open(context, `learn/${name.split(".")[0]}/`);
  const right = await lesson.evaluate(() => {
    return document.querySelector(".quiz .folded q").textContent.trim();
  });
  await lesson.close();
  return right;
}

/** The name of an exercise of each kind that the course asks, by the kind. */
async function exercises() {
  const list = await (await fetch(`${site}learn/`)).text();
  const found = new Map();
  const slugs = [...list.matchAll(/data-lesson="([a-z]+)"/g)].map(([, slug]) => slug);
  const lessons = await Promise.all(slugs.map(async (slug) => [slug, await (await fetch(`${site}learn/${slug}/`)).text()]));
  for (const [slug, html] of lessons) {
    for (const [tag] of html.matchAll(/<section [^>]*data-exercise="\d+"[^>]*>/g)) {
      const [[, number], [, kind]] = [tag.match(/data-exercise="(\d+)"/), tag.match(/data-kind="([a-z]+)"/)];
      if (!found.has(kind)) found.set(kind, `${slug}.exercise.${Number(number) + 1}`);
    }
  }
  return found;
}

test("an exercise of each kind is answered with a finger on a phone, and nothing is cut", async () => {
  const kinds = await exercises();
  assert.ok(kinds.size > 2, [...kinds.keys()].join());
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  await withBoxes([...kinds.values()].map((name) => `${name} 2 100 1 right`), "ja/learn/review/", phone, async (page) => {
    const left = new Map([...kinds].map(([kind, name]) => [name, kind]));
    // What is answered wrong is asked again, between the others.
    for (let asked = 0; left.size > 0 && asked < 4 * kinds.size; asked += 1) {
      await page.waitForSelector("[data-rest], [data-question]:not([data-first]) .exercise");
      if (await page.locator("[data-rest]").count() > 0) {
        await page.tap("[data-action=more]");
        await page.waitForSelector("[data-question]:not([data-first]) .exercise");
      }
      const name = await page.getAttribute("[data-question]", "data-question");
      const kind = await page.getAttribute("[data-question] .exercise", "data-kind");
      assert.equal(kinds.get(kind), name);
      left.delete(name);
      assert.ok((await overflow(page)) <= 0, name);
      await assertTargets(page, ".review-task button:not([hidden])", name);
      const first = `.review-question[data-question="${name}"][data-first]`;
      if (kind !== "word") {
        // Before anything is given a check is no answer.
        await page.tap("[data-action=check]");
        await page.waitForSelector(".review-task .verdict > *");
        assert.equal(await page.locator(first).count(), 0, name);
      }
      if (kind === "number") await page.fill("[data-action=answer]", "3");
      else if (kind === "trace") for (const cell of await page.locator("[data-cell]").all()) await cell.fill("0");
      else if (kind === "square") await page.locator(".review-task [role=gridcell]").first().tap();
      else if (kind === "word") await page.locator(".review-task [data-bit]").last().tap();
      else for (const answer of (await page.locator(".review-task [data-answer]").all()).slice(0, kind === "order" ? undefined : 1)) await answer.tap();
      await page.tap("[data-action=check]");
      await page.waitForSelector(first);
      assert.ok((await overflow(page)) <= 0, name);
      await page.tap("[data-action=next-question]");
      await page.waitForSelector("[data-rest], [data-question]:not([data-first])");
    }
    assert.deepEqual([...left.keys()], [], "each kind was asked");
  });
});

test("a storage that is full or off is said where an answer is not stored, and the boxes go along as text", async () => {
  for (const [name, folder, said, refuse] of [
    ["full", "", /storage is full.*as a file/, () => {
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    }],
    ["off", "ja/", /無効.*保存する/, () => {
      Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("off", "SecurityError"); } });
    }],
  ]) {
    await withProfile({ acceptDownloads: true }, async (context) => {
      await context.addInitScript(refuse);
      const page = await open(context, `${folder}learn/mask/`);
      await page.click("[data-quiz] [data-answer='0']");
      await page.waitForSelector(`[data-not-stored=${name}]`);
      assert.match(await page.textContent("[data-not-stored]"), said);
      await turn(page, `${folder}learn/review/`, `.review [data-not-stored=${name}]`);
      const [file] = await Promise.all([page.waitForEvent("download"), press(page, "save-boxes")]);
      assert.match(await readFile(await file.path(), "utf8"), /^bitqueens boxes 1\nmask\.quiz\.1 1 \d+ 0 wrong\n$/);
      assert.deepEqual(page.said, [], name);
    });
  }
});

test("two tabs lose nothing of one another", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    const one = await open(context, "learn/mask/");
    const two = await open(context, "learn/and/");
    for (const page of [one, two]) await page.click("[data-quiz] [data-answer='0']");
    await one.waitForFunction((key) => localStorage.getItem(key)?.split("\n").length === 4, KEY);
    // The first tab has heard of the other's answer.
    await turn(one, "learn/review/", "[data-box='1'][data-count='2']");
    // A record that one tab clears is cleared in the other, and comes back in both.
    await turn(two, "learn/", ".lessons");
    await press(two, "clear-progress");
    await one.waitForSelector("[data-box='1'][data-count='0']");
    await press(two, "bring-back");
    await one.waitForSelector("[data-box='1'][data-count='2']");
    for (const page of [one, two]) assert.deepEqual(page.said, []);
  });
});

test("boxes are saved as a file, taken in elsewhere, and a text that is none is a sentence", async () => {
  let text;
  await withBoxes(["mask.quiz.1 3 100 4 right"], "learn/review/", { locale: "en-GB" }, async (page) => {
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, "save-boxes")]);
    text = await readFile(await file.path(), "utf8");
    assert.match(text, /^bitqueens boxes 1\nmask\.quiz\.1 3 100 4 right\n$/);
  });
  await visit("learn/review/", { locale: "en-GB" }, async (page) => {
    await page.fill("[data-boxes-text]", "nothing of the kind");
    await press(page, "take-in");
    await page.waitForSelector("[data-notice]");
    assert.match(await page.textContent("[data-notice]"), /no text of boxes\..*Nothing was taken in\./);
    assert.equal(await page.inputValue("[data-boxes-text]"), "nothing of the kind", "what was typed stays");
    await page.fill("[data-boxes-text]", text);
    await press(page, "take-in");
    await page.waitForSelector("[data-box='3'][data-count='1']");
    await reload(page);
    await page.waitForSelector("[data-box='3'][data-count='1']");
    await page.setInputFiles("[data-action=open-boxes]", {
      name: "boxes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(boxes(["and.quiz.1 5 100 9 right"])),
    });
    await page.waitForSelector("[data-box='5'][data-count='1']");
  });
});

test("a stored text that cannot be read is set aside and stays until it is deleted", async () => {
  await withBoxes(["mask.quiz.1 3 100 4 right", "and.quiz.1 ninth"], "learn/review/", { locale: "en-GB" }, async (page) => {
    await page.waitForSelector("[data-set-aside]");
    await page.waitForSelector("[data-box='3'][data-count='1']");
    await reload(page);
    await page.waitForSelector("[data-set-aside]");
    await press(page, "forget-aside");
    await page.waitForFunction(() => !document.querySelector("[data-set-aside]"));
    await reload(page);
    await page.waitForSelector("[data-box='3'][data-count='1']");
    assert.equal(await page.locator("[data-set-aside]").count(), 0);
  });
});

test("a test is the same ten questions by its address and ends with the lessons to read again", async () => {
  await visit("learn/test/", { locale: "en-GB" }, async (page) => {
    await page.click("[data-action=test]");
    await page.waitForSelector("[data-test=search] [data-question]");
    await page.waitForFunction(() => /learn\/test\/#part=search&seed=\d+$/.test(location.href));
    await turn(page, "learn/test/#part=loop&seed=3", "[data-test=loop][data-seed='3'] [data-question]");
    for (let number = 1; number <= 10; number += 1) {
      const kind = await page.getAttribute("[data-question]:not([data-first])", "data-kind");
      await page.waitForSelector("[data-question] :is([data-answer], [data-action=reveal])");
      await page.click(kind === "quiz" ? "[data-question] [data-answer]" : "[data-question] [data-action=reveal]");
      await nextInSight(page);
      await press(page, "next-question");
    }
    await page.waitForSelector("[data-result]");
    await page.click("[data-result] [data-action=to-lesson]");
    await page.waitForSelector("article[data-lesson] h1:focus");
  });
});

test("nothing is cut on a phone", async () => {
  const old = ["line.left 1 100 1 wrong", "ghost.exercise.1 1 101 1 right"];
  await withBoxes(old, "ja/learn/review/", { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.waitForSelector("[data-kind=line]");
    assert.ok((await overflow(page)) <= 0);
    await press(page, "reveal");
    await nextInSight(page);
    await press(page, "next-question");
    await page.waitForSelector("[data-kind=exercise] [data-bit]");
    assert.ok((await overflow(page)) <= 0);
  });
});
