// What people type into the fields of every kind: by input methods, pasted signs, undo, and a reload at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, look, press, reloaded, turnThrough, visit } from "./site.mjs";

/** Shows the field that a line of the fault to find is mended in. */
async function findLine(page) {
  for (const line of await page.locator("[data-find] :not(g)[data-line]").all()) {
    await line.click();
    if (await page.locator("[data-mend]").isVisible()) return;
  }
}

/** Shows the question for a line of the loop, as one that was answered long ago. */
async function askLine(page) {
  await page.evaluate(() => localStorage.setItem("bitqueens.boxes", "bitqueens boxes 1\nline.pick 2 100 1 right\n"));
  await load(page, "learn/review/");
}

const LAB = "bits/#w=8&x=44&y=6";
const COMBINATION = "bits/#w=8&x=44&part=combination";
const opens = (action) => (page) => press(page, action);
const unfold = (page) => page.$$eval("main details", (all) => all.forEach((details) => { details.open = true; }));

/**
 * The kinds of fields by their names: what goes in, an address, what keeps it over a reload at once, and what shows it
 * there. A class's list and what is pasted beside it are kept nowhere, and the page says so; what moves a player or chooses
 * a range is no text.
 */
const FIELDS = {
  source: ["text", "write/#stage=nothing", "stored"],
  expression: ["text", "learn/and/", "stored"],
  mend: ["text", "learn/mask/", "stored", findLine],
  "line-field": ["text", "learn/review/", "stored", askLine],
  cell: ["number", "learn/exits/", "stored"],
  answer: ["number", "learn/cost/", "stored"],
  guess: ["number", "learn/methods/", "stored"],
  "x-decimal": ["number", LAB, "address", unfold],
  "x-binary": ["bits", LAB, "address", unfold],
  "x-hexadecimal": ["number", LAB, "address", unfold],
  "y-decimal": ["number", LAB, "address"],
  "y-binary": ["bits", LAB, "address"],
  "y-hexadecimal": ["number", LAB, "address"],
  "lab-expression": ["text", LAB, "address"],
  things: ["number", COMBINATION, "address"],
  chosen: ["number", COMBINATION, "address"],
  rank: ["number", COMBINATION, "address"],
  seek: ["number", "step/#n=8&at=120&open=compare", "nowhere"],
  seed: ["number", "learn/teachers/", "address"],
  step: ["number", "learn/teachers/", "address"],
  "class-list": ["text", "learn/teachers/", "nowhere"],
  "hand-ins": ["text", "learn/teachers/", "nowhere", opens("open-marks")],
  "boxes-text": ["text", "learn/review/", "nowhere"],
};

/** Fields that are another one's component at another place: a field of FIELDS stands for each. */
const ALIKE = ["x-hexadecimal", "y-decimal", "y-hexadecimal", "chosen", "step"];

/** Marks every field of the page that is shown and takes what is typed by the name of its kind; returns the names, or whether one is there. */
const named = (wanted) => {
  const all = [...document.querySelectorAll("main :is(textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])):not([readonly])")];
  const shown = all.filter((field) => field.checkVisibility());
  for (const field of shown.filter((field) => field.dataset.fieldKind === undefined)) {
    const [[key, value]] = Object.entries(field.dataset);
    const name = key === "action" ? value : key.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
    field.dataset.fieldKind = value === "expression" ? "lab-expression" : name;
  }
  const names = shown.map((field) => field.dataset.fieldKind);
  return wanted === undefined ? names : names.includes(wanted);
};

test("every field that a page shows is of a kind that is tried", () =>
  look("learn/", ".lessons", { locale: "en-GB" }, async (page) => {
    const lessons = await page.$$eval(".lesson-row[data-lesson]", (rows) => rows.map((row) => row.dataset.lesson));
    const views = lessons.map((name) => [`learn/${name}/`, `[data-lesson=${name}]`]);
    for (const [, address] of Object.values(FIELDS)) views.push([address, "main h1"]);
    views.push(["solve/#n=5", "[data-solve]"], ["ladder/", ".dots"], ["count/#n=8", "[data-count]"], ["learn/test/#part=words&seed=3", "[data-test]"]);
    const found = new Set((await turnThrough(page, views, named)).flat());
    assert.ok(lessons.length > 40 && found.size > 12, `${lessons.length} ${[...found]}`);
    assert.deepEqual([...found].filter((name) => FIELDS[name] === undefined), []);
  }));

/** What is typed into a field of a kind, what stands there then, and what is typed last. */
const TYPED = {
  text: ["x1", /^x1$/, "x2", /^x2$/],
  number: ["4", /^0*4$/, "2", /^0*2$/],
  bits: ["101", /^0*101$/, "111", /^0*111$/],
};

