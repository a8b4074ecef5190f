// Talks to the learning management system that shows this document as a SCORM 1.2 package: answers come back when the
// learner returns, and score, status, time and each checked answer go to the system. Nothing is sent anywhere else.
// It runs before anything reads the address or the storage. Without a system the page works as on the site.
"use strict";

(() => {
  const { state = "", homework, mastery = "60" } = document.currentScript.dataset;
  // The names of an object that another frame's origin hides cannot be read.
  const apiOf = (frame) => {
    try {
      return frame.API ?? null;
    } catch {
      return null;
    }
  };
  /** Looks along the parents of a window, as the standard says. */
  const above = (from) => {
    for (let frame = from, left = 100; frame && 0 < left; frame = frame.parent, left -= 1) {
      const api = apiOf(frame);
      if (api !== null || frame.parent === frame) return api;
    }
    return null;
  };
  const api = above(window) ?? above(window.opener) ?? above(window.top?.opener);
  const call = (name, ...values) => {
    try {
      return String(api?.[name]?.(...values) ?? "");
    } catch {
      return "";
    }
  };
  const get = (name) => call("LMSGetValue", name);
  const runs = api !== null && call("LMSInitialize", "") !== "false";
  // Some systems lack the mode: then it is the usual one. Looking back at an attempt changes nothing.
  const writes = runs && !["review", "browse"].includes(get("cmi.core.lesson_mode"));

  // What the package is of: a lesson by the name in its address, or the test of a part. Links lead to every other page.
  const [, launched] = /\/learn\/([^/]+)\/(?:index\.html)?$/.exec(location.pathname) ?? [];
  const part = new URLSearchParams(state).get("part");

  // What of the address is the state of the page. A learner's homework is drawn from who they are.
  const numbered = (text) => 1 + [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 999, 7);
  const own = homework === undefined ? state : `pupil=${numbered(get("cmi.core.student_id"))}`;
  if (own !== "" && location.hash === "") history.replaceState(null, "", `#${own}`);

  // A system answers for files and not for folders, so addresses name the file.
  const named = (address) => {
    const url = new URL(address, location.href);
    if (url.pathname.endsWith("/")) url.pathname += "index.html";
    return url.href;
  };
  for (const name of ["pushState", "replaceState"]) {
    const change = history[name].bind(history);
    history[name] = (data, title, address) => {
      const whole = named(address);
      if (whole !== location.href) change(data, title, whole);
    };
  }
  // The program follows a link itself; what opens another tab needs the file's name.
  addEventListener("pointerdown", ({ target, button, ctrlKey, metaKey, shiftKey }) => {
    const link = target.closest?.("a[href]");
    if (link && (button !== 0 || ctrlKey || metaKey || shiftKey || link.target !== "")) link.href = named(link.href);
  }, true);

  // The site's keys of what was answered. Another learner may have sat here before.
  const KEYS = ["bitqueens.attempt.learn.", "bitqueens.progress", "bitqueens.boxes"];
  const isOurs = (key) => KEYS.some((of) => key.startsWith(of));
  const MOST = 4096;
  // Browsers hide the storage from a frame of another site, or have none.
  const storageOf = () => {
    try {
      return localStorage;
    } catch {
      return null;
    }
  };
  const storage = storageOf();
  const kept = () => {
    const keys = Object.keys(storage ?? {}).filter(isOurs);
    return keys.map((key) => [key.slice("bitqueens.".length), storage.getItem(key)]);
  };
  // What the storage does not take goes back to the system as it came.
  const held = new Map();
  const packed = () => {
    // The longest gives way where all of them are too long.
    const entries = [...held, ...kept()].sort(([, one], [, other]) => one.length - other.length);
    let text = JSON.stringify(Object.fromEntries(entries));
    while (MOST < text.length) {
      entries.pop();
      text = JSON.stringify(Object.fromEntries(entries));
    }
    return text;
  };
  // Packages of one host share the storage: what lies there is of the one that was launched last.
  const LAUNCH = "bitqueens.scorm";
  const launch = `${Date.now()} ${Math.random()}`;
  const isOthers = () => (storage?.getItem(LAUNCH) ?? launch) !== launch;
  const restore = () => {
    for (const [key] of kept()) storage.removeItem(`bitqueens.${key}`);
    storage?.removeItem(LAUNCH);
    try {
      storage?.setItem(LAUNCH, launch);
    } catch {
      // No room: then nobody's name lies there.
    }
    let entries = [];
    try {
      entries = Object.entries(JSON.parse(get("cmi.suspend_data") || "{}"));
    } catch {
      // A text of another package.
    }
    for (const [key, text] of entries.filter(([key]) => isOurs(`bitqueens.${key}`))) {
      try {
        storage.setItem(`bitqueens.${key}`, String(text));
      } catch {
        held.set(key, String(text));
      }
    }
  };
  if (runs) restore();
  if (!writes) return;

  const begun = Date.now();
  const two = (number) => String(Math.floor(number)).padStart(2, "0");
  const clock = () => {
    const seconds = (Date.now() - begun) / 1000;
    return `${String(Math.floor(seconds / 3600)).padStart(4, "0")}:${two((seconds / 60) % 60)}:${(seconds % 60).toFixed(2).padStart(5, "0")}`;
  };
  const told = new Map();
  const set = (name, value) => {
    const text = String(value);
    if (told.get(name) === text) return;
    told.set(name, text);
    call("LMSSetValue", name, text);
  };

  const before = get("cmi.core.lesson_status");
  const settled = ["passed", "completed", "failed"];
  const asked = Number.parseFloat(get("cmi.student_data.mastery_score") || mastery);
  let score = Number.parseFloat(get("cmi.core.score.raw")) || 0;
  let isDone = false;

  /** Reads the page: its share of right answers, and whether it is done. Another page of the site says nothing. */
  const look = () => {
    if (launched === "test") {
      const result = document.querySelector(`[data-test="${part}"] [data-result]`);
      if (result !== null) [score, isDone] = [Math.max(score, 10 * Number(result.dataset.result)), true];
      return;
    }
    const lesson = document.querySelector(`article[data-lesson="${launched}"]`);
    if (lesson === null) return;
    const right = [...lesson.querySelectorAll("[data-exercise]")].map((one) => one.dataset.solved === "true");
    for (const quiz of lesson.querySelectorAll("[data-quiz]")) {
      right.push(quiz.querySelector(".verdict")?.dataset.verdict === "right");
    }
    const share = Math.round((100 * right.filter(Boolean).length) / Math.max(right.length, 1));
    score = Math.max(score, share);
    isDone ||= lesson.dataset.done === "true";
  };

  // Each checked answer, as the page stores it.
  const TYPES = { quiz: "choice", break: "numeric", opening: "fill-in", exercise: "fill-in" };
  const tries = new Map();
  const lines = (text) => Object.fromEntries(text.split("\n").map((line) => [line.split(" ")[0], line.slice(line.indexOf(" ") + 1)]));
  for (const [key, text] of kept()) tries.set(`bitqueens.${key}`, lines(text).tries);
  let count = Number.parseInt(get("cmi.interactions._count"), 10) || 0;
  const answers = [];
  const hear = (key, text) => {
    if (!key.startsWith("bitqueens.attempt.")) return;
    const said = lines(text);
    if (said.tries === undefined || said.tries === tries.get(key)) return;
    tries.set(key, said.tries);
    answers.push({ place: key.slice("bitqueens.attempt.".length), said, when: new Date(), isRight: false });
  };
  // What an answer came to: the store says it of an exercise, the page of a quiz.
  const isRight = (place, counts) => {
    const [, lesson, kind, number] = /\.([a-z0-9]+)\.(quiz|exercise)\.(\d+)/.exec(place) ?? [];
    const one = kind && document.querySelector(`article[data-lesson="${lesson}"] [data-${kind}="${number - 1}"]`);
    return counts === "right" || one?.querySelector(".verdict")?.dataset.verdict === "right";
  };
  /** Reads what is lost when another page follows: a press may lead to one before the next report. */
  const see = () => {
    look();
    for (const answer of answers) answer.isRight ||= isRight(answer.place, answer.said.counts);
  };
  const tell = () => {
    for (const { place, said: { given = "" }, when, isRight } of answers.splice(0)) {
      const name = `cmi.interactions.${count}`;
      const type = TYPES[place.split(".").find((part) => part in TYPES)] ?? "fill-in";
      const response = type === "choice" ? String.fromCharCode(97 + Number(given)) : given.replace(/^'/, "").slice(0, 255);
      call("LMSSetValue", `${name}.id`, place.replace(/[^A-Za-z0-9]/g, "-").slice(0, 255));
      call("LMSSetValue", `${name}.time`, `${two(when.getHours())}:${two(when.getMinutes())}:${two(when.getSeconds())}`);
      call("LMSSetValue", `${name}.type`, type);
      call("LMSSetValue", `${name}.student_response`, response);
      call("LMSSetValue", `${name}.result`, isRight ? "correct" : "wrong");
      count += 1;
    }
  };

  const status = () => {
    if (isDone) return score < asked ? "failed" : "passed";
    return settled.includes(before) ? before : "incomplete";
  };
  const report = (isLeaving) => {
    see();
    tell();
    set("cmi.core.score.min", 0);
    set("cmi.core.score.max", 100);
    set("cmi.core.score.raw", score);
    set("cmi.core.lesson_status", status());
    if (!isOthers()) set("cmi.suspend_data", packed());
    if (isLeaving) {
      set("cmi.core.session_time", clock());
      set("cmi.core.exit", isDone ? "" : "suspend");
    }
    call("LMSCommit", "");
  };

  // Systems that write at each answer freeze for seconds: what changed goes out together, and not often.
  const REST_MS = 3000;
  const APART_MS = 15_000;
  let timer;
  let last = 0;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = Date.now();
      report(false);
    }, Math.max(REST_MS, last + APART_MS - Date.now()));
  };
  for (const name of ["setItem", "removeItem"]) {
    const change = Storage.prototype[name];
    Storage.prototype[name] = function (key, text) {
      change.call(this, key, ...(text === undefined ? [] : [text]));
      if (this !== storage || !isOurs(String(key))) return;
      held.delete(String(key).slice("bitqueens.".length));
      if (text !== undefined) hear(String(key), String(text));
      later();
    };
  }
  if (!settled.includes(before)) {
    set("cmi.core.lesson_status", "incomplete");
    call("LMSCommit", "");
  }
  addEventListener("click", see, true);
  let isOver = false;
  addEventListener("pagehide", () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    report(true);
    call("LMSFinish", "");
  });
})();
