//! What is wanted of each puzzle, said once more without its answer; and that no expression with fewer operators does
//! it, by all of them.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod support;

use std::collections::HashSet;

use bitqueens_core::bits::{Operator, Puzzle, PuzzleVerdict, Scope, View, Wanted, Word};
use bitqueens_course::{Lesson, LessonPuzzle, reader::course};
use support::{mistake, texts};

fn lessons() -> Vec<Lesson> {
    course(&texts()).unwrap().swap_remove(0).lessons
}

/// The place value of a word's lowest 1, by looking at one bit after the other; 0 where it has none.
fn lowest(x: u32) -> u32 {
    (0..8)
        .map(|bit| 1 << bit)
        .find(|bit| x & bit != 0)
        .unwrap_or(0)
}

/// Ones at the right end, so many.
fn ones(n: u32) -> u32 {
    (0..n.min(8)).map(|bit| 1 << bit).sum()
}

/// A word made of bits that are asked for one by one.
fn bits(of: impl Fn(u32) -> bool) -> u32 {
    (0..8).map(|bit| u32::from(of(bit)) << bit).sum()
}

/// The bit of a word at a place.
fn at(x: u32, bit: u32) -> bool {
    bit < 32 && x >> bit & 1 == 1
}

/// What a puzzle asks for, from its sentence: the word, or 0 exactly where the sentence says so.
fn meant(name: &str, of: &[u32]) -> u32 {
    let [x, y, z, w] = [0, 1, 2, 3].map(|place| of.get(place).copied().unwrap_or(0));
    match name {
        "rotate" => bits(|bit| at(x, (bit + 7) % 8)),
        "free-squares" => bits(|bit| at(x, bit) && ![y, z, w].iter().any(|of| at(*of, bit))),
        "n-ones" => ones(x),
        "lowest-one" => lowest(x),
        "fill-below" if x == 0 => 255,
        "fill-below" => bits(|bit| at(x, bit) || 1 << bit < lowest(x)),
        "set-lowest" => (0..8)
            .find(|bit| !at(x, *bit))
            .map_or(x, |bit| x + (1 << bit)),
        "choose" => bits(|bit| if at(z, bit) { at(x, bit) } else { at(y, bit) }) & 31,
        // The old x is the word that `x ^ y` was made of.
        "swap" => (0..256).find(|old| old ^ y == x).unwrap(),
        "negative" => (256 - x) % 256,
        "sign" => [0, 255][usize::from(128 <= x)],
        "average" => u32::midpoint(x, y),
        "at-most-one" => u32::from(1 < x.count_ones()),
        "parity" => x.count_ones() % 2,
        // The place that a carry reaches through ones alone, from the lowest 1 on.
        "carry-run" => bits(|bit| {
            let is_below = |of: &u32| 1 << of < lowest(x);
            lowest(x) != 0 && !is_below(&bit) && (0..bit).all(|of| is_below(&of) || at(x, of))
        }),
        "any" => u32::from((0..8).any(|bit| at(x, bit))) * 255,
        "right-half" => ones(x / 2),
        "swap-halves" => x % 16 * 16 + x / 16,
        "xor-from-others" => bits(|bit| at(x, bit) != at(y, bit)),
        _ => panic!("{name} has no meaning here"),
    }
}

fn values(words: &[Word]) -> Vec<u32> {
    words.iter().map(|word| word.value()).collect()
}

#[test]
fn the_answer_of_each_puzzle_is_what_its_sentence_says() {
    let lessons = lessons();
    let puzzles: Vec<_> = lessons.iter().flat_map(Lesson::puzzles).collect();
    assert!(16 <= puzzles.len());
    let names: HashSet<_> = puzzles.iter().map(|of| &of.name).collect();
    assert_eq!(names.len(), puzzles.len(), "two puzzles have one name");
    for LessonPuzzle { name, puzzle, .. } in puzzles {
        for number in 0..puzzle.n_cases() {
            let words = puzzle.case(number);
            let named = puzzle.names.iter().zip(&words);
            let none = Scope::new(puzzle.width, View::Unsigned);
            let scope = named.fold(none, |scope, (name, word)| scope.with(name, word.value()));
            let result = scope.evaluate(&puzzle.answer).unwrap().result;
            let meant = Word::cut(meant(name, &values(&words)), puzzle.width);
            assert!(puzzle.does(result, meant), "{name} of {words:?}: {result}");
        }
    }
}

