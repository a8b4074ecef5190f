N = 8

board = list(range(N))  # the columns of the queens set, then those still free
left = [False] * (2 * N - 1)
right = [False] * (2 * N - 1)


def place(row):
    if row == N:
        return 1
    solutions = 0
    for at in range(row, N):
        column = board[at]
        if left[row + column] or right[column + N - 1 - row]:
            continue
        left[row + column] = right[column + N - 1 - row] = True
        board[row], board[at] = board[at], board[row]
        solutions += place(row + 1)
        board[row], board[at] = board[at], board[row]
        left[row + column] = right[column + N - 1 - row] = False
    return solutions


print(place(0))
