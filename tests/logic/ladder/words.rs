//! The explanations and the sentences with values.

use bitqueens::text::Lang;
use std::collections::HashSet;

use bitqueens::{
    pages::ladder::{
        Recorded, narrate,
        words::{
            TIMES, explain, figures_words, form_phrase, gallery_words, gist, gives_phrase,
            leaf_phrase, leaf_words, method_title, question_phrase, ratio, ratio_words,
            source_name, speed_words,
        },
    },
    text::{Phrase, millis, power_of_ten, significant},
};
use bitqueens_core::ladder::{
    Form, Gives, Method, Run,
    sources::SourceDocument,
    walk::{MethodWalker, WalkStep},
};

use super::size;

/// Tells whether both halves are there, close as sentences do, and are not the same text twice.
fn is_complete(phrase: Phrase) -> bool {
    phrase.in_lang(Lang::Ja).ends_with('。')
        && phrase.in_lang(Lang::En).ends_with('.')
        && phrase.in_lang(Lang::Ja) != phrase.in_lang(Lang::En)
}

/// The figures of a sentence, grouping commas removed.
fn figures(text: &str) -> HashSet<u64> {
    text.replace(',', "")
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .filter(|figure| *figure > 20)
        .collect()
}

#[test]
fn every_method_is_explained_in_both_languages() {
    for method in Method::ALL {
        let title = method_title(method);
        assert!(!title.in_lang(Lang::Ja).is_empty() && !title.in_lang(Lang::En).is_empty());
        for phrase in explain(method) {
            assert!(is_complete(phrase), "{method}: {phrase:?}");
            assert!(
                !phrase.in_lang(Lang::Ja).contains('！') && !phrase.in_lang(Lang::En).contains('!'),
                "{method}"
            );
            assert_eq!(
                figures(phrase.in_lang(Lang::Ja)),
                figures(phrase.in_lang(Lang::En)),
                "{method}"
            );
        }
        assert!(is_complete(leaf_phrase(method.leaf_rule())), "{method}");
        assert!(is_complete(question_phrase(method.question())), "{method}");
    }
    assert_ne!(form_phrase(Form::Loop), form_phrase(Form::Recursive));
    assert_ne!(gives_phrase(Gives::Total), gives_phrase(Gives::Unique));
}

#[test]
fn every_method_is_said_in_a_sentence_and_its_record_told() {
    let mut gists = HashSet::new();
    for method in Method::ALL {
        assert!(is_complete(gist(method)), "{method}");
        assert!(
            gists.insert(gist(method).in_lang(Lang::Ja))
                && gists.insert(gist(method).in_lang(Lang::En))
        );
        let told = figures_words(method);
        assert!(
            told.in_lang(Lang::En).starts_with("Recorded for N = 14: "),
            "{}",
            told.in_lang(Lang::En)
        );
        assert!(told.in_lang(Lang::En).ends_with('.') && told.in_lang(Lang::Ja).ends_with('。'));
        assert_eq!(
            told.in_lang(Lang::En).contains("placements"),
            method != Method::Fast
        );
    }
    let told = figures_words(Method::Bitmap);
    assert_eq!(
        told.in_lang(Lang::En),
        "Recorded for N = 14: 184 ms for 27,358,552 placements."
    );
    assert_eq!(
        told.in_lang(Lang::Ja),
        "N = 14 の記録は 184 ミリ秒、配置は 27,358,552 回です。"
    );
    let ratio = |method| ratio_words(Recorded::ratio(method).unwrap());
    assert_eq!(
        ratio(Method::Bitmap).in_lang(Lang::En),
        "That is 4.6 times as fast as Swapping and diagonal flags."
    );
    assert_eq!(
        ratio(Method::BitmapLoop).in_lang(Lang::Ja),
        "ビットマップの 1.3 倍の時間です。"
    );
}

#[test]
fn every_source_has_a_title_an_author_and_an_address() {
    let mut addresses = HashSet::new();
    for source in SourceDocument::ALL {
        let name = source_name(source);
        assert_eq!(name.number, source.number());
        assert!(!name.title.is_empty() && !name.author.is_empty());
        assert!(name.url.starts_with("http") && addresses.insert(name.url));
        assert!(
            name.over_table(TIMES)
                .in_lang(Lang::En)
                .contains(name.author)
        );
        assert!(
            name.over_table(TIMES)
                .in_lang(Lang::Ja)
                .contains(name.author)
        );
    }
}

#[test]
fn titles_are_all_different() {
    let titles: HashSet<_> = Method::ALL
        .map(|method| method_title(method).in_lang(Lang::Ja))
        .into();
    assert_eq!(titles.len(), Method::ALL.len());
    let titles: HashSet<_> = Method::ALL
        .map(|method| method_title(method).in_lang(Lang::En))
        .into();
    assert_eq!(titles.len(), Method::ALL.len());
}

