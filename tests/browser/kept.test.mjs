// Nothing typed is lost: links that carry a text, tabs side by side, reloads at once, a full storage.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { drawn, load, open, press, reload, reloaded, set, visit, withProfile } from "./site.mjs";

const SOURCE = "textarea[data-source]";
const STAGE = "write/#stage=nothing";
const KEY = "bitqueens.write.nothing";

/** A link that carries a text, as the page makes them. */
const link = (text) => `${STAGE}&text=${deflateRawSync(text).toString("base64url")}`;

const text = (page) => page.inputValue(SOURCE);
const stored = (page, key = KEY) => page.evaluate((key) => localStorage.getItem(key), key);
const shows = (page, text) =>
  page.waitForFunction(([source, text]) => document.querySelector(source)?.value === text, [SOURCE, text]);

/** Types at the end of the program. */
async function type(page, typed) {
  await page.$eval(SOURCE, (area) => {
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  });
  await page.keyboard.type(typed);
}

/** The earlier texts as the list shows them: each one's first line. */
const earlier = (page) => page.$$eval("[data-action=bring-earlier] code", (all) => all.map((one) => one.textContent));

/** Brings the earlier text back that begins so. */
async function bringBack(page, line) {
  await page.$eval("[data-earlier]", (details) => { details.open = true; });
  await page.click(`[data-action=bring-earlier]:has-text("${line}")`);
}

/** The texts that no later one goes on from. */
const last = (typed) => typed.filter((text, at) => !typed.some((other, later) => later > at && other.startsWith(text)));

/** Waits until the address carries a text. */
async function inAddress(page, text) {
  for (;;) {
    const url = page.url();
    const packed = new URLSearchParams(url.split("#")[1]).get("text") ?? "";
    if (packed !== "" && inflateRawSync(Buffer.from(packed, "base64url")).toString() === text) return;
    await page.waitForFunction((url) => location.href !== url, url);
  }
}

/** Stores texts of another site until nothing fits any more. */
const fill = (page) =>
  page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`other.${size}.${n}`, "x".repeat(size));
      } catch {
        // Full to this size; go on with smaller texts.
      }
    }
  });

const makeRoom = (page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("other.")) localStorage.removeItem(key);
  });

test("links open beside one's own text, which is kept over two of them and a reload", async () => {
  await visit(STAGE, { locale: "en-GB" }, async (page) => {
    await type(page, "own = 92;");
    for (const other of ["a = 1;", "b = 2;"]) {
      await load(page, link(other));
      await shows(page, other);
      assert.match(await page.textContent("[data-linked]"), /Your own is kept/);
      assert.equal(await stored(page), "own = 92;");
    }
    await reload(page);
    await shows(page, "b = 2;");
    for (const shown of ["own = 92;", "b = 2;", "own = 92;"]) {
      await press(page, "undo");
      await shows(page, shown);
      // The address follows when the reader rests.
      await inAddress(page, shown);
    }
    await reload(page);
    await shows(page, "own = 92;");
    // A key in a link's text makes it one's own; the one before is an earlier text, after a reload too.
    await load(page, link("c = 3;"));
    await type(page, "!");
    await page.waitForSelector("[data-earlier]", { state: "attached" });
    await reload(page);
    await shows(page, "c = 3;!");
    assert.deepEqual(await earlier(page), ["own = 92;"]);
    await bringBack(page, "own = 92;");
    await shows(page, "own = 92;");
    assert.deepEqual(await earlier(page), ["c = 3;!"]);
  });
});

test("a key is kept that is followed by a reload at once, and the text that it was typed into", async () => {
  await visit(STAGE, { locale: "en-GB" }, async (page) => {
    for (const [before, address] of [["", STAGE], ["row = 1;", STAGE], ["linked = 4;", link("linked = 4;")]]) {
      await page.evaluate(() => localStorage.clear());
      await load(page, address);
      if (address === STAGE && before !== "") {
        await type(page, before);
        await page.waitForURL(/text=/);
      }
      const value = `${before} key`;
      await reloaded(page, () => page.evaluate(([source, value]) => {
        const area = document.querySelector(source);
        area.value = value;
        area.dispatchEvent(new Event("input", { bubbles: true }));
        location.reload();
      }, [SOURCE, value]));
      await shows(page, value);
      assert.equal(await stored(page), value);
    }
  });
});

