//! The numbers of the lessons on counting, each worked out again.

use bitqueens::text::Lang;

use bitqueens::{
    course::{Block, BoardSymmetry, Exercise, Picture, sketch_of},
    pages::lesson::{JoinTotals, LastCount, LessonAction, LessonPage},
    site::Finished,
};
use bitqueens_core::{
    counting::{CountMethod, Cut, Kernel, known, plan},
    solver::{Size, Solutions},
};

use crate::{
    course_texts::{lesson, lessons},
    lesson_page::right,
    lessons_right::says,
    program::Program,
};

/// The lessons whose first exercises are answered here in another way.
const SLUGS: [&str; 5] = ["symmetry", "burnside", "edges", "join", "sixteen"];
/// The seeds that every exercise is tried with.
const SEEDS: u64 = 2_000;

fn size(side: u8) -> Size {
    Size::new(side).unwrap()
}

/// The solutions of a board, each row's queen as a bit.
fn solutions(side: u8) -> Vec<Vec<u32>> {
    let solutions = Solutions::new(size(side));
    solutions.map(|solution| solution.bits().to_vec()).collect()
}

#[test]
fn a_solution_with_a_queen_on_a_crossed_square_has_an_image_with_a_smaller_row_0() {
    for side in [6, 7, 8] {
        for board in solutions(side) {
            let bit = u8::try_from(board[0].trailing_zeros()).unwrap();
            let sketch = sketch_of(&Picture::Edges {
                side: size(side),
                bit,
            });
            let crossed = sketch.unwrap().crossed;
            let queens = board.iter().zip(0..).map(|(queen, row)| {
                let column = u32::from(side) - 1 - queen.trailing_zeros();
                (row, u8::try_from(column).unwrap())
            });
            let is_crossed = queens.into_iter().any(|queen| crossed.contains(&queen));
            let smaller = BoardSymmetry::ALL
                .iter()
                .any(|image| image.of(&board, size(side))[0] < board[0]);
            if bit <= (side - 1) / 2 {
                assert_eq!(is_crossed, smaller, "{board:?}");
            }
        }
    }
}

/// Measures the lists of a board by joining every row set; with the eastern halves of each.
fn totals(cut: Cut, side: u8) -> (JoinTotals, Vec<usize>) {
    let none = JoinTotals {
        side,
        row_sets: 0,
        patterns: 0,
        items: 0,
        pairs: 0,
        rounds: 0,
        solutions: 0,
    };
    let mut n_patterns = Vec::new();
    let work = cut.row_sets().fold(none, |work, set| {
        let joined = cut.join(set);
        n_patterns.push(joined.patterns.len());
        let patterns = joined.patterns.len() as u64;
        let items = joined.items.iter().map(|items| items.len() as u64);
        let items: u64 = items.sum();
        JoinTotals {
            row_sets: work.row_sets + 1,
            patterns: work.patterns + patterns,
            items: work.items + items,
            pairs: work.pairs + patterns * items,
            rounds: work.rounds + patterns.div_ceil(128) * items,
            solutions: work.solutions + joined.solutions(),
            ..work
        }
    });
    (work, n_patterns)
}

#[test]
fn the_lists_of_both_boards() {
    for work in [JoinTotals::EIGHT, JoinTotals::SIXTEEN] {
        let cut = Cut::new(size(work.side)).unwrap();
        let (measured, n_patterns) = totals(cut, work.side);
        assert_eq!(measured, work);
        assert_eq!(work.solutions, known(size(work.side)).total);
        if work.side == 16 {
            // The largest list: the ANDs of 128 bits that it takes, and how full the last one is.
            let most = n_patterns.iter().max().copied().unwrap();
            let full = most / 128;
            says(
                "sixteen",
                &format!(
                    "128 の {full} 倍は {} で、残りの {} 個",
                    full * 128,
                    most - full * 128
                ),
                &format!(
                    "{full} times 128 are {} halves, and the other {}",
                    full * 128,
                    most - full * 128
                ),
            );
            says(
                "sixteen",
                &format!("東の半盤 {most} 個と"),
                &format!("matched with {most} eastern halves"),
            );
            // Lists of 512 at most have tables for six diagonals each.
            let n_tabled = n_patterns.iter().filter(|of| **of <= 512).count();
            assert!(4 * n_tabled > 3 * n_patterns.len());
        }
    }
}

#[test]
fn the_page_that_counts_joins_the_boards_that_the_lessons_name() {
    let method = |side| plan(size(side)).method();
    let searched: Vec<u8> = (9..=27)
        .filter(|side| method(*side) == CountMethod::Search)
        .collect();
    assert_eq!(searched, [9, 10, 11, 12, 13, 14, 15, 26]);
}

fn exercises() -> impl Iterator<Item = (&'static str, Exercise)> {
    SLUGS.into_iter().flat_map(|slug| {
        let exercises = bitqueens::course::exercises(lesson(slug).unwrap());
        exercises.take(1).map(move |exercise| (slug, exercise))
    })
}

