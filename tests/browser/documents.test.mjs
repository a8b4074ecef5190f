// The documents: every page as a file, which the program takes the place of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import { assertAxeFindsNothing } from "./axe.mjs";
import { withHost } from "./deployment.mjs";
import { RUNNING, drawn, listened, overflow, running, site, visit, withProfile } from "./site.mjs";

/** The documents by their paths, by following the links from the home pages. */
const documents = new Map();
/** The paths of all documents. */
const paths = await (async () => {
  const found = new Set(["", "ja/", "embed/", "ja/embed/"]);
  for (const path of found) {
    const html = await (await fetch(site + path)).text();
    documents.set(path, html);
    for (const [, link] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const { href } = new URL(link.split("#")[0], site + path);
      // What is no folder is a file beside the documents.
      if (href.startsWith(site) && href.endsWith("/")) found.add(href.slice(site.length));
    }
  }
  return [...found];
})();

test("there are documents for all pages and lessons", () => {
  assert.ok(paths.length >= 100, `${paths.length} documents`);
  for (const path of ["step/", "ja/step/", "learn/shift/", "ja/learn/glossary/", "count/", "ladder/bitmap/"]) assert.ok(paths.includes(path), path);
});

/** Every page in one of its languages, which take turns from page to page: they differ in their words alone. */
const inTurn = paths.filter((path) => !path.startsWith("ja/")).map((path, at) => (at % 2 === 0 ? path : `ja/${path}`));

