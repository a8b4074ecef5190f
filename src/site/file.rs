//! Files of the site that are not pages of the program. The build writes them; they are fetched when a reader asks for one.

use super::Here;
use crate::text::Lang;

/// A file beside the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteFile {
    /// The course as an EPUB.
    Book(Lang),
    /// How the site meets WCAG 2.2, as schools and authorities ask for it.
    Vpat,
    /// The same as a table of JIS X 8341-3.
    Jis,
}

impl SiteFile {
    /// Every file: a book in each language, and the reports.
    pub fn all() -> impl Iterator<Item = Self> {
        let books = Lang::ALL.into_iter().map(Self::Book);
        books.chain([Self::Jis, Self::Vpat])
    }

    /// Its way from the folder of the site.
    pub fn path(self) -> String {
        match self {
            Self::Book(lang) => format!("books/bitqueens-{}.epub", lang.tag()),
            Self::Vpat => "access/vpat.html".to_owned(),
            Self::Jis => "access/jis-x-8341-3.html".to_owned(),
        }
    }

    pub const fn language(self) -> Lang {
        match self {
            Self::Book(lang) => lang,
            Self::Vpat => Lang::En,
            Self::Jis => Lang::Ja,
        }
    }

    /// Its address as a link on a page.
    pub fn href(self, here: Here) -> String {
        here.root() + &self.path()
    }
}