/// The numbers of a text.
fn numbers(text: &str) -> Vec<u64> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn the_answers_are_those_of_another_way() {
    for (slug, exercise) in exercises() {
        for seed in 0..SEEDS {
            let question = exercise.question(seed);
            let en = question.prompt.in_lang(Lang::En);
            let words: Vec<(&str, u64)> = match &question.given {
                bitqueens::question::Given::Words(words) => words
                    .iter()
                    .map(|(name, word)| (*name, word.value().into()))
                    .collect(),
                _ => Vec::new(),
            };
            let word = |name: &str| words.iter().find(|(own, _)| *own == name).unwrap().1;
            match (slug, question.name) {
                ("burnside", _) => {
                    let [total, half, quarter] = numbers(en)[..] else {
                        panic!("{en}")
                    };
                    assert_eq!(8 * right(&question), total + half + 2 * quarter, "{en}");
                }
                ("join", _) => {
                    // Only the last sentence but one says which diagonals the western half occupies.
                    let asked = en.split(". ").nth(2).unwrap();
                    let asked = words.iter().filter(|(name, _)| asked.contains(name));
                    let all = asked.fold(0xff, |all, (_, word)| all & word);
                    assert_eq!(right(&question), all, "{en}");
                }
                ("sixteen", _) => {
                    let fits =
                        (0..8).filter(|at| word("d0") >> at & 1 == 1 && word("d1") >> at & 1 == 1);
                    assert_eq!(right(&question), fits.count() as u64);
                }
                ("edges", _) => {
                    let side = u64::from(question.n_bits().unwrap());
                    let bitqueens::question::Given::Board(board) = &question.given else {
                        panic!("a board")
                    };
                    let queen = board
                        .squares
                        .iter()
                        .find(|square| square.mark == bitqueens::draw::Mark::Queen)
                        .unwrap();
                    let near = u64::from(queen.column).min(side - 1 - u64::from(queen.column));
                    let row = *numbers(en).last().unwrap();
                    for at in 0..side {
                        let (of_row, of_column) = (row.min(side - 1 - row), at.min(side - 1 - at));
                        // A square of an edge stands as far from a corner along that edge.
                        let used = (of_row != 0 || near <= of_column)
                            && (of_column != 0 || near <= of_row);
                        assert_eq!(right(&question) >> at & 1 == 1, used, "{seed}");
                    }
                }
                ("symmetry", _) => {
                    let side = question.n_bits().unwrap();
                    let bitqueens::question::Given::Board(board) = &question.given else {
                        panic!("a board")
                    };
                    let row = u8::try_from(*numbers(en).last().unwrap()).unwrap();
                    let queens = board
                        .squares
                        .iter()
                        .filter(|square| square.mark == bitqueens::draw::Mark::Queen);
                    let from = queens
                        .into_iter()
                        .find(|square| square.column == row)
                        .unwrap()
                        .row;
                    // From below: the bottom row stands at the left.
                    let column = side - 1 - from;
                    assert_eq!(right(&question), 1 << (side - 1 - column), "{seed}");
                }
                (slug, name) => panic!("{slug} {name}"),
            }
        }
    }
}

#[test]
fn the_course_reads_what_the_counting_page_stores() {
    let run = |side, ended_ms, elapsed_ms, workers| Finished {
        ended_ms,
        size: size(side),
        total: known(size(side)).total,
        unique: Some(known(size(side)).unique),
        elapsed_ms,
        method: CountMethod::Join,
        kernel: Kernel::Simd,
        workers,
        jobs: 40,
        build: "abc".to_owned(),
    };
    let recount = Finished {
        kernel: Kernel::Plain,
        ..run(16, 30, 9_000, 2)
    };
    let stored: Vec<_> = [
        run(14, 3, 9, 1),
        run(16, 20, 412, 2),
        run(16, 7, 700, 1),
        recount,
    ]
    .iter()
    .map(|run| (run.key(), run.text()))
    .collect();
    let stored: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
    let newest = LastCount {
        milliseconds: 412,
        workers: 2,
        method: CountMethod::Join,
    };
    assert_eq!(LastCount::newest(stored.iter().copied()), Some(newest));
    // A changed row is no run, here as on the counting page.
    let changed = stored[1].1.replacen(",412,", ",41,", 1);
    assert_eq!(
        LastCount::newest([(stored[1].0, &*changed)].into_iter()),
        None
    );
    // Nothing, and another board.
    assert_eq!(LastCount::newest([].into_iter()), None);
    assert_eq!(LastCount::newest([stored[0]].into_iter()), None);
    // It is there from the beginning, and again whenever the course opens.
    let mut program = Program::open_stored("learn/sixteen/", &stored);
    assert_eq!(program.page::<LessonPage>().counted, Some(newest));
    program.act(LessonAction::Counted(None));
    assert_eq!(program.page::<LessonPage>().counted, None);
}

#[test]
fn each_advanced_lesson_has_its_question_its_reason_and_a_way_on() {
    for lesson in lessons().filter(|lesson| lesson.part.is_advanced()) {
        let (slug, blocks) = (&lesson.slug, &lesson.blocks);
        let has = |is: fn(&Block) -> bool| blocks.iter().any(is);
        assert!(has(|block| matches!(block, Block::Quiz(_))), "{slug}");
        assert!(has(|block| matches!(block, Block::Why { .. })), "{slug}");
        assert!(has(|block| matches!(block, Block::Onward { .. })), "{slug}");
    }
}
