// One program in parts: each is fetched when its page is first opened, and nothing is lost when
// that fails or when the browser stores nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withHost } from "./deployment.mjs";
import { address, bits, drawn, listened, open, press, running, set, settled, showPanel, site, turn, under, visit, withProfile } from "./site.mjs";
import { countHeld, goOn, withWorkers } from "./workers.mjs";

/** The pages with a part of their own: the address, and what only that page shows. */
const PAGES = [
  ["ja/learn/", ".contents [data-due]"],
  ["ja/learn/shift/", "article[data-lesson=shift] figure [data-late] > :not(.opening)"],
  ["ja/learn/teachers/", ".plan"],
  ["ja/learn/review/", "[data-review]"],
  ["ja/write/", "[data-write]"],
  ["ja/solve/#n=5", "[data-solve]"],
  ["ja/bits/", "[data-lab]"],
  ["ja/ladder/", "[data-ladder-row=bitmap]"],
  ["ja/count/#n=8", "[data-count]"],
];

/** The stepper's page in the modes that the first part holds. */
const STEPPING = [
  ["ja/step/#n=5&at=14", "[data-stepper][data-step='14'] [data-action=predict]:not(:checked)"],
  ["ja/step/#n=5&at=14&predict=1", "[data-action=predict]:checked"],
  ["ja/embed/#n=5&at=14", "[data-page=embed] [data-stepper]"],
];

/** The panels below the stepper, and its sheet. */
const DETAILS = [
  ["ja/step/#n=5&at=14&open=recursion", "[data-form=loop]"],
  ["ja/step/#n=5&at=14&open=compare", "[data-compare=second]"],
  ["ja/step/#n=5&at=14&sheet=1", "[data-sheet]"],
];

/** What comes with the list of lessons or with the pictures of lessons. */
const BESIDE = [
  ["learn/glossary/#bitmap", "[data-term=bitmap]:focus"],
  ["learn/join/", "[data-join]"],
  ["learn/sixteen/", "[data-work]"],
];