test("two tabs that write the same stage keep both texts", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    const [one, two] = [await open(context, STAGE), await open(context, STAGE)];
    await type(one, "one = 1; // the longer one");
    await type(two, "two = 2;");
    assert.equal(await stored(one), "two = 2;");
    await two.waitForSelector("[data-earlier]", { state: "attached" });
    assert.deepEqual(await earlier(two), ["one = 1; // the longer one"]);
    await type(one, "!");
    assert.equal(await stored(one), "one = 1; // the longer one!");
    await one.waitForFunction(() => document.querySelectorAll("[data-action=bring-earlier]").length === 2);
    assert.deepEqual((await earlier(one)).sort(), ["one = 1; // the longer one", "two = 2;"]);
    assert.deepEqual([...one.said, ...two.said], []);
  });
});

test("a program that is put in order is kept at once, and the order before it is an earlier text", async () => {
  await visit("write/#stage=order", { locale: "en-GB" }, async (page) => {
    const key = "bitqueens.write.order";
    await page.click(".order-lines li:nth-child(2) button");
    await press(page, "raise");
    const before = await stored(page, key);
    await load(page, "write/#stage=blank");
    await page.fill(SOURCE, (await text(page)).replace("?", "bitmap[row] & -bitmap[row]").replace("<< 1", ">> 1"));
    await press(page, "run-program");
    await press(page, "into-order");
    await page.waitForSelector("[data-write][data-stage=order] [data-earlier]", { state: "attached" });
    const after = await stored(page, key);
    assert.ok(after !== before && after.includes(">> 1"), after);
    await load(page, "write/#stage=order");
    assert.equal(await stored(page, key), after);
    assert.equal(await page.evaluate((key) => Object.entries(localStorage).find(([name]) => name.startsWith(key))?.[1], "bitqueens.earlier.order."), before);
  });
});

test("a program that all of it was deleted from is an earlier text", async () => {
  await visit(STAGE, { locale: "en-GB" }, async (page) => {
    await type(page, "while row >= 0 { row -= 1; }");
    await page.focus(SOURCE);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type("x");
    await reload(page);
    await shows(page, "x");
    assert.deepEqual(await earlier(page), ["while row >= 0 { row -= 1; }"]);
    await bringBack(page, "while row");
    await shows(page, "while row >= 0 { row -= 1; }");
  });
});

test("a pasted megabyte stops at the limit, which is said with its number", async () => {
  await visit(STAGE, { locale: "en-GB" }, async (page) => {
    await type(page, "own = 92; ");
    await page.keyboard.insertText("solutions = 1;\n".repeat(70_000));
    assert.match(await page.textContent("[data-full]"), /10,000 characters/);
    const kept = await text(page);
    assert.ok(kept.startsWith("own = 92; solutions = 1;\n") && kept.length === 10_000, `${kept.length}`);
    await page.waitForFunction((key) => localStorage.getItem(key)?.length === 10_000, KEY);
    // Nothing came of it but for what the field shows, so the browser takes it back.
    await page.keyboard.press("Control+z");
    await page.waitForSelector("[data-full]", { state: "detached" });
  });
});

test("a storage that is off is said, and the link keeps what is typed", async () => {
  await withProfile({}, async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("off", "SecurityError"); } });
    });
    const page = await open(context, `ja/${STAGE}`);
    await type(page, "own = 1;");
    await page.waitForSelector("[data-not-stored]");
    assert.match(await page.textContent("[data-not-stored]"), /無効.*リンク/);
    await inAddress(page, "own = 1;");
    await reload(page);
    await shows(page, "own = 1;");
    assert.deepEqual(page.said, []);
  });
});

test("a storage that is full is said, and the link keeps what is typed", async () => {
  await visit(STAGE, { locale: "en-GB" }, async (page) => {
    await type(page, "own = 1;");
    await fill(page);
    const typed = "// longer than what was left of the storage, by far ".repeat(4);
    await type(page, typed);
    assert.match(await page.textContent("[data-not-stored]"), /storage is full/);
    // The address has it, so that a reload shows it all the same.
    await inAddress(page, `own = 1;${typed}`);
    await reload(page);
    await shows(page, `own = 1;${typed}`);
    await makeRoom(page);
    await type(page, "!");
    await page.waitForSelector("[data-not-stored]", { state: "detached" });
    assert.equal(await stored(page), `own = 1;${typed}!`);
  });
});

