//! The form of a text: languages, values, plurals, lengths of time.

use std::panic::catch_unwind;

use bitqueens::{
    site::Route,
    text::{Lang, Phrase, Sentence, sentence, time},
};

/// A phrase whose texts are given in two languages; any further one has the English.
const fn phrase(ja: &'static str, en: &'static str) -> Phrase {
    let mut texts = [(Lang::En, en); Lang::N];
    let mut at = 0;
    while at < Lang::N {
        let lang = Lang::ALL[at];
        // The order says nothing.
        texts[Lang::N - 1 - at] = (lang, if matches!(lang, Lang::Ja) { ja } else { en });
        at += 1;
    }
    Phrase::new(&texts)
}

fn said(sentence: &Sentence) -> [&str; 2] {
    [Lang::Ja, Lang::En].map(|lang| sentence.in_lang(lang))
}

#[test]
fn a_phrase_has_each_language_once_in_whatever_order() {
    let left = phrase("左", "left");
    assert_eq!(said(&left.into()), ["左", "left"]);
    for wrong in [
        &[(Lang::Ja, "左")] as &[_],
        &[(Lang::Ja, "左"), (Lang::Ja, "left")],
        &[(Lang::En, "left"); Lang::N],
        &[(Lang::En, "left"); Lang::N + 1],
    ] {
        assert!(catch_unwind(|| Phrase::new(wrong)).is_err(), "{wrong:?}");
    }
}

#[test]
fn a_counted_word_has_the_form_that_its_number_takes() {
    for (n, ja, en) in [
        (0, "解は 0 個です。", "0 solutions."),
        (1, "解は 1 個です。", "1 solution."),
        (2, "解は 2 個です。", "2 solutions."),
        (
            14_772_512,
            "解は 14,772,512 個です。",
            "14,772,512 solutions.",
        ),
        (
            u64::MAX,
            "解は 18,446,744,073,709,551,615 個です。",
            "18,446,744,073,709,551,615 solutions.",
        ),
    ] {
        let solutions = sentence!(
            Ja "解は {n:,} 個です。",
            En "{n:,} {n:solution|solutions}."
        );
        assert_eq!(said(&solutions), [ja, en]);
    }
    for (n, en) in [
        ("1", "1 solution."),
        ("2.5", "2.5 solutions."),
        ("1,000", "1,000 solutions."),
    ] {
        let solutions = sentence!(Ja "解は {n} 個です。", En "{n} {n:solution|solutions}.");
        assert_eq!(said(&solutions)[1], en);
    }
    for lang in Lang::ALL {
        for n in [None, Some(0), Some(1), Some(2), Some(21), Some(u128::MAX)] {
            assert!(lang.plural(n) < lang.n_forms(), "{lang:?} {n:?}");
        }
    }
}

#[test]
fn a_text_among_the_values_is_said_in_the_language_of_the_whole() {
    let half = phrase("右半分", "right half");
    let place = sentence!(Ja "行{row}の{half}", En "the {half} of row {row}"; row = 1 + 2);
    assert_eq!(said(&place), ["行3の右半分", "the right half of row 3"]);
    let whole = sentence!(
        Ja "{place}を探します。",
        En "{place} is searched.";
        place = place.capital()
    );
    assert_eq!(
        said(&whole),
        [
            "行3の右半分を探します。",
            "The right half of row 3 is searched."
        ]
    );
    let twice = whole.clone().and(&Phrase::same_in_all("N = 8").into());
    assert_eq!(
        said(&twice),
        [
            "行3の右半分を探します。N = 8",
            "The right half of row 3 is searched. N = 8"
        ]
    );
    let all = [Sentence::same_in_all("1"), half.into(), Sentence::default()];
    assert_eq!(
        said(&Sentence::joined(&all, phrase("と", " and "))),
        ["1と右半分と", "1 and right half and "]
    );
}

#[test]
fn a_value_may_be_said_in_one_language_alone() {
    let (of_ja, of_en) = ("日本語", "English");
    let named = sentence!(Ja "{of_ja}", En "{of_en}{word}"; word = of_en.len());
    assert_eq!(said(&named), ["日本語", "English7"]);
}

