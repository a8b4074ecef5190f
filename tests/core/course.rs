//! The course as a reader goes through it.

use bitqueens::{
    lessons::COURSE,
    solver::Size,
    state::{
        Action, CourseAction, CourseScene, Environment, Page, Section, State,
        scene::course::{BlockScene, ExerciseScene, LessonScene, PictureScene},
    },
    text::{Lang, Notice, Problem},
};
use proptest::prelude::*;

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn after(state: &State, actions: &[CourseAction]) -> State {
    let mut state = state.clone();
    for action in actions {
        state = state.apply(Action::Course(*action)).unwrap_or(state);
    }
    state
}

fn lesson(state: &State) -> LessonScene {
    match CourseScene::of(state) {
        CourseScene::Lesson(lesson) => lesson,
        other => panic!("no lesson is open but {other:?}"),
    }
}

fn exercise(state: &State, index: usize) -> ExerciseScene {
    let exercises = lesson(state)
        .blocks
        .into_iter()
        .filter_map(|block| match block {
            BlockScene::Exercise(exercise) => Some(*exercise),
            _ => None,
        });
    exercises.into_iter().nth(index).unwrap()
}

fn set(power: u8) -> CourseAction {
    CourseAction::Set {
        exercise: 0,
        power,
        on: true,
    }
}

#[test]
fn every_lesson_opens_from_its_address_and_writes_it_again() {
    for lesson in &COURSE {
        let hash = format!("#/learn/{}?lang=en", lesson.slug);
        let state = open(&hash);
        assert_eq!(state.page, Page::Learn);
        assert_eq!(state.course.section, Section::Lesson(lesson));
        assert_eq!(state.notice, None);
        assert_eq!(state.address().to_string(), hash);
        assert_eq!(state.course.drills.len(), lesson.exercises().count());
    }
}

#[test]
fn an_unknown_lesson_is_the_list_and_a_sentence() {
    let state = open("#/learn/nowhere");
    assert_eq!(state.page, Page::Learn);
    assert_eq!(state.course.section, Section::Contents);
    assert_eq!(state.notice, Some(Notice::Address(vec![Problem::Lesson])));
    assert!(matches!(
        CourseScene::of(&state),
        CourseScene::Contents { .. }
    ));
}

#[test]
fn a_wrong_bit_of_row_2_s_bitmap_names_queen_and_line() {
    let state = after(
        &open("#/learn/mask"),
        &[set(4), set(3), CourseAction::Check(0)],
    );
    let outcome = exercise(&state, 0).outcome.unwrap();
    assert!(!outcome.said.right);
    assert_eq!(outcome.said.sentence.en, "One of 5 bits is wrong.");
    let [reason] = outcome.said.reasons.as_slice() else {
        panic!("{:?}", outcome.said.reasons);
    };
    assert!(
        reason.en.contains("queen in row 1, column 2"),
        "{}",
        reason.en
    );
    assert!(
        reason.en.to_lowercase().contains("left diagonal"),
        "{}",
        reason.en
    );
    assert!(reason.ja.contains("行1・列2のクイーン"), "{}", reason.ja);
    assert_eq!(outcome.step, None);
    let verdicts: Vec<_> = exercise(&state, 0)
        .field
        .iter()
        .map(|bit| bit.verdict.unwrap())
        .collect();
    assert_eq!(verdicts, [true, false, true, true, true]);
}

#[test]
fn the_board_is_covered_until_the_answer_is_right() {
    let start = open("#/learn/mask");
    let hidden = |state: &State| {
        let board = exercise(state, 0).board.unwrap();
        board
            .squares
            .iter()
            .filter(|square| square.mark.name() == "hidden")
            .count()
    };
    assert_eq!(hidden(&start), 15);
    let wrong = after(&start, &[CourseAction::Check(0)]);
    assert_eq!(hidden(&wrong), 15);
    let right = after(&start, &[set(4), CourseAction::Check(0)]);
    assert_eq!(hidden(&right), 0);
    let outcome = exercise(&right, 0).outcome.unwrap();
    assert!(outcome.said.right && outcome.said.reasons.is_empty());
    assert_eq!(outcome.step, Some((Size::new(5).unwrap(), 15)));
}

