// The sentence that says what the system does not record, at the top of the page as long as that lasts.

/** @typedef {"alone" | "visit" | "answers"} Unrecorded */
/** @typedef {"ja" | "en"} Language */

/** @type {Record<Unrecorded, Record<Language, string>>} */
const UNRECORDED = {
  alone: {
    ja: "学習システム（LMS）が見つからないため、答えは記録されません。LMS の中から開いてください。",
    en: "No learning system (LMS) is found, so your answers are not recorded. Open this page from within the LMS.",
  },
  visit: {
    ja: "学習システム（LMS）が応答しないため、ここでの答えは記録されていません。つなぎ直しています。この表示が消えないときは、LMS から開き直してください。",
    en: "The learning system (LMS) does not answer, so what you do here is not recorded. This page keeps trying. If this stays, open it again from the LMS.",
  },
  answers: {
    ja: "学習システム（LMS）が受け取らないため、新しい答えはまだ記録されていません。送り直しています。この表示が消えるまで、ページを開いたままにしてください。",
    en: "The learning system (LMS) does not take your latest answers, so they are not recorded yet. This page keeps trying: leave it open until this is gone.",
  },
};
/** The way out is the line to hand in. @type {Record<"later" | "press", Record<Language, string>>} */
const WAY_OUT = {
  later: {
    ja: "全部に答えると、先生に渡せる提出用の行が最後に出ます。",
    en: "Once all is answered, the end has a line for your teacher.",
  },
  press: { ja: "先生に渡せる行を見る", en: "Show the line for your teacher" },
};

class Sentence {
  /** @type {Unrecorded | null} */
  #said = null;
  #alert = document.createElement("div");
  #text = document.createElement("span");
  #wayOut = document.createElement("span");
  #button = document.createElement("button");

  constructor() {
    this.#alert.className = "failure";
    this.#alert.append(this.#text, this.#wayOut, this.#button);
    // It stays in sight wherever the page is scrolled to, and leaves room for the page.
    Object.assign(this.#alert.style, {
      position: "sticky", top: "0.25rem", zIndex: "30", display: "block", margin: "0.25rem auto", padding: "0.375rem 0.75rem",
      borderWidth: "1px", fontSize: "0.875rem", lineHeight: "1.35",
    });
    Object.assign(this.#button, { type: "button", className: "quiet", hidden: true });
    this.#button.setAttribute("data-action", "show-hand-in");
    this.#button.addEventListener("click", () => {
      const line = lineToHandIn();
      if (line === null) return;
      line.open = true;
      line.scrollIntoView({ block: "center" });
      line.querySelector("summary")?.focus({ preventScroll: true });
    });
    new MutationObserver(() => this.#offer()).observe(document, { childList: true, subtree: true });
  }

  /** @param {Unrecorded | null} what */
  say(what) {
    if (what === this.#said) return;
    this.#said = what;
    if (what === null) return this.#alert.remove();
    const language = languageOf();
    this.#alert.lang = language;
    this.#alert.setAttribute("data-unrecorded", what);
    // Without a system nothing has failed under the reader's hands.
    this.#alert.setAttribute("role", what === "alone" ? "status" : "alert");
    // Japanese has no blank between sentences.
    this.#text.textContent = UNRECORDED[what][language] + (language === "ja" ? "" : " ");
    this.#wayOut.textContent = WAY_OUT.later[language];
    this.#button.textContent = WAY_OUT.press[language];
    this.#offer();
    return undefined;
  }

  /** Stands at the top, and leads to the line once that is there. */
  #offer() {
    if (this.#said === null || document.body === null) return;
    if (!this.#alert.isConnected) document.body.prepend(this.#alert);
    const isThere = lineToHandIn() !== null;
    if (this.#wayOut.hidden !== isThere) [this.#wayOut.hidden, this.#button.hidden] = [isThere, !isThere];
  }
}

/** @returns {Language} */
const languageOf = () => {
  const { lang } = document.documentElement;
  return lang in WAY_OUT.press ? /** @type {Language} */ (lang) : "en";
};

const lineToHandIn = () => {
  const line = document.querySelector("[data-hand-in]")?.closest("details");
  return line instanceof HTMLDetailsElement ? line : null;
};
