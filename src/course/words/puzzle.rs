//! The words of an expression to be made.

use crate::text::{
    Sentence, phrases, sentence,
    words::{COMMA, expressions},
};
use bitqueens_core::bits::{Mistake, Puzzle, PuzzleRefusal, PuzzleVerdict, Wanted, Word};

use super::list;

phrases! {
    WANTED: Ja "求めるワード", En "what is wanted";
    SHOW_ANSWER: Ja "解答の例を見る", En "Show an answer";
}

/// Lists code.
fn listed(parts: impl IntoIterator<Item = impl ToString, IntoIter: Clone>) -> Sentence {
    let parts: Vec<_> = parts
        .into_iter()
        .map(|part| format!("`{}`", part.to_string()))
        .collect();
    list(&parts, COMMA)
}

/// Says what may be used, and what is tried.
pub fn allowed(puzzle: &Puzzle) -> Sentence {
    let mut signs: Vec<&str> = Vec::new();
    for operator in &puzzle.operators {
        if !signs.contains(&operator.symbol()) {
            signs.push(operator.symbol());
        }
    }
    let (names, signs) = (listed(&puzzle.names), listed(signs));
    let (width, most, n_cases) = (puzzle.width.get(), puzzle.most, puzzle.n_cases());
    let operands = if puzzle.numbers.is_empty() {
        sentence!(Ja "{names}", En "{names}, no number")
    } else {
        let numbers = listed(&puzzle.numbers);
        sentence!(Ja "{names}、数は {numbers}", En "{names}, {numbers}")
    };
    sentence!(
        Ja "使えるもの：{operands}、演算子は {signs} とかっこ。演算子は {most} 個までです。{width} ビットのワードで、{n_cases:,} 通りすべてを試します。",
        En "You may use {operands}, the operators {signs}, and brackets: at most {most} {most:operator|operators}. Words have {width} bits, and all {n_cases:,} cases are tried."
    )
}

/// Says one answer, and why it does it.
pub fn answer(answer: &str, reply: &Sentence) -> Sentence {
    let one = sentence!(Ja "たとえば `{answer}` です。", En "One answer is `{answer}`.");
    one.and(reply)
}

/// Says what an expression came to.
pub fn verdict(puzzle: &Puzzle, verdict: &Result<PuzzleVerdict, PuzzleRefusal>) -> Sentence {
    let n_cases = puzzle.n_cases();
    match verdict {
        Ok(PuzzleVerdict::Right { n_operators }) => {
            let right = sentence!(
                Ja "{n_cases:,} 通りすべてで合っています。演算子は {n} 個です。",
                En "Right in all {n_cases:,} cases, with {n} {n:operator|operators}.";
                n = *n_operators
            );
            right.and(&compared(puzzle, *n_operators))
        }
        Ok(PuzzleVerdict::TooLong { n_operators }) => sentence!(
            Ja "{n_cases:,} 通りすべてで合っていますが、演算子が {n} 個です。{most} 個までで書いてください。",
            En "Right in all {n_cases:,} cases, but with {n} operators. Write it with at most {most}.";
            n = *n_operators, most = puzzle.most
        ),
        Ok(PuzzleVerdict::Wrong(case)) => {
            let words = case.words.iter();
            let words = words.map(|(name, word)| format!("{name} = {word}"));
            let wanted = wanted(puzzle.wanted, case.wanted);
            sentence!(
                Ja "違う値があります。{words} のとき、この式は `{result}` です。{wanted}",
                En "Not in every case. With {words} the expression is `{result}`. {wanted}";
                words = listed(words.collect::<Vec<_>>()), result = case.evaluation.result
            )
        }
        Err(PuzzleRefusal::Operator(operator)) => sentence!(
            Ja "この問題では、演算子 `{sign}` は使えません。",
            En "The operator `{sign}` may not be used here.";
            sign = operator.symbol()
        ),
        Err(PuzzleRefusal::Number(word)) => sentence!(
            Ja "この問題では、数 `{number}` は使えません。",
            En "The number `{number}` may not be used here.";
            number = word.value()
        ),
        Err(PuzzleRefusal::Unread(error)) => match &error.fault {
            Mistake::UnknownName(name) => sentence!(
                Ja "{at} 文字目の「{name}」は、この問題にない名前です。",
                En "Character {at}: this puzzle has no name “{name}”.";
                at = error.at + 1
            ),
            _ => expressions::expression_fault(error),
        },
    }
}

fn wanted(kind: Wanted, word: Word) -> Sentence {
    match kind {
        Wanted::Word => {
            sentence!(Ja "求めるのは `{word}` です。", En "`{word}` is wanted.")
        }
        Wanted::Zero if word.value() == 0 => {
            sentence!(Ja "0 でなければなりません。", En "It is to be 0.")
        }
        Wanted::Zero => {
            sentence!(Ja "0 になってはいけません。", En "It is not to be 0.")
        }
    }
}

/// Says what is known of expressions with other numbers of operators.
fn compared(puzzle: &Puzzle, n_operators: usize) -> Sentence {
    let known = puzzle.n_operators();
    match puzzle.n_shorter {
        _ if known < n_operators => sentence!(
            Ja "{known} 個でも書けます。",
            En "It can be done with {known}."
        ),
        Some(n_shorter) => sentence!(
            Ja "これがいちばん少ない数です。もっと少ない式は {n_shorter:,} 個あり、すべて試しても、合うものはありませんでした。",
            En "No fewer will do: {n_shorter:,} {n_shorter:expression has|expressions have} fewer, all were tried, and none is right."
        ),
        None => Sentence::default(),
    }
}
