//! The glossary: every term, its other names, its sign, its meaning.

mod counting;
mod operations;
mod program;
mod row;
mod search;

use crate::{
    pages::learn::{Term, TermGroup},
    text::{Phrase, phrases},
};

phrases! {
    WHY: "このサイトの言葉を、記号、ほかの呼び名、意味、説明のある課とともに並べました。", "The words of this site with their signs, other names, meanings and lessons.";
    ALSO: "別名：", "also: ";
    LESSON: "課：", "Lesson: ";
    NO_SUCH_TERM: "アドレスにある用語は見つからないので、一覧のはじめを表示しています。", "There is no term of that name, so this is the beginning of the list.";
}

const fn term(
    (slug, sign, lesson): (&'static str, &'static str, &'static str),
    name: Phrase,
    also: Phrase,
    meaning: Phrase,
) -> Term {
    Term {
        slug,
        sign,
        name,
        also,
        meaning,
        lesson,
    }
}

const fn both(ja: &'static str, en: &'static str) -> Phrase {
    Phrase { ja, en }
}

/// Every term, group by group.
pub static GLOSSARY: [TermGroup; 5] = [
    search::GROUP,
    row::GROUP,
    operations::GROUP,
    program::GROUP,
    counting::GROUP,
];

const N_TERMS: usize = {
    let (mut count, mut group) = (0, 0);
    while group < GLOSSARY.len() {
        count += GLOSSARY[group].terms.len();
        group += 1;
    }
    count
};

/// The name of every term, in order. An address is read with them alone, so the terms themselves
/// can be a later part of the program.
pub static SLUGS: [&str; N_TERMS] = {
    let mut slugs = [""; N_TERMS];
    let (mut count, mut group) = (0, 0);
    while group < GLOSSARY.len() {
        let terms = GLOSSARY[group].terms;
        let mut place = 0;
        while place < terms.len() {
            slugs[count] = terms[place].slug;
            (count, place) = (count + 1, place + 1);
        }
        group += 1;
    }
    slugs
};
