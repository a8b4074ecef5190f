(async () => {
  // The folder of the site is the nearest above this address that holds its manifest.
  const folders = location.pathname.split("/").slice(1, -1);
  for (let depth = folders.length; 0 <= depth; depth -= 1) {
    const root = ["", ...folders.slice(0, depth), ""].join("/");
    const manifest = await fetch(`${root}manifest.webmanifest`).then((answer) => answer.json()).catch(() => ({}));
    if (manifest.name !== "Bitqueens") continue;
    for (const link of document.querySelectorAll("[href^='./']")) {
      link.setAttribute("href", root + link.getAttribute("href").slice(2));
    }
    return;
  }
})();
