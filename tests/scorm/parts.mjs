// The script of a SCORM package, as `cargo xtask scorm` joins it, and what of it knows no page.

import { readFileSync } from "node:fs";

const read = (name) => readFileSync(new URL(`../../static/scorm/${name}`, import.meta.url), "utf8");
const { files } = JSON.parse(read("tsconfig.json"));

export const SCRIPT = `"use strict";\n{\n${files.map(read).join("")}}\n`;
/** The body of a function that returns what knows no page. */
export const PURE = `"use strict";\n${["standards.js", "states.js", "session.js"].map(read).join("")}return { STANDARDS, STATES, Session, partsOf };`;
export const { STANDARDS, STATES, Session, partsOf } = new Function(PURE)();
