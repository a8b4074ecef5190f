// The script of a SCORM package, with a run-time of somebody else around the content. A package itself is the site's own
// documents with this script before their first one, which a native test reads; every order of refusals is tried without a
// browser, in tests/scorm.

import assert from "node:assert/strict";
import { test } from "node:test";
import { profile } from "./site.mjs";
import { HOMEWORK, LEARNER, LESSON, TEST, answersQuiz, answersTest, appears, arrives, assertKept, packed, solvesLesson, threeVisits, turns, turnsAway, until, visited, within } from "./system.mjs";

const driven = (page) => ({
  open: (address) => page.goto(address),
  run: (script, ...values) => page.evaluate(`(${script})(...${JSON.stringify(values)})`),
});

/** A browser in which a package is tried, on its host. */
async function withPackage(content, use) {
  const host = await packed(content);
  const context = await profile({ locale: "en" });
  try {
    await use(driven(await context.newPage()), host, context);
  } finally {
    await context.close();
    await host.stop();
  }
}

const of = (calls, name) => calls.filter(([called]) => called === name);

test("a lesson is opened, left, taken up again elsewhere and passed", async (t) => {
  await withPackage(LESSON, (browser) => threeVisits(browser, LESSON, (line) => t.diagnostic(line)));
});

test("a test is left at its fifth question, goes on there, and is finished with its score", async (t) => {
  await withPackage(TEST, (browser) => threeVisits(browser, TEST, (line) => t.diagnostic(line)));
});

test("a homework is the learner's own on every machine, and passed when it is solved", async (t) => {
  await withPackage(HOMEWORK, (browser) => threeVisits(browser, HOMEWORK, (line) => t.diagnostic(line)));
});

test("the API is found along the parents and the opener, a frame deeper and from a window of its own", async () => {
  await withPackage(LESSON, async (browser, host) => {
    for (const way of ["nested", "opened"]) {
      const { calls, data } = await visited(browser, host, {}, answersQuiz, { way });
      assert.deepEqual([calls[0][0], calls.at(-1)[0]], ["LMSInitialize", "LMSFinish"], way);
      assert.equal(data["cmi.interactions.0.id"], "learn-shift-quiz-1", way);
    }
  });
});

test("without a system the page works as on the site, and says that nothing is recorded", async () => {
  await withPackage(LESSON, async (browser, host, context) => {
    const page = await context.newPage();
    await page.goto(host.address + host.document);
    await page.click("[data-quiz='0'] [data-answer='0']");
    await page.waitForSelector("[data-quiz='0'] .verdict[data-verdict]");
    await page.waitForSelector("[data-unrecorded=alone][role=status]");
  });
});

test("looking back at an attempt writes nothing, and ends the session", async () => {
  await withPackage(LESSON, async (browser, host) => {
    for (const mode of ["review", "browse"]) {
      const known = { "cmi.core.lesson_mode": mode, "cmi.core.lesson_status": "passed" };
      const { calls } = await visited(browser, host, known, answersQuiz);
      assert.ok(0 < of(calls, "LMSGetValue").length);
      assert.deepEqual(of(calls, "LMSSetValue"), [], mode);
    }
  });
});

test("a mode and other values that a system lacks or cannot answer are the usual ones", async () => {
  await withPackage(LESSON, async (browser, host) => {
    const broken = ["cmi.core.lesson_mode", "cmi.suspend_data", "cmi.student_data.mastery_score", "cmi.interactions._count"];
    const { calls, data } = await visited(browser, host, {}, answersQuiz, { broken });
    assert.equal(data["cmi.core.lesson_status"], "incomplete");
    assert.equal(data["cmi.interactions.0.type"], "choice");
    assert.equal(of(calls, "LMSFinish").length, 1);
  });
});

