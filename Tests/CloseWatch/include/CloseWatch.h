#ifndef ROLLCALL_CLOSE_WATCH_H
#define ROLLCALL_CLOSE_WATCH_H

// How often this program closed a descriptor that was not open, since it started.
int rollcall_stray_closes(void);

#endif
