// Records of a count that go into a file and come from one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAxeFindsNothing } from "./axe.mjs";
import { assertNothingScrollsSideways, assertTargets, downloaded, press, reload, visit } from "./site.mjs";
import { MIDDLE, countHeld, withWorkers } from "./workers.mjs";

const count = (page) => page.locator("[data-count]").evaluate((element) => ({ ...element.dataset }));
const advanced = (page) => page.locator(".advanced").evaluate((details) => { details.open = true; });
const done = (page) => page.waitForSelector("[data-count][data-state=done]");

/** Opens a text as a file. */
const openFile = (page, text) =>
  page.setInputFiles("[data-action=open-record]", { name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(text) });

/** The record of a count that was paused in the middle: it is counted once. */
let record;
const begun = () => (record ??= countInTheMiddle());

async function countInTheMiddle() {
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
    await page.selectOption("[data-count] [data-action=size]", "12");
    await page.click("[data-count] [data-action=count]");
    await page.waitForSelector("[data-count][data-n='12'][data-state=done]");
    smaller = (await downloaded(page, "save-record")).text;
  });
  await visit("count/#n=8", {}, async (page) => {
    await openFile(page, whole);
    await done(page);
    const { n, total, unique, progress } = await count(page);
    assert.deepEqual([n, total, unique, progress], [String(MIDDLE), "14772512", "1846955", "1.0000"]);
    assert.match(await page.textContent(".count-verdict"), /matches the published count/);
    // A total that came from a file can be checked again; the other method takes seconds for a larger board.
    await openFile(page, smaller);
    await page.waitForSelector("[data-count][data-n='12'][data-state=done]");
    await advanced(page);
    await page.click("[data-how=sample]");
    await page.waitForFunction(() => /with the same result/.test(document.querySelector(".count-sentence").textContent));
  });
});

/** A checksum as the ledger's: FNV-1a of 64 bits. */
function signed(body) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(body)) sum = ((sum ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return `${body} ${sum.toString(16).padStart(16, "0")}`;
}

/** A forged record of N = 27 with an entry again and again. */
const forged = (first, each, n) => signed(`bitqueens-ledger 2 1 join 27 410823728 1000 ${first}${each.repeat(n)}`.replace(/,$/, ""));

test("two forged records that overlap everywhere are merged, and those of a megabyte are refused", async () => {
  await visit("count/#n=8", { locale: "en-GB" }, async (page) => {
    const stored = () => page.evaluate(() => localStorage.getItem("bitqueens.ledger.27"));
    const [one, other] = [forged("", "1+2:9,", 16_384), forged("1:9,", "1+2:9,", 16_383)];
    // Either of them a megabyte, of short entries and of the longest.
    const heavy = [forged("", "1+2:9,", 170_000), forged("", "1+2:zzzzzzzzzzz,", 65_536), forged("1:9,", "1+2:zzzzzzzzzzz,", 65_536)];
    await openFile(page, one);
    await page.waitForFunction(() => /32,768 of 410,823,728/.test(document.querySelector("[data-saved]")?.textContent));
    // A record is stored when it is drawn, a moment later.
    await page.waitForFunction((one) => localStorage.getItem("bitqueens.ledger.27") === one, one);
    await openFile(page, other);
    // 1 2 . 4 5 . 7 8 of one, 1 . 3 4 . 6 7 of the other: the entries chain, and all but the ends is known.
    await page.waitForFunction((before) => localStorage.getItem("bitqueens.ledger.27") !== before, one);
    const merged = await stored();
    assert.equal(signed(merged.slice(0, merged.lastIndexOf(" "))), merged);
    for (const text of heavy) {
      assert.ok(text.length > 1_000_000, `${text.length}`);
      await openFile(page, text);
      await page.waitForFunction(() => /16,384/.test(document.querySelector("[data-notice]")?.textContent));
      assert.equal(await stored(), merged);
      await page.keyboard.press("Escape");
      await page.waitForSelector("[data-notice]", { state: "detached" });
    }
  });
});

test("a file that contradicts the stored record names the job and both counts, and is double-checked after a reload", async () => {
  const record = await begun();
  const [, body, entries] = /^(.* )(\S+) \S+\n$/.exec(record);
  const right = parseInt(/:([0-9a-z]+)/.exec(entries)[1], 36);
  const wrong = signed(body + entries.replace(/:[0-9a-z]+/, `:${(right + 1).toString(36)}`));
  await visit("count/#n=8", { locale: "en-GB" }, async (page) => {
    await openFile(page, record);
    await page.waitForSelector(`[data-count][data-n="${MIDDLE}"] [data-saved]`);
    await openFile(page, wrong);
    const both = new RegExp(`1 job from job \\d+ on \\(${right.toLocaleString("en")} and ${(right + 1).toLocaleString("en")}\\)`);
    await page.waitForFunction((both) => new RegExp(both).test(document.querySelector("[data-notice]")?.textContent), both.source);
    for (let visits = 0; visits < 2; visits += 1) {
      assert.match(await page.textContent("[data-set-aside]"), both);
      if (visits === 0) await reload(page);
    }
    await press(page, "use-aside");
    assert.match(await page.textContent("[data-set-aside]"), both);
    await advanced(page);
    await page.click("[data-how=all]");
    await page.waitForFunction(() => /[Jj]ob \d+/.test(document.querySelector(".count-sentence")?.textContent), null, { timeout: 60_000 });
    await page.waitForSelector("[data-count][data-state=done]");
    assert.match(await page.textContent(".count-sentence"), new RegExp(`first ${right + 1}, recounted ${right}\\.`));
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
    await assertAxeFindsNothing(page, "the counting page");
    await assertNothingScrollsSideways(page, "the counting page");
  });
});
