//! The search tree as a drawing and as a list.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::{
    browser::{document, focus, keyboard::is_modified},
    draw::{
        NodeKind, NodePlace, Tree, TreeNode,
        view::{
            access,
            hooks::{Steady, filtered},
            html,
            link::prose,
        },
    },
    pages::step::words::{self, node_name},
    text::{Lang, Phrase, words::BETWEEN_SENTENCES},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Placement, Size},
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TreeProps {
    pub(super) tree: Rc<Tree>,
    pub(super) order: BitOrder,
    pub(super) size: Size,
    pub(super) lang: Lang,
    /// Gets the node that the reader goes to.
    pub(super) on_node: Steady<Placement>,
}

/// From one row of nodes to the next, in the drawing's units.
const DOWN: u32 = 48;
/// Room above and below.
const MARGIN: u32 = 22;

/// The search tree. In the drawing arrows move from node to node; the list has a button for each.
#[component]
pub(super) fn SearchTree(props: &TreeProps) -> Html {
    let (tree, lang, size) = (&props.tree, props.lang, props.size);
    let cursor = use_state(|| None::<Placement>);
    let at = |wanted: Placement| tree.nodes.iter().position(|node| node.node == wanted);
    let here = tree.here();
    let stop = cursor.and_then(at).unwrap_or(here);
    let onclick = filtered(&props.on_node, move |event: MouseEvent| {
        node_of(&event, size)
    });
    let onfocusin = {
        let cursor = cursor.clone();
        Callback::from(move |event: FocusEvent| cursor.set(node_of(&event, size)))
    };
    let onkeydown = {
        let (on_node, tree) = (props.on_node.clone(), Rc::clone(tree));
        Callback::from(move |event: KeyboardEvent| {
            if let Some(movement) = access::focus_movement(&event) {
                let name = tree.nodes[tree.moved(stop, movement)].node;
                access::lead_focus(&event, &format!("[data-tree-node=\"{name}\"]"));
            } else if matches!(event.key().as_str(), "Enter" | " ") && !is_modified(&event) {
                event.prevent_default();
                if let Some(node) = node_of(&event, size) {
                    on_node.emit(node);
                }
            }
        })
    };
    let (width, height) = (tree.width, u32::from(tree.depth) * DOWN + 2 * MARGIN);
    let explained = if tree.whole {
        words::TREE_WHOLE
    } else {
        words::TREE_PATH
    };
    let direction = match props.order {
        BitOrder::MsbLeft => words::TREE_LEFTWARD,
        BitOrder::LsbLeft => words::TREE_RIGHTWARD,
    };
    use_here_in_sight(tree, here);
    html! {
        <section class="tree" data-tree="" data-whole={tree.whole.to_string()}>
            <h2 id="tree-title">{ words::TREE.in_lang(lang) }</h2>
            <p class="hint">{ prose(explained.in_lang(lang)) }{ BETWEEN_SENTENCES.in_lang(lang) }{ prose(direction.in_lang(lang)) }</p>
            <div class="tree-drawing">
                <svg
                    role="group"
                    aria-labelledby="tree-title"
                    width={width.to_string()}
                    height={height.to_string()}
                    viewBox={format!("0 0 {width} {height}")}
                    data-own-arrows=""
                    {onclick} {onfocusin} {onkeydown}
                >
                    for node in &tree.nodes {
                        { edge(node, tree) }
                    }
                    for (index, node) in tree.nodes.iter().enumerate() {
                        { drawn_node(node, index == stop, lang) }
                    }
                </svg>
            </div>
            { legend(tree.whole, lang) }
            <details class="tree-list">
                <summary>{ words::TREE_LIST.in_lang(lang) }</summary>
                <ul>{ branch(0, props) }</ul>
            </details>
        </section>
    }
}

/// Keeps the node of this step in sight within the drawing, which may be wider than a phone.
#[hook]
fn use_here_in_sight(tree: &Tree, here: usize) {
    use_effect_with((tree.width, tree.nodes[here].node), |_| {
        // When everything is drawn, so that the browser lays the page out once.
        let timer = Timeout::new(0, || {
            document::keep_in_sight(".tree-drawing", "[aria-current]", None);
        });
        move || drop(timer)
    });
}

const fn y(node: &TreeNode) -> u32 {
    // A row number is far below any limit of the drawing.
    node.depth as u32 * DOWN + MARGIN
}

