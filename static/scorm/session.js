// A session with a learning management system (LMS): what it has been told, what it has kept, and when it is told the rest.
// It knows no page, no timer and no clock but the one that it is given.

/** @typedef {{ score: number, isDone: boolean, data: (room: number) => string }} Work */

/**
 * @typedef {object} Port
 * @property {(name: string, ...values: string[]) => unknown} call Calls the system; it may throw
 * @property {() => number} now Milliseconds
 * @property {() => Work} work What the page shows as judged
 * @property {(read: (name: "learner" | "data") => string) => void} known The system has said what it kept of earlier sessions
 */

/** A name with no number in it. @param {string} name */
const kindOf = (name) => name.replace(/\d+/, "n");

class Session {
  /** @type {State} */
  state = "not begun";
  /** What is not recorded, while the system refuses it: the whole visit, or what was last done in it. @type {null | "visit" | "answers"} */
  unrecorded = null;
  /** When it wants to be woken, on its own clock. @type {number | null} */
  due = null;

  /** @type {Standard} */
  #standard;
  /** @type {Port} */
  #port;
  /** @type {number} */
  #mastery;
  #clock = 0;
  /** The time since then is not kept yet by an earlier session. */
  #since = 0;
  /** @type {number | null} */
  #timeKept = null;
  #runs = false;
  #isHidden = false;
  #n_refused = 0;
  #last = -APART_MS;
  /** @type {number | null} */
  #changed = null;
  /** What the system said of earlier sessions, by name. @type {Map<string, string>} */
  #known = new Map();
  /** What the running session has taken. @type {Map<string, string>} */
  #told = new Map();
  /** Something was taken since the system last kept what it has. */
  #isUnkept = false;
  /** What the system says that it has no place for. @type {Set<string>} */
  #lacking = new Set();
  /** Answers that are not kept yet, each with its number and its fields that were taken. @type {{ answer: Answer, at: number | null, told: Map<string, string> }[]} */
  #answers = [];
  /** The number of the next answer, once the running session has said it. @type {number | null} */
  #n_answers = null;

