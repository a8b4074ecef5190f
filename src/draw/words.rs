//! Words of the drawings.

use crate::text::phrases;

phrases! {
    /// The row of carries.
    CARRIES: "桁上がり", "carries";
    /// The addition of 1.
    PLUS_ONE: "右端に 1 を足す", "1 is added on the right";
    /// The effect of `~`.
    INVERTED: "全ビットを反転", "every bit inverted";
    /// The result of `x & -x`.
    LOWEST_ALONE: "最下位の 1 だけ", "the lowest 1 alone";
    /// Names the place values table.
    PLACES: "位の値の表", "Table of place values";
    /// The place values of the columns.
    WORTH: "位の値", "worth";
    /// The row of bits.
    BITS: "ビット", "bits";
    /// The sum of the places that are set.
    SUM: "合計", "sum";
    /// Names a word drawn in columns.
    COLUMNS: "桁をそろえた計算", "Worked out in columns";
    /// The row of borrows.
    BORROWS: "桁借り", "borrows";
    /// The result of `x & (x - 1)`.
    LOWEST_CLEARED: "最下位の 1 を消す", "the lowest 1 cleared";
    /// The result of `x | (x + 1)`.
    LOWEST_SET: "最下位の 0 を 1 にする", "the lowest 0 set";
    /// Copies a text.
    COPY: "コピー", "Copy";
    /// Said after copying.
    COPIED: "コピーしました。", "Copied.";
    /// Said where the browser does not copy by itself.
    SELECTED: "選択しました。コピーのキーを押してください。", "Selected. Press your copy key.";
    /// Names the sum of the line just run.
    LINE_SUM: "いま実行した行の計算", "The line just run, worked out";
    /// Shows the movement again.
    SHOW_AGAIN: "動きをもう一度", "Show again";
    /// The numbers over the board.
    COLUMN: "列", "column";
    /// The numbers under the board.
    BIT_NUMBER: "ビット", "bit";
    /// What a bit is worth.
    PLACE_VALUE: "値", "value";
    /// Leads to a row of the arrays.
    TO_ROW: "この行のクイーンを置いたステップへ", "To the step that set this row's queen";
    /// Stops at a line of the code.
    RUN_TO_LINE: "この行まで進む", "Run to this line";
    /// Copies the address of the place.
    COPY_LINK: "リンクをコピー", "Copy link";
    /// Said on the button after copying.
    LINK_COPIED: "コピーしました", "Copied";
    /// Said where the browser does not copy.
    LINK_IN_BAR: "アドレス欄からコピーしてください", "Copy it from the address bar";
    /// The choice of the code's language.
    CODE: "コードの言語", "Code in";
    /// Names the sheet with the questions.
    QUESTION_SHEET: "問題用紙", "Question sheet";
    /// Names the sheet with the answers.
    ANSWER_SHEET: "解答用紙", "Answer sheet";
    /// The line for a name.
    NAME_AND_DATE: "名前と日付", "Name and date";
    /// The instruction on the sheet.
    SHEET_WHY: "空のマスに 0 か 1 を書き入れてください。", "Write 0 or 1 into each empty cell.";
    /// Prints both sheets.
    PRINT_SHEET: "印刷する", "Print";
}
