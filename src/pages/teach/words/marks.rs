//! The words of the lines that pupils hand in.

use crate::{
    question::hand_in::Damage,
    text::{Phrase, Sentence, phrases, sentence},
};

phrases! {
    TITLE: Ja "提出された行の採点", En "Marks of the lines handed in";
    WHY: Ja "テスト、課の問題、プログラムの最後に出る「提出用の行」を、フォームやメールからまとめて貼り付けると、1 つずつ番号から採点し直して表にします。何も送信されず、保存もされません。",
        En "Paste the lines that pupils copied from the end of a test, a lesson or a program, as they came by form or mail. Every answer is judged anew from its seed. Nothing is sent or stored.";
    OPEN: Ja "行を貼り付ける", En "Paste the lines";
    LINES: Ja "提出された行（前後の文、引用の記号、改行はそのままで構いません）",
        En "The lines, with whatever stands around them";
    JUDGE: Ja "採点する", En "Mark them";
    JUDGING: Ja "採点しています。", En "They are being judged.";
    NO_LINES: Ja "提出用の行が見つかりません。行は bitqueens{ で始まります。", En "No line was found. A line begins with bitqueens{.";
    NAMES: Ja "名前は、このページの「宿題とテスト」に貼り付けた名簿から取ります。名簿の番号のない行では、同じ行の前にある文（フォームの名前の列など）を名前とします。",
        En "Names come from the class list above. A line without a number of the list takes the text before it on its line, such as a form's column, as its name.";
    CANNOT: Ja "この行で分からないこと：だれが答えたか、何を見ながら答えたか、何回やり直してからこの行にしたか。検査の数字は、途中で壊れた行や、答えだけを書き換えた行を見つけますが、作り方を知っている人は、別の答えの行も作れます。同じ番号の問題なら、隣の人の行もそのまま通ります。",
        En "What a line cannot prove: who answered, with what help, and after how many fresh starts. Its check finds what was damaged on the way and answers that were changed by hand; whoever knows how it is made can make a valid line with other answers, and with the same seed a neighbour's line is valid too.";
    NUMBER: Ja "番号", En "Number";
    NAME: Ja "名前", En "Name";
    DAY: Ja "日付", En "Day";
    SEED: Ja "問題の番号", En "Seed";
    RIGHT: Ja "正解", En "Right";
    FIRST: Ja "1 回目で正解", En "At the first try";
    QUESTION: Ja "問", En "Question";
    TRIES: Ja "回数", En "Tries";
    ANSWERED: Ja "誤答", En "Wrong answer";
    SAVE: Ja "表をダウンロード（CSV）", En "Download the table (CSV)";
    COPY: Ja "表としてコピー", En "Copy as a table";
    WRONG_TITLE: Ja "多かった誤答", En "The commonest wrong answers";
    MISSING: Ja "まだ行がない人：", En "No line yet from: ";
    UNREAD_TITLE: Ja "読めなかった行", En "Lines that could not be read";
    NOTHING: Ja "–", En "–";
    QUIZ: Ja "確認問題", En "check";
    EXERCISE: Ja "問題", En "exercise";
    SHOWN: Ja "答えを見た", En "looked up";
    NO_BEGINNING: Ja "始め（bitqueens{）がありません。", En "Its beginning, bitqueens{, is missing.";
    NO_END: Ja "終わりの } がありません。途中で切れています。", En "Its end, }, is missing: it was cut off.";
    CHANGED: Ja "検査の数字が合いません。途中で壊れたか、書き換えられています。",
        En "Its check does not fit: it was damaged on the way, or changed.";
    UNKNOWN: Ja "このサイトの版では読めない形です。", En "It is of a form that this version of the site does not know.";
    OTHER_COURSE: Ja "この版の講座にはない課かテストの行です。", En "Its lesson or test is not one of this edition of the course.";
    NO_ANSWER: Ja "検査の数字は合いますが、問題が受け付けない答えがあります。このページが作った行ではありません。",
        En "Its check fits, but it has an answer that its question does not take: the page did not make it.";
}

pub const fn damage(damage: &Damage) -> Phrase {
    match damage {
        Damage::NoBeginning => NO_BEGINNING,
        Damage::NoEnd => NO_END,
        Damage::Changed => CHANGED,
        Damage::Unknown => UNKNOWN,
    }
}

/// Says what came of the lines.
pub fn judged(n_lines: usize, n_doubled: usize, n_unread: usize) -> Sentence {
    sentence!(
        Ja "{n_lines} 行を採点しました。同じ行の重なり：{n_doubled}、読めなかった行：{n_unread}。",
        En "Judged: {n_lines}. The same again: {n_doubled}. Could not be read: {n_unread}."
    )
}

/// Names the line of the pasted text on which a line begins.
pub fn at(line: usize) -> Sentence {
    sentence!(Ja "貼り付けた文の {line} 行目", En "line {line} of what was pasted")
}

pub fn pupil(number: usize) -> Sentence {
    sentence!(Ja "{number} 番（名簿にありません）", En "number {number}, not in the list")
}

pub fn test(part: Phrase) -> Sentence {
    sentence!(Ja "テスト：{part}", En "Test: {part}")
}

pub fn lesson(title: &str) -> Sentence {
    sentence!(Ja "課の問題：{title}", En "Exercises: {title}")
}

pub fn right(tries: u64) -> Sentence {
    match tries {
        1 => sentence!(Ja "正解", En "right"),
        _ => sentence!(Ja "{tries} 回目で正解", En "right at try {tries}"),
    }
}

pub fn wrong(given: &Sentence, tries: u64) -> Sentence {
    match tries {
        1 => sentence!(Ja "誤答 {given}", En "wrong: {given}"),
        _ => {
            sentence!(Ja "誤答 {given}（{tries} 回）", En "wrong: {given} ({tries} tries)")
        }
    }
}

/// Says how often a question was answered wrong.
pub fn n_wrong(wrong: usize, answered: usize) -> Sentence {
    sentence!(Ja "{answered} 人中 {wrong} 人が誤答", En "{wrong} of {answered} wrong")
}

/// Names one of several lines of a pupil.
pub fn one_of(place: usize, of: usize) -> Sentence {
    sentence!(Ja "{of} 行のうち {place} 行目", En "{place} of {of}")
}
