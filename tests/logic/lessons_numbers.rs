//! The numbers in the lessons' sentences, worked out again.

use bitqueens::{
    course::{FaultTrial, Lesson, ORDER, Picture, at_hand, costs},
    draw::{Board, Mark, NodeKind, Tree},
    text::{Lang, Sentence, grouped},
};
use bitqueens_core::{
    faults::Fault,
    ladder::{Method, Run, SearchFigures},
    solver::{Machine, Phase, Size, Solutions},
};

use crate::{
    course_texts::{lesson, lessons},
    lessons_right::says,
};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// Everything a lesson says in English.
fn said(slug: &str) -> String {
    let lesson = lesson(slug).unwrap();
    let mut said = String::new();
    for phrase in crate::lessons::phrases(lesson) {
        said.push_str(&crate::terms::spaced(phrase.0.in_lang(Lang::En)));
        said.push(' ');
    }
    said
}

#[test]
fn the_three_costs_are_those_of_the_ladder() {
    let methods = [Method::BruteForce, Method::Permutation, Method::Bitmap];
    let nodes = |method| Run::of(method, size(8)).counted().1.nodes;
    assert_eq!(costs(size(8)), methods.map(nodes));
}

#[test]
fn the_tree_of_the_figure_is_the_search() {
    let tree = Tree::of(&Machine::new(size(4)), ORDER);
    assert_eq!(tree.nodes.len(), 17);
    assert_eq!(
        (
            tree.count(NodeKind::DeadEnd),
            tree.count(NodeKind::Solution)
        ),
        (4, 2)
    );
    assert_eq!(tree.width, 6 * Tree::LEAF);
    // The nodes below the root in the order in which the machine places their queens.
    let placed = Machine::new(size(4)).filter(|step| step.phase() == Phase::Place);
    assert_eq!(placed.count(), tree.nodes.len() - 1);
    // A node stands between its first and its last child, and no two of a row share a place.
    for depth in 0..=4 {
        let row = tree.nodes.iter().filter(|node| node.depth == depth);
        let places: Vec<_> = row.map(|node| node.x).collect();
        assert!(places.is_sorted_by(|a, b| b < a), "{places:?}");
    }
}

#[test]
fn the_figures_of_the_methods_are_those_of_the_ladder() {
    let figure = lesson("methods").unwrap().figures().next().unwrap();
    let Picture::Table { rows, heads } = &figure.picture else {
        panic!("a table");
    };
    let methods = Method::ALL
        .into_iter()
        .filter(|method| *method != Method::Fast);
    assert_eq!(methods.clone().count(), rows.len());
    for (method, row) in methods.zip(rows) {
        assert_eq!(row.len(), heads.len());
        let run = Run::new(method, method.forms()[0], size(8)).unwrap();
        let mut counters = SearchFigures::default();
        for part in 0..run.parts() {
            run.part(part, &mut counters);
        }
        assert_eq!(row[0], format!("`{}`", method.name()));
        let figures = [counters.nodes, counters.tests].map(grouped);
        assert_eq!([&*row[2], &*row[3]], figures.each_ref().map(String::as_str));
    }
    // A test of one method is of a square, of the other of a row: row 0 has no test there.
    let tests = |method| Run::of(method, size(8)).counted().1.tests;
    assert_eq!(tests(Method::Backtracking), 8 * (tests(Method::Bitmap) + 1));
}

