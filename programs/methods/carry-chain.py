N = 8

mask = (1 << N) - 1
# The places of two queens on neighbouring lines of a side, clockwise.
pairs = [(outer, near) for outer in range(N) for near in range(N) if abs(outer - near) >= 2]
last = len(pairs) - 1
board = [None] * N  # the column of each row's queen


def square(side, line, place):
    return [
        (line, place),
        (place, N - 1 - line),
        (N - 1 - line, N - 1 - place),
        (N - 1 - place, line),
    ][side]


def weight(chain):
    """The number of different images of a ring; 0 if another image stands for it."""
    north, east, south, west = chain
    mirrored = [last - pair for pair in (north, west, south, east)]
    equal = 0
    for turn in range(4):
        for image in (chain, mirrored):
            turned = image[turn:] + image[:turn]
            if turned < chain:
                return 0
            equal += turned == chain
    return 8 // equal


def inside(row, down, left, right):
    while row < N - 2 and board[row] is not None:
        row += 1
    if row == N - 2:
        return 1
    up = N - 1 - row
    solutions = 0
    bitmap = mask & ~(down | left >> row | right >> up)
    while bitmap != 0:
        bit = bitmap & -bitmap
        bitmap ^= bit
        solutions += inside(row + 1, down | bit, left | bit << row, right | bit << up)
    return solutions


def ring(chain, down, left, right):
    """Fills the sides one after the other, each by a pair, then the inside."""
    side = len(chain)
    if side == 4:
        images = weight(chain)
        return images * inside(2, down, left, right) if images else 0
    solutions = 0
    first = chain[0] if chain else 0
    for pair in range(first, last - first + 1):
        new, attacks = [], (down, left, right)
        for line, place in enumerate(pairs[pair]):
            row, column = square(side, line, place)
            if board[row] == column:
                continue
            lines = (1 << column, 1 << (row + column), 1 << (column + N - 1 - row))
            if board[row] is not None or any(a & b for a, b in zip(attacks, lines)):
                break
            board[row] = column
            new.append(row)
            attacks = tuple(a | b for a, b in zip(attacks, lines))
        else:
            solutions += ring(chain + [pair], *attacks)
        for row in new:
            board[row] = None
    return solutions


print(ring([], 0, 0, 0) if N > 1 else 1)