fn edge(node: &TreeNode, tree: &Tree) -> Html {
    let Some(parent) = tree.above(node) else {
        return Html::default();
    };
    html! {
        <line
            class="edge"
            data-place={node.place.name()}
            x1={parent.x.to_string()} y1={y(parent).to_string()}
            x2={node.x.to_string()} y2={y(node).to_string()}
        />
    }
}

fn drawn_node(node: &TreeNode, tab_stop: bool, lang: Lang) -> Html {
    html! {
        <g
            role="button"
            class="tree-node"
            tabindex={if tab_stop { "0" } else { "-1" }}
            aria-label={name(node, lang)}
            aria-current={(node.place == NodePlace::Here).then_some("step")}
            data-tree-node={node.node.to_string()}
            data-kind={node.kind.name()}
            data-place={node.place.name()}
            transform={format!("translate({} {})", node.x, y(node))}
        >
            { shape(node.kind) }
            if let Some(column) = node.column {
                <text y="4.5">{ column }</text>
            }
        </g>
    }
}

/// Each kind has a shape of its own.
fn shape(kind: NodeKind) -> Html {
    match kind {
        NodeKind::Root => html! { <rect x="-14" y="-9" width="28" height="18" rx="9" /> },
        NodeKind::Open => html! { <circle r="12" /> },
        NodeKind::DeadEnd => html! {
            <>
                <rect x="-11" y="-11" width="22" height="22" />
                <line class="wall" x1="-13" x2="13" y1="16" y2="16" />
            </>
        },
        NodeKind::Solution => html! { <path d="M0-16 16 0 0 16-16 0z" /> },
        NodeKind::Folded => html! {
            <>
                <circle r="12" />
                <path class="folded" d="M-8 14h16l-8 8z" />
            </>
        },
    }
}

fn legend(whole: bool, lang: Lang) -> Html {
    // Nothing is folded in a whole tree.
    let is_shown =
        |kind: &NodeKind| *kind != NodeKind::Root && !(whole && *kind == NodeKind::Folded);
    let sample = |kind: NodeKind, place: NodePlace, phrase: Phrase| {
        html! {
            <li>
                <svg width="34" height="42" viewBox="-17 -17 34 42" aria-hidden="true">
                    <g class="tree-node" data-kind={kind.name()} data-place={place.name()}>{ shape(kind) }</g>
                </svg>
                { phrase.in_lang(lang) }
            </li>
        }
    };
    html! {
        <ul class="legend">
            for kind in NodeKind::ALL.into_iter().filter(is_shown) {
                { sample(kind, NodePlace::Passed, kind_phrase(kind)) }
            }
            for place in NodePlace::ALL {
                if let Some(phrase) = place_phrase(place) {
                    { sample(NodeKind::Open, place, phrase) }
                }
            }
        </ul>
    }
}

/// A node and everything below it, as items of a list.
fn branch(index: usize, props: &TreeProps) -> Html {
    let (tree, lang) = (&props.tree, props.lang);
    let node = &tree.nodes[index];
    let below: Vec<_> = tree.below(index).collect();
    let target = node.node;
    let onclick = props.on_node.reform(move |_| target);
    html! {
        <li>
            <button
                type="button"
                class="quiet"
                data-tree-item={node.node.to_string()}
                aria-current={(node.place == NodePlace::Here).then_some("step")}
                {onclick}
            >
                { name(node, lang) }
            </button>
            if !below.is_empty() {
                <ul>
                    for child in below {
                        { branch(child, props) }
                    }
                </ul>
            }
        </li>
    }
}

const fn kind_phrase(kind: NodeKind) -> Phrase {
    match kind {
        NodeKind::Root => words::NODE_ROOT,
        NodeKind::Open => words::NODE_OPEN,
        NodeKind::DeadEnd => words::NODE_DEAD_END,
        NodeKind::Solution => words::NODE_SOLUTION,
        NodeKind::Folded => words::NODE_FOLDED,
    }
}

const fn place_phrase(place: NodePlace) -> Option<Phrase> {
    match place {
        NodePlace::Passed => None,
        NodePlace::OnPath => Some(words::NODE_ON_PATH),
        NodePlace::Here => Some(words::NODE_HERE),
        NodePlace::Ahead => Some(words::NODE_AHEAD),
    }
}

fn name(node: &TreeNode, lang: Lang) -> String {
    let queen = node.column.map(|column| (node.depth - 1, column));
    node_name(queen, kind_phrase(node.kind), place_phrase(node.place)).into_lang(lang)
}

fn node_of(event: &Event, size: Size) -> Option<Placement> {
    focus::attribute(event, "data-tree-node").and_then(|name| Placement::named(&name, size))
}
