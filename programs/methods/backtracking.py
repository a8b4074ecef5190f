N = 8

board = [0] * N  # the column of each row's queen


def is_attacked(row):
    for upper in range(row):
        distance = abs(board[row] - board[upper])
        if distance == 0 or distance == row - upper:
            return True
    return False


def place(row):
    if row == N:
        return 1
    solutions = 0
    for column in range(N):
        board[row] = column
        if not is_attacked(row):
            solutions += place(row + 1)
    return solutions


print(place(0))
