//! Answers that are chosen without reading: none of them is right much more often than chance.

use std::collections::HashSet;

use bitqueens::{
    pages::learn::{Lesson, Quiz, at_hand},
    text::Lang,
};
use bitqueens_course::QuizAnswer;

fn quizzes_in(lang: Lang) -> impl Iterator<Item = &'static Quiz> {
    at_hand::lessons(lang).iter().flat_map(Lesson::quizzes)
}

fn quizzes() -> impl Iterator<Item = &'static Quiz> {
    quizzes_in(Lang::En)
}

/// How many questions are right where the answer with the highest score is chosen, the first of
/// several.
fn n_right<T: Ord>(lang: Lang, score: impl Fn(&Quiz, &QuizAnswer) -> T) -> usize {
    let is_right = |quiz: &&Quiz| {
        let mut answers: Vec<_> = quiz.answers.iter().collect();
        answers.sort_by_key(|answer| std::cmp::Reverse(score(quiz, answer)));
        answers[0].right
    };
    quizzes_in(lang).filter(is_right).count()
}

/// Three in ten above chance at most.
fn is_near_chance(n_right: usize) -> bool {
    let n_answers: usize = quizzes().map(|quiz| quiz.answers.len()).sum();
    let n_quizzes = quizzes().count();
    10 * n_right * n_answers <= 13 * n_quizzes * n_quizzes
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

#[test]
fn the_right_answer_stands_at_each_place_equally_often() {
    let at = |place: usize| quizzes().filter(move |quiz| quiz.answers[place].right);
    let counts = [0, 1, 2].map(|place| at(place).count());
    let (most, least) = (counts.iter().max().unwrap(), counts.iter().min().unwrap());
    assert!(most - least <= 1, "{counts:?}");
    // No place is right three times in a row.
    let places: Vec<_> = quizzes()
        .map(|quiz| quiz.answers.iter().position(|answer| answer.right))
        .collect();
    let repeats = places
        .windows(3)
        .find(|of| of[0] == of[1] && of[1] == of[2]);
    assert_eq!(repeats, None);
}

#[test]
fn the_length_of_an_answer_does_not_give_it_away() {
    for lang in Lang::ALL {
        let length = |answer: &QuizAnswer| answer.text.chars().count();
        let longest = n_right(lang, |_, answer| length(answer));
        let shortest = n_right(lang, |_, answer| std::cmp::Reverse(length(answer)));
        assert!(is_near_chance(longest), "{lang:?}: longest {longest}");
        assert!(is_near_chance(shortest), "{lang:?}: shortest {shortest}");
    }
}

#[test]
fn an_answer_that_repeats_the_question_is_not_more_often_right() {
    // Two letters that follow each other are compared: Japanese has no spaces.
    let pairs =
        |text: &str| -> HashSet<(char, char)> { text.chars().zip(text.chars().skip(1)).collect() };
    for lang in Lang::ALL {
        let shared = |quiz: &Quiz, answer: &QuizAnswer| {
            let asked = pairs(&quiz.ask);
            let of_answer = pairs(&answer.text);
            1000 * of_answer.intersection(&asked).count() / of_answer.len().max(1)
        };
        let n_right = n_right(lang, shared);
        assert!(is_near_chance(n_right), "{lang:?}: {n_right}");
    }
}

#[test]
fn the_answer_that_denies_or_agrees_is_not_more_often_right() {
    let begins = |answer: &QuizAnswer, word: &str| answer.text.starts_with(word);
    for word in ["Yes", "No", "Only", "It", "In", "The"] {
        let with = |quiz: &&Quiz| quiz.answers.iter().any(|answer| begins(answer, word));
        let (asked, right): (usize, usize) = quizzes().filter(with).fold((0, 0), |sum, quiz| {
            let with: Vec<_> = quiz.answers.iter().filter(|of| begins(of, word)).collect();
            let n_right = with.iter().filter(|answer| answer.right).count();
            (sum.0 + with.len(), sum.1 + n_right)
        });
        assert!(2 * right <= asked + 1, "{word}: {right} of {asked}");
    }
}
