//! Descriptions of the pages for search results and shared links.

use crate::{
    site::{Address, Route},
    text::{Phrase, phrases},
};

phrases! {
    HOME: Ja "クイーンの効き筋が 2 進数になり、1 つの式で空いているマスが分かるまでを、6 つの図で見せます。探索の 1 行ずつの実行、短い課、数え上げまで、すべてブラウザーの中で動きます。",
        En "Six pictures from the eight queens to the one line of binary arithmetic that places them. Then step through the search, learn it, and count, all in your browser.";
    STEP: Ja "非再帰のビットマップ探索を 1 行ずつ、前にも後ろにも進めます。left、down、right、mask、bitmap、bit が盤面の列の真下に並びます。",
        En "Step the non-recursive bitmap search forward and back, one line at a time, with left, down, right, mask, bitmap and bit under the columns of the board.";
    EMBED: Ja "ほかのページに埋め込むための、N クイーンのステップ実行です。",
        En "The N-Queens stepper, made to stand inside another page.";
    LEARN: Ja "パズルから速い数え上げまで、N クイーンとビット演算の短い課です。図を読み、予想し、確かめます。",
        En "Short lessons on N-Queens and bit operations, from the puzzle to fast counting. Read a figure, predict, and check.";
    GLOSSARY: Ja "ビット演算と N クイーンの用語と記号を、日本語と英語で 1 つずつ説明します。",
        En "The terms and symbols of bit operations and N-Queens, each explained in a sentence or two.";
    TEACHERS: Ja "50 分の授業 10 回分の計画です。問いと答え、よくある誤答、評価の目安、番号ごとの宿題、切り取って使う帯があり、1 冊に印刷できます。",
        En "Plans for ten classes of 50 minutes: questions and answers, wrong answers to expect, marking, homework by number, paper strips, and all of it as one booklet.";
    REVIEW: Ja "課で答えた問いを、1 日に 5 問まで復習します。正しく答えた問いほど間をおいて、もう一度出ます。記録はテキストで持ち運べます。",
        En "Five questions a day from the lessons, each asked again after more days the more often it was right. The record can be taken along as text.";
    TEST: Ja "課のまとまりごとに、問いを 10 問、混ぜて出します。結果は課ごとに示し、間違えた課へ戻れます。",
        En "Ten questions of a part of the course, mixed. The result is told by lesson, with the way back to those that were missed.";
    WRITE: Ja "N クイーンを解くループを自分で書いて実行します。N = 1 から 8 までの数が違えば、どの行のどのビットで最初に違うかを盤で示します。",
        En "Write the loop that solves N-Queens and run it. Where a count from N = 1 to 8 is wrong, the board shows the first bit that is.";
    SOLVE: Ja "クイーンを自分の手で置いて、すべての解を探します。置けないマスは、攻撃しているクイーンとその筋を示します。",
        En "Place the queens by hand and find every solution. A square that cannot be taken names the queen that attacks it, and her line.";
    BITS: Ja "4 から 32 ビットの数を押したり入力したりして、AND、OR、NOT、シフト、2 の補数を桁ごとに確かめます。",
        En "Press or type numbers of 4 to 32 bits and see AND, OR, NOT, shifts and two's complement worked out column by column.";
    LADDER: Ja "同じ 27,358,552 回の配置を、17 倍の速さで。総当たりから対称性の利用まで、N クイーンを解く 13 の方法を時間の軸に並べます。",
        En "The same 27,358,552 placements, 17 times faster: thirteen ways to solve N-Queens, from brute force to symmetry, on one axis of times.";
    COUNT: Ja "N クイーンのすべての解を、このブラウザーの全コアで正確に数えます。途中経過は保存され、再読み込みしても続きから数えます。",
        En "Your browser counts every solution of N-Queens exactly, on every core. Progress is kept, and goes on after a reload.";

    HOME_UNSCRIPTED: Ja "スクリプトが動いていないため、6 つの図を順に表示しています。JavaScript を有効にすると、クイーンと行を動かせます。",
        En "Scripts are off, so the six pictures stand one after the other. With JavaScript the queen and the row can be moved.";
    STEP_UNSCRIPTED: Ja "スクリプトが動いていないため、探索の途中の 1 ステップを表示しています。JavaScript を有効にすると、前後に 1 行ずつ進め、N を選び、再生できます。",
        En "Scripts are off, so this is one step in the middle of a search. With JavaScript you can step forward and back, choose N, and play.";
    LEARN_UNSCRIPTED: Ja "スクリプトが動いていません。本文、図、問い、折りたたんだ答えは読めます。JavaScript を有効にすると、予想したビットを確かめられます。",
        En "Scripts are off. Text, figures, questions and folded answers are all here. With JavaScript you can also set bits and have them checked.";
    REVIEW_UNSCRIPTED: Ja "スクリプトが動いていないため、問いを出せません。JavaScript を有効にすると、答えた問いがこのブラウザーの箱に入り、期日にもう一度出ます。",
        En "Scripts are off, so nothing can be asked. With JavaScript the questions that you answer are kept in boxes in this browser, and asked again on their days.";
    TEST_UNSCRIPTED: Ja "スクリプトが動いていないため、問いを出せません。JavaScript を有効にすると、選んだ部の 10 問に答えられます。",
        En "Scripts are off, so nothing can be asked. With JavaScript you answer ten questions of the part that you choose.";
    WRITE_UNSCRIPTED: Ja "スクリプトが動いていないため、プログラムは実行できません。JavaScript を有効にすると、書いたループを実行し、盤で確かめられます。",
        En "Scripts are off, so no program can be run. With JavaScript the loop that you write runs, and you follow it on the board.";
    SOLVE_UNSCRIPTED: Ja "スクリプトが動いていないため、クイーンを置けません。JavaScript を有効にすると、盤面を押して解けます。",
        En "Scripts are off, so no queen can be placed. With JavaScript you press the squares of the board.";
    BITS_UNSCRIPTED: Ja "スクリプトが動いていないため、例を表示しています。JavaScript を有効にすると、自分の数と式で試せます。",
        En "Scripts are off, so this is an example. With JavaScript you can try numbers and expressions of your own.";
    LADDER_UNSCRIPTED: Ja "スクリプトが動いていないため、記録済みの結果を表示しています。JavaScript を有効にすると、このマシンで計測できます。",
        En "Scripts are off, so these are the recorded results. With JavaScript you can measure on your own machine.";
    COUNT_UNSCRIPTED: Ja "スクリプトが動いていないため、数えられません。N ごとの既知の解の数を表で示しています。JavaScript を有効にすると、このブラウザーで数えられます。",
        En "Scripts are off, so nothing can be counted. The table has the known totals for every N. With JavaScript this browser counts them itself.";

    MOVED: Ja "この課は、別の課の一部になりました", En "This lesson is now part of another";
    MOVED_TO: Ja "次の課で読めます：", En "It is in the lesson";

    NOT_FOUND: Ja "このアドレスのページはありません", En "There is no page at this address";
    NOT_FOUND_WHY: Ja "アドレスが変わったか、打ち間違いがあるようです。次のページから進めます。",
        En "It may have moved, or the address may be mistyped. These pages lead on.";
}

