use bitqueens::{
    app::view::{Header, HeaderProps, key_list, notice_bar},
    site::{Address, Environment, Here, Preferences, Route},
    text::{KeyHelp, Lang, words},
};
use yew::{Callback, Html};

use crate::{Drawn, DrawnProps, rendered};

fn html(page: Html) -> String {
    rendered::<Drawn>(DrawnProps {
        page,
        here: Here::default(),
    })
}

fn preferences(language: Lang) -> Preferences {
    let mut preferences = Preferences::of(&Environment::default());
    preferences.language = language;
    preferences
}

#[test]
fn every_page_s_header_leads_teachers_to_their_page_and_marks_it_there_alone() {
    let current = |place: Address| {
        let drawn = rendered::<Header>(HeaderProps {
            place,
            preferences: preferences(Lang::En),
            send: Callback::noop(),
        });
        assert!(drawn.contains("learn/teachers/\""), "{drawn}");
        let mut marked = drawn.split("aria-current=\"page\"").skip(1);
        let name = marked.next().map(|rest| {
            let (_, rest) = rest.split_once('>').unwrap();
            rest.split('<').next().unwrap().to_owned()
        });
        assert_eq!(marked.next(), None);
        name
    };
    assert_eq!(current(Address::teachers()).as_deref(), Some("Teachers"));
    assert_eq!(current(Address::glossary(None)).as_deref(), Some("Learn"));
    assert_eq!(current(Address::of(Route::Learn)).as_deref(), Some("Learn"));
    for route in Route::ALL {
        current(Address::of(route));
    }
}

#[test]
fn a_notice_is_an_alert_with_a_way_to_close_it() {
    let notice = |notice| html(notice_bar(notice, Lang::En, &Callback::noop()));
    let sentence = words::NO_SUCH_PAGE.into();
    let shown = notice(Some(&sentence));
    assert!(shown.contains("role=\"alert\""));
    assert!(shown.contains("no page of that name"));
    assert!(shown.contains("<button"));
    let empty = notice(None);
    assert!(empty.contains("role=\"alert\"") && !empty.contains("<button"));
}

#[test]
fn the_list_of_keys_is_the_page_s_own_and_ends_with_its_own_key() {
    let drawn = html(key_list(
        &[KeyHelp::STEP, KeyHelp::CHECK],
        Preferences::of(&Environment::default()),
        &Callback::noop(),
    ));
    let kbd = |key: &str| drawn.find(&format!("<kbd translate=\"no\">{key}</kbd>"));
    assert!(kbd("→").unwrap() < kbd("Enter").unwrap());
    assert!(kbd("Enter").unwrap() < kbd("?").unwrap());
    assert!(drawn.contains("line of code") && !drawn.contains("Home"));
}
