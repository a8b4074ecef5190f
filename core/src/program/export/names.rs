//! Names that a language keeps for itself.

use super::Export;

impl Export {
    /// The names of a program as the file has them: each its own, with `_` behind it where it would be a word of
    /// the language or of the file, with `my_` before it where it may be a macro.
    pub(super) fn names(self, names: &[&str]) -> Vec<String> {
        let is_kept = |name: &str| self.words().split_whitespace().any(|word| word == name);
        let mut given: Vec<String> = Vec::new();
        for name in names {
            let mut own = (*name).to_owned();
            if self == Self::C && may_be_macro(name) {
                own.insert_str(0, "my_");
            }
            while is_kept(&own)
                || own != *name && names.contains(&own.as_str())
                || given.contains(&own)
            {
                own.push('_');
            }
            given.push(own);
        }
        given
    }

    /// The words of the language, and the names that the file uses beside the program's.
    const fn words(self) -> &'static str {
        match self {
            Self::Python => {
                "False None True and as assert async await break class continue def del elif else except \
                 finally for from global if import in is lambda nonlocal not or pass raise return try while \
                 with yield Array count add sub neg shl shr"
            }
            Self::C => {
                "auto break case char const continue default do double else enum extern float for goto if \
                 inline int long register restrict return short signed sizeof static struct switch typedef \
                 union unsigned void volatile while asm typeof typeof_unqual bool true false alignas alignof \
                 constexpr nullptr static_assert thread_local unix linux stdin stdout stderr errno int64_t \
                 uint64_t size_t calloc side at array count add sub neg shl shr"
            }
            Self::JavaScript => {
                "arguments await break case catch class const continue debugger default delete do else enum \
                 eval export extends false finally for function if implements import in instanceof interface \
                 let new null package private protected public return static super switch this throw true \
                 try typeof undefined var void while with yield array count add sub neg shl shr"
            }
            Self::Rust => {
                "_ abstract as async await become box break const continue crate do dyn else enum extern \
                 false final fn for gen if impl in let loop macro match mod move mut override priv pub ref \
                 return self Self static struct super trait true try type typeof unsafe unsized use virtual \
                 where while yield i64 Array None Some Ok Err at count add sub neg shl shr"
            }
        }
    }
}

/// Tells whether a name may be a macro of C's headers or of its compiler, which have hundreds, such as `BUFSIZ`, `PRId64`,
/// `L_tmpnam` and `__LINE__`: it begins with `_`, or with a capital that no small letter follows.
fn may_be_macro(name: &str) -> bool {
    let is_small = |letter: char| letter.is_ascii_lowercase();
    let behind = name.strip_prefix(|first: char| first.is_ascii_uppercase());
    name.starts_with('_')
        || behind.is_some_and(|rest| !rest.is_empty() && !rest.starts_with(is_small))
}
