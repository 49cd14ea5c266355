#include "reference.h"

#include <string.h>

enum { FILE_HEADER = 16, RECORD_HEADER = 24, REPORT_HEAD = 9, FRAME = 25 };

static inline uint64_t load64(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

static inline uint32_t load32(const uint8_t *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

static inline uint64_t big64(const uint8_t *bytes) { return __builtin_bswap64(load64(bytes)); }
static inline uint32_t big32(const uint8_t *bytes) { return __builtin_bswap32(load32(bytes)); }
static inline uint64_t big16(const uint8_t *bytes) { return (uint64_t)bytes[0] << 8 | bytes[1]; }

/* The manufacturer data of the first iBeacon among AD structures, or NULL. */
static inline const uint8_t *find_frame(const uint8_t *data, size_t count) {
    size_t offset = 0;
    while (offset + 1 < count) {
        const size_t length = data[offset];
        if (length == 0 || length > count - offset - 1) return NULL;
        const uint8_t *type = data + offset + 1;
        if (*type == 0xFF && length > FRAME && load32(type + 1) == 0x1502004C) return type + 1;
        offset += 1 + length;
    }
    return NULL;
}

/* One report that ends at `end`: how long it is, or 0 if it runs past its event. */
static inline size_t parse_report(const uint8_t *report, const uint8_t *end, uint64_t time, struct reference_totals *totals) {
    const size_t left = (size_t)(end - report);
    if (left < REPORT_HEAD + 1) return 0;
    const size_t count = report[REPORT_HEAD - 1];
    if (left < REPORT_HEAD + count + 1) return 0;
    totals->reports++;
    const uint8_t *frame = find_frame(report + REPORT_HEAD, count);
    if (frame) {
        const uint64_t address = load32(report + 2) | (uint64_t)report[6] << 32 | (uint64_t)report[7] << 40;
        totals->frames++;
        totals->checksum += big64(frame + 4) ^ big64(frame + 12) ^ (big16(frame + 20) << 16 | big16(frame + 22)) ^
                            (uint64_t)frame[24] << 32 ^ (uint64_t)report[REPORT_HEAD + count] << 40 ^ address ^ time;
    }
    return REPORT_HEAD + count + 1;
}

static inline void parse_event(const uint8_t *event, size_t count, uint64_t time, struct reference_totals *totals) {
    if (count < 5 || event[0] != 0x04 || event[1] != 0x3E || event[3] != 0x02 || 3 + (size_t)event[2] > count) return;
    const uint8_t *end = event + 3 + event[2];
    const uint8_t *report = event + 5;
    for (unsigned left = event[4]; left > 0; left--) {
        const size_t length = parse_report(report, end, time, totals);
        if (length == 0) return;
        report += length;
    }
}

struct reference_totals reference_parse(const uint8_t *file, size_t count) {
    struct reference_totals totals = {0, 0, 0};
    size_t offset = FILE_HEADER;
    while (offset + RECORD_HEADER <= count) {
        const size_t length = big32(file + offset + 4);
        if (length > count - offset - RECORD_HEADER) break;
        parse_event(file + offset + RECORD_HEADER, length, big64(file + offset + 16) / 1000, &totals);
        offset += RECORD_HEADER + length;
    }
    return totals;
}
