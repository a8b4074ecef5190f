//! The first use of a term on a page leads to the term's entry in the glossary.
//!
//! A page's texts are read as a reader does, from the top: what is always there, then what the
//! reader chooses. In them every name of the glossary is looked for. Headings, buttons, links,
//! questions and what appears after an answer have no links, so they are left out.

use std::{collections::BTreeSet, ops::Range};

use bitqueens::{
    course::{Block, Lesson, Picture, at_hand},
    pages::{
        bits::words as lab,
        count::words as count,
        ladder::{
            MethodWalk,
            words::{self as ladder, explain, gallery_words, runs::point_words},
        },
        lesson::words::join,
        solve::words as solve,
        step::words as step,
        write::{Stage, words as write},
    },
    site::{Address, Problems},
    text::{Lang, Phrase, Sentence, Span, spans, words as shared},
};
use bitqueens_core::{ladder::Method, solver::Size};
use bitqueens_course::Term;

use crate::{course_texts::terms, lessons::phrases};

/// Terms in nearly every sentence: links to them would hide the others.
const COMMON: [&str; 2] = ["row", "column"];

/// Names that plain language uses for other things too. Only a writer can tell, so these are linked
/// where they are the term, and are not looked for.
const ALSO_PLAIN: [&[&str]; 2] = [
    &[
        "空き",
        "印",
        "組",
        "クイーンを置く",
        "ずらす",
        "計算方法",
        "ステップ",
        "1 行の実行",
        "候補",
        "記録",
        "ビット",
        "2 進数",
        "影",
        "葉",
        "末端ノード",
        "順列",
        "並べ替え",
        "桁上がり",
        "桁借り",
        "組み合わせ",
        "順位",
        "配列",
        "添字",
        "輪",
        "符号なし",
        "符号付き",
    ],
    &[
        "left",
        "left diagonal",
        "down",
        "right",
        "right diagonal",
        "bit",
        "step",
        "worth",
        "weight",
        "half",
        "quarter",
        "join",
        "family",
        "orbit",
        "thread",
        "record",
        "loop",
        "iterative",
        "going back",
        "full board",
        "marker",
        "candidate",
        "placing a queen",
        "all solutions",
        "free squares",
        "node",
        "column",
        "binary",
        "binary digit",
        "shadow",
        "leaf",
        "leaf node",
        "permutation",
        "ordering",
        "carry",
        "borrow",
        "array",
        "index",
        "ring",
        "combination",
        "rank",
        "signed",
        "unsigned",
    ],
];

/// What holds a name and is no use of the term.
const OTHER_WORDS: [&str; 4] = ["mirror image", "mirror images", "回すか反転", "配置フラグ"];

