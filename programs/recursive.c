#include <stdint.h>
#include <stdio.h>

enum { N = 8 };

static const uint32_t mask = (1u << N) - 1;
static uint32_t board[N];
static int solutions;

static void search(int row, uint64_t left, uint32_t down, uint32_t right) {
    uint32_t bitmap = mask & ~(left | down | right); // start free
    while (bitmap != 0) {
        uint32_t bit = bitmap & -bitmap; // pick
        bitmap ^= bit; // clear
        board[row] = bit; // place
        if (row < N - 1) {
            search(row + 1,
                   (left | bit) << 1, // left
                   down | bit, // down
                   (right | bit) >> 1); // right
        } else {
            solutions++;
            return; // solution
        }
    }
} // backtrack

int main(void) {
    search(0, 0, 0, 0); // finished
    printf("%d\n", solutions);
    return 0;
}
