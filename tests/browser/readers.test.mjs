// The site as readers have it: translated, in frames, from servers that know little, typed into by input methods.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withHost } from "./deployment.mjs";
import { RUNNING, drawn, holding, listened, open, overflow, running, site, turn, visit, withProfile } from "./site.mjs";
import { KINDS, WRITERS, walkedAgain, walkedAlone, walking } from "./translated.mjs";

const SOURCE = "textarea[data-source]";

/** Opens an address of the walk. */
async function begin(page, address) {
  // Another hash alone would be no visit.
  await page.goto("about:blank");
  await page.goto(site + address);
  await drawn(page);
}

/** The walk of a page that is left alone, with which each that is written into is compared. */
let alone;
const walkAlone = async () => {
  let walks;
  await withProfile({ locale: "en-GB" }, async (context) => {
    await context.addInitScript(walking);
    walks = await walkedAlone(await context.newPage(), KINDS, begin);
  });
  return walks;
};

/** A marker leaves each text where it is: what it breaks lies in how lists are drawn, which half of the pages do as well as all. */
const HALF = KINDS.filter((_, at) => at % 2 === 1);

for (const [name, addresses, n_presses] of [["translator", KINDS, 150], ["marker", HALF, 90]]) {
  test(`nothing stops and nothing is stale where a ${name} writes into ${addresses === KINDS ? "every page" : "every second page"}`, async (t) => {
    const walks = (await (alone ??= walkAlone())).filter(([address]) => addresses.includes(address));
    await withProfile({ locale: "en-GB" }, async (context) => {
      await context.addInitScript(walking);
      await context.addInitScript(WRITERS[name]);
      const page = await context.newPage();
      const said = listened(page);
      const figures = await walkedAgain(page, walks, begin);
      assert.deepEqual([figures.crashes, figures.stale, said], [[], [], []]);
      assert.ok(figures.presses > n_presses && figures.texts > 1_000, JSON.stringify(figures));
      t.diagnostic(`${figures.presses} presses, ${figures.texts} texts`);
    });
  });
}

/** What the field holds, and what the program has read of it. */
const read = (page) => page.$eval(SOURCE, (area) => [area.value, document.querySelector(".editor-lines").childElementCount]);

test("undo and redo of the editor are the browser's own, whatever typed", async () => {
  await visit("write/#stage=nothing", { locale: "en-GB" }, async (page) => {
    await page.fill(SOURCE, "");
    await page.focus(SOURCE);
    const texts = ["while x {\n    y = 1;\n    z = 2;\n", "if a {\n    if b {\n        c = 1;"];
    const typed = [];
    for (const text of ["while x {", "y = 1;", "if a {", "b = 1;"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
      typed.push((await read(page))[0]);
    }
    assert.equal(typed.at(-1), "while x {\n    y = 1;\n    if a {\n        b = 1;\n        ");
    const undone = [];
    for (let press = 0; press < 40 && (await read(page))[0] !== ""; press += 1) {
      await page.keyboard.press("Control+z");
      undone.push((await read(page))[0]);
    }
    assert.equal(undone.at(-1), "", "all of it is taken back");
    for (const text of undone) assert.ok(typed.at(-1).startsWith(text), `a text that never was: ${text}`);
    for (let press = 0; press < 40 && (await read(page))[0] !== typed.at(-1); press += 1) await page.keyboard.press("Control+Shift+z");
    assert.deepEqual(await read(page), [typed.at(-1), 5]);
    // A text that the page puts there is taken back as well.
    await page.click("[data-action=start-over]");
    await page.waitForFunction(([area, text]) => document.querySelector(area).value !== text, [SOURCE, typed.at(-1)]);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.source), undefined, "the focus stays");
    await page.focus(SOURCE);
    await page.keyboard.press("Control+z");
    assert.equal((await read(page))[0], typed.at(-1));
  });
});

/** A key as engines send it while an input method has it, and just after. */
const byInputMethod = ([selector, key, code]) => {
  const field = document.querySelector(selector);
  const sent = (name, options) => {
    const event = new KeyboardEvent(name, { key, bubbles: true, cancelable: true, ...options });
    Object.defineProperty(event, "keyCode", { get: () => code });
    return field.dispatchEvent(event);
  };
  field.focus();
  const before = field.value;
  // Chrome and Firefox: while it is composed. Safari: when it is composed already.
  const composing = sent("keydown", { isComposing: true });
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "あ" }));
  const behind = sent("keydown", { isComposing: false });
  return [composing, behind, field.value === before];
};

