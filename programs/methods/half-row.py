N = 8

mask = (1 << N) - 1
board = [0] * N  # the bit of each row's queen


def images():
    places = [bit.bit_length() - 1 for bit in board]
    columns = [places.index(place) for place in range(N)]
    for image in (places, columns):
        for turned in (image, image[::-1]):
            yield turned
            yield [N - 1 - place for place in turned]


def is_smallest():
    places = [bit.bit_length() - 1 for bit in board]
    return all(places <= image for image in images())


def place(row, left, down, right):
    if row == N:
        return 1 if is_smallest() else 0
    solutions = 0
    bitmap = mask & ~(left | down | right)
    while bitmap != 0:
        bit = bitmap & -bitmap
        bitmap ^= bit
        board[row] = bit
        solutions += place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)
    return solutions


solutions = 0
for part in range(max(N // 2, 1)):  # the other half is its mirror image
    bit = 1 << part
    board[0] = bit
    solutions += place(1, bit << 1, bit, bit >> 1)
print(solutions)
