//! The current picture as a file.

use bitqueens::{
    draw::{Board, Mark, bit_rows},
    pages::step::picture,
    text::Lang,
};
use bitqueens_core::bits::BitOrder;

use crate::stepping_page::replay;

#[test]
fn the_picture_shows_every_square_and_every_bit() {
    for (n, step, ghosts) in [(4, 47, 1), (8, 891, 5), (27, 900, 0)] {
        for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
            let machine = replay(n, step);
            let svg = picture(&machine, order, Lang::En);
            assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
            let board = Board::of(&machine, order);
            let marked = |mark| {
                board
                    .squares
                    .iter()
                    .filter(move |square| square.mark == mark)
            };
            let queens = marked(Mark::Queen).count();
            assert_eq!(svg.matches("scale(1.25)").count(), queens);
            let rows = bit_rows(&machine, order);
            let n_bits: usize = rows.iter().map(|row| row.bits.cells.len()).sum();
            let n = usize::from(n);
            assert!(6 * n + ghosts <= n_bits);
            // The ground, the squares and the bits.
            let n_rects = 1 + n * n + n_bits;
            assert_eq!(svg.matches("<rect").count(), n_rects, "N = {n}");
            let letters = marked(Mark::Attacked).map(|square| square.lines().count());
            assert_eq!(
                svg.matches("<text").count() - n_bits - 2 * 6,
                letters.sum::<usize>()
            );
        }
    }
}

#[test]
fn the_picture_is_well_formed() {
    let svg = picture(&replay(5, 22), BitOrder::MsbLeft, Lang::Ja);
    let opened = svg.matches('<').count() - svg.matches("</").count();
    assert_eq!(
        opened,
        svg.matches("/>").count() + svg.matches("</").count()
    );
    // Shifts and masks are spoken of with signs that a drawing must not contain bare.
    assert!(!svg.contains("<<") && !svg.contains(" & "));
}
