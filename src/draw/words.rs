//! Words of the drawings.

use crate::text::phrases;

phrases! {
    CARRIES: "桁上がり", "carries";
    PLUS_ONE: "右端に 1 を足す", "1 is added on the right";
    INVERTED: "全ビットを反転", "every bit inverted";
    LOWEST_ALONE: "最下位の 1 だけ", "the lowest 1 alone";
    PLACES: "位の値の表", "Table of place values";
    WORTH: "位の値", "worth";
    BITS: "ビット", "bits";
    SUM: "合計", "sum";
    COLUMNS: "桁をそろえた計算", "Worked out in columns";
    BORROWS: "桁借り", "borrows";
    LOWEST_CLEARED: "最下位の 1 を消す", "the lowest 1 cleared";
    LOWEST_SET: "最下位の 0 を 1 にする", "the lowest 0 set";
    COPY: "コピー", "Copy";
    COPIED: "コピーしました。", "Copied.";
    SELECTED: "選択しました。コピーのキーを押してください。", "Selected. Press your copy key.";
    LINE_SUM: "いま実行した行の計算", "The line just run, worked out";
    SHOW_AGAIN: "動きをもう一度", "Show again";
    COLUMN: "列", "column";
    BIT_NUMBER: "ビット", "bit";
    PLACE_VALUE: "値", "value";
    TO_ROW: "この行のクイーンを置いたステップへ", "To the step that set this row's queen";
    RUN_TO_LINE: "この行まで進む", "Run to this line";
    COPY_LINK: "リンクをコピー", "Copy link";
    LINK_COPIED: "コピーしました", "Copied";
    NOT_COPIED: "コピーできません。選択してコピーしてください", "Not copied: select it instead";
    LINK_IN_BAR: "アドレス欄からコピーしてください", "Copy it from the address bar";
    CODE: "コードの言語", "Code in";
    QUESTION_SHEET: "問題用紙", "Question sheet";
    ANSWER_SHEET: "解答", "Answers";
    NAME_AND_DATE: "名前と日付", "Name and date";
    SHEET_WHY: "空のマスに 0 か 1 を書き入れてください。", "Write 0 or 1 into each empty cell.";
    PRINT_SHEET: "印刷する", "Print";
}
