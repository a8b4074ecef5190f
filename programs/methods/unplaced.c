#include <stdint.h>
#include <stdio.h>

enum { N = 8 };

static long place(uint32_t unplaced, uint32_t left, uint32_t right) {
    if (unplaced == 0) {
        return 1;
    }
    long solutions = 0;
    uint32_t rest = unplaced; /* the columns that this row has yet to try */
    while (rest != 0) {
        uint32_t queen = rest & -rest;
        rest ^= queen;
        if ((queen & (left | right)) == 0) {
            solutions += place(unplaced ^ queen, (left | queen) << 1, (right | queen) >> 1);
        }
    }
    return solutions;
}

int main(void) {
    printf("%ld\n", place((1u << N) - 1, 0, 0));
    return 0;
}
