//! The sources' tables agree with the ladder and with themselves.

use bitqueens_core::ladder::sources::{LEAF_TABLES, RECORDS, SourceDocument, TIME_TABLES, Unit};
use bitqueens_core::ladder::{Gives, Method, Run};
use bitqueens_core::solver::Size;

/// The documents that describe a method.
fn documents(method: Method) -> impl Iterator<Item = SourceDocument> {
    method.routines().iter().map(|(document, _)| *document)
}

#[test]
fn every_printed_count_is_counted_again() {
    for table in &TIME_TABLES {
        for row in table.rows.iter().filter(|row| row.side <= 12) {
            let size = Size::new(row.side).expect("a printed N");
            let (method, printed) = match table.method.gives() {
                Gives::Total => (Method::Bitmap, row.total),
                Gives::Unique => (Method::CornerEdge, row.unique),
            };
            let counted = Run::of(method, size).solutions();
            assert_eq!(printed, Some(counted), "{table:?}, N = {}", row.side);
        }
    }
}

/// Beyond the reach of a test, one document's count is held against the others'.
#[test]
fn documents_agree_on_every_count() {
    let rows = || {
        TIME_TABLES.iter().flat_map(|table| {
            table
                .rows
                .iter()
                .map(|row| (row.side, row.total, row.unique))
        })
    };
    for (side, total, unique) in rows() {
        for (_, other_total, other_unique) in rows().filter(|row| row.0 == side) {
            assert!(total.is_none() || other_total.is_none() || total == other_total);
            assert!(unique.is_none() || other_unique.is_none() || unique == other_unique);
            // Between all different and the quarter turn of all: 8 to 2 images a class.
            if let (Some(total), Some(unique)) = (total, other_unique) {
                assert!(unique * 2 <= total && total <= unique * 8, "N = {side}");
            }
        }
    }
}

#[test]
fn tables_rise_by_one_and_get_slower() {
    for table in &TIME_TABLES {
        assert!(
            documents(table.method).any(|document| document == table.source),
            "{table:?}"
        );
        assert!(table.method.forms().contains(&table.form), "{table:?}");
        // The milliseconds of the last digit.
        let step = match table.unit {
            Unit::Millisecond | Unit::Thousandth => 1,
            Unit::Hundredth => 10,
        };
        for pair in table.rows.windows(2) {
            assert_eq!(pair[0].side + 1, pair[1].side, "{table:?}");
            // A clock may be one step off, and one row of 003 is.
            assert!(pair[0].millis <= pair[1].millis + step, "{table:?}");
        }
        for row in table.rows {
            assert_eq!(row.millis % step, 0, "{table:?}");
        }
    }
    for table in &LEAF_TABLES {
        assert!(
            documents(table.method).any(|document| document == table.source),
            "{table:?}"
        );
    }
}

#[track_caller]
fn check(source: SourceDocument, method: Method, side: u8, printed: &str) {
    let table = TIME_TABLES
        .iter()
        .find(|table| table.source == source && table.method == method)
        .expect("a printed table");
    let row = table.at(side).expect("a printed row");
    assert_eq!(table.printed(row).to_string(), printed);
}

#[test]
fn times_read_as_printed() {
    check(SourceDocument::BitmapInC, Method::Bitmap, 4, "0.00");
    check(SourceDocument::BitmapInC, Method::Bitmap, 15, "2.44");
    check(SourceDocument::BitmapInC, Method::BitmapLoop, 15, "2.84");
    check(
        SourceDocument::PermutationInC,
        Method::Permutation,
        12,
        "25.813",
    );
    check(
        SourceDocument::PermutationInC,
        Method::Backtracking,
        15,
        "22.911",
    );
    check(
        SourceDocument::PermutationInC,
        Method::Unplaced,
        12,
        "0.019",
    );
    check(
        SourceDocument::LeafNodesInCpp,
        Method::BruteForce,
        9,
        "3317",
    );
    check(SourceDocument::LeafNodesInCpp, Method::Flags, 14, "1813");
    check(
        SourceDocument::LeafNodesInCpp,
        Method::SymmetryCheck,
        16,
        "20142",
    );
    check(
        SourceDocument::LeafNodesInCpp,
        Method::CornerEdge,
        18,
        "163225",
    );
    check(
        SourceDocument::BitOperationsInCpp,
        Method::Permutation,
        12,
        "33.614",
    );
    check(
        SourceDocument::BitOperationsInCpp,
        Method::SwapFlags,
        16,
        "50.453",
    );
}

#[test]
fn a_row_that_is_not_printed_is_not_there() {
    assert_eq!(TIME_TABLES[0].at(16), None);
}

#[test]
fn three_record_figures_are_rounded() {
    let rounded: Vec<_> = RECORDS
        .iter()
        .flat_map(|record| [(record.side, record.total), (record.side, record.unique)])
        .filter(|(_, figure)| figure.printed != figure.exact)
        .map(|(side, figure)| (side, figure.exact - figure.printed))
        .collect();
    assert_eq!(rounded, [(25, 2), (26, 44), (26, 9)]);
}

/// Every method but the site's own comes from a document, none of them twice from the same.
#[test]
fn every_method_has_its_documents() {
    for method in Method::ALL {
        let documents: Vec<_> = documents(method).collect();
        assert!(documents.is_sorted_by(|one, next| one < next), "{method}");
        assert_eq!(documents.is_empty(), method == Method::Fast, "{method}");
    }
    for source in SourceDocument::ALL {
        let described = |method: &Method| documents(*method).any(|other| other == source);
        assert!(Method::ALL.iter().any(described), "{source:?}");
    }
}
