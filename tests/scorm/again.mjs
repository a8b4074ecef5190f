// scorm-again as the run-time behind the faults of `lms.mjs`, in Node and in browsers. A session that was ended or lost goes
// on in a new one, with what was kept, as a system opens a package again.

/** `Api` is the class of the run-time for SCORM 1.2. */
export const runtimeOf = (Api) => class {
  version = "1.2";
  unknown = null;
  /** What it has sent to its host last. */
  kept = new Map();
  /** It says itself what it does not take. */
  malformed = [];

  #api = null;

  get isOn() {
    return this.#api !== null;
  }

  get error() {
    return Number(this.#api?.LMSGetLastError() ?? 0);
  }

  // The system behind asks for the error of the call that was just made.
  set error(_) {}

  begin() {
    if (this.isOn) return this.#api.LMSInitialize("") === "true";
    const keep = (sent) => {
      this.kept = new Map(Object.entries(sent).map(([name, value]) => [name, String(value)]));
      return { result: "true", errorCode: 0 };
    };
    const httpService = { processHttpRequest: (_, sent) => keep(sent), updateSettings() {} };
    this.#api = new Api({ logLevel: 5, lmsCommitUrl: "commit", dataCommitFormat: "flattened", httpService });
    const before = [...this.kept].filter(([name, value]) => !name.endsWith("_time") && value !== "" && !value.startsWith("[object"));
    this.#api.loadFromFlattenedJSON(Object.fromEntries(before));
    return this.#api.LMSInitialize("") === "true";
  }

  get(name) {
    return this.#api.LMSGetValue(name);
  }

  set(name, value) {
    const isTaken = this.#api.LMSSetValue(name, value) === "true";
    if (!isTaken) this.malformed.push([name, value, this.#api.LMSGetLastError()]);
    return isTaken;
  }

  keep() {
    return this.#api.LMSCommit("") === "true";
  }

  /** It does not forget what it could not send. */
  drop() {}

  end() {
    const isEnded = this.#api.LMSFinish("") === "true";
    if (isEnded) this.stop();
    return isEnded;
  }

  stop() {
    this.#api = null;
  }
};
