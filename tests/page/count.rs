use std::collections::BTreeSet;

use bitqueens::{
    pages::count::{CountAction, Settings},
    site::Finished,
};
use bitqueens_core::{
    counting::{Kernel, Measured, Yardstick, plan, plan_for},
    solver::Size,
};

use crate::{Program, contains, drawn};

#[test]
fn every_board_stands_in_the_table_with_its_total_and_time() {
    let mut program = Program::open("count/#n=14");
    let html = drawn(&program);
    assert_eq!(html.matches("data-board=").count(), 27);
    assert_eq!(html.matches("data-estimate=\"recorded\"").count(), 27);
    assert_eq!(html.matches("aria-pressed=\"true\"").count(), 1);
    contains(
        &html,
        &[
            "234,907,967,154,122,528",
            "Expected times appear when this machine has been measured",
            "Boards with a queen in each row and column",
            "87,178,291,200",
            "How many of these 14! are solutions?",
            "<dd>3</dd>",
            "data-cells=\"3\"",
        ],
    );
    assert!(!html.contains("data-stepper"));
    // Without vectors N = 14 is joined, and so are the larger ones; the search is not measured yet.
    let yardstick = Yardstick::of(plan_for(Kernel::Scalar, Size::FIRST_COUNT));
    let measured = Measured {
        yardstick,
        elapsed: yardstick.reference_time() * 2,
    };
    let crew = (Kernel::Scalar, 1);
    program.act(CountAction::Measured { crew, measured });
    let html = drawn(&program);
    assert_eq!(html.matches("data-estimate=\"measured\"").count(), 14);
    contains(&html, &["On this machine: up to 1 s with 1 worker."]);
}

#[test]
fn a_wrong_total_is_marked_in_the_table() {
    let wrong = Finished {
        ended_ms: 1_900,
        size: Size::new(8).unwrap(),
        total: 93,
        unique: Some(12),
        elapsed_ms: 5,
        method: plan(Size::new(8).unwrap()).method(),
        kernel: Kernel::Scalar,
        workers: 1,
        jobs: 3,
        build: "0".into(),
    };
    let (key, text) = (wrong.key(), wrong.text());
    let stored = [(key.as_str(), text.as_str())];
    let html = drawn(&Program::open_stored("count/#n=8", &stored));
    contains(&html, &["data-finished=\"8\"", ">different<", ">5 ms<"]);
}

#[test]
fn each_kernel_that_is_offered_has_words_of_its_own() {
    for address in ["count/", "ja/count/"] {
        let html = drawn(&Program::open(address));
        let (_, list) = html.split_once("<select data-action=\"kernel\">").unwrap();
        let (list, _) = list.split_once("</select>").unwrap();
        let words = |option: &str| option.split(['>', '<']).nth(1).map(str::to_owned);
        let options = list.split("<option ").skip(1);
        let words: BTreeSet<_> = options.filter_map(words).collect();
        assert_eq!(words.len(), Settings::kernels().count(), "{words:?}");
    }
}
