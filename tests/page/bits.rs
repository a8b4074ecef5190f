use bitqueens::pages::bits::{LabAction, LabPart, NumberField};

use crate::{contains, drawn, page_at, program::Program};

#[test]
fn the_lab_carries_the_contract_s_attributes() {
    contains(
        &page_at("bits/#w=8&x=20&y=6"),
        &[
            "data-lab=\"\" data-width=\"8\" data-x=\"20\"",
            "data-part-of=\"words\"",
            "data-part-of=\"expression\"",
            "data-word=\"x\" data-value=\"20\"",
            "data-word=\"y\" data-value=\"6\"",
            "data-result=\"4\"",
        ],
    );
    contains(&part("one-bit"), &["data-operation=\"test\""]);
    contains(&part("ones"), &["data-counted-by=\"halves\""]);
}

/// The lab with a part open.
fn part(name: &str) -> String {
    page_at(&format!("bits/#w=8&x=20&y=6&part={name}"))
}

#[test]
fn one_part_is_open_and_x_stands_over_it() {
    for open in LabPart::ALL {
        let html = part(open.name());
        contains(&html, &["data-word=\"x\" data-value=\"20\""]);
        for other in LabPart::ALL {
            let is_drawn = html.contains(&format!("data-part-of=\"{}\"", other.name()));
            assert_eq!(is_drawn, other == open, "{}", other.name());
            contains(&html, &[&format!("value=\"{}\"", other.name())]);
        }
    }
}

#[test]
fn every_bit_of_x_has_the_value_of_its_place_above_it() {
    let worths = |hash: &str| -> Vec<String> {
        let html = page_at(hash);
        let worths = html.split("class=\"worth\"").skip(1).map(|rest| {
            // A power is two texts, each in an element: its sign and base, and the place.
            let inside = rest.split(" </span>").next().unwrap();
            let text = inside.split_once('>').unwrap().1;
            text.replace("<span>", "")
                .replace("</span>", "")
                .replace("<sup>", "^")
                .replace("</sup>", "")
                .trim()
                .to_owned()
        });
        worths.collect()
    };
    assert_eq!(worths("bits/#w=4&x=5"), ["8", "4", "2", "1"]);
    assert_eq!(worths("bits/#w=4&x=5&view=signed")[0], "-8");
    assert_eq!(worths("bits/#w=13&x=5")[0], "4096");
    assert_eq!(worths("bits/#w=14&x=5")[..2], ["2^13", "2^12"]);
    assert_eq!(worths("bits/#w=32&x=5&view=signed")[0], "-2^31");
    contains(&page_at("bits/#w=8&x=20"), &["x = 16 + 4 = 20"]);
}

#[test]
fn every_control_of_the_lab_is_there() {
    let html: String = LabPart::ALL.map(|open| part(open.name())).concat();
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
    assert!(!page_at("bits/#w=8&x=20").contains("data-word=\"y\""));
}

#[test]
fn both_languages_say_what_the_lab_has_worked_out() {
    contains(
        &page_at("bits/#w=8&x=4"),
        &["Bit lab", "Precedence</a><span>, highest first"],
    );
    contains(
        &page_at("bits/#w=8&x=4&part=ones"),
        &["1 one, counted in 1 step."],
    );
    contains(
        &page_at("ja/bits/#w=8&x=4"),
        &["ビットの実験室", "優先順位</a><span>は"],
    );
    contains(
        &page_at("ja/bits/#w=8&x=4&part=ones"),
        &["1 は 1 個です。1 回で数えました。"],
    );
}

#[test]
fn a_fault_is_described_beside_its_field() {
    contains(
        &page_at("bits/#e=(1"),
        &[
            "aria-invalid=\"true\" aria-describedby=\"expression-fault\"",
            "The parenthesis at character 1 is not closed.",
        ],
    );
    let mut program = Program::open("bits/#part=combination");
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
    let html = page_at("bits/#choose=5.3.9");
    contains(&html, &["This is the last one."]);
    assert_eq!(html.matches("disabled=").count(), 2, "next and last");
}
