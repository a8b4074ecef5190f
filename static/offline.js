// Asks the browser to keep the whole site, so that it goes on without a network.
// What is shown comes first: nothing is fetched before the page has come to rest. A stepper inside
// another page keeps nothing, and neither does a reader who saves data.
"use strict";

(() => {
  const inside = window !== window.top;
  const saves = navigator.connection?.saveData === true;
  // There is none over plain http, and some private windows have none.
  if (navigator.serviceWorker === undefined || inside || saves) return;
  const at_rest = window.requestIdleCallback ?? ((run) => setTimeout(run, 2000));
  const keep = () =>
    navigator.serviceWorker
      .register("service-worker.js", { updateViaCache: "none" })
      // Without it the site works all the same, as long as there is a network.
      .catch((refused) => console.info("The site is not kept for offline use:", refused));
  addEventListener("load", () => at_rest(keep));
})();
