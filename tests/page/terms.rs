//! The links from a text to the terms in it.

use std::collections::BTreeSet;

use bitqueens::{
    course::at_hand,
    pages::{bits::LabPart, step::Panel},
    text::Lang,
};
use bitqueens_core::ladder::Method;

use crate::{contains, course_texts::course_list, folder, page_at};

/// The terms that a page links, from the top.
fn linked(html: &str) -> Vec<&str> {
    let links = html.split("data-to-term=\"").skip(1);
    links
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .collect()
}

#[test]
fn no_page_links_a_term_twice_or_shows_a_mark() {
    let lessons = course_list()
        .lessons
        .iter()
        .map(|lesson| format!("learn/{}/", lesson.slug));
    let panels = Panel::ALL
        .into_iter()
        .map(|panel| format!("step/#n=5&at=33&open={}", panel.name()));
    let parts = LabPart::ALL
        .into_iter()
        .map(|part| format!("bits/#part={}", part.name()));
    let methods = Method::ALL
        .into_iter()
        .map(|method| format!("ladder/{method}/"));
    let others = [
        "ladder/",
        "solve/",
        "count/",
        "learn/",
        "learn/glossary/",
        "learn/teachers/",
    ]
    .map(str::to_owned);
    let pages = lessons
        .chain(panels)
        .chain(parts)
        .chain(methods)
        .chain(others);
    let slugs = &at_hand::list(Lang::En).terms;
    let mut n_links = 0;
    for page in pages {
        for lang in Lang::ALL.map(Lang::tag) {
            let html = page_at(&format!("{}{page}", folder(lang)));
            let links = linked(&html);
            let terms: BTreeSet<_> = links.iter().copied().collect();
            assert_eq!(terms.len(), links.len(), "{page}{lang}: {links:?}");
            assert!(
                links
                    .iter()
                    .all(|term| slugs.iter().any(|slug| slug == term)),
                "{page}{lang}"
            );
            // Code may have these signs.
            let words = html
                .split("<pre")
                .map(|part| part.split("</pre>").last().unwrap());
            assert!(!words.collect::<String>().contains("]("), "{page}{lang}");
            n_links += links.len();
        }
    }
    assert!(400 < n_links, "{n_links}");
}

#[test]
fn a_term_leads_to_its_place_in_the_glossary_in_the_readers_language() {
    contains(
        &page_at("learn/mask/"),
        &[
            "<a data-to-term=\"left\" href=\"../../learn/glossary/#left\" class=\"term\"><code data-word=\"left\" translate=\"no\">left</code></a>",
        ],
    );
    contains(
        &page_at("ja/solve/"),
        &[
            "data-to-term=\"attack-line\" href=\"../../ja/learn/glossary/#attack-line\" class=\"term\">効き筋</a>",
        ],
    );
    let glossary = page_at("learn/glossary/#mask");
    contains(&glossary, &["data-term=\"mask\" aria-current=\"true\""]);
    assert_eq!(glossary.matches("aria-current").count(), 1);
}
