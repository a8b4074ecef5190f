//! The words of the glossary's page.

use crate::text::phrases;

phrases! {
    WHY: Ja "このサイトの言葉を、記号、ほかの呼び名、意味、説明のある課とともに並べました。", En "The words of this site with their signs, other names, meanings and lessons.";
    ALSO: Ja "別名：", En "also: ";
    LESSON: Ja "課：", En "Lesson: ";
    NO_SUCH_TERM: Ja "アドレスにある用語は見つからないので、一覧のはじめを表示しています。", En "There is no term of that name, so this is the beginning of the list.";
}
