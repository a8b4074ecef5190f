#include <stdbool.h>
#include <stdio.h>

enum { N = 8 };

/* A queen stands on the column, or on the diagonal. */
static bool down[N], left[2 * N - 1], right[2 * N - 1];

static void set_queen(int row, int column, bool stands) {
    down[column] = stands;
    left[row + column] = stands;
    right[column + N - 1 - row] = stands;
}

static long place(int row) {
    if (row == N) {
        return 1;
    }
    long solutions = 0;
    for (int column = 0; column < N; column++) {
        if (down[column] || left[row + column] || right[column + N - 1 - row]) {
            continue;
        }
        set_queen(row, column, true);
        solutions += place(row + 1);
        set_queen(row, column, false);
    }
    return solutions;
}

int main(void) {
    printf("%ld\n", place(0));
    return 0;
}
