#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 8 };

static int board[N]; /* the column of each row's queen */

static bool is_solution(void) {
    for (int lower = 0; lower < N; lower++) {
        for (int upper = 0; upper < lower; upper++) {
            int distance = abs(board[lower] - board[upper]);
            if (distance == 0 || distance == lower - upper) {
                return false;
            }
        }
    }
    return true;
}

static long fill(int row) {
    if (row == N) {
        return is_solution();
    }
    long solutions = 0;
    for (int column = 0; column < N; column++) {
        board[row] = column;
        solutions += fill(row + 1);
    }
    return solutions;
}

int main(void) {
    printf("%ld\n", fill(0));
    return 0;
}
