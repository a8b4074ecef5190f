//! The words of the book around its lessons.

use crate::text::phrases;

phrases! {
    ABOUT: Ja "N クイーン問題を、ビット演算で解く短い課です。パズルの決まりから始め、盤を数で書き、探索のループを 1 行ずつ組み立て、速い数え上げまで進みます。",
        En "Short lessons that solve the N-Queens problem by bit operations: from the rules of the puzzle to the board written as numbers, the loop of the search line by line, and fast counting.";
    ASKED: Ja "どの課も、読む前の問いで始まります。答えは本の終わりにあり、問いと答えはリンクで行き来できます。",
        En "Every lesson opens with a question to answer before reading. The answers stand at the end of the book; links lead there and back.";
    ON_THE_SITE: Ja "Bitqueens のサイトでは、探索を 1 行ずつ実行し、問いの答えをその場で確かめ、番号ごとに違う問題を引けます。",
        En "On the site of Bitqueens you step through the search line by line, have each answer checked, and draw further questions by number.";
    LICENSE: Ja "Bitqueens contributors。MIT または Apache-2.0 で利用できます。",
        En "Bitqueens contributors. Licensed under MIT or Apache-2.0, at your choice.";
    CONTENTS: Ja "目次", En "Contents";
    COVER: Ja "表紙", En "Cover";
    COVER_ALT: Ja "表紙。N = 8 の盤に 8 つのクイーンが互いに効かずに並び、下に各行のビットがある。",
        En "Cover: eight queens on the board of N = 8, none attacking another, with the bits of each row beside it.";
    ACCESSIBILITY: Ja "本文、問い、答えはすべて文字です。図にはすべて代わりの文があり、表は表として組んであります。",
        En "Text, questions and answers are all text. Every figure has a text alternative, and tables are tables.";
    TO_ANSWER: Ja "答えを見る", En "To the answer";
    TO_QUESTION: Ja "問いに戻る", En "Back to the question";
}