test("what is kept has room in 4,096 characters: the longest answers give way", async () => {
  await withPackage(LESSON, async (browser, host) => {
    const program = (at, length) => [`learn.order.exercise.${at}.0`, `at 1\ngiven '${"x".repeat(length)}\ntries 1\n`];
    const entries = Object.fromEntries([[1, 3_000], [2, 900], [3, 40]].map(([at, length]) => program(at, length)));
    const before = Object.fromEntries(Object.entries(entries).map(([place, text]) => [`attempt.${place}`, text]));
    const known = { "cmi.suspend_data": JSON.stringify(before) };
    assert.ok(known["cmi.suspend_data"].length < 4_300);
    const { data } = await visited(browser, host, known, answersQuiz);
    const text = data["cmi.suspend_data"];
    assert.ok(text.length <= 4_096, `${text.length}`);
    const kept = Object.keys(JSON.parse(text));
    for (const at of [2, 3]) assert.ok(kept.includes(`attempt.learn.order.exercise.${at}.0`), kept.join());
    assert.ok(kept.some((key) => key.startsWith("attempt.learn.shift.quiz")), kept.join());
  });
});

test("many answers in a row go out in few commits", async () => {
  await withPackage(TEST, async (browser, host) => {
    const begun = performance.now();
    const visit = await visited(browser, host, {}, (browser) => answersTest(browser, 10));
    assert.equal(assertKept(visit, (performance.now() - begun) / 1_000).n, 10);
  });
});

test("links in the content keep its document and name files, for a folder answers nothing", async () => {
  await withPackage(LESSON, async (browser, host) => {
    const { calls } = await visited(browser, host, {}, async (browser) => {
      await within(browser, (document) => document.querySelector("[data-lesson] a[href*='learn/mask/'], [data-lesson] a[href*='learn/']").click());
      await until(browser, (document) => !document.location.pathname.includes("/shift/"));
      assert.match(await within(browser, (document) => document.location.pathname), /\/index\.html$/);
      await appears(browser, "#content h1");
    });
    assert.equal(of(calls, "LMSInitialize").length, 1);
  });
});

test("another lesson that is solved, or another part's test, is not what was launched", async () => {
  const solves = async (browser) => {
    await turns(browser, "learn/mask/", "article[data-lesson=mask] [data-exercise]");
    await solvesLesson(browser);
  };
  const isTested = async (browser) => {
    await turns(browser, "learn/test/#part=words&seed=7", "[data-test=words] [data-question]");
    await answersTest(browser, 10);
    await appears(browser, "[data-test=words] [data-result]");
  };
  for (const [content, elsewhere] of [[LESSON, [solves, isTested]], [HOMEWORK, [solves]], [TEST, [isTested]]]) {
    await withPackage(content, async (browser, host) => {
      for (const act of elsewhere) {
        const { calls, data } = await visited(browser, host, {}, act);
        const said = `${content.attributes} ${act}`;
        assert.ok(of(calls, "LMSSetValue").some(([, name]) => name === "cmi.interactions.0.id"), said);
        assert.deepEqual([data["cmi.core.score.raw"], data["cmi.core.lesson_status"]], ["0", "incomplete"], said);
      }
    });
  }
});

/** Answers of lessons that are not open, as a system holds them: the longest comes first. */
const HELD = Object.fromEntries(
  [["mask", 1_500], ["order", 40], ["join", 1]].map(([slug, length]) => [`attempt.learn.${slug}.exercise.1.0`, `at 1\ngiven '${"1".repeat(length)}\ntries 1\n`]),
);

test("a browser without storage reports all the same, and leaves the answers of other visits to the system", async () => {
  const withouts = [
    () => { throw new DOMException("denied", "SecurityError"); },
    () => null,
  ];
  for (const without of withouts) {
    await withPackage(LESSON, async (browser, host, context) => {
      await context.addInitScript(`if (!location.pathname.endsWith("lms.html")) Object.defineProperty(window, "localStorage", { get: ${without} });`);
      const { calls, data } = await visited(browser, host, { "cmi.suspend_data": JSON.stringify(HELD) }, answersQuiz);
      assert.deepEqual(calls.at(-1), ["LMSFinish", ""], `${without}`);
      assert.deepEqual([data["cmi.core.score.raw"], data["cmi.core.lesson_status"]], ["25", "incomplete"], `${without}`);
      assert.deepEqual(JSON.parse(data["cmi.suspend_data"]), HELD, `${without}`);
    });
  }
});

test("answers that the storage has no room for stay with the system", async () => {
  await withPackage(LESSON, async (browser, host, context) => {
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        if (key === "bitqueens.scorm" || 1_000 < text.length) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, text);
      };
    });
    const { data } = await visited(browser, host, { "cmi.suspend_data": JSON.stringify(HELD) }, answersQuiz);
    const { boxes, "attempt.learn.shift.quiz.1": quiz, ...rest } = JSON.parse(data["cmi.suspend_data"]);
    assert.match(boxes, /shift\.quiz\.1/);
    assert.match(quiz, /tries 1/);
    assert.deepEqual(rest, HELD);
  });
});

