// Says that the program cannot be loaded or started, or has stopped.
// It stands outside of the program and of its build, for what is missing cannot say so.
"use strict";

(() => {
  // What helps depends on what holds the program back.
  const SENTENCES = {
    file: {
      ja: "このページはファイルから直接開かれています。ブラウザーはファイルからはプログラムを動かしません。ウェブサーバーから開いてください。例：サイトのフォルダーで python3 -m http.server を実行し、http://localhost:8000/ を開く。",
      en: "This page was opened from a file, and browsers start no program from files. Open it from a web server: for example run python3 -m http.server in the site's folder and open http://localhost:8000/.",
    },
    frame: {
      ja: "このページは、sandbox 属性に allow-same-origin のない枠に表示されています。プログラムを動かすには、枠を sandbox=\"allow-scripts allow-same-origin\" としてください。",
      en: "This page is shown in a frame whose sandbox attribute lacks allow-same-origin. For the program to run the frame needs sandbox=\"allow-scripts allow-same-origin\".",
    },
    assembly: {
      ja: "このブラウザーでは WebAssembly が動きません。ロックダウンモード、セキュリティ強化モード、または管理者の設定で止められていないか確かめ、このサイトで許可してください。",
      en: "WebAssembly does not run in this browser. Lockdown Mode, an enhanced security mode or an administrator may have switched it off: allow it for this site.",
    },
    other: {
      ja: "プログラムが動きませんでした。ページを再読み込みしてください。直らないときは、新しいブラウザー（Chrome、Edge、Firefox、Safari の最新版）でお試しください。",
      en: "The program could not run. Reload the page; if that does not help, try the latest Chrome, Edge, Firefox or Safari.",
    },
  };
  const situation = () => {
    if (location.protocol === "file:") return "file";
    if (self.origin === "null" && self !== top) return "frame";
    return typeof WebAssembly === "object" ? "other" : "assembly";
  };
  // This file lies in the site's own folder.
  const siteFolder = new URL("./", document.currentScript.src).href;
  const element = (name, attributes, text = "") => {
    const made = Object.assign(document.createElement(name), attributes);
    made.textContent = text;
    return made;
  };
  const reveal = (report) => {
    if (document.getElementById("failure") !== null) return;
    const alert = element("div", { id: "failure", className: "failure", role: "alert" });
    for (const [lang, sentence] of Object.entries(SENTENCES[situation()])) alert.append(element("p", { lang }, sentence));
    alert.append(element("pre", { id: "failure-report" }, report));
    document.body.prepend(alert);
    // A page from a cache may name files of a build that the host no longer has. Asked for anew, it
    // takes the cached one's place, and a reload starts what the host has.
    if (situation() === "other") fetch(location.pathname, { cache: "reload" }).catch(() => {});
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
  // A failed download has an element, a failed program a message.
  const source = ({ target }) => (target instanceof Element ? target.src ?? target.href : undefined);
  const report = (event) => String(event.reason ?? event.message ?? source(event) ?? event.type);
  // Extensions run scripts on this page too, and a script of theirs may bear the page's own address; the site answers
  // for its own files.
  const isOwn = (event) => {
    const error = event.error ?? event.reason;
    const named = [source(event), event.filename, error?.stack, error?.message, error];
    return named.some((text) => {
      const [, ...behind] = String(text).split(siteFolder);
      return behind.some((path) => /^[^\s"'()]*\.(js|wasm|css)\b/.test(path));
    });
  };
  // What a browser says of a program that it cannot compile names no file.
  const { CompileError, LinkError, RuntimeError } = globalThis.WebAssembly ?? {};
  const isOneOf = (error, ...kinds) => kinds.some((kind) => kind !== undefined && error instanceof kind);
  // What was said before the program runs goes when it runs all the same.
  const revealUntilStart = (text) => {
    reveal(text);
    const alert = document.getElementById("failure");
    const watch = new MutationObserver(() => {
      if (!started()) return;
      watch.disconnect();
      alert.remove();
    });
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-program"] });
  };
  const hear = (event) => {
    const error = event.error ?? event.reason;
    // A program that broke one of its laws has stopped, and cannot be trusted to draw.
    if (started() && isOneOf(error, RuntimeError)) reveal(report(event));
    if (started() || !(isOwn(event) || isOneOf(error, CompileError, LinkError, RuntimeError))) return;
    forget().catch(() => {});
    revealUntilStart(report(event));
  };
  // A failed download does not bubble, so it is caught on the way down.
  addEventListener("error", hear, true);
  addEventListener("unhandledrejection", hear);
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