/// A figure that a text gives is one that the method counts at N = 8 or N = 12.
#[test]
fn the_figures_told_are_counted_ones() {
    let counted = |method, side| Run::of(method, size(side)).counted();
    let told = |method| {
        let [_, waste, _] = explain(method);
        figures(waste.in_lang(Lang::En))
    };
    let (_, brute) = counted(Method::BruteForce, 8);
    let (solutions, bitmap) = counted(Method::Bitmap, 8);
    assert_eq!(
        told(Method::BruteForce),
        HashSet::from([brute.leaves, solutions])
    );
    let (_, permutation) = counted(Method::Permutation, 8);
    assert_eq!(
        told(Method::Permutation),
        HashSet::from([permutation.leaves, 720])
    );
    let (_, backtracking) = counted(Method::Backtracking, 8);
    assert_eq!(
        told(Method::Backtracking),
        HashSet::from([backtracking.nodes, backtracking.tests])
    );
    assert_eq!(
        told(Method::Flags),
        HashSet::from([counted(Method::Flags, 8).1.tests])
    );
    let (_, swap) = counted(Method::SwapFlags, 8);
    assert_eq!(
        told(Method::SwapFlags),
        HashSet::from([swap.tests, swap.leaves - solutions])
    );
    assert_eq!(
        told(Method::Bitmap),
        HashSet::from([bitmap.tests, bitmap.leaves - solutions])
    );
    assert_eq!(
        told(Method::Unplaced),
        HashSet::from([counted(Method::Unplaced, 8).1.tests])
    );
    let (unique, _) = counted(Method::SymmetryCheck, 8);
    assert_eq!(
        told(Method::SymmetryCheck),
        HashSet::from([solutions, solutions - unique])
    );
    assert_eq!(
        told(Method::HalfRow),
        HashSet::from([counted(Method::HalfRow, 8).1.nodes])
    );
    assert_eq!(
        told(Method::CornerEdge),
        [8, 12]
            .map(|side| counted(Method::CornerEdge, side).1.leaves)
            .into()
    );
    let (_, ring) = counted(Method::CarryChain, 12);
    assert_eq!(
        told(Method::CarryChain),
        HashSet::from([ring.nodes, 1_788, 1_787])
    );
}

#[test]
fn every_step_of_a_walk_is_told() {
    let mut kinds = HashSet::new();
    for method in [Method::BruteForce, Method::Backtracking, Method::Flags] {
        for step in MethodWalker::new(method, size(4)).unwrap() {
            let told = narrate(step);
            assert!(
                told.in_lang(Lang::Ja).ends_with('。') && told.in_lang(Lang::En).ends_with('.'),
                "{told:?}"
            );
            kinds.insert(step.name());
        }
    }
    assert_eq!(kinds.len(), 7);
    let taken = [true, true, false];
    let told = narrate(WalkStep::Look {
        row: 2,
        column: 1,
        taken,
    });
    assert_eq!(
        told.in_lang(Lang::En),
        "The flags of row 2, column 1 are read: the left diagonal and the column (down) are taken, so it cannot be used."
    );
    assert_eq!(
        told.in_lang(Lang::Ja),
        "行2の列1のフラグを見ます。斜め（left）、真下（down）のフラグが立っているので、置けません。"
    );
}

#[test]
fn numbers_are_written_as_readers_read_them() {
    for (number, text) in [
        (0.0, "0"),
        (0.000_123_4, "0.000123"),
        (0.05, "0.0500"),
        (0.5, "0.500"),
        (6.13, "6.1"),
        (42.4, "42"),
        (1_234.5, "1,235"),
        (8.9e12, "8.9×10¹²"),
    ] {
        assert_eq!(significant(number), text);
    }
    for (number, text) in [
        (0.0123, "0.0123"),
        (1.234, "1.23"),
        (12.34, "12.3"),
        (1_234.0, "1,234"),
    ] {
        assert_eq!(millis(number), text);
    }
    for (power, text) in [
        (-12, "10⁻¹²"),
        (-1, "10⁻¹"),
        (0, "1"),
        (1, "10"),
        (7, "10⁷"),
    ] {
        assert_eq!(power_of_ten(power), text);
    }
}

#[test]
fn the_ratios_are_said_in_sentences() {
    let run = Run::of(Method::Bitmap, size(12));
    for (said, ja, en) in [
        (
            speed_words(run, Method::Flags, 6.1),
            "N = 12 で、ビットマップは配置フラグの 6.1 倍の速さです。",
            "Bitmap is 6.1 times as fast as Flags at N = 12.",
        ),
        (
            speed_words(run, Method::Flags, 0.5),
            "N = 12 で、ビットマップには配置フラグの 2.0 倍の時間がかかります。",
            "Bitmap takes 2.0 times as long as Flags at N = 12.",
        ),
        (
            leaf_words(run, Method::Flags, 1.0 / 31.0),
            "N = 12 で、配置フラグの末端ノードはビットマップの 31 倍です。",
            "The leaf nodes of Flags are 31 times those of Bitmap at N = 12.",
        ),
        (
            leaf_words(run, Method::Flags, 4.8),
            "N = 12 で、ビットマップの末端ノードは配置フラグの 4.8 倍です。",
            "The leaf nodes of Bitmap are 4.8 times those of Flags at N = 12.",
        ),
        (
            leaf_words(run, Method::BitmapLoop, 1.0),
            "N = 12 で、ビットマップ（非再帰）とビットマップの末端ノードは同じ数です。",
            "Bitmap (loop) and Bitmap have the same number of leaf nodes at N = 12.",
        ),
    ] {
        assert_eq!((said.in_lang(Lang::Ja), said.in_lang(Lang::En)), (ja, en));
    }
    let shown = [6.1, 1.0, 0.5, 1.0 / 19.0].map(ratio);
    assert_eq!(shown, ["× 6.1", "× 1.0", "1/2.0", "1/19"]);
}

#[test]
fn the_gallery_is_summed_up_without_a_false_plural() {
    let said = gallery_words(size(8), 12, 92);
    assert_eq!(
        said.in_lang(Lang::En),
        "N = 8: 92 solutions; 12 up to rotation and reflection."
    );
    assert_eq!(
        gallery_words(size(1), 1, 1).in_lang(Lang::En),
        "N = 1: 1 solution; 1 up to rotation and reflection."
    );
}
