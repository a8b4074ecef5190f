//! The carry chain in the notation of the listing: two lines on each side are filled first, then the inside.

/// The carry chain in pieces, each with a line break before it; what a reader is to fill in stands between backticks.
///
/// A ring is the places of eight queens, clockwise on the outer and the next line of each side, four bits each. Of the
/// images of a ring the smallest number is kept. A queen in a corner belongs to two sides.
///
/// ```
/// use bitqueens_core::program::{CARRY_CHAIN, Judgement, Program};
///
/// let program = Program::read(&CARRY_CHAIN.concat().replace('`', "")).unwrap();
/// let judgement = Judgement::of(&program);
/// assert_eq!(judgement.counts, [1, 0, 0, 2, 10, 4, 40, 92]);
/// assert_eq!(judgement.placements, 730);
/// ```
pub const CARRY_CHAIN: [&str; 5] = [
    "
top = (n - 1 << 4) | n - 1; ones = (1 << 32) - 1;
if n == 1 { solutions = 1; level = -1; }
while level >= 0 {",
    "
    if level == 8 {
        mirror = (top - (chain >> 24)) << 24;
        mirror |= (top - (chain & 255)) << 16;
        mirror |= (top - (chain >> 8 & 255)) << 8;
        mirror |= top - (chain >> 16 & 255);
        image = chain; smaller = 0; equal = 0; turn = 0;
        while turn < 4 {
            if image < chain || mirror < chain { smaller = 1; }
            if image == chain { equal += 1; }
            if mirror == chain { equal += 1; }
            image = (image << 8 | image >> 24) & ones;
            mirror = (mirror << 8 | mirror >> 24) & ones;
            turn += 1;
        }
        weight = `8 >> (equal >> 1)`;",
    "
        if smaller == 0 {
            m = 0; y = 2;
            while y < n - 2 {
                if board[y] == 0 { open[m] = y; m += 1; }
                y += 1;
            }
            k = 0; is_new = 1;
            downs[0] = down; lefts[0] = left; rights[0] = right;
            while k >= 0 {
                if k == m {
                    solutions += `weight`; k -= 1; is_new = 0;
                } else {
                    y = open[k]; up = n - 1 - y;
                    if is_new == 1 {
                        taken = downs[k] | lefts[k] >> y;
                        taken |= rights[k] >> up;
                        free[k] = `mask & ~taken`;
                    }
                    if free[k] == 0 {
                        board[y] = 0; k -= 1; is_new = 0;
                    } else {
                        bit = free[k] & -free[k];
                        free[k] ^= bit; board[y] = bit;
                        k += 1; is_new = 1;
                        downs[k] = downs[k-1] | bit;
                        lefts[k] = lefts[k-1] | bit << y;
                        rights[k] = rights[k-1] | bit << up;
                    }
                }
            }
        }
    }",
    "
    back = 0;
    if level == 8 || place == n {
        back = 1; level -= 1; place = chain & 15; chain >>= 4;
    }
    if level >= 0 {
        side = level >> 1; line = level & 1;
        y = line; x = place;
        if side == 1 { y = place; x = n - 1 - line; }
        if side == 2 { y = n - 1 - line; x = n - 1 - place; }
        if side == 3 { y = n - 1 - place; x = line; }
        bit = 1 << x; l = 1 << y + x; r = 1 << x + n - 1 - y;",
    "
        if back == 1 {
            if (added & 1) == 1 {
                board[y] = 0; down ^= bit; left ^= l; right ^= r;
            }
            added >>= 1; place += 1;
        } else {
            pair = (chain & 15) << 4 | place; first = pair;
            if side > 0 { first = chain >> (level << 2) - 8; }
            fits = 0; attacked = `down & bit | left & l | right & r`;
            if board[y] == bit { fits = 1; }
            if board[y] == 0 && attacked == 0 { fits = 2; }
            if line == 1 && pair < first { fits = 0; }
            if line == 1 && top - pair < first { fits = 0; }
            if fits == 0 {
                place += 1;
            } else {
                if fits == 2 {
                    board[y] = bit; down |= bit; left |= l; right |= r;
                }
                added = added << 1 | fits >> 1;
                chain = chain << 4 | place; level += 1; place = 0;
            }
        }
    }
}",
];
