//! The macro `sentence!`: a text in each language, with values in it.

mod call;
mod text;
mod tokens;

use call::{Call, Mistake};
use proc_macro::{Literal, TokenStream, TokenTree};
use tokens::code;

/// Makes a sentence of a text in each language. A name in braces is that of a variable, or of a value behind the texts:
///
/// ```text
/// sentence!(
///     Ja "行{row}では{half}を探します。解は {n:,} 個です。",
///     En "Of row {row} the {half} is searched. It has {n:,} {n:solution|solutions}.";
///     half = RIGHT_HALF, n = known(size).total
/// )
/// {row}                    the value; a text among the values is said in the language of the whole
/// {n:,}                    a number, its digits in groups of three
/// {n:solution|solutions}   the form of a word that the number takes in the language
/// {{ }}                    the signs themselves
/// ```
///
/// What does not compile: a name without a value, a value that no language uses, a word with more or fewer forms than
/// its language has.
#[proc_macro]
pub fn sentence(call: TokenStream) -> TokenStream {
    let sentence = Call::read(call).and_then(Call::sentence);
    sentence.unwrap_or_else(|Mistake { what, at }| {
        let what = TokenTree::from(Literal::string(what));
        code("::core::compile_error!(WHAT)", at, &[("WHAT", what.into())])
    })
}
