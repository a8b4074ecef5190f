// A page turned around, as by a translator or an extension: text follows, notation and drawings read from left to right.

/**
 * Runs in a page of any engine: compares where the parts of everything that is read from left to right lie within it before
 * and after the page is turned around. Returns what is wrong, and how many parts were seen.
 */
export const turned = () => {
  const PARTS = ":has(> .bit), :has(> .square), :has(> .worth), .board, .bit-rows, .scale, .stack, .sum-rows, .paper, pre, .code, .line-list, .editor, .timeline, .moves, .jumps, .trace, svg, code, kbd";
  const FIELDS = "input:not([type=checkbox], [type=radio], [type=file]), textarea";
  const named = (element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
  /** The places of a part's letters or elements, from its own left edge on. A text that breaks into lines has no such place. */
  const places = (part) => {
    const { left } = part.getBoundingClientRect();
    const inside = part.matches("code, kbd") ? [part] : [...part.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const rects = inside.flatMap((element) => {
      if (!element.matches("code, kbd")) return [element.getBoundingClientRect()];
      const range = document.createRange();
      range.selectNodeContents(element);
      if (element.getClientRects().length > 1 || element.offsetHeight > 30 || element.textContent === "") return [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const ends = [];
      while (texts.nextNode()) for (const at of texts.currentNode.length > 0 ? [0, texts.currentNode.length - 1] : []) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        ends.push(range.getBoundingClientRect());
      }
      return ends;
    });
    return rects.filter(({ width }) => width > 0).map((rect) => Math.round(rect.left - left));
  };
  const look = () => {
    const parts = [...document.querySelectorAll(PARTS)].filter((part) => part.checkVisibility() && !part.closest("[data-home]"));
    return new Map(parts.map((part) => [part, places(part)]));
  };
  const faults = [];
  let n_parts = 0;
  // What is on its way to its place is put there.
  for (const animation of document.getAnimations()) animation.cancel();
  const before = look();
  document.documentElement.dir = "rtl";
  for (const [part, at] of look()) {
    const was = before.get(part);
    if (was === undefined || was.length !== at.length) continue;
    n_parts += 1;
    if (was.some((place, index) => Math.abs(place - at[index]) > 2)) faults.push(`${named(part)} ${was} is ${at}`);
  }
  for (const field of document.querySelectorAll(FIELDS)) {
    if (getComputedStyle(field).direction !== "ltr") faults.push(`${named(field)} is written from right to left`);
  }
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) faults.push(`${wider} pixels too wide`);
  if (getComputedStyle(document.querySelector("main")).direction !== "rtl") faults.push("its text does not follow");
  document.documentElement.dir = "";
  return { faults, n_parts };
};
