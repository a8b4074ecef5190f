//! The keys that move the focus inside an element that is one tab stop.

use bitqueens::draw::{FocusMove, Tree, bit_beside, bit_rows};
use bitqueens_core::bits::BitOrder;

use crate::stepping_page::replay;

const KEYS: [&str; 6] = [
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "Home",
    "End",
];

fn key(name: &str) -> FocusMove {
    FocusMove::of_key(name).unwrap()
}

#[test]
fn other_keys_move_nothing() {
    for name in ["Enter", " ", "Tab", "PageUp", "n", "", "arrowleft"] {
        assert_eq!(FocusMove::of_key(name), None, "{name}");
    }
}

#[test]
fn a_line_ends_at_both_sides() {
    let to = |at| KEYS.map(|name| key(name).along(at, 4));
    assert_eq!(to(0), [0, 0, 0, 1, 0, 3]);
    assert_eq!(to(2), [2, 2, 1, 3, 0, 3]);
    assert_eq!(to(3), [3, 3, 2, 3, 0, 3]);
    assert_eq!(KEYS.map(|name| key(name).along(0, 0)), [0; 6]);
}

#[test]
fn a_board_has_rows_and_columns() {
    let to = |at| KEYS.map(|name| key(name).on_board(at, 4));
    assert_eq!(to((0, 1)), [(0, 1), (1, 1), (0, 0), (0, 2), (0, 0), (0, 3)]);
    assert_eq!(to((3, 3)), [(2, 3), (3, 3), (3, 2), (3, 3), (3, 0), (3, 3)]);
}

#[test]
fn bits_lie_as_they_are_drawn_and_rows_differ_in_length() {
    // At step 47 of N = 4 `left` has ghost bits, beyond the four of the other rows.
    let machine = replay(4, 47);
    let rows = bit_rows(&machine, BitOrder::MsbLeft);
    let highest = rows[0].bits.cells[0].power;
    assert!(3 < highest);
    let to = |from| KEYS.map(|name| bit_beside(&rows, from, key(name)).unwrap());
    assert_eq!(
        to((0, highest)),
        [
            (0, highest),
            (1, 3),
            (0, highest),
            (0, highest - 1),
            (0, highest),
            (0, 0)
        ]
    );
    assert_eq!(to((5, 1)), [(4, 1), (5, 1), (5, 2), (5, 0), (5, 3), (5, 0)]);
    let mirrored = bit_rows(&machine, BitOrder::LsbLeft);
    let left = bit_beside(&mirrored, (5, 1), FocusMove::Left);
    assert_eq!(left, Some((5, 0)));
    assert_eq!(bit_beside(&[], (0, 0), FocusMove::Down), None);
}

#[test]
fn every_node_of_a_tree_is_reached_and_no_key_leaves_it() {
    let tree = Tree::of(&replay(5, 100), BitOrder::MsbLeft);
    let mut reached = vec![false; tree.nodes.len()];
    let mut waiting = vec![0];
    while let Some(from) = waiting.pop() {
        if std::mem::replace(&mut reached[from], true) {
            continue;
        }
        waiting.extend(KEYS.map(|name| tree.moved(from, key(name))));
    }
    assert!(reached.into_iter().all(|reached| reached));
    let here = tree.here();
    assert_eq!(tree.moved(0, FocusMove::Last), here);
    assert_eq!(tree.moved(here, FocusMove::First), 0);
    let above = tree.nodes[here].parent.unwrap();
    assert_eq!(tree.moved(here, FocusMove::Up), above);
    let right = tree.moved(here, FocusMove::Right);
    assert!(right == here || tree.nodes[here].x < tree.nodes[right].x);
}
