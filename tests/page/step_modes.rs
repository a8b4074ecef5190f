//! The modes of the stepping page as HTML: a question, the stepper inside a page, the sheet.

use bitqueens::{
    pages::step::{StepAction, StepPage, StepperAction},
    player::{Move, PlayerAction},
    question::AnswerAction,
};

use crate::{contains, drawn, folder, page_at, program::Program, up};

/// The page at an address after one micro-step forward.
fn one_step_on(hash: &str) -> Program {
    let forward = PlayerAction::Move(Move::StepForward);
    Program::open(hash).after(StepAction::First(StepperAction::Player(forward)))
}

fn answer(program: &Program, bits: u64) -> Program {
    let set = |power| {
        let on = bits >> power & 1 == 1;
        StepAction::Question(AnswerAction::Set { power, on })
    };
    let answered = (0..5).fold(program.clone(), |program, power| program.after(set(power)));
    answered.after(StepAction::Question(AnswerAction::Check))
}

/// The values of `data-action`, in their order.
fn actions(html: &str) -> Vec<&str> {
    let behind = html.split("data-action=\"").skip(1);
    behind.map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn a_question_asks_for_bits_and_shows_nothing_that_answers_it() {
    let html = drawn(&one_step_on("step/#n=5&at=14&predict=1"));
    contains(
        &html,
        &[
            "data-step=\"14\"",
            "data-phase=\"right\"",
            "data-asking=\"15\"",
            "data-bits=\"bitmap\" data-value=\"0\" data-known=\"true\" data-asked",
            "data-action=\"check\"",
            "data-action=\"reveal\"",
            "Predict bitmap of row 2: one bit for each of the board",
            "data-sum-row=\"given\" data-word=\"left\" data-value=\"12\"",
            "data-sum-row=\"given\" data-word=\"right\" data-value=\"2\"",
        ],
    );
    // Row 2 and those below it are hidden, and in work.
    assert_eq!(html.matches("data-mark=\"hidden\"").count(), 15);
    assert_eq!(html.matches("aria-pressed=\"false\"").count(), 5);
    assert!(!html.contains("aria-pressed=\"true\"") && !html.contains("data-verdict"));
    assert!(!html.contains("data-result") && !html.contains("data-sum-row=\"result\""));
    assert!(!html.contains("data-tree-node=\"2-0-3\""));
    // The next free square is asked for in sight of the row.
    let pick =
        one_step_on("step/#n=5&at=15&predict=1").after(StepAction::Question(AnswerAction::Reveal));
    contains(
        &drawn(&pick),
        &[
            "data-asking=\"16\"",
            "data-sum-row=\"given\" data-word=\"bitmap\" data-value=\"16\"",
        ],
    );
    assert!(!drawn(&pick).contains("data-mark=\"hidden\""));
}

#[test]
fn a_check_counts_the_wrong_bits_then_marks_them_then_says_why() {
    let asked = one_step_on("step/#n=5&at=14&predict=1");
    let counted = answer(&asked, 0b11000);
    let html = drawn(&counted);
    contains(&html, &["One of 5 bits is wrong.", "The next check marks"]);
    // The verdict on the whole alone.
    assert_eq!(html.matches("data-verdict").count(), 1);
    let marked = answer(&counted, 0b11000);
    assert_eq!(drawn(&marked).matches("data-wrong").count(), 1);
    assert!(!drawn(&marked).contains("data-cause"));
    let html = drawn(&answer(&marked, 0b11000));
    assert_eq!(html.matches("data-cause").count(), 1);
    assert_eq!(html.matches("data-verdict=\"right\"").count(), 4);
    // The wrong bit, and the verdict on the whole.
    assert_eq!(html.matches("data-verdict=\"wrong\"").count(), 2);
    contains(
        &html,
        &[
            "One of 5 bits is wrong.",
            "The left diagonal of the queen in row 1, column 2 runs through column 1.",
        ],
    );
    let right = drawn(&answer(&asked, 0b10000));
    contains(
        &right,
        &[
            "data-step=\"15\"",
            "All 5 bits are right. Row 2 has one free square",
        ],
    );
    assert!(!right.contains("data-asking"));
}

/// The place of the right answer among the choices of the question about the way on.
fn right_choice(asked: &Program) -> u64 {
    let question = asked.page::<StepPage>().prediction.question.as_deref();
    question.unwrap().attempt.question.right_value().unwrap()
}

/// The program after a choice that is checked.
fn choose(program: &Program, choice: u64) -> Program {
    let give = AnswerAction::Give(Some(choice.into()));
    let chosen = program.after(StepAction::Question(give));
    chosen.after(StepAction::Question(AnswerAction::Check))
}

#[test]
fn the_way_on_is_asked_in_the_place_of_the_sum_and_nothing_shows_it() {
    // Row 2 of N = 4 has no free square; in row 2 of N = 5 a queen of row 3 was set.
    for (lang, line, row, wrong) in [
        (
            "en",
            [
                "Row 2's bitmap is 0000. Which line of the code runs next?",
                "the end of the loop",
            ],
            [
                "Row 2 of N = 4 has its queen. Which row does the loop look at next?",
                "row 3",
            ],
            ["Not yet.", "The next check says why."],
        ),
        (
            "ja",
            [
                "行2の bitmap は 0000 です。次に実行するのは、コードのどの行ですか。",
                "ループの終わり",
            ],
            [
                "N = 4 の盤の行2に、クイーンを置きました。ループは次に、盤のどの行を調べますか。",
                "行3",
            ],
            ["違います。", "もう一度確かめると、理由を表示します。"],
        ),
    ] {
        let before = Program::open(&format!("{}step/#n=4&at=15&predict=1", folder(lang)));
        // The line to come would be the answer before the question is asked.
        assert!(!drawn(&before).contains("data-next"));
        for (at, kind, texts) in [(15, "line", line), (26, "row", row)] {
            let asked = one_step_on(&format!("{}step/#n=4&at={at}&predict=1", folder(lang)));
            let html = drawn(&asked);
            contains(&html, &texts);
            contains(
                &html,
                &[
                    &format!("data-asked=\"{kind}\""),
                    &format!("data-asking=\"{}\"", at + 1),
                ],
            );
            assert_eq!(html.matches("data-answer=").count(), 4);
            assert_eq!(html.matches("aria-pressed=\"true\"").count(), 0);
            for absent in [
                "data-next",
                "data-sum-row",
                "data-verdict",
                "data-mark=\"hidden\"",
            ] {
                assert!(!html.contains(absent), "{absent}");
            }
            let other = u64::from(right_choice(&asked) == 0);
            let html = drawn(&choose(&asked, other));
            contains(&html, &wrong);
            // The choice, and the verdict on the whole.
            assert_eq!(html.matches("data-verdict=\"wrong\"").count(), 2);
            assert!(!html.contains("data-next"));
        }
    }
    // A right answer goes on, here to the word that the line computes, and the line is marked.
    let asked = one_step_on("step/#n=4&at=26&predict=1");
    let html = drawn(&choose(&asked, right_choice(&asked)));
    contains(
        &html,
        &[
            "Right. Predict left of row 3",
            "data-next",
            "data-bits=\"left\" data-value=\"0\" data-known=\"true\" data-asked",
        ],
    );
}

#[test]
fn a_question_is_asked_in_japanese_too() {
    let html = drawn(&one_step_on("ja/step/#n=5&at=14&predict=1"));
    contains(
        &html,
        &[
            "行2の bitmap を予想してください。",
            "data-action=\"predict\"",
        ],
    );
    contains(
        &page_at("step/#n=5&predict=1"),
        &["data-action=\"predict\""],
    );
}

#[test]
fn an_embed_has_board_bits_sum_and_moves_and_nothing_else() {
    for (lang, whole) in [("en", "Open in Bitqueens"), ("ja", "Bitqueens で開く")] {
        let html = page_at(&format!("{}embed/#n=4&at=47&from=45&to=49", folder(lang)));
        contains(
            &html,
            &[
                "data-stepper",
                "data-step=\"47\"",
                "role=\"grid\"",
                "data-bits=\"bitmap\"",
                whole,
            ],
        );
        let link = format!("href=\"{}step/#n=4&amp;at=47\"", up(lang, 1));
        contains(&html, &[&link]);
        assert_eq!(actions(&html), ["show-again", "back", "play", "next"]);
        for absent in [
            "<header",
            "<nav",
            "data-timeline",
            "data-tree",
            "data-panel",
        ] {
            assert!(!html.contains(absent), "{absent}");
        }
    }
}

#[test]
fn a_sheet_has_a_question_to_fill_in_and_an_answer() {
    for (lang, texts) in [
        (
            "en",
            ["Question sheet", "Answers", "Name and date", "row 3"],
        ),
        ("ja", ["問題用紙", "解答", "名前と日付", "行3"]),
    ] {
        let html = page_at(&format!("{}step/#n=5&at=22&sheet=1", folder(lang)));
        contains(&html, &["data-sheet"]);
        contains(&html, &texts);
        assert_eq!(actions(&html), ["print", "close-sheet"]);
        let back = format!("href=\"{}step/#n=5&amp;at=22\"", up(lang, 1));
        contains(&html, &[&back]);
        let (question, answer) = html.split_once(texts[1]).unwrap();
        for name in ["left", "down", "right", "mask", "bitmap", "bit"] {
            let row = |answered| format!("data-answered=\"{answered}\" data-paper=\"{name}\"");
            contains(question, &[&row(false)]);
            contains(answer, &[&row(true)]);
        }
        // Six words of five bits, and the three ghosts that `left` can need.
        let n_cells = 6 * 5 + 3;
        assert_eq!(question.matches("bit blank").count(), n_cells);
        assert_eq!(answer.matches("bit blank").count(), n_cells);
        assert!(!question.contains("00010") && answer.contains("00010"));
    }
}

#[test]
fn a_sheet_of_a_step_with_nothing_to_ask_is_of_the_nearest_that_has() {
    for (lang, text) in [("en", "step that has: step 8."), ("ja", "ステップ 8 の紙")] {
        let html = page_at(&format!("{}step/#n=5&at=0&sheet=1", folder(lang)));
        contains(&html, &["data-sheet-step=\"8\"", text]);
        contains(
            &html,
            &[&format!("href=\"{}step/#n=5&amp;at=0\"", up(lang, 1))],
        );
    }
    assert!(!page_at("step/#n=5&at=22&sheet=1").contains("data-sheet-step"));
}

#[test]
fn a_sheet_of_a_far_step_says_that_the_search_is_on_its_way() {
    let html = page_at("step/#n=16&at=9000000&sheet=1");
    contains(&html, &["role=\"status\"", "The search is on its way"]);
    assert!(!html.contains("data-sheet"));
}

#[test]
fn slides_have_a_page_for_each_step_and_say_what_a_film_will_be() {
    let html = page_at("step/#n=5&at=86&slides=1&from=10&to=29");
    assert_eq!(html.matches("class=\"slide\"").count(), 20);
    contains(
        &html,
        &[
            "data-slides=\"20\"",
            "data-slide=\"10\"",
            "data-slide=\"29\"",
            "N = 5, step 10",
            "20 slides, from step 10 to step 29.",
            "20 pictures of 1280 by 720 pixels, take 20 seconds",
            "data-film=\"idle\"",
            "data-action=\"film\"",
            "data-action=\"print\"",
            "data-action=\"close-slides\"",
            "alt=\"N = 5, step 10 ",
            "Queens on the board of N = 5: row 0, column 4",
        ],
    );
    let none = page_at("step/#n=3&at=0&slides=1&to=43&pace=solution");
    contains(&none, &["data-slides=\"0\"", "No step of this range"]);
}
