N = 8

board = [0] * N  # the column of each row's queen
used = [False] * N  # by column: it holds a queen


def is_safe():
    for lower in range(N):
        for upper in range(lower):
            if abs(board[lower] - board[upper]) == lower - upper:
                return False
    return True


def fill(row):
    if row == N:
        return 1 if is_safe() else 0
    solutions = 0
    for column in range(N):
        if used[column]:
            continue
        used[column] = True
        board[row] = column
        solutions += fill(row + 1)
        used[column] = False
    return solutions


print(fill(0))
