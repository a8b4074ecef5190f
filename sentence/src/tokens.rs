//! Reading and writing Rust's tokens.

use std::iter::{self, Peekable};

use proc_macro::{Group, Span, TokenStream, TokenTree, token_stream::IntoIter};

pub(crate) type Tokens = Peekable<IntoIter>;

/// Passes a sign, and tells whether it stood there.
pub(crate) fn pass(tokens: &mut Tokens, sign: char) -> bool {
    tokens.next_if(|token| is(token, sign)).is_some()
}

/// The tokens up to a sign, which is passed.
pub(crate) fn up_to(tokens: &mut Tokens, sign: char) -> TokenStream {
    let before = iter::from_fn(|| tokens.next_if(|token| !is(token, sign))).collect();
    pass(tokens, sign);
    before
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// The tokens of a code, in which some names stand for other tokens. Its own tokens lie at `at`, where the compiler
/// shows what is wrong with them.
pub(crate) fn code(code: &str, at: Span, parts: &[(&str, TokenStream)]) -> TokenStream {
    let tokens = code.parse().expect("the macro writes Rust");
    fill(tokens, Span::mixed_site().located_at(at), parts)
}

fn fill(tokens: TokenStream, span: Span, parts: &[(&str, TokenStream)]) -> TokenStream {
    let filled = tokens.into_iter().map(|mut token| {
        if let TokenTree::Ident(name) = &token {
            let name = name.to_string();
            if let Some((_, part)) = parts.iter().find(|(of, _)| *of == name) {
                return part.clone();
            }
        }
        if let TokenTree::Group(group) = &token {
            let inside = fill(group.stream(), span, parts);
            token = Group::new(group.delimiter(), inside).into();
        }
        token.set_span(span);
        token.into()
    });
    filled.collect()
}
