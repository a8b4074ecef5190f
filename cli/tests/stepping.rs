//! `bitqueens step` and `bitqueens solutions`.

use std::io::{BufRead, BufReader};

use crate::command::{command, printed, said};

#[test]
fn the_whole_search_of_eight_queens_has_15_991_micro_steps() {
    let text = printed(&["step", "8"]);
    assert_eq!(text.lines().count(), 15_991);
    assert!(text.lines().last().unwrap().contains("finished"));
    let json = printed(&["step", "8", "--json"]);
    assert_eq!(json.lines().count(), 15_991);
    assert_eq!(json.matches("\"phase\":\"solution\"").count(), 92);
}

#[test]
fn a_micro_step_is_its_line_with_its_bits_or_an_object() {
    let lines = printed(&["step", "4", "--limit", "18"]);
    let lines: Vec<_> = lines.lines().collect();
    assert_eq!(lines[0], "     1 start     bitmap[0] = mask = 1111");
    assert_eq!(
        lines[4],
        "     5 left      left[1] = (left[0] | bit) << 1 = (0000 | 0001) << 1 = 0010"
    );
    assert_eq!(
        lines[7],
        "     8 free      bitmap[1] = mask & ~(left[1] | down[1] | right[1]) = 1111 & ~(0010 | 0001 | 0000) = 1100"
    );
    assert_eq!(
        lines[8],
        "     9 pick      bit = bitmap[1] & -bitmap[1] = 1100 & 0100 = 0100"
    );
    let objects = printed(&["step", "4", "--limit", "5", "--json"]);
    let objects: Vec<_> = objects.lines().collect();
    assert_eq!(objects[0], "{\"step\":1,\"phase\":\"start\",\"mask\":15}");
    assert_eq!(
        objects[4],
        "{\"step\":5,\"phase\":\"left\",\"row\":1,\"above\":0,\"bit\":1,\"left\":2}"
    );
}

#[test]
fn a_snapshot_is_gone_on_from() {
    let whole = printed(&["step", "6", "--json"]);
    let snapshot = printed(&["step", "6", "--limit", "500", "--snapshot"]);
    let rest = printed(&["step", "6", "--from", snapshot.trim_end(), "--json"]);
    let from_500: Vec<_> = whole.lines().skip(500).collect();
    assert_eq!(rest.lines().collect::<Vec<_>>(), from_500);
    let why = said(&["step", "7", "--from", snapshot.trim_end()], 2);
    assert!(why.contains("the board has the side 6, not 7"), "{why}");
}

#[test]
fn solutions_come_in_the_order_of_the_search() {
    let boards = printed(&["solutions", "8"]);
    assert_eq!(boards.lines().count(), 92);
    assert_eq!(printed(&["solutions", "5", "--limit", "1"]), "4 2 0 3 1\n");
    assert_eq!(
        printed(&["solutions", "5", "--limit", "1", "--json"]),
        "{\"byRow\":[4, 2, 0, 3, 1],\"byColumn\":[2, 4, 1, 3, 0]}\n"
    );
    assert_eq!(printed(&["solutions", "3"]), "");
}

#[test]
fn a_reader_who_has_enough_is_no_error() {
    for arguments in [
        &["step", "27"][..],
        &["step", "27", "--json"],
        &["solutions", "12"],
    ] {
        let mut child = command(arguments).spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        drop(output);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty(), "{output:?}");
    }
}
