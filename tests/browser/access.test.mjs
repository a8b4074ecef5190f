// What WCAG 2.2 asks of every page alike, where axe has no eye for it or is not asked by default.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { PAGES } from "./pages.mjs";
import { look, overflow } from "./site.mjs";

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
  return all.filter((element) => isSeen(element) && hides(element) && cuts(element)).map((element) => element.outerHTML.slice(0, 120));
}

for (const [address, there] of PAGES) {
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