/// What a page is, and what it shows where no scripts run, with what the program adds. The tail names one
/// of the pages beside the lessons.
pub(super) fn title_and_description(route: Route, tail: &str) -> [Phrase; 2] {
    match (route, tail) {
        (Route::Home, _) => [HOME, HOME_UNSCRIPTED],
        (Route::Step, _) => [STEP, STEP_UNSCRIPTED],
        (Route::Embed, _) => [EMBED, STEP_UNSCRIPTED],
        (Route::Learn, Address::GLOSSARY) => [GLOSSARY, LEARN_UNSCRIPTED],
        (Route::Teach, _) => [TEACHERS, LEARN_UNSCRIPTED],
        (Route::Review, Address::REVIEW) => [REVIEW, REVIEW_UNSCRIPTED],
        (Route::Review, _) => [TEST, TEST_UNSCRIPTED],
        (Route::Learn | Route::Lesson, _) => [LEARN, LEARN_UNSCRIPTED],
        (Route::Write, _) => [WRITE, WRITE_UNSCRIPTED],
        (Route::Solve, _) => [SOLVE, SOLVE_UNSCRIPTED],
        (Route::Bits, _) => [BITS, BITS_UNSCRIPTED],
        (Route::Ladder, _) => [LADDER, LADDER_UNSCRIPTED],
        (Route::Count, _) => [COUNT, COUNT_UNSCRIPTED],
    }
}
