// A tab that counts boards one after the other, and what can happen to it.

import { drawn } from "../browser/page.mjs";

/** The boards: cut into enough jobs for many troubles, and over in seconds. */
const BOARDS = {
  16: ["14772512", "1846955"],
  17: ["95815104", "11977939"],
  18: ["666090624", "83263591"],
};

/** Prepares a page: its workers can be reached, its clock can jump and its storage can be full. */
function prepare() {
  const Real = window.Worker;
  window.workers = new Set();
  window.Worker = class extends Real {
    constructor(...rest) {
      super(...rest);
      window.workers.add(this);
    }
    terminate() {
      window.workers.delete(this);
      super.terminate();
    }
  };
  window.slept = 0;
  const { now } = Performance.prototype;
  Performance.prototype.now = function () { return now.call(this) + window.slept; };
  window.isFull = false;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...entry) {
    if (window.isFull) throw new DOMException("the storage is full", "QuotaExceededError");
    setItem.apply(this, entry);
  };
}

/** What a tab shows; runs in the page. */
function look() {
  const { dataset } = document.querySelector("[data-count]") ?? {};
  if (dataset === undefined) return undefined;
  return {
    ...dataset,
    says: document.querySelector(".count-sentence")?.textContent,
    asides: document.querySelectorAll("[data-set-aside] p").length,
    actions: [...document.querySelectorAll("[data-count] .moves [data-action]")].map((button) => button.dataset.action),
    workersAlive: window.workers.size,
  };
}

export class Tab {
  /** Opens a tab and counts something in it. */
  static async open(context, site, figures, below) {
    const tab = Object.assign(new Tab(), { context, site, figures, below });
    await tab.#begin();
    return tab;
  }

  async #begin() {
    const boards = Object.keys(BOARDS);
    this.page = await this.context.newPage();
    await this.page.addInitScript(prepare);
    await this.page.goto(`${this.site}count/#n=${boards[this.below(boards.length)]}`);
    await drawn(this.page);
    await this.page.waitForSelector("[data-count]");
  }

  /** Looks after the tab: checks what it has counted, and has it go on. */
  async tend() {
    const seen = await this.page.evaluate(look);
    if (seen === undefined) return;
    if (/impossible|differs|does not match/.test(seen.says)) this.#wrong(seen);
    if (seen.asides > 0) {
      this.figures.recordsRefused += seen.asides;
      await this.#click("[data-set-aside] > button:last-child");
    }
    if (seen.state === "done") {
      const [total, unique] = BOARDS[seen.n];
      this.figures.counts += 1;
      if (seen.total !== total || seen.unique !== unique) this.#wrong(seen);
      await this.#chooseAnother(seen.n);
    } else if (seen.state !== "running") {
      if (/Another tab/.test(seen.says)) {
        this.figures.refusedByTheOtherTab += 1;
        if (this.below(4) > 0) return this.#chooseAnother(seen.n);
      }
      const how = seen.actions.includes("resume") ? "resume" : "count";
      await this.#click(`[data-count] [data-action="${how}"]`);
    } else if (this.below(200) === 0) {
      await this.#click('[data-count] [data-action="pause"]');
    }
  }

  async #chooseAnother(n) {
    const boards = Object.keys(BOARDS).filter((board) => board !== n);
    const next = boards[this.below(boards.length)];
    await this.page.evaluate((n) => { location.hash = `#n=${n}`; }, next);
    await this.page.waitForSelector(`[data-count][data-n="${next}"][data-state=idle]`);
  }

  /** Presses a button, unless it has gone meanwhile. */
  #click(selector) {
    return this.page.evaluate((selector) => document.querySelector(selector)?.click(), selector);
  }

  #wrong(seen) {
    this.figures.wrongTotals += 1;
    console.error(`wrong: ${JSON.stringify(seen)}`);
  }

  /** Kills a worker: the browser says so, or it just never answers. */
  async killWorker(silently) {
    const killed = await this.page.evaluate(([silently, at]) => {
      const alive = [...window.workers];
      const worker = alive[at % alive.length];
      if (worker === undefined) return false;
      worker.terminate();
      if (!silently) worker.dispatchEvent(new ErrorEvent("error"));
      return true;
    }, [silently, this.below(64)]);
    if (killed) this.figures[silently ? "workersSilenced" : "workersKilled"] += 1;
  }

  async reload() {
    this.figures.reloads += 1;
    await this.page.reload();
    await drawn(this.page);
    await this.page.waitForSelector("[data-count]");
  }

  async close() {
    this.figures.closes += 1;
    await this.page.close();
    await this.#begin();
  }

  async crash() {
    this.figures.crashes += 1;
    const gone = this.page.waitForEvent("crash");
    const session = await this.context.newCDPSession(this.page);
    session.send("Page.crash").catch(() => {});
    await gone;
    await this.page.close();
    await this.#begin();
  }

  /** The machine sleeps for some hours. */
  async sleep(hours) {
    this.figures.sleeps += 1;
    await this.page.evaluate((hours) => { window.slept += hours * 3_600_000; }, hours);
  }

  /** The storage is full, or has room again. */
  async fillStorage() {
    this.figures.fullStorages += 1;
    await this.page.evaluate(() => { window.isFull = !window.isFull; });
  }

  /** A byte of a stored record changes. */
  async damageRecord(at) {
    const damaged = await this.page.evaluate((at) => {
      const key = Object.keys(localStorage).find((key) => key.startsWith("bitqueens.ledger."));
      if (key === undefined || window.isFull) return false;
      const text = localStorage.getItem(key);
      const place = at % text.length;
      const other = text[place] === "1" ? "2" : "1";
      localStorage.setItem(key, text.slice(0, place) + other + text.slice(place + 1));
      return true;
    }, at);
    if (damaged) this.figures.recordsDamaged += 1;
  }
}
