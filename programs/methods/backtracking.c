#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 8 };

static int board[N]; /* the column of each row's queen */

static bool is_attacked(int row) {
    for (int upper = 0; upper < row; upper++) {
        int distance = abs(board[row] - board[upper]);
        if (distance == 0 || distance == row - upper) {
            return true;
        }
    }
    return false;
}

static long place(int row) {
    if (row == N) {
        return 1;
    }
    long solutions = 0;
    for (int column = 0; column < N; column++) {
        board[row] = column;
        if (!is_attacked(row)) {
            solutions += place(row + 1);
        }
    }
    return solutions;
}

int main(void) {
    printf("%ld\n", place(0));
    return 0;
}
