//! The labels of the course.

use super::Phrase;

labels! {
    /// The course's page.
    PAGE_LEARN: "学ぶ", "Learn";
    /// Names the list of lessons.
    CONTENTS: "ビットで解く N クイーン", "N-Queens in bits";
    /// What the course is.
    CONTENTS_WHY: "短い課が 12 あります。図を見て、ビットを予想し、確かめながら進みます。順番に読んでも、気になる課から始めてもかまいません。",
        "Twelve short lessons. Look at a figure, predict the bits, and check them. Read them in order, or begin with the one you are curious about.";
    /// Names a lesson's place in the course.
    LESSON: "課", "Lesson";
    /// A lesson that is done.
    DONE: "済", "done";
    /// The box that marks a lesson as done.
    MARK_DONE: "この課を終えたことにする", "Mark this lesson as done";
    /// Where progress is kept.
    DONE_WHY: "問題がすべて合うと、自動で印が付きます。この印は、このブラウザーの中だけに残ります。",
        "It is marked by itself once every exercise is right. The mark is kept in this browser only.";
    /// Forgets which lessons are done.
    CLEAR_PROGRESS: "記録を消す", "Clear the record";
    /// Back to the list.
    ALL_LESSONS: "課の一覧", "All lessons";
    /// Names the links to the lessons before and after.
    AROUND: "前後の課", "Lessons before and after";
    /// Stands before the title of the lesson before.
    PREVIOUS_LESSON: "前の課", "Previous";
    /// Stands before the title of the lesson after.
    NEXT_LESSON: "次の課", "Next";

    /// Names an exercise.
    EXERCISE: "予想する", "Predict";
    /// Draws another question.
    DRAW: "別の問題", "Another one";
    /// Back to the lesson's own question.
    RESTORE: "最初の問題に戻る", "Back to the first one";
    /// Opens the sheet.
    SHEET: "紙で解く", "On paper";
    /// Leads into the stepper.
    SEE_STEP: "この行をステップ実行で見る", "See this row in the stepper";
    /// A bit that is right.
    BIT_RIGHT: "正しい", "right";
    /// A bit that is wrong.
    BIT_WRONG: "違う", "wrong";
    /// What the columns are worth.
    WORTH: "位の値", "worth";
    /// Names a number that is given.
    GIVEN: "もとの数", "given";

    /// A square that is not shown while it is being asked about.
    MARK_HIDDEN: "隠れています", "hidden";

    /// Names the numbers beside a board's rows.
    ROW_NUMBERS: "各行の数", "The number of each row";

    /// The row of carries.
    CARRIES: "桁上がり", "carries";
    /// What `~` does.
    INVERTED: "全ビットを反転", "every bit inverted";
    /// What the +1 does.
    PLUS_ONE: "右端に 1 を足す", "1 is added on the right";
    /// What `x & -x` leaves.
    LOWEST_ALONE: "最下位の 1 だけ", "the lowest 1 alone";
    /// Names a word drawn in columns.
    COLUMNS: "桁をそろえた計算", "Worked out in columns";
    /// Names the place values table.
    PLACES: "位の値の表", "Table of place values";
    /// The row of bits.
    BITS: "ビット", "bits";
    /// The sum of the places that are set.
    SUM: "合計", "sum";

    /// Names an image of a board.
    IMAGE: "回転と鏡像", "Turns and mirror images";
    /// The board itself.
    IMAGE_ITSELF: "もとの盤", "the board itself";
    /// An image that is the board itself.
    IMAGE_SAME: "もとと同じ", "the same again";
    /// Turned by a quarter to the right.
    TURN_90: "90 度回転", "quarter turn";
    /// Turned by a half.
    TURN_180: "180 度回転", "half turn";
    /// Turned by three quarters to the right.
    TURN_270: "270 度回転", "three-quarter turn";
    /// Mirrored after turning.
    MIRRORED: "鏡像", "mirrored";

    /// Between two words about one image.
    AND: "＋", " + ";
    /// Names the sheet with the questions.
    QUESTION_SHEET: "問題用紙", "Question sheet";
    /// Names the sheet with the answers.
    ANSWER_SHEET: "解答用紙", "Answer sheet";
    /// Where a name is written.
    NAME_AND_DATE: "名前と日付", "Name and date";
    /// What to do on the sheet.
    SHEET_WHY: "空のマスに 0 か 1 を書き入れてください。", "Write 0 or 1 into each empty cell.";
    /// Prints both sheets.
    PRINT_SHEET: "印刷する", "Print";
    /// Closes the sheet of a step.
    BACK_TO_STEP: "ステップ実行に戻る", "Back to the stepper";
    /// Stands above the line carried out last.
    LINE_ON_SHEET: "いま実行した行", "Just carried out";
    /// Said while a far step is being walked to.
    SHEET_COMING: "そのステップまで探索を進めています。", "The search is on its way to that step.";
    /// Closes the sheet.
    CLOSE_SHEET: "課に戻る", "Back to the lesson";
}
