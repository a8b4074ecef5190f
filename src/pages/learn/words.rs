//! The words of the list and the glossary.

use crate::{
    course::{CoursePart, ReadingPace, Standing, part_title},
    text::{Phrase, Sentence, phrases, sentence},
};

phrases! {
    CONTENTS: Ja "ビットで解く N クイーン", En "N-Queens in bits";
    CONTENTS_WHY: Ja "図を見て、ビットを予想し、確かめます。近道をたどっても、気になる課から始めてもかまいません。",
        En "Look at a figure, predict the bits, and check them. Take the short way, or begin where you are curious.";
    WAY_ABOUT: Ja "2 進数を知らないところから始めて、ループの仕組みが分かるところまで進みます。すべて読みたいときは、途中で分かれる課にも寄ってください。",
        En "It begins without any binary and ends with the loop understood. Whoever wants all takes the lessons that leave it on the way, too.";
    ALL_BY_PART: Ja "すべての課は、部ごとに次のとおりです。", En "All lessons, part by part:";
    BEGIN: Ja "ここから始める", En "Begin here";
    GO_ON: Ja "続ける", En "Go on";
    SOLVE_FIRST: Ja "ビットの前に、盤でクイーンを置いて、N\u{a0}=\u{a0}4 の解を 2 つとも見つけます。",
        En "Before the bits, place the queens yourself and find both solutions of N\u{a0}=\u{a0}4.";
    ORDER_FIXED: Ja "どの課でも、最上位ビットを左に描きます。文章が左右の位置を述べているからです。ほかのページは、選ばれている「最下位ビットを左に」のままです。",
        En "Every lesson draws the highest bit on the left, because its text says what stands on which side. The other pages keep the order you chose, lowest bit left.";
    CLEAR_PROGRESS: Ja "記録を消す", En "Clear the record";
    GLOSSARY_WHY: Ja "このサイトの言葉を、記号、ほかの呼び名、意味、説明のある課とともに並べました。", En "The words of this site with their signs, other names, meanings and lessons.";
    ALSO: Ja "別名：", En "also: ";
    ITS_LESSON: Ja "課：", En "Lesson: ";
    NO_SUCH_TERM: Ja "アドレスにある用語は見つからないので、一覧のはじめを表示しています。", En "There is no term of that name, so this is the beginning of the list.";

    CLEARED: Ja "課の印、答え、復習の箱を消しました。", En "Marks, answers and boxes are cleared.";
    BRING_BACK: Ja "元に戻す", En "Bring them back";
    NOT_BEGUN: Ja "まだ", En "not begun";
    BEGUN: Ja "途中", En "begun";
    READ: Ja "終えた", En "done";
    KNOWN: Ja "身についた", En "known";
}

/// Counts the lessons of the main course that are done, and the advanced ones: each as those done and all.
pub fn lessons_done([done, all]: [usize; 2], [beside, all_beside]: [usize; 2]) -> Sentence {
    let main = if done == all {
        sentence!(Ja "本編をすべて終えました。", En "The main course is done.")
    } else {
        sentence!(
            Ja "本編 {all} 課のうち {done} 課を終えました。",
            En "{done} of {all} lessons of the main course done."
        )
    };
    main.and(&sentence!(
        Ja "発展は {all_beside} 課のうち {beside} 課です。",
        En "{beside} of {all_beside} advanced {all_beside:lesson|lessons} done."
    ))
}

/// Says how many lessons a part has, and how long they take: of a long one the hours, to the next half.
pub fn extent(count: usize, minutes: usize) -> Sentence {
    let halves = (minutes + 15) / 30;
    let hours = halves / 2;
    match (halves, halves % 2) {
        (0..3, _) => sentence!(
            Ja "{count} 課、約 {minutes} 分",
            En "{count} {count:lesson|lessons}, about {minutes} min"
        ),
        (_, 0) => sentence!(
            Ja "{count} 課、約 {hours} 時間",
            En "{count} {count:lesson|lessons}, about {hours} hours"
        ),
        _ => sentence!(
            Ja "{count} 課、約 {hours} 時間半",
            En "{count} {count:lesson|lessons}, about {hours}½ hours"
        ),
    }
}

/// Says beside the minutes of a lesson how many the reader took for it.
pub fn took(minutes: usize) -> Sentence {
    sentence!(Ja "実際は {minutes} 分", En "you took {minutes}")
}

/// Says how long the reader took for lessons that are done, and what that comes to for those that are left of the short way:
/// their number and their minutes.
pub fn pace(pace: ReadingPace, left: usize, minutes: usize) -> Sentence {
    let ReadingPace {
        n_lessons,
        took,
        promised,
    } = pace;
    let took = sentence!(
        Ja "終えた課のうち {n_lessons} 課で、目安の {promised} 分に対して {took} 分かかりました。",
        En "You took {took} min for {n_lessons} finished lessons that were to take {promised}."
    );
    let extent = extent(left, minutes);
    took.and(&sentence!(
        Ja "同じ速さなら、近道の残りは {extent}です。",
        En "At that pace the rest of the short way is {extent}."
    ))
}

/// Names the short way.
pub fn way(n_lessons: usize) -> Sentence {
    sentence!(Ja "近道（{n_lessons} 課）", En "The short way: {n_lessons} lessons")
}

/// The name of what is known of a lesson.
pub const fn standing(standing: Standing) -> Phrase {
    match standing {
        Standing::NotBegun => NOT_BEGUN,
        Standing::Begun => BEGUN,
        Standing::Read => READ,
        Standing::Known => KNOWN,
    }
}

/// Names the way to the test of a part, at its end.
pub fn test_link(part: CoursePart) -> Sentence {
    let part = part_title(part);
    sentence!(Ja "まとめテスト「{part}」", En "Mixed test: “{part}”")
}
