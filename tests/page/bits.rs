use bitqueens::pages::bits::LabPart;

use crate::{contains, page_at};

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
fn the_last_combination_leads_no_further() {
    let html = page_at("bits/#choose=5.3.9");
    contains(&html, &["This is the last one."]);
    assert_eq!(html.matches("disabled=").count(), 2, "next and last");
}
