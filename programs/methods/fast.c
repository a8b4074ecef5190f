#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 8 };

static const uint32_t mask = (1u << N) - 1;

/* The images of a solution that are searched, one of eight: the squares of each row, and the weights. */
static uint32_t keep[N]; /* without squares nearer to the middle of their side than the queen of row 0 */
static uint32_t mark[N]; /* exactly as far from the middle as she is */
static long weights[3][2]; /* by the marks left and right; the second for a mark in the last row */

static long count_ones(uint32_t squares) {
    long ones = 0;
    for (; squares != 0; squares &= squares - 1) {
        ones++;
    }
    return ones;
}

static long count(int row, uint32_t left, uint32_t down, uint32_t right, int marks) {
    uint32_t free = ~(left | down | right);
    uint32_t squares[2] = {free & keep[row], free & mark[row]};
    if (row == N - 1) {
        return count_ones(squares[0]) * weights[marks][0] + count_ones(squares[1]) * weights[marks][1];
    }
    long solutions = 0;
    for (int on_mark = 0; on_mark < 2; on_mark++) {
        uint32_t bitmap = squares[on_mark];
        while (bitmap != 0) {
            uint32_t bit = bitmap & -bitmap;
            bitmap ^= bit;
            solutions += count(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1, marks + on_mark);
        }
    }
    return solutions;
}

/* A queen in the corner, and that of row 1 nearer to it than that of column 1. */
static long corner(int column) {
    static const long own[3][2] = {{8, 0}, {0, 0}, {0, 0}};
    memcpy(weights, own, sizeof own);
    for (int row = 0; row < N; row++) {
        keep[row] = 2 <= row && row <= column ? mask & ~2u : mask;
        mark[row] = 0;
    }
    uint32_t bit = 1u << column;
    return count(2, (2 | bit) << 1, 1 | bit, bit >> 1, 0);
}

/* The queen of row 0 on bit x. With k of the four sides as far as she is, k of the eight images are alike. */
static long side(int x) {
    static const long own[3][2] = {{8, 4}, {4, 0}, {8, 2}};
    static const long middle[3][2] = {{4, 0}, {2, 0}, {0, 0}}; /* both halves of row 0 are one */
    int last = N - 1;
    memcpy(weights, 2 * x == last ? middle : own, sizeof own);
    uint32_t ends = 1u | 1u << last;
    for (int row = 0; row < N; row++) {
        int is_outer = (1 <= row && row < x) || (last - x < row && row < last);
        keep[row] = is_outer ? mask : mask & ~ends;
        mark[row] = row == x || row == last - x ? ends : 0;
    }
    uint32_t outer = (1u << x) - 2;
    keep[last] = outer | outer << (last - x);
    mark[last] = 1u << (last - x);
    uint32_t bit = 1u << x;
    return count(1, bit << 1, bit, bit >> 1, 0);
}

int main(void) {
    long solutions = N == 1;
    if (N >= 4) {
        for (int column = 2; column < N - 1; column++) {
            solutions += corner(column);
        }
        for (int x = 1; x < (N + 1) / 2; x++) {
            solutions += side(x);
        }
    }
    printf("%ld\n", solutions);
    return 0;
}
