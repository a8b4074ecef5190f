//! The answers that Moodle knows of a question, and how it asks for them.

use bitqueens_core::bits::BitOrder;

use super::super::{Answer, AnswerKind, Question, words::moodle as words};
use crate::text::Sentence;

/// How Moodle asks for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormatOf {
    /// A text is typed and compared.
    Typed,
    Number,
    Chosen,
    /// Each cell of a table is typed; the answers stand in what is asked.
    Gaps,
}

impl From<&AnswerKind> for FormatOf {
    fn from(kind: &AnswerKind) -> Self {
        match kind {
            AnswerKind::Number => Self::Number,
            AnswerKind::Order(_) | AnswerKind::Choice(_) => Self::Chosen,
            AnswerKind::Bits(_)
            | AnswerKind::Square(_)
            | AnswerKind::Code(_)
            | AnswerKind::Expression(_)
            | AnswerKind::Mend => Self::Typed,
            AnswerKind::Trace(_) => Self::Gaps,
        }
    }
}

impl FormatOf {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Typed => "shortanswer",
            Self::Number => "numerical",
            Self::Chosen => "multichoice",
            Self::Gaps => "cloze",
        }
    }

    /// The format of the text of an answer.
    pub(super) const fn format(self) -> &'static str {
        match self {
            Self::Typed | Self::Number => "plain_text",
            Self::Chosen | Self::Gaps => "html",
        }
    }

    pub(super) const fn settings(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Typed => &[
                ("defaultgrade", "1"),
                ("penalty", "0.3333333"),
                ("usecase", "0"),
            ],
            Self::Number => &[("defaultgrade", "1"), ("penalty", "0.3333333")],
            // Each gap is worth as much as another; their sum is the grade.
            Self::Gaps => &[("penalty", "0.3333333")],
            Self::Chosen => &[
                ("defaultgrade", "1"),
                ("penalty", "0.3333333"),
                ("single", "true"),
                ("shuffleanswers", "true"),
                ("answernumbering", "none"),
            ],
        }
    }
}

/// An answer that Moodle knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoodleAnswer {
    /// What is typed or chosen; `*` stands for every other answer.
    pub(super) text: Sentence,
    pub(super) is_right: bool,
    pub(super) said: Sentence,
}

const EVERY_OTHER: &str = "*";

/// The answers that Moodle accepts to a question. It takes the first that fits. A trace has its answers in its gaps.
pub(super) fn answers(question: &Question) -> Vec<MoodleAnswer> {
    let right = question.right_value().unwrap_or(0);
    let typed = |texts: Vec<String>, other: Sentence| {
        let answers = texts.iter().map(|text| MoodleAnswer {
            text: Sentence::same_in_all(text),
            is_right: true,
            said: question.answer.clone(),
        });
        let other = MoodleAnswer {
            text: Sentence::same_in_all(EVERY_OTHER),
            is_right: false,
            said: other,
        };
        answers.chain([other]).collect()
    };
    let reply = |value: u64| question.reply(&Answer::Value(value));
    match &question.kind {
        AnswerKind::Bits(n_bits) => of_bits(question, *n_bits, right),
        AnswerKind::Number => typed(vec![right.to_string()], reply(right)),
        AnswerKind::Square(_) => {
            let (row, column) = (right / 10, right % 10);
            let written = [",", ", ", " "].map(|between| format!("{row}{between}{column}"));
            typed(written.to_vec(), reply(right))
        }
        AnswerKind::Choice(choices) => {
            let choices = (0..).zip(choices);
            let chosen = choices.map(|(value, text)| MoodleAnswer {
                text: text.clone(),
                is_right: value == right,
                said: reply(value),
            });
            chosen.collect()
        }
        AnswerKind::Order(lines) => {
            let orders = orders(right, lines.len()).into_iter();
            let chosen = orders.map(|order| MoodleAnswer {
                text: question.kind.say(&order.into()),
                is_right: order == right,
                said: if order == right {
                    question.answer.clone()
                } else {
                    reply(order)
                },
            });
            chosen.collect()
        }
        AnswerKind::Code(_)
        | AnswerKind::Expression(_)
        | AnswerKind::Trace(_)
        | AnswerKind::Mend => Vec::new(),
    }
}

/// The word, plain and in groups; then those with one wrong bit, with the reason for that bit.
fn of_bits(question: &Question, n_bits: u8, right: u64) -> Vec<MoodleAnswer> {
    let mut answers = Vec::new();
    let mut put = |bits: u64, is_right: bool, said: &Sentence| {
        for text in written(bits, n_bits) {
            answers.push(MoodleAnswer {
                text: Sentence::same_in_all(&text),
                is_right,
                said: said.clone(),
            });
        }
    };
    put(right, true, &question.answer);
    for power in (0..n_bits).rev() {
        put(
            right ^ 1 << power,
            false,
            &question.reason(power, BitOrder::MsbLeft),
        );
    }
    answers.push(MoodleAnswer {
        text: Sentence::same_in_all(EVERY_OTHER),
        is_right: false,
        said: words::SEVERAL_WRONG.into(),
    });
    answers
}

/// The digits of a word as they may be typed: plain, and in groups of four from the right where it is longer.
fn written(bits: u64, n_bits: u8) -> Vec<String> {
    let n = usize::from(n_bits);
    let plain = format!("{bits:0n$b}");
    let mut grouped = String::new();
    for (at, digit) in plain.chars().enumerate() {
        if at != 0 && (n - at) % 4 == 0 {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    if grouped == plain {
        vec![plain]
    } else {
        vec![plain, grouped]
    }
}

/// Orders to choose from: the right one, then those in which two lines that follow each other have changed places, in
/// pairs and from end to end.
fn orders(right: u64, n_lines: usize) -> Vec<u64> {
    let digits: Vec<_> = right.to_string().into_bytes();
    let mut orders = vec![digits.clone()];
    for at in 1..n_lines {
        let mut swapped = digits.clone();
        swapped.swap(at - 1, at);
        orders.push(swapped);
    }
    for turned in [
        digits.iter().rev().copied().collect(),
        [&digits[1..], &digits[..1]].concat(),
    ] {
        if !orders.contains(&turned) {
            orders.push(turned);
        }
    }
    let numbers = orders
        .iter()
        .filter_map(|order| std::str::from_utf8(order).ok()?.parse().ok());
    numbers.collect()
}