test("a hostile reader's day: three tabs, a classmate's link, reloads, a full storage, and all that was typed is there", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    const typed = [];
    const types = async (page, what) => {
      await type(page, what);
      typed.push(await text(page));
    };
    const one = await open(context, STAGE);
    await types(one, "morning = 1; // the first tab, a long program");
    const two = await open(context, STAGE);
    await two.focus(SOURCE);
    await two.keyboard.press("Control+a");
    await two.keyboard.press("Delete");
    await types(two, "noon = 2; // the second tab, another one");
    // A classmate's link comes into the first tab, and is typed into.
    await load(one, link("classmate = 3; // not mine"));
    await shows(one, "classmate = 3; // not mine");
    await types(one, " mine = 4;");
    // The second tab is reloaded in the middle of a word.
    await two.keyboard.type("half = 5; a wo");
    typed.push(await text(two));
    await two.reload();
    await drawn(two);
    // A third tab writes while the storage is full, and says so.
    const three = await open(context, STAGE);
    await fill(three);
    await types(three, ` // evening ${"and so on ".repeat(20)}`);
    await three.waitForSelector("[data-not-stored]");
    const unstored = typed.pop();
    assert.equal(await text(three), unstored);
    await makeRoom(three);
    await types(three, "!");
    await three.waitForSelector("[data-not-stored]", { state: "detached" });
    // Start over loses nothing either.
    await press(three, "start-over");
    await shows(three, "");
    // A tab that another one has stored over hears of it a moment later, and puts away what it had typed last.
    await one.waitForFunction((wanted) => {
      const kept = Object.keys(localStorage).map((key) => localStorage.getItem(key));
      return wanted.every((text) => kept.includes(text));
    }, last(typed));
    for (const page of [one, two, three]) await page.close();

    const night = await open(context, STAGE);
    const kept = await night.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^bitqueens\.(write|earlier)\./.test(key)).map((key) => localStorage.getItem(key)));
    for (const text of last(typed)) assert.ok(kept.includes(text), `lost: ${text}\nkept:\n${kept.join("\n")}`);
    // Each of them is brought back by a press.
    for (const wanted of last(typed)) {
      await bringBack(night, wanted.split("\n")[0].slice(0, 12));
      await night.waitForFunction(([source, begins]) => document.querySelector(source).value.startsWith(begins), [SOURCE, wanted.slice(0, 12)]);
    }
  });
});

/** What stands in the exercises, quizzes, guesses and faults of a lesson: pressed bits and answers, numbers, verdicts. */
const underWay = (page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll("[data-lesson] [aria-pressed=true]")].map((one) => one.dataset.bit ?? one.dataset.answer);
    const numbers = [...document.querySelectorAll("[data-lesson] input:not([type=checkbox])")].map((one) => one.value);
    const said = [...document.querySelectorAll("[data-lesson] .verdict")].map((one) => one.textContent);
    return { pressed, numbers, said };
  });

test("exercises under way are there after a reload: bits, numbers, choices, guesses, and what was said of them", async () => {
  await visit("learn/puzzle/", { locale: "en-GB" }, async (page) => {
    // Digits that no button has given yet, a choice, and a fault that was run.
    await page.fill("[data-opening] [data-action=guess]", "7");
    await page.click("[data-quiz='0'] [data-answer='1']");
    await page.click("[data-break] [data-answer='3']");
    await page.waitForSelector("[data-break][data-found]");
    await page.click("[data-exercise='0'] [data-bit='1']");
    await page.click("[data-exercise='0'] [data-action=check]");
    await page.waitForSelector("[data-exercise='0'] [data-verdict]");
    const before = await underWay(page);
    assert.deepEqual(before.numbers, ["7"]);
    assert.ok(before.pressed.length >= 2 && before.said.filter((text) => text !== "").length >= 3, JSON.stringify(before));
    await reload(page);
    assert.deepEqual(await underWay(page), before);
    // A further check goes on from the tries of before.
    await page.click("[data-exercise='0'] [data-action=check]");
    const second = await page.textContent("[data-exercise='0'] .verdict");
    assert.notEqual(second, before.said.at(-1));
    await reload(page);
    assert.equal(await page.textContent("[data-exercise='0'] .verdict"), second);
  });
});

