import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGES } from "./pages.mjs";
import { assertNothingScrollsSideways, assertTargets, checkThrough, holding, look, overflow, turn, under, visit, walk, wider } from "./site.mjs";

const AT_891 = "[data-stepper][data-n='8'][data-step='891']";

test("no page scrolls sideways, from 360 pixels to a projector", async () => {
  await look("ja/step/#n=5&at=0", holding("[data-stepper]", { n: 5, step: 0 }), {}, async (page) => {
    for (const n of [1, 4, 8, 16, 27]) {
      await turn(page, `ja/step/#n=${n}&at=900`, holding("[data-stepper]", { n }));
      await assertNothingScrollsSideways(page, `N = ${n}`);
    }
  });
});

test("at 360 pixels the squares of N = 8 are still targets and the moves are in reach", async () => {
  await look("ja/step/#n=8&at=891", AT_891, { viewport: { width: 360, height: 740 } }, async (page) => {
    await assertTargets(page, "[role=gridcell]");
    const figure = await page.locator(".figure").evaluate((element) => element.scrollWidth - element.clientWidth);
    assert.ok(figure <= 0, "the board fits");
    const next = await page.locator("[data-action=next]").boundingBox();
    assert.ok(next.y + next.height <= 740, "next is on the first screen");
  });
});

test("the moves, the board and the rows stand still, whatever the sentence says", async () => {
  const seen = () => ({
    tops: [...document.querySelectorAll("[data-action=next], [role=grid], [data-bits]")].map(
      (element) => element.getBoundingClientRect().top,
    ),
    height: document.querySelector(".saying .sentence").offsetHeight,
  });
  await look("step/#n=5&at=0", holding("[data-stepper]", { n: 5, step: 0 }), {}, async (page) => {
    for (const [n, width] of [[27, 360], [27, 800], [27, 1280], [27, 1920], [8, 360], [8, 1280]]) {
      await page.setViewportSize({ width, height: 800 });
      await turn(page, `step/#n=${n}&at=200`, holding("[data-stepper]", { n, step: 200 }));
      const { tops } = await page.evaluate(seen);
      const all = await walk(page, "next", 20, seen);
      await page.waitForURL(/at=220/);
      for (const [after, shown] of all.entries()) {
        assert.deepEqual(shown.tops, tops, `N = ${n}, ${width} pixels, step ${201 + after}`);
      }
      assert.ok(new Set(all.map(({ height }) => height)).size > 1, "the sentences differ in height");
    }
  });
});

test("what takes the focus is not hidden behind the moves", async () => {
  for (const [width, height] of [[360, 740], [360, 640], [800, 900]]) {
    await look("ja/step/#n=8&at=891", AT_891, { viewport: { width, height } }, async (page) => {
      await page.locator("[data-action=next]").focus();
      for (let place = 0; place < 20; place += 1) {
        await page.keyboard.press("Tab");
        const { name, hidden } = await page.evaluate(() => {
          // Behind the last stop comes the window itself.
          if (document.activeElement === document.body) return { hidden: false };
          const focused = document.activeElement.getBoundingClientRect();
          const moves = document.querySelector("[data-dock]").getBoundingClientRect();
          const inside = document.activeElement.closest("[data-dock]") !== null;
          const hidden = !inside && moves.top + 1 < focused.bottom && focused.top < moves.bottom - 1;
          return { name: document.activeElement.outerHTML.slice(0, 100), hidden };
        });
        assert.ok(!hidden, `${width} by ${height}: ${name}`);
      }
    });
  }
});

