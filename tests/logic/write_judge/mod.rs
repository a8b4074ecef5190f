//! What is said of programs that a learner would write.

mod attack;
mod document;
mod queen;
mod rows;

use bitqueens::{
    draw::{Mark, Pointed},
    pages::write::{ProgramWalk, board},
    player::{CounterTarget, Sequence},
    text::{Lang, listing_text, outcome},
};
use bitqueens_core::{
    bits::BitOrder,
    program::{Divergence, Judgement, Program, ProgramError, Stop, Verdict},
    solver::Size,
};

/// The listing with a part of its text replaced.
#[track_caller]
fn changed(from: &str, to: &str) -> String {
    let listing = listing_text();
    assert_eq!(listing.matches(from).count(), 1, "{from}");
    listing.replace(from, to)
}

#[track_caller]
fn judged(text: &str) -> Judgement {
    let program: Result<_, ProgramError> = Program::read(text);
    Judgement::of(&program.expect(text))
}

/// What a judgement comes to, on one line.
fn told(judgement: &Judgement) -> String {
    let stop = match judgement.stop {
        Some(Stop::Endless) => format!("endless in row {:?}; ", judgement.row),
        Some(Stop::Index { spot, index, .. }) => format!("index {index} in line {}; ", spot.line),
        None => String::new(),
    };
    let wrong = judgement.wrong_size().map_or(0, Size::get);
    let divergence = judgement.divergence.map(|at| {
        let (word, wrong) = (at.word.name(), at.wrong);
        let (n, step, line, row) = (at.size, at.step, at.line, at.row);
        format!("N {n} step {step} line {line}: {word} of row {row}: {wrong:?}")
    });
    let divergence = divergence.unwrap_or_default();
    format!(
        "{} at {wrong}; {stop}{divergence}",
        judgement.verdict().name()
    )
}

