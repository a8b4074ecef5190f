use bitqueens::pages::bits::{LabAction, NumberField};

use crate::{contains, drawn, page_at, program::Program};

#[test]
fn the_lab_carries_the_contract_s_attributes() {
    contains(
        &page_at("#/bits?w=8&x=20&y=6&lang=en"),
        &[
            "data-lab=\"\" data-width=\"8\" data-x=\"20\"",
            "data-part-of=\"words\"",
            "data-part-of=\"expression\"",
            "data-part-of=\"lowest\"",
            "data-part-of=\"one-bit\"",
            "data-part-of=\"ones\"",
            "data-part-of=\"combination\"",
            "data-word=\"x\" data-value=\"20\"",
            "data-word=\"y\" data-value=\"6\"",
            "data-result=\"24\"",
            "data-operation=\"test\"",
            "data-counted-by=\"halves\"",
        ],
    );
}

#[test]
fn every_control_of_the_lab_is_there() {
    let html = page_at("#/bits?w=8&x=20&y=6&lang=en");
    for action in [
        "width",
        "view",
        "second",
        "x-binary",
        "x-decimal",
        "x-hexadecimal",
        "y-decimal",
        "expression",
        "names",
        "example",
        "take",
        "bit",
        "things",
        "chosen",
        "rank",
        "first-combination",
        "previous-combination",
        "next-combination",
        "last-combination",
        "choose-x",
    ] {
        contains(&html, &[&format!("data-action=\"{action}\"")]);
    }
    assert!(!page_at("#/bits?w=8&x=20").contains("data-word=\"y\""));
}

#[test]
fn both_languages_say_what_the_lab_has_worked_out() {
    contains(
        &page_at("#/bits?w=8&x=4&lang=en"),
        &[
            "Bit lab",
            "1 one, counted in 1 step.",
            "Precedence, highest first",
        ],
    );
    contains(
        &page_at("#/bits?w=8&x=4&lang=ja"),
        &[
            "ビットの実験室",
            "1 は 1 個です。1 回で数えました。",
            "優先順位は",
        ],
    );
}

#[test]
fn a_fault_is_described_beside_its_field() {
    contains(
        &page_at("#/bits?e=(1&lang=en"),
        &[
            "aria-invalid=\"true\" aria-describedby=\"expression-fault\"",
            "The parenthesis at character 1 is not closed.",
        ],
    );
    let mut program = Program::open("#/bits?lang=en");
    let html = drawn(&program);
    assert!(!html.contains("aria-invalid"), "{html}");
    program.act(LabAction::Type(NumberField::Things, "99".into()));
    contains(
        &drawn(&program),
        &["value=\"99\"", "Type a number from 1 to 32."],
    );
}

#[test]
fn the_last_combination_leads_no_further() {
    let html = page_at("#/bits?choose=5.3.9&lang=en");
    contains(&html, &["This is the last one."]);
    assert_eq!(html.matches("disabled=").count(), 2, "next and last");
}