/** A key as engines send it while an input method has it, and just after: whether the page leaves it alone. */
const byInputMethod = ([name, key]) => {
  const field = document.querySelector(`[data-field-kind="${name}"]`);
  const sent = (options) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
    Object.defineProperty(event, "keyCode", { get: () => 229 });
    return field.dispatchEvent(event);
  };
  const read = () => document.querySelector("main").textContent;
  field.focus();
  const before = read();
  // Chrome and Firefox: while it is composed. Safari: when it is composed already.
  const composing = sent({ isComposing: true });
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "あ" }));
  const behind = sent({ isComposing: false });
  return composing && behind && read() === before;
};

/** Waits until the reader has rested: nothing has changed for 120 ms, however late the changes come. Runs in the page. */
const rested = () => new Promise((done) => {
  let clock;
  const begin = () => {
    clearTimeout(clock);
    clock = setTimeout(() => {
      watch.disconnect();
      done();
    }, 150);
  };
  const watch = new MutationObserver(begin);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  begin();
});

/** What people do in a field: each says what went wrong. */
const WAYS = {
  async "undo and redo"(page, field, { takes }) {
    await page.keyboard.type(TYPED[takes][0]);
    const shown = [await field.inputValue()];
    for (const keys of ["Control+z", "Control+Shift+z"]) {
      await page.keyboard.press(keys);
      shown.push(await field.inputValue());
    }
    const [typed, undone, again] = shown;
    return TYPED[takes][1].test(typed) && undone !== typed && again === typed ? "" : shown.join(" | ");
  },

  async "an input method composes"(page, field, { name, context }) {
    const devtools = await context.newCDPSession(page);
    // The browser answers before the page has the text: what is to stand there is waited for, and read where it does not come.
    const reads = async (wanted) => {
      const stands = ([name, wanted]) => new RegExp(wanted).test(document.querySelector(`[data-field-kind="${name}"]`).value);
      await page.waitForFunction(stands, [name, `^(${wanted})$`], { timeout: 5_000 }).catch(() => undefined);
      return field.inputValue();
    };
    const shown = [];
    for (const text of ["１", "１０"]) {
      await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      shown.push(await reads(text));
    }
    await devtools.send("Input.insertText", { text: "１０" });
    shown.push(await reads("１０|0*10"));
    await devtools.detach();
    return /^１ １０ (１０|0*10)$/.test(shown.join(" ")) ? "" : shown.join(" ");
  },

  async "keys of an input method"(page, field, { name, takes }) {
    await page.keyboard.insertText(TYPED[takes][0]);
    for (const key of ["Enter", "Process", "ArrowLeft"]) {
      if (!(await page.evaluate(byInputMethod, [name, key]))) return key;
    }
    return TYPED[takes][1].test(await field.inputValue()) ? "" : await field.inputValue();
  },

  async "wide digits and spaces, pasted"(page, field, { takes }) {
    if (takes === "text") return "";
    const shown = [];
    for (const pasted of ["１", "\u00a01\u3000"]) {
      await field.fill("");
      await page.keyboard.insertText(pasted);
      shown.push((await field.inputValue()).trim(), await field.getAttribute("aria-invalid"));
    }
    return shown.every((one) => one === null || /^(１|0*1)$/.test(one)) ? "" : shown.join(" ");
  },

  // The last one: it leaves the page.
  async "a reload at once"(page, field, { name, takes, kept }) {
    if (kept === "nowhere") return "";
    if (kept === "address") await page.evaluate(rested);
    await reloaded(page, () => field.evaluate((field, [typed, kept]) => {
      const before = location.href;
      field.value = typed;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      // An address is written when the page is drawn, long before a hand has come from one key to the next.
      const leave = () => {
        if (kept === "address" && location.href === before) requestAnimationFrame(leave);
        else location.reload();
      };
      leave();
    }, [TYPED[takes][2], kept]));
    await unfold(page);
    const there = await page.waitForFunction(named, name).catch(() => undefined);
    if (there === undefined) return "the field is gone";
    const value = await page.inputValue(`[data-field-kind="${name}"]`);
    return TYPED[takes][3].test(value) ? "" : value;
  },
};

test("in every field input methods, undo, pasted signs are the field's own, and a key is there after a reload", async () => {
  const faults = [];
  for (const [name, [takes, address, kept, show]] of Object.entries(FIELDS).filter(([name]) => !ALIKE.includes(name))) {
    await visit(address, { locale: "en-GB" }, async (page, context) => {
      await show?.(page);
      await page.waitForFunction(named, name).catch(() => assert.fail(`${name}: no such field`));
      const field = page.locator(`[data-field-kind="${name}"]`).first();
      for (const [way, go] of Object.entries(WAYS)) {
        await field.focus();
        for (const key of ["Control+a", "Delete"]) await page.keyboard.press(key);
        const fault = await go(page, field, { name, takes, kept, context });
        if (fault !== "") faults.push(`${name}, ${way}: ${fault}`);
      }
    });
  }
  assert.deepEqual(faults, []);
});