test("Enter, arrows and digits of an input method are no keys of the page", async () => {
  await visit("write/#stage=nothing", { locale: "en-GB" }, async (page) => {
    await page.fill(SOURCE, "while x { // ");
    for (const key of ["Enter", "Process", "ArrowLeft"]) {
      assert.deepEqual(await page.evaluate(byInputMethod, [SOURCE, key, 229]), [true, true, true], key);
    }
    assert.equal((await read(page))[0], "while x { // ");
    // The key that ends a line is one.
    await page.focus(SOURCE);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    assert.equal((await read(page))[0], "while x { // \n");
  });
  await visit("step/#n=8&at=120", { locale: "en-GB" }, async (page) => {
    for (const key of ["ArrowRight", "n", "?"]) {
      await page.evaluate(byInputMethod, ["body", key, 229]);
    }
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(holding("[data-stepper]", { step: 121 }));
  });
});

test("a number of 500 digits makes no page wide", async () => {
  const digits = "9".repeat(500);
  const addresses = [
    [`bits/#w=8&x=${digits}`, "[data-lab]"],
    [`bits/#w=8&x=44&e=${digits}`, "[data-lab][data-x='44']"],
    [`bits/#w=8&x=44&names=${digits}`, "[data-lab][data-x='44']"],
    [`step/#n=${digits}`, "[data-stepper]"],
    [`step/#n=8&at=${digits}`, "[data-stepper][data-n='8']"],
    [`solve/#n=6&queens=${digits}`, "[data-solve][data-n='6']"],
    ["write/#stage=nothing", "[data-write][data-stage=nothing]"],
    [`count/#n=${digits}`, "[data-count]"],
  ];
  await visit("", { locale: "en-GB", viewport: { width: 360, height: 740 } }, async (page) => {
    for (const [address, there] of addresses) {
      await turn(page, address, there);
      if (address.startsWith("write")) {
        await page.fill(SOURCE, `x = ${digits};`);
        await page.click("[data-action=run-program]");
        await page.waitForSelector("[data-write][data-state=error]");
      }
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        assert.ok((await overflow(page)) <= 0, `${address.slice(0, 24)} at ${width}`);
      }
    }
  });
});

test("an error of somebody else's script is not said to be the site's", async () => {
  const THEIRS = {
    "a script that throws": () => {
      const address = URL.createObjectURL(new Blob(["throw new Error('theirs')"], { type: "text/javascript" }));
      dispatchEvent(new ErrorEvent("error", { message: "theirs", filename: "chrome-extension://abc/content.js", error: new Error("theirs") }));
      URL.revokeObjectURL(address);
    },
    "a script without a name": () => dispatchEvent(new ErrorEvent("error", { message: "Script error." })),
    "a promise that is refused": () => Promise.reject(Object.assign(new Error("theirs"), { stack: "Error: theirs\n    at f (moz-extension://abc/x.js:1:1)" })),
    "a promise refused with a word": () => Promise.reject("theirs"),
    "a script under the page's address": () =>
      dispatchEvent(new ErrorEvent("error", { message: "theirs", filename: location.href, error: Object.assign(new Error("theirs"), { stack: `Error: theirs\n    at ${location.href}:1:1` }) })),
    "a style sheet that is blocked": () => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "https://extension.invalid/x.css" });
      document.head.append(link);
      link.dispatchEvent(new Event("error"));
    },
  };
  await withProfile({ locale: "en-GB" }, async (context) => {
    // A sentence said before the program runs goes when it runs, so each that is ever there is noted.
    await context.addInitScript(() => {
      globalThis.saidOnce = false;
      const watch = () => (globalThis.saidOnce ||= document.getElementById("failure") !== null);
      new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    });
    for (const [name, theirs] of Object.entries(THEIRS)) {
      const page = await context.newPage();
      await page.addInitScript(`addEventListener("DOMContentLoaded", ${theirs})`);
      await page.goto(`${site}step/#n=4&at=0`);
      await running(page);
      await page.evaluate(`{ (${theirs})(); undefined }`);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await page.evaluate(() => globalThis.saidOnce), false, name);
      await page.close();
    }
  });
});