test("every document is valid HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const nowhere = await (await fetch(`${site}nowhere/at/all`)).text();
  const reports = await Promise.all(["access/vpat.html", "access/jis-x-8341-3.html"].map(async (path) => [path, await (await fetch(site + path)).text()]));
  for (const [path, html] of [...inTurn.map((path) => [path, documents.get(path)]), ...reports, ["nowhere/at/all", nowhere]]) {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) => messages);
    assert.deepEqual(messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId} ${message}`), []);
  }
});

test("a document's styles are asked for above its scripts, and hold the first of them up nowhere", () => {
  for (const [path, html] of documents) {
    const firstScript = html.search(/<script[^>]* src=/);
    const fetched = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="style"/g)];
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" \/>(?!<\/noscript>)/g)];
    assert.deepEqual(fetched.map(([, sheet]) => sheet), sheets.map(([, sheet]) => sheet), path);
    assert.equal(fetched.length, 2, path);
    assert.ok(fetched.every(({ index }) => index < firstScript), path);
    assert.ok(sheets.every(({ index }) => index > firstScript), path);
  }
});

/** Runs in the page: every element of the page with its attributes, its text and what its fields hold. */
const flattened = () => {
  const lines = [];
  const held = ["value", "checked", "selected", "data-kept", "aria-busy"];
  const walk = (element, depth) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !held.includes(name))
      // An attribute that says yes may be written with its own name: `open` and `open="open"` are the same.
      .map(({ name, value }) => `${name}=${value === name ? "" : value}`);
    const fields = ["value", "checked"].filter((name) => name in element).map((name) => `.${name}=${element[name]}`);
    // The text in a field's element is what it begins with, which is its value already.
    const texts = element.tagName === "TEXTAREA" ? [] : [...element.childNodes];
    const text = texts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data);
    lines.push([depth, element.tagName, ...attributes.sort(), ...fields, text.join("")].join(" "));
    for (const child of element.children) walk(child, depth + 1);
  };
  walk(document.getElementById("app"), 0);
  return lines;
};

/**
 * What the program finds out about this machine and this browser after it has drawn, the field for a
 * step, whose text is the reader's, and the HTML that embeds the stepper, which names the address that
 * the site is opened from. Nothing else may differ from the document.
 */
const OWN = /data-action=seek|^\d+ TEXTAREA .*<iframe |data-kernel=|data-workers=|SELECT data-action=workers|data-estimate=|count-sentence|P class=note (時間の見込みは|Expected times)|^\d+ TD /;

/** Keeps what the document showed, and by how much anything moves, from before the page's own scripts on. */
const watch = (flattened) => {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  let own;
  Object.defineProperty(globalThis, "handOver", {
    get: () => own,
    set: (handOver) => {
      const { begin } = handOver;
      own = { ...handOver, begin: () => { globalThis.shown = flattened(); begin(); } };
    },
  });
};

/** Runs in the page: the lines that only the document or only the program has, and by how much anything moved. */
const compared = (flattened, OWN) => {
  const { shown, shift } = globalThis;
  const drawn = flattened();
  const differ = (one, other) => {
    const there = new Set(other);
    return one.filter((line) => !OWN.test(line) && !there.has(line));
  };
  return { lines: Math.min(shown.length, drawn.length), ofTheDocument: differ(shown, drawn), ofTheProgram: differ(drawn, shown), shift };
};

test("the program draws what each document shows, element by element, and nothing moves", () =>
  withProfile({ locale: "en-US" }, async (context) => {
    // Nothing that a page before has found out or stored.
    await context.addInitScript(() => localStorage.clear());
    await context.addInitScript(`(${watch})(${flattened})`);
    const page = await context.newPage();
    const said = listened(page);
    for (const path of inTurn) {
      await page.goto(site + path);
      // Thousands of lines take longer on their way here than in the page.
      const { lines, ...differing } = await page.evaluate(`(async () => {
        await until(() => document.querySelector("${RUNNING}") && !document.querySelector("[data-kept]"));
        // What moves is told after the drawing that moved it.
        await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
        return (${compared})(${flattened}, ${OWN});
      })()`);
      assert.ok(lines > 50, `${path}: ${lines} elements`);
      assert.deepEqual(differing, { ofTheDocument: [], ofTheProgram: [], shift: 0 }, path);
    }
    assert.deepEqual(said, [], "the console stays empty");
  }));

test("nothing moves while a slow processor reads a document", () =>
  withProfile({ locale: "en-US" }, async (context) => {
    await context.addInitScript(`(${watch})(${flattened})`);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    for (const path of ["step/", "ja/learn/lowest/", "ladder/", "ja/solve/"]) {
      await page.goto(site + path);
      await running(page);
      assert.equal(await page.evaluate(() => globalThis.shift), 0, path);
    }
  }));

/** Opens a document whose program does not come until `arrive` is called. */
async function waiting(context, path) {
  const page = await context.newPage();
  page.said = listened(page);
  let arrive;
  const arrived = new Promise((resolve) => { arrive = resolve; });
  await page.route("**/app_bg.wasm", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(site + path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => globalThis.handOver !== undefined);
  return [page, arrive];
}

test("what is pressed before the program is there is done when it is", () =>
  withProfile({}, async (context) => {
    const [page, arrive] = await waiting(context, "ja/step/");
    for (let press = 0; press < 3; press += 1) await page.click("[data-action=next]");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await page.getAttribute("[data-action=next]", "aria-busy"), "true");
    assert.equal(await page.getAttribute("[data-stepper]", "data-step"), "0");
    arrive();
    await page.waitForSelector("[data-stepper][data-step='2']");
    assert.equal(await page.getAttribute("[data-action=next]", "aria-busy"), null);
    assert.deepEqual(page.said, []);
  }));

test("what is pressed between the program's first drawing and its effects is done once", () =>
  withProfile({}, async (context) => {
    // Yew draws, lets the browser show it, and runs effects after a timer, which waits here for the press.
    await context.addInitScript(() => {
      const atOnce = globalThis.setTimeout;
      const waiting = [];
      globalThis.setTimeout = (what, after = 0, ...given) => {
        if (after > 0 || globalThis.isPressed) return atOnce(what, after, ...given);
        return waiting.push(() => what(...given));
      };
      globalThis.runEffects = () => {
        globalThis.isPressed = true;
        for (const what of waiting) what();
        return waiting.length;
      };
    });
    const [page, arrive] = await waiting(context, "step/");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.evaluate(() => { document.querySelector("[data-stepper]").id = "of-the-document"; });
    arrive();
    await page.waitForSelector("[data-stepper]:not(#of-the-document)");
    await page.click("[data-action=next]");
    assert.ok(await page.evaluate(() => globalThis.runEffects()) > 0, "effects wait for a timer");
    await page.waitForSelector("[data-stepper]:not([data-step='0'])");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    assert.equal(await page.getAttribute("[data-stepper]", "data-step"), "1");
    assert.deepEqual(page.said, []);
  }));

test("a lesson's bits that are set before the program is there are set when it is", () =>
  withProfile({}, async (context) => {
    const [page, arrive] = await waiting(context, "ja/learn/shift/");
    await page.click("[data-exercise='0'] [data-bit='3']");
    await page.click("[data-exercise='0'] [data-action=check]");
    arrive();
    await page.waitForSelector("[data-exercise='0'] [data-value='8']");
    await page.waitForSelector("[data-exercise='0'] .verdict[data-verdict]");
    assert.deepEqual(page.said, []);
  }));

test("what is typed before the program is there stays, with the focus and the caret", () =>
  withProfile({}, async (context) => {
    const [page, arrive] = await waiting(context, "ja/bits/");
    await page.click("[data-fold=numbers] summary");
    await page.fill("[data-action=x-decimal]", "88");
    arrive();
    await page.waitForSelector("[data-lab][data-x='88']");
    const focused = await page.evaluate(() => document.activeElement.dataset.action);
    assert.equal(focused, "x-decimal");
  }));

test("focus, selection and scroll position stay when the program comes", () =>
  withProfile({}, async (context) => {
    const [page, arrive] = await waiting(context, "ja/learn/shift/");
    await page.focus("[data-action=next-on-way]");
    await page.evaluate(() => {
      scrollTo(0, 700);
      const caption = document.querySelectorAll("figcaption")[1];
      getSelection().selectAllChildren(caption);
    });
    const stands = () =>
      page.evaluate(() => ({
        scroll: scrollY,
        selected: getSelection().toString(),
        focused: document.activeElement.dataset.action,
      }));
    const before = await stands();
    assert.equal(before.scroll, 700);
    assert.ok(before.selected.length > 10);
    arrive();
    await running(page);
    await page.waitForSelector("[data-kept]", { state: "detached" });
    await page.waitForFunction(() => document.activeElement.dataset.action === "next-on-way");
    assert.deepEqual(await stands(), before);
  }));

test("what the reader has chosen holds before the program is there", () =>
  withProfile({ colorScheme: "light" }, async (context) => {
    await context.addInitScript(() => localStorage.setItem("bitqueens.preferences", "ja dark still lsb"));
    const [page, arrive] = await waiting(context, "ja/step/");
    const html = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    const { theme, motion, waiting: waits } = await html();
    assert.deepEqual({ theme, motion, waits }, { theme: "dark", motion: "still", waits: "" });
    assert.ok(!(await page.isVisible("[data-bits=left]")), "no bits in an order that the reader has not chosen");
    arrive();
    await running(page);
    assert.ok(await page.isVisible("[data-bits=left]"));
    assert.equal(await page.getAttribute("[data-stepper]", "data-order"), "lsb");
  }));

test("an address with a state shows nothing else before the program is there", () =>
  withProfile({}, async (context) => {
    const [page, arrive] = await waiting(context, "ja/step/#n=8&at=894");
    assert.ok(!(await page.isVisible("[role=grid]")));
    assert.ok(await page.isVisible("header"));
    arrive();
    await page.waitForSelector("[data-stepper][data-n='8'][data-step='894']");
    assert.ok(await page.isVisible("[role=grid]"));
  }));

test("the home page leads a reader of Japanese to the Japanese one, and nobody else", async () => {
  for (const [locale, stored, path] of [["ja-JP", "", "ja/"], ["en-GB", "", ""], ["en-GB", "ja", "ja/"], ["ja-JP", "en", ""], ["fr-FR", "", ""]]) {
    await withProfile({ locale }, async (context) => {
      await context.addInitScript((words) => localStorage.setItem("bitqueens.preferences", words), stored);
      const page = await context.newPage();
      await page.goto(site);
      await page.waitForURL(site + path);
      await running(page);
      assert.equal(await page.getAttribute("html", "lang"), path === "" ? "en" : "ja");
    });
  }
});

test("the other language is a choice before the program is there, too", () =>
  withProfile({ locale: "ja-JP" }, async (context) => {
    const [page] = await waiting(context, "ja/");
    await page.click("[data-action=language]");
    await page.waitForURL(site);
    assert.equal(await page.getAttribute("html", "lang"), "en");
  }));

test("a link changes the address and loads nothing anew; with a modifier it opens the document", () =>
  visit("ja/learn/", {}, async (page, context) => {
    await running(page);
    await page.evaluate(() => { globalThis.same = true; });
    await page.click(".course-part:has([data-lesson=shift]) summary");
    await page.click("[data-lesson=shift] a");
    await page.waitForURL(`${site}ja/learn/shift/`);
    await page.waitForSelector("[data-exercise]");
    assert.equal(await page.evaluate(() => globalThis.same), true);
    assert.match(await page.title(), /シフト/);
    const canonical = await page.getAttribute("link[rel=canonical]", "href");
    assert.ok(canonical.endsWith("ja/learn/shift/"), canonical);
    await page.goBack();
    await page.waitForURL(`${site}ja/learn/`);
    await page.waitForSelector("[data-action=go-on]");
    const [opened] = await Promise.all([context.waitForEvent("page"), page.click("[data-lesson=mask] a", { modifiers: ["Control"] })]);
    await opened.waitForSelector("[data-lesson=mask]");
    assert.equal(opened.url(), `${site}ja/learn/mask/`);
    assert.equal(page.url(), `${site}ja/learn/`);
  }));

test("without scripts a lesson reads to its end, with folded answers and the way on", () =>
  withProfile({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site}ja/learn/shift/`);
    assert.ok(await page.isVisible(".unscripted"));
    assert.equal(await page.locator(".folded:visible").count(), await page.locator("[data-opening], [data-quiz], [data-break], [data-find], [data-puzzle], [data-exercise]").count());
    // What is worked out says its answer openly.
    assert.ok(await page.isVisible('[data-example="worked"] .verdict .result'));
    const answer = page.locator("[data-quiz] .folded");
    assert.ok(!(await answer.locator("p").isVisible()));
    await answer.locator("summary").click();
    assert.ok(await answer.locator("p").isVisible());
    const left = await page.locator("button:visible:not([data-answer]):not(.bit)").count();
    assert.equal(left, 0, "only answers and bits are left of the buttons");
    assert.ok((await overflow(page)) <= 0);
    await page.click("[data-action=next-on-way]");
    await page.waitForURL(`${site}ja/learn/and/`);
    assert.ok(await page.isVisible("h1"));
  }));

