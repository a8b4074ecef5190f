//! The search tree, laid out.

use crate::draw::FocusMove;
use bitqueens_core::{
    bits::BitOrder,
    solver::{Machine, Placement, Size},
};

bitqueens_core::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum NodeKind {
        /// The empty board.
        Root => "root",
        /// There are nodes below.
        Open => "open",
        /// The next row has no free square.
        DeadEnd => "dead-end",
        Solution => "solution",
        /// Done, with nodes below that are not drawn.
        Folded => "folded",
    }
}

bitqueens_core::named! {
    /// The place of a node, seen from the reader's.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum NodePlace {
        /// Its queen has been set and lifted.
        Passed => "passed",
        /// Its queen is on the board.
        OnPath => "path",
        /// Its queen was set last of those on the board.
        Here => "here",
        /// Its queen has not been set yet.
        Ahead => "ahead",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeNode {
    pub node: Placement,
    /// The node above, as an index of the tree's nodes; `None` for the root.
    pub parent: Option<usize>,
    pub kind: NodeKind,
    /// Its place, seen from the reader's.
    pub place: NodePlace,
    /// The column of its queen as drawn, 0 at the left; `None` for the root.
    pub column: Option<u8>,
    /// Its place on the drawing, in the drawing's units.
    pub x: u32,
    /// Queens on the board; 0 for the root.
    pub depth: u8,
}

/// The tree, laid out: every node on small boards, the path and its neighbours on others.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// The nodes in the order of the search, each behind the one above it.
    pub nodes: Vec<TreeNode>,
    /// True if these are all the nodes there are.
    pub whole: bool,
    pub width: u32,
    /// Rows of nodes below the root.
    pub depth: u8,
}

/// The largest board whose whole tree is drawn: 54 nodes.
const LARGEST_WHOLE: u8 = 5;

impl Tree {
    /// The width of a leaf in the drawing's units.
    pub const LEAF: u32 = 36;

    /// Lays out the tree for the place where a machine stands. Nodes lie as their squares do on the
    /// board.
    pub fn of(machine: &Machine, order: BitOrder) -> Self {
        let whole = machine.size().get() <= LARGEST_WHOLE;
        let mut tree = Self::in_search_order(machine, order, whole);
        // The search tries the lowest bit first.
        if order == BitOrder::MsbLeft {
            for node in &mut tree.nodes {
                node.x = tree.width - node.x;
            }
        }
        tree
    }

    fn in_search_order(machine: &Machine, order: BitOrder, whole: bool) -> Self {
        let size = machine.size();
        let standing = Placement::standing(machine);
        let mut nodes: Vec<TreeNode> = Vec::new();
        // The nodes still to be taken, the next one last.
        let mut waiting = vec![(Placement::empty(size), None)];
        while let Some((node, parent)) = waiting.pop() {
            let on_path = node.leads_to(&standing);
            if whole || on_path {
                let below: Vec<_> = node.children().collect();
                let here = Some(nodes.len());
                waiting.extend(below.into_iter().rev().map(|child| (child, here)));
            }
            let place = match () {
                () if node == standing => NodePlace::Here,
                () if on_path => NodePlace::OnPath,
                () if node.reached(machine) => NodePlace::Passed,
                () => NodePlace::Ahead,
            };
            let powers = node.powers();
            let kind = match () {
                () if powers.is_empty() => NodeKind::Root,
                () if node.is_full() => NodeKind::Solution,
                () if node.children().next().is_none() => NodeKind::DeadEnd,
                () if !whole && place == NodePlace::Passed => NodeKind::Folded,
                () => NodeKind::Open,
            };
            nodes.push(TreeNode {
                node,
                parent,
                kind,
                place,
                column: powers.last().map(|&power| order.column(power, size.get())),
                x: 0,
                depth: node.n_queens(),
            });
        }
        let width = if whole {
            spread_leaves(&mut nodes)
        } else {
            spread_rows(&mut nodes, size)
        };
        let depth = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        Self {
            nodes,
            whole,
            width,
            depth,
        }
    }

