import assert from "node:assert/strict";
import { test } from "node:test";
import { at, choose, delayEffects, listen, look, press, reach, reload, settled, stepper, turn, visit } from "./site.mjs";

test("the keys step, play and jump, and never scroll the page", async () => {
  await look("step/#n=8&at=0", `html[lang=en] ${at(8, 0)}`, { viewport: { width: 800, height: 400 } }, async (page) => {
    const key = (name) => page.keyboard.press(name);
    await key("ArrowRight");
    await settled(page, { step: 1 });
    await key("ArrowRight");
    await key("ArrowLeft");
    await settled(page, { step: 1 });
    await key("n");
    await settled(page, { step: 894 });
    await key("n");
    await settled(page, { solutions: 2 });
    await key("p");
    await settled(page, { step: 894 });
    await key("End");
    await settled(page, { phase: "finished" });
    await key("Home");
    await settled(page, { step: 0 });
    await key(" ");
    await settled(page, { playing: true });
    await key(" ");
    await settled(page, { playing: false });
    assert.equal(await page.evaluate(() => scrollY), 0);
    await key("?");
    await page.waitForSelector(".keys");
    await key("Escape");
    await page.waitForSelector(".keys", { state: "detached" });
  });
});

test("letters and signs act no more when their box is cleared, and that is kept", async () => {
  await visit("step/#n=8&at=0", {}, async (page) => {
    await page.keyboard.press("?");
    await page.uncheck(".keys [data-action=letters]");
    await page.keyboard.press("Escape");
    await reload(page);
    await page.keyboard.press("n");
    await page.keyboard.press("?");
    await page.keyboard.press("ArrowRight");
    await settled(page, { step: 1 });
    assert.equal(await page.locator(".keys").count(), 0);
  });
});

test("arrows take one micro-step whatever the pace", async () => {
  await look("ja/step/#n=8&at=0", `html[lang=ja] ${at(8, 0)}`, {}, async (page) => {
    await choose(page, "pace", "solution");
    await page.locator("[data-action=next]").focus();
    await page.keyboard.press("ArrowRight");
    await settled(page, { step: 1 });
    await page.keyboard.press("Enter");
    await settled(page, { step: 894 });
  });
});

test("keys are silent in a field and with a modifier", async () => {
  await look("ja/step/#n=8&at=5", `html[lang=ja] ${at(8, 5)}`, {}, async (page) => {
    await page.keyboard.press("Control+ArrowRight");
    await page.keyboard.press("Alt+n");
    await page.locator(await reach(page, "seek")).focus();
    for (const key of ["ArrowRight", "n", "Home", " "]) await page.keyboard.press(key);
    assert.equal((await stepper(page)).step, "5");
    assert.equal((await stepper(page)).playing, "false");
  });
});

test("the board is one tab stop, and arrows, Home and End move inside it", async () => {
  await visit("step/#n=4&at=47", {}, async (page) => {
    assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
    await page.locator("[role=gridcell][tabindex='0']").focus();
    const name = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.equal(await name(), "row 0, column 0, free");
    await page.keyboard.press("ArrowDown");
    assert.equal(await name(), "row 1, column 0, queen");
    await page.keyboard.press("ArrowDown");
    assert.equal(await name(), "row 2, column 0, attacked along the left diagonal and the column (down)");
    await page.keyboard.press("End");
    assert.equal(await name(), "row 2, column 3, free");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.equal(await name(), "row 2, column 1, attacked along the right diagonal");
    assert.equal((await stepper(page)).step, "47");
    assert.equal(await page.locator("[data-bits] [data-spot]").count(), 6);
    assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
  });
});

test("an arrow with a modifier is the browser's, wherever the focus is", async () => {
  /** Whether the element with the focus uses the left arrow, alone and with each modifier. */
  const uses = (page, selector) => page.locator(selector).first().evaluate((element) => {
    element.focus();
    const press = (modifier) => {
      const init = { key: "ArrowLeft", bubbles: true, cancelable: true, [modifier]: true };
      return !element.dispatchEvent(new KeyboardEvent("keydown", init));
    };
    return ["none", "altKey", "ctrlKey", "metaKey", "shiftKey"].map(press);
  });
  const alone = [true, false, false, false, false];
  await visit("step/#n=5&at=60&open=tree", {}, async (page) => {
    await page.waitForSelector("[data-tree-node]");
    // The tabs come last: their arrow closes the tree.
    for (const place of ["[role=gridcell]", "[data-bits] [data-bit]", "[data-tree-node]", "[role=tab]"]) {
      assert.deepEqual(await uses(page, place), alone, place);
    }
    assert.equal((await stepper(page)).step, "60");
  });
  await visit("bits/", {}, async (page) => assert.deepEqual(await uses(page, ".bit-field [data-bit]"), alone));
});

test("a bit marks its square and a square its bits", async () => {
  await look("ja/step/#n=4&at=47", `html[lang=ja] ${at(4, 47)}`, {}, async (page) => {
    const square = '[role=gridcell][data-row="2"][data-col="1"]';
    await page.hover(square);
    await page.waitForSelector('[data-bits=right] [data-bit="2"][data-spot]');
    await page.hover('[data-bits=down] [data-bit="0"]');
    await page.waitForSelector('[role=gridcell][data-row="2"][data-col="3"][data-spot]');
    await page.locator("[data-bits] [tabindex='0']").focus();
    await page.keyboard.press("End");
    await page.waitForSelector('[role=gridcell][data-row="2"][data-col="3"][data-spot]');
    // The sum of the line stands on the same columns.
    await page.waitForSelector(".sum-row [data-spot]");
  });
});

