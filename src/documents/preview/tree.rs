//! The search tree of a small board.

use super::{
    cell,
    drawing::{Area, Drawing},
    frame::{ROOM_ACROSS, ROOM_DOWN},
    palette,
};
use crate::pages::learn::{SearchTree, TreeEnd, TreeNode};
use bitqueens_core::solver::Size;

/// The most room of a leaf across, in pixels.
const LEAF: u32 = 150;

/// The distances of a drawn tree, in pixels.
#[derive(Clone, Copy)]
struct Layout {
    /// From a leaf to the next one.
    leaf: u32,
    /// From a depth to the next one.
    row: u32,
    /// The radius of a node.
    radius: u32,
}

/// Draws the tree of a board of side `size`.
pub(super) fn tree(tree: &SearchTree, size: Size) -> Drawing {
    let n_leaves = u32::try_from(tree.n_leaves).unwrap_or(1).max(1);
    let leaf = LEAF.min(ROOM_ACROSS / n_leaves);
    let row = ROOM_DOWN / (u32::from(size.get()) + 1);
    let radius = (leaf / 3).min(row / 3);
    let layout = Layout { leaf, row, radius };
    let height = u32::from(size.get()) * row + 2 * radius;
    let mut drawing = Drawing::new(n_leaves * leaf, height);
    for node in &tree.nodes {
        branch(&mut drawing, layout, node);
    }
    for node in &tree.nodes {
        circle(&mut drawing, layout, node);
    }
    drawing
}

impl Layout {
    fn across(self, x: usize) -> u32 {
        u32::try_from(x).unwrap_or(0) * self.leaf / 2 + self.leaf / 2
    }

    fn down(self, depth: u8) -> u32 {
        u32::from(depth) * self.row + self.radius
    }
}

/// Draws the line from the node above.
fn branch(drawing: &mut Drawing, layout: Layout, node: &TreeNode) {
    if let Some(above) = node.above {
        let (x, y) = (layout.across(node.x), layout.down(node.depth));
        let (above_x, above_y) = (layout.across(above), layout.down(node.depth - 1));
        let d = format!("M{above_x} {above_y}L{x} {y}");
        drawing.line(&d, palette::RULE_STRONG, 3);
    }
}

/// Draws a node with the column of its queen, and below a dead end its cross.
fn circle(drawing: &mut Drawing, layout: Layout, node: &TreeNode) {
    let (x, y) = (layout.across(node.x), layout.down(node.depth));
    let radius = layout.radius;
    let (fill, stroke, ink) = match node.end {
        TreeEnd::None => (palette::PANEL, palette::RULE_STRONG, palette::INK),
        TreeEnd::DeadEnd => (palette::PANEL, palette::ALARM, palette::ALARM),
        TreeEnd::Solution => (palette::SOLUTION, palette::SOLUTION, palette::PANEL),
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
    if node.end == TreeEnd::DeadEnd {
        let below = Area::square(x - radius, y + radius, 2 * radius);
        cell::cross(drawing, below, palette::ALARM);
    }
}
