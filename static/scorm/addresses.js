// A system answers for files and not for folders, so addresses of the page name the file.

/** @param {string | URL} address */
const named = (address) => {
  const url = new URL(address, location.href);
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return url.href;
};

const nameFiles = () => {
  for (const name of /** @type {const} */ (["pushState", "replaceState"])) {
    const change = history[name].bind(history);
    history[name] = (data, title, address) => {
      const whole = named(address ?? location.href);
      if (whole !== location.href) change(data, title, whole);
    };
  }
  // The program follows a link itself; what opens another tab needs the file's name.
  addEventListener("pointerdown", ({ target, button, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || link.target !== "") link.href = named(link.href);
  }, true);
};
