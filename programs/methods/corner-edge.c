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

/* The squares of a row that the smallest image can use. */
static uint32_t allowed(int row) {
    if (board[0] == 1) {
        /* In the corner: of two mirror images, the one whose queen in column 1 stands lower. */
        if (row == 1) {
            return mask >> 1;
        }
        return 1u << row <= board[1] ? mask & ~2u : mask;
    }
    uint32_t corners = 0; /* the squares nearer to a corner than row 0's queen */
    for (int bit = 0; 1u << bit < board[0]; bit++) {
        corners |= 1u << bit | 1u << (N - 1 - bit);
    }
    if (row == N - 1) {
        return mask & ~corners;
    }
    return corners >> row & 1 ? mask >> 1 & ~1u : mask;
}

static long place(int row, uint32_t left, uint32_t down, uint32_t right) {
    if (row == N) {
        return board[0] == 1 || is_smallest();
    }
    long solutions = 0;
    uint32_t bitmap = allowed(row) & ~(left | down | right);
    while (bitmap != 0) {
        uint32_t bit = bitmap & -bitmap;
        bitmap ^= bit;
        board[row] = bit;
        solutions += place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return solutions;
}

int main(void) {
    long solutions = 0;
    int half = N > 1 ? N / 2 : 1;
    for (int part = 0; part < half; part++) {
        uint32_t bit = 1u << part;
        board[0] = bit;
        solutions += place(1, bit << 1, bit, bit >> 1);
    }
    printf("%ld\n", solutions);
    return 0;
}
