// The loop as a reader writes it: a right program.

export const LISTING = `bitmap[0] = mask;
while row >= 0 {
    if bitmap[row] != 0 {
        bit = bitmap[row] & -bitmap[row];
        bitmap[row] ^= bit;
        board[row] = bit;
        if row < n - 1 {
            row += 1; left[row] = (left[row-1] | bit) << 1;
            down[row] = down[row-1] | bit;
            right[row] = (right[row-1] | bit) >> 1;
            bitmap[row] = mask & ~(left[row] | down[row] | right[row]);
        } else {
            solutions += 1; row -= 1;
        }
    } else {
        row -= 1;
    }
}
`;
