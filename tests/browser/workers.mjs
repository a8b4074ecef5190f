// Workers that a test holds in the middle of their work, however fast the machine is.

import { open, withProfile } from "./site.mjs";

/** A board whose count is cut into more jobs than are answered before it is held, and is over in a blink. */
export const MIDDLE = 16;

/** Runs `test` on a fresh profile whose workers' messages can be held. */
export const withWorkers = (options, test) =>
  withProfile(options, async (context) => {
    await context.addInitScript(() => {
      const Real = window.Worker;
      /** The page's own workers, and how many answers they may give before the rest is held. */
      window.workers = [];
      window.answers = Infinity;
      window.goOn = () => {
        window.answers = Infinity;
        for (const worker of window.workers) worker.tellHeld();
      };
      window.Worker = class extends Real {
        #held = [];
        #ready = false;
        #telling = false;
        constructor(...rest) {
          super(...rest);
          window.workers.push(this);
          this.addEventListener("message", (event) => this.#hear(event));
        }
        #hear(event) {
          if (this.#telling) return;
          // The first message says that the worker is there.
          if (!this.#ready) this.#ready = true;
          else if (window.answers > 0) window.answers -= 1;
          else {
            event.stopImmediatePropagation();
            this.#held.push(event.data);
          }
        }
        tellHeld() {
          this.#telling = true;
          for (const data of this.#held.splice(0)) this.dispatchEvent(new MessageEvent("message", { data }));
          this.#telling = false;
        }
        terminate() {
          this.#held = [];
          this.isOver = true;
          super.terminate();
        }
      };
    });
    await test(context);
  });

/** Holds what the workers say after so many answers more. */
export const holdAfter = (page, answers) => page.evaluate((answers) => { window.answers = answers; }, answers);

/** Lets the page hear what was held, and all that follows. */
export const goOn = (page) => page.evaluate(() => window.goOn());

/** How many of the workers have not been ended. */
export const alive = (page) => page.evaluate(() => window.workers.filter(({ isOver }) => !isOver).length);

/** Waits until what the counting page measures beforehand is over. */
export const measured = (page) =>
  page.waitForFunction(() => document.querySelectorAll("[data-estimate]:not([data-estimate=recorded])").length === 27);

/** Opens the counting page in English, starts the count of a board and holds it in the middle. */
export async function countHeld(context) {
  const page = await open(context, `count/#n=${MIDDLE}`);
  await measured(page);
  await holdAfter(page, 2);
  await page.click('[data-count] [data-action="count"]');
  await page.waitForFunction(() => {
    const { progress } = document.querySelector("[data-count]").dataset;
    return Number(progress) > 0 && Number(progress) < 1;
  });
  return page;
}
