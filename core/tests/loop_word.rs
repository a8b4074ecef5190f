use bitqueens_core::solver::{Line, LoopWord, Machine, Phase, Size};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

#[test]
fn a_word_is_found_by_its_name() {
    let names = LoopWord::ALL.map(LoopWord::name);
    assert_eq!(names, ["left", "down", "right", "mask", "bitmap", "bit"]);
    for word in LoopWord::ALL {
        assert_eq!(LoopWord::from_name(word.name()), Some(word));
    }
    assert_eq!(LoopWord::from_name("board"), None);
}

#[test]
fn a_value_is_the_array_s_entry() {
    let mut machine = Machine::new(size(5));
    machine.by_ref().take(22).for_each(drop);
    let words = machine.words(3);
    let value = |word: LoopWord| word.value(&words, machine.size(), machine.bit());
    assert_eq!(
        LoopWord::ALL.map(value),
        [0b11_1000, 0b10101, 0b01001, 0b11111, 0b00010, 0b10000]
    );
}

#[test]
fn a_row_has_the_words_that_were_written_since_it_was_entered() {
    for phase in Phase::ALL {
        let missing: &[LoopWord] = match phase {
            Phase::Ready | Phase::Right => &[LoopWord::Bitmap],
            Phase::Left => &[
                LoopWord::Attack(Line::Down),
                LoopWord::Attack(Line::Right),
                LoopWord::Bitmap,
            ],
            Phase::Down => &[LoopWord::Attack(Line::Right), LoopWord::Bitmap],
            _ => &[],
        };
        for word in LoopWord::ALL {
            assert_eq!(
                phase.has(word),
                !missing.contains(&word),
                "{phase:?} {word:?}"
            );
        }
    }
}

#[test]
fn a_phase_has_the_word_that_it_writes() {
    for phase in Phase::ALL {
        if let Some(word) = phase.writes() {
            assert!(phase.has(word), "{phase:?}");
        }
    }
}

/// Every word of the row in work whose value a micro-step changed is the word that it writes.
#[test]
fn no_other_word_changes() {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        loop {
            let before = machine.clone();
            let Some(phase) = machine.advance() else {
                break;
            };
            let (Some(row), Some(written)) = (machine.row(), phase.writes()) else {
                continue;
            };
            for word in LoopWord::ALL {
                let value = |machine: &Machine| {
                    word.value(&machine.words(row), machine.size(), machine.bit())
                };
                let changed = value(&before) != value(&machine);
                assert!(!changed || word == written, "{phase:?} changed {word:?}");
            }
        }
    }
}

#[test]
fn bit_is_in_use_from_its_pick_until_the_search_goes_up() {
    for n in 1..=6 {
        let mut machine = Machine::new(size(n));
        let mut in_use = false;
        assert!(!machine.bit_in_use());
        while let Some(phase) = machine.advance() {
            in_use = match phase {
                Phase::Pick => true,
                Phase::Solution | Phase::Backtrack => false,
                _ => in_use,
            };
            assert_eq!(machine.bit_in_use(), in_use, "{phase:?}");
        }
    }
}
