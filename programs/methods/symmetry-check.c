#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { N = 8 };

static const uint32_t mask = (1u << N) - 1;
static uint32_t board[N]; /* the bit of each row's queen */

/* The place of the queen in a row of one of the eight images. */
static int place_in(const int *places, const int *columns, int image, int row) {
    const int *of = image & 1 ? columns : places;
    int place = of[image & 2 ? N - 1 - row : row];
    return image & 4 ? N - 1 - place : place;
}

static bool is_smallest(void) {
    int places[N], columns[N];
    for (int row = 0; row < N; row++) {
        places[row] = 0;
        while (board[row] >> places[row] != 1) {
            places[row]++;
        }
        columns[places[row]] = row;
    }
    for (int image = 1; image < 8; image++) {
        int row = 0;
        while (row < N && place_in(places, columns, image, row) == places[row]) {
            row++;
        }
        if (row < N && place_in(places, columns, image, row) < places[row]) {
            return false;
        }
    }
    return true;
}

static long place(int row, uint32_t left, uint32_t down, uint32_t right) {
    if (row == N) {
        return is_smallest();
    }
    long solutions = 0;
    uint32_t bitmap = mask & ~(left | down | right);
    while (bitmap != 0) {
        uint32_t bit = bitmap & -bitmap;
        bitmap ^= bit;
        board[row] = bit;
        solutions += place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return solutions;
}

int main(void) {
    printf("%ld\n", place(0, 0, 0, 0));
    return 0;
}
