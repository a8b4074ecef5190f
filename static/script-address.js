// The one policy by which an address becomes a script: only what lies in this site's own folder does.
// Where a browser has no trusted types, the same is checked without them.
"use strict";

(() => {
  const folder = new URL(".", document.baseURI).href;
  const own = (address) => {
    const { href } = new URL(address, document.baseURI);
    if (!href.startsWith(folder)) throw new TypeError(`${href} is not of this site`);
    return href;
  };
  const policy = globalThis.trustedTypes?.createPolicy("bitqueens", { createScriptURL: own });
  globalThis.scriptAddress = (address) => policy?.createScriptURL(address) ?? own(address);
})();