/// What an expression comes to in the cases that are looked at.
type Values = Vec<u32>;

/// The cases that are looked at: all of one name; of several names those in which each is one of some words.
/// Expressions that differ in none of these are taken for one, which loses none that is right: what is right in all
/// cases is so in these too.
fn cases(puzzle: &Puzzle) -> Vec<Vec<Word>> {
    let words: &[u32] = match puzzle.names.len() {
        1 => {
            return (0..puzzle.n_cases())
                .map(|number| puzzle.case(number))
                .collect();
        }
        2 => &[0, 1, 2, 3, 4, 5, 7, 8, 15, 85, 128, 170, 254, 255],
        3 => &[0, 1, 6, 13, 21, 31],
        _ => &[0, 3, 5, 15],
    };
    let mut cases = vec![Vec::new()];
    for _ in &puzzle.names {
        let longer = |case: &Vec<Word>| {
            let word = |word: &u32| [&case[..], &[Word::cut(*word, puzzle.width)]].concat();
            words.iter().map(word).collect::<Vec<_>>()
        };
        cases = cases.iter().flat_map(longer).collect();
    }
    cases
}

/// Everything that expressions with so many operators come to, from none on; what one with fewer comes to is left out.
/// Beside it, how many expressions these are.
fn all(puzzle: &Puzzle, cases: &[Vec<Word>], most: usize) -> (Vec<Vec<Values>>, u64) {
    let (width, mask) = (puzzle.width, puzzle.width.mask());
    let names = (0..puzzle.names.len())
        .map(|place| -> Values { cases.iter().map(|words| words[place].value()).collect() });
    let numbers = puzzle.numbers.iter();
    let numbers = numbers.map(|number| vec![*number; cases.len()]);
    let operands: Vec<Values> = names.chain(numbers).collect();
    let (mut n_each, mut seen) = (vec![operands.len() as u64], HashSet::new());
    let mut levels = vec![operands];
    seen.extend(levels[0].iter().cloned());
    let apply = |operator: Operator, left: u32, right: u32| {
        let shift = |moved: u64| if right < width.get().into() { moved } else { 0 };
        let (left, by) = (u64::from(left), u64::from(right));
        let wide = match operator {
            Operator::Not => !by,
            Operator::Negate => by.wrapping_neg(),
            Operator::Add => left + by,
            Operator::Subtract => left.wrapping_sub(by),
            Operator::ShiftLeft => shift(left << by.min(32)),
            Operator::ShiftRight => shift(left >> by.min(32)),
            Operator::And => left & by,
            Operator::ExclusiveOr => left ^ by,
            Operator::Or => left | by,
        };
        u32::try_from(wide & u64::from(mask)).unwrap()
    };
    for n_operators in 1..=most {
        let (mut level, mut n_expressions) = (Vec::new(), 0);
        let mut put = |values: Values| {
            if !seen.contains(&values) {
                seen.insert(values.clone());
                level.push(values);
            }
        };
        for operator in &puzzle.operators {
            if operator.is_unary() {
                let below = &levels[n_operators - 1];
                n_expressions += n_each[n_operators - 1];
                for of in below {
                    put(of.iter().map(|x| apply(*operator, 0, *x)).collect());
                }
                continue;
            }
            for n_left in 0..n_operators {
                let n_right = n_operators - 1 - n_left;
                n_expressions += n_each[n_left] * n_each[n_right];
                for left in &levels[n_left] {
                    for right in &levels[n_right] {
                        let pairs = left.iter().zip(right);
                        put(pairs.map(|(x, y)| apply(*operator, *x, *y)).collect());
                    }
                }
            }
        }
        levels.push(level);
        n_each.push(n_expressions);
    }
    (levels, n_each.iter().sum())
}