/** An address in English. */
const inEnglish = (address) => address.replace(/^ja\//, "");

const PROGRAM = /\.wasm(\?|$)/;
const WORKER = /\/(counter|counter_simd|ladder|program)_bg\.wasm/;
const NAVIGATION = (page) => `nav a[href$='${page}/']`;

/** The files of the page's own program that it has fetched, in order. A worker's come when the page finds the time. */
const fetched = async (page) => {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return names.filter((name) => PROGRAM.test(name) && !WORKER.test(name));
};

/** The sentence in place of a page whose part is missing. */
const MISSING = "#content [role=alert]";
const SENTENCES = { ja: /読み込めませんでした.*。$/, en: /could not be loaded\..*[a-z]\.$/ };
const missing = async (page, lang) => {
  await page.waitForSelector(`html[lang=${lang}]`);
  assert.match(await page.textContent(`${MISSING} p`), SENTENCES[lang]);
};
const again = `${MISSING} [data-action=fetch-again]`;

/** What the page said but for the messages of the browser and of the loader that a file could not be fetched. */
const ownWords = (said) =>
  said.filter((message) => !/^Failed to load resource|__wasm_split\.js|HTTP status code is not ok/.test(message));

/** Leaves nothing of the program but what a page fetches. */
async function firstPartOnly(context, address) {
  const page = await open(context, address);
  const first = await fetched(page);
  await page.close();
  assert.ok(first.length > 0);
  const later = (address) => PROGRAM.test(address.href) && !first.includes(address.href);
  return without(context, later);
}

/** Holds a file back until `arrive` is called. */
async function held(page, name) {
  let arrive;
  const arrived = new Promise((resolve) => { arrive = resolve; });
  await page.route(`**/${name}`, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Fails every request for such an address, until what is returned is called. */
async function without(context, later) {
  const abort = (route) => route.abort();
  await context.route(later, abort);
  return Object.assign(() => context.unroute(later, abort), { later });
}

test("each part is fetched when its page is first opened, and once", async () => {
  await visit("ja/step/#n=4&at=0", {}, async (page) => {
    let known = await fetched(page);
    for (const [view, selector] of PAGES) {
      await turn(page, view, selector);
      // What the counting page counts with comes when the page finds the time.
      if (view.startsWith("ja/count/")) await page.waitForSelector("[data-count]:has(.advanced) [data-estimate=measured]", { state: "attached" });
      const now = await fetched(page);
      assert.ok(now.length > known.length, `${view} has a part of its own`);
      assert.equal(new Set(now).size, now.length, `${view}: ${now}`);
      known = now;
    }
    for (const [view, selector] of [...STEPPING.slice(0, 1), ...PAGES]) {
      await turn(page, view, selector);
      assert.deepEqual(await fetched(page), known, `${view} is there already`);
    }
  });
});

test("the stepper's panels, its embed and its sheet are one part beside the program", async () => {
  await visit("ja/", {}, async (page) => {
    const first = await fetched(page);
    const [[panel, opened], ...others] = DETAILS;
    await turn(page, panel, opened);
    const all = await fetched(page);
    assert.ok(all.length > first.length, "the panels have a part of their own");
    for (const [view, selector] of [...others, ...STEPPING]) {
      await turn(page, view, selector);
      assert.deepEqual(await fetched(page), all, view);
    }
  });
});

/** The course's files that a page has fetched, by their names. */
const texts = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => /[^/]+\.txt$/.exec(name)?.[0]).filter(Boolean));

test("a lesson is one file of one language, fetched once; the glossary and the figures of the fast count bring no further part", async () => {
  await visit("learn/", {}, async (page) => {
    await page.waitForSelector("[data-due]");
    for (const lesson of ["puzzle", "mask", "next", "recursion", "methods"]) {
      const before = await texts(page);
      await turn(page, `learn/${lesson}/`, `article[data-lesson=${lesson}] [data-exercise]`);
      assert.deepEqual((await texts(page)).slice(before.length), [`${lesson}.en.txt`]);
    }
    const all = await texts(page);
    await turn(page, "learn/puzzle/", "article[data-lesson=puzzle] [data-exercise]");
    assert.deepEqual(await texts(page), all);
    await turn(page, "learn/elsewhere/", "article[data-lesson=elsewhere]");
    const programs = await fetched(page);
    for (const [view, selector] of BESIDE) {
      await turn(page, view, selector);
      assert.deepEqual(await fetched(page), programs, view);
    }
  });
});

test("an exercise is at work while the pictures of its lesson are on the way, and the document's stand there", async () => {
  await withProfile({}, async (context) => {
    const page = await context.newPage();
    const said = listened(page);
    const arrive = await held(page, "split_lesson_details.wasm");
    await page.goto(`${site}learn/shift/`, { waitUntil: "domcontentloaded" });
    await running(page);
    const exercise = page.locator("[data-exercise]").first();
    await exercise.locator("[data-action=check]").click();
    await exercise.locator("[data-verdict=wrong]").waitFor();
    const drawn = () => page.locator(".lesson-figure [data-late] > *").first().evaluate((element) => element.outerHTML);
    const before = await drawn();
    arrive();
    await page.waitForFunction(() => document.querySelector("[data-kept]") === null);
    assert.equal(await drawn(), before);
    assert.deepEqual(said, []);
  });
});

test("the sheet that no first picture needs waits for what the document fetches ahead, and comes where a part fails", () =>
  withProfile({}, async (context) => {
    const sheets = (page) => page.$$eval("link[media][href$='/later.css']", (all) => all.map(({ disabled, media }) => [disabled, media]));
    const page = await context.newPage();
    const arrive = await held(page, "app_bg.wasm");
    await page.goto(`${site}learn/mask/`, { waitUntil: "domcontentloaded" });
    const parts = ["split_lesson.wasm"];
    const come = (names) => names.every((name) => performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(name)));
    await page.waitForFunction(come, parts);
    assert.deepEqual(await sheets(page), [[true, "print, (scripting: none)"]]);
    arrive();
    await drawn(page);
    assert.deepEqual(await sheets(page), [[false, "all"]]);
    await page.close();
    await without(context, /split_lesson\.wasm/);
    const failing = await context.newPage();
    await failing.goto(`${site}learn/mask/`);
    await running(failing);
    assert.deepEqual(await sheets(failing), [[false, "all"]]);
  }));

