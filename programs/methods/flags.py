N = 8

# A queen stands on the column, or on the diagonal.
down = [False] * N
left = [False] * (2 * N - 1)
right = [False] * (2 * N - 1)


def set_queen(row, column, stands):
    down[column] = stands
    left[row + column] = stands
    right[column + N - 1 - row] = stands


def place(row):
    if row == N:
        return 1
    solutions = 0
    for column in range(N):
        if down[column] or left[row + column] or right[column + N - 1 - row]:
            continue
        set_queen(row, column, True)
        solutions += place(row + 1)
        set_queen(row, column, False)
    return solutions


print(place(0))
