// Makes wasm files smaller, each in its place: `smaller.mjs small FILE...` for bytes, `smaller.mjs fast FILE...` for
// speed. One program for all of them, for binaryen takes a second to start.

import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";

const [purpose, ...files] = process.argv.slice(2);

// What rustc uses, which binaryen has to be told; two of them are parts of others.
const USED = ["SIMD128", "BulkMemory", "BulkMemoryOpt", "NontrappingFPToInt", "SignExt", "MutableGlobals", "ReferenceTypes", "CallIndirectOverlong", "Multivalue"];
const FEATURES = USED.reduce((all, name) => all | binaryen.Features[name], binaryen.Features.MVP);

// rustc has made the code small: -Oz would take twice as long for 0.2 % less, gzip.
binaryen.setOptimizeLevel(purpose === "fast" ? 3 : 1);
binaryen.setShrinkLevel(0);
binaryen.setDebugInfo(false);
if (purpose === "fast") {
  // A variable for each value is what the browser's compiler makes anyway; here it is bytes alone.
  // And rustc has inlined already what is worth it.
  binaryen.addPassToSkip("ssa-nomerge");
  binaryen.addPassToSkip("inlining-optimizing");
}

for (const file of files) {
  const module = binaryen.readBinary(readFileSync(file));
  module.setFeatures(FEATURES);
  module.optimize();
  module.runPasses(["strip-debug", "strip-producers", "strip-target-features"]);
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
