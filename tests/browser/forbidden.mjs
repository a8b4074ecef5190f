// What the browser offers beside the page, and the ways in which it fails: scripts that run before those of the page.

/** The ways in which a function fails that answers later, as what stands in its place. */
export const WAYS = {
  throws: "() => { throw new DOMException('forbidden', 'SecurityError'); }",
  refuses: "() => Promise.reject(new DOMException('forbidden', 'NotAllowedError'))",
  "is silent": "() => new Promise(() => {})",
  "is missing": "undefined",
};

/** Puts something in the place of a property; forbids to ask for it. */
export const put = (owner, name, value) =>
  `Object.defineProperty(${owner}, ${JSON.stringify(name)}, { configurable: true, get: () => (${value}), set: () => {} });`;
export const forbid = (owner, name) => put(owner, name, `(${WAYS.throws})()`);


/** A state of a property: what it is called, and what stands in the place of the property. */
const state = (owner, name, way, value) => ({ way: `${name} ${way}`, owner, name, value });
const ways = (owner, name, ...chosen) => chosen.map((way) => state(owner, name, way, WAYS[way]));
/** A function that answers later. */
const asked = (owner, name) => ways(owner, name, ...Object.keys(WAYS));
/** One that answers at once. */
const called = (owner, name) => [...ways(owner, name, "throws", "is missing"), state(owner, name, "gives nothing", "() => null")];
/** A part that a page may not ask for, or that is not there. */
const part = (owner, name) => [state(owner, name, "may not be asked for", `(${WAYS.throws})()`), state(owner, name, "is missing", "undefined")];
const thrown = (owner, ...names) => names.flatMap((name) => ways(owner, name, "throws"));

/** A script that brings a state about, and one that takes it back. */
export const broken = ({ owner, name, value }) => put(owner, name, value);
export const breaks = (state) => `globalThis.whole = Object.getOwnPropertyDescriptor(${state.owner}, "${state.name}"); ${broken(state)}`;
export const mended = ({ owner, name }) => `delete ${owner}.${name}; if (globalThis.whole) Object.defineProperty(${owner}, "${name}", globalThis.whole);`;

/** Each thing that `src/browser` asks of the browser, with the states in which it may be found. */
export const THINGS = {
  locks: [...asked("LockManager.prototype", "request"), ...part("Navigator.prototype", "locks")],
  "lasting storage": [...asked("StorageManager.prototype", "persist"), ...part("Navigator.prototype", "storage")],
  "the screen": [...asked("WakeLock.prototype", "request"), ...part("Navigator.prototype", "wakeLock")],
  "the service worker": [...asked("ServiceWorkerContainer.prototype", "register"), ...part("Navigator.prototype", "serviceWorker")],
  clipboard: [...asked("Clipboard.prototype", "writeText"), ...part("Navigator.prototype", "clipboard")],
  sharing: asked("Navigator.prototype", "share"),
  reading: [...asked("Blob.prototype", "text"), ...called("Blob.prototype", "slice")],
  files: [...called("URL", "createObjectURL"), ...called("globalThis", "Blob"), ...called("URL", "revokeObjectURL")],
  pictures: [
    ...called("HTMLCanvasElement.prototype", "getContext"),
    ...called("CanvasRenderingContext2D.prototype", "drawImage").slice(0, 2),
    ...called("HTMLCanvasElement.prototype", "toDataURL").slice(0, 2),
    ...called("CanvasRenderingContext2D.prototype", "getImageData").slice(0, 2),
    ...asked("HTMLImageElement.prototype", "decode"),
  ],
  paper: called("globalThis", "print"),
  workers: [
    ...ways("globalThis", "Worker", "is missing"),
    state("globalThis", "Worker", "throws", "function () { throw new DOMException('forbidden', 'SecurityError'); }"),
    state("globalThis", "Worker", "is silent", "class extends EventTarget { postMessage() {} terminate() {} }"),
  ],
  policy: thrown("trustedTypes", "createPolicy"),
  "what is kept": [...thrown("Storage.prototype", "getItem", "setItem", "removeItem", "key"), ...part("globalThis", "localStorage")],
  addresses: thrown("History.prototype", "pushState", "replaceState"),
  clock: [...ways("Performance.prototype", "now", "throws", "is missing"), ...ways("globalThis", "performance", "is missing")],
  frames: ways("globalThis", "requestAnimationFrame", "is silent", "is missing", "throws"),
  wishes: called("globalThis", "matchMedia"),
  loading: ways("globalThis", "PerformanceObserver", "throws", "is missing"),
  vectors: called("WebAssembly", "validate"),
  cores: ways("Navigator.prototype", "hardwareConcurrency", "is missing"),
  typing: called("Document.prototype", "execCommand"),
  popovers: thrown("HTMLElement.prototype", "showPopover", "hidePopover"),
  pointers: thrown("Element.prototype", "setPointerCapture", "releasePointerCapture"),
};

/** What every page is made of: where a browser lacks one of these, it has no page. */
export const ELEMENTARY = {
  interfaces: [
    "BlobPropertyBag", "CssStyleDeclaration", "Document", "DomException", "DomRect", "Element", "Event", "EventInit", "EventTarget", "File", "FileList",
    "FocusEvent", "FocusOptions", "HtmlAnchorElement", "HtmlDocument", "HtmlElement", "HtmlHeadElement", "HtmlInputElement", "HtmlSelectElement",
    "HtmlTextAreaElement", "ImageData", "InputEvent", "KeyboardEvent", "Location", "MediaQueryList", "MessageEvent", "MouseEvent", "Node", "NodeList",
    "PointerEvent", "RequestCache", "RequestInit", "Response", "StorageEvent", "SvgElement", "VisibilityState", "Window", "WorkerOptions", "WorkerType",
    "console",
  ],
  ofWindow: ["document", "history", "innerHeight", "location", "navigator", "scrollBy", "scrollTo", "scrollY", "setTimeout"],
  functions: ["catch", "fetch", "release"],
};

/** What is waited for as long as that takes no time here. What comes late by itself is waited for as ever. */
export const haste = ([least, most, hurried = 50]) => `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (then, after, ...rest) => setTimeout(then, ${least} <= after && after <= ${most} ? ${hurried} : after, ...rest);
  localStorage.clear();
}`;