test("every kind of square is told apart without colour", async () => {
  await look("ja/step/#n=8&at=891", AT_891, { forcedColors: "active" }, async (page) => {
    const shapes = await page.evaluate(() => {
      // Under forced colours a gradient is drawn only where the page asks for it.
      const drawn = (element) => {
        const { backgroundImage, forcedColorAdjust } = getComputedStyle(element);
        return backgroundImage !== "none" && forcedColorAdjust === "none";
      };
      const shape = (square) => {
        const sign = square.querySelector(".sign");
        if (square.querySelector("svg") !== null) return "crown";
        const strokes = [...document.querySelectorAll(".attack-lines path")];
        const isStruck = strokes.length > 0 && strokes.every((stroke) => getComputedStyle(stroke).stroke === getComputedStyle(document.body).color);
        if (square.dataset.drawn !== undefined && isStruck) return square.querySelector("[data-line]") === null ? "lines" : "lines and letters";
        if (sign !== null && drawn(sign)) return "cross";
        return sign !== null && getComputedStyle(sign).borderTopStyle === "solid" ? "ring" : "nothing";
      };
      const squares = [...document.querySelectorAll("[role=gridcell]")];
      return [...new Set(squares.map((square) => `${square.dataset.mark}: ${shape(square)}`))].sort();
    });
    assert.deepEqual(shapes, ["attacked: lines", "attacked: lines and letters", "free: ring", "queen: crown", "taken: cross"]);
  });
});

test("each attack line is one stroke over the squares, on a screen and on paper", async () => {
  await look("step/#n=8&at=502", holding("[data-stepper]", { n: 8, step: 502 }), {}, async (page) => {
    for (const media of ["screen", "print"]) {
      await page.emulateMedia({ media });
      const off = await page.evaluate(() => {
        const board = document.querySelector(".board");
        const lines = board.querySelector(".attack-lines").getBoundingClientRect();
        const edge = (row, column) => board.querySelector(`[data-row="${row}"][data-col="${column}"]`).getBoundingClientRect();
        return [lines.left - edge(0, 0).left, lines.top - edge(0, 0).top, lines.right - edge(7, 7).right, lines.bottom - edge(7, 7).bottom];
      });
      assert.ok(off.every((pixels) => Math.abs(pixels) < 2), `${media}: ${off}`);
      assert.ok((await page.locator(".attack-lines circle").count()) > 0);
    }
  });
});

test("headings are of one scale, and every page is as wide as the frame", async () => {
  // The home page's title and the ladder's are the message of the page.
  const pages = [["learn/", ".contents"], ["learn/mask/", "article[data-lesson]"], ["learn/loop/", "article[data-lesson]"], ["learn/glossary/", "article"], ["learn/teachers/", "article"], ["write/", "[data-write]"], ["solve/#n=5", "[data-solve]"], ["bits/", "[data-lab]"], ["count/#n=10", "[data-count]"]];
  await look("learn/", ".lessons", {}, async (page) => {
    const found = new Set();
    for (const [address, there] of pages) {
      await turn(page, address, `${there} h1`);
      const { headings, width } = await page.evaluate((there) => ({
        headings: [...document.querySelectorAll("main :is(h1, h2, h3)")].filter((one) => one.checkVisibility() && !one.matches(".unseen")).map((one) => `${one.localName} ${getComputedStyle(one).fontSize}`),
        width: Math.round(document.querySelector("#content > [data-late] > *").getBoundingClientRect().width),
      }), there);
      headings.forEach((heading) => found.add(heading));
      found.add(`page ${width}`);
    }
    assert.deepEqual([...found].sort(), ["h1 36px", "h2 20px", "h3 16px", "page 1240"]);
  });
});

/** The sizes of type, in parts of the page's own; what is drawn to scale has the size of its squares, and a count's total that of its panel. */
const SIZES = [0.875, 1, 1.25, 1.75, 2.5];
const DRAWN = "svg, .formula-figure, .board, .bit-rows, .scale, .bit, .line-sum, .paper, [data-strip] li, sup, sub, .badge, .wheel, .choice, .order-number, .count-total";

/** The size of a page's title, which grows with the window from the fourth to the fifth. */
const titleAt = (width) => ({ 360: 1.75, 1280: 2.25, 1920: 2.5 })[width];