test("a bit is kept that is followed by a reload at once, in a lesson, of another seed, and in a prediction", async () => {
  await visit("learn/shift/", { locale: "en-GB" }, async (page) => {
    for (const [address, ask, bit] of [
      ["learn/shift/", undefined, "[data-exercise='0'][data-seed='0'] [data-bit='2']"],
      ["learn/shift/#seed=7", undefined, "[data-exercise='0'][data-seed='7'] [data-bit='2']"],
      ["step/#n=5&at=14&predict=1", "[data-action=next]", "[data-asked] [data-bit='3']"],
    ]) {
      await load(page, address);
      if (ask !== undefined) await page.click(ask);
      await page.waitForSelector(bit);
      await reloaded(page, () => page.$eval(bit, (one) => {
        one.click();
        location.reload();
      }));
      await page.waitForSelector(`${bit}[aria-pressed=true]`);
    }
  });
});

test("two tabs with one exercise: the second sees what the first sets, and the tries of both are kept", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    const [one, two] = [await open(context, "learn/shift/"), await open(context, "learn/shift/")];
    const exercise = "[data-exercise='0']";
    await one.click(`${exercise} [data-bit='2']`);
    await two.waitForSelector(`${exercise} [data-bit='2'][aria-pressed=true]`);
    await two.click(`${exercise} [data-action=check]`);
    await one.waitForSelector(`${exercise} [data-verdict]`);
    await one.click(`${exercise} [data-bit='0']`);
    await two.waitForSelector(`${exercise} [data-bit='0'][aria-pressed=true]`);
    assert.deepEqual(await underWay(one), await underWay(two));
    assert.deepEqual([...one.said, ...two.said], []);
  });
});

/** What a page says of a full storage, by what is lost there: in both languages, with what the reader can do. */
const FULL = {
  en: { reason: /The browser's storage is full/, lesson: /“Save as a file”.*delete records/, answer: /Delete records/, text: /a copied link keeps it/, count: /counted or guessed here is lost.*as a file/, chosen: /chosen lasts as long as this tab/ },
  ja: { reason: /ブラウザーの保存領域がいっぱいです/, lesson: /ファイルに保存する.*記録を消して/, answer: /記録を消すと/, text: /「リンクをコピー」で残せ/, count: /数えた分や予想.*ファイルに保存/, chosen: /選んだ設定は、このタブを閉じると/ },
};

/** Something of each kind that is kept: where, what the reader does, and what is said. */
const KEEPS = [
  ["an exercise", "learn/shift/", "lesson", (page) => page.click("[data-exercise='0'] [data-bit='2']")],
  ["a guess at a lesson's beginning", "learn/puzzle/", "lesson", (page) => page.fill("[data-opening] [data-action=guess]", "7")],
  ["a quiz", "learn/puzzle/", "lesson", (page) => page.click("[data-quiz='0'] [data-answer='1']")],
  ["a fault", "learn/puzzle/", "lesson", (page) => page.click("[data-break] [data-answer='3']")],
  ["a mark", "learn/mask/", "lesson", (page) => page.check("[data-action=done]")],
  ["an answer of a test", "learn/test/#part=words&seed=1", "lesson", (page) => page.click("[data-answer], [data-bit]")],
  ["a prediction", "step/#n=5&at=14&predict=1", "answer", async (page) => {
    await page.click("[data-action=next]");
    await page.click("[data-asked] [data-bit='3']");
  }],
  ["a solution", "solve/#n=4", "answer", async (page) => {
    for (const [row, column] of [[0, 1], [1, 3], [2, 0], [3, 2]]) await page.click(`[data-row='${row}'][data-col='${column}']`);
  }],
  ["a program", STAGE, "text", (page) => type(page, "own = 1;")],
  ["a guess of a count", "count/#n=9", "count", async (page) => {
    await page.click("[data-action=guess-first]");
    await page.locator("[data-action=guess]").pressSequentially("300");
  }],
  ["a preference", "step/", "chosen", async (page) => {
    await press(page, "menu");
    await page.click(".settings [data-action=theme]");
  }],
];

/** Waits until the page says something where the reader looks, far down a lesson too. */
const says = (page, said) =>
  page.waitForFunction((said) => {
    const notice = document.querySelector("[data-notice] p");
    const { top, bottom } = notice?.getBoundingClientRect() ?? {};
    return 0 <= top && bottom <= innerHeight && said.every((one) => new RegExp(one).test(notice.textContent));
  }, said.map(({ source }) => source));

test("a full storage is said for every kind of thing that is kept, and what to do, in either language", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    for (const [at, [name, address, lost, act]] of KEEPS.entries()) {
      // Each sentence that is said of several things is said in both languages.
      const lang = at % 2 === 0 ? "en" : "ja";
      const words = FULL[lang];
      const page = await open(context, (lang === "en" ? "" : "ja/") + address);
      await fill(page);
      await act(page);
      await says(page, [words.reason, words[lost]]).catch((failure) => { throw new Error(`${name}, ${lang}: ${failure}`); });
      if (address.startsWith("learn/") && !address.startsWith("learn/test/")) {
        // It stays said at the end of the lesson, until there is room.
        assert.match(await page.textContent("[data-lesson] [data-not-stored=full]"), words.lesson, name);
        await makeRoom(page);
        await page.click("[data-exercise='0'] [data-bit='0']");
        await page.waitForSelector("[data-not-stored]", { state: "detached" });
      } else {
        await makeRoom(page);
      }
      assert.deepEqual(page.said, [], name);
      await page.evaluate(() => localStorage.clear());
      await page.close();
    }
  });
});

