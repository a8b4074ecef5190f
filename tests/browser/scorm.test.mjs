// The script of a SCORM package, with a small run-time of SCORM 1.2 around the lesson. The package itself is the site's
// own documents with this script before their first one; here it is put into the lesson on its way.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { profile, site } from "./site.mjs";

const script = await readFile(new URL("../../static/scorm/scorm.js", import.meta.url), "utf8");

/** The page of a system: its API keeps what is set, and lists the calls. It knows no mode, like some systems. */
const system = (data) => `<!doctype html><title>LMS</title><link rel="icon" href="data:,"><script>
  const data = ${JSON.stringify(data)};
  window.calls = [];
  const note = (name, answer) => (...values) => { calls.push([name, ...values]); return answer(...values); };
  window.API = {
    LMSInitialize: note("LMSInitialize", () => "true"),
    LMSGetValue: note("LMSGetValue", (name) => data[name] ?? ""),
    LMSSetValue: note("LMSSetValue", (name, value) => { data[name] = value; return "true"; }),
    LMSCommit: note("LMSCommit", () => "true"),
    LMSFinish: note("LMSFinish", () => "true"),
  };
  window.data = data;
</script><iframe width="1000" height="700"></iframe>`;

/** A learner's visit of the lesson: what the system knows before, and what is done; the calls and what it knows then. */
async function visitOf(data, act) {
  const context = await profile({ locale: "en" });
  const page = await context.newPage();
  await page.route("**/lms.html", (route) => route.fulfill({ contentType: "text/html", body: system(data) }));
  await page.route("**/scorm.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.route("**/learn/shift/*index.html*", async (route) => {
    const answer = await route.fetch();
    const tag = '<script src="../../scorm.js" data-mastery="60"></script><script ';
    await route.fulfill({ response: answer, body: (await answer.text()).replace("<script ", tag) });
  });
  await page.goto(new URL("lms.html", site).href);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await page.evaluate((address) => { document.querySelector("iframe").src = address; }, new URL("learn/shift/index.html", site).href);
  await frame.waitForSelector("html[data-program=running] [data-lesson=shift] [data-quiz]");
  await act(frame);
  await page.evaluate(() => { document.querySelector("iframe").src = "about:blank"; });
  await page.waitForFunction(() => window.calls.at(-1)?.[0] === "LMSFinish");
  const after = await page.evaluate(() => ({ calls: window.calls, data: window.data }));
  await context.close();
  return after;
}

const of = (calls, name) => calls.filter(([called]) => called === name);

test("a lesson is opened, left, taken up again elsewhere and passed", async () => {
  const first = await visitOf({}, async (frame) => {
    await frame.click("[data-quiz='0'] [data-answer='0']");
    await frame.waitForSelector("[data-quiz='0'] .verdict[data-verdict]");
  });
  assert.deepEqual(first.calls[0], ["LMSInitialize", ""]);
  assert.ok(first.calls.every((call) => call.every((value) => typeof value === "string")));
  assert.equal(first.data["cmi.core.lesson_status"], "incomplete");
  assert.equal(first.data["cmi.core.exit"], "suspend");
  assert.match(first.data["cmi.core.session_time"], /^\d{4}:\d\d:\d\d\.\d\d$/);
  assert.equal(first.data["cmi.interactions.0.type"], "choice");
  assert.equal(first.data["cmi.interactions.0.student_response"], "a");
  assert.ok(first.data["cmi.suspend_data"].length <= 4096);
  assert.ok(of(first.calls, "LMSCommit").length <= 3, "few commits");

  // Another browser: what the learner did came back from the system alone.
  const second = await visitOf(first.data, async (frame) => {
    const verdict = await frame.getAttribute("[data-quiz='0'] .verdict", "data-verdict");
    const said = first.data["cmi.interactions.0.result"];
    assert.equal(said, verdict === "right" ? "correct" : "wrong");
    for (const exercise of await frame.locator("[data-exercise]").all()) {
      const answers = await frame.locator(".lesson-answers li", { hasText: "Predict" }).allTextContents();
      const number = Number(await exercise.getAttribute("data-exercise"));
      const bits = /(?:are|=) ([01]{4,}),/.exec(answers[number])[1];
      for (const bit of await exercise.locator("[data-bit][aria-pressed]").all()) {
        if (bits.at(-1 - Number(await bit.getAttribute("data-bit"))) === "1") await bit.click();
      }
      await exercise.locator("[data-action=check]").click();
    }
    await frame.waitForSelector("[data-lesson][data-done=true]");
  });
  assert.equal(second.data["cmi.core.lesson_status"], "passed");
  assert.ok(60 <= Number(second.data["cmi.core.score.raw"]));
  assert.equal(second.data["cmi.core.exit"], "");
});

test("looking back at an attempt writes nothing", async () => {
  const data = { "cmi.core.lesson_mode": "review", "cmi.core.lesson_status": "passed" };
  const { calls } = await visitOf(data, async (frame) => {
    await frame.click("[data-quiz='0'] [data-answer='0']");
    await frame.waitForSelector("[data-quiz='0'] .verdict[data-verdict]");
    // It stays open for the reader; the system hears of the end alone.
    await frame.evaluate(() => window.parent.API.LMSFinish(""));
  });
  assert.ok(0 < of(calls, "LMSGetValue").length);
  assert.deepEqual(of(calls, "LMSSetValue"), []);
});
