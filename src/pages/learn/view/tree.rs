//! The search tree of a small board as a drawing.

use yew::prelude::*;

use crate::{
    draw::{NodeKind, Tree, TreeNode, view::html},
    pages::learn::{ORDER, words::figures as words},
    text::Lang,
};
use bitqueens_core::solver::{Machine, Size};

/// The room of a leaf, in pixels.
const LEAF: u32 = 44;
/// The room of a row.
const ROW: u32 = 52;
/// The radius of a node.
const RADIUS: u32 = 13;

/// The tree with what its signs mean.
pub(super) fn tree(size: Size, lang: Lang) -> Html {
    let tree = Tree::of(&Machine::new(size), ORDER);
    let (n_dead_ends, n_solutions) = (
        tree.count(NodeKind::DeadEnd),
        tree.count(NodeKind::Solution),
    );
    let label = words::tree(size, tree.nodes.len(), n_dead_ends, n_solutions);
    html! {
        <div class="tree-figure">
            { drawing(&tree, Some(label.in_lang(lang).to_owned())) }
            <p class="meaning">
                { words::TREE_DEAD_END.in_lang(lang) }{ " " }{ words::TREE_SOLUTION.in_lang(lang) }
            </p>
        </div>
    }
}

/// The drawing; one without a label says what the words beside it say.
pub(super) fn drawing(tree: &Tree, label: Option<String>) -> Html {
    let (width, height) = (across(tree.width), u32::from(tree.depth) * ROW + 2 * LEAF);
    html! {
        <svg
            class="search-tree"
            width={width.to_string()}
            viewBox={format!("0 0 {width} {height}")}
            role={label.is_some().then_some("img")}
            aria-hidden={label.is_none().then_some("true")}
            aria-label={label}
            focusable="false"
        >
            { for tree.nodes.iter().map(|node| branch(node, tree)) }
            { for tree.nodes.iter().map(node) }
        </svg>
    }
}

fn at(node: &TreeNode) -> (u32, u32) {
    (across(node.x), u32::from(node.depth) * ROW + LEAF / 2)
}

const fn across(x: u32) -> u32 {
    x * LEAF / Tree::LEAF
}

fn branch(node: &TreeNode, tree: &Tree) -> Html {
    let Some(above) = tree.above(node) else {
        return Html::default();
    };
    let ((above_x, above_y), (x, y)) = (at(above), at(node));
    let d = format!("M{above_x} {above_y}L{x} {y}");
    html! { <path class="branch" {d} /> }
}

fn node(node: &TreeNode) -> Html {
    let (x, y) = at(node);
    let middle = x.to_string();
    let text = |name: &'static str, y: u32, text: String| {
        html! { <text class={name} x={middle.clone()} y={y.to_string()}>{ text }</text> }
    };
    html! {
        <>
            <circle class="node" cx={middle.clone()} cy={y.to_string()} r={RADIUS.to_string()} />
            { text("digit", y + 5, node.column.map_or_else(|| "·".to_owned(), |column| column.to_string())) }
            {match node.kind {
                NodeKind::DeadEnd => text("end", y + 34, "×".to_owned()),
                NodeKind::Solution => text("end", y + 34, "■".to_owned()),
                NodeKind::Root | NodeKind::Open | NodeKind::Folded => Html::default(),
            }}
        </>
    }
}