#[test]
fn no_expression_with_fewer_operators_does_it() {
    let mut told = Vec::new();
    for lesson in lessons() {
        for LessonPuzzle { name, puzzle, .. } in lesson.puzzles() {
            let Some(n_shorter) = puzzle.n_shorter else {
                continue;
            };
            let cases = cases(puzzle);
            let least = puzzle.n_operators();
            let (levels, n_tried) = all(puzzle, &cases, least - 1);
            assert_eq!(n_tried, n_shorter, "{name}");
            let wanted: Values = cases
                .iter()
                .map(|words| meant(name, &values(words)) & puzzle.width.mask())
                .collect();
            let does = |of: &Values| {
                of.iter()
                    .zip(&wanted)
                    .all(|(is, wanted)| match puzzle.wanted {
                        Wanted::Word => is == wanted,
                        Wanted::Zero => (*is == 0) == (*wanted == 0),
                    })
            };
            assert!(
                !levels.iter().flatten().any(does),
                "{name} has a shorter answer"
            );
            let n_words: usize = levels.iter().map(Vec::len).sum();
            told.push(format!(
                "{}/{name}: {least}, {n_tried}, {n_words}",
                lesson.slug
            ));
        }
    }
    assert!(14 <= told.len());
}

#[test]
fn the_enumeration_finds_an_answer_where_there_is_one() {
    // One operator more than the proof tries: the answer itself is among them.
    for lesson in lessons() {
        for LessonPuzzle { name, puzzle, .. } in lesson.puzzles() {
            if 3 < puzzle.n_operators() {
                continue;
            }
            let cases = cases(puzzle);
            let (levels, _) = all(puzzle, &cases, puzzle.n_operators());
            let none = Scope::new(puzzle.width, View::Unsigned);
            let answer = |words: &Vec<Word>| {
                let named = puzzle.names.iter().zip(words);
                let scope =
                    named.fold(none.clone(), |of, (name, word)| of.with(name, word.value()));
                scope.evaluate(&puzzle.answer).unwrap().result.value()
            };
            let answer: Values = cases.iter().map(answer).collect();
            assert!(levels.last().unwrap().contains(&answer), "{name}");
        }
    }
}

#[test]
fn an_answer_is_taken_with_as_many_operators_as_are_allowed() {
    for lesson in lessons() {
        for LessonPuzzle { name, puzzle, .. } in lesson.puzzles() {
            let n_operators = puzzle.n_operators();
            let right = Ok(PuzzleVerdict::Right { n_operators });
            assert_eq!(puzzle.judge(&puzzle.answer), right, "{name}");
            if 1 < puzzle.names.len() {
                continue;
            }
            let strict = Puzzle {
                most: n_operators - 1,
                ..puzzle.clone()
            };
            let long = Ok(PuzzleVerdict::TooLong { n_operators });
            assert_eq!(strict.judge(&puzzle.answer), long, "{name}");
        }
    }
}

#[test]
fn mistakes_in_a_puzzle_are_found_with_their_line() {
    let file = "lessons/lowest.ja.md";
    let line = |from: &str| {
        let before = texts()[file]
            .split(from)
            .next()
            .unwrap()
            .matches('\n')
            .count();
        format!("{file}:{}: ", before + 1)
    };
    for (from, to, words) in [
        (
            "names = x; numbers",
            "names = x y z; numbers",
            "more than 16 bits",
        ),
        (
            "names = x; numbers",
            "names = 1x; numbers",
            "`1x` is no name",
        ),
        (
            "operators = ~ & +",
            "operators = ~ & *",
            "`*` is no operator",
        ),
        ("solution: x & (~x + 1)", "solution: x & -x", "is no answer"),
        (
            "solution: x & (~x + 1)",
            "solution: x & (~x + 1",
            "is no answer",
        ),
        (
            "shorter: 102",
            "shorter: 101",
            "102 expressions have fewer than 3",
        ),
        ("most = 4", "most = 2", "is no answer"),
        ("most = 4", "most = 4; wanted = bit", "no kind of result"),
    ] {
        let said = mistake("lowest", from, to);
        assert!(said.contains(words), "{said}");
        // What the answer overlooks is told where the answer stands.
        let at = if words == "is no answer" {
            "solution: "
        } else {
            from
        };
        assert!(said.starts_with(&line(at)), "{said}");
    }
}
