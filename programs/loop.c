#include <stdint.h>
#include <stdio.h>

enum { N = 8 };

int main(void) {
    uint32_t mask = (1u << N) - 1;
    uint64_t left[N] = {0};
    uint32_t down[N] = {0}, right[N] = {0};
    uint32_t bitmap[N] = {0}, board[N] = {0};
    int solutions = 0;
    int row = 0; /* signed: it goes to -1 */
    bitmap[0] = mask; // start
    while (row >= 0) {
        if (bitmap[row] != 0) {
            uint32_t bit = bitmap[row] & -bitmap[row]; // pick
            bitmap[row] ^= bit; // clear
            board[row] = bit; // place
            if (row < N - 1) {
                row++;
                left[row] = (left[row - 1] | bit) << 1; // left
                down[row] = down[row - 1] | bit; // down
                right[row] = (right[row - 1] | bit) >> 1; // right
                bitmap[row] = mask & ~(left[row] | down[row] | right[row]); // free
            } else {
                solutions++;
                row--; // solution
            }
        } else {
            row--; // backtrack
        }
    } // finished
    printf("%d\n", solutions);
    return 0;
}
