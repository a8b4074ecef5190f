use std::collections::HashSet;

use bitqueens_core::solver::{Line, LoopWord, Machine, Phase, Placement, Size};

use crate::oracle;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn named(name: &str, n: u8) -> Placement {
    Placement::named(name, size(n)).unwrap()
}

/// The tree below a placement, in the order of the search.
fn tree(placement: Placement) -> Vec<Placement> {
    let below = placement.children().flat_map(tree);
    [placement].into_iter().chain(below).collect()
}

#[test]
fn the_tree_is_what_the_search_visits() {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        let mut visited = vec![Placement::empty(size(n))];
        while let Some(phase) = machine.advance() {
            let standing = Placement::standing(&machine);
            assert!(standing.bits().eq(machine.queens()));
            if phase == Phase::Place {
                visited.push(standing);
            }
        }
        assert_eq!(tree(Placement::empty(size(n))), visited, "N = {n}");
    }
}

#[test]
fn full_placements_are_the_solutions() {
    for n in 1..=7 {
        let columns = |placement: Placement| {
            let column = |power: &u8| usize::from(n - 1 - power);
            placement.powers().iter().map(column).collect::<Vec<_>>()
        };
        let all = tree(Placement::empty(size(n)));
        let full = all.into_iter().filter(Placement::is_full);
        let mut found: Vec<_> = full.map(columns).collect();
        found.reverse();
        assert_eq!(found, oracle::solutions(usize::from(n)));
    }
}

#[test]
fn a_queen_stands_on_a_free_square_of_the_next_row_only() {
    let placement = named("4", 5);
    let below = (0..=u8::MAX).filter(|power| placement.with(*power).is_some());
    assert_eq!(below.collect::<Vec<_>>(), [2, 3, 4]);
    let full = named("1-3-0-2", 4);
    assert!(full.is_full());
    assert_eq!((full.free(), full.children().count()), (0, 0));
    assert!((0..=u8::MAX).all(|power| full.with(power).is_none()));
}

#[test]
fn the_first_rows_lead_to_the_placement() {
    let placement = named("4-2-0", 5);
    for rows in 0..=u8::MAX {
        let above = placement.above(rows);
        assert_eq!(above.n_queens(), rows.min(3));
        assert!(above.leads_to(&placement));
        assert_eq!(placement.leads_to(&above), 3 <= rows);
    }
    assert_eq!(placement.above(2), named("4-2", 5));
    assert!(!named("3", 5).leads_to(&placement));
    assert!(!Placement::empty(size(6)).leads_to(&placement));
}

#[test]
fn rows_are_the_machine_s() {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        while machine.advance().is_some() {
            let standing = Placement::standing(&machine);
            let rows: Vec<_> = standing.rows().collect();
            assert_eq!(rows.len(), usize::from(n));
            for (row, words) in (0..machine.rows_reached()).zip(&rows) {
                if !machine.stage(row).has_bitmap() {
                    continue;
                }
                for line in Line::ALL {
                    assert_eq!(words.attack(line), machine.words(row).attack(line));
                }
                if row < standing.n_queens() {
                    assert_eq!(words.board, machine.words(row).board);
                }
            }
        }
    }
}

#[test]
fn the_row_below_comes_after_the_queens() {
    for placement in tree(Placement::empty(size(6))) {
        let mut rows = placement.rows();
        match rows.nth(placement.n_queens().into()) {
            Some(below) => assert_eq!(below, placement.words()),
            None => assert!(placement.is_full()),
        }
    }
}

/// A bit of an attack word is 1 where a queen attacks along its line, ghost bits included.
#[test]
fn attacks_are_the_bits_of_the_attack_words() {
    for placement in tree(Placement::empty(size(6))) {
        for (row, words) in (0..).zip(placement.rows()) {
            for power in 0..u8::try_from(u64::BITS).unwrap() {
                let attacks: Vec<_> = placement.attacks(row, power).collect();
                for line in Line::ALL {
                    let attacked = attacks.iter().any(|attack| attack.line == line);
                    let value = LoopWord::Attack(line).value(&words, size(6), 0);
                    assert_eq!(attacked, value >> power & 1 == 1, "{placement} row {row}");
                }
                let rows = attacks.iter().map(|attack| attack.queen_row);
                assert!(rows.is_sorted(), "from the top");
            }
        }
    }
}

#[test]
fn reached_is_what_the_search_has_set() {
    for n in 1..=5 {
        let all = tree(Placement::empty(size(n)));
        let mut machine = Machine::new(size(n));
        let mut seen = HashSet::from([Placement::empty(size(n))]);
        loop {
            seen.insert(Placement::standing(&machine));
            for placement in &all {
                assert_eq!(
                    placement.reached(&machine),
                    seen.contains(placement),
                    "{placement} at step {}",
                    machine.counters().steps
                );
            }
            if machine.advance().is_none() {
                break;
            }
        }
    }
}

#[test]
fn a_name_is_the_columns_from_the_left() {
    assert_eq!(named("3-1", 4).powers(), [0, 2]);
    assert_eq!(named("root", 4), Placement::empty(size(4)));
    assert_eq!(named("26-0", 27).to_string(), "26-0");
    for placement in tree(Placement::empty(size(6))) {
        let name = placement.to_string();
        assert_eq!(Placement::named(&name, size(6)), Some(placement));
    }
}

#[test]
fn a_name_of_no_placement_is_refused() {
    for name in [
        "",
        "-",
        "4",
        "3-2",
        "3-",
        "-3",
        "3--1",
        "x",
        "3-1-0",
        "256",
        "1-3-0-2-0",
        "Root",
    ] {
        assert_eq!(Placement::named(name, size(4)), None, "{name:?}");
    }
}
