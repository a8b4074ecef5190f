// What the page has to tell: the answers as the site stores them, and what the page shows as judged.

const PREFIX = "bitqueens.";
/** The site's keys of what was answered. */
const KEYS = ["bitqueens.attempt.learn.", "bitqueens.progress", "bitqueens.boxes"];
/** @type {Record<string, string>} */
const TYPES = { quiz: "choice", break: "numeric", opening: "fill-in", exercise: "fill-in" };

/** @param {string} key */
const isOurs = (key) => KEYS.some((of) => key.startsWith(of));

/** An attempt as the site stores it: a name and a value on each line. @param {string} text @returns {Record<string, string | undefined>} */
const linesOf = (text) => Object.fromEntries(text.split("\n").map((line) => [line.split(" ")[0], line.slice(line.indexOf(" ") + 1)]));

/** What an earlier session left, by keys. @param {string} text @returns {[string, string][]} */
const entriesOf = (text) => {
  try {
    const entries = Object.entries(JSON.parse(text || "{}")).map(([key, value]) => /** @type {[string, string]} */ ([PREFIX + key, String(value)]));
    return entries.filter(([key]) => isOurs(key));
  } catch {
    // A text of another package.
    return [];
  }
};

class PageRecord {
  /** @type {Storage | null} */
  #storage;
  /** @type {string | undefined} */
  #launched;
  /** @type {string | null} */
  #part;
  /** What this page stored, or an earlier session, by keys. Other packages on the same host share the storage, so it is not read. @type {Map<string, string>} */
  #entries = new Map();
  /** Answers whose verdict the page may still draw. @type {Set<Answer>} */
  #open = new Set();
  #score = 0;
  #isDone = false;

  /** @param {Storage | null} storage @param {string | undefined} launched The lesson in the address, or `test` @param {string | null} part */
  constructor(storage, launched, part) {
    [this.#storage, this.#launched, this.#part] = [storage, launched, part];
  }

  /** Another learner may have sat here before. */
  clear() {
    for (const key of Object.keys(this.#storage ?? {}).filter(isOurs)) this.#storage?.removeItem(key);
  }

  /** Puts what an earlier session left beside what this page has stored since. @param {string} text @param {boolean} isLate The program has read the storage */
  restore(text, isLate) {
    for (const [key, value] of entriesOf(text)) {
      const own = this.#entries.get(key);
      // An answer of this visit is the later one. The program joins the rest with its own, as another tab's.
      if (own !== undefined && key.startsWith("bitqueens.attempt.")) continue;
      this.#entries.set(key, value);
      try {
        this.#storage?.setItem(key, value);
      } catch {
        // No room: it goes back to the system as it came.
      }
      if (isLate) dispatchEvent(new StorageEvent("storage", { key, oldValue: own, newValue: value, storageArea: this.#storage }));
    }
  }

  /** Calls `heard` with each answer that the page stores, and `changed` with each change. @param {(answer: Answer) => void} heard @param {() => void} changed */
  listen(heard, changed) {
    const record = this;
    const { setItem, removeItem } = Storage.prototype;
    Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ text) {
      // It counts although the storage may have no room for it.
      if (this === record.#storage && isOurs(String(key))) {
        const answer = record.#stores(String(key), String(text));
        if (answer !== null) heard(answer);
        changed();
      }
      setItem.call(this, key, text);
    };
    Storage.prototype.removeItem = function (/** @type {string} */ key) {
      removeItem.call(this, key);
      if (this !== record.#storage || !isOurs(String(key))) return;
      record.#entries.delete(String(key));
      changed();
    };
  }

  /** @param {string} key @param {string} text @returns {Answer | null} */
  #stores(key, text) {
    const before = linesOf(this.#entries.get(key) ?? "").tries;
    this.#entries.set(key, text);
    const { tries, given = "" } = linesOf(text);
    if (!key.startsWith("bitqueens.attempt.") || tries === undefined || tries === before) return null;
    const place = key.slice("bitqueens.attempt.".length);
    const type = TYPES[place.split(".").find((part) => part in TYPES) ?? ""] ?? "fill-in";
    const answer = { place, type, given, when: new Date(), isRight: linesOf(text).counts === "right" };
    // A later try has a verdict of its own.
    for (const open of this.#open) if (open.place === place) this.#open.delete(open);
    this.#open.add(answer);
    return answer;
  }

  /** Reads what is lost when another page follows: the verdicts of answers, the share of right ones, whether it is done. */
  look() {
    for (const answer of this.#open) answer.isRight ||= isDrawnRight(answer.place);
    // Links lead to every page of the site: another page says nothing of what was launched.
    if (this.#launched === "test") {
      const result = document.querySelector(`[data-test="${this.#part}"] [data-result]`);
      if (result instanceof HTMLElement) [this.#score, this.#isDone] = [Math.max(this.#score, 10 * Number(result.dataset.result)), true];
      return;
    }
    const lesson = document.querySelector(`article[data-lesson="${this.#launched}"]`);
    if (!(lesson instanceof HTMLElement)) return;
    const right = [...lesson.querySelectorAll("[data-exercise]")].map((one) => one.getAttribute("data-solved") === "true");
    for (const quiz of lesson.querySelectorAll("[data-quiz]")) right.push(verdictOf(quiz) === "right");
    this.#score = Math.max(this.#score, Math.round((100 * right.filter(Boolean).length) / Math.max(right.length, 1)));
    this.#isDone ||= lesson.dataset.done === "true";
  }

  /** @returns {Work} */
  work() {
    this.look();
    return { score: this.#score, isDone: this.#isDone, data: (room) => this.#packed(room) };
  }

  /** The longest gives way where all of them are too long. @param {number} room */
  #packed(room) {
    const entries = [...this.#entries].map(([key, text]) => [key.slice(PREFIX.length), text]);
    entries.sort(([, one], [, other]) => one.length - other.length);
    let text = JSON.stringify(Object.fromEntries(entries));
    while (room < text.length) {
      entries.pop();
      text = JSON.stringify(Object.fromEntries(entries));
    }
    return text;
  }
}

/** @param {Element} of */
const verdictOf = (of) => of.querySelector(".verdict")?.getAttribute("data-verdict");

/** What an answer came to on the page, where the storage does not say it. @param {string} place */
const isDrawnRight = (place) => {
  const [, lesson, kind, number] = /\.([a-z0-9]+)\.(quiz|exercise)\.(\d+)/.exec(place) ?? [];
  const one = kind && document.querySelector(`article[data-lesson="${lesson}"] [data-${kind}="${Number(number) - 1}"]`);
  return one instanceof Element && verdictOf(one) === "right";
};
