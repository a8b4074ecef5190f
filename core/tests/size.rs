use bitqueens_core::solver::Size;

#[test]
fn a_size_is_1_to_27() {
    for side in 0..=u8::MAX {
        assert_eq!(
            Size::new(side).is_ok(),
            (1..=27).contains(&side),
            "side {side}"
        );
    }
}

#[test]
fn the_mask_is_n_ones() {
    for size in Size::all() {
        assert_eq!(size.mask().count_ones(), u32::from(size.get()));
        assert_eq!(size.mask().trailing_ones(), u32::from(size.get()));
    }
}
