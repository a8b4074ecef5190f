//! The pictures of a text.

use bitqueens_core::{named, solver::LoopWord};

use super::{
    mistake::CourseMistake,
    passage::Passage,
    place::{self, side, width},
    value::Value,
};
use crate::{Coordinates, Picture};

named! {
    /// A picture, by its name in a text. A table is written as one.
    #[derive(Clone, Copy, Debug)]
    enum PictureKind {
        Arrays => "arrays",
        Board => "board",
        Columns => "columns",
        Costs => "costs",
        Edges => "edges",
        Formula => "formula",
        Images => "images",
        LowestBit => "lowest-bit",
        Numbers => "numbers",
        Places => "places",
        Quarters => "quarters",
        Queens => "queens",
        Reach => "reach",
        Ring => "ring",
        Squares => "squares",
        Sums => "sums",
        Tree => "tree",
        Wheel => "wheel",
    }
}

impl PictureKind {
    /// The values that it has; an expression has the names that stand in it.
    const fn names(self) -> Option<&'static [&'static str]> {
        Some(match self {
            Self::Columns => return None,
            Self::Board => &["N", "step", "phase", "row", "rows"],
            Self::Arrays | Self::Formula | Self::Images | Self::Numbers | Self::Ring => {
                &place::NAMES
            }
            Self::Costs | Self::Tree => &["N"],
            Self::Edges => &["N", "bit"],
            Self::LowestBit | Self::Wheel => &["x", "width"],
            Self::Places => &["value", "width"],
            Self::Quarters => &["east"],
            Self::Queens | Self::Sums => &["N", "queens"],
            Self::Reach => &["N", "queen"],
            Self::Squares => &["N", "queens", "shaded", "crossed"],
        })
    }
}

/// Reads the picture of a fence, where it has one.
pub(super) fn beside(passage: &Passage) -> Result<Option<Picture>, CourseMistake> {
    let field = passage.field("picture");
    field.map(|field| read(&Value::read(field)?)).transpose()
}

/// Reads a picture.
pub(super) fn read(value: &Value) -> Result<Picture, CourseMistake> {
    let kind: PictureKind = value.at.named(value.kind, "picture")?;
    if let Some(names) = kind.names() {
        value.only(names)?;
    }
    Ok(match kind {
        PictureKind::Board => Picture::Board {
            place: place::read(value)?,
            rows: words(value)?,
        },
        PictureKind::Arrays => Picture::Arrays {
            place: place::read(value)?,
        },
        PictureKind::Formula => Picture::Formula {
            place: place::free(value)?,
        },
        PictureKind::Numbers => Picture::Numbers {
            place: place::solution(value)?,
        },
        PictureKind::Images => Picture::Images {
            place: place::solution(value)?,
        },
        PictureKind::Ring => Picture::Ring {
            place: place::solution(value)?,
        },
        PictureKind::Edges => {
            let (side, bit) = (side(value)?, value.number("bit")?);
            if side.get() <= bit {
                let what = format!("`bit` is to be below {}", side.get());
                return Err(value.at.mistake(what));
            }
            Picture::Edges { side, bit }
        }
        PictureKind::Quarters => Picture::Quarters { rows: east(value)? },
        PictureKind::Places => Picture::Places {
            value: value.number("value")?,
            width: width(value)?,
        },
        PictureKind::LowestBit => Picture::LowestBit {
            x: value.number("x")?,
            width: width(value)?,
        },
        PictureKind::Wheel => {
            if 4 < width(value)?.get() {
                return Err(value.at.mistake("a wheel has room for words of 4 bits"));
            }
            Picture::Wheel {
                x: value.number("x")?,
                width: width(value)?,
            }
        }
        PictureKind::Reach => {
            let queens = squares(value, "queen")?;
            let [queen] = queens[..] else {
                return Err(value.at.mistake("one queen is moved"));
            };
            Picture::Reach {
                side: side(value)?,
                queen,
            }
        }
        PictureKind::Queens => Picture::Queens {
            side: side(value)?,
            queens: squares(value, "queens")?,
        },
        PictureKind::Tree => Picture::Tree {
            side: place::small(value)?,
        },
        PictureKind::Costs => Picture::Costs {
            side: place::small(value)?,
        },
        PictureKind::Sums => Picture::Sums {
            side: side(value)?,
            queens: squares(value, "queens")?,
        },
        PictureKind::Squares => {
            let squares = |name| match value.find(name) {
                Some(_) => squares(value, name),
                None => Ok(Vec::new()),
            };
            Picture::Squares {
                side: side(value)?,
                queens: squares("queens")?,
                shaded: squares("shaded")?,
                crossed: squares("crossed")?,
            }
        }
        PictureKind::Columns => columns(value)?,
    })
}

/// The rows of N = 8 whose queens stand in the east, a bit each.
fn east(value: &Value) -> Result<u8, CourseMistake> {
    let mut rows = 0_u8;
    for row in value.get("east")?.split_whitespace() {
        let bit = 1_u8.checked_shl(value.parsed(row)?);
        rows |= bit.ok_or_else(|| value.at.mistake("the rows are 0 to 7"))?;
    }
    Ok(rows)
}

/// The binary rows of a board.
fn words(value: &Value) -> Result<Vec<LoopWord>, CourseMistake> {
    let names = value.find("rows").unwrap_or_default().split_whitespace();
    let words = names.map(|name| value.at.named(name, "row"));
    words.collect()
}

/// Squares of a board: `1,3 2,0` are row 1, column 3 and row 2, column 0.
fn squares(value: &Value, name: &str) -> Result<Vec<Coordinates>, CourseMistake> {
    let size = side(value)?.get();
    let squares = value.get(name)?.split_whitespace().map(|square| {
        let wrong = || {
            value
                .at
                .mistake(format!("`{square}` is no square `row,column`"))
        };
        let (row, column) = square.split_once(',').ok_or_else(wrong)?;
        let (row, column) = (value.parsed::<u8>(row)?, value.parsed::<u8>(column)?);
        if size <= row.max(column) {
            return Err(wrong());
        }
        Ok((row, column))
    });
    squares.collect()
}

/// An expression that is worked out, and the values of its names.
fn columns(value: &Value) -> Result<Picture, CourseMistake> {
    value.evaluated("text")?;
    let names = value.names_beside("text");
    let names = names.map(|(name, number)| Ok((name.to_owned(), value.parsed(number)?)));
    Ok(Picture::Columns {
        text: value.get("text")?.to_owned(),
        names: names.collect::<Result<_, CourseMistake>>()?,
        width: width(value)?,
    })
}