#[test]
fn the_table_of_widths_is_what_each_width_makes_of_it() {
    let figures = lessons().filter(|lesson| lesson.slug == "signed");
    let tables = figures.flat_map(Lesson::figures);
    let rows = tables.filter_map(|figure| match &figure.picture {
        Picture::Table { rows, .. } => Some(rows),
        _ => None,
    });
    // Behind the table of the readings.
    let rows = rows.skip(1);
    let cells: Vec<_> = rows
        .flatten()
        .map(|row| [1, 2, 3].map(|cell| &*row[cell]))
        .collect();
    let rows = [
        [
            (!0b1_0100_u8).to_string(),
            (!0b1_0100_i8).to_string(),
            (!0b1_0100_u8 & 31).to_string(),
        ],
        [
            (!0b1_0100_u16).to_string(),
            (!0b1_0100_i16).to_string(),
            (!0b1_0100_u16 & 31).to_string(),
        ],
        [
            (!0b1_0100_u32).to_string(),
            (!0b1_0100_i32).to_string(),
            (!0b1_0100_u32 & 31).to_string(),
        ],
        // In Python a number is as long as it has to be.
        [
            "-".to_owned(),
            (!0b1_0100_i128).to_string(),
            (!0b1_0100_i128 & 31).to_string(),
        ],
    ];
    assert_eq!(cells, rows);
}

#[test]
fn every_table_has_a_cell_for_each_head_and_both_languages() {
    for lang in Lang::ALL {
        for figure in at_hand::lessons(lang).iter().flat_map(Lesson::figures) {
            if let Picture::Table { heads, rows } = &figure.picture {
                assert!(rows.iter().all(|row| row.len() == heads.len()));
                for cell in rows.iter().flatten().chain(heads) {
                    assert!(!cell.is_empty(), "{heads:?}");
                    let is_plain = cell
                        .chars()
                        .all(|of| of.is_ascii() || "×\u{a0}".contains(of));
                    assert!(lang == Lang::Ja || is_plain, "{cell}");
                }
            }
        }
    }
}

#[test]
fn the_solutions_of_both_orders_are_mirror_images_in_their_order() {
    let columns: Vec<Vec<u32>> = Solutions::new(size(5))
        .map(|solution| {
            solution
                .bits()
                .iter()
                .map(|bit| 4 - bit.trailing_zeros())
                .collect()
        })
        .collect();
    // From the highest bit: the same boards in the order of the columns from the left.
    let mut from_the_left = columns.clone();
    from_the_left.sort();
    let text = |columns: &[u32]| {
        let columns: Vec<_> = columns.iter().map(u32::to_string).collect();
        columns.join(" ")
    };
    for (low, high) in columns.iter().zip(&from_the_left) {
        assert!(low.iter().zip(high).all(|(low, high)| low + high == 4));
    }
    let [low, high] = [&columns, &from_the_left].map(|all| text(&all[0]));
    says(
        "lowest",
        &format!("`{low}` ですが、左から試すと `{high}` です"),
        &format!("the first solution is `{high}` in place of `{low}`"),
    );
}

#[test]
fn the_arrays_of_the_second_example_are_those_of_its_loop() {
    // The loop of the lesson over three digits, stopped as it prints 010.
    let (mut word, mut next) = ([0_u32; 4], [0_u32; 4]);
    let mut place = 0;
    loop {
        if place == 3 {
            if word[3] == 0b010 {
                break;
            }
            place -= 1;
        } else if next[place] == 2 {
            place -= 1;
        } else {
            word[place + 1] = word[place] | next[place] << (2 - place);
            next[place] += 1;
            place += 1;
            next[place] = 0;
        }
    }
    let figure = lesson("loop").unwrap().figures().next().unwrap();
    let Picture::Table { rows, .. } = &figure.picture else {
        panic!("a table");
    };
    for (place, row) in rows.iter().enumerate() {
        let left = if next[place] == 1 { "1" } else { "nothing" };
        let expected = [
            place.to_string(),
            format!("`{:03b}`", word[place]),
            (next[place] - 1).to_string(),
            left.to_owned(),
        ];
        assert!(
            row.iter()
                .map(|cell| &**cell)
                .eq(expected.each_ref().map(String::as_str))
        );
    }
}

