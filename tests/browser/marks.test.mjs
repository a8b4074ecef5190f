// From a class list to a table of marks: a pupil's line, the teachers' page, the file for Moodle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { downloaded, look, press, site, turn } from "./site.mjs";

/** The line at the end of a pupil's homework: the answers are wrong. */
async function handedIn(pupil) {
  let line;
  await look(`learn/shift/#pupil=${pupil}`, "[data-exercise]", {}, async (page) => {
    const exercises = page.locator("[data-exercise]");
    assert.equal(await page.locator("[data-hand-in]").count(), 0, "nothing is answered yet");
    for (const exercise of await exercises.all()) await exercise.locator("[data-action=check]").click();
    line = await page.textContent("[data-hand-in]");
  });
  return line;
}

test("lines that pupils hand in become a table with the names of the class list, and a file for a spreadsheet", async () => {
  const lines = [await handedIn(2), await handedIn(1)];
  for (const [at, line] of lines.entries()) assert.match(line, new RegExp(`^bitqueens\\{1; lesson\\.shift; 10${2 - at}\\.`));
  await look("learn/teachers/", "[data-class-list]", { acceptDownloads: true }, async (page) => {
    await page.fill("[data-class-list]", "Ada\nHana Sato\nKen\n");
    await press(page, "to-marks");
    await page.waitForSelector("[data-tool=marks]:focus [data-hand-ins]");
    const pasted = [lines[0], `> ${lines[1].replaceAll("; ", ";\n> ")}`, lines[0], lines[1].slice(0, 30), "Ken"];
    await page.fill("[data-hand-ins]", pasted.join("\n"));
    await press(page, "judge-lines");
    await page.waitForSelector("[data-marks='lesson.shift']");
    const names = await page.locator("[data-marks] tbody th").allTextContents();
    assert.deepEqual(names.map((name) => name.trim()), ["Ada", "Hana Sato"]);
    assert.equal(await page.getAttribute("[data-missing]", "data-missing"), "1");
    assert.equal(await page.getAttribute("[data-unread]", "data-unread"), "1");
    assert.equal(await page.getAttribute("[data-wrong-answers]", "data-wrong-answers"), "3");
    assert.match(await page.textContent("[data-tool=marks] [role=status]"), /\b2\b.*\b1\b.*\b1\b/);
    // For a sheet that is open already.
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
    });
    await press(page, "copy-marks");
    const copied = await (await page.waitForFunction(() => window.copied)).jsonValue();
    assert.match(copied, /^Number\tName\t.*\n1\tAda\t\d{4}-\d\d-\d\d\t101\t0\t0\t0\t/);
    const { name, text } = await downloaded(page, "save-marks");
    assert.equal(name, "lesson.shift.csv");
    assert.ok(text.startsWith("\ufeff"));
    assert.match(text, /\r\n1,Ada,\d{4}-\d\d-\d\d,101,0,0,0/);
    assert.match(text, /\r\n3,Ken\r\n$/);
  });
});

test("drawn questions are saved as a file for Moodle", async () => {
  await look("ja/learn/teachers/", "[data-action=open-moodle]", { acceptDownloads: true }, async (page) => {
    await page.focus("[data-action=open-moodle]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-action=moodle]");
    await page.selectOption("[data-action=moodle-lessons]", "mask");
    await page.selectOption("[data-action=versions]", "10");
    const { name, text } = await downloaded(page, "moodle");
    assert.equal(name, "bitqueens-mask-ja.xml");
    await page.waitForSelector("[data-made]");
    // A native test reads the file by a parser of XML; the page's policy lets no script parse here.
    const of = (type) => text.split(`<question type="${type}">`).length - 1;
    assert.ok(text.startsWith("<?xml ") && text.endsWith("</quiz>"), text.slice(-40));
    assert.ok(of("category") >= 2 && of("shortanswer") >= 10);
  });
});

/** What a file of the site has to be, by the end of its name. */
const FILES = {
  // An archive whose first file says what it is.
  epub: (bytes) => bytes.subarray(0, 2).toString() === "PK" && bytes.subarray(30, 58).toString() === "mimetypeapplication/epub+zip",
  html: (bytes) => /<article class="lesson"><h1>/.test(bytes.toString()),
};

test("everything that a teacher uses is reached from one list, in both languages, and answers", async () => {
  const kept = await (await fetch(`${site}service-worker.js`)).text();
  for (const address of ["learn/teachers/", "ja/learn/teachers/"]) {
    await look(address, ".way-steps", {}, async (page) => {
      const links = await page.locator(".way-steps a").evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.href]));
      const sections = links.filter(([way]) => way.startsWith("#")).map(([way]) => way);
      assert.deepEqual(sections, ["#plans", "#steps", "#questions", "#class", "#moodle", "#marks"]);
      for (const id of sections) {
        await page.click(`.way-steps a[href="${id}"]`);
        await page.waitForSelector(`${id}:focus`);
      }
      const files = links.map(([, whole]) => whole).filter((whole) => /\.\w+$/.test(whole));
      assert.equal(files.length, 4);
      for (const file of files) {
        const answer = await fetch(file);
        const bytes = Buffer.from(await answer.arrayBuffer());
        assert.ok(answer.ok && FILES[file.split(".").at(-1)](bytes), file);
        assert.ok(!kept.includes(file.slice(site.length)), `${file} is not kept for the time without a network`);
      }
      for (const [pattern, there] of [[/slides=1$/, "[data-slides]"], [/learn\/test\/$/, ".tests [data-action=test]"]]) {
        const [, whole] = links.find(([, whole]) => pattern.test(whole));
        await turn(page, whole.slice(site.length), there);
      }
    });
  }
});
