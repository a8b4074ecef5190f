#include <stdbool.h>
#include <stdio.h>

enum { N = 8 };

static int board[N]; /* the columns of the queens set, then those still free */
static bool left[2 * N - 1], right[2 * N - 1];

static void swap(int one, int other) {
    int column = board[one];
    board[one] = board[other];
    board[other] = column;
}

static long place(int row) {
    if (row == N) {
        return 1;
    }
    long solutions = 0;
    for (int at = row; at < N; at++) {
        int column = board[at];
        if (left[row + column] || right[column + N - 1 - row]) {
            continue;
        }
        left[row + column] = right[column + N - 1 - row] = true;
        swap(row, at);
        solutions += place(row + 1);
        swap(row, at);
        left[row + column] = right[column + N - 1 - row] = false;
    }
    return solutions;
}

int main(void) {
    for (int column = 0; column < N; column++) {
        board[column] = column;
    }
    printf("%ld\n", place(0));
    return 0;
}
