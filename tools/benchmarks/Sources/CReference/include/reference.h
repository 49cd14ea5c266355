#ifndef REFERENCE_H
#define REFERENCE_H

#include <stddef.h>
#include <stdint.h>

struct reference_totals {
    uint64_t reports;
    uint64_t frames;
    /* Every field of every frame goes into it, so that none can be left out. */
    uint64_t checksum;
};

/* Reads the advertising reports of a btsnoop file (version 1, H4) that lies whole in memory, as plain C would: every
 * length is checked, nothing is stored, nothing is called. */
struct reference_totals reference_parse(const uint8_t *file, size_t count);

#endif