test("two packages that are open at once keep their answers apart", async () => {
  await withPackage(LESSON, async (browser, host, context) => {
    const [own, others] = ["mask", "order"].map((slug) => `attempt.learn.${slug}.exercise.1.0`);
    const known = (key) => ({ "cmi.suspend_data": JSON.stringify({ [key]: HELD[key] }) });
    let second;
    const { calls, data } = await visited(browser, host, known(own), async (browser) => {
      second = await visited(driven(await context.newPage()), host, known(others), answersQuiz);
      await answersQuiz(browser);
    });
    const first = Object.keys(JSON.parse(data["cmi.suspend_data"]));
    assert.deepEqual(first.filter((key) => key !== "boxes").sort(), [own, "attempt.learn.shift.quiz.1"].sort());
    assert.deepEqual([data["cmi.core.score.raw"], data["cmi.interactions.0.id"]], ["25", "learn-shift-quiz-1"]);
    assert.deepEqual(calls.at(-1), ["LMSFinish", ""]);
    const kept = Object.keys(JSON.parse(second.data["cmi.suspend_data"]));
    assert.deepEqual(kept.filter((key) => key !== "boxes").sort(), [others, "attempt.learn.shift.quiz.1"]);
  });
});

test("what was done on the launched page counts though another page follows at once", async () => {
  await withPackage(LESSON, async (browser, host) => {
    const { data } = await visited(browser, host, {}, async (browser) => {
      await answersQuiz(browser);
      await solvesLesson(browser);
      await within(browser, (document) => document.querySelector("[data-lesson] a[href*='learn/']").click());
      await until(browser, (document) => !document.querySelector("article[data-lesson=shift]"));
    });
    assert.deepEqual([data["cmi.core.score.raw"], data["cmi.core.lesson_status"], data["cmi.interactions.0.result"]], ["100", "passed", "correct"]);
  });
});

const refuses = (browser, ...names) => browser.run((names) => { system.wrong.refused = names; }, names);
/** What a browser says when its own connection is back. */
const triesAgain = (browser) => within(browser, ({ defaultView: page }) => page.dispatchEvent(new page.Event("online")));
const isSaid = (browser, what) => appears(browser, `[data-unrecorded=${what}][role=alert]`);
const isGone = (browser) => until(browser, (document) => document.querySelector("[data-unrecorded]") === null);

test("an answer before the page is put away is with the system at once, with the time", async () => {
  await withPackage(LESSON, async (browser, host) => {
    await visited(browser, host, {}, async (browser) => {
      await answersQuiz(browser);
      await turnsAway(browser, true);
      const kept = host.connection.kept.at(-1);
      assert.deepEqual([kept["cmi.core.score.raw"], kept["cmi.interactions.0.result"], kept["cmi.core.exit"]], ["25", "correct", "suspend"]);
      // The system leaves out the last digit where it is 0.
      assert.match(kept["cmi.core.session_time"], /:\d\d(\.\d\d?)?$/);
      assert.equal(of(await browser.run(() => system.calls), "LMSFinish").length, 0);
      await turnsAway(browser, false);
    });
  });
});

test("the connection is lost and comes back: the sentence stands meanwhile, and everything arrives", async () => {
  for (const content of [LESSON, TEST, HOMEWORK]) {
    await withPackage(content, async (browser, host) => {
      const { data } = await visited(browser, host, { "cmi.core.student_id": LEARNER }, async (browser) => {
        host.connection.isCut = true;
        await content.begin(browser);
        await turnsAway(browser, true);
        await isSaid(browser, "answers");
        await turnsAway(browser, false);
        host.connection.isCut = false;
        await triesAgain(browser);
        await isGone(browser);
        await arrives(host, (await browser.run(() => system.data)));
      });
      assert.equal(data["cmi.core.lesson_status"], "incomplete");
    });
  }
});