test("the focus waits for what a part draws, and stays where a reader has put it meanwhile", () =>
  withProfile({}, async (context) => {
    for (const [view, key, meanwhile, then] of [
      ["step/#n=5&at=14&predict=1", "ArrowRight", "body", "[data-asked] button"],
      ["step/#n=4&at=47&present=1", "Escape", "[data-action=play]", "[data-action=play]"],
    ]) {
      const page = await context.newPage();
      const said = listened(page);
      const arrive = await held(page, "split_step_details.wasm");
      await page.goto(site + view, { waitUntil: "domcontentloaded" });
      await running(page);
      await page.keyboard.press(key);
      if (meanwhile === then) await page.focus(meanwhile);
      await page.waitForSelector(`${meanwhile}:is(:focus, body:not(:has(:focus)))`);
      arrive();
      await page.waitForSelector("[data-action=present]", { state: "attached" });
      await page.waitForSelector(`${then}:focus`);
      assert.deepEqual(said, [], view);
      await page.close();
    }
  }));

test("a direct link fetches its own page's part and no other's", async () => {
  const fetchedBy = new Map();
  for (const [view, selector] of PAGES) {
    await visit(view, {}, async (page) => {
      await page.waitForSelector(selector);
      fetchedBy.set(view, await fetched(page));
    });
  }
  for (const [view, files] of fetchedBy) {
    for (const [other, others] of fetchedBy) {
      if (view !== other) assert.ok(others.some((file) => !files.includes(file)), `${view} fetches all of ${other}`);
    }
  }
});

test("a part that cannot be fetched is a sentence with another try, in either language", async () => {
  const [lang, other] = ["ja", "en"];
  await withProfile({}, async (context) => {
    const comeBack = await without(context, /split_learn\.wasm/);
    const page = await open(context, `${under(lang)}step/#n=5&at=14`);
    await page.click(NAVIGATION("learn"));
    await missing(page, lang);
    assert.equal(await address(page), `${under(lang)}learn/`);
    // The rest of the page works: its language, and the way back to where the reader was.
    await press(page, "language");
    await missing(page, other);
    await press(page, "language");
    await missing(page, lang);
    await page.goBack();
    await settled(page, { n: 5, step: 14 });
    await press(page, "next");
    await settled(page, { step: 15 });
    await page.waitForURL(/at=15/);
    await page.goForward();
    await missing(page, lang);
    // Another try fails as the first one did.
    await Promise.all([page.waitForEvent("requestfailed"), page.click(again)]);
    await missing(page, lang);
    await comeBack();
    await page.focus(again);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".lessons");
    assert.equal(await page.locator(MISSING).count(), 0);
    await page.goBack();
    await settled(page, { n: 5, step: 15 });
    assert.deepEqual(ownWords(page.said), []);
  });
});

