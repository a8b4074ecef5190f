//! Pictures that are the same on the page and in the book.

use crate::{
    course::{
        BoardSymmetry, ImageBoard, ORDER, Picture, costs, image_boards, sketch_of, words::listed,
    },
    draw::{self, NodeKind, Sketch, Tree},
    pages::lesson::words,
    question::still::{Node, Part, Sign},
    text::{Lang, Phrase, grouped},
};
use bitqueens_core::solver::{Machine, Size};

/// From a leaf of a search tree to the next one, in pixels.
const LEAF: u32 = 44;
/// The side of each square of areas.
const COST: u32 = 100;

/// A picture as a tree; `None` where the page draws it in its own way.
pub fn picture(picture: &Picture, lang: Lang) -> Option<Node> {
    match picture {
        Picture::Images { place } => {
            let queens = place.machine().queens().collect::<Vec<_>>();
            let boards = image_boards(&queens, place.size());
            let images = Node::of("ul.images", boards.iter().map(|of| image(of, lang)));
            Some(images.with("aria-label", words::IMAGES.in_lang(lang)))
        }
        Picture::Tree { side } => Some(tree(*side, lang)),
        Picture::Costs { side } => Some(areas(*side, lang)),
        Picture::Sums { side, queens } => Some(sums(*side, queens, lang)),
        picture => sketch_of(picture).map(|sketch| {
            let said = words::sketch(&sketch).into_lang(lang);
            Node::Part(Part::Sketch(sketch, Some(said)))
        }),
    }
}

/// A search tree with what its signs mean.
fn tree(size: Size, lang: Lang) -> Node {
    let tree = Tree::of(&Machine::new(size), ORDER);
    let [dead_ends, solutions] =
        [NodeKind::DeadEnd, NodeKind::Solution].map(|kind| tree.count(kind));
    let said = words::tree(size, tree.nodes.len(), dead_ends, solutions);
    let drawing = Part::Drawing {
        drawing: draw::tree(&tree, LEAF),
        class: "search-tree",
        said: Some(said.into_lang(lang)),
    };
    let meaning = |sign, meaning: Phrase| {
        let space = || Node::text(" ");
        [
            Node::Part(Part::Sign(sign)),
            space(),
            Node::text(meaning.in_lang(lang)),
            space(),
        ]
    };
    let signs = Node::of("p.meaning", meaning(Sign::Cross, words::TREE_DEAD_END))
        .then(meaning(Sign::Found, words::TREE_SOLUTION));
    Node::of("div.tree-figure", [Node::Part(drawing), signs])
}

/// Three numbers as areas, and what each of them counts.
fn areas(size: Size, lang: Lang) -> Node {
    let costs = costs(size);
    let drawing = Part::Drawing {
        drawing: draw::costs(costs, COST),
        class: "cost-squares",
        said: None,
    };
    let named = costs.into_iter().zip(words::COSTS).enumerate();
    let named = named.map(|(place, (cost, name))| {
        let swatch = Node::of("span.swatch", []).with("aria-hidden", "true");
        let number = Node::around("b", grouped(cost));
        let name = Node::around("span.meaning", name.in_lang(lang));
        Node::of("li", [swatch, number, Node::text(" "), name]).with("data-cost", place)
    });
    let named = Node::of("ol.costs", named);
    Node::of("div.costs-figure", [Node::Part(drawing), named])
}

fn image(of: &ImageBoard, lang: Lang) -> Node {
    let sketch = Part::Sketch(Sketch::of_board(&of.columns), None);
    let name = Node::around("span", image_name(of.image, lang));
    let same = of.same.then_some(words::IMAGE_SAME.in_lang(lang));
    Node::of(
        "li",
        [
            Node::Part(sketch),
            name,
            Node::Code(listed(&of.columns, " ")),
        ],
    )
    .then(same.map(|same| Node::around("span.meaning", same)))
    .marked("data-same", of.same)
}

fn image_name(image: BoardSymmetry, lang: Lang) -> String {
    let turn = match image.turns {
        0 => None,
        1 => Some(words::TURN_90),
        2 => Some(words::TURN_180),
        _ => Some(words::TURN_270),
    };
    let mirrored = image.mirrored.then_some(words::MIRRORED);
    match (turn, mirrored) {
        (None, None) => words::IMAGE_ITSELF.in_lang(lang).to_owned(),
        (turn, mirrored) => {
            let parts = turn.into_iter().chain(mirrored);
            let parts = parts.map(|part| part.in_lang(lang));
            listed(parts, words::AND.in_lang(lang))
        }
    }
}

/// A board with row + column in every square, and queens on some.
fn sums(size: Size, queens: &[(u8, u8)], lang: Lang) -> Node {
    let n = size.get();
    let on_a_queen = |sum: u8| queens.iter().any(|(row, column)| row + column == sum);
    let corner = Node::around("th.meaning", words::ROW_AND_COLUMN.in_lang(lang));
    let heads = (0..n).map(Node::text);
    let heads = [corner.with("scope", "col")].into_iter().chain(heads);
    let rows = (0..n).map(|row| {
        let sums = (0..n).map(|column| {
            let has_queen = queens.contains(&(row, column));
            Node::around("td", row + column)
                .then(has_queen.then_some(Node::Part(Part::Sign(Sign::Queen))))
                .marked("data-same", on_a_queen(row + column))
        });
        Node::row(row, sums)
    });
    Node::table("table.sums-board", heads, rows)
}
