//! Answers that are chosen without reading: none of them is right much more often than chance.
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of some thousands are compared as parts"
)]

use std::collections::HashSet;

use bitqueens::{
    pages::learn::{Block, BlockState, COURSE, LearnPage, Lesson, Quiz, at_hand, n_solutions},
    question::{AnswerAction, Attempt, Attempts},
    site::Environment,
    text::Lang,
};
use bitqueens_course::Asked as OpeningKind;

use crate::program::Program;

fn quizzes_in(lang: Lang) -> impl Iterator<Item = &'static Quiz> {
    at_hand::lessons(lang).iter().flat_map(Lesson::quizzes)
}

fn quizzes() -> impl Iterator<Item = &'static Quiz> {
    quizzes_in(Lang::En)
}

#[test]
fn each_question_has_three_answers_with_replies_of_their_own() {
    for quiz in Lang::ALL.into_iter().flat_map(quizzes_in) {
        assert!(3 <= quiz.answers.len(), "{}", quiz.ask);
        let texts = quiz.answers.iter().map(|answer| &answer.text);
        let replies = quiz.answers.iter().map(|answer| &answer.reply);
        let different: HashSet<_> = texts.chain(replies).collect();
        assert_eq!(different.len(), 2 * quiz.answers.len(), "{}", quiz.ask);
    }
}

/// Whether a way to guess without reading is near chance: within 2.5 standard deviations of so many guesses, or within
/// three in ten where they are many.
fn is_luck(n_right: usize, n_asked: usize, name: &str) {
    let (right, asked) = (n_right as f64, n_asked as f64);
    let (expected, spread) = (asked / 3.0, (asked * 2.0 / 9.0).sqrt());
    let said = format!("{name}: {n_right} of {n_asked}");
    assert!(right <= expected + 2.5 * spread, "{said}");
}

/// The place that a habit chooses from the places that were right before; `None` where it has no choice.
type Habit = fn(&[usize]) -> Option<usize>;

#[test]
fn no_habit_about_the_place_finds_the_right_answer() {
    let places: Vec<usize> = quizzes()
        .map(|quiz| quiz.answers.iter().position(|answer| answer.right).unwrap())
        .collect();
    for place in 0..3 {
        let n_right = places.iter().filter(|of| **of == place).count();
        is_luck(n_right, places.len(), &format!("place {}", place + 1));
    }
    // Habits that follow from the places that were right before: what they choose, where they choose.
    let habits: [(&str, Habit); 6] = [
        ("neither of the last two", |before| {
            let [.., older, last] = *before else {
                return None;
            };
            (older != last).then(|| 3 - older - last)
        }),
        ("the last one again", |before| before.last().copied()),
        ("the one after the last", |before| {
            Some((before.last()? + 1) % 3)
        }),
        ("the one before the last", |before| {
            Some((before.last()? + 2) % 3)
        }),
        ("the opposite of the last", |before| {
            Some(2 - before.last()?)
        }),
        ("the one before again", |before| {
            before.iter().rev().nth(1).copied()
        }),
    ];
    for (name, habit) in habits {
        let chosen = (0..places.len()).filter_map(|at| Some((habit(&places[..at])?, places[at])));
        let (right, wrong): (Vec<_>, Vec<_>) = chosen.partition(|(chosen, right)| chosen == right);
        is_luck(right.len(), right.len() + wrong.len(), name);
    }
    // Anything but the last place leaves two, and a guess between them.
    let other = places.windows(2).filter(|pair| pair[0] != pair[1]).count();
    is_luck(other.div_ceil(2), places.len() - 1, "not the last one");
}

/// A question with answers to choose from, in one language.
struct Asked {
    ask: &'static str,
    /// The paragraphs that stand above it.
    above: String,
    answers: Vec<&'static str>,
    right: usize,
}

/// The quizzes and the openings by choice.
fn asked(lang: Lang) -> Vec<Asked> {
    let mut found = Vec::new();
    for lesson in at_hand::lessons(lang) {
        let mut above = String::new();
        let mut add = |ask, above: &str, answers, right| {
            found.push(Asked {
                ask,
                above: above.to_owned(),
                answers,
                right,
            });
        };
        for block in &lesson.blocks {
            match block {
                Block::Prose(text) => above.push_str(text),
                Block::Why { question, answer } => {
                    above.push_str(question);
                    above.push_str(answer);
                }
                Block::Opening(of) => {
                    if let OpeningKind::Choice(texts) = &of.kind {
                        let texts = texts.iter().map(String::as_str).collect();
                        add(&*of.ask, "", texts, usize::try_from(of.right).unwrap());
                    }
                }
                Block::Quiz(of) => {
                    let right = of.answers.iter().position(|answer| answer.right);
                    let texts = of.answers.iter().map(|answer| &*answer.text).collect();
                    add(&*of.ask, &above, texts, right.unwrap());
                }
                _ => {}
            }
        }
    }
    found
}

