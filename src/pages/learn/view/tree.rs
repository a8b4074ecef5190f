//! The search tree of a small board as a drawing.

use yew::prelude::*;

use crate::{
    pages::learn::{SearchTree, TreeEnd, TreeNode, words::figures as words},
    text::Lang,
};
use bitqueens_core::solver::Size;

/// The room of a leaf, in pixels.
const LEAF: usize = 44;
/// The room of a row.
const ROW: usize = 52;
/// The radius of a node.
const RADIUS: usize = 13;

/// The tree with what its signs mean.
pub(super) fn tree(size: Size, lang: Lang) -> Html {
    let tree = SearchTree::of(size);
    let (n_dead_ends, n_solutions) = (tree.count(TreeEnd::DeadEnd), tree.count(TreeEnd::Solution));
    let label = words::tree(size, tree.nodes.len(), n_dead_ends, n_solutions);
    html! {
        <div class="tree-figure">
            { drawing(&tree, size, Some(label.in_lang(lang).to_owned())) }
            <p class="meaning">
                { words::TREE_DEAD_END.in_lang(lang) }{ " " }{ words::TREE_SOLUTION.in_lang(lang) }
            </p>
        </div>
    }
}

/// The drawing; one without a label says what the words beside it say.
pub(super) fn drawing(tree: &SearchTree, size: Size, label: Option<String>) -> Html {
    let (width, height) = (tree.n_leaves * LEAF, size.len() * ROW + 2 * LEAF);
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
            { for tree.nodes.iter().map(branch) }
            { for tree.nodes.iter().map(node) }
        </svg>
    }
}

fn at(node: &TreeNode) -> (usize, usize) {
    (across(node.x), down(node.depth))
}

fn across(x: usize) -> usize {
    x * LEAF / 2 + LEAF / 2
}

fn down(depth: u8) -> usize {
    usize::from(depth) * ROW + LEAF / 2
}

fn branch(node: &TreeNode) -> Html {
    let Some(above) = node.above else {
        return Html::default();
    };
    let (x, y) = at(node);
    let d = format!("M{} {}L{x} {y}", across(above), down(node.depth - 1));
    html! { <path class="branch" {d} /> }
}

fn node(node: &TreeNode) -> Html {
    let (x, y) = at(node);
    let middle = x.to_string();
    let text = |name: &'static str, y: usize, text: String| {
        html! { <text class={name} x={middle.clone()} y={y.to_string()}>{ text }</text> }
    };
    html! {
        <>
            <circle class="node" cx={middle.clone()} cy={y.to_string()} r={RADIUS.to_string()} />
            { text("digit", y + 5, node.column.map_or_else(|| "·".to_owned(), |column| column.to_string())) }
            {match node.end {
                TreeEnd::None => Html::default(),
                TreeEnd::DeadEnd => text("end", y + 34, "×".to_owned()),
                TreeEnd::Solution => text("end", y + 34, "■".to_owned()),
            }}
        </>
    }
}
