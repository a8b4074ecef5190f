// What WCAG 2.2 asks of every page alike, where axe has no eye for it or is not asked by default.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { PAGES } from "./pages.mjs";
import { at, choose, drawn, look, overflow, site, withProfile } from "./site.mjs";

/** The spacing that text has to bear (1.4.12). */
const SPACED = `
  :is(html, body, body *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Both languages of a page. */
const inBoth = (address) => [address, address.replace(/^ja\//, "")];

/** The elements that hide a part of their own text; runs in the page. */
function cut() {
  const hides = (element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX) || getComputedStyle(element).overflowY === "hidden";
  // The words beside a line of code give way to a sign in front of it where there is no room.
  const isSeen = (element) => element.checkVisibility() && 1 < element.clientHeight && !element.closest(".unseen, svg, textarea, .mark");
  const cuts = (element) => element.clientWidth + 1 < element.scrollWidth || element.clientHeight + 1 < element.scrollHeight;
  const all = [...document.querySelectorAll("body *")];
  // What is quickly told comes first: few elements cut anything.
  return all.filter((element) => cuts(element) && hides(element) && isSeen(element)).map((element) => element.outerHTML.slice(0, 120));
}

/**
 * What stands out from what is beside it by less than 3 to 1 (1.4.11): the edges of fields, the outline of what has
 * the focus, queens and the marks of drawings; runs in the page.
 */
function faint() {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parts = (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, below) => [0, 1, 2].map((part) => (top[part] * top[3] + below[part] * (255 - top[3])) / 255);
  /** The colour behind an element's content. */
  const ground = (element) => {
    const own = parts(getComputedStyle(element).backgroundColor);
    if (own[3] === 255 || element.parentElement === null) return over(own, [255, 255, 255]);
    return over(own, ground(element.parentElement));
  };
  const light = (color) => {
    const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const contrast = (one, other) => Math.max(light(one) / light(other), light(other) / light(one));
  const against = (color, below) => contrast(over(parts(color), below), below);

  const found = [];
  const check = (element, what, ratio) => {
    if (ratio < 3) found.push(`${what} ${ratio.toFixed(2)}: ${element.outerHTML.slice(0, 100)}`);
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  for (const field of seen("input:not([type=range], [type=checkbox], [type=radio], [type=file]), select, textarea")) {
    // A field may be framed by the box around it. What is switched off may be faint.
    const frames = [field, field.parentElement].map((frame) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(frame);
      return parseFloat(borderTopWidth) > 0 ? against(borderTopColor, ground(frame.parentElement)) : 1;
    });
    if (!field.disabled) check(field, "edge", Math.max(...frames, contrast(ground(field), ground(field.parentElement))));
  }
  for (const control of seen("a[href], button, input, select, textarea, summary, [tabindex='0']").filter((control) => !control.disabled)) {
    control.focus({ focusVisible: true, preventScroll: true });
    const { outlineStyle, outlineColor } = getComputedStyle(control);
    if (document.activeElement === control && outlineStyle !== "none") check(control, "focus", against(outlineColor, ground(control.parentElement)));
  }
  document.activeElement.blur();
  for (const mark of seen(".queen path, .strip line:not(.pointer), .strip path, .tree :is(.edge, .tree-node > :is(rect, circle, path))")) {
    const { fill, stroke } = getComputedStyle(mark);
    const drawn = [fill, stroke].filter((color) => color !== "none").map((color) => against(color, ground(mark.closest("svg").parentElement)));
    check(mark, "mark", Math.max(...drawn));
  }
  return found;
}

/** The middles of the buttons in sight that do not act as long as they are held down; runs in the page. */
function buttons() {
  const all = [...document.querySelectorAll("button:not([disabled], [data-action=next], [data-action=back]), summary")];
  const middles = all.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { button, x: left + width / 2, y: top + height / 2 };
  });
  const isHit = ({ button, x, y }) => document.elementFromPoint(x, y)?.closest("button, summary") === button;
  return middles.filter(isHit).map(({ button, x, y }) => ({ x, y, html: button.outerHTML.slice(0, 120) }));
}

test("a bit is not filled while it changes more than three times a second", async () => {
  await look("step/#n=12&at=5000", `html[lang=en] ${at(12, 5000)}`, {}, async (page) => {
    /** Whether any bit of a word or of the sum is filled. */
    const filled = () => page.evaluate(() => {
      const bits = [...document.querySelectorAll("[data-stepper] .bit[data-on]")];
      return bits.length > 0 && bits.some((bit) => getComputedStyle(bit).backgroundColor !== "rgba(0, 0, 0, 0)");
    });
    for (const [speed, fills] of [["normal", true], ["fast", false], ["fastest", false], ["full", false]]) {
      await choose(page, "speed", speed);
      await page.click("[data-action=play]");
      await page.waitForSelector("[data-stepper][data-playing=true]");
      assert.equal(await filled(), fills, speed);
      await page.click("[data-action=pause]");
      await page.waitForSelector("[data-stepper][data-playing=false]");
      assert.ok(await filled(), `${speed}, after it`);
    }
  });
});

test("a press on the timeline is taken back by the browser's way back", async () => {
  await look("step/#n=8&at=891", `html[lang=en] ${at(8, 891)}`, {}, async (page) => {
    const { x, y, width, height } = await page.locator(".strip-drawing").boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForSelector("[data-stepper]:not([data-step='891'])");
    await page.goBack();
    await page.waitForSelector("[data-stepper][data-step='891']");
  });
});

for (const [address, there] of PAGES) {
  test(`fields, marks and the focus stand out from what is beside them: ${address}`, async () => {
    for (const colorScheme of ["light", "dark"]) {
      await look(address, there, { colorScheme }, async (page) => {
        assert.deepEqual(await page.evaluate(faint), [], colorScheme);
      });
    }
  });

  test(`a press that leaves its button does nothing: ${address}`, async () => {
    await look(address, there, {}, async (page) => {
      const shown = () => page.evaluate(() => {
        const states = ["aria-expanded", "aria-pressed", "aria-selected", "open", "data-step", "data-playing", "data-state", "data-stage", "data-row", "data-col"];
        const having = [...document.querySelectorAll(states.map((state) => `[${state}]`))];
        return [location.pathname, document.title, ...having.map((element) => states.map((state) => element.getAttribute(state)).join())];
      });
      const before = await shown();
      for (const { x, y, html } of await page.evaluate(buttons)) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(1, 1);
        await page.mouse.up();
        assert.deepEqual(await shown(), before, html);
      }
    });
  });

  test(`wider spacing of the text cuts nothing: ${address}`, async () => {
    for (const one of inBoth(address)) {
      for (const width of [1280, 360]) {
        await look(one, there, { viewport: { width, height: 800 } }, async (page) => {
          const before = new Set(await page.evaluate(cut));
          const style = await page.evaluateHandle((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            document.adoptedStyleSheets = [sheet];
          }, SPACED);
          await style.dispose();
          const wider = await overflow(page);
          const found = (await page.evaluate(cut)).filter((element) => !before.has(element));
          await page.evaluate(() => { document.adoptedStyleSheets = []; });
          assert.ok(wider <= 0, `${one} at ${width}: ${wider} pixels too wide`);
          assert.deepEqual(found, [], `${one} at ${width}`);
        });
      }
    }
  });

  test(`the tab key goes through the page and out of it, shows where it is, and changes nothing: ${address}`, async () => {
    await look(address, there, {}, async (page) => {
      const shown = () => page.evaluate(() => [location.pathname, document.querySelector("[data-page]").dataset.page]);
      const before = await shown();
      await page.evaluate(() => {
        document.activeElement.blur();
        getSelection().removeAllRanges();
        scrollTo({ top: 0, behavior: "instant" });
      });
      await page.focus(".skip, body");
      const unmarked = [];
      let left = false;
      for (let presses = 0; presses < 400 && !left; presses += 1) {
        await page.keyboard.press("Tab");
        const found = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === document.body || focused === document.documentElement) return null;
          // A whole row may be the link, and a hidden field may show its focus on its label.
          const looks = [getComputedStyle(focused), getComputedStyle(focused, "::after"), getComputedStyle(focused.closest("label") ?? focused.parentElement)];
          const marked = looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && 2 <= parseFloat(outlineWidth));
          return { marked, html: focused.outerHTML.slice(0, 120) };
        });
        if (found === null) left = true;
        else if (!found.marked) unmarked.push(found.html);
      }
      assert.ok(left, "the focus comes out of the page");
      assert.deepEqual(unmarked, []);
      assert.deepEqual(await shown(), before);
    });
  });

  test(`what a control says is in its name, and a finger hits it: ${address}`, async () => {
    for (const one of inBoth(address)) {
      // As high as any page: nothing lies behind what stays in sight.
      await look(one, there, { viewport: { width: 360, height: 6000 } }, async (page) => {
        const runOnly = { type: "rule", values: ["label-content-name-mismatch", "target-size"] };
        await assertAxeFindsNothing(page, one, { runOnly });
      });
    }
  });
}

test("letters of 24 pixels, as a reader sets them in the browser, make no page wide on a desk", async () => {
  await withProfile({}, async (context) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
    for (const [japanese] of PAGES) for (const address of [japanese, japanese.slice(3)]) {
      await page.goto(site + address);
      await drawn(page);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "24px");
      assert.ok((await overflow(page)) <= 0, `${address} is too wide`);
    }
  });
});
