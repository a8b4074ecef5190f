#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 8 };

static const uint64_t mask = (1u << N) - 1;
static int pairs[N * N][2]; /* the places of two queens on neighbouring lines of a side, clockwise */
static int last = -1;
static int board[N]; /* the column of each row's queen, or -1 */

static void square(int side, int line, int place, int *row, int *column) {
    int rows[] = {line, place, N - 1 - line, N - 1 - place};
    int columns[] = {place, N - 1 - line, N - 1 - place, line};
    *row = rows[side];
    *column = columns[side];
}

/* The number of different images of a ring; 0 if another image stands for it. */
static int weight(const int chain[4]) {
    int mirrored[] = {last - chain[0], last - chain[3], last - chain[2], last - chain[1]};
    const int *images[] = {chain, mirrored};
    int equal = 0;
    for (int turn = 0; turn < 4; turn++) {
        for (int image = 0; image < 2; image++) {
            int side = 0;
            while (side < 4 && images[image][(side + turn) % 4] == chain[side]) {
                side++;
            }
            if (side == 4) {
                equal++;
            } else if (images[image][(side + turn) % 4] < chain[side]) {
                return 0;
            }
        }
    }
    return 8 / equal;
}

static long inside(int row, uint64_t down, uint64_t left, uint64_t right) {
    while (row < N - 2 && board[row] >= 0) {
        row++;
    }
    if (row == N - 2) {
        return 1;
    }
    int up = N - 1 - row;
    long solutions = 0;
    uint64_t bitmap = mask & ~(down | left >> row | right >> up);
    while (bitmap != 0) {
        uint64_t bit = bitmap & -bitmap;
        bitmap ^= bit;
        solutions += inside(row + 1, down | bit, left | bit << row, right | bit << up);
    }
    return solutions;
}

/* Fills the sides one after the other, each by a pair, then the inside. */
static long ring(int chain[4], int side, uint64_t down, uint64_t left, uint64_t right) {
    if (side == 4) {
        int images = weight(chain);
        return images == 0 ? 0 : images * inside(2, down, left, right);
    }
    long solutions = 0;
    int first = side == 0 ? 0 : chain[0];
    for (int pair = first; pair <= last - first; pair++) {
        int added[2], n_added = 0;
        uint64_t downs = down, lefts = left, rights = right;
        bool fits = true;
        for (int line = 0; line < 2 && fits; line++) {
            int row, column;
            square(side, line, pairs[pair][line], &row, &column);
            if (board[row] == column) {
                continue;
            }
            uint64_t d = 1ull << column, l = 1ull << (row + column);
            uint64_t r = 1ull << (column + N - 1 - row);
            fits = board[row] < 0 && ((downs & d) | (lefts & l) | (rights & r)) == 0;
            if (fits) {
                board[row] = column;
                added[n_added++] = row;
                downs |= d;
                lefts |= l;
                rights |= r;
            }
        }
        if (fits) {
            chain[side] = pair;
            solutions += ring(chain, side + 1, downs, lefts, rights);
        }
        while (n_added > 0) {
            board[added[--n_added]] = -1;
        }
    }
    return solutions;
}

int main(void) {
    for (int outer = 0; outer < N; outer++) {
        board[outer] = -1;
        for (int near = 0; near < N; near++) {
            if (abs(outer - near) >= 2) {
                last++;
                pairs[last][0] = outer;
                pairs[last][1] = near;
            }
        }
    }
    int chain[4];
    printf("%ld\n", N > 1 ? ring(chain, 0, 0, 0, 0) : 1);
    return 0;
}
