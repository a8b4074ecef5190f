// What must hold for every style sheet of the site, each rule with its reason.

const HAS_NO_NAME = "is no name that browsers know: misspelt?";

/** Letters that look like icons, each font's its own: icons are drawn. */
const SIGNS = "✓✔✗✘✕✖■□▪▶▷▸▹◀◁◂◃▲△▴▼▽▾→←↑↓↕↔⇄➜☰⋮⋯⏸⏵★☆♛♕○●◯≠⊕";

/** The sizes of type, none below 14 pixels, but for what belongs to a drawing: 13, or as its squares from there on. 0 hides words behind an icon. */
const SIZE = "(0|inherit|1em|13px|14px|0\\.8125rem|0\\.875rem|1rem|1\\.25rem|1\\.75rem|2\\.5rem|clamp\\(0\\.8(125|75)rem, .*)";

/** The scale of spaces around things and between them: 2, 4, 8, 12, 16, 24, 32, 48, 64 pixels, with a hairline where a line is drawn; at the edges and between columns, with the window. */
const SPACE = "(0|[1-6]px|0\\.(125|25|5|75)rem|(1|1\\.5|2)rem|var\\(--(space|room|edge)\\)|calc\\(var\\(--space\\) (/ 2|\\* (1\\.5|2|3|4|6|8))( [+-] 1px)?\\)|clamp\\(2rem, \\dvw, \\drem\\))";

/** A page's title grows with the window, from the fourth size to the fifth. */
const TITLE = "clamp(1.75rem, 1.25rem + 1.25vw, 2.5rem)";

/** The size of the root, a part of the reader's own, never below all of it; and letters in squares from 34 pixels on. */
const ROOT = "clamp(100%, 0.75rem + 0.3vw, 150%)";
const LETTER = "/clamp\\(0px, calc\\(\\(var\\(--square\\) - 34px\\) \\* 999\\), max\\(0\\.8125rem, /";

export default {
  rules: {
    "at-rule-no-unknown": [true, { message: HAS_NO_NAME }],
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "declaration-block-no-duplicate-properties": true,
    "declaration-block-no-shorthand-property-overrides": true,
    "declaration-property-value-allowed-list": { "font-size": [ROOT, TITLE, `/^${SIZE}$/`], font: ["inherit", `/^(\\d00 )?${SIZE} ?/ ?[\\d.]+(rem)? var\\(--mono\\)$/`, LETTER], "/^((row-|column-)?gap|padding)$/": [`/^${SPACE}( ${SPACE})*$/`] },
    "declaration-property-value-disallowed-list": [{ content: [`/[${SIGNS}]/`] }, { message: "an icon is drawn, not written" }],
    // It gives up on long gradients.
    "declaration-property-value-no-unknown": [true, { ignoreProperties: { background: [/gradient/] } }],
    "function-disallowed-list": [["url"], { message: "an SVG in an address is a document: Chromium takes 15 to 20 ms for each on a slow processor" }],
    "media-feature-name-no-unknown": true,
    "named-grid-areas-no-invalid": true,
    "property-no-unknown": true,
    "selector-pseudo-class-disallowed-list": [["has"], { message: ":has() makes the browser style the whole page anew at every step" }],
    "selector-pseudo-class-no-unknown": true,
    "selector-pseudo-element-no-unknown": true,
    "selector-type-no-unknown": true,
    "unit-no-unknown": true,
  },
  // What it draws is seen later than the first picture.
  overrides: [{ files: ["static/later.css"], rules: { "function-disallowed-list": null } }],
};