/** Runs in the page: the sizes of its texts, of its headings, and where its left edge is from the site's name. */
const typeOf = (drawn) => {
  const own = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = (element) => Math.round((parseFloat(getComputedStyle(element).fontSize) / own) * 10_000) / 10_000;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen");
  const sizes = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement;
    if (text.data.trim() === "" || around.closest(`script, style, noscript, option, .skip, ${drawn}`) || !isSeen(around)) continue;
    // Words in the place of an icon have none.
    if (size(around) !== 0) sizes[size(around)] = `${around.localName} ${around.className}: ${text.data.slice(0, 20)}`;
  }
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter(isSeen).map((heading) => `${heading.localName} ${size(heading)}`);
  const brand = document.querySelector(".brand")?.getBoundingClientRect().left;
  const edges = [...document.querySelectorAll("main :is(h1, h2, p, .board, .bit-rows, li, dt, table, textarea, .main)")]
    .filter((element) => isSeen(element) && !element.closest(".dock, [role=alert], .presented, .sheets, .stage"))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => 2 < width && 2 < height);
  return { sizes, headings: [...new Set(headings)], aside: brand === undefined ? 0 : Math.round(Math.min(...edges.map(({ left }) => left)) - brand) };
};

test("five sizes of type, one for each heading, one left edge, no line that begins with a small sign, and nothing too wide, on every page at three widths", async () => {
  for (const [round, [width, height]] of [[360, 740], [1280, 800], [1920, 1080]].entries()) {
    await look(...PAGES[0], { viewport: { width, height } }, async (page) => {
      const pages = [...PAGES, ["ja/learn/shadow/", "article[data-lesson=shadow]"], ["ja/learn/glossary/", "[data-term=bitmap]"], ["ja/learn/join/", "article[data-lesson=join]"]];
      // The languages take turns from page to page and from width to width, so each page is seen in both.
      const views = pages.map(([address, there], at) => {
        const lang = ["ja", "en"][(at + round) % 2];
        return [address.replace(/^ja\//, under(lang)), `html[lang=${lang}] ${there}`];
      });
      const seen = `() => ({ ...(${typeOf})(${JSON.stringify(DRAWN)}), starts: (${wrongStarts})(), pixels: (${wider})() })`;
      await checkThrough(page, views, seen, ({ sizes, headings, aside, starts, pixels }, here) => {
        if (here.startsWith("ja/")) assert.deepEqual(starts, [], `${here} at ${width}`);
        assert.ok(pixels <= 0, `${here} at ${width}: ${pixels} pixels too wide`);
        const title = titleAt(width);
        const others = Object.entries(sizes).filter(([size]) => ![...SIZES, title].includes(Number(size)));
        assert.deepEqual(others, [], `${here} at ${width}`);
        // The title of the home page has sizes of its own.
        const usual = here === "" || here === "ja/" ? ["h1 1.25", "h1 2.5"] : [`h1 ${title}`, "h2 1.25", "h3 1"];
        for (const heading of headings) assert.ok(usual.includes(heading), `${here} at ${width}: ${heading}`);
        if (!here.includes("sheet=1") && !here.includes("embed/")) assert.ok(Math.abs(aside) <= 1, `${here} at ${width}: ${aside} pixels aside`);
      });
    });
  }
});

test("a lesson has two kinds of box: figures on a ground of their own, and the reader's turn in a frame", async () => {
  await look("learn/shadow/", "article[data-lesson=shadow]", {}, async (page) => {
    for (const lesson of ["shadow", "puzzle", "loop", "and", "symmetry", "join", "places"]) {
      await turn(page, `learn/${lesson}/`, "article[data-lesson]");
      const framed = await page.$$eval(".lesson > *, .lesson > [data-late] > *, .lesson > * > *", (blocks) => blocks.filter((block) => {
        const { borderTopWidth, borderLeftWidth, borderTopColor, borderLeftColor } = getComputedStyle(block);
        const drawn = (width, colour) => width !== "0px" && !/, 0\)$/.test(colour);
        return drawn(borderTopWidth, borderTopColor) && drawn(borderLeftWidth, borderLeftColor) && !block.matches("button, input, select, textarea, .button, table, [role=alert]");
      }).map((block) => `${getComputedStyle(block).borderTopWidth} ${getComputedStyle(block).borderTopColor}`));
      assert.ok(new Set(framed).size <= 1, `${lesson}: ${[...new Set(framed)].join(", ")}`);
    }
  });
});

test("a notice about the address lies over nothing of the stepper's figure, dock or code", async () => {
  for (const [width, height] of [[360, 740], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]]) {
    await look("step/#n=5&at=0", holding("[data-stepper]", { n: 5, step: 0 }), { viewport: { width, height } }, async (page) => {
      for (const lang of ["ja", "en"]) {
        for (const wrong of ["n=99&at=5", "n=8&at=99999999", "n=8&at=x&pace=none&code=none"]) {
          await turn(page, `${under(lang)}step/#${wrong}`, `html[lang=${lang}] [data-notice]`);
          const under_it = await page.evaluate(() => {
            const notice = document.querySelector("[data-notice]").getBoundingClientRect();
            return [".board", ".bit-rows", "[data-dock]", ".listing", ".line-sum"].filter((selector) => {
              const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
              return top < notice.bottom - 1 && notice.top < bottom && left < notice.right && notice.left < right;
            });
          });
          assert.deepEqual(under_it, [], `${lang}, ${wrong} at ${width}`);
        }
      }
      // The header is reached by the keyboard all the same.
      await page.focus(".brand");
      const [notice, header] = await Promise.all(["[data-notice]", ".header"].map((selector) => page.locator(selector).boundingBox()));
      assert.ok(header.y + header.height <= notice.y + 1, `at ${width} the notice stands below the header that has the focus`);
    });
  }
});

