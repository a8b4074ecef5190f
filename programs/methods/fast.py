N = 8

mask = (1 << N) - 1
last = N - 1


class Form:
    """The images of a solution that are searched, one of eight."""

    def __init__(self, keep, mark, weights):
        self.keep = keep  # without squares nearer to the middle of their side than the queen of row 0
        self.mark = mark  # exactly as far from the middle as she is
        self.weights = weights  # by the marks left and right; the second for a mark in the last row

    def count(self, row, left, down, right, marks):
        free = ~(left | down | right)
        squares = [free & self.keep[row], free & self.mark[row]]
        if row == last:
            ones = [bin(bitmap).count("1") for bitmap in squares]
            return ones[0] * self.weights[marks][0] + ones[1] * self.weights[marks][1]
        solutions = 0
        for on_mark, bitmap in enumerate(squares):
            while bitmap != 0:
                bit = bitmap & -bitmap
                bitmap ^= bit
                solutions += self.count(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1, marks + on_mark)
        return solutions


# A queen in the corner, and that of row 1 nearer to it than that of column 1.
def corner(column):
    keep = [mask & ~2 if 2 <= row <= column else mask for row in range(N)]
    form = Form(keep, [0] * N, [[8, 0], [0, 0], [0, 0]])
    bit = 1 << column
    return form.count(2, (2 | bit) << 1, 1 | bit, bit >> 1, 0)


# The queen of row 0 on bit x. With k of the four sides as far as she is, k of the eight images are alike.
def side(x):
    ends = 1 | 1 << last
    outer_rows = [*range(1, x), *range(last - x + 1, last)]
    keep = [mask if row in outer_rows else mask & ~ends for row in range(N)]
    mark = [ends if row in (x, last - x) else 0 for row in range(N)]
    outer = (1 << x) - 2
    keep[last] = outer | outer << (last - x)
    mark[last] = 1 << (last - x)
    # In the middle of an odd side both halves of row 0 are one.
    weights = [[4, 0], [2, 0], [0, 0]] if 2 * x == last else [[8, 4], [4, 0], [8, 2]]
    bit = 1 << x
    return Form(keep, mark, weights).count(1, bit << 1, bit, bit >> 1, 0)


if N < 4:
    solutions = int(N == 1)
else:
    solutions = sum(corner(column) for column in range(2, last)) + sum(side(x) for x in range(1, (N + 1) // 2))
print(solutions)
