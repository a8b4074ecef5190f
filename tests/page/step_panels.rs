//! The panels of the stepping page as HTML, each shown, in both languages.

use crate::{contains, folder, page_at, up};

/// The page with one panel shown, from that panel on.
fn panel(place: &str, name: &str, lang: &str) -> String {
    let html = page_at(&format!("{}step/#{place}&open={name}", folder(lang)));
    let start = format!("data-panel=\"{name}\"");
    let place = html.find(&start);
    html[place.expect("the panel is shown")..].to_owned()
}

#[test]
fn only_the_chosen_panel_is_drawn() {
    let html = page_at("step/#n=4&at=58&open=recursion");
    contains(&html, &["data-panel=\"recursion\"", "data-frame="]);
    for other in [
        "data-solutions-list",
        "data-compare",
        "save-svg",
        "data-tree-node",
        "data-array-row",
    ] {
        assert!(!html.contains(other), "{other}");
    }
}

#[test]
fn the_recursion_stands_beside_the_loop() {
    for (lang, texts) in [
        ("en", ["The call stack", "The arrays", "waiting", "in work"]),
        ("ja", ["コールスタック", "配列", "待機中", "実行中"]),
    ] {
        let html = panel("n=5&at=22", "recursion", lang);
        contains(&html, &texts);
        contains(
            &html,
            &[
                "data-form=\"recursive\"",
                "data-form=\"loop\"",
                "data-frame=\"3\" data-frame-status=\"in-work\"",
                "data-array-entry=\"3\"",
            ],
        );
        assert_eq!(html.matches("data-frame-status=\"waiting\"").count(), 2 * 3);
    }
    contains(
        &panel("n=5&at=19", "recursion", "en"),
        &["data-crossing=\"call\""],
    );
    contains(
        &panel("n=5&at=33", "recursion", "en"),
        &["data-crossing=\"return\""],
    );
}

#[test]
fn the_solutions_stand_in_both_notations_with_links() {
    for (lang, texts) in [
        ("en", ["by row", "by column", "As text"]),
        ("ja", ["行ごとの列", "列ごとの行", "テキスト"]),
    ] {
        let html = panel("n=6&at=1199", "solutions", lang);
        contains(&html, &texts);
        contains(&html, &["data-solutions-list=\"4\"", "data-step=\"240\""]);
        let link = format!(
            "href=\"{}step/#n=6&amp;at=240&amp;open=solutions\"",
            up(lang, 1)
        );
        contains(&html, &[&link]);
        assert_eq!(html.matches("data-solution=").count(), 4);
        assert!(!html.contains("later-solutions"), "one page holds them");
    }
    let none = panel("n=6&at=0", "solutions", "en");
    contains(&none, &["No solution has been found up to this step."]);
    let pages = panel("n=8&at=15991", "solutions", "en");
    contains(
        &pages,
        &[
            "data-action=\"later-solutions\"",
            "data-solutions-list=\"92\"",
        ],
    );
    assert_eq!(pages.matches("data-solution=").count(), 20);
}

#[test]
fn two_steppers_are_compared() {
    for (lang, text) in [("en", "Move both together"), ("ja", "2 つを一緒に動かす")] {
        let html = panel("n=4&at=10&second=8.894", "compare", lang);
        contains(
            &html,
            &[
                text,
                "data-action=\"together\"",
                "data-compare=\"first\" data-n=\"4\" data-step=\"10\"",
                "data-compare=\"second\" data-n=\"8\" data-step=\"894\" data-phase=\"solution\"",
            ],
        );
        assert_eq!(html.matches("role=\"grid\"").count(), 2);
        // The second one has controls of its own.
        assert_eq!(html.matches("data-action=\"next\"").count(), 1);
    }
}

#[test]
fn the_place_is_shared_as_a_picture_on_paper_and_inside_a_page() {
    for (lang, texts) in [
        (
            "en",
            [
                "Save as SVG",
                "Save as PNG",
                "HTML to embed",
                "This step on paper",
            ],
        ),
        (
            "ja",
            [
                "SVG で保存",
                "PNG で保存",
                "埋め込み用の HTML",
                "この場面を紙で解く",
            ],
        ),
    ] {
        let html = panel("n=4&at=47&from=45&to=49", "share", lang);
        contains(&html, &texts);
        for action in [
            "save-svg",
            "save-png",
            "sheet",
            "embed-from",
            "embed-to",
            "copy-snippet",
        ] {
            contains(&html, &[&format!("data-action=\"{action}\"")]);
        }
        // The sheet's link keeps what is chosen; the snippet's names the range.
        contains(
            &html,
            &["sheet=1", "embed/#n=4", "from=45", "to=49", "iframe"],
        );
    }
}

#[test]
fn a_condition_to_stop_at_has_its_values_beside_it() {
    for (until, actions) in [
        ("solution", &["run"][..]),
        ("backtrack-2", &["until-row", "run"]),
        ("square-3-1", &["until-row", "until-column", "run"]),
        ("free-2", &["until-free", "run"]),
    ] {
        let html = page_at(&format!("step/#n=5&until={until}"));
        contains(&html, &[&format!("data-until=\"{until}\"")]);
        for action in ["until-row", "until-column", "until-free", "run"] {
            let is_there = html.contains(&format!("data-action=\"{action}\""));
            assert_eq!(is_there, actions.contains(&action), "{until}: {action}");
        }
    }
    assert!(!page_at("step/#n=5").contains("data-action=\"run\""));
}
