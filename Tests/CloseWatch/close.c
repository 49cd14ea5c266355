// In a program of tests this `close` takes the place of the C library's, for all libraries that it links too. It does
// the same, and tells of each descriptor that is closed though it is not open: had another thread been given the number
// in between, its file would have been closed.

#include "CloseWatch.h"

#include <errno.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

// Fails a test. Of TestSupport; a program without it only counts.
extern void rollcall_stray_close(int descriptor) __attribute__((weak));

static atomic_int strayCloses;
static pid_t home;

__attribute__((constructor)) static void remember_home(void) { home = getpid(); }

int rollcall_stray_closes(void) { return strayCloses; }

int close(int descriptor) {
    long result = syscall(SYS_close, descriptor);
    // A child that was just forked closes all numbers there are before it becomes another program.
    if (result == 0 || errno != EBADF || descriptor < 0 || getpid() != home) return (int)result;
    strayCloses++;
    if (rollcall_stray_close) rollcall_stray_close(descriptor);
    errno = EBADF;
    return -1;
}
