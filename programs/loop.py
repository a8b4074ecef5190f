N = 8

mask = (1 << N) - 1
left = [0] * N
down = [0] * N
right = [0] * N
bitmap = [0] * N
board = [0] * N
solutions = 0
row = 0
bitmap[0] = mask  # start
while row >= 0:
    if bitmap[row] != 0:
        bit = bitmap[row] & -bitmap[row]  # pick
        bitmap[row] ^= bit  # clear
        board[row] = bit  # place
        if row < N - 1:
            row += 1
            left[row] = (left[row - 1] | bit) << 1  # left
            down[row] = down[row - 1] | bit  # down
            right[row] = (right[row - 1] | bit) >> 1  # right
            bitmap[row] = mask & ~(left[row] | down[row] | right[row])  # free
        else:
            solutions += 1
            row -= 1  # solution
    else:
        row -= 1  # backtrack
print(solutions)  # finished