test("without scripts the stepper, the ladder and counting show what they know", () =>
  withProfile({ javaScriptEnabled: false }, async (context) => {
    const page = await context.newPage();
    for (const [path, selectors] of [
      ["step/", ["[role=grid]", "[data-bits=bitmap]", "[data-sum]", "[data-next]", ".code-line", ".sentence"]],
      ["ladder/", ["[data-ladder-row=bitmap] .recorded", "[data-branch=represent] .change p", "[data-picture=time] svg"]],
      ["ladder/bitmap/", ["[data-code='bitmap.rs'] pre", ".method-figures table", "[data-action=next-method]"]],
      ["count/", ["[data-board='18'] th button"]],
      ["learn/and/", ["[data-exercise] .bit", "[data-answer]"]],
    ]) {
      await page.goto(site + path);
      for (const selector of selectors) assert.ok(await page.locator(selector).first().isVisible(), `${path} ${selector}`);
      for (const selector of ["select", "[data-action=check]", "[data-action=next]", "[data-action=run]", "[data-action=copy-code]"]) {
        assert.equal(await page.locator(`${selector}:visible`).count(), 0, `${path} ${selector}`);
      }
    }
  }));

test("axe finds nothing on the documents before the program is there", () =>
  withProfile({}, async (context) => {
    const page = await context.newPage();
    // axe itself is a script.
    await page.route("**/start.js", (route) => route.abort());
    for (const path of ["", "ja/step/", "learn/shift/", "ja/ladder/", "count/"]) {
      await page.goto(site + path);
      await assertAxeFindsNothing(page, path);
    }
  }));