test("in a lesson the figure under the pointer is marked, and no other", async () => {
  await visit("learn/shift/", {}, async (page) => {
    await page.waitForSelector(".lesson-figure .bit-rows");
    const figures = page.locator(".figure");
    const marked = () => figures.evaluateAll((all) => all.map((figure) => figure.querySelectorAll("[data-spot]").length));
    assert.ok((await marked()).every((count) => count === 0));
    await page.locator(".lesson-figure:not([data-find] *) .figure:has(.bit-rows)").first().locator('[data-row="1"][data-col="0"]').hover();
    await page.waitForSelector(".lesson-figure [data-spot]");
    // The number of its column, the square, and its bit in each of three rows.
    assert.deepEqual((await marked()).filter((count) => 0 < count), [5]);
  });
});

test("of several steps in a row the last one alone is told", async () => {
  await visit("step/#n=8&at=100", {}, async (page) => {
    const told = await listen(page);
    // All within one task, as quick as no finger is.
    await page.evaluate(() => {
      for (let press = 0; press < 8; press += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      }
    });
    await settled(page, { step: 108 });
    const sentences = await told(1);
    assert.equal(sentences.length, 1, sentences.join("\n"));
    assert.ok((await page.textContent(".saying .sentence")).endsWith(sentences[0]), sentences[0]);
    await press(page, "play");
    await settled(page, { playing: true });
    await press(page, "pause");
    assert.match((await told(1))[0], /^Paused/);
  });
});

test("one sentence a manual step, silence while playing but for solutions and the pause", async () => {
  await visit("ja/step/#n=4&at=0", {}, async (page) => {
    const told = await listen(page);
    await press(page, "next");
    await settled(page, { step: 1 });
    assert.equal((await told(1)).length, 1);
    await choose(page, "speed", "fastest");
    await press(page, "play");
    await settled(page, { phase: "finished" });
    const sentences = await told(3);
    assert.equal(sentences.length, 3, sentences.join("\n"));
    assert.match(sentences[0], /1 番目の解/);
    assert.match(sentences[1], /2 番目の解/);
    assert.match(sentences[2], /探索は終わりです/);
  });
});

test("a wrong step number gets a sentence and stays to be mended", async () => {
  await look("step/#n=8&at=5", `html[lang=en] ${at(8, 5)}`, {}, async (page) => {
    await page.fill(await reach(page, "seek"), "8x");
    await page.keyboard.press("Enter");
    assert.match(await page.textContent("[data-notice] p"), /whole number/);
    assert.equal(await page.inputValue("[data-action=seek]"), "8x");
    await page.fill(await reach(page, "seek"), "８９４");
    await page.keyboard.press("Enter");
    await settled(page, { step: 894 });
    assert.equal(await page.locator("[data-notice]").count(), 0);
  });
});

test("everything can be reached with the tab key", async () => {
  await visit("step/#n=4&at=47", {}, async (page) => {
    const reached = new Set();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      reached.add(await page.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.getAttribute("role")));
    }
    const visible = () => page.locator("[data-action]").filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.dataset.action));
    for (const action of [...await visible(), "gridcell", "cell"]) assert.ok(reached.has(action), action);
    // The settings come behind the button that opens them.
    await page.locator("[data-action=menu]").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".settings [data-action=order]", { state: "visible" });
    for (const name of ["theme", "motion", "keys", "order"]) {
      for (let presses = 0; presses < 9; presses += 1) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((name) => document.activeElement.dataset.action === name, name)) break;
      }
      assert.equal(await page.evaluate(() => document.activeElement.dataset.action), name);
    }
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "menu");
  });
});

test("a press that takes its own control away hands the focus on", async () => {
  const focused = (page, name) => page.waitForFunction((name) => document.activeElement.dataset.action === name, name);
  await look("step/#n=4&at=47", at(4, 47), {}, async (page) => {
    await page.click("[data-action=more]");
    await page.focus("[data-action=present]");
    await page.keyboard.press("Enter");
    await focused(page, "leave");
    await page.keyboard.press("Enter");
    await focused(page, "more");
    for (const left of ["Escape", "Enter"]) {
      await page.keyboard.press("Enter");
      // What is not open yet takes no focus.
      await page.waitForSelector("[data-action=present]");
      await page.focus("[data-action=present]");
      await page.keyboard.press("Enter");
      await focused(page, "leave");
      await page.keyboard.press(left);
      await focused(page, "more");
    }
  });
  // A reader may be quicker than what the program does after a drawing.
  await visit("step/#n=4&at=47", {}, async (page) => {
    await delayEffects(page);
    await page.evaluate(async () => {
      (await drawnFirst("[data-action=present]")).click();
      (await drawnFirst("[data-action=leave]")).click();
      await letEffectsRun();
    });
    await focused(page, "more");
  });
  // An address can open the projector's view: no button has been pressed that the focus could return to.
  await look("step/#n=4&at=47", "[data-action=more]", {}, async (page) => {
    await turn(page, "step/#n=4&at=47&present=1", `.presented${at(4, 47)}`);
    await page.keyboard.press("Escape");
    await focused(page, "more");
  });
  await visit("write/#stage=nothing", {}, async (page) => {
    const hint = page.locator("[data-action=hint]");
    await hint.focus();
    for (let shown = 1; await hint.isEnabled(); shown += 1) {
      await page.keyboard.press("Enter");
      await page.waitForSelector(`.write-hints li:nth-child(${shown})`);
    }
    await focused(page, "run-program");
  });
});
