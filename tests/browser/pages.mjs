// Every page of the site, and the stepper's in each of its modes: the address, and what only that page shows.

export const PAGES = [
  ["ja/", "[data-home]"],
  ["ja/step/#n=8&at=891", "[data-stepper][data-step='891']"],
  ["ja/step/#n=5&at=14&predict=1", "[data-stepper][data-step='14'] [data-action=predict]:checked"],
  ["ja/step/#n=5&at=14&open=compare", "[data-compare=second]"],
  ["ja/step/#n=5&at=14&sheet=1", "[data-sheet]"],
  ["ja/embed/#n=5&at=14", "[data-page=embed]"],
  ["ja/learn/", ".lessons"],
  ["ja/learn/mask/", "article[data-lesson=mask]"],
  ["ja/learn/mask/#sheet=1&questions=6", ".questions"],
  ["ja/learn/teachers/", "[data-tool=questions]"],
  ["ja/learn/review/", "[data-review]"],
  ["ja/learn/test/#part=words&seed=3", "[data-test=words] [data-question]"],
  ["ja/write/", "[data-write]"],
  ["ja/solve/#n=5", "[data-solve]"],
  ["ja/bits/", "[data-lab]"],
  ["ja/ladder/#n=6&methods=bitmap", "[data-ladder-row=bitmap][data-n='6']"],
  ["ja/ladder/flags/", "[data-method=flags] pre"],
  ["ja/count/#n=10", "[data-count][data-n='10']"],
];

/** The parts of the bit lab, the one that is open first in front. */
export const LAB_PARTS = ["expression", "lowest", "one-bit", "ones", "combination"];

/** Runs in the page: presses controls one after the other, each with what it then waits for. */
const pressing = (...presses) => `(async () => {
  for (const [selector, there] of ${JSON.stringify(presses)}) {
    document.querySelector(selector).click();
    await until(() => document.querySelector(there), there);
  }
})()`;

const PREDICTING = "[data-stepper] [data-action=predict]:checked";

/**
 * States of pages that show what the page alone does not: the address, what only that state shows, and what is done in
 * the page to come there.
 */
export const STATES = [
  ["ja/step/#n=4&at=47", "[data-stepper][data-n='4'][data-step='47']"],
  ["ja/step/#n=27&at=900", "[data-stepper][data-n='27'][data-step='900']"],
  ["ja/step/#n=0", "[data-notice]"],
  ["ja/step/#n=4&at=58&until=square-1-1&open=tree", "[data-panel=tree] > :not(.opening)", pressing([".tree-list summary", "details[open].tree-list, .tree-list details[open], details[open] .tree-list"])],
  ["ja/step/#n=4&at=58&until=square-1-1&open=share", "[data-panel=share] > :not(.opening)"],
  ["ja/step/#n=8&at=894&code=rust&until=free-2&open=recursion", "[data-panel=recursion] > :not(.opening)"],
  ["ja/step/#n=8&at=894&code=rust&until=free-2&open=solutions", "[data-panel=solutions] > :not(.opening)"],
  ["ja/step/#n=12&at=4000&code=python&until=line-pick&open=arrays", "[data-panel=arrays] > :not(.opening)"],
  ["ja/step/#n=5&at=14&predict=1", PREDICTING, pressing(["[data-action=next]", "[data-bits=bitmap][data-asked]"])],
  [
    "ja/step/#n=5&at=14&predict=1",
    PREDICTING,
    pressing(["[data-action=next]", "[data-bits=bitmap][data-asked]"], ["[data-asked] [data-bit='0']", "[data-asked] [data-bit='0'][aria-pressed=true]"], ["[data-action=check]", ".verdict"]),
  ],
  [
    "ja/step/#n=4&at=15&predict=1",
    PREDICTING,
    pressing(["[data-action=next]", "[data-asked=line]"], ["[data-answer='0']", "[data-answer='0']:is([aria-checked=true], [aria-pressed=true], :checked)"], ["[data-action=check]", "[data-answer][data-verdict=wrong]"]),
  ],
  ["ja/learn/glossary/", "[data-appendix=glossary]"],
  ["ja/learn/test/", ".review"],
  ["ja/solve/#n=6&queens=1.3", "[data-solve][data-n='6']", pressing(["[data-action=hint]", "[data-solve] [role=status]"])],
  ["ja/bits/#y=6&e=(1", "[data-lab] #expression-fault:not(:empty)"],
  ...LAB_PARTS.slice(1).map((part) => [`ja/bits/#x=44&part=${part}`, `[data-lab][data-x="44"] [data-part-of="${part}"]`]),
  ["ja/ladder/symmetry-check/", "[data-method=symmetry-check] pre"],
  ["ja/ladder/carry-chain/", "[data-method=carry-chain] pre"],
];
