//! The search tree of a small board.

use super::{
    cell,
    drawing::{Area, Drawing},
    frame::{ROOM_ACROSS, ROOM_DOWN},
    palette,
};
use crate::draw::{NodeKind, Tree, TreeNode};

/// The most room of a leaf across, in pixels.
const LEAF: u32 = 150;

/// The distances of a drawn tree, in pixels.
#[derive(Clone, Copy)]
struct TreeScale {
    /// From a leaf to the next one.
    leaf: u32,
    /// From a depth to the next one.
    row: u32,
    /// The radius of a node.
    radius: u32,
}

/// Draws the tree.
pub(super) fn tree(tree: &Tree) -> Drawing {
    let n_leaves = tree.width / Tree::LEAF;
    let leaf = LEAF.min(ROOM_ACROSS / n_leaves);
    let row = ROOM_DOWN / (u32::from(tree.depth) + 1);
    let radius = (leaf / 3).min(row / 3);
    let scale = TreeScale { leaf, row, radius };
    let height = u32::from(tree.depth) * row + 2 * radius;
    let mut drawing = Drawing::new(n_leaves * leaf, height);
    for node in &tree.nodes {
        branch(&mut drawing, scale, tree, node);
    }
    for node in &tree.nodes {
        circle(&mut drawing, scale, node);
    }
    drawing
}

impl TreeScale {
    /// The middle of a node.
    fn at(self, node: &TreeNode) -> (u32, u32) {
        let x = node.x * self.leaf / Tree::LEAF;
        (x, u32::from(node.depth) * self.row + self.radius)
    }
}

/// Draws the line from the node above.
fn branch(drawing: &mut Drawing, scale: TreeScale, tree: &Tree, node: &TreeNode) {
    if let Some(above) = tree.above(node) {
        let ((above_x, above_y), (x, y)) = (scale.at(above), scale.at(node));
        let d = format!("M{above_x} {above_y}L{x} {y}");
        drawing.line(&d, palette::RULE_STRONG, 3);
    }
}

/// Draws a node with the column of its queen, and below a dead end its cross.
fn circle(drawing: &mut Drawing, scale: TreeScale, node: &TreeNode) {
    let (x, y) = scale.at(node);
    let radius = scale.radius;
    let (fill, stroke, ink) = match node.kind {
        NodeKind::Root | NodeKind::Open | NodeKind::Folded => {
            (palette::PANEL, palette::RULE_STRONG, palette::INK)
        }
        NodeKind::DeadEnd => (palette::PANEL, palette::ALARM, palette::ALARM),
        NodeKind::Solution => (palette::SOLUTION, palette::SOLUTION, palette::PANEL),
    };
    drawing.add(format_args!(
        r#"<circle cx="{x}" cy="{y}" r="{inner}" fill="{fill}" stroke="{stroke}" stroke-width="3"/>"#,
        inner = radius - 2
    ));
    let area = Area::square(x - radius, y - radius, 2 * radius);
    match node.column {
        Some(column) => drawing.glyphs(&column.to_string(), area, radius, ink),
        // No queen stands on the board yet.
        None => drawing.glyphs("●", area, radius / 2, palette::RULE_STRONG),
    }
    if node.kind == NodeKind::DeadEnd {
        let below = Area::square(x - radius, y + radius, 2 * radius);
        cell::cross(drawing, below, palette::ALARM);
    }
}
