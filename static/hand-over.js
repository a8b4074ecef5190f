// How the program takes the place of a document, which is the program's own first drawing as a file:
// focus, selection, scroll position and what was typed stay, and what was pressed before is done then.
"use strict";

(() => {
  // What the reader does before the program is there. It is done again when the program is.
  const MOST = 100;
  let isThere = false;
  const pressed = [];
  let focused = null;
  const app = () => document.getElementById("app");
  // The sheets that the first picture does not need are asked for when what the document fetches ahead has come, for they
  // would share its line; at the latest when the program has drawn.
  const askForSheets = () => {
    for (const sheet of document.querySelectorAll("link[disabled]")) sheet.disabled = false;
  };
  const ahead = new Set([...document.querySelectorAll("link[rel=preload]")].map(({ href }) => href));
  try {
    new PerformanceObserver((list, observer) => {
      for (const { name } of list.getEntries()) ahead.delete(name);
      if (ahead.size > 0) return;
      observer.disconnect();
      askForSheets();
    }).observe({ type: "resource", buffered: true });
  } catch {
    // A browser that tells no page what has come: then when the program has drawn.
  }
  // The areas that the program has not drawn itself yet, by their names.
  const kept = new Map();
  // The part of the page that the program has not drawn itself, above an element.
  const documentOf = (element) => (isThere ? [...kept.values()] : [app()]).find((area) => area?.contains(element));

  const wayTo = (element, top) => {
    const way = [];
    for (let at = element; at !== top; at = at.parentElement) {
      if (at === null) return null;
      way.unshift([...at.parentElement.children].indexOf(at));
    }
    return way;
  };
  const follow = (way, top) => way?.reduce((at, index) => at?.children[index], top);
  const note = (element, replay) => {
    const top = documentOf(element);
    const way = top && wayTo(element, top);
    if (!way || pressed.length >= MOST) return false;
    pressed.push({ top, way, replay });
    return true;
  };

  addEventListener("click", (event) => {
    const { target } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    // The browser itself follows links, opens what folds, and sets boxes and fields.
    const control = target.closest("button:not([popovertarget]), [role=gridcell], [data-bit], svg [data-action]");
    if (control === null || target.closest("a[href]") !== null) return;
    if (note(target, (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })))) {
      control.setAttribute("aria-busy", "true");
    }
  }, true);

  const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End", " ", "n", "p", "?"];
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const modified = event.ctrlKey || event.altKey || event.metaKey;
    if (isThere || modified || !KEYS.includes(key) || !(target instanceof Element)) return;
    if (target.closest("input, select, textarea") !== null) return;
    // The browser itself presses what has the focus.
    if (key === " " && target.closest("button, a, summary") !== null) return;
    if (app()?.querySelector("[data-stepper]") === null) return;
    const within = app().contains(target) ? target : app();
    const again = (element) =>
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    if (note(within, again)) event.preventDefault();
  }, true);

  // What has been scrolled, the window as the document. Asking each element would lay the page out.
  const scrolled = new Set();
  addEventListener("scroll", ({ target }) => scrolled.add(target), true);

  addEventListener("focusin", ({ target }) => {
    focused = documentOf(target) ? target : null;
  }, true);

  const FIELDS = "input, select, textarea";
  const isTyped = (field) =>
    field.matches("select")
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.type === "checkbox" || field.type === "radio"
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue;
  const type = (from, to) => {
    if (to === undefined || to === from) return;
    [to.value, to.checked] = [from.value, from.checked];
    for (const name of ["input", "change"]) to.dispatchEvent(new Event(name, { bubbles: true }));
  };

  // Places of a text within an element, by characters: what is the same text may be cut into other nodes.
  const selected = (top) => {
    const selection = getSelection();
    if (selection.isCollapsed || selection.rangeCount === 0 || !top.contains(selection.anchorNode)) return null;
    const range = selection.getRangeAt(0);
    const before = document.createRange();
    before.setStart(top, 0);
    before.setEnd(range.startContainer, range.startOffset);
    const start = before.toString().length;
    return [start, start + range.toString().length];
  };
  const select = (places, top) => {
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let [start, end] = places;
    while (texts.nextNode()) {
      const { length } = texts.currentNode;
      if (start >= 0 && start < length) range.setStart(texts.currentNode, start);
      if (end <= length) {
        range.setEnd(texts.currentNode, end);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        return;
      }
      [start, end] = [start < length ? -1 : start - length, end - length];
    }
  };

  /** Notes how an area stands, in which the reader may have done something; returns what gives it to another. */
  const noted = (area) => {
    const within = [...scrolled].filter((element) => element !== document && area.contains(element));
    const places = within.map((element) => [wayTo(element, area), element.scrollLeft, element.scrollTop]);
    const [left, top] = scrolled.has(document) ? [scrollX, scrollY] : [0, 0];
    const open = [...area.querySelectorAll("details[open], :popover-open")]
      .map((element) => [wayTo(element, area), element.matches("details")]);
    const fields = [...area.querySelectorAll(FIELDS)].filter(isTyped).map((field) => [wayTo(field, area), field]);
    const focus = focused !== null && area.contains(focused) ? wayTo(focused, area) : null;
    const selection = selected(area);
    return (next) => {
      for (const [way, field] of fields) type(field, follow(way, next));
      for (const [way, isDetails] of open) {
        const element = follow(way, next);
        if (isDetails) element?.setAttribute("open", "");
        else element?.showPopover?.();
      }
      for (const [way, left, top] of places) follow(way, next)?.scrollTo(left, top);
      if (focus !== null && !next.contains(document.activeElement)) follow(focus, next)?.focus({ preventScroll: true });
      if (selection !== null) select(selection, next);
      if (left !== 0 || top !== 0) scrollTo({ left, top, behavior: "instant" });
    };
  };

  /** Does again what was pressed in an area, now that the program has drawn the next one in its place. */
  const replay = (area, next) => {
    for (const entry of pressed.splice(0)) {
      const target = entry.top === area ? follow(entry.way, next) : undefined;
      const late = [...kept.values()].find((late) => late.contains(target ?? null));
      if (late !== undefined) pressed.push({ ...entry, top: late, way: wayTo(target, late) });
      else if (target !== undefined) entry.replay(target);
      else if (entry.top !== area) pressed.push(entry);
    }
  };

  let give = null;
  globalThis.handOver = {
    /** The program is about to draw in the place of the document. */
    begin() {
      const area = app();
      if (document.documentElement.dataset.waiting === undefined) {
        for (const late of area.querySelectorAll("[data-late]")) {
          late.dataset.kept = "";
          kept.set(late.dataset.late, late);
        }
      }
      if (scrollX !== 0 || scrollY !== 0) scrolled.add(document);
      give = noted(area);
    },
    /** The program has drawn. */
    end() {
      const area = app();
      isThere = true;
      for (const [name, late] of kept) if (!late.isConnected) kept.delete(name);
      const { dataset } = document.documentElement;
      delete dataset.waiting;
      dataset.program = "running";
      askForSheets();
      // The program shows what stands below the first screen, and sheets of paper.
      for (const sheet of document.querySelectorAll("link[media^=print]")) sheet.media = "all";
      give(area);
      replay(area, area);
    },
    /** The document's own area of that name, until the program draws it. */
    kept: (name) => kept.get(name),
    /** The program is about to draw that area; returns what to call until it answers that it has. */
    replace(name) {
      const area = kept.get(name);
      if (area === undefined) return () => true;
      const give = noted(area);
      return () => {
        if (area.isConnected) return false;
        kept.delete(name);
        const next = app().querySelector(`[data-late="${CSS.escape(name)}"]`);
        if (next !== null) {
          give(next);
          replay(area, next);
        }
        return true;
      };
    },
  };
})();
