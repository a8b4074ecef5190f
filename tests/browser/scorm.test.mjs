// The script of a SCORM package, with a small run-time of SCORM 1.2 around the content. A package itself is the site's own
// documents with this script before their first one, which a native test reads.

import assert from "node:assert/strict";
import { test } from "node:test";
import { profile } from "./site.mjs";
import {
  HOMEWORK, LESSON, TEST, answersQuiz, answersTest, appears, assertKept, packed, solvesLesson, threeVisits, turns, until,
  visited, within,
} from "./system.mjs";

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

test("without a system the page works as on the site", async () => {
  await withPackage(LESSON, async (browser, host, context) => {
    const page = await context.newPage();
    await page.goto(host.address + host.document);
    await page.click("[data-quiz='0'] [data-answer='0']");
    await page.waitForSelector("[data-quiz='0'] .verdict[data-verdict]");
  });
});

test("looking back at an attempt writes nothing", async () => {
  await withPackage(LESSON, async (browser, host) => {
    for (const mode of ["review", "browse"]) {
      const known = { "cmi.core.lesson_mode": mode, "cmi.core.lesson_status": "passed" };
      const { calls } = await visited(browser, host, known, async (browser) => {
        await answersQuiz(browser);
        // It stays open for the reader; the system hears of the end alone.
        await browser.run(() => window.API.LMSFinish(""));
      });
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
  const elsewhere = [
    async (browser) => {
      await turns(browser, "learn/or/", "article[data-lesson=or] [data-exercise]");
      await solvesLesson(browser);
    },
    async (browser) => {
      await turns(browser, "learn/test/#part=words&seed=7", "[data-test=words] [data-question]");
      await answersTest(browser, 10);
      await appears(browser, "[data-test=words] [data-result]");
    },
  ];
  for (const content of [LESSON, HOMEWORK, TEST]) {
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
      assert.deepEqual([data["cmi.core.score.raw"], data["cmi.core.lesson_status"]], ["33", "incomplete"], `${without}`);
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
    assert.deepEqual(JSON.parse(data["cmi.suspend_data"]), { [own]: HELD[own] });
    assert.deepEqual([data["cmi.core.score.raw"], data["cmi.interactions.0.id"]], ["33", "learn-shift-quiz-1"]);
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
