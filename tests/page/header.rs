use bitqueens::{
    state::{Environment, Page, Preferences},
    text::{Lang, Notice},
    ui::{Header, Keys, NoticeBar, header::HeaderProps, keys::KeysProps, notice::NoticeProps},
};
use yew::Callback;

use crate::html;

fn preferences(language: &str) -> Preferences {
    Preferences::of(&Environment {
        languages: vec![language.into()],
        ..Environment::default()
    })
}

#[test]
fn the_header_offers_the_other_language_in_that_language() {
    for (language, offered) in [("ja", "English"), ("en", "日本語")] {
        let html = html::<Header>(HeaderProps {
            page: Page::Step,
            preferences: preferences(language),
            send: Callback::noop(),
        });
        assert!(html.contains(offered), "{html}");
        assert!(html.contains("aria-current=\"page\""), "{html}");
        for action in ["language", "theme", "motion"] {
            assert!(html.contains(&format!("data-action=\"{action}\"")));
        }
    }
}

#[test]
fn a_notice_is_an_alert_with_a_way_to_close_it() {
    let notice = |notice: Option<Notice>| {
        html::<NoticeBar>(NoticeProps {
            notice: notice.map(|notice| notice.sentence()),
            lang: Lang::En,
            send: Callback::noop(),
        })
    };
    let shown = notice(Some(Notice::NotAStep));
    assert!(shown.contains("role=\"alert\""));
    assert!(shown.contains("whole number"));
    assert!(shown.contains("<button"));
    let empty = notice(None);
    assert!(empty.contains("role=\"alert\"") && !empty.contains("<button"));
}

#[test]
fn the_list_of_keys_is_the_page_s_own() {
    const MOVES: [&str; 7] = ["→", "←", "Space", "Home", "End", "n", "p"];
    let listed = |page| {
        let html = html::<Keys>(KeysProps {
            page,
            lang: Lang::En,
            send: Callback::noop(),
        });
        let has = |key: &str| html.contains(&format!("<kbd>{key}</kbd>"));
        assert!(has("?"), "{page:?}");
        (
            MOVES.iter().filter(|key| has(key)).count(),
            has("0") && has("1"),
            has("Enter"),
            html.contains("micro-step"),
        )
    };
    assert_eq!(listed(Page::Step), (7, false, false, true));
    assert_eq!(listed(Page::Count), (7, false, false, true));
    assert_eq!(listed(Page::Predict), (7, true, true, true));
    assert_eq!(listed(Page::Ladder), (7, false, false, false));
    assert_eq!(listed(Page::Learn), (0, true, true, false));
    assert_eq!(listed(Page::Solve), (0, false, true, false));
    assert_eq!(listed(Page::Bits), (0, true, false, false));
}
