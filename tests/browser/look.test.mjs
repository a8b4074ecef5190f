import assert from "node:assert/strict";
import { test } from "node:test";
import { LAB_PARTS } from "./pages.mjs";
import { WIDTHS, assertTargets, checkThrough, holding, look, overflow, press, turn, under, visit, walk } from "./site.mjs";

const AT_891 = "[data-stepper][data-n='8'][data-step='891']";

const PANELS = ["tree", "arrays", "recursion", "solutions", "share", "compare"];

/** What gets wide: boards of every size, words of every width, panels. */
const WIDE = [
  ...[1, 4, 8, 16, 27].map((n) => [`ja/step/#n=${n}&at=900`, holding("[data-stepper]", { n })]),
  ...[4, 8, 16, 27].flatMap((n) => PANELS.map((panel) => [
    `ja/step/#n=${n}&at=900&open=${panel}&code=rust&until=square-1-1`,
    `${holding("[data-stepper]", { n })} [data-panel=${panel}] > :not(.opening)`,
  ])),
  ...[4, 5, 8, 27].map((n) => [`ja/step/#n=${n}&at=11&sheet=1`, `[data-sheet] .paper[data-n="${n}"]`]),
  ["ja/solve/#n=8&queens=0", holding("[data-solve]", { n: 8, queens: "0" })],
  ...[4, 8, 13, 32].flatMap((bits) => LAB_PARTS.map((part) => [
    `ja/bits/#w=${bits}&x=${bits}&y=3&part=${part}`,
    `[data-lab][data-x="${bits}"]:has([data-part-of="${part}"])`,
  ])),
  ["ja/learn/quarters/", "[data-lesson=quarters] .choice"],
  ["ja/learn/join/", "[data-lesson=join] .choice"],
];

/** Runs in the page: by how many pixels it is too wide, and what is pressed there and is smaller than a finger's target. */
const measured = () => {
  const pressed = document.querySelectorAll("[data-solve] .board [data-row][data-col], [data-lab] .bit-field .bit, [data-action=part], .lab-more summary, .choice input");
  const small = [...pressed].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < 23.9;
  });
  const misses = pressed.length === 0 && document.querySelector("[data-solve], [data-lab], .choice") !== null;
  return { misses, wider: Math.max(0, document.documentElement.scrollWidth - innerWidth), small: small.map((one) => one.outerHTML.slice(0, 120)) };
};

test("no page scrolls sideways, from 360 pixels to a projector, and what is pressed is large enough", async () => {
  await look("ja/step/#n=5&at=0", holding("[data-stepper]", { n: 5, step: 0 }), {}, async (page) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await checkThrough(page, WIDE, measured, (seen, address) => assert.deepEqual(seen, { misses: false, wider: 0, small: [] }, `${address} at ${width}`));
    }
  });
});

test("at 360 pixels the bits that are asked for are still targets, and the page is no wider", async () => {
  await look("ja/step/#n=6&at=0&predict=1", holding("[data-stepper]", { n: 6, step: 0 }), { viewport: { width: 360, height: 740 } }, async (page) => {
    for (const n of [4, 5, 8, 27]) {
      await turn(page, `ja/step/#n=${n}&at=11&predict=1`, holding("[data-stepper]", { n, step: 11 }));
      await press(page, "next");
      await page.waitForSelector("[data-bits=left][data-asked]");
      assert.ok((await overflow(page)) <= 0, `N = ${n}`);
      if (n <= 8) await assertTargets(page, "[data-asked] [data-bit]", `N = ${n}`);
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

/** Windows with the boards that are stepped through in them: each board, and each window that lays the page out otherwise. */
const STEPPED = [
  [360, 800, [8, 27]],
  [800, 800, [27]],
  [1024, 768, [4, 27]],
  [1280, 800, [8, 12]],
  [1920, 1080, [12, 27]],
];

/** Runs in the page: where the moves, the board and the rows stand from the top, what is beside the board from the left, and how high the sentence is. */
const standing = () => {
  const places = (selector, side) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()[side]);
  return {
    tops: places("[data-action=next], [role=grid], [data-bits]", "top"),
    lefts: places(".saying, .line-sum, .listing", "left"),
    height: document.querySelector(".saying .sentence").offsetHeight,
  };
};

test("the moves, the board, the rows and what is beside them stand still, whatever the sentence says", async () => {
  await look("step/#n=5&at=0", holding("[data-stepper]", { n: 5, step: 0 }), { reducedMotion: "reduce" }, async (page) => {
    const heights = new Set();
    for (const [width, height, boards] of STEPPED) {
      await page.setViewportSize({ width, height });
      for (const n of boards) {
        const from = n === 4 ? 20 : 200;
        await turn(page, `step/#n=${n}&at=${from}`, holding("[data-stepper]", { n, step: from }));
        const { tops, lefts } = await page.evaluate(standing);
        const all = await walk(page, "next", 20, standing);
        await page.waitForURL(new RegExp(`at=${from + 20}`));
        for (const [after, shown] of all.entries()) {
          const where = `N = ${n}, ${width} pixels, step ${from + 1 + after}`;
          assert.deepEqual(shown.tops, tops, where);
          assert.deepEqual(shown.lefts, lefts, where);
          heights.add(shown.height);
        }
      }
    }
    assert.ok(heights.size > 1, "the sentences differ in height");
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
      // The longest notice in both languages.
      for (const [lang, wrong] of [["ja", "n=99&at=5"], ["en", "n=8&at=99999999"], ["ja", "n=8&at=x&pace=none&code=none"], ["en", "n=8&at=x&pace=none&code=none"]]) {
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
      // The header is reached by the keyboard all the same.
      await page.focus(".brand");
      const [notice, header] = await Promise.all(["[data-notice]", ".header"].map((selector) => page.locator(selector).boundingBox()));
      assert.ok(header.y + header.height <= notice.y + 1, `at ${width} the notice stands below the header that has the focus`);
    });
  }
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
