import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withHost } from "./deployment.mjs";
import { address, at, drawn, listened, load, look, open, place, press, reach, reload, set, settled, site, stepper, under, visit, withProfile, written } from "./site.mjs";

test("a link restores the identical page in a fresh browser", async () => {
  // The whole page as drawn, but for what a screen reader was told on the way.
  const main = (page) =>
    page.locator("main").evaluate((element) => {
      const drawn = (node) =>
        node.nodeType === Node.TEXT_NODE
          ? node.data
          : [node.tagName, [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(), [...node.childNodes].map(drawn)];
      const copy = element.cloneNode(true);
      copy.querySelector("[role=status]").remove();
      return drawn(copy);
    });
  await visit("step/#n=8&at=0", {}, async (page) => {
    await press(page, "next-solution");
    await written(page, "step/#n=8&at=894");
    await visit(await address(page), {}, async (fresh) => {
      assert.deepEqual(await main(fresh), await main(page));
      assert.deepEqual(await place(fresh), await place(page));
    });
  });
});

test("the browser's back and forward lead between boards", async () => {
  await look("ja/step/#n=5&at=10", `html[lang=ja] ${at(5, 10)}`, {}, async (page) => {
    await page.selectOption("[data-action=size]", "6");
    await written(page, "ja/step/#n=6&at=0");
    await press(page, "next");
    await written(page, "ja/step/#n=6&at=1");
    await page.goBack();
    await settled(page, { n: 5, step: 10 });
    await page.goForward();
    await settled(page, { n: 6, step: 1 });
  });
});

test("the browser's Back undoes a jump, and steps have no entry of their own", async () => {
  await visit("step/#n=8&at=100", {}, async (page) => {
    const entries = () => page.evaluate(() => history.length);
    const back = async (step) => {
      await page.goBack();
      await settled(page, { step });
    };
    const first = await entries();
    await press(page, "next");
    // The jump comes before the step's address is in the bar.
    await press(page, "next-solution");
    await settled(page, { step: 894 });
    await written(page, "step/#n=8&at=894");
    assert.equal(await entries(), first + 1);
    await press(page, "next");
    await press(page, "next");
    await written(page, "step/#n=8&at=896");
    assert.equal(await entries(), first + 1);
    await press(page, "last");
    await written(page, "step/#n=8&at=15991");
    await page.fill(await reach(page, "seek"), "700");
    await page.press(await reach(page, "seek"), "Enter");
    await written(page, "step/#n=8&at=700");
    await page.click(".tree-list summary");
    await page.click('[data-tree-item="root"]');
    await written(page, "step/#n=8&at=0");
    assert.equal(await entries(), first + 4);
    await back(700);
    await back(15991);
    await back(896);
    await back(101);
    await page.goForward();
    await settled(page, { step: 896 });
  });
});

test("a drag along the timeline is one entry", async () => {
  await visit("step/#n=8&at=100", {}, async (page) => {
    const first = await page.evaluate(() => history.length);
    const box = await page.locator(".strip-drawing").boundingBox();
    await page.mouse.move(box.x + box.width * 0.2, box.y + 20);
    await page.mouse.down();
    for (const share of [0.3, 0.5, 0.4]) {
      await page.mouse.move(box.x + box.width * share, box.y + 20);
      await page.waitForFunction((step) => Math.abs(document.querySelector("[data-stepper]").dataset.step - step) < 50, 15991 * share);
    }
    assert.equal(await address(page), "step/#n=8&at=100");
    await page.mouse.up();
    const { step } = await stepper(page);
    await written(page, `step/#n=8&at=${step}`);
    assert.equal(await page.evaluate(() => history.length), first + 1);
    await page.goBack();
    await settled(page, { step: 100 });
  });
});

test("an address typed over the old one leads there", async () => {
  await look("ja/step/#n=5&at=10", `html[lang=ja] ${at(5, 10)}`, {}, async (page) => {
    await page.evaluate(() => {
      location.hash = "#n=7&at=63";
    });
    await settled(page, { n: 7, step: 63, phase: "solution" });
    assert.equal(await page.getAttribute("html", "lang"), "ja");
  });
});

test("a far step is walked to, and its own link opens at once", async () => {
  await visit("ja/step/#n=16&at=6000000", {}, async (page) => {
    await settled(page, { step: 6000000, seeking: false });
    await page.waitForFunction(() => location.hash.includes("snapshot="));
    const far = await place(page);
    await visit(await address(page), {}, async (fresh) => {
      assert.deepEqual(await place(fresh), far);
      await press(fresh, "back");
      await settled(fresh, { step: 5999999 });
    });
  });
});

// Every bend of a link, for every document, is tried natively in tests/page/addresses.rs.
const bent = [
  ["learn/shift/?fbclid=IwAR0", "learn/shift/", "[data-lesson=shift]"],
  ["ja/count/?utm_source=x&utm_medium=y#n=14", "ja/count/#n=14", "[data-count][data-n='14']"],
  ["ladder/bitmap/?openExternalBrowser=1", "ladder/bitmap/", "[data-method=bitmap]"],
  ["embed/?v=2#n=8&at=20", "embed/#n=8&at=20", "[data-stepper][data-step='20']:not(.header *)"],
  ["learn/test/?x#part=words&amp;seed=3", "learn/test/#part=words&seed=3", "[data-test=words][data-seed='3']"],
  ["step/?x#n%3D8%26at%3D120.", "step/#n=8&at=120", at(8, 120)],
];

test("a link that was bent on its way opens the page that the host serves, and the bar says it straight", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    for (const [link, straight, shown] of bent) {
      const page = await open(context, link);
      await page.waitForSelector(shown);
      await written(page, straight);
      assert.equal(await page.isVisible("[data-notice]"), false, link);
      assert.deepEqual(page.said, [], link);
      await page.close();
    }
  });
});

