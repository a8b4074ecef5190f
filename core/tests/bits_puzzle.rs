//! Puzzles: an expression is judged with every value of its names.

use bitqueens_core::bits::{
    Mistake, Operator, Puzzle, PuzzleRefusal, PuzzleVerdict, Scope, View, Wanted, Width, Word,
};

fn puzzle(names: &[&str], width: u8, answer: &str) -> Puzzle {
    Puzzle {
        width: Width::new(width).unwrap(),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        numbers: vec![0, 1, 3],
        operators: Operator::ALL.to_vec(),
        most: 3,
        wanted: Wanted::Word,
        answer: answer.to_owned(),
        n_shorter: None,
    }
}

/// The values of the names in every case, the first name's changing last.
fn cases(puzzle: &Puzzle) -> Vec<Vec<u32>> {
    let words = 0..=puzzle.width.mask();
    puzzle.names.iter().fold(vec![vec![]], |cases, _| {
        let longer = |case: &Vec<u32>| {
            let of = words.clone().map(|word| [&case[..], &[word]].concat());
            of.collect::<Vec<_>>()
        };
        cases.iter().flat_map(longer).collect()
    })
}

fn value(puzzle: &Puzzle, text: &str, case: &[u32]) -> Word {
    let none = Scope::new(puzzle.width, View::Unsigned);
    let named = puzzle.names.iter().zip(case);
    let scope = named.fold(none, |scope, (name, value)| scope.with(name, *value));
    scope.evaluate(text).unwrap().result
}

#[test]
fn the_first_case_that_is_wrong_is_the_one_that_evaluation_finds() {
    let texts = [
        "x",
        "3",
        "(x)",
        "-x",
        "~x",
        "x & -x",
        "x - (x & x - 1)",
        "x & (~x + 1)",
        "x << 1",
        "x >> x",
        "0 - x & x",
        "x ^ x & x - 1",
        "1",
        "x & 3",
        "x & -x | x >> 3",
    ];
    let pairs = [
        "x | y",
        "x + y",
        "y",
        "x ^ y",
        "x - y",
        "y << x",
        "-(-x - y)",
        "x | y | x & y",
    ];
    let of_one = texts.map(|text| (puzzle(&["x"], 8, "x & -x"), text));
    let of_two = pairs.map(|text| (puzzle(&["x", "y"], 5, "x | y"), text));
    let mut n_right = 0;
    for (mut puzzle, text) in of_one.into_iter().chain(of_two) {
        for wanted in Wanted::ALL {
            puzzle.wanted = wanted;
            let is_wrong = |case: &&Vec<u32>| {
                let values = [text, &puzzle.answer].map(|text| value(&puzzle, text, case));
                match wanted {
                    Wanted::Word => values[0] != values[1],
                    Wanted::Zero => (values[0].value() == 0) != (values[1].value() == 0),
                }
            };
            let all = cases(&puzzle);
            assert_eq!(puzzle.n_cases() as usize, all.len());
            match (all.iter().find(is_wrong), puzzle.judge(text)) {
                (None, Ok(PuzzleVerdict::Right { .. } | PuzzleVerdict::TooLong { .. })) => {
                    n_right += 1;
                }
                (Some(case), Ok(PuzzleVerdict::Wrong(found))) => {
                    let words = found.words.iter().map(|(_, word)| word.value());
                    assert!(words.eq(case.iter().copied()), "{text}: {found:?}");
                    assert_eq!(
                        found.evaluation.result,
                        value(&puzzle, text, case),
                        "{text}"
                    );
                    assert_eq!(found.wanted, value(&puzzle, &puzzle.answer, case), "{text}");
                }
                (first, verdict) => panic!("{text}: {first:?}, {verdict:?}"),
            }
        }
    }
    assert!((8..40).contains(&n_right), "{n_right}");
}

#[test]
fn what_the_puzzle_does_not_have_is_refused() {
    let puzzle = Puzzle {
        operators: vec![Operator::Not, Operator::And, Operator::Add],
        ..puzzle(&["x"], 8, "x & (~x + 1)")
    };
    for (text, refused) in [
        ("x & -x", PuzzleRefusal::Operator(Operator::Negate)),
        ("x - 1", PuzzleRefusal::Operator(Operator::Subtract)),
        ("x & 2", PuzzleRefusal::Number(Word::cut(2, Width::BYTE))),
        ("2", PuzzleRefusal::Number(Word::cut(2, Width::BYTE))),
    ] {
        assert_eq!(puzzle.judge(text), Err(refused), "{text}");
    }
    // A number is the same however it is written.
    assert_eq!(
        puzzle.judge("x & ~x + 0b1"),
        Ok(PuzzleVerdict::Right { n_operators: 3 })
    );
    assert!(matches!(
        puzzle.judge("x & ~!!x + 1"),
        Ok(PuzzleVerdict::TooLong { n_operators: 5 })
    ));
    for (text, mistake) in [
        ("", Mistake::Empty),
        ("x &", Mistake::MissingOperand),
        ("(x", Mistake::Unclosed),
        ("y", Mistake::UnknownName("y".to_owned())),
    ] {
        let Err(PuzzleRefusal::Unread(error)) = puzzle.judge(text) else {
            panic!("{text} was read");
        };
        assert_eq!(error.fault, mistake, "{text}");
    }
}

#[test]
fn expressions_are_counted_by_their_operators() {
    let mut puzzle = puzzle(&["x"], 8, "x");
    puzzle.numbers = vec![1];
    puzzle.operators = vec![Operator::Negate, Operator::And];
    // Of x and 1: themselves; -x -1, and four with &; then - before each of the six, and & in 2 * 2 * 6 ways.
    let counts = [0, 2, 2 + 6, 2 + 6 + 6 + 24];
    for (n_operators, count) in counts.into_iter().enumerate() {
        assert_eq!(
            puzzle.n_expressions_below(n_operators),
            count,
            "{n_operators}"
        );
    }
    assert_eq!((puzzle.n_operators(), puzzle.fewest()), (0, None));
    puzzle.n_shorter = Some(0);
    assert_eq!(puzzle.fewest(), Some(0));
}
