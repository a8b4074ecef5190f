//! The layouts of figures beside rows of cells: boards in small, search trees, areas.

use super::{Area, Drawing, Ground, LEGIBLE, Look, NodeKind, Tree, TreeNode};

/// The first solution of N = 8 that the search finds: the column of each row's queen, 0 at the right.
pub const FIRST_SOLUTION: [u8; 8] = [0, 4, 7, 5, 2, 6, 1, 3];

/// The board of the first solution; `side` is that of a square, in pixels.
pub fn solved(side: u32) -> Drawing {
    let mut drawing = Drawing::new(8 * side, 8 * side);
    for (row, queen) in (0..).zip(FIRST_SOLUTION) {
        for column in 0..8 {
            let square = Area::square((7 - column) * side, row * side, side);
            let ground = [Ground::Light, Ground::Dark][(row + column + 1) as usize % 2];
            drawing.rectangle(Look::Square(ground), square);
            if column == u32::from(queen) {
                drawing.queen(square);
            }
        }
    }
    drawing
}

/// A board or a part of one in small, with some squares shaded, crossed or occupied.
///
/// Squares are named by row and column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    pub width: u8,
    pub height: u8,
    pub shaded: Vec<(u8, u8)>,
    /// Squares that are left out.
    pub crossed: Vec<(u8, u8)>,
    pub queens: Vec<(u8, u8)>,
    /// True where the board is cut into quarters.
    pub cut: bool,
}

impl Sketch {
    pub fn of_queens(width: u8, height: u8, queens: Vec<(u8, u8)>) -> Self {
        Self {
            width,
            height,
            queens,
            ..Self::default()
        }
    }

    /// A full board; each row's queen by its column, 0 at the left.
    pub fn of_board(columns: &[u8]) -> Self {
        let n = u8::try_from(columns.len()).unwrap_or(u8::MAX);
        Self::of_queens(n, n, (0..).zip(columns.iter().copied()).collect())
    }

    /// Lays the squares out; `side` is that of a square, in pixels.
    pub fn drawing(&self, side: u32) -> Drawing {
        let mut drawing = Drawing::default();
        self.add_to(&mut drawing, (0, 0), side);
        drawing
    }

    /// Adds the squares to a drawing, at a place.
    fn add_to(&self, drawing: &mut Drawing, (left, top): (u32, u32), side: u32) {
        let (across, down) = (u32::from(self.width) * side, u32::from(self.height) * side);
        let (right, bottom) = (left + across, top + down);
        drawing.grow(right, bottom);
        let area = |&(row, column): &(u8, u8)| {
            let (x, y) = (u32::from(column) * side, u32::from(row) * side);
            Area::square(left + x, top + y, side)
        };
        drawing.rectangle(Look::Panel, Area::new(left, top, across, down));
        for square in &self.shaded {
            drawing.rectangle(Look::Shaded, area(square));
        }
        for y in (top..=bottom).step_by(side as usize) {
            drawing.line(Look::Grid, (left, y), (right, y));
        }
        for x in (left..=right).step_by(side as usize) {
            drawing.line(Look::Grid, (x, top), (x, bottom));
        }
        for square in &self.queens {
            if side < LEGIBLE {
                drawing.rectangle(Look::Filled, area(square));
            } else {
                drawing.queen(area(square));
            }
        }
        for square in &self.crossed {
            drawing.cross(Look::Crossed, area(square).inset(side / 4));
        }
        if self.cut {
            let (x, y) = (left + across / 2, top + down / 2);
            drawing.line(Look::Cut, (left, y), (right, y));
            drawing.line(Look::Cut, (x, top), (x, bottom));
        }
    }
}

/// Lays full boards out in lines of four; `side` is that of a square, in pixels.
pub fn boards(all: &[Vec<u8>], side: u32) -> Drawing {
    const ACROSS: u32 = 4;
    let mut drawing = Drawing::default();
    for (place, columns) in (0..).zip(all) {
        let pitch = u32::try_from(columns.len() + 1).unwrap_or(1) * side;
        let at = (place % ACROSS * pitch, place / ACROSS * pitch);
        Sketch::of_board(columns).add_to(&mut drawing, at, side);
    }
    drawing
}

/// Lays a search tree out; `leaf` is the distance from a leaf to the next one, in pixels.
pub fn tree(tree: &Tree, leaf: u32) -> Drawing {
    let (row, radius) = (leaf * 12 / 11, leaf * 3 / 10);
    let at = |node: &TreeNode| {
        (
            node.x * leaf / Tree::LEAF,
            u32::from(node.depth) * row + radius + 1,
        )
    };
    let below = radius * 5 / 4;
    let height = u32::from(tree.depth) * row + 2 * radius + below;
    let mut drawing = Drawing::new(tree.width * leaf / Tree::LEAF, height);
    for node in &tree.nodes {
        if let Some(above) = tree.above(node) {
            drawing.line(Look::Branch, at(above), at(node));
        }
    }
    for kind in NodeKind::ALL {
        let alike = || tree.nodes.iter().filter(|node| node.kind == kind);
        for node in alike() {
            drawing.circle(Look::Node(kind), at(node), radius);
        }
        for node in alike() {
            // No queen stands on the empty board.
            let column = node.column.map(|column| column.to_string());
            let text = column.as_deref().unwrap_or("·");
            drawing.text(Look::Column(kind), at(node), radius * 7 / 6, text);
        }
        for node in alike() {
            let (x, y) = at(node);
            let area = Area::square(x - radius / 2, y + radius * 7 / 6, radius);
            match kind {
                NodeKind::DeadEnd => drawing.cross(Look::End(kind), area.inset(radius / 8)),
                NodeKind::Solution => drawing.rectangle(Look::End(kind), area.inset(radius / 5)),
                NodeKind::Root | NodeKind::Open | NodeKind::Folded => {}
            }
        }
    }
    drawing
}

/// Lays out three numbers, the largest first, as areas: the left square shows the second as a part of the first,
/// the right one enlarges that part and shows the third in it. Within a square, areas are in proportion.
pub fn costs(costs: [u64; 3], side: u32) -> Drawing {
    let gap = side / 5;
    let [all, second, third] = costs.map(u64::isqrt);
    // One pixel at least.
    let share = |part: u64, whole: u64| {
        let part = u64::from(side) * part / whole.max(1);
        u32::try_from(part).unwrap_or(side).clamp(1, side)
    };
    let corner = |x: u32, part: u32| Area::square(x, side - part, part);
    let (part, x) = (share(second, all), side + gap);
    let mut drawing = Drawing::new(2 * side + gap, side);
    drawing.rectangle(Look::Cost(0), corner(0, side));
    drawing.line(Look::Enlarged, (part, side - part), (x, 0));
    drawing.line(Look::Enlarged, (part, side), (x, side));
    drawing.rectangle(Look::Cost(1), corner(0, part));
    drawing.rectangle(Look::Cost(1), corner(x, side));
    drawing.rectangle(Look::Cost(2), corner(x, share(third, second)));
    drawing
}
