//! WCAG's third and fourth principles.

use super::{
    criterion::{
        Criterion,
        Level::{A, AA},
        Meets::{Nothing, Read, Tested},
        criterion,
    },
    operable::{NAMES, TAB},
    perceivable::{AXE, AXE_PAGES},
};

pub(super) const CRITERIA: [Criterion; 16] = [
    criterion(
        "3.1.1",
        ["Language of Page", "ページの言語"],
        A,
        Tested("Each document says its language.", &[("documents", "there are documents for all pages and lessons"), AXE_PAGES]),
    ),
    criterion("3.1.2", ["Language of Parts", "一部分の言語"], AA, Read("The link to the other language, and sentences in both, say theirs.")),
    criterion("3.2.1", ["On Focus", "フォーカス時"], A, Tested("The focus alone changes no page.", &[TAB])),
    criterion("3.2.2", ["On Input", "入力時"], A, Read("A choice changes what stands on the page, and leads to no other.")),
    criterion("3.2.3", ["Consistent Navigation", "一貫したナビゲーション"], AA, Read("One header, drawn by one function.")),
    criterion("3.2.4", ["Consistent Identification", "一貫した識別性"], AA, Read("A control's words are one phrase wherever it stands.")),
    criterion("3.2.6", ["Consistent Help", "一貫したヘルプ"], A, Nothing("No page offers help by a person or a form.")).later(),
    criterion(
        "3.3.1",
        ["Error Identification", "エラーの特定"],
        A,
        Tested(
            "A wrong entry stays, and a sentence says what is wrong with it.",
            &[
                ("keyboard", "a wrong step number gets a sentence and stays to be mended"),
                ("lab", "expressions bind as in code, and a faulty one gets a sentence and stays"),
                ("predict", "a wrong bit of row 2's bitmap names queen and line, in both languages, by one status"),
                ("records", "a file that is no record, or a damaged one, is refused with a sentence and changes nothing"),
            ],
        ),
    ),
    criterion("3.3.2", ["Labels or Instructions", "ラベル又は説明"], A, Tested("Every field has a label.", AXE)),
    criterion(
        "3.3.3",
        ["Error Suggestion", "エラー修正の提案"],
        AA,
        Tested(
            "The sentence says what would be right, or which queen decides it.",
            &[("lab", "expressions bind as in code, and a faulty one gets a sentence and stays"), ("learn", "a wrong bit of the N = 5 row 2 bitmap names queen and line")],
        ),
    ),
    criterion(
        "3.3.4",
        ["Error Prevention (Legal, Financial, Data)", "エラー回避（法的，金融及びデータ）"],
        AA,
        Nothing("Nothing is bought, signed or sent. What is deleted can be brought back."),
    ),
    criterion("3.3.7", ["Redundant Entry", "冗長な入力項目"], A, Nothing("Nothing is asked for twice.")).later(),
    criterion("3.3.8", ["Accessible Authentication (Minimum)", "アクセシブルな認証（最低限）"], AA, Nothing("There is no account.")).later(),
    criterion(
        "4.1.1",
        ["Parsing", "構文解析"],
        A,
        Tested("Every document passes a validator.", &[("documents", "every document is valid HTML")]),
    )
    .dropped(),
    criterion("4.1.2", ["Name, Role, Value", "名前（name），役割（role）及び値（value）"], A, Tested("Of every control, by axe.", &[AXE_PAGES, NAMES])),
    criterion(
        "4.1.3",
        ["Status Messages", "ステータスメッセージ"],
        AA,
        Tested(
            "Steps, verdicts and totals are told by a live region, once each.",
            &[
                ("keyboard", "one sentence a manual step, silence while playing but for solutions and the pause"),
                ("keyboard", "of several steps in a row the last one alone is told"),
                ("count", "the total is told once, at the end"),
            ],
        ),
    )
    .later(),
];