/// The words of a text; in Japanese, which has no spaces, the letters two by two.
fn words(text: &str, lang: Lang) -> HashSet<String> {
    if lang == Lang::En {
        let lower = text.to_lowercase();
        let parts = lower.split(|c: char| !c.is_alphanumeric() && c != '\'');
        parts
            .filter(|of| !of.is_empty())
            .map(str::to_owned)
            .collect()
    } else {
        let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
        letters
            .windows(2)
            .map(|pair| pair.iter().collect())
            .collect()
    }
}

fn shared(text: &str, with: &HashSet<String>, lang: Lang) -> i64 {
    let own = words(text, lang);
    let n_shared = own.intersection(with).count();
    i64::try_from(1000 * n_shared / own.len().max(1)).unwrap()
}

/// The number that an answer is.
fn number(text: &str) -> Option<i64> {
    let digits = text.trim_matches('`').trim_end_matches(['回', '個', ' ']);
    digits.replace(',', "").parse().ok()
}

fn has_any(text: &str, signs: &[&str], lang: Lang) -> bool {
    match lang {
        Lang::Ja => signs.iter().any(|sign| text.contains(sign)),
        Lang::En => {
            let words = words(text, lang);
            signs.iter().any(|sign| words.contains(*sign))
        }
    }
}

fn denies(text: &str, lang: Lang) -> bool {
    let signs: &[&str] = match lang {
        Lang::Ja => &["ない", "ません", "ず、", "なし", "いいえ"],
        Lang::En => &[
            "no", "not", "none", "nothing", "never", "cannot", "without", "neither",
        ],
    };
    has_any(text, signs, lang)
}

fn is_absolute(text: &str, lang: Lang) -> bool {
    let signs: &[&str] = match lang {
        Lang::Ja => &["すべて", "いつも", "だけ", "どれも", "必ず", "全部"],
        Lang::En => &["all", "every", "always", "only", "any", "alone", "each"],
    };
    has_any(text, signs, lang)
}

fn agrees(text: &str, lang: Lang) -> bool {
    let signs: &[&str] = match lang {
        Lang::Ja => &["はい", "ある", "なる", "いつも"],
        Lang::En => &["Yes"],
    };
    signs.iter().any(|sign| text.starts_with(sign))
}

fn gives_a_reason(text: &str, lang: Lang) -> bool {
    let signs: &[&str] = match lang {
        Lang::Ja => &["から", "ので", "ため"],
        Lang::En => &["because", "since", "so", "as"],
    };
    has_any(text, signs, lang)
}

/// What a habit gives each answer of a question: it chooses the highest, and one of several by chance. Nothing
/// where the habit has nothing to say.
type Score = fn(&Asked, Lang) -> Vec<i64>;

fn each(of: &Asked, score: impl Fn(&str) -> i64) -> Vec<i64> {
    of.answers.iter().map(|answer| score(answer)).collect()
}

fn which(of: &Asked, has: impl Fn(&str) -> bool) -> Vec<i64> {
    each(of, |answer| has(answer).into())
}

fn numbers(of: &Asked) -> Vec<i64> {
    let found: Option<Vec<i64>> = of.answers.iter().map(|answer| number(answer)).collect();
    found.unwrap_or_default()
}

/// How near a number is to the middle of three.
fn middle(numbers: &[i64]) -> Vec<i64> {
    let (Some(least), Some(most)) = (numbers.iter().min(), numbers.iter().max()) else {
        return Vec::new();
    };
    let is_between = |of: &i64| i64::from(of != least && of != most);
    numbers.iter().map(is_between).collect()
}

fn length(text: &str) -> i64 {
    i64::try_from(text.chars().count()).unwrap()
}

fn like_the_others(of: &Asked, lang: Lang) -> Vec<i64> {
    let all: Vec<_> = of.answers.iter().map(|text| words(text, lang)).collect();
    let alike = |a: &HashSet<String>, b: &HashSet<String>| {
        1000 * a.intersection(b).count() / a.union(b).count().max(1)
    };
    let one = |own: &HashSet<String>| all.iter().map(|other| alike(own, other)).sum::<usize>();
    all.iter()
        .map(|own| i64::try_from(one(own)).unwrap())
        .collect()
}

fn opposite(scores: Vec<i64>) -> Vec<i64> {
    scores.into_iter().map(|score| -score).collect()
}