  /** @param {Standard} standard @param {Port} port @param {number} mastery */
  constructor(standard, port, mastery) {
    [this.#standard, this.#port, this.#mastery] = [standard, port, mastery];
    this.#since = this.now();
  }

  /** Milliseconds that never go back. */
  now() {
    const now = this.#port.now();
    if (this.#clock < now) this.#clock = now;
    return this.#clock;
  }

  begin() {
    this.#report(1);
  }

  /** An answer was checked. @param {Answer} answer */
  hear(answer) {
    this.#answers.push({ answer, at: null, told: new Map() });
    this.change();
  }

  /** What is kept has changed: it goes out when the page has rested, or at once where nobody sees it. */
  change() {
    if (this.state === "hidden") return this.#report(1);
    if (this.state !== "open") return undefined;
    this.#changed ??= this.now();
    this.due = Math.min(Math.max(this.now() + REST_MS, this.#last + APART_MS), this.#changed + APART_MS);
    return undefined;
  }

  /** The time that it wanted to be woken at has come, or what held the system back may be gone. */
  wake() {
    if (this.due !== null) this.#report(1);
  }

  /** The page may be frozen or killed from now on, without a further word. */
  hide() {
    this.#isHidden = true;
    this.#move("hide");
    if (this.state !== "over") this.#report(TRIES);
  }

  show() {
    this.#isHidden = false;
    this.#move("show");
    if (this.state === "refused") this.#report(1);
    // What came back while nobody saw the page is drawn now.
    else this.change();
  }

  leave() {
    if (this.state === "over") return;
    this.#report(1);
    // Browsers keep systems from storing while the page goes; a system that ends the session stores in another way.
    if (this.unrecorded !== null) this.#report(TRIES, "end");
    for (let left = TRIES; 0 < left && this.#runs; left -= 1) {
      // It counts the time of the session.
      if (this.#does("end", "") === "taken") [this.#runs, this.#timeKept] = [false, this.now()];
    }
    if (this.#runs) this.unrecorded ??= "answers";
    this.#move("leave");
    this.due = null;
  }

  /** The page that was left is shown again, as it was. */
  comeBack() {
    if (this.state !== "over") return;
    this.#isHidden = false;
    this.#move("return");
    this.#report(1);
  }

  /** @param {Happening} happening */
  #move(happening) {
    const next = STATES[this.state][happening];
    if (next === undefined) throw new Error(`${happening} in a session that is ${this.state}`);
    this.state = next;
  }

  /** Tells the system what it has not taken yet, so often at once. @param {number} tries @param {"keep" | "end"} storing */
  #report(tries, storing = "keep") {
    const wasKnown = this.#isKnown();
    let isTaken = false;
    for (let left = tries; 0 < left && !isTaken; left -= 1) isTaken = this.#tells(storing);
    this.#last = this.now();
    if (isTaken) {
      [this.unrecorded, this.due, this.#changed, this.#n_refused] = [null, null, null, 0];
      this.#move("taken");
      if (this.#isHidden) this.#move("hide");
      // The page has still to draw what came back, and is looked at again then.
      else if (!wasKnown) this.change();
    } else {
      this.unrecorded = this.#runs && this.#isKnown() ? "answers" : "visit";
      this.due = this.now() + PAUSES_MS[Math.min(this.#n_refused, PAUSES_MS.length - 1)];
      this.#n_refused += 1;
      this.#move("refused");
    }
  }

  /** Whether the system has taken everything. A session that it has lost begins again, once. @param {"keep" | "end"} storing */
  #tells(storing) {
    for (let left = 2; 0 < left; left -= 1) {
      if (!this.#begins()) return false;
      if (this.#recalls() && this.#sends(storing)) return true;
      if (this.#runs) return false;
    }
    return false;
  }

  #begins() {
    if (this.#runs) return true;
    if (this.#does("begin", "") !== "taken" && !this.#hasBegun()) return false;
    this.#runs = true;
    this.#forgets();
    for (const one of this.#answers) one.at = null;
    [this.#n_answers, this.#isUnkept] = [null, false];
    [this.#since, this.#timeKept] = [this.#timeKept ?? this.#since, null];
    return true;
  }

  /** A page that was killed has ended no session: it runs where the system knows its status. */
  #hasBegun() {
    return this.#ask("get", this.#standard.reads.status) !== "" && this.#error() === 0;
  }

  /** What was told and is not kept may be lost: it is told again. */
  #forgets() {
    this.#told.clear();
    for (const one of this.#answers) one.told.clear();
  }

  #isKnown() {
    return Object.values(this.#standard.reads).every((name) => this.#known.has(name));
  }

  /** Asks what the system kept of earlier sessions: nothing is set over what could not be read. */
  #recalls() {
    if (this.#isKnown()) return true;
    for (const name of Object.values(this.#standard.reads).filter((name) => !this.#known.has(name))) {
      const text = this.#reads(name);
      if (!this.#runs) return false;
      if (text !== null) this.#known.set(name, text);
    }
    if (this.#isKnown()) this.#port.known((name) => this.#before(name));
    return this.#isKnown();
  }

  /** What the system says of a name; nothing where it does not say. @param {string} name */
  #reads(name) {
    const { lost, lacking, blank } = this.#standard.errors;
    for (let left = TRIES; 0 < left; left -= 1) {
      const text = this.#ask("get", name);
      const error = this.#error();
      if (error === 0) return text;
      if ([...lacking, ...blank].includes(error)) return "";
      if (lost.includes(error)) {
        this.#runs = false;
        return null;
      }
    }
    // A name that is not answered where others are is one that the system does not know, whatever it says.
    const isAnswering = Object.values(this.#standard.reads).some((other) => this.#ask("get", other) !== "" && this.#error() === 0);
    return isAnswering ? "" : null;
  }

  /** @param {keyof Standard["reads"]} name */
  #before(name) {
    return this.#known.get(this.#standard.reads[name]) ?? "";
  }

  /** @param {"keep" | "end"} storing */
  #sends(storing) {
    // Looking back at an attempt changes nothing.
    if (["review", "browse"].includes(this.#before("mode"))) return true;
    // The page is looked at first: answers may have got their verdicts.
    const values = this.#values();
    let isTaken = this.#sendsAnswers();
    for (const [name, text] of values) isTaken = this.#sets(name, text, this.#told) && isTaken;
    if (!this.#runs || (storing === "end" && !isTaken)) return false;
    if (storing === "keep" && !this.#isUnkept) return isTaken;
    if (this.#does(storing, "") !== "taken") {
      this.#forgets();
      return false;
    }
    [this.#isUnkept, this.#timeKept, this.#runs] = [false, this.now(), storing === "keep"];
    this.#answers = this.#answers.filter(({ told, answer }) => !this.#standard.answer(answer).every(([field, text]) => told.get(field) === text));
    return isTaken;
  }

  #sendsAnswers() {
    let isTaken = true;
    if (0 < this.#answers.length) this.#n_answers ??= this.#counts();
    if (this.#n_answers === null) return this.#answers.length === 0;
    for (const one of this.#answers) {
      one.at ??= this.#n_answers++;
      for (const [field, text] of this.#standard.answer(one.answer)) {
        const isSet = this.#sets(`cmi.interactions.${one.at}.${field}`, text, one.told, field);
        // An answer without its name has no place yet, and so have those behind it.
        if (!isSet && (field === "id" || !this.#runs)) return false;
        isTaken &&= isSet;
      }
    }
    return isTaken;
  }

  #counts() {
    const text = this.#reads("cmi.interactions._count");
    return text === null ? null : Number.parseInt(text, 10) || 0;
  }

  /** @returns {[string, string][]} */
  #values() {
    const { score, isDone, data } = this.#port.work();
    const { room, percent } = this.#standard;
    const mastery = Number.parseFloat(this.#before("mastery")) * percent;
    const best = Math.max(score, Number.parseFloat(this.#before("score")) || 0);
    const before = /** @type {Status | undefined} */ (["passed", "completed", "failed"].find((one) => one === this.#before("status")));
    const isFailed = best < (Number.isNaN(mastery) ? this.#mastery : mastery);
    const status = isDone ? (isFailed ? "failed" : "passed") : before ?? "incomplete";
    return this.#standard.values({ score: best, status, isDone, data: data(room), milliseconds: this.now() - this.#since });
  }

  /** Whether the system has a value now. @param {string} name @param {string} text @param {Map<string, string>} told */
  #sets(name, text, told, key = name) {
    if (told.get(key) === text) return true;
    if (!this.#runs) return false;
    const outcome = this.#lacks(name) ? "lacking" : this.#does("set", name, text);
    if (outcome === "lacking" && isOptional(name)) this.#lacking.add(kindOf(name));
    else if (outcome !== "taken") return false;
    told.set(key, text);
    this.#isUnkept ||= outcome === "taken";
    return true;
  }

  /** A system without the name of an answer has no answers. @param {string} name */
  #lacks(name) {
    const isAnswer = name.startsWith("cmi.interactions.") && this.#lacking.has("cmi.interactions.n.id");
    return isAnswer || this.#lacking.has(kindOf(name));
  }

  /** Makes a call, and asks for the reason where the system does not say that it has taken it. @param {Call} call @param {string[]} values */
  #does(call, ...values) {
    if (["true", "1"].includes(this.#ask(call, ...values))) return "taken";
    const error = this.#error();
    const { lost, lacking } = this.#standard.errors;
    if (lost.includes(error)) this.#runs = false;
    return lacking.includes(error) ? "lacking" : "refused";
  }

  #error() {
    return Number.parseInt(this.#ask("error"), 10);
  }

  /** @param {Call} call @param {string[]} values */
  #ask(call, ...values) {
    try {
      return String(this.#port.call(this.#standard.calls[call], ...values) ?? "");
    } catch {
      return "";
    }
  }
}
