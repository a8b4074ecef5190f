//! The sources by title and author, and days.

use crate::text::{Sentence, sentence};
use bitqueens_core::ladder::sources::SourceDocument;

/// A source: its number, its title and author in the language that it is written in, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceName {
    pub number: &'static str,
    pub title: &'static str,
    pub author: &'static str,
    /// The address of the text, or of the contents that it stands in.
    pub url: &'static str,
}

pub const fn source_name(source: SourceDocument) -> SourceName {
    let (title, author, url) = match source {
        SourceDocument::BitmapInC => (
            "Nクイーン問題（55）第八章 ビットマップ C言語編",
            "suzukiiichiro",
            "https://suzukiiichiro.github.io/posts/2023-06-28-05-n-queens-suzuki/",
        ),
        SourceDocument::PermutationInC => (
            "お気楽C言語プログラミング超入門 N Queens Problem",
            "M. Hiroi",
            "http://www.nct9.ne.jp/m_hiroi/linux/clang.html",
        ),
        SourceDocument::BitmapInPython => (
            "Nクイーン問題（42）第七章 ビットマップ Python編",
            "suzukiiichiro",
            "https://suzukiiichiro.github.io/posts/2023-06-13-05-n-queens-suzuki/",
        ),
        SourceDocument::LeafNodesInCpp => (
            "N-Queens 問題",
            "Nobuhide Tsuda",
            "http://vivi.dyndns.org/tech/puzzle/NQueen.html",
        ),
        SourceDocument::BitOperationsInCpp => (
            "お気楽C++プログラミング超入門 整数の論理演算とビット操作",
            "M. Hiroi",
            "http://www.nct9.ne.jp/m_hiroi/",
        ),
    };
    SourceName {
        number: source.number(),
        title,
        author,
        url,
    }
}

impl SourceName {
    /// The name over a table: number and author.
    pub fn over_table(self) -> Sentence {
        let Self { number, author, .. } = self;
        sentence!(Ja "資料 {number}（{author}）", En "Source {number} ({author})"; number, author)
    }
}

pub fn publication((year, month, day): (u16, u8, u8)) -> Sentence {
    sentence!(
        Ja "{year}年{month}月{day}日",
        En "{date}";
        year, month, day, date = format!("{year}-{month:02}-{day:02}")
    )
}
