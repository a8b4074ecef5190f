//! The words of the file for Moodle and of its choice.

use crate::text::{Phrase, Sentence, phrases, sentence};

phrases! {
    TITLE: Ja "Moodle の小テスト", En "A quiz in Moodle";
    WHY: Ja "番号を変えた問題を、Moodle に読み込むファイルにします。問題ごとに 1 つのカテゴリができるので、小テストに「ランダム問題」を追加すると、受験者ごとに別の問題が出ます。採点と成績の記録は Moodle が行います。",
        En "Drawn questions as a file that Moodle imports. Each exercise becomes a category, so a quiz with one random question of it gives each pupil another one. Moodle marks them and keeps the grades.";
    HOW: Ja "Moodle では、コースの「問題バンク」→「インポート」→「Moodle XML フォーマット」で、「ファイルからカテゴリを取得する」を選んで読み込みます。",
        En "In Moodle: Question bank, Import, Moodle XML format, with “Get category from file” switched on.";
    OPEN: Ja "ファイルを作る", En "Make the file";
    SCOPE: Ja "課", En "Lessons";
    VERSIONS: Ja "1 問あたりの版の数", En "Versions of each exercise";
    SAVE: Ja "ダウンロード（XML）", En "Download (XML)";
    LEFT_OUT: Ja "コードの行を書く問題、式を作る問題、間違った行を直す問題は入りません。Moodle は文字を比べるだけで、同じ動きをする別の書き方を正解にできないためです。",
        En "Lines of code, expressions and lines to mend are left out: Moodle compares letters, and another way to write the same would count as wrong.";
    QUIZZES: Ja "確認問題", En "Checks";
    WAIT: Ja "作っています。", En "It is being made.";
}

/// Names an exercise as a category.
pub fn exercise(number: usize) -> Sentence {
    sentence!(Ja "問題 {number}", En "Exercise {number}")
}

/// Names every lesson of a part.
pub fn whole_part(title: Phrase) -> Sentence {
    sentence!(Ja "{title}（すべての課）", En "{title}, every lesson")
}

/// Says what a file holds.
pub fn made(questions: usize, categories: usize) -> Sentence {
    sentence!(
        Ja "問題 {questions} 個、カテゴリ {categories} 個のファイルです。",
        En "The file has {questions} questions in {categories} categories."
    )
}