/// A part of the listing, what stands in its place, and what is said.
type Case = (&'static str, &'static str, &'static str);

#[test]
fn a_wrong_program_is_told_where_it_goes_wrong() {
    let mut faults = Vec::new();
    for (from, to, said) in [queen::WRONG, attack::WRONG, rows::WRONG].concat() {
        let judgement = judged(&changed(from, to));
        let told = told(&judgement);
        if told != said {
            faults.push(format!("({from:?}, {to:?}, {told:?}),"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn a_wrong_word_is_shown_on_a_board_of_four_rows_or_more() {
    let mut only_on_small = Vec::new();
    for (from, to, _) in [queen::WRONG, attack::WRONG, rows::WRONG].concat() {
        let judgement = judged(&changed(from, to));
        assert_eq!(judgement.drawn.is_some(), judgement.divergence.is_some());
        let Some((first, drawn)) = judgement.divergence.zip(judgement.drawn) else {
            continue;
        };
        if drawn.size.get() < Judgement::DRAWN {
            assert_eq!(drawn, first);
            only_on_small.push((from, to));
        } else if Judgement::DRAWN <= first.size.get() {
            assert_eq!(drawn, first);
        }
    }
    assert_eq!(only_on_small, []);
}

/// The queens that the board shows where a program goes wrong, above the row that is wrong.
fn queens_above(text: &str, at: Divergence) -> Vec<(u8, u8)> {
    let mut walk = ProgramWalk::new(&Program::read(text).unwrap(), at.size);
    walk.go(&CounterTarget::step(at.step), u64::MAX);
    let board = board(&walk, None, BitOrder::default());
    let queens = board.squares.iter().filter(|of| of.mark == Mark::Queen);
    let above = queens.filter(|of| of.row < at.row);
    above.map(|of| (of.row, of.column)).collect()
}

#[test]
fn the_board_marks_the_wrong_square_and_draws_the_line_that_decides_it() {
    let mut n_lines = 0;
    for (from, to, _) in [queen::WRONG, attack::WRONG, rows::WRONG].concat() {
        let text = changed(from, to);
        let Some(at) = judged(&text).drawn else {
            continue;
        };
        let mut walk = ProgramWalk::new(&Program::read(&text).unwrap(), at.size);
        walk.go(&CounterTarget::step(at.step), u64::MAX);
        for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
            let board = board(&walk, Some(at), order);
            let pointed = |part| {
                let squares = board.squares.iter();
                squares.filter(move |square| square.pointed == Some(part))
            };
            let on_board = at.wrong.power().filter(|power| *power < at.size.get());
            let column = on_board.map(|power| order.column(power, at.size.get()));
            let column = column.filter(|_| board.row_in_work() == Some(at.row));
            let wrong: Vec<_> = pointed(Pointed::Wrong)
                .map(|of| (of.row, of.column))
                .collect();
            let expected: Vec<_> = column.map(|column| (at.row, column)).into_iter().collect();
            assert_eq!(wrong, expected, "{from} -> {to}");
            if let (Some(by), Some(_)) = (at.wrong.by(), column) {
                let queens: Vec<_> = pointed(Pointed::Cause).map(|of| of.row).collect();
                assert_eq!(queens, [by.queen_row], "{from} -> {to}");
                let square = pointed(Pointed::Wrong).next().unwrap();
                assert!(
                    square.drawn_lines().any(|line| line == by.line),
                    "{from} -> {to}"
                );
                n_lines += 1;
            }
        }
    }
    assert!(20 < n_lines, "{n_lines}");
}

#[test]
fn a_program_that_keeps_no_board_is_told_the_same_word_of_the_same_row() {
    const BOARD: &str = "        board[row] = bit;\n";
    let mut others = Vec::new();
    for (from, to, _) in [queen::WRONG, attack::WRONG, rows::WRONG].concat() {
        let text = changed(from, to);
        if text.matches(BOARD).count() != 1 || from.contains("board") || to.contains("board") {
            continue;
        }
        let [with, without] = [text.clone(), text.replace(BOARD, "")].map(|text| judged(&text));
        let place = |of: &Judgement| of.divergence.map(|at| (at.size, at.row, at.wrong));
        let is_same = place(&with) == place(&without)
            && with.drawn.map(|at| queens_above(&text, at))
                == without
                    .drawn
                    .map(|at| queens_above(&text.replace(BOARD, ""), at));
        if !is_same {
            others.push(format!(
                "{from:?} {to:?}: {} | {}",
                told(&with),
                told(&without)
            ));
        }
    }
    assert!(others.is_empty(), "\n{}", others.join("\n"));
}

#[test]
fn a_program_that_says_no_queens_is_told_what_is_missing() {
    let says_it = |text: &str| {
        let program = Program::read(text).unwrap();
        let said = outcome(&Judgement::of(&program), &program);
        Lang::ALL.map(|lang| said.in_lang(lang).contains("`board[row]`"))
    };
    assert_eq!(says_it("solutions = n;"), [true; 2]);
    let wrong = changed("<< 1", ">> 1");
    assert_eq!(says_it(&wrong), [false; 2]);
    assert_eq!(says_it(&wrong.replace("board[row] = bit;", "")), [false; 2]);
}

#[test]
fn what_counts_right_is_right_whatever_its_way() {
    let right = |text: &str| {
        let judgement = judged(text);
        assert_eq!(
            judgement.verdict(),
            Verdict::Right,
            "{text}\n{}",
            told(&judgement)
        );
        assert_eq!(judgement.counts, [1, 0, 0, 2, 10, 4, 40, 92]);
        assert_eq!(judgement.divergence, None);
    };
    right(&listing_text());
    right(&changed(
        "bitmap[row] ^= bit;",
        "bitmap[row] &= bitmap[row] - 1;",
    ));
    right(&changed(
        "(left[row-1] | bit) << 1",
        "mask & (left[row-1] | bit) << 1",
    ));
    // Another order of the squares, and another name for a word.
    let highest =
        "bit = bitmap[row]; bit |= bit >> 1; bit |= bit >> 2; bit |= bit >> 4; bit ^= bit >> 1;";
    right(&changed("bit = bitmap[row] & -bitmap[row];", highest));
    // On the last row one square is free, and the count does not read the board.
    right(&changed("solutions += 1; row -= 1;", "solutions += 1;"));
    right(&changed("board[row] = bit;", "board[row] = row;"));
    right(
        &listing_text()
            .replace("left", "up_left")
            .replace("board", "queens"),
    );
}