test("each call that is refused is said, tried again, and no more said when it is taken", async () => {
  await withPackage(LESSON, async (browser, host) => {
    for (const [names, what] of [[["LMSSetValue"], "answers"], [["LMSCommit"], "answers"], [["LMSSetValue", "LMSCommit"], "answers"]]) {
      const { data } = await visited(browser, host, {}, async (browser) => {
        await refuses(browser, ...names);
        await answersQuiz(browser);
        await turnsAway(browser, true);
        await isSaid(browser, what);
        await refuses(browser);
        await triesAgain(browser);
        await isGone(browser);
      });
      assert.deepEqual([data["cmi.core.score.raw"], data["cmi.interactions.0.result"]], ["25", "correct"], names.join());
      await arrives(host, data);
    }
  });
});

test("a session that the system does not begin at first brings back what was answered before", async () => {
  await withPackage(LESSON, async (browser, host) => {
    const known = { "cmi.suspend_data": JSON.stringify(HELD) };
    const { data } = await visited(browser, host, known, async (browser) => {
      await isSaid(browser, "visit");
      await answersQuiz(browser);
      await refuses(browser);
      await isGone(browser);
    }, { refused: ["LMSInitialize"] });
    const kept = Object.keys(JSON.parse(data["cmi.suspend_data"]));
    for (const key of [...Object.keys(HELD), "attempt.learn.shift.quiz.1"]) assert.ok(kept.includes(key), kept.join());
    assert.equal(data["cmi.core.score.raw"], "25");
  });
});

test("the sentence leads to the line to hand in once that is there", async () => {
  await withPackage(LESSON, async (browser, host) => {
    await visited(browser, host, {}, async (browser) => {
      await refuses(browser, "LMSCommit");
      await answersQuiz(browser);
      await turnsAway(browser, true);
      await isSaid(browser, "answers");
      assert.equal(await within(browser, (document) => document.querySelector("[data-action=show-hand-in]").hidden), true);
      await solvesLesson(browser);
      await until(browser, (document) => document.querySelector("[data-action=show-hand-in]").hidden === false);
      await within(browser, (document) => document.querySelector("[data-action=show-hand-in]").click());
      await until(browser, (document) => document.querySelector("[data-hand-in]").checkVisibility());
    });
  });
});

test("a page that comes back from the back/forward cache begins again", async () => {
  await withPackage(LESSON, async (browser, host) => {
    const { data } = await visited(browser, host, {}, async (browser) => {
      const turns = (name, persisted) =>
        within(browser, ({ defaultView: page }, name, persisted) => page.dispatchEvent(new page.PageTransitionEvent(name, { persisted })), name, persisted);
      await turns("pagehide", true);
      await turns("pageshow", true);
      const calls = await browser.run(() => system.calls.map(([name]) => name));
      assert.deepEqual([calls.includes("LMSFinish"), calls.lastIndexOf("LMSFinish") < calls.lastIndexOf("LMSInitialize")], [true, true]);
      await answersQuiz(browser);
      await turnsAway(browser, true);
      // It begins anew, or says that it cannot.
      const isUnrecorded = await within(browser, (document) => document.querySelector("[data-unrecorded]") !== null);
      assert.notEqual((await browser.run(() => system.data))["cmi.core.score.raw"] === "25", isUnrecorded);
    });
    assert.ok(data);
  });
});

test("SCORM 2004 says the same in its own words", async () => {
  const content = { ...LESSON, attributes: 'data-mastery="60" data-standard="2004"', page: "lms2004.html" };
  await withPackage(content, async (browser, host) => {
    const first = await visited(browser, host, { "cmi.learner_id": "7b" }, answersQuiz);
    assert.deepEqual(first.calls.at(-1), ["Terminate", ""]);
    const said = (data, ...names) => names.map((name) => data[`cmi.${name}`]);
    assert.deepEqual(said(first.data, "score.scaled", "completion_status", "success_status", "exit"), ["0.25", "incomplete", "unknown", "suspend"]);
    assert.deepEqual(said(first.data, "interactions.0.learner_response", "interactions.0.result"), ["a", "correct"]);
    assert.match(first.data["cmi.session_time"], /^PT\d+H\d+M\d\d\.\d\dS$/);
    await arrives(host, first.data);
    const second = await visited(browser, host, { "cmi.suspend_data": first.data["cmi.suspend_data"] }, content.end);
    assert.deepEqual(said(second.data, "score.raw", "completion_status", "success_status"), ["100", "completed", "passed"]);
  });
});
