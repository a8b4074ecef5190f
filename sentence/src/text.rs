//! The text of one language: its words, and the places of its values.

/// The names of the values, in the order in which the program gets them.
#[derive(Default)]
pub(crate) struct Names(Vec<Name>);

struct Name {
    text: String,
    is_used: bool,
}

impl Names {
    /// Adds the name of a value that is given behind the texts.
    pub(crate) fn give(&mut self, name: String) {
        self.0.push(Name {
            text: name,
            is_used: false,
        });
    }

    /// The number of a name in a text. One that was not given is that of a variable.
    fn number(&mut self, text: &str) -> usize {
        let given = self.0.iter().position(|name| name.text == text);
        let number = given.unwrap_or_else(|| {
            self.give(text.to_owned());
            self.0.len() - 1
        });
        self.0[number].is_used = true;
        number
    }

    /// The names from a number on.
    pub(crate) fn from(&self, number: usize) -> impl Iterator<Item = &str> {
        self.0.iter().skip(number).map(|name| name.text.as_str())
    }

    /// The number of the first value that no text names.
    pub(crate) fn unused(&self) -> Option<usize> {
        self.0.iter().position(|name| !name.is_used)
    }
}

/// A text that was read.
pub(crate) struct Text {
    /// The literal that the program holds. Words and places take turns in it, with NUL between them. A place is the
    /// number of a value, one digit, and how it is said: nothing, `,` or the forms of a word.
    pub(crate) template: String,
    /// The number of forms of each word that is counted.
    pub(crate) n_forms: Vec<usize>,
}

impl Text {
    /// Reads a literal, as it is written.
    pub(crate) fn read(literal: &str, names: &mut Names) -> Result<Self, &'static str> {
        if !literal.starts_with('"') {
            return Err("a text stands between plain quotes");
        }
        let (mut template, mut n_forms) = (String::new(), Vec::new());
        let mut rest = literal;
        while let Some(at) = rest.find(['\\', '{', '}']) {
            let (words, mark) = rest.split_at(at);
            template += words;
            rest = match mark.as_bytes() {
                [b'\\', ..] => {
                    let code_point = mark.find('}').filter(|_| mark.starts_with("\\u"));
                    let (escape, behind) = mark.split_at(code_point.map_or(2, |end| end + 1));
                    template += escape;
                    behind
                }
                [b'{', b'{', ..] | [b'}', b'}', ..] => {
                    template += &mark[..1];
                    &mark[2..]
                }
                _ => {
                    let inside = mark.strip_prefix('{').and_then(|mark| mark.split_once('}'));
                    let (place, behind) = inside.ok_or("a brace without its other half")?;
                    let (name, form) = place.split_once(':').unwrap_or((place, ""));
                    if !is_name(name) || place.ends_with(':') {
                        return Err("a place is `{name}`, `{name:,}` or `{name:one|many}`");
                    }
                    if !["", ","].contains(&form) {
                        n_forms.push(form.split('|').count());
                    }
                    let number = u32::try_from(names.number(name)).ok();
                    let digit = number.and_then(|number| char::from_digit(number, 36));
                    let digit = digit.ok_or("too many values")?;
                    template += "\\0";
                    template.push(digit);
                    template += form;
                    template += "\\0";
                    behind
                }
            };
        }
        template += rest;
        Ok(Self { template, n_forms })
    }
}

fn is_name(name: &str) -> bool {
    let is_of_name = |sign: char| sign == '_' || sign.is_ascii_alphanumeric();
    !name.is_empty()
        && name.chars().all(is_of_name)
        && !name.starts_with(|sign: char| sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{Names, Text};

    fn names(given: &[&str]) -> Names {
        let mut names = Names::default();
        for name in given {
            names.give((*name).to_owned());
        }
        names
    }

    #[test]
    fn words_and_places_take_turns() {
        for (literal, template, n_forms) in [
            (r#""""#, r#""""#, &[] as &[usize]),
            (r#""{n} of {of:,}""#, r#""\00\0 of \01,\0""#, &[]),
            (
                r#""{n} {n:queen|queens}{of}""#,
                r#""\00\0 \00queen|queens\0\01\0""#,
                &[2],
            ),
            (
                r#""{m:one|few|many} {l:one}""#,
                r#""\02one|few|many\0 \03one\0""#,
                &[3, 1],
            ),
            (r#""{{ {n} }}{{{n}}}""#, r#""{ \00\0 }{\00\0}""#, &[]),
            (r#""\"\\{n}\u{2014}\n""#, r#""\"\\\00\0\u{2014}\n""#, &[]),
        ] {
            let text = Text::read(literal, &mut names(&["n", "of"])).unwrap();
            assert_eq!(
                (text.template.as_str(), text.n_forms.as_slice()),
                (template, n_forms)
            );
        }
    }

    #[test]
    fn what_is_no_text_is_refused() {
        for literal in [
            "5",
            "r\"{n}\"",
            r#""{n of them""#,
            r#""{n}} of them""#,
            r#""} of them""#,
            r#""{}""#,
            r#""{n:}""#,
            r#""{:,}""#,
            r#""{1}""#,
            r#""{n m}""#,
            r#""{{n}""#,
            r#""{a.b}""#,
        ] {
            assert!(
                Text::read(literal, &mut names(&["n"])).is_err(),
                "{literal}"
            );
        }
        let many = |n: usize| {
            let names = (0..n).map(|number| format!("{{n{number}}}"));
            format!("\"{}\"", names.collect::<String>())
        };
        assert!(Text::read(&many(36), &mut names(&[])).is_ok());
        assert!(Text::read(&many(37), &mut names(&[])).is_err());
    }

    #[test]
    fn a_name_that_is_given_no_value_is_a_variable_and_a_value_is_named_in_one_text_at_least() {
        let mut names = names(&["n", "and_not_the_other"]);
        assert!(Text::read(r#""{row} {n}""#, &mut names).is_ok());
        assert_eq!(names.unused(), Some(1));
        assert!(Text::read(r#""{and_not_the_other} {row} {column}""#, &mut names).is_ok());
        assert_eq!(names.unused(), None);
        assert_eq!(names.from(2).collect::<Vec<_>>(), ["row", "column"]);
    }
}