test("what was said before the program runs goes when it runs", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    await context.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const own = document.querySelector("script[src*='failure.js']").src;
        dispatchEvent(new ErrorEvent("error", { message: "ours", filename: own, error: new Error("ours") }));
        globalThis.saidBefore = document.getElementById("failure") !== null;
      });
    });
    const page = await open(context, "step/#n=4&at=0");
    assert.equal(await page.evaluate(() => globalThis.saidBefore), true);
    assert.equal(await page.locator("#failure").count(), 0);
  });
});

test("a server that knows no type for WebAssembly serves a site that works", async () => {
  const TYPES = {
    "application/octet-stream": { "content-type": "application/octet-stream" },
    "text/plain": { "content-type": "text/plain" },
    "no type": { "content-type": "" },
    "with parameters": { "content-type": "application/wasm; charset=utf-8" },
  };
  for (const [name, headers] of Object.entries(TYPES)) {
    await withHost({ locale: "en-GB" }, async (context, host) => {
      host.headers = (path) => ({ "cache-control": "no-cache", ...(path.endsWith(".wasm") ? headers : {}) });
      const page = await context.newPage();
      const said = listened(page);
      await page.goto(`${host.address}step/#n=5&at=14`);
      await drawn(page);
      await page.keyboard.press("ArrowRight");
      await page.waitForSelector(holding("[data-stepper]", { step: 15 }));
      // The usual type of a server that knows none serves each part to a page that begins, the others one to a running page.
      for (const [address, there] of name === "application/octet-stream" ? [["learn/shift/", "article[data-lesson=shift]"], ["write/", "[data-write]"], ["ladder/", ".dots"]] : []) {
        await page.goto(host.address + address);
        await page.waitForSelector(there);
        await drawn(page);
      }
      await turn(page, "bits/", "[data-lab]");
      await turn(page, "count/#n=8", "[data-count][data-n='8']");
      await page.click('[data-count] [data-action="count"]');
      await page.waitForSelector("[data-count][data-state=done][data-total='92']");
      // A browser remarks on the type that it had to pass over.
      assert.deepEqual(said.filter((text) => !/instantiateStreaming|MIME/.test(text)), [], name);
    });
  }
});

/** A page of another site with the stepper in a frame. */
const framed = async (context, address, sandbox) => {
  const page = await context.newPage();
  const attribute = sandbox === undefined ? "" : ` sandbox="${sandbox}"`;
  await page.setContent(`<iframe${attribute} width="900" height="700" src="${address}"></iframe>`);
  return page.frameLocator("iframe");
};

test("the stepper in a frame works, or says which attribute the frame lacks", async () => {
  const step = holding("[data-stepper]", { n: 8, step: 20 });
  // Without scripts the document can be read; a quick build has none.
  const isWritten = (await (await fetch(`${site}embed/`)).text()).includes("data-stepper");
  await withProfile({ locale: "en-GB" }, async (context) => {
    for (const [sandbox, works] of [
      [undefined, true],
      ["allow-scripts allow-same-origin", true],
      ["allow-scripts allow-same-origin allow-popups allow-forms allow-downloads", true],
      ["allow-scripts", false],
      ["allow-scripts allow-popups allow-forms", false],
      ["", isWritten],
    ]) {
      const frame = await framed(context, `${site}embed/#n=8&at=20`, sandbox);
      if (sandbox === "") {
        if (isWritten) await frame.locator("[data-stepper]").waitFor();
      } else if (works) {
        await frame.locator(`${RUNNING} ${step}`).waitFor();
        await frame.locator("[data-action=next]").click();
        await frame.locator(holding("[data-stepper]", { step: 21 })).waitFor();
      } else {
        const said = await frame.locator("#failure").textContent();
        assert.match(said, /lacks allow-same-origin/, sandbox);
        assert.match(said, /allow-same-origin のない枠/, sandbox);
      }
    }
  });
});

test("a browser without WebAssembly is told what may have switched it off", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    await context.addInitScript(() => delete globalThis.WebAssembly);
    const page = await context.newPage();
    await page.goto(`${site}step/`);
    const said = await page.waitForSelector("#failure");
    assert.match(await said.textContent(), /Lockdown Mode/);
    assert.equal(await page.locator("#failure").count(), 1);
  });
});
