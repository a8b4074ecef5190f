//! The records that source 003 lists: the days on which counts were published, and their figures.

/// A count as source 003 prints it, with the exact one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The board's side.
    pub side: u8,
    /// The day the count was published: year, month, day.
    pub published: (u16, u8, u8),
    /// All solutions, as printed.
    pub total: RecordedFigure,
    /// Unique solutions, as printed.
    pub unique: RecordedFigure,
}

/// A printed figure, which may have lost its last digits: the table keeps 15 of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedFigure {
    /// As printed.
    pub printed: u64,
    /// The exact count.
    pub exact: u64,
}

/// Source 003's records. It calls N = 27 unsolved; that was before 2016.
pub const RECORDS: [Record; 3] = [
    Record {
        side: 24,
        published: (2004, 4, 11),
        total: RecordedFigure {
            printed: 227_514_171_973_736,
            exact: 227_514_171_973_736,
        },
        unique: RecordedFigure {
            printed: 28_439_272_956_934,
            exact: 28_439_272_956_934,
        },
    },
    Record {
        side: 25,
        published: (2005, 6, 11),
        total: RecordedFigure {
            printed: 2_207_893_435_808_350,
            exact: 2_207_893_435_808_352,
        },
        unique: RecordedFigure {
            printed: 275_986_683_743_434,
            exact: 275_986_683_743_434,
        },
    },
    Record {
        side: 26,
        published: (2009, 7, 11),
        total: RecordedFigure {
            printed: 22_317_699_616_364_000,
            exact: 22_317_699_616_364_044,
        },
        unique: RecordedFigure {
            printed: 2_789_712_466_510_280,
            exact: 2_789_712_466_510_289,
        },
    },
];
