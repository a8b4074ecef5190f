//! What the reader is told about the methods.

use std::collections::HashSet;

use bitqueens::ladder::walk::{Step, Walker};
use bitqueens::ladder::{Form, Gives, Method, Run};
use bitqueens::solver::Size;
use bitqueens::text::methods::{explain, form_phrase, gives_phrase, leaf_phrase, question_phrase};
use bitqueens::text::{Phrase, narrate_walk};

/// Whether both halves are there, close as sentences do, and are not the same text twice.
fn is_complete(phrase: Phrase) -> bool {
    phrase.ja.ends_with('。') && phrase.en.ends_with('.') && phrase.ja != phrase.en
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
        let told = explain(method);
        assert!(!told.title.ja.is_empty() && !told.title.en.is_empty());
        for phrase in [told.what, told.waste, told.next] {
            assert!(is_complete(phrase), "{method}: {phrase:?}");
            assert!(
                !phrase.ja.contains('！') && !phrase.en.contains('!'),
                "{method}"
            );
            assert_eq!(figures(phrase.ja), figures(phrase.en), "{method}");
        }
        assert!(is_complete(leaf_phrase(method.leaf_rule())), "{method}");
        assert!(is_complete(question_phrase(method.question())), "{method}");
    }
    assert_ne!(form_phrase(Form::Loop), form_phrase(Form::Recursive));
    assert_ne!(gives_phrase(Gives::Total), gives_phrase(Gives::Unique));
}

#[test]
fn titles_are_all_different() {
    let titles: HashSet<_> = Method::ALL.map(|method| explain(method).title.ja).into();
    assert_eq!(titles.len(), Method::ALL.len());
    let titles: HashSet<_> = Method::ALL.map(|method| explain(method).title.en).into();
    assert_eq!(titles.len(), Method::ALL.len());
}

/// A figure that a text gives is one that the method counts at N = 8 or N = 12.
#[test]
fn the_figures_told_are_counted_ones() {
    let counted = |method, side| Run::of(method, Size::new(side).unwrap()).counted();
    let told = |method| figures(explain(method).waste.en);
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
        for step in Walker::new(method, Size::new(4).unwrap()).unwrap() {
            let told = narrate_walk(step);
            assert!(
                told.ja.ends_with('。') && told.en.ends_with('.'),
                "{told:?}"
            );
            kinds.insert(step.name());
        }
    }
    assert_eq!(kinds.len(), 7);
    let taken = [true, true, false];
    let told = narrate_walk(Step::Look {
        row: 2,
        column: 1,
        taken,
    });
    assert_eq!(
        told.en,
        "The flags of row 2, column 1 are read: the left diagonal and the column (down) are taken, so it cannot be used."
    );
    assert_eq!(
        told.ja,
        "行2の列1の印を見ます。left の斜めと down の縦に付いているので、置けません。"
    );
}