#[test]
fn braces_that_are_meant_stand_twice() {
    let n = -1;
    assert_eq!(
        said(&sentence!(Ja "{{ {n} }}", En "{{{n}}}\u{2014}\"")),
        ["{ -1 }", "{-1}\u{2014}\""]
    );
}

/// What else is refused, `sentence/src/text.rs` tests.
#[test]
fn a_counted_word_is_refused_where_its_language_has_other_forms() {
    for lang in Lang::ALL {
        let template = |n_forms: &[usize]| Phrase::template(lang, "", n_forms);
        assert_eq!(template(&[lang.n_forms(); 2]), (lang, ""));
        for wrong in [lang.n_forms() - 1, lang.n_forms() + 1] {
            let refused = catch_unwind(|| template(&[lang.n_forms(), wrong]));
            assert!(refused.is_err(), "{lang:?} {wrong}");
        }
    }
}

#[test]
fn a_length_of_time_is_said_in_its_units() {
    for (millis, ja, en) in [
        (0.0, "0 ミリ秒", "0 ms"),
        (1.0, "1 ミリ秒", "1 ms"),
        (9.34, "9.3 ミリ秒", "9.3 ms"),
        (184.3, "184 ミリ秒", "184 ms"),
        (999.6, "1 秒", "1 s"),
        (3_202.2, "3.2 秒", "3.2 s"),
        (42_000.0, "42 秒", "42 s"),
        (59_600.0, "1 分", "1 min"),
        (61_000.0, "1 分 1 秒", "1 min 1 s"),
        (125_000.0, "2 分 5 秒", "2 min 5 s"),
        (3_599_600.0, "1 時間", "1 h"),
        (12_000_000.0, "3 時間 20 分", "3 h 20 min"),
        (86_400_000.0, "1 日", "1 day"),
        (86_399_000.0, "1 日", "1 day"),
        (200_000_000.0, "2.3 日", "2.3 days"),
        (31_557_600_000.0, "1 年", "1 year"),
        (7.0e10, "2.2 年", "2.2 years"),
        (7.9e13, "2,503 年", "2,503 years"),
    ] {
        assert_eq!(said(&time(millis)), [ja, en], "{millis}");
    }
}

#[test]
fn languages_are_told_by_their_tags() {
    assert_eq!(Lang::from_tag("ja-JP"), Some(Lang::Ja));
    assert_eq!(Lang::from_tag("EN"), Some(Lang::En));
    assert_eq!(Lang::from_tag("fr"), None);
    for lang in Lang::ALL {
        assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
        assert_eq!(lang.others().count(), Lang::N - 1);
        assert!(
            lang.others()
                .all(|other| other != lang && other.own_name() != lang.own_name())
        );
    }
}

#[test]
fn the_samples_for_hosts_have_a_rule_for_each_language() {
    for (sample, rule) in [
        (include_str!("../../hosting/_headers"), "\n/{}/*\n"),
        (include_str!("../../hosting/Caddyfile"), "path('/{}/*')"),
        (include_str!("../../hosting/nginx.conf"), "location /{}/ {"),
    ] {
        for lang in Lang::AT_TOP.others() {
            let rule = rule.replace("{}", lang.folder());
            assert!(sample.contains(&rule), "{rule}");
        }
    }
}

#[test]
fn the_sample_of_headers_has_a_rule_for_each_page() {
    let sample = include_str!("../../hosting/_headers");
    for route in Route::at_folders().filter(|route| *route != Route::Home) {
        let rule = format!("\n/{}/*\n", route.folder());
        assert!(sample.contains(&rule), "hosting/_headers lacks {rule}");
    }
}

#[test]
fn what_stands_outside_of_the_program_is_said_in_each_language() {
    let shell = include_str!("../../index.html");
    let scripts = [
        ("failure", include_str!("../../static/failure.js")),
        ("sentence", include_str!("../../static/scorm/sentence.js")),
    ];
    for tag in Lang::ALL.map(Lang::tag) {
        assert!(shell.contains(&format!("<p lang=\"{tag}\">")), "{tag}");
        for (name, script) in scripts {
            let n_sentences = |tag: &str| script.matches(&format!(" {tag}: \"")).count();
            assert!(0 < n_sentences("en"), "{name}");
            assert_eq!(n_sentences(tag), n_sentences("en"), "{name}, {tag}");
        }
    }
}
