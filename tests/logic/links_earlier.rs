//! Addresses of before, when the site was one page and all of an address stood behind `#/`.

use bitqueens::{
    pages::step::StepPage,
    site::{Environment, Preferences, Route},
    text::Lang,
};
use bitqueens_core::{SplitMix64, solver::Machine};

use crate::{program::Program, stepping_page::size};

/// The address that a program writes once it has opened another one, and what it says of that.
fn leads_to(address: &str) -> (String, String) {
    let program = Program::open(address);
    (program.address(), program.said().to_owned())
}

#[test]
fn every_kind_of_earlier_address_leads_to_its_new_one() {
    let snapshot = Machine::new(size(5)).snapshot();
    let far = format!("#/step?n=5&snapshot={snapshot}&lang=ja");
    for (earlier, new) in [
        ("#/step?n=8&at=499", "step/#n=8&at=499"),
        ("#/step?n=8&at=120&lang=ja", "ja/step/#n=8&at=120"),
        ("#/step?lang=ja&n=8&at=120", "ja/step/#n=8&at=120"),
        (&far, "ja/step/#n=5&at=0"),
        ("#/step?n=5&at=14&predict=1", "step/#n=5&at=14&predict=1"),
        ("#/step?n=5&at=14&present=1", "step/#n=5&at=14&present=1"),
        ("#/step?n=5&at=14&sheet=1", "step/#n=5&at=14&sheet=1"),
        (
            "#/embed?n=4&at=47&from=45&to=49",
            "embed/#n=4&at=47&from=45&to=49",
        ),
        ("#/?n=8&at=120&lang=ja", "ja/step/#n=8&at=120"),
        ("#/learn?lang=en", "learn/"),
        ("#/learn/shift?lang=en", "learn/shift/"),
        (
            "#/learn/shift?seed=3.7&sheet=1&lang=ja",
            "ja/learn/shift/#seed=3.7&sheet=1",
        ),
        ("#/learn/glossary?lang=ja", "ja/learn/glossary/"),
        ("#/learn/glossary?term=mask", "learn/glossary/#mask"),
        ("#/learn/teachers", "learn/teachers/"),
        ("#/solve?n=5&queens=4.2", "solve/#n=5&queens=4.2"),
        ("#/bits?w=8&x=20&e=x+%7C+3", "bits/#w=8&x=20&e=x+%7C+3"),
        ("#/count?n=16&lang=ja", "ja/count/#n=16"),
        ("#/learn/shift/", "learn/shift/"),
        ("#/step/", "step/#n=4&at=47"),
    ] {
        assert_eq!(
            leads_to(earlier),
            (new.to_owned(), String::new()),
            "{earlier}"
        );
    }
}

#[test]
fn an_earlier_address_without_a_page_is_the_home_page_or_its_stepper() {
    for earlier in ["#/", "#"] {
        assert_eq!(leads_to(earlier).0, "", "{earlier}");
    }
    assert_eq!(leads_to("#/?lang=ja").0, "ja/");
    // The stepper stood there, and had its state.
    assert_eq!(leads_to("#/?n=5&at=7").0, "step/#n=5&at=7");
}

#[test]
fn an_earlier_address_without_a_language_has_the_readers() {
    let environment = Environment {
        address: "#/count?n=9".into(),
        stored: [(Preferences::KEY.into(), "ja".into())].into(),
        ..Environment::default()
    };
    assert_eq!(Program::open_in(environment).address(), "ja/count/#n=9");
}

#[test]
fn an_earlier_address_typed_on_any_page_leads_to_its_new_one() {
    let mut program = Program::open("ja/learn/shift/");
    program.go("ja/learn/shift/#/step?n=5&at=7&lang=en");
    assert_eq!(program.address(), "step/#n=5&at=7");
}

/// A key, and values that it can have.
type Key = (&'static str, &'static [&'static str]);

/// Values that a key of each page can have, right ones and wrong ones.
const PAGES: [(&str, &[Key]); 7] = [
    (
        "step",
        &[
            ("n", &["4", "5", "8", "27", "99"]),
            ("at", &["0", "7", "120", "x"]),
            ("open", &["tree", "recursion", "share"]),
            ("pace", &["solution", "dead-end"]),
            ("predict", &["1", "0"]),
            ("code", &["python", "c"]),
        ],
    ),
    (
        "embed",
        &[
            ("n", &["4", "5"]),
            ("at", &["3", "9"]),
            ("from", &["1"]),
            ("to", &["8"]),
        ],
    ),
    (
        "learn/shift",
        &[("seed", &["3.7", "0", "z"]), ("sheet", &["1", "9"])],
    ),
    (
        "solve",
        &[("n", &["4", "5", "6"]), ("queens", &["1", "1.3"])],
    ),
    (
        "bits",
        &[
            ("w", &["8", "16"]),
            ("x", &["20", "7"]),
            ("e", &["x+%26+-x", "%28"]),
        ],
    ),
    (
        "ladder",
        &[
            ("n", &["6", "14"]),
            ("methods", &["flags,bitmap", "all"]),
            ("about", &["flags"]),
        ],
    ),
    ("count", &[("n", &["9", "16", "0"])]),
];

#[test]
fn two_hundred_random_earlier_addresses_open_what_the_new_ones_open() {
    let mut state = 7;
    let mut below = |count: usize| {
        state = SplitMix64::new(state).bits();
        usize::try_from(state % u64::try_from(count).unwrap()).unwrap()
    };
    let mut languages = [0; 2];
    for _ in 0..200 {
        let (page, keys) = PAGES[below(PAGES.len())];
        let mut pairs = Vec::new();
        for (key, values) in keys {
            if below(3) != 0 {
                pairs.push(format!("{key}={}", values[below(values.len())]));
            }
        }
        let pairs = pairs.join("&");
        let lang = Lang::ALL[below(2)];
        languages[usize::from(lang == Lang::Ja)] += 1;
        let folder = if lang == Lang::Ja { "ja/" } else { "" };
        let new = Program::open(&format!("{folder}{page}/#{pairs}"));
        let earlier = Program::open(&format!("#/{page}?{pairs}&lang={}", lang.tag()));
        let machine = |program: &Program| {
            let page = program.state.get::<StepPage>();
            page.map(|page| page.stepper.machine().clone())
        };
        assert_eq!(machine(&earlier), machine(&new), "{page} {pairs}");
        assert_eq!(earlier.notice(), new.notice(), "{page} {pairs}");
        assert_eq!(earlier.address(), new.address());
        assert!(earlier.address().starts_with(folder));
        assert_ne!(new.state.route, Route::Home);
    }
    assert!(languages.iter().all(|count| 50 < *count));
    assert!(Program::open("step/").state.get::<StepPage>().is_some());
}