/// The text with plain spaces, in expressions too.
pub(crate) fn spaced(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// A text with the marks taken away, as it is read, its code still between backticks.
pub(crate) fn unmarked(text: &str) -> String {
    spaced(&read(text).0)
}

/// What is read, and for each mark its place in that and the address of its term.
fn read(text: &str) -> (String, Vec<(Range<usize>, String)>) {
    let (mut plain, mut marks) = (String::new(), Vec::new());
    for span in spans(text) {
        let start = plain.len();
        match span {
            Span::Words(words) => plain.push_str(words),
            Span::Code(code) => plain.extend(["`", code, "`"]),
            Span::Term { slug, text } => {
                plain.push_str(text);
                marks.push((start..plain.len(), slug.to_owned()));
            }
        }
    }
    (plain, marks)
}

fn names(term: &'static Term) -> impl Iterator<Item = &'static str> {
    let also = term.also.split(['、', ',']).map(str::trim);
    let names = std::iter::once(term.name.as_str()).chain(also);
    names.filter(|name| !name.is_empty())
}

/// The kinds of letters that a word does not end between.
fn kind(c: char) -> u8 {
    match c {
        '\u{4e00}'..='\u{9fff}' | '々' => 1,
        '\u{30a0}'..='\u{30ff}' => 2,
        c if c.is_ascii_alphanumeric() => 3,
        _ => 0,
    }
}

/// Tells whether the letters at a place stand there as a word of their own. `解く` is no `解`.
fn is_word(text: &str, at: &Range<usize>) -> bool {
    let joined = |left: Option<char>, right: Option<char>| match (left, right) {
        (Some(left), Some(right)) => kind(left) != 0 && kind(left) == kind(right),
        _ => false,
    };
    let name = &text[at.clone()];
    let (before, after) = (&text[..at.start], &text[at.end..]);
    let is_verb = name == "解" && after.starts_with(['く', 'け', 'こ', 'か', 'き', 'い']);
    !joined(before.chars().last(), name.chars().next())
        && !joined(name.chars().last(), after.chars().next())
        && !is_verb
}

fn places(text: &str, name: &str) -> Vec<Range<usize>> {
    let found = text.match_indices(name);
    found.map(|(at, found)| at..at + found.len()).collect()
}

/// Every place where a text uses a term, by one of its names or by its sign as code. Of names that
/// lie in one another the longest counts.
fn uses(plain: &str, lang: Lang) -> Vec<(Range<usize>, &'static str)> {
    // The code hidden, at the same places.
    let masked: String = (plain.split('`').enumerate())
        .map(|(at, part)| match at % 2 {
            0 if at == 0 => part.to_owned(),
            0 => format!("\u{1}{part}"),
            _ => format!("\u{1}{}", "\u{1}".repeat(part.len())),
        })
        .collect();
    let small = masked.to_ascii_lowercase();
    let mut found: Vec<(Range<usize>, &str)> = Vec::new();
    for term in terms(lang) {
        for name in names(term) {
            if ALSO_PLAIN[usize::from(lang == Lang::En)].contains(&name) {
                continue;
            }
            // AND and OR are terms, and and or are not.
            let is_loud = name.chars().all(|c| !c.is_lowercase());
            let text = if is_loud { &masked } else { &small };
            let name = if is_loud {
                name.to_owned()
            } else {
                name.to_ascii_lowercase()
            };
            for ending in ["", "s", "es"] {
                let found_here = places(text, &format!("{name}{ending}")).into_iter();
                found.extend(
                    found_here
                        .filter(|at| is_word(text, at))
                        .map(|at| (at, term.slug.as_str())),
                );
            }
        }
        if !term.sign.is_empty() {
            let signs = places(plain, &format!("`{}`", term.sign));
            found.extend(signs.into_iter().map(|at| (at, term.slug.as_str())));
        }
    }
    let others: Vec<_> = OTHER_WORDS
        .iter()
        .flat_map(|words| places(&small, words))
        .collect();
    let ranges: Vec<_> = found
        .iter()
        .map(|(at, _)| at.clone())
        .chain(others)
        .collect();
    let is_inside = |at: &Range<usize>| {
        let mut longer = ranges.iter().filter(|other| at.len() < other.len());
        longer.any(|other| other.start <= at.start && at.end <= other.end)
    };
    found.retain(|(at, slug)| !is_inside(at) && !COMMON.contains(slug));
    found.sort_by_key(|(at, _)| at.start);
    found
}

/// Asserts that on a page each term has one mark at most, and has it at its first use. `linked` are
/// the terms that the page has linked before these texts. Returns the terms linked in the end.
fn check(
    page: &str,
    texts: &[Sentence],
    lang: Lang,
    linked: &BTreeSet<String>,
) -> BTreeSet<String> {
    let mut linked = linked.clone();
    for text in texts {
        let (plain, marks) = read(text.in_lang(lang));
        for (at, slug) in &marks {
            assert!(
                linked.insert(slug.clone()),
                "{page}: {slug} is linked twice: {plain}"
            );
            let term = terms(lang).find(|term| term.slug == *slug);
            let term = term.unwrap_or_else(|| panic!("{page}: there is no term {slug}"));
            let text = plain[at.clone()].trim_matches('`').to_lowercase();
            // A word changes at its end.
            let stem = |name: &str| name.to_lowercase().chars().take(3).collect::<String>();
            let mut stems = names(term).chain([term.sign.as_str()]).map(stem);
            assert!(
                stems.any(|stem| !stem.is_empty() && text.contains(&stem)),
                "{page}: {text} is no name of {slug}"
            );
        }
        for (at, slug) in uses(&plain, lang) {
            let before =
                |(mark, marked): &(Range<usize>, String)| marked == slug && mark.start <= at.start;
            let is_linked_here = marks.iter().any(|(_, marked)| marked == slug);
            assert!(
                linked.contains(slug) && (!is_linked_here || marks.iter().any(before)),
                "{page}: [{}]({slug}) is not linked at its first use: {plain}",
                &plain[at]
            );
        }
    }
    linked
}

fn sentences<const COUNT: usize>(phrases: [Phrase; COUNT]) -> Vec<Sentence> {
    phrases.map(Sentence::from).to_vec()
}

/// The texts of a lesson in which terms are linked.
fn texts(lesson: &Lesson, lang: Lang) -> Vec<String> {
    let blocks = lesson.blocks.iter().flat_map(|block| match block {
        Block::Prose(text) | Block::Why { answer: text, .. } => vec![text.as_str()],
        Block::Figure(figure) if matches!(figure.picture, Picture::Arrays { .. }) => {
            vec![shared::ARRAYS_WHY.in_lang(lang), figure.caption.as_str()]
        }
        Block::Figure(figure) => vec![figure.caption.as_str()],
        Block::Break(trial) => vec![trial.before.as_str()],
        Block::Join(steps) => {
            let steps = steps.iter().map(|step| join::step(*step)[1]);
            steps.map(|step| step.in_lang(lang)).collect()
        }
        _ => Vec::new(),
    });
    blocks.map(str::to_owned).collect()
}

#[test]
fn every_lesson_links_each_term_at_its_first_use() {
    let mut n_links = 0;
    for lang in Lang::ALL {
        for lesson in at_hand::lessons(lang) {
            let texts = texts(lesson, lang).into_iter();
            let texts: Vec<_> = texts.map(|text| Sentence::same_in_all(&text)).collect();
            n_links += check(&lesson.slug, &texts, lang, &BTreeSet::new()).len();
        }
    }
    assert!(200 < n_links, "{n_links}");
}

#[test]
fn no_question_button_or_heading_of_a_lesson_holds_a_link() {
    for lang in Lang::ALL {
        for lesson in at_hand::lessons(lang) {
            let linked = texts(lesson, lang);
            for (phrase, _) in phrases(lesson) {
                let text = phrase.in_lang(lang);
                assert!(
                    linked.iter().any(|of| of == text) || read(text).1.is_empty(),
                    "{}: {text}",
                    lesson.slug
                );
            }
        }
    }
}

/// What is always on a page, and then each text that its reader may choose.
type Pages = (&'static str, Vec<Sentence>, Vec<Vec<Sentence>>);

fn pages() -> Vec<Pages> {
    // A method's page: what is said of it, and what it has below.
    let methods = Method::ALL.map(|method| {
        let mut texts = sentences(explain(method));
        if MethodWalk::METHODS.contains(&method) {
            texts.extend(sentences([ladder::WALK_WHY]));
        }
        if method == Method::SymmetryCheck {
            texts.extend(sentences([ladder::GALLERY_WHY]));
            texts.push(gallery_words(Size::new(6).unwrap(), 1, 4));
        }
        texts
    });
    vec![
        (
            "step",
            sentences([shared::PREDICT_WHY]),
            vec![
                sentences([step::TREE_WHOLE, step::TREE_LEFTWARD]),
                sentences([step::TREE_WHOLE, step::TREE_RIGHTWARD]),
                sentences([step::TREE_PATH, step::TREE_LEFTWARD]),
                sentences([step::TREE_PATH, step::TREE_RIGHTWARD]),
                sentences([shared::ARRAYS_WHY]),
                sentences([step::NOTATIONS]),
                sentences([step::SNIPPET_WHY]),
            ],
        ),
        (
            "bits",
            sentences([lab::LAB_WHY]),
            vec![
                sentences([lab::EXPRESSION_WHY]),
                sentences([lab::BY_LOOP_WHY, lab::BY_HALVES_WHY]),
                sentences([lab::RANKING_WHY]),
            ],
        ),
        (
            "solve",
            sentences([solve::SOLVE_WHY, solve::SOLVE_HOW]),
            Vec::new(),
        ),
        (
            "write",
            sentences([write::WHY, write::NOTATION]),
            Stage::ALL
                .map(|stage| sentences([write::task(stage)]))
                .to_vec(),
        ),
        ("ladder", vec![point_words()], Vec::new()),
        ("a method", Vec::new(), methods.to_vec()),
        (
            "count",
            sentences([count::WHY, count::RECORD_WHY]),
            // What the times rest on changes while it is read.
            vec![sentences([count::FINISHED_WHY])],
        ),
    ]
}

#[test]
fn every_page_links_each_term_at_its_first_use() {
    for (page, always, chosen) in pages() {
        for lang in Lang::ALL {
            let before: &[&str] = match page {
                // The counters are links.
                "step" => &["micro-step", "placement", "dead-end", "solution"],
                _ => &[],
            };
            let before = before.iter().map(|slug| (*slug).to_owned()).collect();
            let linked = check(page, &always, lang, &before);
            for texts in &chosen {
                check(page, texts, lang, &linked);
            }
        }
    }
}

#[test]
fn a_text_is_cut_at_its_code_and_its_terms() {
    let parts: Vec<_> = spans("a `b` [c](d), [`e`](f) `g[0](h)` [i] (j").collect();
    let words = Span::Words;
    assert_eq!(
        parts,
        [
            words("a "),
            Span::Code("b"),
            words(" "),
            Span::Term {
                slug: "d",
                text: "c"
            },
            words(", "),
            Span::Term {
                slug: "f",
                text: "`e`"
            },
            words(" "),
            Span::Code("g[0](h)"),
            words(" "),
            words("[i] (j"),
        ]
    );
    // What is not closed is words.
    for text in ["`a", "[a", "[a](b", "", "[", "`"] {
        assert!(
            spans(text).all(|span| matches!(span, Span::Words(_))),
            "{text}"
        );
        assert_eq!(unmarked(text), text);
    }
}

#[test]
fn a_name_is_found_as_a_word_of_its_own() {
    let slugs = |text, lang| {
        uses(text, lang)
            .into_iter()
            .map(|(_, slug)| slug)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        slugs("解を解く。全解、理解", Lang::Ja),
        ["solution", "total"]
    );
    assert_eq!(
        slugs("ワードとパスワード、`bitmap` と `x & bitmap`", Lang::Ja),
        ["word", "bitmap"]
    );
    assert_eq!(
        slugs("OR or AND and the highest bits", Lang::En),
        ["or", "and", "msb"]
    );
    assert_eq!(
        slugs("passwords, its mirror image, `word`", Lang::En),
        Vec::<&str>::new()
    );
}

#[test]
fn the_address_of_a_term_opens_the_glossary_there() {
    for term in terms(Lang::En) {
        let mut problems = Problems::default();
        let hash = format!("learn/glossary/#{}", term.slug);
        assert_eq!(
            Address::glossary(Some(&term.slug)).in_language(Lang::En),
            Address::parse(&hash, &mut problems)
        );
        assert_eq!(Address::glossary(Some(&term.slug)).to_string(), hash);
    }
}
