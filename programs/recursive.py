N = 8

mask = (1 << N) - 1
board = [0] * N
solutions = 0


def search(row, left, down, right):
    global solutions
    bitmap = mask & ~(left | down | right)  # start free
    while bitmap != 0:
        bit = bitmap & -bitmap  # pick
        bitmap ^= bit  # clear
        board[row] = bit  # place
        if row < N - 1:
            search(
                row + 1,
                (left | bit) << 1,  # left
                down | bit,  # down
                (right | bit) >> 1,  # right
            )
        else:
            solutions += 1
            return  # solution
    return  # backtrack


search(0, 0, 0, 0)  # finished
print(solutions)
