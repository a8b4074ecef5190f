//! Every choice that the course asks for, as one who has not understood it sees it.

use bitqueens::{
    course::{Block, Exercise, at_hand},
    question::{AnswerKind, Question},
    text::Lang,
};

/// What asks for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Quiz,
    Opening,
    /// What a broken search comes to.
    Break,
    /// The broken line among those that are shown.
    Find,
    /// An exercise with a few answers.
    Branch,
    /// The next line among those that are left.
    Order,
}

impl Kind {
    pub(super) const ALL: [Self; 6] = [
        Self::Quiz,
        Self::Opening,
        Self::Break,
        Self::Find,
        Self::Branch,
        Self::Order,
    ];
}

/// A question with answers to choose from, in one language.
pub(super) struct Choice {
    pub kind: Kind,
    /// The number of its lesson.
    pub lesson: usize,
    pub ask: String,
    /// The paragraphs that stand above it.
    pub above: Vec<String>,
    pub answers: Vec<String>,
    pub right: usize,
    /// The right place of the question of its kind before.
    pub before: Option<usize>,
    /// As much as it counts: the questions that an exercise draws count for a few.
    pub weight: f64,
}

/// The seeds of an exercise that are looked at, and as how many questions they count.
const N_SEEDS: u32 = 30;
const N_COUNTED: u32 = 3;

/// Every choice of the course.
pub(super) fn choices(lang: Lang) -> Vec<Choice> {
    let mut found: Vec<Choice> = Vec::new();
    for (number, lesson) in at_hand::lessons(lang).iter().enumerate() {
        let mut above = Vec::new();
        for block in &lesson.blocks {
            match block {
                Block::Prose(text) => above.push(text.clone()),
                Block::Why { question, answer } => above.push(format!("{question} {answer}")),
                _ => {}
            }
            for (kind, question, weight) in questions(block) {
                let ask = question.prompt.in_lang(lang).to_owned();
                for (answers, right) in asked(&question, block, lang) {
                    let before = found.iter().rfind(|of| of.kind == kind);
                    found.push(Choice {
                        kind,
                        lesson: number,
                        ask: ask.clone(),
                        above: above.clone(),
                        before: before.map(|of| of.right),
                        answers,
                        right,
                        weight,
                    });
                }
            }
        }
    }
    found
}

/// The questions of a block that ask for a choice.
fn questions(block: &'static Block) -> Vec<(Kind, Question, f64)> {
    let one = |kind, question| vec![(kind, question, 1.0)];
    match block {
        Block::Quiz(of) => one(Kind::Quiz, of.into()),
        Block::Break(of) => one(Kind::Break, of.into()),
        Block::Find(of) => one(Kind::Find, of.into()),
        Block::Opening(of) => match Question::from(of) {
            of if matches!(of.kind, AnswerKind::Order(_)) => one(Kind::Order, of),
            of => one(Kind::Opening, of),
        },
        Block::Exercise(of) => {
            let exercise = Exercise::from(of);
            let weight = f64::from(N_COUNTED) / f64::from(N_SEEDS);
            let seeds = 1..=u64::from(N_SEEDS);
            let drawn = seeds.map(|seed| exercise.question(seed));
            let with_kind = drawn.filter_map(|question| match question.kind {
                AnswerKind::Choice(_) => Some((Kind::Branch, question, weight)),
                AnswerKind::Order(_) => Some((Kind::Order, question, weight)),
                _ => None,
            });
            with_kind.collect()
        }
        _ => Vec::new(),
    }
}

/// The answers to choose from with the right one: once, or for an order once for each line but the last.
fn asked(question: &Question, block: &Block, lang: Lang) -> Vec<(Vec<String>, usize)> {
    let texts = |of: &[bitqueens::text::Sentence]| -> Vec<String> {
        of.iter()
            .map(|text| text.in_lang(lang).to_owned())
            .collect()
    };
    match (&question.kind, block) {
        (AnswerKind::Mend, Block::Find(of)) => {
            let lines = of.lines().into_iter().map(|(_, _, code)| code);
            vec![(lines.collect(), of.number() - 1)]
        }
        (AnswerKind::Choice(answers), _) => {
            let right = usize::try_from(question.right_value().unwrap()).unwrap();
            vec![(texts(answers), right)]
        }
        (AnswerKind::Order(lines), _) => {
            let mut left = texts(lines);
            let order = question.right_value().unwrap().to_string();
            let lines = texts(lines);
            let places = order.bytes().map(|digit| usize::from(digit - b'1'));
            let mut choices = Vec::new();
            for place in places {
                let right = left.iter().position(|line| *line == lines[place]).unwrap();
                if 1 < left.len() {
                    choices.push((left.clone(), right));
                }
                left.remove(right);
            }
            choices
        }
        _ => Vec::new(),
    }
}
