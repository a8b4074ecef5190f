// Runs in the page before its own program: notes when something asked for has been drawn.
//
// Drawn means: the page has handed the frame that shows it to the browser. That is where the
// first task after the frame's own callbacks begins.

window.watch = {
  /** Resolves with the time at which what the page now holds is drawn. */
  drawn: () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    }),

  /** Resolves with the time at which the first element that `selector` finds is drawn. */
  first: (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        resolve(window.watch.drawn());
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    }),

  /** Milliseconds from each event of a kind to the frame that shows the step it led to. */
  steps: [],
  watchSteps(kind) {
    let since;
    window.watch.steps.length = 0;
    addEventListener(kind, ({ timeStamp }) => (since = timeStamp), { capture: true });
    const stepper = document.querySelector("[data-stepper]");
    new MutationObserver(async () => {
      const from = since;
      window.watch.steps.push((await window.watch.drawn()) - from);
    }).observe(stepper, { attributeFilter: ["data-step"] });
  },

  /** Begins to note the times between frames; `endFrames` ends that and gives them. */
  frames() {
    const gaps = [];
    let before;
    let watching = true;
    const frame = (now) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      if (watching) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    window.watch.endFrames = () => {
      watching = false;
      return gaps;
    };
  },
};

/** When the first board was drawn, from the start of the navigation. */
window.watch.board = window.watch.first("[role=grid] [role=gridcell]");