test("what stands beside the board stays where it is, on every board at every width", async () => {
  await look("step/#n=8&at=200", holding("[data-stepper]", { n: 8, step: 200 }), { reducedMotion: "reduce" }, async (page) => {
    const seen = () => [".saying", ".line-sum", ".listing"].map((selector) => document.querySelector(selector).getBoundingClientRect().left);
    for (const [width, height] of [[1024, 768], [1280, 800], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      for (const n of [4, 8, 12, 27]) {
        const at = n === 4 ? 20 : 200;
        await turn(page, `step/#n=${n}&at=${at}`, holding("[data-stepper]", { n, step: at }));
        const before = await page.evaluate(seen);
        for (const [after, left] of (await walk(page, "next", 18, seen)).entries()) assert.deepEqual(left, before, `N = ${n}, step ${at + after + 1} at ${width}`);
      }
    }
  });
});

test("the bits of a sum are as wide as their digits, in a frame and for a projector", async () => {
  for (const [address, width, height, least] of [["embed/", 600, 500, 16], ["embed/", 760, 600, 18], ["embed/", 800, 600, 18], ["step/", 1280, 800, 36], ["step/", 1366, 768, 36], ["step/", 1920, 1080, 44]]) {
    const presents = address === "step/" ? "&present=1" : "";
    await look(`${address}#n=8&at=497${presents}`, holding("[data-stepper]", { n: 8, step: 497 }), { viewport: { width, height } }, async (page) => {
      for (const step of [497, 499, 500, 501, 502]) {
        await turn(page, `${address}#n=8&at=${step}${presents}`, holding("[data-stepper]", { n: 8, step }));
        const { bits, decimals, dock } = await page.evaluate(() => ({
          bits: [...document.querySelectorAll("[data-sum] .sum-bits > .bit")].map((bit) => bit.getBoundingClientRect().width),
          decimals: document.querySelectorAll("[data-sum] .decimal").length,
          dock: (document.querySelector("[data-dock]") ?? document.querySelector(".moves")).getBoundingClientRect().bottom,
        }));
        assert.ok(least <= Math.min(...bits), `${address} step ${step} at ${width}: ${Math.min(...bits)} pixels`);
        assert.ok(0 < decimals, "the values stand beside them");
        assert.ok(dock <= height + 1, `the moves end at ${dock}`);
      }
    });
  }
});

test("a bit shows its digit or the point of a word that is not there, never both, on every board at every width", async () => {
  for (const [width, height] of [[360, 740], [800, 600], [1280, 800]]) {
    await look("step/#n=4&at=0", holding("[data-stepper]", { n: 4, step: 0 }), { viewport: { width, height } }, async (page) => {
      const views = [1, 4, 8, 12, 16, 27].flatMap((n) => [0, 3, 40].map((at) => [`step/#n=${n}&at=${at}`, holding("[data-stepper]", n === 1 && at === 40 ? { n } : { n, step: at })]));
      const shown = () =>
        [...document.querySelectorAll(".bit-row[data-known=false] .bit, .bit-rows .ghosts > .bit")]
          .filter((bit) => getComputedStyle(bit).fontSize !== "0px")
          .map((bit) => bit.getAttribute("aria-label"));
      await checkThrough(page, views, shown, (both, address) => assert.deepEqual(both, [], `${width} × ${height}, ${address}`));
    });
  }
});

/** Runs in the page: what stands around each small sign or mark of length that begins a line. */
const wrongStarts = () => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { index } of text.data.matchAll(/[ー々ァィゥェォッャュョぁぃぅぇぉっゃゅょ、。」）]/g)) {
      if (index === 0 || !text.parentElement.checkVisibility()) continue;
      const range = document.createRange();
      const box = (at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const [before, sign] = [box(index - 1), box(index)];
      if (0 < sign.width && before.bottom <= sign.top + 1 && 0 < before.width) found.push(text.data.slice(Math.max(0, index - 6), index + 3));
    }
  }
  return found;
};

