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