test("an address that leads nowhere leads on", () =>
  withProfile({}, async (context) => {
    const page = await context.newPage();
    const response = await page.goto(`${site}nowhere`);
    assert.equal(response.status(), 404);
    assert.equal(await page.locator("h1").count(), 2, "in both languages");
    assert.ok((await page.locator("a").count()) >= 10);
  }));

test("the page for an unknown address speaks the language of the address, else the reader's, with scripts and without", async () => {
  const cases = [
    [{ locale: "en-GB" }, "ja/learn/nowhere/", "ja"],
    [{ locale: "ja-JP" }, "nowhere", "ja"],
    [{ locale: "en-GB" }, "a/b/c", "en"],
    [{ locale: "de-DE" }, "a/b/c", "en"],
    [{ locale: "en-GB", javaScriptEnabled: false }, "ja/learn/nowhere/", "ja"],
    [{ locale: "ja-JP", javaScriptEnabled: false }, "nowhere", "en"],
  ];
  for (const [options, path, lang] of cases) {
    await withProfile({ viewport: { width: 360, height: 740 }, ...options }, async (context) => {
      const page = await context.newPage();
      await page.goto(site + path);
      const said = await page.$$eval("h1", (all) => all.map((heading) => heading.closest("[lang]").lang));
      assert.equal(said[0], lang, path);
      assert.deepEqual(said.toSorted(), ["en", "ja"], path);
      assert.equal(await page.getAttribute("html", "lang"), lang, path);
      const headers = await page.$$eval("header", (all) => all.filter((header) => header.checkVisibility()).map((header) => header.closest("[lang]").lang));
      assert.deepEqual(headers, [lang], path);
    });
  }
});

