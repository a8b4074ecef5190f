#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 8 };

static int board[N]; /* the column of each row's queen */
static bool used[N]; /* by column: it holds a queen */

static bool is_safe(void) {
    for (int lower = 0; lower < N; lower++) {
        for (int upper = 0; upper < lower; upper++) {
            if (abs(board[lower] - board[upper]) == lower - upper) {
                return false;
            }
        }
    }
    return true;
}

static long fill(int row) {
    if (row == N) {
        return is_safe();
    }
    long solutions = 0;
    for (int column = 0; column < N; column++) {
        if (used[column]) {
            continue;
        }
        used[column] = true;
        board[row] = column;
        solutions += fill(row + 1);
        used[column] = false;
    }
    return solutions;
}

int main(void) {
    printf("%ld\n", fill(0));
    return 0;
}