test("a part of which the end is missing, or a page in its place, is a sentence with another try", () =>
  withProfile({}, async (context) => {
    const page = await open(context, "step/#n=5&at=14");
    const [beside] = await fetched(page);
    const file = await (await page.request.get(new URL("split_learn.wasm", beside).href)).body();
    const bodies = [0, 5, 9, 300, file.length / 2, file.length - 1].map((length) => file.subarray(0, length));
    bodies.push(Buffer.from("<!doctype html><title>Blocked</title><p>This address is blocked."));
    const answers = [...bodies, file].values();
    await page.route("**/split_learn.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: answers.next().value }));
    await page.click(NAVIGATION("learn"));
    for (const _ of bodies) {
      await missing(page, "en");
      await Promise.all([page.waitForResponse("**/split_learn.wasm"), page.click(again)]);
    }
    await page.waitForSelector(".lessons");
    assert.deepEqual(ownWords(page.said), []);
  }));

test("the program does not wait long for a part: its header works, and the document stays until the part is there", () =>
  withProfile({}, async (context) => {
    const views = [
      ["solve/", "split_solve.wasm", "[data-solve]"],
      ["learn/", "split_learn.wasm", ".lessons"],
      ["learn/teachers/", "split_teach.wasm", ".plan"],
      ["learn/review/", "split_review.wasm", "[data-review]"],
      ["learn/mask/", "split_lesson.wasm", "article[data-lesson=mask] [data-exercise]"],
      ["learn/mask/", "mask.en.txt", "article[data-lesson=mask] [data-exercise]"],
    ];
    // Each waits for the same clock, so they wait together. A profile has one theme, so each is pressed in its turn.
    const pages = await Promise.all(views.map(async ([view, part]) => {
      const page = await context.newPage();
      const said = listened(page);
      const arrive = await held(page, part);
      await page.goto(site + view, { waitUntil: "domcontentloaded" });
      await running(page);
      return { page, said, arrive };
    }));
    for (const [at, [view, , selector]] of views.entries()) {
      const { page, said, arrive } = pages[at];
      await page.bringToFront();
      assert.ok(await page.isVisible(`[data-kept] ${selector.split(" ").at(-1)}`), `${view}: the document is there`);
      const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? "");
      const before = await theme();
      await set(page, "theme");
      await page.waitForFunction((before) => (document.documentElement.dataset.theme ?? "") !== before, before);
      arrive();
      await drawn(page);
      await page.waitForSelector(selector);
      // Chromium wonders what becomes of a text that waits for the part which reads it.
      assert.deepEqual(said.filter((text) => !text.includes("was preloaded using link preload")), [], view);
      await page.close();
    }
  }));

/**
 * What comes after the page that is open, and cannot be fetched: the file, the address that is opened, what leads to
 * it, what holds meanwhile, and what is there at the second try.
 */
const LATER = [
  {
    file: /split_step_details\.wasm/, opened: "step/#n=5&at=14",
    meanwhile: async (page) => {
      await press(page, "next");
      await settled(page, { step: 15 });
    },
    there: "[data-tab=recursion]",
    then: async (page) => {
      await showPanel(page, "recursion");
      await page.waitForSelector("[data-form=recursive]");
      await settled(page, { n: 5, step: 15 });
    },
  },
  {
    file: /\/mask\.en\.txt/, opened: "learn/", turned: "learn/mask/#seed=7",
    meanwhile: async (page) => {
      assert.equal(await page.textContent("h1"), "The bitmap: the free squares of a row");
      assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");
    },
    there: "article[data-lesson=mask] [data-seed='7']",
  },
  {
    file: /split_lesson\.wasm/, opened: "learn/", turned: "learn/shift/", there: "article[data-lesson=shift] figure [data-late] > :not(.opening)",
    // A lesson that names questions needs no more than one with its pictures.
    then: async (page) => {
      const all = await fetched(page);
      await turn(page, "learn/row/", "article[data-lesson=row] [data-exercise]");
      assert.deepEqual(await fetched(page), all);
    },
  },
  { file: /split_lesson_details\.wasm/, opened: "learn/shift/", there: "figure [data-late] > :not(.opening)" },
  // What is answered is in its box at once.
  {
    file: /split_review\.wasm/, opened: "learn/mask/",
    lead: async (page) => {
      await page.click("[data-quiz] [data-answer='0']");
      await page.waitForSelector("[data-in-boxes='1']");
      await page.waitForFunction(() => localStorage.getItem("bitqueens.boxes")?.includes("mask.quiz.1 1 "));
    },
    turned: "learn/review/", there: "[data-review] [data-box='1'][data-count='1']",
  },
  // A line of the loop is asked, then judged.
  {
    file: /split_review_details\.wasm/, stored: ["bitqueens.boxes", "bitqueens boxes 1\nline.pick 2 100 1 right\n"], opened: "learn/review/", there: "[data-line-field]",
    then: async (page) => {
      await page.fill("[data-line-field]", "bit = bitmap[row] & -bitmap[row];");
      await press(page, "check");
      await page.waitForSelector("[data-kind=line][data-first=right]");
    },
  },
  {
    file: /glossary\.en\.txt/, opened: "learn/", turned: "learn/glossary/#bitmap",
    meanwhile: async (page) => assert.ok(await page.isVisible("[data-appendix=glossary] h1")),
    there: "[data-term=bitmap]:focus",
  },
  { file: /split_ladder_details\.wasm/, opened: "ladder/", there: ".dots" },
];

