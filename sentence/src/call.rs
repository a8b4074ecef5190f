//! A call of the macro: texts, and values behind them.

use proc_macro::{Ident, Literal, Span, TokenStream, TokenTree};

use crate::{
    text::{Names, Text},
    tokens::{code, pass, up_to},
};

pub(crate) struct Call {
    /// Each text behind its language.
    texts: Vec<(Ident, Literal)>,
    values: Vec<Value>,
    names: Names,
}

struct Value {
    expression: TokenStream,
    at: Span,
}

/// Why a call does not compile.
pub(crate) struct Mistake {
    pub(crate) what: &'static str,
    pub(crate) at: Span,
}

impl Call {
    pub(crate) fn read(call: TokenStream) -> Result<Self, Mistake> {
        let mut tokens = call.into_iter().peekable();
        let (mut texts, mut values, mut names) = (Vec::new(), Vec::new(), Names::default());
        while tokens.peek().is_some() && !pass(&mut tokens, ';') {
            match (tokens.next(), tokens.next()) {
                (Some(TokenTree::Ident(lang)), Some(TokenTree::Literal(text))) => {
                    texts.push((lang, text));
                }
                (token, _) => {
                    let at = token.map_or_else(Span::call_site, |token| token.span());
                    let what = "a text has the form `En \"text\"`";
                    return Err(Mistake { what, at });
                }
            }
            pass(&mut tokens, ',');
        }
        while let Some(token) = tokens.next() {
            let at = token.span();
            if !matches!(token, TokenTree::Ident(_)) || !pass(&mut tokens, '=') {
                let what = "a value has the form `name = value`; a variable needs its name in a text alone";
                return Err(Mistake { what, at });
            }
            names.give(token.to_string());
            let expression = up_to(&mut tokens, ',');
            values.push(Value { expression, at });
        }
        Ok(Self {
            texts,
            values,
            names,
        })
    }

    /// Writes the code that makes the sentence.
    pub(crate) fn sentence(self) -> Result<TokenStream, Mistake> {
        let Self {
            texts,
            mut values,
            mut names,
        } = self;
        let mut by_lang = TokenStream::new();
        for (lang, literal) in texts {
            let at = literal.span();
            let text = Text::read(&literal.to_string(), &mut names);
            let Text { template, n_forms } = text.map_err(|what| Mistake { what, at })?;
            let text = format!(
                "::bitqueens::text::Phrase::template(::bitqueens::text::Lang::LANG, {template}, &{n_forms:?}),"
            );
            by_lang.extend(code(&text, at, &[("LANG", TokenTree::from(lang).into())]));
            let variables = names.from(values.len()).map(|name| Value {
                expression: TokenTree::from(Ident::new(name, at)).into(),
                at,
            });
            values.extend(variables);
        }
        if let Some(unused) = names.unused() {
            let what = "no language uses this value";
            return Err(Mistake {
                what,
                at: values[unused].at,
            });
        }
        let values = values.into_iter().flat_map(|Value { expression, at }| {
            let value = "::bitqueens::text::Value::from(&(VALUE)),";
            code(value, at, &[("VALUE", expression)])
        });
        let sentence = "::bitqueens::text::Sentence::filled(
            {
                const TEXTS: &::bitqueens::text::Phrase = &::bitqueens::text::Phrase::new(&[BY_LANG]);
                TEXTS
            },
            &[VALUES],
        )";
        let parts = [("BY_LANG", by_lang), ("VALUES", values.collect())];
        Ok(code(sentence, Span::call_site(), &parts))
    }
}
