//! Faults to try: one line of the search or of the count written wrong.

crate::named! {
    /// One line of the search or of the count written wrong, for a course that shows what the line is for.
    ///
    /// | fault | what the search does then |
    /// |---|---|
    /// | `NoDiagonals` | looks for other columns alone: N! boards |
    /// | `NoBacktrack` | ends at the first row without a free square |
    /// | `WrongWay` | moves `left` as it moves `right`: one diagonal is never watched |
    /// | `Plus` | adds the words, and the carries fall on other columns |
    /// | `NoNot` | takes the attacked squares for the free ones |
    /// | `NoMask` | places queens beyond the board |
    /// | `NoPlusOne` | picks no bit at all, and never ends |
    /// | `NoClear` | tries the same square again, and never ends |
    /// | `ShiftOnce` | moves a new queen's shadow and leaves the old ones where they were |
    /// | `CutLeft` | cuts the ghost bits off: nothing changes |
    /// | `OneWord` | keeps one word for all rows: on going up it is the lower row's |
    /// | `RowAboveZero` | leaves row 0 out of the loop, which then never begins |
    /// | `HighestBit` | tries the squares in the opposite order: nothing is lost |
    /// | `EightEach` | counts every class as 8 solutions, those of 4 and 2 too |
    /// | `NoMiddle` | doubles half of row 0 and never looks at its middle |
    /// | `NoCornerRule` | keeps both boards that mirror in the corner's diagonal |
    /// | `OneDiagonal` | matches the halves on falling diagonals alone |
    /// | `LastOnly` | keeps the last queen's column and forgets the others |
    /// | `Twice` | marks the column beside the queen's, and carries |
    /// | `ColumnNumber` | marks the ones of the column's number |
    /// | `TestLate` | fills every board before it tests it |
    /// | `NoDown` | uses columns again |
    /// | `Flip` | takes a square that two lines cross for a free one |
    /// | `Intersection` | takes only squares that all three lines cross for attacked ones |
    /// | `FewFlags` | takes two diagonals for one: solutions are missed |
    /// | `TurnsOnly` | counts every class twice: a turn never makes a mirror image |
    /// | `AnyFit` | counts a western half once, however many eastern ones fit it |
    /// | `NoBrackets` | cuts `left` alone and takes the other shadows for free squares |
    /// | `SignKept` | widens the shadow of a queen in column 0: solutions are missed |
    /// | `NoTies` | counts classes again whose edges have queens at equal distance |
    /// | `KeptOnly` | counts every class once, however many boards it has |
    /// | `MaskShort` | cuts a column off the board: no solution is left |
    /// | `RowShort` | leaves the last column of row 0 out: solutions are missed |
    /// | `Add` | adds the bit to `down`: nothing changes, as it was not there |
    /// | `NoUp` | stays in the last row after a solution, and finds it done: nothing changes |
    /// | `RightOnce` | moves a new queen's shadow to the right and leaves the old ones where they were |
    /// | `EachApart` | takes the squares that are free of each line: nothing changes |
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Fault {
        /// The bitmap heeds `down` alone.
        NoDiagonals => "no-diagonals",
        /// A dead end ends the search.
        NoBacktrack => "no-backtrack",
        /// `left` is shifted to the right.
        WrongWay => "wrong-way",
        /// The attack words are added.
        Plus => "plus",
        /// The attack words are not inverted.
        NoNot => "no-not",
        /// The bitmap is not cut to the board.
        NoMask => "no-mask",
        /// The bit is taken with `~x` in place of `-x`.
        NoPlusOne => "no-plus-one",
        /// The bit stays in the bitmap.
        NoClear => "no-clear",
        /// Only the new queen's bit is shifted into `left`.
        ShiftOnce => "shift-once",
        /// `left` is cut to the board.
        CutLeft => "cut-left",
        /// The attack words have one place for all rows.
        OneWord => "one-word",
        /// The loop runs while the row is above 0.
        RowAboveZero => "row-above-zero",
        /// The highest bit is taken.
        HighestBit => "highest-bit",
        /// Every class counts 8.
        EightEach => "eight-each",
        /// The middle of row 0 is left out of an odd board.
        NoMiddle => "no-middle",
        /// Nothing decides between the two boards of a corner.
        NoCornerRule => "no-corner-rule",
        /// West and east are not compared on the diagonals that `left` follows.
        OneDiagonal => "one-diagonal",
        /// `down` holds the last queen's bit alone.
        LastOnly => "last-only",
        /// The bit's value is added to `down` twice.
        Twice => "twice",
        /// `down` is given the number of the column in place of its bit.
        ColumnNumber => "column-number",
        /// Every square counts as free; full boards are tested.
        TestLate => "test-late",
        /// The bitmap heeds the diagonals alone.
        NoDown => "no-down",
        /// The attack words are joined with XOR.
        Flip => "flip",
        /// The attack words are joined with AND.
        Intersection => "intersection",
        /// The sums row + column share N flags.
        FewFlags => "few-flags",
        /// A board is compared with its turns and not with its mirror images.
        TurnsOnly => "turns-only",
        /// The ones of a matched word are not counted.
        AnyFit => "any-fit",
        /// The line of the free squares has no brackets.
        NoBrackets => "no-brackets",
        /// `right` has N bits and keeps its sign.
        SignKept => "sign-kept",
        /// A full board is not compared with its images.
        NoTies => "no-ties",
        /// A class counts 1.
        KeptOnly => "kept-only",
        /// The mask has a 1 too few.
        MaskShort => "mask-short",
        /// Row 0 begins without its lowest bit.
        RowShort => "row-short",
        /// The bit is added to `down`.
        Add => "add",
        /// The row stays where it is after a solution.
        NoUp => "no-up",
        /// Only the new queen's bit is shifted into `right`.
        RightOnce => "right-once",
        /// The attack words are inverted one by one.
        EachApart => "each-apart",
    }
}