    pub fn count(&self, kind: NodeKind) -> usize {
        self.nodes.iter().filter(|node| node.kind == kind).count()
    }

    /// The node above one; `None` for the root.
    pub fn above(&self, node: &TreeNode) -> Option<&TreeNode> {
        self.nodes.get(node.parent?)
    }

    /// Removes the nodes ahead, which would answer a question about the next micro-step. The others keep
    /// their places.
    pub fn hide_ahead(&mut self) {
        // In the order of the search nothing behind the reader lies behind something ahead, so
        // no node left loses the one above it.
        self.nodes.retain(|node| node.place != NodePlace::Ahead);
        for node in &mut self.nodes {
            if node.place == NodePlace::Here && node.kind == NodeKind::DeadEnd {
                node.kind = NodeKind::Open;
            }
        }
    }

    /// The nodes of one row, from the left.
    pub fn row(&self, depth: u8) -> Vec<usize> {
        let nodes = self.nodes.iter().enumerate();
        let at_depth = nodes.filter(|(_, node)| node.depth == depth);
        let mut row: Vec<usize> = at_depth.map(|(index, _)| index).collect();
        row.sort_by_key(|&index| self.nodes[index].x);
        row
    }

    /// The nodes below one, in the order of the search.
    pub fn below(&self, parent: usize) -> impl Iterator<Item = usize> {
        let nodes = self.nodes.iter().enumerate();
        nodes
            .filter(move |(_, node)| node.parent == Some(parent))
            .map(|(index, _)| index)
    }

    pub fn here(&self) -> usize {
        let here = self
            .nodes
            .iter()
            .position(|node| node.place == NodePlace::Here);
        here.unwrap_or(0)
    }

    /// The node to which the focus moves: up and down the tree, left and right in its row, to the
    /// root and to the reader's node.
    pub fn moved(&self, from: usize, movement: FocusMove) -> usize {
        let node = &self.nodes[from];
        match movement {
            FocusMove::Up => node.parent.unwrap_or(from),
            FocusMove::Down => self.below(from).next().unwrap_or(from),
            FocusMove::Left | FocusMove::Right => {
                let row = self.row(node.depth);
                let at = row.iter().position(|&index| index == from);
                at.map_or(from, |at| row[movement.along(at, row.len())])
            }
            FocusMove::First => 0,
            FocusMove::Last => self.here(),
        }
    }
}

/// Leaves side by side, every other node over the middle of those below it; returns the width.
fn spread_leaves(nodes: &mut [TreeNode]) -> u32 {
    let mut width = 0;
    for index in 0..nodes.len() {
        let is_leaf = nodes
            .get(index + 1)
            .is_none_or(|next| next.parent != Some(index));
        if is_leaf {
            nodes[index].x = width + Tree::LEAF / 2;
            width += Tree::LEAF;
        }
    }
    let mut spans: Vec<Option<(u32, u32)>> = vec![None; nodes.len()];
    for index in (0..nodes.len()).rev() {
        if let Some((first, last)) = spans[index] {
            nodes[index].x = u32::midpoint(first, last);
        }
        if let Some(parent) = nodes[index].parent {
            let x = nodes[index].x;
            let last = spans[parent].map_or(x, |(_, last)| last);
            spans[parent] = Some((x, last));
        }
    }
    width
}

/// Each row's nodes spread over the whole width; returns the width.
fn spread_rows(nodes: &mut [TreeNode], size: Size) -> u32 {
    let width = Tree::LEAF * u32::from(size.get());
    for depth in 0..=size.get() {
        let at_depth = |node: &&mut TreeNode| node.depth == depth;
        let row: Vec<_> = nodes.iter_mut().filter(at_depth).collect();
        let n = u32::try_from(row.len()).unwrap_or(u32::MAX);
        for (index, node) in (0..).zip(row) {
            node.x = width * (2 * index + 1) / (2 * n);
        }
    }
    width
}