test("no Japanese heading breaks within a word, and no short expression at all, on any lesson and on every page, on a phone", async () => {
  await look("ja/learn/", ".lessons", { viewport: { width: 360, height: 740 } }, async (page) => {
    const lessons = await page.$$eval(".lessons a[href]", (links) => links.map((link) => /learn\/([a-z]+)\/$/.exec(link.href)?.[1]).filter(Boolean));
    assert.ok(40 < new Set(lessons).size);
    const views = [...PAGES.filter(([address]) => !address.includes("embed")), ...[...new Set(lessons)].map((slug) => [`ja/learn/${slug}/`, `[data-lesson=${slug}]`])];
    await checkThrough(page, views, brokenWords, (broken, address) => assert.deepEqual(broken, [], address));
  });
});

/** Runs in the page: its short expressions and the words of its headings that stand on two lines, each with what is around the break. */
const brokenWords = () => {
  const isBroken = (code) => code.checkVisibility() && code.textContent.length <= 16 && new Set([...code.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  const found = [...document.querySelectorAll("main :is(p, li, dd, td, figcaption) code")].filter(isBroken).map((code) => `${code.parentElement.textContent}: ${code.textContent}`);
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const top = (at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().top;
      };
      // A number and what it counts are one word.
      for (const { 0: counted, index } of text.data.matchAll(/\d[ \u00a0](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu)) {
        if (top(index) + 4 < top(index + 2)) found.push(`${heading.textContent}: ${counted}`);
      }
      for (const { segment, index, isWordLike } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text.data)) {
        if (isWordLike && top(index) + 4 < top(index + segment.length - 1)) found.push(`${heading.textContent}: ${segment}`);
      }
    }
  }
  return found;
};

test("the focus covers no label of a field", async () => {
  for (const width of [360, 1280]) {
    await look("bits/", "[data-lab]", { viewport: { width, height: 800 } }, async (page) => {
      for (const [address, there] of [["bits/", "[data-lab]"], ["solve/#n=5", "[data-solve]"], ["count/#n=10", "[data-count]"], ["learn/teachers/", "[data-tool=questions]"], ["learn/puzzle/", "article[data-lesson]"]]) {
        await turn(page, address, there);
        const covered = await page.$$eval(".field :is(input, select, textarea)", (controls) => controls.filter((control) => control.checkVisibility()).flatMap((control) => {
          const label = control.closest("label")?.querySelector("span");
          if (!label?.checkVisibility() || label.closest(".unseen")) return [];
          control.focus({ focusVisible: true });
          const { outlineWidth, outlineOffset } = getComputedStyle(control);
          const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
          const [words, box] = [label, control].map((element) => element.getBoundingClientRect());
          const isOver = words.top < box.bottom + ring && box.top - ring < words.bottom - 0.5 && words.left < box.right + ring && box.left - ring < words.right;
          return isOver ? [control.dataset.action] : [];
        }));
        assert.deepEqual(covered, [], `${address} at ${width}`);
      }
    });
  }
});

