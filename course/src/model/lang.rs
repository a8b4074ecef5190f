//! The languages of the course and of the site, a line each, and what else depends on the language than its words.

/// What a language does to a word that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plurals {
    /// Nothing: 解 1 個, 解 92 個.
    Alike,
    /// One form for one, another for every other number: 1 solution, 0 solutions, 92 solutions.
    OneAndOthers,
}

macro_rules! languages {
    ($($(#[$doc:meta])* $lang:ident: $tag:literal, $name:literal, $plurals:ident;)+) => {
        /// A language of the course and of the site. The sources are Japanese, so Japanese comes first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Lang {
            $($(#[$doc])* $lang,)+
        }

        impl Lang {
            /// All languages, in the order in which they are written.
            pub const ALL: [Self; Self::N] = [$(Self::$lang),+];

            /// The number of languages.
            pub const N: usize = [$($tag),+].len();

            /// The language tag of `<html lang>` and of the address.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$lang => $tag,)+
                }
            }

            /// Its name, in itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$lang => $name,)+
                }
            }

            const fn plurals(self) -> Plurals {
                match self {
                    $(Self::$lang => Plurals::$plurals,)+
                }
            }
        }
    };
}

languages! {
    /// Japanese.
    Ja: "ja", "日本語", Alike;
    /// English.
    En: "en", "English", OneAndOthers;
}

impl Lang {
    /// The language whose pages stand at the top of the site, without a folder of their own. A reader of none of
    /// the languages gets it.
    pub const AT_TOP: Self = Self::En;

    /// The folder of its pages in the site; none where they stand at the top.
    #[must_use]
    pub fn folder(self) -> &'static str {
        if self == Self::AT_TOP { "" } else { self.tag() }
    }

    /// The language of a tag, `ja-JP` and `en-GB` included.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }

    /// Every language but this one.
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |lang| *lang != self)
    }

    /// The number of forms of a word that is counted.
    #[must_use]
    pub const fn n_forms(self) -> usize {
        match self.plurals() {
            Plurals::Alike => 1,
            Plurals::OneAndOthers => 2,
        }
    }

    /// The form, from 0, of a word that is counted; `None` stands for a number that is not whole or large.
    #[must_use]
    pub const fn plural(self, n: Option<u128>) -> usize {
        match (self.plurals(), n) {
            (Plurals::Alike, _) | (Plurals::OneAndOthers, Some(1)) => 0,
            (Plurals::OneAndOthers, _) => 1,
        }
    }
}
