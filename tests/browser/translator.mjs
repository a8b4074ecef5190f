// What others write into a page: a translator as Chrome's, and an extension as those that mark texts. Each runs in
// a page before its own scripts, in any engine, and calls nothing outside of itself.

/**
 * Puts `<font><font>` with a translation in the place of every text, and of each that comes. Like Chrome's, it leaves
 * what says `translate="no"`, and reads a text again when the page has written it anew.
 */
export const translator = () => {
  const MARK = "\u2021";
  const isLeft = (element) => {
    const nearest = element.closest("[translate]");
    if (element.closest("script, style, noscript, template, textarea, .notranslate")) return true;
    return nearest !== null && nearest.getAttribute("translate") === "no";
  };
  const translated = (text) => text.replace(/\S+/g, (word) => `${MARK}${word}`);
  const take = (text) => {
    const above = text.parentElement;
    if (above === null || text.data.trim() === "" || text.data.includes(MARK) || isLeft(above)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = translated(text.data);
    outer.append(inner);
    globalThis.translatedTexts += 1;
    text.replaceWith(outer);
  };
  const takeAll = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return take(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(take);
  };
  globalThis.translatedTexts = 0;
  addEventListener("DOMContentLoaded", () => {
    takeAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") take(target);
        else addedNodes.forEach((node) => node.isConnected && takeAll(node));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

/** Puts an element of its own before and behind every text, as extensions do that mark or read texts. */
export const marker = () => {
  const NAME = "x-foreign";
  const mark = (text) => {
    const above = text.parentElement;
    if (above === null || text.data.trim() === "" || above.closest(`script, style, noscript, template, textarea, option, svg, ${NAME}`)) return;
    if (text.previousSibling?.localName !== NAME) text.before(document.createElement(NAME));
    if (text.nextSibling?.localName !== NAME) text.after(document.createElement(NAME));
    globalThis.translatedTexts += 1;
  };
  const markAll = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return mark(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(mark);
  };
  globalThis.translatedTexts = 0;
  addEventListener("DOMContentLoaded", () => {
    markAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach((node) => node.isConnected && markAll(node));
    }).observe(document.body, { subtree: true, childList: true });
  });
};
