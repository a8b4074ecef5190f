// What holds before the first picture: where the site lies, and what the reader has chosen.
"use strict";

(() => {
  const { root: upwards, path, languages = "", ordered } = document.currentScript.dataset;
  // The address bar changes later, and with it what a relative address means.
  const siteRoot = new URL(upwards, document.baseURI).href;
  const html = document.documentElement;

  // The one policy by which an address becomes a script: only what lies in this site's own folder does.
  // Where a browser has no trusted types, the same is checked without them.
  const own = (address) => {
    const { href } = new URL(address, siteRoot);
    if (!href.startsWith(siteRoot)) throw new TypeError(`${href} is not of this site`);
    return href;
  };
  const allowed = () => {
    try {
      return globalThis.trustedTypes?.createPolicy("bitqueens", { createScriptURL: own });
    } catch {
      // Another script of the page has taken the name. Where the browser goes by it, it starts no worker.
      return undefined;
    }
  };
  const policy = allowed();
  globalThis.siteRoot = siteRoot;
  globalThis.scriptAddress = (address) => policy?.createScriptURL(address) ?? own(address);

  // The reader's preferences, as src/site/environment.rs stores them.
  const KEY = "bitqueens.preferences";
  // The languages of the site. The pages of the first stand at its top, those of another in a folder of its name.
  const [atTop, ...others] = languages.split(" ");
  const isLanguage = (word) => word === atTop || others.includes(word);
  const text = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  const stored = () => text(KEY).split(" ");
  const words = stored();
  const among = (names) => names.find((name) => words.includes(name));
  const theme = among(["light", "dark"]);
  const motion = among(["still", "moving"]);
  if (theme !== undefined) html.dataset.theme = theme;
  if (motion !== undefined) html.dataset.motion = motion;
  // Who has begun the course finds on the home page where it goes on.
  if (["bitqueens.progress", "bitqueens.boxes"].some((key) => text(key) !== "")) html.dataset.begun = "";

  // The home page leads a reader of another language to the one in it.
  if (path === "") {
    const preferred = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
    const language = [...words, ...preferred].find(isLanguage) ?? atTop;
    if (language !== atTop) location.replace(`${siteRoot}${language}/${location.hash}`);
  }
  // The address may ask for another state than the document shows, and the reader for another order
  // of the bits: then nothing wrong is shown until the program is there.
  const isAnchor = () => document.getElementById(location.hash.slice(1)) !== null;
  const isOther = () => (location.hash !== "" && !isAnchor()) || (ordered !== undefined && words.includes("lsb"));
  if (isOther()) html.dataset.waiting = "";
  addEventListener("DOMContentLoaded", () => {
    if (!isOther()) delete html.dataset.waiting;
  });
  // Browsers ask for these again when the address changes. They stand above this script.
  for (const link of document.querySelectorAll("[rel=icon], [rel=apple-touch-icon], [rel=manifest]")) {
    link.setAttribute("href", link.href);
  }

  // A link to another language is a choice as well, where the program is not there to store it.
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[data-action=language]") : null;
    if (link === null) return;
    const chosen = [link.hreflang, ...stored().filter((word) => word !== "" && !isLanguage(word))];
    try {
      localStorage.setItem(KEY, chosen.join(" "));
    } catch {
      // Without storage the choice holds for this page.
    }
  }, true);
})();
