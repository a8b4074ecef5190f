N = 8


def place(unplaced, left, right):
    if unplaced == 0:
        return 1
    solutions = 0
    rest = unplaced  # the columns that this row has yet to try
    while rest != 0:
        queen = rest & -rest
        rest ^= queen
        if queen & (left | right) == 0:
            solutions += place(
                unplaced ^ queen,
                (left | queen) << 1,
                (right | queen) >> 1,
            )
    return solutions


print(place((1 << N) - 1, 0, 0))
