N = 8

board = [0] * N  # the column of each row's queen


def is_solution():
    for lower in range(N):
        for upper in range(lower):
            distance = abs(board[lower] - board[upper])
            if distance == 0 or distance == lower - upper:
                return False
    return True


def fill(row):
    if row == N:
        return 1 if is_solution() else 0
    solutions = 0
    for column in range(N):
        board[row] = column
        solutions += fill(row + 1)
    return solutions


print(fill(0))
