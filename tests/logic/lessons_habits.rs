//! Habits of guessing: no way to choose an answer without understanding is right much more often than chance,
//! whatever asks.
//!
//! `HABITS=1 cargo test --no-default-features --test logic habit` writes what each habit comes to.
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of some thousands are compared as parts"
)]

mod asked;
mod habits;

use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    io::{self, Write as _},
    iter,
};

use asked::{Choice, Kind, choices};
use bitqueens::text::Lang;
use habits::HABITS;

/// What a habit comes to: the questions on which it has an opinion, how many of them it has right, and how many chance
/// has right.
#[derive(Clone, Copy, Debug, Default)]
struct Outcome {
    n_asked: f64,
    right: f64,
    chance: f64,
    variance: f64,
}

impl Outcome {
    fn of<'a>(scored: impl Iterator<Item = (&'a Choice, &'a [f64])>) -> Self {
        let mut outcome = Self::default();
        for (of, scores) in scored {
            let votes = vote(scores);
            let Some(right) = votes.get(of.right) else {
                continue;
            };
            let (weight, chance) = (of.weight, 1.0 / scores.len() as f64);
            outcome.n_asked += weight;
            outcome.chance += weight * chance;
            outcome.variance += weight * chance * (1.0 - chance);
            outcome.right += weight * right;
        }
        outcome
    }

    fn ratio(self) -> f64 {
        if 0.0 < self.chance {
            self.right / self.chance
        } else {
            1.0
        }
    }

    /// Tells whether the habit is right no more than 1.4 times as often as chance; with few questions, so many
    /// standard deviations more are luck.
    fn is_luck(self, deviations: f64) -> bool {
        self.right <= 1.4 * self.chance + deviations * self.variance.sqrt()
    }
}

/// A vote for the best of some scores, shared where several are best; none where all are.
fn vote(scores: &[f64]) -> Vec<f64> {
    let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let is_best = |score: &f64| best - score < 1e-9;
    let n_best = scores.iter().filter(|score| is_best(score)).count();
    if n_best == scores.len() {
        return Vec::new();
    }
    let share = |score: &f64| f64::from(u8::from(is_best(score))) / n_best as f64;
    scores.iter().map(share).collect()
}

/// A choice, with the scores that each habit gives its answers.
struct Scored {
    choice: Choice,
    scores: Vec<Vec<f64>>,
}

fn scored(lang: Lang) -> Vec<Scored> {
    let scored = choices(lang).into_iter().map(|choice| {
        let scores = HABITS.iter().map(|(_, habit)| {
            let scores = habit(&choice, lang);
            scores.into_iter().map(|score| score as f64).collect()
        });
        Scored {
            scores: scores.collect(),
            choice,
        }
    });
    scored.collect()
}

/// What one gives the answers who follows every habit at once, each as far as it was right in the other lessons.
fn together(all: &[Scored]) -> Vec<Vec<f64>> {
    let mut weights = BTreeMap::new();
    let together = all.iter().map(|of| {
        let (lesson, kind) = (of.choice.lesson, of.choice.kind);
        let weights = weights.entry((lesson, kind)).or_insert_with(|| {
            let others = || {
                let others = all.iter().map(|of| (&of.choice, &of.scores));
                others.filter(|(of, _)| of.lesson != lesson && of.kind == kind)
            };
            let weight = |habit: usize| {
                let outcome = Outcome::of(others().map(|(of, scores)| (of, &*scores[habit])));
                // A habit of few questions says little.
                ((outcome.right + 3.0) / (outcome.chance + 3.0)).ln()
            };
            (0..HABITS.len()).map(weight).collect::<Vec<_>>()
        });
        let mut sum = vec![0.0; of.choice.answers.len()];
        for (weight, scores) in weights.iter().zip(&of.scores) {
            for (sum, vote) in sum.iter_mut().zip(vote(scores)) {
                *sum += *weight * vote;
            }
        }
        sum
    });
    together.collect()
}

/// The outcome of a habit over the whole course, then by kind.
type Line = (&'static str, Vec<Outcome>);

fn table(all: &[Scored]) -> Vec<Line> {
    let together = together(all);
    let of_each = |scores: &dyn Fn(usize) -> Vec<f64>| {
        let given: Vec<_> = (0..all.len()).map(scores).collect();
        let scored = || {
            all.iter()
                .map(|of| &of.choice)
                .zip(given.iter().map(Vec::as_slice))
        };
        let of_kind = |kind| Outcome::of(scored().filter(|(of, _)| of.kind == kind));
        let mut outcomes = vec![Outcome::of(scored())];
        outcomes.extend(Kind::ALL.map(of_kind));
        outcomes
    };
    let habits = HABITS.iter().enumerate();
    let mut lines: Vec<Line> = habits
        .map(|(habit, (name, _))| (*name, of_each(&|at| all[at].scores[habit].clone())))
        .collect();
    lines.push(("all of these together", of_each(&|at| together[at].clone())));
    lines
}

fn write_on_demand(lang: Lang, lines: &[Line]) {
    if env::var_os("HABITS").is_none() {
        return;
    }
    let mut text = format!("{lang:?}, share of chance (questions): the course");
    for kind in Kind::ALL {
        write!(text, ", {kind:?}").unwrap();
    }
    for (name, outcomes) in lines {
        write!(text, "\n{name:28}").unwrap();
        for of in outcomes {
            write!(text, " {:5.2} ({:3.0})", of.ratio(), of.n_asked).unwrap();
        }
    }
    text.push_str("\n\n");
    io::stderr().write_all(text.as_bytes()).unwrap();
}

#[test]
fn no_habit_finds_the_right_answer_more_than_1_4_times_as_often_as_chance() {
    let mut refused = String::new();
    for lang in Lang::ALL {
        let lines = table(&scored(lang));
        write_on_demand(lang, &lines);
        for (name, outcomes) in lines {
            let kinds = iter::once(None).chain(Kind::ALL.map(Some));
            for (kind, of) in kinds.zip(outcomes) {
                let is_few = kind.is_some() || of.n_asked < 20.0;
                if !of.is_luck(if is_few { 2.0 } else { 0.0 }) {
                    let Outcome { n_asked, right, .. } = of;
                    let ratio = of.ratio();
                    writeln!(refused, "{lang:?}, {kind:?}: {name}: {right:.1} of {n_asked:.0}, {ratio:.2} of chance").unwrap();
                }
            }
        }
    }
    assert!(refused.is_empty(), "{refused}");
}

#[test]
fn each_kind_of_block_with_a_choice_is_scored() {
    for lang in Lang::ALL {
        let all = choices(lang);
        for kind in Kind::ALL {
            let n = all.iter().filter(|of| of.kind == kind).count();
            assert!(4 <= n, "{kind:?}: {n}");
        }
        assert!(
            all.iter()
                .all(|of| 1 < of.answers.len() && of.right < of.answers.len())
        );
    }
}