test("with letters of 24 pixels no page is wider than a phone", async () => {
  // A page of its own: the style stays with it.
  await visit("count/#n=14", { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync(":root { font-size: 24px !important; }");
      document.adoptedStyleSheets.push(large);
    });
    const pages = [...PAGES, ["ja/learn/shadow/", "article[data-lesson=shadow]"], ["ja/learn/loop/", "article[data-lesson=loop]"]].filter(([address]) => !/sheet=1|embed/.test(address));
    const views = pages.flatMap(([address, there]) => ["ja", "en"].map((lang) => [address.replace(/^ja\//, under(lang)), `html[lang=${lang}] ${there}`]));
    await checkThrough(page, views, wider, (pixels, address) => assert.ok(pixels <= 0, `${address}: ${pixels} pixels too wide`));
  });
});

test("the dock has eight controls of first rank, and its menu says what the timeline's signs are", async () => {
  await look("step/#n=8&at=502", holding("[data-stepper]", { n: 8, step: 502 }), {}, async (page) => {
    for (const lang of ["en", "ja"]) {
      await turn(page, `${under(lang)}step/#n=8&at=502`, `html[lang=${lang}] [data-stepper]`);
      const controls = page.locator(".dock-row :is(button, select, input)").filter({ visible: true });
      assert.deepEqual(await controls.evaluateAll((all) => all.map((one) => one.dataset.action)), ["back", "play", "next", "speed", "size", "predict", "copy-link", "more"]);
      await page.click("[data-action=more]");
      for (const sign of ["solution", "dead-end"]) {
        assert.ok(await page.locator(`[data-legend=${sign}]`).isVisible());
        const colours = await page.evaluate((sign) => [
          getComputedStyle(document.querySelector(`[data-legend=${sign}]`), "::before").backgroundColor,
          getComputedStyle(document.querySelector(`[data-timeline-bars=${sign}]`)).fill,
        ], sign);
        assert.equal(colours[0], colours[1], sign);
      }
      await page.keyboard.press("Escape");
    }
    // A run without a record of its events has no signs to explain.
    await turn(page, "step/#n=16&at=60", holding("[data-stepper]", { n: 16, step: 60 }));
    assert.equal(await page.locator("[data-legend]").count(), 0);
  });
});

test("print shows the position and none of the controls", async () => {
  await look("ja/step/#n=8&at=891", AT_891, {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    for (const [selector, visible] of [
      [".board", true],
      [".bit-rows", true],
      [".sentence", true],
      ["[data-sum]", true],
      ["[data-dock]", false],
      [".header", false],
    ]) {
      assert.equal(await page.locator(selector).isVisible(), visible, selector);
    }
  });
});

/** Runs in the page: what `look` sees once that is what is expected, or what it still sees after 20 seconds. */
const atRest = async (look, expected) => {
  const end = performance.now() + 20_000;
  let seen = look();
  while (JSON.stringify(seen) !== JSON.stringify(expected) && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    seen = look();
  }
  return seen;
};

test("a page looks the same whichever pages were open before it", async () => {
  // Words on their way are elsewhere than words at rest.
  const STILL = { reducedMotion: "reduce" };
  const pages = ["ja/step/#n=5&at=86&open=solutions", "ja/step/#n=5&at=86&predict=1", "ja/learn/mask/", "ja/bits/#w=8", "ja/solve/#n=5", "ja/ladder/", "ja/count/#n=8", "ja/step/#n=5&at=86&sheet=1"];
  const boxes = () =>
    [...document.querySelectorAll("#content *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className} ${[x, y + scrollY, width, height].map(Math.round).join(" ")}`;
    });
  // What each page alone has in it, and has come to rest with.
  const rest = {
    "ja/step/": "[data-stepper]", "ja/learn/mask/": "article[data-lesson]", "ja/bits/": "[data-lab]", "ja/solve/": "[data-solve]",
    "ja/ladder/": ".details > details", "ja/count/": "[data-count]:has([data-estimate=measured])",
  };
  const shown = (address) => (address.includes("sheet=1") ? ".sheet" : rest[address.split("#")[0]]);
  const alone = new Map();
  for (const address of pages) {
    await visit(address, STILL, async (page) => {
      await page.waitForSelector(shown(address));
      // Its style sheets and whatever else it asks for are there.
      await page.waitForLoadState("networkidle");
      alone.set(address, await page.evaluate(boxes));
    });
  }
  await visit(pages[0], STILL, async (page) => {
    for (const address of [...pages, ...pages]) {
      await turn(page, address, shown(address));
      // It comes to rest; where it does not, the difference says where.
      const asAlone = alone.get(address);
      assert.deepEqual(await page.evaluate(`(${atRest})(${boxes}, ${JSON.stringify(asAlone)})`), asAlone, address);
    }
  });
});

test("in forced colours the current page alone is underlined in the header", async () => {
  await look("step/#n=4&at=47", holding("[data-stepper]", { n: 4, step: 47 }), { forcedColors: "active" }, async (page) => {
    const lines = await page.locator("nav a").evaluateAll((links) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return links.map((link) => [link.ariaCurrent === "page", getComputedStyle(link).borderBottomColor !== ground]);
    });
    assert.ok(lines.length > 3);
    for (const [isCurrent, isUnderlined] of lines) assert.equal(isUnderlined, isCurrent);
    assert.equal(lines.filter(([isCurrent]) => isCurrent).length, 1);
  });
});

// A window of 1280 by 800 at 200 % and at 400 %.
test("every page can be read and used at 200 % and at 400 %", async () => {
  for (const [round, [width, height]] of [[640, 400], [320, 256]].entries()) {
    await look("step/#n=4&at=47", holding("[data-stepper]", { n: 4, step: 47 }), { viewport: { width, height } }, async (page) => {
      for (const [place, [view, selector, button]] of [
        ["step/#n=8&at=891", "[data-stepper][data-n='8']", "[data-dock] [data-action=next]"],
        ["step/#n=27&at=900", "[data-stepper][data-n='27']", "[data-dock] [data-action=next]"],
        ["step/#n=14&at=60&sheet=1", "[data-sheet]", "[data-action=print]"],
        ["learn/", "[data-page=learn] h1", "[data-action=go-on]"],
        ["learn/shift/", "[data-lesson=shift]", "[data-exercise] button"],
        ["solve/#n=6", "[data-solve]", ".solve-buttons button:enabled"],
        ["bits/", "[data-lab]", "[data-lab] [data-action=part]"],
        ["ladder/", "[data-page=ladder] h1", "[data-page=ladder] main button"],
        ["count/#n=14", "[data-count]", "[data-action=count]"],
      ].entries()) {
        // The languages take turns from page to page and from size to size.
        for (const lang of [["ja", "en"][(place + round) % 2]]) {
          const address = under(lang) + view;
          await turn(page, address, `html[lang=${lang}] ${selector}`);
          const wider = await overflow(page);
          assert.ok(wider <= 0, `${address} at ${width}: ${wider} pixels too wide`);
          // What stays while the page scrolls leaves two thirds of the window to the page.
          const covers = await page.evaluate(() => {
            scrollTo(0, document.body.scrollHeight / 2);
            const stays = [...document.querySelectorAll("body *")].filter((element) =>
              ["fixed", "sticky"].includes(getComputedStyle(element).position) && element.closest(".scroll, .code, table") === null,
            );
            return stays.map((element) => [element.className, element.getBoundingClientRect().height]);
          });
          for (const [name, tall] of covers) assert.ok(tall <= height / 3, `${address} at ${width}: ${name} is ${tall} high`);
          if (view.includes("n=8")) await assertTargets(page, "[role=gridcell]", `${address} at ${width}`);
          // The first control can be brought into sight, and nothing lies over it.
          const control = page.locator(button).first();
          await control.scrollIntoViewIfNeeded();
          await control.click({ trial: true });
        }
      }
    });
  }
});