// What else can be wrong is tried in the logic's tests of addresses.
const wrong = [
  ["step/#n=4&at=99999", { n: "4", step: "121", phase: "finished" }],
  ["step/#n=99&at=x", { n: "27", step: "0" }],
  ["step/#n=%E0%A4%A", { n: "4" }],
  [`step/#n=5&at=${"1".repeat(10_000)}`, { n: "4" }],
];

test("a wrong address gives the nearest page and a sentence of its language", async () => {
  await visit("step/", { locale: "en-GB" }, async (page) => {
    // The languages take turns: the compiler holds that each sentence is there in both.
    for (const [at, [address, nearest]] of wrong.entries()) {
      const [lang, sentence] = [["ja", /。$/], ["en", /[a-z].*\.$/]][at % 2];
      await load(page, under(lang) + address);
      const name = under(lang) + address.slice(0, 40);
      assert.equal(await page.getAttribute("html", "lang"), lang, name);
      assert.match(await page.textContent("[data-notice] p"), sentence, name);
      const shown = await stepper(page);
      for (const [attribute, value] of Object.entries(nearest)) assert.equal(shown[attribute], value, `${name}: ${attribute}`);
    }
  });
});

test("the first visit takes the browser's language, the next one the reader's", async () => {
  await visit("", { locale: "en-GB" }, async (page, context) => {
    assert.equal(await page.getAttribute("html", "lang"), "en");
    await press(page, "language");
    await page.waitForSelector("html[lang=ja]");
    await written(page, "ja/");
    const again = await open(context);
    assert.equal(await again.getAttribute("html", "lang"), "ja");
    assert.equal(await address(again), "ja/");
    await set(again, "theme");
    await again.waitForSelector("html[data-theme=dark]");
    await reload(again);
    await again.waitForSelector("html[data-theme=dark]");
    assert.deepEqual(again.said, []);
  });
});

test("the language switches without losing the step", async () => {
  await visit("ja/step/#n=8&at=120", {}, async (page) => {
    const before = await place(page);
    await press(page, "language");
    await page.waitForSelector("html[lang=en]");
    assert.deepEqual(await place(page), before);
    await written(page, "step/#n=8&at=120");
  });
});

test("a program that cannot be loaded says so in both languages", async () => {
  // Of the scripts, those that stand outside of the program stay.
  const script = /^(?!.*\/(failure|offline)[^/]*$).*\.js$/;
  await withProfile({}, async (context) => {
    for (const missing of [/\.wasm$/, script]) {
      const page = await context.newPage();
      await page.route(missing, (route) => route.abort());
      await page.goto(site);
      const failure = await page.waitForSelector("#failure:not([hidden])");
      const text = await failure.textContent();
      assert.match(text, /再読み込み/);
      assert.match(text, /Reload the page/);
      await page.close();
    }
  });
});