test("what a full storage did not take is taken with the next answer once there is room", async () => {
  await visit("learn/shift/", { locale: "en-GB" }, async (page) => {
    await fill(page);
    await page.click("[data-exercise='0'] [data-bit='2']");
    await page.check("[data-action=done]");
    await page.waitForSelector("[data-not-stored=full]");
    await makeRoom(page);
    await page.click("[data-exercise='0'] [data-bit='0']");
    await page.uncheck("[data-action=done]");
    await page.check("[data-action=done]");
    await page.waitForFunction(() => localStorage.getItem("bitqueens.progress") === "shift");
    const before = await underWay(page);
    await reload(page);
    assert.deepEqual(await underWay(page), before);
    assert.ok(before.pressed.includes("2") && before.pressed.includes("0"), JSON.stringify(before));
  });
});

test("each kind of thing that a reader leaves in one tab is there after another one has written its own", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    // Guesses of a count, boards solved by hand, lessons done, texts of two stages.
    const one = await open(context, "count/#n=9");
    const two = await open(context, "count/#n=10");
    for (const [page, guess] of [[one, "300"], [two, "700"]]) {
      await page.click("[data-action=guess-first]");
      await page.fill("[data-action=guess]", guess);
    }
    await Promise.all([load(one, "write/#stage=all"), load(two, STAGE)]);
    await one.$eval(SOURCE, (area) => { area.value = ""; });
    await type(one, "all = 1;");
    await type(two, "nothing = 2;");
    await Promise.all([load(one, "learn/mask/"), load(two, "learn/row/")]);
    await one.check("[data-action=done]");
    await two.check("[data-action=done]");
    await one.waitForFunction(() => localStorage.getItem("bitqueens.progress")?.split(" ").length === 2);
    await set(one, "theme");
    await set(two, "motion");
    await two.waitForFunction(() => localStorage.getItem("bitqueens.preferences").includes("still"));
    const found = await two.evaluate(() => ({ ...localStorage }));
    assert.equal(found["bitqueens.preferences"], "en msb dark still");
    assert.equal(found["bitqueens.guess.9"], "300");
    assert.equal(found["bitqueens.guess.10"], "700");
    assert.equal(found["bitqueens.write.all"], "all = 1;");
    assert.equal(found[KEY], "nothing = 2;");
    assert.deepEqual(found["bitqueens.progress"].split(" ").sort(), ["mask", "row"]);
  });
});