const HABITS: [(&str, Score); 24] = [
    ("the longest", |of, _| each(of, length)),
    ("the shortest", |of, _| opposite(each(of, length))),
    ("the middle in length", |of, _| middle(&each(of, length))),
    ("like the question", |of, lang| {
        each(of, |text| shared(text, &words(of.ask, lang), lang))
    }),
    ("unlike the question", |of, lang| {
        opposite(each(of, |text| shared(text, &words(of.ask, lang), lang)))
    }),
    ("like the text above", |of, lang| {
        each(of, |text| shared(text, &words(&of.above, lang), lang))
    }),
    ("unlike the text above", |of, lang| {
        opposite(each(of, |text| shared(text, &words(&of.above, lang), lang)))
    }),
    ("like the other answers", like_the_others),
    ("unlike the other answers", |of, lang| {
        opposite(like_the_others(of, lang))
    }),
    ("the largest number", |of, _| numbers(of)),
    ("the smallest number", |of, _| opposite(numbers(of))),
    ("the middle number", |of, _| middle(&numbers(of))),
    ("what denies", |of, lang| {
        which(of, |text| denies(text, lang))
    }),
    ("what denies nothing", |of, lang| {
        which(of, |text| !denies(text, lang))
    }),
    ("what agrees", |of, lang| {
        which(of, |text| agrees(text, lang))
    }),
    ("what does not agree", |of, lang| {
        which(of, |text| !agrees(text, lang))
    }),
    ("what is absolute", |of, lang| {
        which(of, |text| is_absolute(text, lang))
    }),
    ("what is not absolute", |of, lang| {
        which(of, |text| !is_absolute(text, lang))
    }),
    ("with a comma", |of, _| {
        which(of, |text| text.contains([',', '、']))
    }),
    ("without a comma", |of, _| {
        which(of, |text| !text.contains([',', '、']))
    }),
    ("with a digit", |of, _| {
        which(of, |text| text.contains(|c: char| c.is_ascii_digit()))
    }),
    ("without a digit", |of, _| {
        which(of, |text| !text.contains(|c: char| c.is_ascii_digit()))
    }),
    ("with a reason", |of, lang| {
        which(of, |text| gives_a_reason(text, lang))
    }),
    ("all of these together", together),
];

/// No agreement, no absolute, not the largest number, a denial, and else most words from above.
fn together(of: &Asked, lang: Lang) -> Vec<i64> {
    let numbers = numbers(of);
    let largest = numbers.iter().max();
    let scores = of.answers.iter().enumerate().map(|(at, text)| {
        let is_largest = largest.is_some() && numbers.get(at) == largest;
        shared(text, &words(&of.above, lang), lang) + 2000 * i64::from(denies(text, lang))
            - 5000 * i64::from(agrees(text, lang))
            - 3000 * i64::from(is_absolute(text, lang))
            - 5000 * i64::from(is_largest)
    });
    scores.collect()
}

/// How many questions a habit has an opinion on, how many of them it has right, and how many chance has right.
fn outcome(habit: Score, lang: Lang) -> (usize, f64, f64) {
    let (mut n_asked, mut right, mut chance) = (0, 0.0, 0.0);
    for of in asked(lang) {
        let scores = habit(&of, lang);
        let Some(best) = scores.iter().max() else {
            continue;
        };
        let n_best = scores.iter().filter(|score| *score == best).count();
        if n_best == scores.len() {
            continue;
        }
        n_asked += 1;
        chance += 1.0 / scores.len() as f64;
        if scores[of.right] == *best {
            right += 1.0 / n_best as f64;
        }
    }
    (n_asked, right, chance)
}

#[test]
fn no_habit_finds_the_right_answer_more_than_1_4_times_as_often_as_chance() {
    for lang in Lang::ALL {
        assert!(60 < asked(lang).len());
        for (name, habit) in HABITS {
            let (n_asked, right, chance) = outcome(habit, lang);
            let ratio = right / chance;
            // With few questions one more or less is luck.
            let luck = if n_asked < 20 { 1.0 } else { 0.0 };
            assert!(
                right <= 1.4 * chance + luck,
                "{lang:?}: {name}: {right:.1} of {n_asked}, {ratio:.2} of chance"
            );
        }
    }
}

#[test]
fn a_search_that_is_broken_comes_to_each_outcome_about_as_often_as_to_another() {
    let mut came_to = [0_usize; 5];
    for trial in at_hand::lessons(Lang::En).iter().flat_map(Lesson::trials) {
        let right = n_solutions(trial.side);
        came_to[bitqueens::pages::learn::words::questions::outcome(&trial.run, right)] += 1;
    }
    let n: usize = came_to.iter().sum();
    // Always the same answer is right in 1.4 of a fifth at most.
    for n_right in came_to {
        assert!(5 * 10 * n_right <= 14 * n, "{came_to:?}");
        assert!(0 < n_right, "{came_to:?}");
    }
}

