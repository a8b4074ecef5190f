// Says that the program cannot be loaded or started, or has stopped.
// It stands outside of the program and of its build, for what is missing cannot say so.
"use strict";

(() => {
  const SENTENCES = {
    ja: "プログラムが動きませんでした。ページを再読み込みしてください。直らないときは、新しいブラウザー（Chrome、Edge、Firefox、Safari の最新版）でお試しください。",
    en: "The program could not run. Reload the page; if that does not help, try the latest Chrome, Edge, Firefox or Safari.",
  };
  const element = (name, attributes, text = "") => {
    const made = Object.assign(document.createElement(name), attributes);
    made.textContent = text;
    return made;
  };
  const reveal = (report) => {
    if (document.getElementById("failure") !== null) return;
    const alert = element("div", { id: "failure", className: "failure", role: "alert" });
    for (const [lang, sentence] of Object.entries(SENTENCES)) alert.append(element("p", { lang }, sentence));
    alert.append(element("pre", { id: "failure-report" }, report));
    document.body.prepend(alert);
    // A page from a cache may name files of a build that the host no longer has. Asked for anew, it
    // takes the cached one's place, and a reload starts what the host has.
    fetch(location.pathname, { cache: "reload" }).catch(() => {});
  };
  // The program hands over the report of a panic, which says where it was.
  globalThis.reportFailure = (report) => {
    console.error(report);
    reveal(report);
  };
  // What is kept for the time without a network may be what does not start: the next visit asks the host.
  const forget = async () => {
    if (navigator.serviceWorker === undefined || !navigator.onLine) return;
    const registration = await navigator.serviceWorker.getRegistration(siteRoot);
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(`${siteRoot} `)).map((name) => caches.delete(name)));
    await registration?.unregister();
  };
  const started = () => document.documentElement.dataset.program === "running";
  const report = (event) => {
    // A failed download has an element, a failed program a message.
    const source = event.target?.src ?? event.target?.href;
    return String(event.reason ?? event.message ?? source ?? event.type);
  };
  // A program that broke one of its laws has stopped, and cannot be trusted to draw.
  const stopped = (error) => error instanceof WebAssembly.RuntimeError;
  // A failed download does not bubble, so it is caught on the way down.
  const failed = (event, error) => {
    if (!started()) forget().catch(() => {});
    if (!started() || stopped(error)) reveal(report(event));
  };
  addEventListener("error", (event) => failed(event, event.error), true);
  addEventListener("unhandledrejection", (event) => failed(event, event.reason));
  // What the page needs and an older browser lacks; the newest of it came in 2024.
  addEventListener("DOMContentLoaded", () => {
    const needs = {
      WebAssembly: typeof WebAssembly === "object",
      "light-dark()": CSS.supports("color", "light-dark(red, red)"),
      "@property": "CSSPropertyRule" in globalThis,
      popover: "popover" in HTMLElement.prototype,
    };
    const lacks = Object.keys(needs).filter((name) => !needs[name]);
    if (lacks.length > 0) reveal(lacks.join(", "));
  });
})();
