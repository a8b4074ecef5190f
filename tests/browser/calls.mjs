// What a package tells a system, call by call:
//   SITE=... CHROMIUM=... node tests/browser/calls.mjs
// prints a table for a lesson, a test and a homework under scorm-again: the connection is cut in the middle, the page is put
// away and shown again, the connection comes back. Each row has the calls since the row before it, what the host then holds,
// and the sentence on the page.

import { launch } from "./chromium.mjs";
import { HOMEWORK, LEARNER, LESSON, TEST, arrives, packed, turnsAway, until, visited } from "./system.mjs";

const CALLS = ["LMSInitialize", "LMSSetValue", "LMSCommit", "LMSFinish"];
const HELD = ["score.raw", "lesson_status", "session_time"];
const table = (...cells) => console.log(`| ${cells.join(" | ")} |`);

const chromium = await launch();
for (const [name, content] of Object.entries({ lesson: LESSON, test: TEST, homework: HOMEWORK })) {
  const host = await packed(content);
  const page = await chromium.newPage({ locale: "en" });
  const browser = { open: (address) => page.goto(address), run: (script, ...values) => page.evaluate(`(${script})(...${JSON.stringify(values)})`) };
  let n_seen = 0;
  const row = async (done) => {
    const [calls, said] = await browser.run(() => [system.calls.map(([name]) => name), system.content().document.querySelector("[data-unrecorded]")?.dataset.unrecorded ?? "–"]);
    const since = calls.slice(n_seen);
    n_seen = calls.length;
    const held = host.connection.kept.at(-1) ?? {};
    const n_answers = Object.keys(held).filter((name) => /^cmi\.interactions\.\d+\.id$/.test(name)).length;
    table(done, ...CALLS.map((call) => since.filter((own) => own === call).length), ...HELD.map((name) => held[`cmi.core.${name}`] ?? "–"), n_answers, said);
  };
  console.log(`\n## ${name}\n`);
  table("done", ...CALLS, ...HELD, "answers", "sentence");
  table(...Array.from({ length: 9 }, () => "---"));
  const { data } = await visited(browser, host, { "cmi.core.student_id": LEARNER }, async () => {
    await row("opened");
    host.connection.isCut = true;
    await content.begin(browser);
    await row("connection cut, first answers");
    await turnsAway(browser, true);
    await row("page put away");
    await turnsAway(browser, false);
    await row("page shown again");
    host.connection.isCut = false;
    await until(browser, (document) => document.querySelector("[data-unrecorded]") === null);
    await row("connection back, told again by itself");
    await content.end(browser);
    await turnsAway(browser, true);
    await row("finished, page put away");
    await turnsAway(browser, false);
  });
  await arrives(host, data);
  await row("left");
  await page.close();
  await host.stop();
}
await chromium.close();
