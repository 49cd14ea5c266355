#pragma once
#include <stddef.h>

/// Bytes that the program has allocated and not freed.
size_t memory_in_use(void);