#[test]
fn every_exercise_of_the_course_can_be_solved_and_that_finishes_the_lesson() {
    for lesson in &COURSE {
        let mut state = open(&format!("#/learn/{}", lesson.slug));
        for exercise in 0..state.course.drills.len() {
            assert!(!state.course.progress.has(lesson), "{}", lesson.slug);
            let expected = state.course.drills[exercise].task.expected();
            let bits = (0..64).filter(|power| expected >> power & 1 == 1);
            for power in bits {
                state = after(
                    &state,
                    &[CourseAction::Set {
                        exercise,
                        power,
                        on: true,
                    }],
                );
            }
            state = after(&state, &[CourseAction::Check(exercise)]);
        }
        assert!(state.course.progress.has(lesson), "{}", lesson.slug);
        assert_eq!(state.course.progress.stored(), lesson.slug);
    }
}

#[test]
fn being_shown_the_answer_is_not_finding_it() {
    let state = after(
        &open("#/learn/mask"),
        &[CourseAction::Reveal(0), CourseAction::Check(0)],
    );
    assert_eq!(state.course.progress.count(), 0);
    let outcome = exercise(&state, 0).outcome.unwrap();
    assert!(outcome.said.right && outcome.revealed);
    assert_eq!(outcome.said.reasons.len(), 5);
    assert!(
        after(&state, &[CourseAction::Done(true)])
            .course
            .progress
            .has(&COURSE[5])
    );
}

#[test]
fn a_bit_changed_after_the_check_loses_its_mark_alone() {
    let state = after(&open("#/learn/mask"), &[CourseAction::Check(0), set(0)]);
    let marks: Vec<_> = exercise(&state, 0)
        .field
        .iter()
        .map(|bit| bit.verdict)
        .collect();
    let right = Some(true);
    assert_eq!(marks, [Some(false), right, right, right, None]);
}

#[test]
fn a_draw_is_in_the_address_and_comes_back_from_it() {
    let drawn = after(
        &open("#/learn/shift?lang=ja"),
        &[CourseAction::Draw(1), CourseAction::Draw(1)],
    );
    let hash = drawn.address().to_string();
    let again = open(&hash);
    assert_ne!(drawn.course.drills[1].seed, 0);
    assert_eq!(drawn.course.drills[0].seed, 0);
    assert_eq!(again.course.drills[1].task, drawn.course.drills[1].task);
    assert_eq!(again.address().to_string(), hash);
    let restored = after(&drawn, &[CourseAction::Restore(1)]);
    assert_eq!(restored.address().to_string(), "#/learn/shift?lang=ja");
}

#[test]
fn progress_is_stored_by_name_and_can_be_forgotten() {
    let state = State::open(&Environment {
        hash: "#/learn".into(),
        progress: "mask nowhere row".into(),
        ..Environment::default()
    });
    assert_eq!(state.course.progress.stored(), "row mask");
    let cleared = after(&state, &[CourseAction::ClearProgress]);
    assert_eq!(cleared.course.progress.stored(), "");
}

#[test]
fn every_expression_of_a_figure_is_worked_out() {
    for entry in &COURSE {
        for block in lesson(&open(&format!("#/learn/{}", entry.slug))).blocks {
            if let BlockScene::Figure(figure) = block
                && let PictureScene::Columns(stack) = figure.picture
            {
                assert!(2 < stack.rows.len(), "{}", entry.slug);
            }
        }
    }
}

#[test]
fn columns_go_on_from_the_result_above() {
    let blocks = lesson(&open("#/learn/mask")).blocks;
    let stack = blocks.into_iter().find_map(|block| match block {
        BlockScene::Figure(figure) => match figure.picture {
            PictureScene::Columns(stack) => Some(stack),
            _ => None,
        },
        _ => None,
    });
    let rows: Vec<_> = stack
        .unwrap()
        .rows
        .into_iter()
        .map(|row| (row.label, row.word.to_string()))
        .collect();
    let row = |label: &str, bits: &str| (label.to_owned(), bits.to_owned());
    assert_eq!(
        rows,
        [
            row("left", "00000100"),
            row("| down", "00000010"),
            row("left | down", "00000110"),
            row("| right", "00000001"),
            row("left | down | right", "00000111"),
            row("~(left | down | right)", "11111000"),
            row("& mask", "00011111"),
            row("mask & ~(left | down | right)", "00011000"),
        ]
    );
}

