//! Words of the drawings.

use crate::text::phrases;

phrases! {
    CARRIES: Ja "桁上がり", En "carries";
    PLUS_ONE: Ja "右端に 1 を足す", En "1 is added on the right";
    INVERTED: Ja "全ビットを反転", En "every bit inverted";
    LOWEST_ALONE: Ja "最下位の 1 だけ", En "the lowest 1 alone";
    PLACES: Ja "位の値の表", En "Table of place values";
    WORTH: Ja "位の値", En "worth";
    BITS: Ja "ビット", En "bits";
    SUM: Ja "合計", En "sum";
    COLUMNS: Ja "桁をそろえた計算", En "Worked out in columns";
    BORROWS: Ja "桁借り", En "borrows";
    LOWEST_CLEARED: Ja "最下位の 1 を消す", En "the lowest 1 cleared";
    LOWEST_SET: Ja "最下位の 0 を 1 にする", En "the lowest 0 set";
    COPY: Ja "コピー", En "Copy";
    COPIED: Ja "コピーしました。", En "Copied.";
    SELECTED: Ja "選択しました。コピーのキーを押してください。", En "Selected. Press your copy key.";
    LINE_SUM: Ja "いま実行した行の計算", En "The line just run, worked out";
    SHOW_AGAIN: Ja "動きをもう一度", En "Show again";
    FORMULA: Ja "空いているマスを求める式", En "The formula for the free squares";
    OUTSIDE: Ja "盤の外", En "outside";
    COLUMN: Ja "列", En "column";
    BIT_NUMBER: Ja "ビット", En "bit";
    PLACE_VALUE: Ja "値", En "value";
    TO_ROW: Ja "この行のクイーンを置いたステップへ", En "To the step that set this row's queen";
    RUN_TO_LINE: Ja "このコードの行まで進む", En "Run to this line";
    COPY_LINK: Ja "リンクをコピー", En "Copy link";
    LINK_COPIED: Ja "コピーしました", En "Copied";
    NOT_COPIED: Ja "コピーできません。選択してコピーしてください", En "Not copied: select it instead";
    NOT_SAVED: Ja "保存できません。別のブラウザーで保存してください", En "Not saved: try another browser";
    NOT_PRINTED: Ja "ブラウザーのメニューから印刷してください", En "Print from the browser’s menu";
    LINK_IN_BAR: Ja "アドレス欄からコピーしてください", En "Copy it from the address bar";
    CODE: Ja "コードの言語", En "Code in";
    QUESTION_SHEET: Ja "問題用紙", En "Question sheet";
    ANSWER_SHEET: Ja "解答", En "Answers";
    NAME_AND_DATE: Ja "名前と日付", En "Name and date";
    SHEET_WHY: Ja "空のマスに 0 か 1 を書き入れてください。", En "Write 0 or 1 into each empty cell.";
    PRINT_SHEET: Ja "印刷する", En "Print";
}
