//! A drawing as plain data: shapes, each with a look, that the page and a file render.
//!
//! A figure is laid out once. The page renders looks as classes, which the style sheets colour; a file
//! has the colours of the light theme inside.

use super::NodeKind;
use bitqueens_core::solver::{Line, LoopWord};

/// The side of a square, in pixels, from which on it has room for signs, and a queen is drawn as one.
pub const LEGIBLE: u32 = 24;

/// The outline of a queen, 24 units wide and high.
pub const CROWN: &str = "M3 7.5 7 13l2-8 3 7 3-7 2 8 4-5.5-2 10.5H5z M5 19.5h14v2H5z";

/// Shapes and the room that they take, in pixels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    pub width: u32,
    pub height: u32,
    /// The first one lies lowest.
    pub shapes: Vec<(Look, Shape)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A line or an outline, as the data of a path.
    Path(String),
    /// A queen in the middle of an area.
    Queen(Area),
    /// Characters around their middles: all around one, or each around its own.
    Text {
        middles: Vec<u32>,
        /// The middle from the top.
        y: u32,
        size: u32,
        text: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    // Boards.
    Square(Ground),
    /// The outline of a whole board.
    Edge,
    Attack(Line),
    Letter(Line),
    Queen,
    Free,
    Tried,
    // Rows of bits. The word is the loop's, where the bits are one of its words.
    Bit(BitLook, Option<LoopWord>),
    Digit(BitLook, Option<LoopWord>),
    /// A word that the loop has not computed yet.
    Unknown,
    /// The value of a bit's place.
    Worth,
    /// The name of a row; it begins at its place.
    Name,
    /// The value of a row; it begins at its place.
    Decimal,
    Operation,
    /// The ground of a word's sign, and the sign.
    Badge(LoopWord),
    Sign,
    /// The line above a result.
    Rule,
    /// The frame of a column to be noticed.
    Noticed,
    // Boards in small.
    Grid,
    /// The ground of a whole small board.
    Panel,
    /// A filled square in the place of a queen.
    Filled,
    /// The same on the first solution of a class of images.
    FilledFirst,
    Shaded,
    Crossed,
    /// The lines that cut a board into quarters.
    Cut,
    // Search trees.
    Branch,
    Node(NodeKind),
    Column(NodeKind),
    /// The sign below a node that ends a path.
    End(NodeKind),
    // Areas and bars.
    Cost(u8),
    /// The lines to an enlarged part.
    Enlarged,
    Bar(BarLook),
    /// A bar of a time that was worked out from a smaller board's.
    Outlined(BarLook),
    /// A line across the bars, and the one that they stand on.
    Scale,
    Base,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Light,
    Dark,
    InWork,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitLook {
    Off,
    /// Beyond the board.
    Ghost,
    On,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarLook {
    Total,
    Unique,
    Pale,
}

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

impl Area {
    pub const fn new(x: u32, y: u32, width: u32, height: u32) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    pub const fn square(x: u32, y: u32, side: u32) -> Self {
        Self::new(x, y, side, side)
    }

    pub const fn inset(self, margin: u32) -> Self {
        Self::new(
            self.x + margin,
            self.y + margin,
            self.width.saturating_sub(2 * margin),
            self.height.saturating_sub(2 * margin),
        )
    }

    pub const fn middle(self) -> (u32, u32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    pub const fn right(self) -> u32 {
        self.x + self.width
    }

    pub const fn bottom(self) -> u32 {
        self.y + self.height
    }
}

impl Drawing {
    pub fn new(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }

    /// Makes room for what ends at a place.
    pub fn grow(&mut self, right: u32, bottom: u32) {
        self.width = self.width.max(right);
        self.height = self.height.max(bottom);
    }

    /// Adds a path. Paths that look alike and follow each other become one: a browser lays out every
    /// element of a page.
    pub fn path(&mut self, look: Look, d: &str) {
        match self.shapes.last_mut() {
            Some((last, Shape::Path(joined))) if *last == look => joined.push_str(d),
            _ => self.shapes.push((look, Shape::Path(d.to_owned()))),
        }
    }

    pub fn rectangle(&mut self, look: Look, area: Area) {
        let Area {
            x,
            y,
            width,
            height,
        } = area;
        self.path(look, &format!("M{x} {y}h{width}v{height}h-{width}z"));
    }

    pub fn rounded(&mut self, look: Look, area: Area, radius: u32) {
        let (x, y) = (area.x + radius, area.y);
        let [across, down] = [area.width, area.height].map(|side| side - 2 * radius);
        let corner = |x, y| format!("a{radius} {radius} 0 0 1 {x} {y}");
        let r = i64::from(radius);
        let corners = [corner(r, r), corner(-r, r), corner(-r, -r), corner(r, -r)];
        let [first, second, third, fourth] = corners;
        self.path(
            look,
            &format!("M{x} {y}h{across}{first}v{down}{second}h-{across}{third}v-{down}{fourth}z"),
        );
    }

    pub fn line(&mut self, look: Look, (x, y): (u32, u32), (to_x, to_y): (u32, u32)) {
        self.path(look, &format!("M{x} {y}L{to_x} {to_y}"));
    }

    pub fn circle(&mut self, look: Look, (x, y): (u32, u32), radius: u32) {
        let (left, across) = (x - radius, 2 * radius);
        let half = format!("a{radius} {radius} 0 1 0 ");
        self.path(
            look,
            &format!("M{left} {y}{half}{across} 0{half}-{across} 0z"),
        );
    }

    /// Adds the two diagonals of an area.
    pub fn cross(&mut self, look: Look, area: Area) {
        let (right, bottom) = (area.right(), area.bottom());
        self.line(look, (area.x, area.y), (right, bottom));
        self.line(look, (right, area.y), (area.x, bottom));
    }

    pub fn queen(&mut self, area: Area) {
        self.shapes.push((Look::Queen, Shape::Queen(area)));
    }

    /// Adds a text. Single characters that look alike and follow each other on a line become one text.
    pub fn text(&mut self, look: Look, (x, y): (u32, u32), size: u32, text: &str) {
        let is_one = |text: &str| text.chars().nth(1).is_none();
        if let Some((last, shape)) = self.shapes.last_mut()
            && let Shape::Text {
                middles,
                y: line,
                size: font,
                text: joined,
            } = shape
            && (*last, *line, *font) == (look, y, size)
            && is_one(text)
            && (1 < middles.len() || is_one(joined))
        {
            middles.push(x);
            joined.push_str(text);
            return;
        }
        let shape = Shape::Text {
            middles: vec![x],
            y,
            size,
            text: text.to_owned(),
        };
        self.shapes.push((look, shape));
    }
}

impl Look {
    pub const fn class(self) -> &'static str {
        match self {
            Self::Square(Ground::Light) => "ground",
            Self::Square(Ground::Dark) => "ground dark",
            Self::Square(Ground::InWork) => "ground in-work",
            Self::Edge => "edge",
            Self::Attack(_) => "attack",
            Self::Letter(_) => "letter",
            Self::Queen => "piece",
            Self::Free => "free",
            Self::Tried => "tried",
            Self::Bit(BitLook::Off, _) => "cell off",
            Self::Bit(BitLook::Ghost, _) => "cell ghost",
            Self::Bit(BitLook::On, _) => "cell on",
            Self::Digit(BitLook::Off, _) => "digit off",
            Self::Digit(BitLook::Ghost, _) => "digit ghost",
            Self::Digit(BitLook::On, _) => "digit on",
            Self::Unknown => "cell unknown",
            Self::Worth => "digit worth",
            Self::Name => "label",
            Self::Decimal => "label decimal",
            Self::Operation => "operation",
            Self::Badge(_) => "badge",
            Self::Sign => "sign",
            Self::Rule => "rule",
            Self::Noticed => "noticed",
            Self::Grid => "lines",
            Self::Panel => "panel",
            Self::Filled | Self::FilledFirst => "queens",
            Self::Shaded => "shaded",
            Self::Crossed => "crosses",
            Self::Cut => "cut",
            Self::Branch => "branch",
            Self::Node(NodeKind::DeadEnd) => "node dead-end",
            Self::Node(NodeKind::Solution) => "node solution",
            Self::Node(_) => "node",
            Self::Column(NodeKind::DeadEnd) => "column dead-end",
            Self::Column(NodeKind::Solution) => "column solution",
            Self::Column(_) => "column",
            Self::End(NodeKind::Solution) => "end solution",
            Self::End(_) => "end",
            Self::Cost(0) => "cost anywhere",
            Self::Cost(1) => "cost columns",
            Self::Cost(_) => "cost placements",
            Self::Enlarged => "enlarged",
            Self::Bar(_) => "bar",
            Self::Outlined(_) => "bar outlined",
            Self::Scale => "scale",
            Self::Base => "base",
        }
    }

    /// How a text of this look lies at its place.
    pub const fn anchor(self) -> &'static str {
        match self {
            Self::Name | Self::Decimal => "start",
            _ => "middle",
        }
    }

    /// The attack line in whose colour it is drawn.
    pub const fn line(self) -> Option<Line> {
        match self {
            Self::Attack(line)
            | Self::Letter(line)
            | Self::Badge(LoopWord::Attack(line))
            | Self::Bit(_, Some(LoopWord::Attack(line)))
            | Self::Digit(_, Some(LoopWord::Attack(line))) => Some(line),
            _ => None,
        }
    }
}

/// The place and the scale of a queen's outline, whose middle down is at 13.25, in thousandths.
pub(super) fn queen_transform(area: Area) -> String {
    let scale = area.width * 65 / 2;
    let from = |start: u32, side: u32, middle: u32| {
        // Hundredths of a pixel; the outline is smaller than its square.
        let at = (100 * start + 50 * side).saturating_sub(middle * scale / 1_000);
        format!("{}.{:02}", at / 100, at % 100)
    };
    let (x, y) = (
        from(area.x, area.width, 1_200),
        from(area.y, area.height, 1_325),
    );
    format!(
        "translate({x} {y})scale({}.{:03})",
        scale / 1_000,
        scale % 1_000
    )
}

/// The line on which the letters of a text stand whose middle is given.
pub(super) const fn baseline(middle: u32, size: u32) -> u32 {
    middle + (3 * size + 4) / 8
}
