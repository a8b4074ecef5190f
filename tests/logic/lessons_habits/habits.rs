//! Ways to choose an answer without understanding the question.

use std::collections::HashSet;

use super::asked::Choice;
use bitqueens::text::Lang;

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
pub(super) type Score = fn(&Choice, Lang) -> Vec<i64>;

fn each(of: &Choice, score: impl Fn(&str) -> i64) -> Vec<i64> {
    of.answers.iter().map(|answer| score(answer)).collect()
}

fn which(of: &Choice, has: impl Fn(&str) -> bool) -> Vec<i64> {
    each(of, |answer| has(answer).into())
}

fn numbers(of: &Choice) -> Vec<i64> {
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

fn like_the_others(of: &Choice, lang: Lang) -> Vec<i64> {
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

/// What an answer has in common with the paragraphs above, from one on.
fn with_above(of: &Choice, lang: Lang, from: usize) -> Vec<i64> {
    let with = words(&of.above[from..].join(" "), lang);
    each(of, |text| shared(text, &with, lang))
}

fn with_question(of: &Choice, lang: Lang) -> Vec<i64> {
    let with = words(&of.ask, lang);
    each(of, |text| shared(text, &with, lang))
}

/// The answer at a place, counted from 0.
fn at(of: &Choice, place: Option<usize>) -> Vec<i64> {
    let places = 0..of.answers.len();
    places.map(|at| i64::from(Some(at) == place)).collect()
}

/// The place of each answer when all are put in an order.
fn placed<T: Ord>(of: &Choice, key: impl Fn(&str) -> T) -> Vec<i64> {
    let rank = |text: &str| {
        of.answers
            .iter()
            .filter(|other| key(other) < key(text))
            .count()
    };
    each(of, |text| i64::try_from(rank(text)).unwrap())
}

/// The signs with which the answers begin alike.
fn begins_like_another(of: &Choice) -> Vec<i64> {
    let alike = |a: &str, b: &str| a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    let others = |own: &str| {
        let others = of.answers.iter().filter(|other| *other != own);
        others.map(|other| alike(own, other)).max().unwrap_or(0)
    };
    each(of, |text| i64::try_from(others(text)).unwrap())
}

fn hedges(text: &str, lang: Lang) -> bool {
    let signs: &[&str] = match lang {
        Lang::Ja => &["こともあ", "場合", "とき", "なら", "ことが多", "ほとんど"],
        Lang::En => &[
            "may", "some", "most", "if", "unless", "where", "when", "can",
        ],
    };
    has_any(text, signs, lang)
}

/// Whether a number of the answer stands in the text above.
fn quotes_a_number(of: &Choice) -> Vec<i64> {
    let digits = |text: &str| -> HashSet<String> {
        let parts = text.split(|c: char| !c.is_ascii_digit());
        parts
            .filter(|of| !of.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let above = digits(&of.above.join(" "));
    which(of, |text| !digits(text).is_disjoint(&above))
}

/// The signs that are no letters and no digits.
fn n_operators(text: &str) -> i64 {
    let signs = text.chars().filter(|sign| "+-*/%&|^~<>=()".contains(*sign));
    i64::try_from(signs.count()).unwrap()
}

pub(super) const HABITS: [(&str, Score); 48] = [
    // The habits of a reader who looks at the answers alone.
    ("the first", |of, _| at(of, Some(0))),
    ("the last", |of, _| at(of, of.answers.len().checked_sub(1))),
    ("neither the first nor the last", |of, _| {
        let last = of.answers.len() - 1;
        (0..=last)
            .map(|at| i64::from(at != 0 && at != last))
            .collect()
    }),
    ("the second", |of, _| at(of, Some(1))),
    ("the last but one", |of, _| {
        at(of, of.answers.len().checked_sub(2))
    }),
    ("the longest", |of, _| each(of, length)),
    ("the shortest", |of, _| opposite(each(of, length))),
    ("the middle in length", |of, _| middle(&each(of, length))),
    ("neither of the two longest", |of, _| {
        let n = i64::try_from(of.answers.len()).unwrap();
        let ranks = placed(of, length);
        ranks.iter().map(|rank| i64::from(*rank < n - 2)).collect()
    }),
    ("like the other answers", like_the_others),
    ("unlike the other answers", |of, lang| {
        opposite(like_the_others(of, lang))
    }),
    ("begins like another", |of, _| begins_like_another(of)),
    ("begins unlike the others", |of, _| {
        opposite(begins_like_another(of))
    }),
    // Numbers.
    ("the largest number", |of, _| numbers(of)),
    ("the smallest number", |of, _| opposite(numbers(of))),
    ("the middle number", |of, _| middle(&numbers(of))),
    ("a number from above", |of, _| quotes_a_number(of)),
    ("no number from above", |of, _| {
        opposite(quotes_a_number(of))
    }),
    // What stands around.
    ("like the question", with_question),
    ("unlike the question", |of, lang| {
        opposite(with_question(of, lang))
    }),
    ("like the text above", |of, lang| with_above(of, lang, 0)),
    ("unlike the text above", |of, lang| {
        opposite(with_above(of, lang, 0))
    }),
    ("like the last paragraph", |of, lang| {
        with_above(of, lang, of.above.len().saturating_sub(1))
    }),
    ("unlike the last paragraph", |of, lang| {
        opposite(with_above(of, lang, of.above.len().saturating_sub(1)))
    }),
    // How it is said.
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
    ("what hedges", |of, lang| {
        which(of, |text| hedges(text, lang))
    }),
    ("what does not hedge", |of, lang| {
        which(of, |text| !hedges(text, lang))
    }),
    ("with a reason", |of, lang| {
        which(of, |text| gives_a_reason(text, lang))
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
    ("with code", |of, _| which(of, |text| text.contains('`'))),
    ("without code", |of, _| {
        which(of, |text| !text.contains('`'))
    }),
    ("with the most operators", |of, _| each(of, n_operators)),
    ("with the fewest operators", |of, _| {
        opposite(each(of, n_operators))
    }),
    ("first by the alphabet", |of, _| {
        opposite(placed(of, str::to_owned))
    }),
    ("last by the alphabet", |of, _| placed(of, str::to_owned)),
    // What was right before.
    ("the place that was right last", |of, _| at(of, of.before)),
    ("another place than last", |of, _| {
        opposite(at(of, of.before))
    }),
    ("the place behind the last", |of, _| {
        at(of, of.before.map(|before| (before + 1) % of.answers.len()))
    }),
    ("the place before the last", |of, _| {
        let n = of.answers.len();
        at(of, of.before.map(|before| (before + n - 1) % n))
    }),
    // No agreement, no absolute, not the largest number, a denial, and else most words from above.
    ("a reader of tests", |of, lang| {
        let numbers = numbers(of);
        let largest = numbers.iter().max();
        let above = with_above(of, lang, 0);
        let scores = of.answers.iter().zip(above).enumerate();
        let scores = scores.map(|(at, (text, above))| {
            let is_largest = largest.is_some() && numbers.get(at) == largest;
            above + 2000 * i64::from(denies(text, lang))
                - 5000 * i64::from(agrees(text, lang))
                - 3000 * i64::from(is_absolute(text, lang))
                - 5000 * i64::from(is_largest)
        });
        scores.collect()
    }),
];