test("whatever comes later and cannot be fetched is a sentence in its place, and is there at the second try", async () => {
  for (const { file, stored, opened, lead, turned, meanwhile, there, then } of LATER) {
    await withProfile({}, async (context) => {
      if (stored !== undefined) await context.addInitScript(([key, text]) => localStorage.setItem(key, text), stored);
      const comeBack = await without(context, file);
      const page = await context.newPage();
      const said = listened(page);
      await page.goto(site + opened);
      await running(page);
      await lead?.(page);
      if (turned !== undefined) await turn(page, turned, again);
      await page.waitForSelector(again);
      await missing(page, "en");
      await meanwhile?.(page);
      await comeBack();
      // A lesson's stage shows one figure at a time, and another one once a press has scrolled the page.
      await page.$eval(again, (button) => button.click());
      await page.waitForSelector(there, { state: "attached" });
      await then?.(page);
      assert.deepEqual(ownWords(said), [], `${file}`);
    });
  }
});

/** Addresses whose page is a part of its own, and what is to be there. */
const LINKS = [
  ["learn/", ".lessons"],
  ["learn/mask/", "article[data-lesson=mask]"],
  ["learn/teachers/", ".plan"],
  ["learn/test/", ".tests"],
  ["write/#stage=nothing", "[data-write][data-stage=nothing]"],
  ["solve/#n=5&queens=4", "[data-solve][data-queens='4']"],
  ["bits/#w=8&x=44", "[data-lab][data-x='44']"],
  ["ladder/#n=6&methods=bitmap", "[data-ladder-row=bitmap][data-n='6']"],
  ["count/#n=9", "[data-count][data-n='9']"],
];

test("a link whose part cannot be fetched leads there at the second try", async () => {
  await withProfile({}, async (context) => {
    let comeBack = await firstPartOnly(context, "ja/");
    const page = await context.newPage();
    const said = listened(page);
    for (const [view, selector] of LINKS) {
      await page.goto(site + view);
      await page.waitForSelector(again);
      await missing(page, "en");
      assert.equal(await address(page), view);
      await comeBack();
      await page.click(again);
      await drawn(page);
      await page.waitForSelector(selector);
      assert.equal(await page.locator(MISSING).count(), 0, view);
      assert.deepEqual(ownWords(said), [], view);
      await page.goto("about:blank");
      comeBack = await without(context, comeBack.later);
    }
  });
});

/** Runs `test` where the browser stores nothing. */
const withoutStorage = (run, test) =>
  run({}, async (context) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("storage is switched off", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    });
    await test(context);
  });

