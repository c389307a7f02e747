/* One round of Tatsu for four, played at random, by hand in C: the limit of what a compiler can reach.
 *
 * The same rules, and the same random numbers drawn in the same order, as TatsuPosition.playout with
 * rounds=1 and tie="share": from the same state of the generator come the same games, so the digest of
 * the scores, the number of decisions and the last state of the generator must all agree.
 *
 * usage: tatsu STATE GAMES      prints: decisions seconds digest state
 */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, HAND_SIZE = 7, CLAN_SIZE = 14, DECK_SIZE = 28, ASK = 28, NOBODY = -1 };

typedef uint32_t Cards; /* a set: bit i stands for card i, from ASK on for the seat that may be asked */

#define YELLOW UINT32_C(0x3FFF)
#define FUSIONS UINT32_C(0x8002000)

/* The columns of the deck: five weak spirits, five strong ones, three multipliers, the fusion; twice. */
static const int8_t POWER[DECK_SIZE] = {
    1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0,
};
static const int8_t POINTS[DECK_SIZE] = {
    3, 4, 5, 6, 7, 1, 1, 1, 1, 1, 0, 0, 0, 0, 3, 4, 5, 6, 7, 1, 1, 1, 1, 1, 0, 0, 0, 0,
};
static const int8_t MULTIPLIER[DECK_SIZE] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0,
};

typedef struct {
    Cards hands[SEATS];
    Cards captured[2];
    Cards held; /* on the table, not taken yet */
    int leader, laid, asked;
    int best_power, best_seat, fusion_seat;
} Round;

/* Multiply-with-carry, as in engine/rng.py. */
static inline uint32_t below(uint64_t *state, uint32_t n) {
    uint64_t low = *state & UINT32_MAX, carry = *state >> 32;
    *state = UINT64_C(0x7FFFFDCD) * low + carry;
    return (uint32_t)(((low ^ carry) * n) >> 32);
}

static inline int pick(Cards set, uint64_t *state) {
    for (uint32_t n = below(state, (uint32_t)__builtin_popcount(set)); n; n--) set &= set - 1;
    return __builtin_ctz(set);
}

static inline Cards clan_cards(int clan) { return YELLOW << (CLAN_SIZE * clan); }

static inline void deal(Round *round, uint64_t *state) {
    uint8_t cards[DECK_SIZE];
    *round = (Round){.asked = NOBODY, .best_power = NOBODY, .fusion_seat = NOBODY};
    round->leader = (int)below(state, SEATS);
    for (int i = 0; i < DECK_SIZE; i++) cards[i] = (uint8_t)i;
    for (int i = DECK_SIZE - 1; i > 0; i--) {
        uint32_t j = below(state, (uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    for (int i = 0; i < DECK_SIZE; i++) round->hands[i / HAND_SIZE] |= 1u << cards[i];
}

static inline Cards legal(const Round *round, int turn) {
    Cards wanted = clan_cards(turn & 1);
    if (round->asked != NOBODY) return round->hands[round->asked] & wanted;
    Cards actions = round->hands[turn] & wanted;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != turn && round->hands[seat] & wanted) actions |= 1u << (ASK + seat);
    return actions;
}

static inline void finish_trick(Round *round) {
    if (round->fusion_seat != NOBODY) {
        round->leader = round->fusion_seat;
    } else {
        round->leader = round->best_seat;
        round->captured[round->leader & 1] |= round->held;
        round->held = 0;
    }
    round->best_power = round->fusion_seat = NOBODY;
}

static inline void lay(Round *round, int turn, int card) {
    Cards bit = 1u << card;
    round->hands[round->asked == NOBODY ? turn : round->asked] ^= bit;
    round->asked = NOBODY;
    round->held |= bit;
    if (bit & FUSIONS) {
        if (round->fusion_seat == NOBODY) round->fusion_seat = turn;
    } else if (POWER[card] > round->best_power) {
        round->best_power = POWER[card];
        round->best_seat = turn;
    }
    if ((++round->laid & 3) == 0) finish_trick(round);
}

static inline int play(Round *round, uint64_t *state) {
    int decisions = 0;
    while (round->laid < DECK_SIZE) {
        int turn = (round->leader + round->laid) & 3;
        int action = pick(legal(round, turn), state);
        if (action >= ASK)
            round->asked = action - ASK;
        else
            lay(round, turn, action);
        decisions++;
    }
    return decisions;
}

static inline int total(Cards set, const int8_t *values) {
    int sum = 0;
    for (; set; set &= set - 1) sum += values[__builtin_ctz(set)];
    return sum;
}

static inline uint32_t score(const Round *round, int clan) {
    Cards captured = round->captured[clan];
    return (uint32_t)(total(captured, POINTS) * total(captured & clan_cards(clan), MULTIPLIER));
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s STATE GAMES\n", argv[0]);
        return 2;
    }
    uint64_t state = strtoull(argv[1], NULL, 10);
    long games = strtol(argv[2], NULL, 10);
    uint64_t decisions = 0;
    uint32_t digest = 0;
    double start = seconds();
    for (long game = 0; game < games; game++) {
        Round round;
        deal(&round, &state);
        decisions += (uint64_t)play(&round, &state);
        uint32_t scores[2] = {score(&round, 0), score(&round, 1)};
        for (int player = 0; player < SEATS; player++) digest = (digest ^ scores[player & 1]) * 16777619u;
    }
    printf("%" PRIu64 " %.9f %" PRIu32 " %" PRIu64 "\n", decisions, seconds() - start, digest, state);
    return 0;
}
