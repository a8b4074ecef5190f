// Records of a count that go into a file and come from one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothingInAnyLook } from "./axe.mjs";
import { assertNothingScrollsSideways, assertTargets, downloaded, press, visit } from "./site.mjs";
import { MIDDLE, countHeld, withWorkers } from "./workers.mjs";

const count = (page) => page.locator("[data-count]").evaluate((element) => ({ ...element.dataset }));
const advanced = (page) => page.locator(".advanced").evaluate((details) => { details.open = true; });
const done = (page) => page.waitForSelector("[data-count][data-state=done]");

/** Opens a text as a file. */
const openFile = (page, text) =>
  page.setInputFiles("[data-action=open-record]", { name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(text) });

/** The record of a count that was paused in the middle. */
async function begun() {
  let text;
  await withWorkers({ locale: "en-GB" }, async (context) => {
    const page = await countHeld(context);
    await press(page, "pause");
    await page.waitForSelector("[data-count][data-state=paused]");
    await advanced(page);
    const saved = await downloaded(page, "save-record");
    assert.equal(saved.name, `bitqueens-${MIDDLE}-record.txt`);
    text = saved.text;
  });
  return text;
}

test("what one tab has begun another machine finishes, and a third one shows", async () => {
  const record = await begun();
  let whole, smaller;
  await visit("count/#n=8", {}, async (page) => {
    assert.equal(await page.isDisabled("[data-action=save-record]"), true, "nothing is counted yet");
    await openFile(page, record);
    await page.waitForSelector(`[data-count][data-n="${MIDDLE}"] [data-saved]`);
    await page.click("[data-count] [data-action=resume]");
    await done(page);
    await advanced(page);
    whole = (await downloaded(page, "save-record")).text;
    await page.selectOption("[data-count] [data-action=size]", "14");
    await page.click("[data-count] [data-action=count]");
    await page.waitForSelector("[data-count][data-n='14'][data-state=done]");
    smaller = (await downloaded(page, "save-record")).text;
  });
  await visit("count/#n=8", {}, async (page) => {
    await openFile(page, whole);
    await done(page);
    const { n, total, unique, progress } = await count(page);
    assert.deepEqual([n, total, unique, progress], [String(MIDDLE), "14772512", "1846955", "1.0000"]);
    assert.match(await page.textContent(".count-verdict"), /matches the published count/);
    // A total that came from a file can be checked again; the other method takes seconds for the larger board.
    await openFile(page, smaller);
    await page.waitForSelector("[data-count][data-n='14'][data-state=done]");
    await advanced(page);
    await page.click("[data-how=sample]");
    await page.waitForFunction(() => /with the same result/.test(document.querySelector(".count-sentence").textContent));
  });
});

test("a file that is no record, or a damaged one, is refused with a sentence and changes nothing", async () => {
  await visit("count/#n=8", {}, async (page) => {
    const before = await count(page);
    const refused = async (text, why) => {
      await openFile(page, text);
      await page.waitForFunction((why) => document.querySelector("[data-notice]")?.textContent.includes(why), why);
      assert.deepEqual(await count(page), before);
    };
    await refused("n,total\n8,92\n", "not a possible record");
    await refused("bitqueens-ledger 2 1 join 16 12 0 :1 0123456789abcdef", "checksum");
    await refused(Buffer.from([0xff, 0, 0xfe]).toString("latin1"), "not a possible record");
  });
});

test("the file's controls can be reached and hit, at any width", async () => {
  await visit("count/#n=8", {}, async (page) => {
    await advanced(page);
    await assertTargets(page, ".record-file :is(label, button)");
    await page.focus("[data-action=open-record]");
    const outline = await page.locator(".record-file label").evaluate((label) => getComputedStyle(label).outlineStyle);
    assert.equal(outline, "solid");
    await assertAxeFindsNothingInAnyLook(page, "the counting page");
    await assertNothingScrollsSideways(page, "the counting page");
  });
});
