(async () => {
  // The reader's language is the folder's that the address names, or the chosen one, or the browser's.
  const html = document.documentElement;
  const folders = location.pathname.split("/").slice(1, -1);
  const stored = () => {
    try {
      return (localStorage.getItem("bitqueens.preferences") ?? "").split(" ");
    } catch {
      return [];
    }
  };
  const words = stored();
  const theme = ["light", "dark"].find((name) => words.includes(name));
  if (theme !== undefined) html.dataset.theme = theme;
  const sections = [...document.querySelectorAll("main > section")];
  const preferred = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  const wanted = [...folders, ...words, ...preferred].find((word) => sections.some(({ lang }) => lang === word));
  const own = sections.find(({ lang }) => lang === wanted) ?? sections[0];
  own.parentElement.prepend(own);
  html.lang = own.lang;
  document.title = own.querySelector("h1").textContent;
  for (const header of document.querySelectorAll(".page > div")) header.hidden = header.lang !== own.lang;

  // The folder of the site, where the build does not know it, is the nearest above this address that holds its manifest.
  const links = document.querySelectorAll("[href^='./']");
  for (let depth = folders.length; links.length !== 0 && 0 <= depth; depth -= 1) {
    const root = ["", ...folders.slice(0, depth), ""].join("/");
    const manifest = await fetch(`${root}manifest.webmanifest`).then((answer) => answer.json()).catch(() => ({}));
    if (manifest.name !== "Bitqueens") continue;
    for (const link of links) link.setAttribute("href", root + link.getAttribute("href").slice(2));
    return;
  }
})();