test("the page for an unknown address has its styles and leads on at any depth, hosted in any folder", async () => {
  for (const folder of ["", "school/2026/learn/"]) {
    await withHost({ locale: "en-GB" }, async (context, host) => {
      host.missing = await (await fetch(`${site}404.html`)).text();
      host.folder = (path) => (path.startsWith(folder) ? path.slice(folder.length) : undefined);
      for (const lost of ["nowhere", "learn/no-such-lesson/", "ja/learn/shift/further/down/", "a/b/c/d/e/f.html?fbclid=1#n=8", "step//step/x/"]) {
        const page = await context.newPage();
        const said = listened(page);
        const response = await page.goto(`${host.address}${folder}${lost}`);
        assert.equal(response.status(), 404, `${folder}: ${lost}`);
        await page.waitForFunction(() => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 2));
        const links = await page.$$eval("main a, #app a", (all) => all.map(({ href }) => href));
        assert.ok(links.length >= 10, `${lost}: ${links.length}`);
        for (const link of links) assert.ok(link.startsWith(host.address + folder), `${lost} leads to ${link}`);
        await page.click("main a[href$='/ja/learn/']");
        await page.waitForURL(`${host.address}${folder}ja/learn/`);
        await drawn(page);
        assert.equal(await page.getAttribute("[data-page]", "data-page"), "learn");
        // The browser says of each address asked for on the way up that it is not there.
        assert.deepEqual(said.filter((text) => !/404/.test(text)), [], `${folder}: ${lost}`);
        await page.close();
      }
    });
  }
});
