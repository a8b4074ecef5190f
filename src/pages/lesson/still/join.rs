//! The figure of the fast count, without what is chosen in it.

use crate::{
    draw::Sketch,
    pages::lesson::{Half, JoinPicture, JoinTotals, Plane, Quarter, words::join as words},
    question::still::{Node, Part, Sign},
    text::{Lang, Phrase, grouped, words as shared},
};
use bitqueens_course::Coordinates;

/// A part of a board with the queens of the whole one, counted from its corner.
fn board(height: u8, queens: &[Coordinates], (top, west): Coordinates) -> Node {
    let queens = queens.iter();
    let queens = queens.map(|(row, column)| (row - top, column - west));
    let sketch = Sketch::of_queens(4, height, queens.collect());
    Node::Part(Part::Sketch(sketch, None))
}

fn bit(on: bool) -> Node {
    Node::around("td", u8::from(on)).marked("data-on", on)
}

/// The four quarters as they lie on the board.
pub fn quarters(picture: &JoinPicture, lang: Lang) -> Node {
    let [north_east, south_east, north_west, south_west] = &picture.quarters;
    let all = [north_west, north_east, south_west, south_east];
    Node::of("div.quarters", all.map(|of| quarter(of, lang)))
}

fn quarter(of: &Quarter, lang: Lang) -> Node {
    let heading = words::quarter(of.corner, &of.rows, of.ways.len());
    let ways = of.ways.iter().map(|way| {
        let board = board(4, &way.queens, of.corner.origin());
        Node::of("li", [board, Node::Code(way.columns())])
    });
    Node::of("div.quarter", [Node::around("h3", heading.in_lang(lang))])
        .then([Node::of("ul.parts", ways)])
        .with("data-quarter", of.corner.name())
        .with("data-ways", of.ways.len())
}

/// The pairs of quarters, east and west, those that survive and those that do not.
pub fn halves(picture: &JoinPicture, lang: Lang) -> Vec<Node> {
    let signs: Vec<_> = picture.planes.iter().rev().map(words::sign).collect();
    let mut nodes = vec![Node::paragraph(words::order_of_bits(&signs).in_lang(lang))];
    let (east, west) = ((words::EAST, &picture.east), (words::WEST, &picture.west));
    for ((name, pairs), west) in [(east, 4), (west, 0)] {
        let n_halves = pairs.iter().filter(|half| half.fits()).count();
        let heading = words::surviving(name, pairs.len(), n_halves);
        let pairs = pairs.iter().map(|half| {
            let board = board(8, &half.queens, (0, west));
            let words = pair_words(half, picture.planes.len(), lang);
            let pair = Node::of("li", [board, words, fate(picture, half, lang)]);
            pair.with("data-fits", half.fits())
        });
        nodes.push(Node::around("h3", heading.in_lang(lang)));
        nodes.push(Node::of("ul.parts", pairs));
    }
    nodes
}

/// The words of both quarters and their AND, the highest bit left. The sentence beside them says what they show.
fn pair_words(half: &Half, n_bits: usize, lang: Lang) -> Node {
    let row = |name: Phrase, word: u32| {
        let bits = (0..n_bits).rev().map(|power| word >> power & 1);
        let bits = bits.map(|bit| Node::around("b", bit).marked("data-on", bit == 1));
        Node::of("div", [Node::around("span", name.in_lang(lang))])
            .then(bits)
            .with("data-word", word)
    };
    let [north, south] = half.words;
    let rows = [
        row(words::NORTH, north),
        row(words::SOUTH, south),
        row(words::AND, half.shared()),
    ];
    Node::of("div.pair-words", rows).with("aria-hidden", "true")
}

fn fate(picture: &JoinPicture, half: &Half, lang: Lang) -> Node {
    let shared = picture.planes.iter();
    let shared = shared.filter(|plane| half.shared() >> plane.bit & 1 == 1);
    let shared = shared.map(words::sign).collect::<Vec<_>>().join(" ");
    let label = words::fate(half, &shared).into_lang(lang);
    let fate = if half.fits() {
        Node::of("span", [Node::Part(Part::Sign(Sign::Fits))])
    } else {
        let sign = Node::Part(Part::Sign(Sign::Cross));
        Node::of("span", [sign, Node::text(" "), Node::text(shared)])
    };
    fate.with("role", "img").with("aria-label", label)
}

/// The planes of the chosen western half beside those of all eastern ones, and their AND.
pub fn planes(picture: &JoinPicture, item: &Half, lang: Lang) -> Node {
    let head = |side: Phrase, number: usize, half: &Half, west: u8| {
        let name = Node::text(words::half(side, number).in_lang(lang));
        Node::of("th", [board(8, &half.queens, (0, west)), name]).with("scope", "col")
    };
    let east = (1..).zip(picture.patterns());
    let east = east.map(|(number, half)| head(words::EAST, number, half, 4));
    let heads = [
        Node::text(words::DIAGONAL.in_lang(lang)),
        head(words::WEST, picture.item + 1, item, 0),
    ];
    let rows = picture.planes.iter().map(|plane: &Plane| {
        let name = Node::around("th", words::sign(plane)).with("scope", "row");
        let name = name.with("aria-label", words::diagonal(plane).in_lang(lang));
        Node::of("tr", [name, bit(plane.asked)])
            .then(plane.free.iter().map(|free| bit(*free)))
            .with("data-asked", plane.asked)
    });
    let and = Node::around("th", words::AND.in_lang(lang)).with("scope", "row");
    let and = Node::of("tr", [and.with("colspan", 2)]);
    let and = and.then(picture.fits().into_iter().map(bit));
    Node::table("table.planes", heads.into_iter().chain(east), rows)
        .then([Node::of("tfoot", [and])])
}

/// What is found with the chosen western half.
pub fn found(picture: &JoinPicture, item: &Half, lang: Lang) -> [Node; 3] {
    let fitting = words::fitting(picture.item + 1, picture.n_fitting(item));
    let joined = &picture.joined;
    let weighted = words::weighted(joined.found, joined.set.weights, joined.solutions());
    [
        Node::around("p.result", fitting.in_lang(lang)),
        Node::around("p.result", weighted.in_lang(lang)),
        Node::paragraph(words::WEIGHTS_WHY.in_lang(lang)),
    ]
}

/// The lists of N = 8 beside those of N = 16.
pub fn work(lang: Lang) -> [Node; 2] {
    let both = [JoinTotals::EIGHT, JoinTotals::SIXTEEN];
    let row = |name: Phrase, number: fn(&JoinTotals) -> u64| {
        let numbers = both.iter().map(|work| Node::text(grouped(number(work))));
        Node::row(name.in_lang(lang), numbers)
    };
    let rows = [
        row(words::ROW_SETS, |work| work.row_sets),
        row(words::EAST_HALVES, |work| work.patterns),
        row(words::WEST_HALVES, |work| work.items),
        row(words::PAIRS, |work| work.pairs),
        row(words::ROUNDS, |work| work.rounds),
        row(shared::SOLUTIONS, |work| work.solutions),
    ];
    let sides = both
        .iter()
        .map(|work| Node::text(format!("N = {}", work.side)));
    let heads = [Node::text("")].into_iter().chain(sides);
    [
        Node::table("table.work", heads, rows),
        Node::paragraph(words::recorded().in_lang(lang)),
    ]
}
