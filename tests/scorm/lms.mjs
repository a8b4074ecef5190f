// A learning management system that fails: each of its calls can refuse, throw, answer with nothing or with a number, take
// long, carry out what it denies, or lose the session. Behind the faults stands a run-time: the strict one here, or another.

/** What can befall a call. A system that says "true" has done what it was told. */
export const FAULTS = ["refuses", "throws", "empty", "zero", "number", "denies", "slow", "loses"];
const CALLS = ["begin", "get", "set", "keep", "end", "error"];

const FORMS = {
  "1.2": [
    [/^cmi\.core\.score\.(raw|min|max)$/, /^(100|\d?\d)$/],
    [/^cmi\.core\.lesson_status$/, /^(passed|completed|failed|incomplete|browsed|not attempted)$/],
    [/^cmi\.core\.session_time$/, /^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/],
    [/^cmi\.core\.exit$/, /^(|suspend|time-out|logout)$/],
    [/^cmi\.suspend_data$/, /^[^]{0,4096}$/],
    [/^cmi\.interactions\.\d+\.id$/, /^[A-Za-z0-9-]{1,255}$/],
    [/^cmi\.interactions\.\d+\.time$/, /^\d\d:[0-5]\d:[0-5]\d$/],
    [/^cmi\.interactions\.\d+\.type$/, /^(choice|fill-in|numeric)$/],
    [/^cmi\.interactions\.\d+\.student_response$/, /^[^]{0,255}$/],
    [/^cmi\.interactions\.\d+\.result$/, /^(correct|wrong)$/],
  ],
  2004: [
    [/^cmi\.score\.(raw|min|max)$/, /^(100|\d?\d)$/],
    [/^cmi\.score\.scaled$/, /^(1|0|0\.\d\d?)$/],
    [/^cmi\.completion_status$/, /^(completed|incomplete)$/],
    [/^cmi\.success_status$/, /^(passed|failed|unknown)$/],
    [/^cmi\.session_time$/, /^PT\d+H[0-5]?\dM[0-5]\d\.\d\dS$/],
    [/^cmi\.exit$/, /^suspend$/],
    [/^cmi\.suspend_data$/, /^[^]{0,64000}$/],
    [/^cmi\.interactions\.\d+\.id$/, /^[A-Za-z0-9-]{1,4000}$/],
    [/^cmi\.interactions\.\d+\.timestamp$/, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
    [/^cmi\.interactions\.\d+\.type$/, /^(choice|fill-in|numeric)$/],
    [/^cmi\.interactions\.\d+\.learner_response$/, /^[^]{0,250}$/],
    [/^cmi\.interactions\.\d+\.result$/, /^(correct|incorrect)$/],
  ],
};
const ERRORS = {
  "1.2": { begun: 101, off: 301, refused: 101, form: 405, lacking: 401 },
  2004: { begun: 103, off: 132, refused: 351, form: 406, lacking: 401 },
};

/** A run-time by the standard that takes no value of a wrong form. `kept` is what it kept last. */
export class Runtime {
  kept = new Map();
  /** Values that no system takes: each is a fault of the script. */
  malformed = [];
  error = 0;

  #memory = null;

  /** `unknown`: names that it does not have. */
  constructor(version, unknown) {
    [this.version, this.unknown, this.errors] = [version, unknown, ERRORS[version]];
  }

  get isOn() {
    return this.#memory !== null;
  }

  #refuses(error) {
    this.error = error;
    return false;
  }

  begin() {
    if (this.isOn) return this.#refuses(this.errors.begun);
    this.#memory = new Map(this.kept);
    for (const name of TIMES) this.#memory.delete(name);
    return true;
  }

  get(name) {
    if (name === "cmi.interactions._count") return String(this.#count());
    const value = this.#memory.get(name);
    if (value !== undefined) return value;
    if (/status$/.test(name)) return this.version === "2004" ? "unknown" : "not attempted";
    if (this.version === "2004") this.error = 403;
    return "";
  }

  set(name, value) {
    if (this.unknown?.test(name)) return this.#refuses(this.errors.lacking);
    const [, form] = FORMS[this.version].find(([of]) => of.test(name)) ?? [];
    const [, at, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(name) ?? [];
    const isPlaced = at === undefined || Number(at) < this.#count() || (Number(at) === this.#count() && field === "id");
    if (!form?.test(value) || !isPlaced) {
      this.malformed.push([name, value]);
      return this.#refuses(this.errors.form);
    }
    this.#memory.set(name, value);
    return true;
  }

  keep() {
    this.kept = new Map(this.#memory);
    return true;
  }

  /** What was not kept is gone, though the session goes on. */
  drop() {
    if (this.isOn) this.#memory = new Map(this.kept);
  }

  end() {
    this.keep();
    this.stop();
    return true;
  }

  stop() {
    this.#memory = null;
  }

  #count() {
    return [...this.#memory.keys()].filter((name) => /^cmi\.interactions\.\d+\.id$/.test(name)).length;
  }
}

const TIMES = ["cmi.core.session_time", "cmi.session_time"];

export class System {
  calls = 0;
  /** How often each call was not answered with "true". */
  refusals = { begin: 0, set: 0, keep: 0, end: 0 };
  /** Seconds of the sessions that it counts. */
  total = 0;
  faults = {};
  /** It has kept what it said that it did not: then nobody can know which time counts. */
  denied = false;

  #standard;
  #error = 0;

  /** `yes` is its word for yes; `drops`: what it could not keep is gone; `stall` lets time pass. */
  constructor(standard, runtime, { yes = "true", drops = false, stall = () => {} } = {}) {
    Object.assign(this, { runtime, version: runtime.version, yes, drops, stall });
    this.#standard = standard;
  }

  get kept() {
    return this.runtime.kept;
  }

  /** The object with the calls that the content finds. */
  get api() {
    const calls = CALLS.map((call) => [this.#standard.calls[call], (...values) => this.#answers(call, values)]);
    return Object.fromEntries(calls);
  }

  /** Somebody logs in elsewhere, or stays away too long. The time of the session counts as far as it was kept. */
  lose() {
    if (this.runtime.isOn) {
      this.#counts();
      this.runtime.stop();
    }
  }

  #counts() {
    for (const time of TIMES) {
      const parts = this.kept.get(time)?.match(/[\d.]+/g) ?? [];
      this.total += parts.reduce((sum, part) => 60 * sum + Number(part), 0);
      this.kept.delete(time);
    }
  }

  #answers(call, values) {
    this.calls += 1;
    const fault = this.faults[call];
    if (fault === "slow") this.stall();
    if (fault === "loses") this.lose();
    if (call === "error") {
      if (fault === "throws") throw new Error("broken");
      return ["refuses", "empty", "denies"].includes(fault) ? "" : String(this.#error);
    }
    if (fault === undefined || fault === "slow" || fault === "loses") {
      const answer = this.#does(call, values);
      if (answer === false) this.refusals[call] += 1;
      return answer === true ? this.yes : String(answer);
    }
    const { refused } = ERRORS[this.version];
    if (call === "get") {
      this.#error = refused;
      if (fault === "throws") throw new Error("broken");
      return "";
    }
    this.refusals[call] += 1;
    if (fault === "denies") {
      this.denied = true;
      this.#does(call, values);
    } else if (call === "keep" && this.drops) this.runtime.drop();
    this.#error = fault === "refuses" ? refused : 0;
    if (fault === "throws") throw new Error("broken");
    return { refuses: "false", denies: "false", empty: "", zero: 0, number: 42 }[fault];
  }

  #does(call, values) {
    if (!this.runtime.isOn && call !== "begin") {
      this.#error = ERRORS[this.version].off;
      return call === "get" ? "" : false;
    }
    this.runtime.error = 0;
    const answer = this.runtime[call](...values);
    this.#error = this.runtime.error;
    if (call === "end" && answer === true) this.#counts();
    return answer;
  }
}