test("where the browser limits writes to its history the page goes on, and the address follows when it may", async () => {
  await withProfile({ locale: "en-GB" }, async (context) => {
    // Safari: a hundred calls in 30 seconds, then an error. Here it is twenty, and the time is over when the test says so.
    await context.addInitScript(() => {
      globalThis.calls = { left: 20, refused: 0 };
      for (const name of ["pushState", "replaceState"]) {
        const own = history[name];
        history[name] = function (...state) {
          if (calls.left === 0) {
            calls.refused += 1;
            throw new DOMException("Attempt to use history.replaceState() more than 100 times per 30 seconds", "SecurityError");
          }
          calls.left -= 1;
          return own.apply(this, state);
        };
      }
    });
    const page = await open(context, "step/#n=8&at=0");
    // Each jump is an entry of its own, so each writes.
    for (let jump = 0; (await page.evaluate(() => calls.refused)) < 6; jump += 1) {
      assert.ok(jump < 40, "no call was refused");
      await page.keyboard.press(jump % 2 === 0 ? "n" : "Home");
      await page.waitForSelector(`[data-stepper][data-step='${jump % 2 === 0 ? 894 : 0}']`);
    }
    // Every page opens by its link, and what is asked for is what is shown.
    for (const to of ["learn", "write", "count", "step"]) {
      await page.click(`header a[href$="/${to}/"]`);
      await page.waitForSelector(`[data-page=${to}]`);
      await drawn(page);
    }
    await page.click("[data-action=next]");
    const step = await page.getAttribute("[data-stepper]", "data-step");
    await page.click("[data-action=next]");
    await page.waitForFunction((step) => document.querySelector("[data-stepper]").dataset.step !== step, step);
    // Play moves by itself, whatever the browser refuses, and stops where the reader says so.
    await page.click("[data-action=play]");
    const played = Number(await page.getAttribute("[data-stepper]", "data-step"));
    await page.waitForFunction((step) => Number(document.querySelector("[data-stepper]").dataset.step) >= step, played + 3);
    await page.click("[data-action=pause]");
    await page.waitForSelector("[data-stepper][data-playing=false]");
    const refused = await page.evaluate(() => calls.refused);
    assert.ok(refused > 6, `${refused}`);
    await page.evaluate(() => { calls.left = 100; });
    await page.click("[data-action=next]");
    const { step: last, n } = await stepper(page);
    await page.waitForFunction((hash) => location.hash === hash, `#n=${n}&at=${last}`);
    // The bar is right again: a reload shows the same place.
    assert.match(page.url(), /\/step\/#/);
    await reload(page);
    assert.equal((await stepper(page)).step, last);
    assert.deepEqual(page.said, []);
  });
});

test("a doubled slash leads to the single one, wherever it stands, by the rule of the sample for nginx", async () => {
  const sample = await readFile(new URL("../../hosting/nginx.conf", import.meta.url), "utf8");
  const [, rule] = /\$request_uri ~ "([^"]+)"/.exec(sample);
  assert.match(sample, /return 301 \$1\/\$2\$is_args\$args;/);
  const redirect = (url) => {
    const found = new RegExp(rule).exec(url);
    const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    return found ? `${found[1]}/${found[2]}${query}` : undefined;
  };
  for (const [asked, there, shown] of [
    ["learn//shift/", "learn/shift/", "[data-lesson=shift]"],
    ["/learn/shift/", "learn/shift/", "[data-lesson=shift]"],
    ["ja//learn///shift//", "ja/learn/shift/", "html[lang=ja] [data-lesson=shift]"],
    ["step//?fbclid=a//b#n=5&at=14", "step/?fbclid=a//b#n=5&at=14", at(5, 14)],
    ["count///#n=9", "count/#n=9", "[data-count][data-n='9']"],
  ]) {
    await withHost({ locale: "en-GB" }, async (context, host) => {
      host.redirect = redirect;
      const page = await context.newPage();
      const said = listened(page);
      await page.goto(host.address + asked);
      await page.waitForSelector(shown);
      await drawn(page);
      assert.equal(host.asked.includes(there.split(/[?#]/)[0]), true, `${host.asked}`);
      assert.deepEqual(said, [], asked);
    });
  }
});

test("a program that has stopped says so, and nothing else that fails", async () => {
  // A module with one function, which stops: (func (export "a") unreachable)
  const stops = [
    [0, 97, 115, 109, 1, 0, 0, 0],
    [1, 4, 1, 96, 0, 0],
    [3, 2, 1, 0],
    [7, 5, 1, 1, 97, 0, 0],
    [10, 5, 1, 3, 0, 0, 11],
  ].flat();
  const ways = [
    ([bytes]) => setTimeout(new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports.a),
    ([bytes]) => void WebAssembly.instantiate(new Uint8Array(bytes)).then(({ instance }) => instance.exports.a()),
  ];
  await withProfile({}, async (context) => {
    for (const way of ways) {
      const page = await open(context);
      await page.evaluate(() => reportError(new Error("an extension's")));
      assert.ok(await page.isHidden("#failure"));
      await page.evaluate(way, [stops]);
      const failure = await page.waitForSelector("#failure:not([hidden])");
      assert.match(await failure.textContent(), /RuntimeError: .*unreachable/);
      await page.close();
    }
    const page = await open(context);
    await page.evaluate(() => reportFailure("panicked at src/player/state.rs:7:3"));
    assert.equal(await page.textContent("#failure-report"), "panicked at src/player/state.rs:7:3");
  });
});

test("without JavaScript the page says what it needs", async () => {
  await withProfile({ javaScriptEnabled: false }, async (context) => {
    const page = await context.newPage();
    await page.goto(site);
    assert.match(await page.locator("#unscripted").innerText(), /JavaScript/);
  });
});