#[test]
fn a_queen_reaches_the_squares_of_plain_columns() {
    for n in 1..=8 {
        for queen in (0..n).flat_map(|row| (0..n).map(move |column| (row, column))) {
            for square in Board::reach(size(n), queen).squares {
                let (rows, columns) = (
                    square.row.abs_diff(queen.0),
                    square.column.abs_diff(queen.1),
                );
                let mark = match (rows, columns) {
                    (0, 0) => Mark::Queen,
                    (0, _) | (_, 0) => Mark::Attacked,
                    _ if rows == columns => Mark::Attacked,
                    _ => Mark::Free,
                };
                assert_eq!(square.mark, mark, "{queen:?} {square:?}");
            }
        }
    }
}

/// The first fault of a lesson, in English and in Japanese.
fn trials_of(slug: &str) -> [&'static FaultTrial; 2] {
    [Lang::En, Lang::Ja].map(|lang| {
        let mut trials = at_hand::lesson(slug, lang).unwrap().trials();
        trials.next().unwrap()
    })
}

#[test]
fn what_is_said_of_a_fault_names_boards_and_flags_that_are_there() {
    let trial = |slug| trials_of(slug)[0];
    let both = |slug| trials_of(slug).map(|trial| &*trial.after);
    // Rows 1 and 6 of the solution that is drawn: two sums, one remainder.
    let few = trial("flags");
    let queens = &few.run.queens;
    let sum = |row: u32| row + 7 - queens[row as usize].trailing_zeros();
    assert_eq!(sum(1) % 8, sum(6) % 8);
    let japanese = format!("行1の和が {}、行6の和が {} ", sum(1), sum(6));
    let english = format!("row 1 has the sum {} and row 6 has {},", sum(1), sum(6));
    let [few_en, few_ja] = both("flags");
    assert!(few_ja.contains(&japanese) && few_en.contains(&english));
    let flag = (sum(1) % 8).to_string();
    assert!(few_ja.contains(&format!("フラグ {flag} ")));
    assert!(few_en.contains(&format!("use flag {flag}.")));
    // The number of column 4, and the column whose bit it is.
    let number = trial("layout");
    let word = format!("`{:05b}`", 4);
    let told = trials_of("layout").map(|trial| [&trial.before, &trial.after]);
    for text in told.into_iter().flatten() {
        assert!(text.contains(&word), "{text}");
    }
    assert_eq!(number.run.queens[..2], [1, 1]);
    assert!(
        number
            .after
            .contains(&format!("column {}", 4 - 4_u32.trailing_zeros()))
    );
    // Every solution of N = 5 twice.
    assert_eq!(
        trial("symmetry").run.solutions,
        2 * Solutions::new(size(5)).count() as u64
    );
}

#[test]
fn the_counts_said_of_a_fault_are_those_that_it_comes_to() {
    for entry in lessons() {
        for trial in entry.trials() {
            let run = &trial.run;
            let more = Sentence::same_in_all("more");
            let said = bitqueens::course::words::questions::found(trial, (&more, 10));
            for text in [said.in_lang(Lang::Ja), said.in_lang(Lang::En)] {
                assert!(text.contains(&grouped(run.solutions)), "{text}");
                let is_search =
                    trial.fault != Fault::OneDiagonal && trial.fault.listing().is_some();
                let names_queens = ["queen", "placement", "回"]
                    .iter()
                    .any(|word| text.contains(*word));
                assert_eq!(names_queens, is_search, "{text}");
                assert!(
                    !is_search || text.contains(&grouped(run.placements)),
                    "{text}"
                );
                assert!(text.contains("more"), "{text}");
            }
        }
    }
    // The first solution of the search from the highest bit, as its text names it.
    let run = &lesson("lowest").unwrap().trials().nth(1).unwrap().run;
    let columns = run
        .queens
        .iter()
        .map(|queen| (4 - queen.trailing_zeros()).to_string());
    assert!(said("lowest").contains(&columns.collect::<Vec<_>>().join(" ")));
}
