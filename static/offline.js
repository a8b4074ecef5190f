// Asks the browser to keep the whole site, so that it goes on without a network.
// What the reader does comes first: nothing is fetched before the page has been left alone for a
// while. A stepper inside another page keeps nothing, and neither does a reader who saves data, or a page whose
// program has not started.
"use strict";

(() => {
  const REST_MS = 5000;
  const inside = window !== window.top;
  const saves = navigator.connection?.saveData === true;
  // There is none over plain http, some private windows have none, and some frames may not even ask.
  const keeper = () => {
    try {
      return navigator.serviceWorker;
    } catch {
      return undefined;
    }
  };
  if (inside || saves || keeper() === undefined) return;
  const used = ["keydown", "pointerdown"];
  const keep = async () => {
    if (document.documentElement.dataset.program !== "running") return rest();
    for (const event of used) removeEventListener(event, rest, true);
    try {
      await keeper().register(scriptAddress("service-worker.js"), { updateViaCache: "none" });
    } catch (refused) {
      // Without it the site works all the same, as long as there is a network.
      console.info("The site is not kept for offline use:", refused);
    }
  };
  let timer;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  };
  for (const event of used) addEventListener(event, rest, true);
  addEventListener("load", rest);
})();