#[test]
fn the_pointer_marks_its_own_figure_alone() {
    let spot = bitqueens::state::Spot {
        row: Some(0),
        column: 0,
    };
    let state = after(&open("#/learn/or"), &[CourseAction::Point(Some((0, spot)))]);
    let marked =
        |squares: &[bitqueens::state::Square]| squares.iter().filter(|square| square.spot).count();
    assert_eq!(marked(&exercise(&state, 0).board.unwrap().squares), 1);
    for block in lesson(&state).blocks {
        if let BlockScene::Figure(figure) = block
            && let PictureScene::Board { board, .. } = figure.picture
        {
            assert_eq!(marked(&board.squares), 0);
        }
    }
}

#[test]
fn a_sheet_has_the_question_and_its_answer() {
    let state = open("#/learn/mask?seed=7&sheet=1&lang=en");
    let CourseScene::Sheet(exercise, link) = CourseScene::of(&state) else {
        panic!("no sheet is open");
    };
    assert_eq!(link.slug, "mask");
    assert_eq!(exercise.seed, 7);
    let answer = exercise
        .answer
        .iter()
        .fold(0, |word, on| word << 1 | u64::from(*on));
    assert_eq!(answer, state.course.drills[0].task.expected());
    assert_eq!(
        state.address().to_string(),
        "#/learn/mask?seed=7&sheet=1&lang=en"
    );
}

proptest! {
    #[test]
    fn any_parts_are_an_address(slug in "[a-z/]{0,9}", seed in "\\PC{0,20}", sheet in "\\PC{0,4}") {
        let state = open(&format!("#/learn/{slug}?seed={seed}&sheet={sheet}"));
        prop_assert_eq!(state.page, Page::Learn);
        drop(CourseScene::of(&state));
        let hash = state.address().to_string();
        prop_assert_eq!(open(&hash).address().to_string(), hash);
    }

    #[test]
    fn drawn_exercises_are_judged_bit_by_bit(lesson in 0..COURSE.len(), seed in any::<u64>(), answer in any::<u64>()) {
        let hash = format!("#/learn/{}?seed={seed}", COURSE[lesson].slug);
        let mut state = open(&hash);
        let n_bits = state.course.drills[0].task.n_bits();
        for power in 0..n_bits {
            let on = answer >> power & 1 == 1;
            state = after(&state, &[CourseAction::Set { exercise: 0, power, on }]);
        }
        state = after(&state, &[CourseAction::Check(0)]);
        let scene = exercise(&state, 0);
        let outcome = scene.outcome.unwrap();
        let mask = u64::MAX >> (64 - u32::from(n_bits));
        let expected = state.course.drills[0].task.expected();
        let n_wrong = usize::try_from(((answer ^ expected) & mask).count_ones()).unwrap();
        prop_assert_eq!(outcome.said.right, n_wrong == 0);
        prop_assert_eq!(outcome.said.reasons.len(), n_wrong);
        let marked = scene.field.iter().filter(|bit| bit.verdict == Some(false)).count();
        prop_assert_eq!(marked, n_wrong);
        for reason in &outcome.said.reasons {
            for lang in Lang::ALL {
                prop_assert!(!reason.in_lang(lang).is_empty());
            }
        }
    }
}

#[test]
fn a_full_board_is_read_as_the_numbers_of_its_rows() {
    for (slug, read) in [("row", vec![2, 8, 1, 4]), ("layout", vec![1, 4, 16, 2, 8])] {
        let state = open(&format!("#/learn/{slug}"));
        let mut pictures = lesson(&state)
            .blocks
            .into_iter()
            .filter_map(|block| match block {
                BlockScene::Figure(figure) => Some(figure.picture),
                _ => None,
            });
        let Some((board, numbers)) = pictures.find_map(|picture| match picture {
            PictureScene::Numbers { board, numbers } => Some((board, numbers)),
            _ => None,
        }) else {
            panic!("the lesson {slug} reads no board");
        };
        assert_eq!(numbers, read);
        for (row, number) in (0..).zip(numbers) {
            let squares = board.row(row);
            let drawn = squares.iter().fold(0, |word, square| {
                word << 1 | u32::from(square.mark == bitqueens::state::Mark::Queen)
            });
            assert_eq!(drawn, number);
            assert!(squares.iter().all(|square| !square.in_work));
        }
    }
}