#[test]
fn what_a_broken_line_comes_to_names_no_word_of_the_code() {
    let mut n = 0;
    for lang in Lang::ALL {
        for of in at_hand::lessons(lang)
            .iter()
            .flat_map(|lesson| &lesson.blocks)
        {
            let Block::Find(of) = of else {
                continue;
            };
            let symptoms = bitqueens::pages::learn::words::find::symptoms(of);
            assert!(!symptoms.in_lang(lang).contains('`'));
            n += 1;
        }
    }
    assert!(30 < n, "{n}");
}

/// The program on a visit, on the document of a page.
fn on_visit(visit: u64, address: &str, stored: Vec<(String, String)>) -> Program {
    Program::open_in(Environment {
        address: address.into(),
        visit: Some(visit),
        stored,
        ..Environment::default()
    })
}

/// The quizzes of the open lesson.
fn drawn(program: &Program) -> Vec<Attempt> {
    let states = program.open_lesson().states.iter();
    let quizzes = states.filter_map(|state| match state {
        BlockState::Quiz(of) => Some(of.attempt.clone()),
        _ => None,
    });
    quizzes.collect()
}

#[test]
fn the_order_of_a_visit_is_the_document_s_where_one_stands_and_drawn_elsewhere() {
    let slugs = || COURSE.iter().map(|lesson| &*lesson.slug);
    let (mut places, mut n_visits) = (Vec::new(), 0);
    for visit in 1..=20 {
        n_visits += 1;
        let mut program = on_visit(visit, "learn/", Vec::new());
        for slug in slugs() {
            program.go(&format!("learn/{slug}/"));
            for quiz in drawn(&program) {
                places.push(usize::try_from(quiz.question.right_value().unwrap()).unwrap());
            }
        }
    }
    let n_quizzes = quizzes().count();
    assert_eq!(places.len(), n_quizzes * n_visits);
    for place in 0..3 {
        let n_right = places.iter().filter(|of| **of == place).count();
        is_luck(n_right, places.len(), &format!("place {}", place + 1));
    }
    for (name, step) in [
        ("the last one again", 0),
        ("the next", 1),
        ("the one before", 2),
    ] {
        let n_right = places
            .windows(2)
            .filter(|pair| (pair[0] + step) % 3 == pair[1])
            .count();
        is_luck(n_right, places.len() - 1, name);
    }
    let neither = places.windows(3).filter(|of| of[0] != of[1]);
    let (right, wrong): (Vec<_>, Vec<_>) = neither.partition(|of| of[2] == 3 - of[0] - of[1]);
    is_luck(
        right.len(),
        right.len() + wrong.len(),
        "neither of the last two",
    );
    // What was right on the last visit is right by chance on the next.
    let same = (n_quizzes..places.len()).filter(|at| places[*at] == places[at - n_quizzes]);
    is_luck(
        same.count(),
        places.len() - n_quizzes,
        "as on the last visit",
    );
    // A document's own lesson is as the document has it, also when the reader comes back to it.
    for slug in slugs() {
        let address = format!("learn/{slug}/");
        let document = drawn(&Program::open(&address));
        let mut program = on_visit(7, &address, Vec::new());
        assert_eq!(drawn(&program), document, "{slug}");
        program.go("learn/");
        program.go(&address);
        assert_eq!(drawn(&program), document, "{slug}");
    }
}

#[test]
fn an_answer_that_is_kept_is_the_same_one_in_another_order() {
    let chosen = |quiz: &Attempt| {
        let at = usize::try_from(quiz.kept()?).ok()?;
        let choices = quiz.question.kind.choices();
        choices.get(at).map(|of| of.in_lang(Lang::En).to_owned())
    };
    let mut n_moved = 0;
    for visit in 1..=9 {
        let mut program = on_visit(visit, "learn/", Vec::new());
        program.go("learn/or/");
        let give = AnswerAction::Give(Some(1.into()));
        let choose = program.on_quiz(0, bitqueens::pages::learn::BlockAction::Answer(give));
        program.act(choose);
        let before = drawn(&program);
        let attempts = &program.page::<LearnPage>().attempts;
        let kept = attempts.changes(&Attempts::default(), &[], 1);
        let kept = kept
            .into_iter()
            .filter_map(|(key, text)| Some((key, text?)));
        let mut again = on_visit(visit + 100, "learn/", kept.collect());
        again.go("learn/or/");
        let after = drawn(&again);
        assert!(chosen(&before[0]).is_some());
        assert_eq!(chosen(&before[0]), chosen(&after[0]));
        assert_eq!(before[0].is_right(), after[0].is_right());
        n_moved += u32::from(before[0].kept() != after[0].kept());
    }
    assert!(3 <= n_moved, "{n_moved}");
}