test("with storage switched off, language, theme and bit order carry from page to page", async () => {
  await withoutStorage(withProfile, async (context) => {
    const page = await open(context, "ja/step/#n=5&at=14");
    await press(page, "language");
    await set(page, "theme");
    await set(page, "order", "lsb");
    await page.waitForSelector("html[lang=en][data-theme=dark] [data-stepper][data-order=lsb]");
    for (const [view, selector] of [...PAGES, ...STEPPING.slice(0, 3)]) {
      await turn(page, inEnglish(view), selector);
      const { lang, theme } = await page.locator("html").evaluate(({ lang, dataset }) => ({ lang, theme: dataset.theme }));
      assert.deepEqual([lang, theme], ["en", "dark"], view);
      // The language is in the links of the page.
      const links = await page.locator("nav a").evaluateAll((links) => links.map((link) => link.href.slice(siteRoot.length)));
      assert.deepEqual(links, links.map(inEnglish), view);
    }
    await turn(page, "step/#n=5&at=33", "[data-stepper][data-order=lsb][data-step='33']");
    const shown = await bits(page, "bit");
    assert.equal(parseInt([...shown.text].reverse().join(""), 2), Number(shown.value));
    // The queen of bit 0, which this order draws in column 0.
    await turn(page, "solve/#n=5&queens=4", "[data-solve][data-queens='0']");
    const left = await bits(page, "left");
    assert.equal(parseInt([...left.text].reverse().join(""), 2), Number(left.value));
    assert.deepEqual(page.said, []);
  });
});

test("with storage switched off, the focus stays where a link of the pages was pressed", async () => {
  await withoutStorage(withProfile, async (context) => {
    const page = await open(context, "step/#n=5&at=14");
    for (const [name, selector] of [["learn", ".lessons"], ["bits", "[data-lab]"], ["count", "[data-count]"], ["step", "[data-stepper]"]]) {
      await page.focus(NAVIGATION(name));
      await page.keyboard.press("Enter");
      await page.waitForSelector(selector);
      // The link itself, or what the new page begins with; never the top of the document.
      const held = await page.evaluate(() => document.activeElement.matches("nav a, #content, #content *"));
      assert.ok(held, `${name}: the focus is lost`);
    }
    assert.deepEqual(page.said, []);
  });
});

test("with storage switched off, a count goes on on every page", async () => {
  await withoutStorage(withWorkers, async (context) => {
    const page = await countHeld(context);
    for (const [view, selector] of [...PAGES.slice(0, -1), ...STEPPING.slice(0, 2)]) await turn(page, view, selector);
    await turn(page, "ja/count/#n=16", "[data-count][data-n='16'][data-state=running]");
    await turn(page, "ja/learn/", ".lessons");
    await goOn(page);
    await page.click(NAVIGATION("count"));
    await page.waitForSelector("[data-count][data-n='16'][data-state=done][data-total='14772512']");
    assert.deepEqual(page.said, []);
  });
});

test("two builds are never mixed: what a newer build has taken away is not there, or comes from the copy", async () => {
  await withHost({}, async (context, host) => {
    const page = await context.newPage();
    const said = listened(page);
    await page.goto(host.address);
    await drawn(page);
    const first = await fetched(page);
    // The host has a newer build now: no file of this one is there, but for pages in the reader's hands.
    const whole = host.change;
    host.change = (path, body) => (PROGRAM.test(path) ? undefined : body);
    await turn(page, "learn/", again);
    await missing(page, "en");
    host.change = whole;
    await page.click(again);
    await page.waitForSelector(".lessons");
    const parts = (await fetched(page)).filter((file) => !first.includes(file));
    // A part's name is its build's, so another build's part never answers to it.
    for (const part of parts) assert.match(part, /[0-9a-f]{8}/);
    // Kept as a whole, the build that is open goes on by itself.
    await page.evaluate(async () => {
      const changed = new Promise((changed) => navigator.serviceWorker.addEventListener("controllerchange", changed));
      await navigator.serviceWorker.register(scriptAddress("service-worker.js"), { updateViaCache: "none" });
      await (navigator.serviceWorker.controller ?? changed);
    });
    host.change = (path, body) => (PROGRAM.test(path) ? undefined : body);
    for (const [view, selector] of PAGES) await turn(page, view, selector);
    assert.deepEqual(ownWords(said), []);
  });
});
