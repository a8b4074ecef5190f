// A page that is left and comes back from the browser's back/forward cache, as it was: by a real way to another page and Back.

import assert from "node:assert/strict";
import { RUNNING, holding } from "../browser/page.mjs";
import { LESSON, answersQuiz, appears, packed, until } from "../browser/system.mjs";

/** Leaves a page for another one and comes back to what is to be there: the page that was left, and not another of its address. */
async function leftAndBack(browser, address, there) {
  await browser.run((address) => {
    addEventListener("pageshow", ({ persisted }) => { document.documentElement.dataset.persisted = persisted; });
    setTimeout(() => location.assign(address));
  }, `${address}learn/`);
  await browser.wait(`${RUNNING} .lessons`);
  await browser.run(() => { setTimeout(() => history.back()); });
  await browser.wait(`html[data-persisted=true] ${there}`);
}

/** What a reader sees after Back is alive: the keys, what is stored, the workers. */
export async function stepsAndCounts(browser, address) {
  const stepper = (step) => holding("[data-stepper]", { n: 8, step });
  await browser.open(`${address}step/#n=8&at=891`);
  await browser.wait(`${RUNNING} ${stepper(891)}`);
  await leftAndBack(browser, address, stepper(891));
  await browser.key("ArrowRight");
  await browser.wait(stepper(892));
  await browser.run(() => document.querySelector("[data-action=theme]").click());
  await browser.reload();
  await browser.wait(`${RUNNING}[data-theme=dark] ${stepper(892)}`);
  await browser.run(() => document.querySelector("[data-action=theme]").click());
  const count = (values) => holding("[data-count]", { n: 17, ...values });
  await browser.open("about:blank");
  await browser.open(`${address}count/#n=17`);
  await browser.wait(`${RUNNING} ${count()}`);
  await browser.click('[data-count] [data-action="count"]');
  await browser.wait(count({ state: "running" }));
  await leftAndBack(browser, address, count());
  await browser.wait(count({ state: "done", total: 95815104 }));
}

/** A package in a system: what a pupil answers after Back is recorded, or the sentence says that it is not. */
export async function answersInSystem(browser, address) {
  const host = await packed(LESSON);
  try {
    await browser.open(host.address + host.page);
    await browser.run((content) => {
      localStorage.clear();
      system.begin({}, "frame", []);
      system.show(content);
    }, host.address + host.document);
    // A page that still fetches something is not always kept.
    await appears(browser, "html[data-program=running] [data-late=answers]:not([data-kept]) .lesson-answers li");
    await leftAndBack(browser, address, "iframe");
    await answersQuiz(browser);
    await until(browser, (document) =>
      document.querySelector("[data-unrecorded]") !== null || document.defaultView.parent.system.data["cmi.core.score.raw"] === "25");
    const calls = await browser.run(() => system.calls.map(([name]) => name));
    assert.ok(calls.lastIndexOf("LMSInitialize") > calls.indexOf("LMSInitialize"), `it begins again: ${calls}`);
  } finally {
    await host.stop();
  }
}
