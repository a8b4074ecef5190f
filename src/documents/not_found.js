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
  const wanted = [...folders.map((name) => name.toLowerCase()), ...words, ...preferred].find((word) => sections.some(({ lang }) => lang === word));
  const own = sections.find(({ lang }) => lang === wanted) ?? sections[0];
  own.parentElement.prepend(own);
  html.lang = own.lang;
  document.title = own.querySelector("h1").textContent;
  for (const header of document.querySelectorAll(".page > div")) header.hidden = header.lang !== own.lang;

  // The folder of the site, where the build does not know it, is the nearest above this address that holds its manifest.
  const { folder: named, documents, files, glue } = document.getElementById("content").dataset;
  const rootAbove = async () => {
    for (let depth = folders.length; 0 <= depth; depth -= 1) {
      const root = ["", ...folders.slice(0, depth), ""].join("/");
      const manifest = await fetch(`${root}manifest.webmanifest`).then((answer) => answer.json()).catch(() => ({}));
      if (manifest.name === "Bitqueens") return root;
    }
    return undefined;
  };
  const root = named === "./" ? await rootAbove() : new URL(named, location.origin).pathname;
  if (root === undefined) return;
  for (const link of document.querySelectorAll("[href^='./']")) link.setAttribute("href", root + link.getAttribute("href").slice(2));

  // What happens to a link on its way is undone as src/site/address.rs undoes it.
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const isGlue = (sign) => glue.includes(sign) || /[\s\p{Cc}]/u.test(sign);
  const unglued = (text) => {
    const signs = [...text];
    while (signs.length > 0 && isGlue(signs[0])) signs.shift();
    while (signs.length > 0 && isGlue(signs.at(-1))) signs.pop();
    return signs.join("");
  };
  const [path, ...escaped] = location.pathname.slice(root.length).split("%23");
  const hash = escaped.length > 0 ? `#${escaped.join("%23")}` : location.hash;
  const names = decoded(path).toLowerCase().split("?")[0].split("/").map(unglued).filter((name) => name !== "");
  if (files.split(" ").includes(names.at(-1))) names.pop();
  const all = documents.split(" ");
  const meant = names.map((name) => `${name}/`).join("");
  if (all.includes(meant) && root + meant !== location.pathname) {
    location.replace(root + meant + hash);
    return;
  }
  // Otherwise the documents of that name are meant, or the nearest one above it.
  const tags = sections.map(({ lang }) => `${lang}/`);
  const atTop = tags.find((tag) => !all.includes(tag));
  const inLanguage = (address) => (tags.find((tag) => address.startsWith(tag)) ?? atTop) === `${own.lang}/`;
  const alike = names.length === 0 ? [] : all.filter((address) => `/${address}`.endsWith(`/${names.at(-1)}/`));
  const above = names.map((_, depth) => names.slice(0, depth).map((name) => `${name}/`).join("")).filter((address) => address !== "" && all.includes(address));
  const near = alike.filter(inLanguage).length > 0 ? alike.filter(inLanguage) : above.slice(-1);
  for (const address of near.reverse()) {
    const link = Object.assign(document.createElement("a"), { href: root + address + hash, textContent: address });
    const item = document.createElement("li");
    item.append(link);
    own.querySelector("ul").prepend(item);
  }
})();
