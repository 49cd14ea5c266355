/* Sends requests at a fixed rate, whether or not earlier ones were answered. Each is timed from the moment at which it
 * fell due, so that one that had to wait for a free connection counts what it waited.
 *
 *   open_loop PORT RATE SECONDS CONNECTIONS FILE
 *
 * FILE holds the requests, sent in turn: for each, its length in four bytes, least significant first, and its bytes.
 * Printed is one line of JSON. What is not answered five seconds after the last fell due is lost. Only 127.0.0.1. */
#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MOST_CONNECTIONS = 2048, MOST_REQUESTS = 65536, MOST_SECONDS = 600, MOST_RATE = 200000, REST = 5 };

struct request { uint32_t length; char *bytes; };
struct times { double *values; size_t count; };
struct connection {
    int descriptor, is_busy;
    double due;
    const struct request *request;
    size_t sent, received, wanted, room;
    char *answer;
};

static struct request requests[MOST_REQUESTS];
static size_t request_count;
static struct connection connections[MOST_CONNECTIONS];
static int waiting[MOST_CONNECTIONS], waiting_count, events, port;
static struct times answered, refused;
static size_t wrong;

static void fail(const char *why) {
    fprintf(stderr, "open_loop: %s\n", why);
    exit(2);
}

static double seconds_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void read_requests(const char *path) {
    FILE *file = fopen(path, "rb");
    unsigned char head[4];
    if (!file) fail("the file of requests cannot be read");
    while (request_count < MOST_REQUESTS && fread(head, 1, 4, file) == 4) {
        struct request *next = &requests[request_count++];
        next->length = head[0] | (uint32_t)head[1] << 8 | (uint32_t)head[2] << 16 | (uint32_t)head[3] << 24;
        if (next->length > 1 << 20 || !(next->bytes = malloc(next->length))) fail("a request is too long");
        if (fread(next->bytes, 1, next->length, file) != next->length) fail("a request is cut off");
    }
    fclose(file);
    if (!request_count) fail("there are no requests");
}

static void watch(int number, int operation, uint32_t what) {
    struct epoll_event event = {.events = what, .data.u32 = (uint32_t)number};
    epoll_ctl(events, operation, connections[number].descriptor, &event);
}

static void open_connection(int number) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int one = 1;
    struct connection *it = &connections[number];
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    it->descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (it->descriptor < 0 || connect(it->descriptor, (struct sockaddr *)&address, sizeof address))
        fail("the server cannot be reached");
    setsockopt(it->descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    it->is_busy = 0;
    it->received = it->wanted = 0;
    watch(number, EPOLL_CTL_ADD, EPOLLIN);
    waiting[waiting_count++] = number;
}

static void send_more(int number) {
    struct connection *it = &connections[number];
    while (it->sent < it->request->length) {
        ssize_t count = send(it->descriptor, it->request->bytes + it->sent, it->request->length - it->sent,
                             MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count <= 0) break;
        it->sent += (size_t)count;
    }
    if (it->sent < it->request->length) watch(number, EPOLL_CTL_MOD, EPOLLIN | EPOLLOUT);
    else watch(number, EPOLL_CTL_MOD, EPOLLIN);
}

static void start_request(double due) {
    static size_t turn;
    int number = waiting[--waiting_count];
    struct connection *it = &connections[number];
    it->request = &requests[turn++ % request_count];
    it->due = due;
    it->sent = it->received = it->wanted = 0;
    it->is_busy = 1;
    send_more(number);
}

/* Returns whether the connection has ended. */
static int receive_more(struct connection *it) {
    for (;;) {
        if (it->room - it->received < 4096 && !(it->answer = realloc(it->answer, (it->room += 1 << 16) + 1)))
            fail("there is no memory");
        ssize_t count = recv(it->descriptor, it->answer + it->received, it->room - it->received, MSG_DONTWAIT);
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
        if (count <= 0) return 1;
        it->received += (size_t)count;
    }
}

static int is_whole(struct connection *it) {
    if (!it->received) return 0;
    it->answer[it->received] = 0;
    char *end = it->wanted ? NULL : strstr(it->answer, "\r\n\r\n");
    if (end) {
        char *length = strcasestr(it->answer, "\r\ncontent-length:");
        it->wanted = (size_t)(end + 4 - it->answer) + (length && length < end ? strtoul(length + 17, NULL, 10) : 0);
    }
    return it->wanted && it->received >= it->wanted;
}

static void take_answer(struct connection *it) {
    int status = it->received > 12 ? atoi(it->answer + 9) : 0;
    double took = seconds_now() - it->due;
    it->is_busy = 0;
    if (status == 200) answered.values[answered.count++] = took;
    else if (status == 503 || status == 429) refused.values[refused.count++] = took;
    else wrong++;
}

static void handle(int number, uint32_t what, size_t *under_way) {
    struct connection *it = &connections[number];
    if (what & EPOLLOUT && it->is_busy) send_more(number);
    if (!(what & (EPOLLIN | EPOLLHUP | EPOLLERR))) return;
    int has_ended = receive_more(it);
    if (it->is_busy && is_whole(it)) {
        take_answer(it);
        --*under_way;
        if (!has_ended) waiting[waiting_count++] = number;
    } else if (has_ended && it->is_busy) {
        wrong++;
        --*under_way;
    } else if (has_ended) {
        int kept = 0;
        for (int index = 0; index < waiting_count; index++)
            if (waiting[index] != number) waiting[kept++] = waiting[index];
        waiting_count = kept;
    }
    if (has_ended) {
        close(it->descriptor);
        open_connection(number);
    }
}

static int ascending(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static double percentile(struct times *times, double share) {
    return times->count ? times->values[(size_t)(share * (double)(times->count - 1))] * 1e3 : 0;
}

int main(int count, char **words) {
    if (count != 6) fail("usage: open_loop PORT RATE SECONDS CONNECTIONS FILE");
    double rate = atof(words[2]), seconds = atof(words[3]);
    int connection_count = atoi(words[4]);
    port = atoi(words[1]);
    if (rate <= 0 || rate > MOST_RATE || seconds <= 0 || seconds > MOST_SECONDS) fail("the load is out of bounds");
    if (connection_count < 1 || connection_count > MOST_CONNECTIONS) fail("too many connections");
    read_requests(words[5]);
    size_t total = (size_t)(rate * seconds), fallen_due = 0, started = 0, under_way = 0;
    answered.values = calloc(total + 1, sizeof(double));
    refused.values = calloc(total + 1, sizeof(double));
    events = epoll_create1(0);
    if (!answered.values || !refused.values || events < 0) fail("there is no memory");
    for (int number = 0; number < connection_count; number++) open_connection(number);

    struct epoll_event ready[256];
    double began = seconds_now(), now = began;
    while (now < began + seconds + REST && (started < total || under_way)) {
        while (fallen_due < total && began + (double)fallen_due / rate <= now) fallen_due++;
        for (; started < fallen_due && waiting_count; started++, under_way++)
            start_request(began + (double)started / rate);
        double pause = fallen_due < total ? began + (double)fallen_due / rate - seconds_now() : 0.05;
        struct timespec limit = {0, (long)((pause < 0 ? 0 : pause > 0.05 ? 0.05 : pause) * 1e9)};
        int found = epoll_pwait2(events, ready, 256, &limit, NULL);
        for (int index = 0; index < found; index++) handle((int)ready[index].data.u32, ready[index].events, &under_way);
        now = seconds_now();
    }
    qsort(answered.values, answered.count, sizeof(double), ascending);
    qsort(refused.values, refused.count, sizeof(double), ascending);
    printf("{\"due\":%zu,\"answered\":%zu,\"refused\":%zu,\"wrong\":%zu,\"lost\":%zu,\"rate\":%.1f,\"p50\":%.3f,"
           "\"p99\":%.3f,\"refused_p99\":%.3f}\n",
           total, answered.count, refused.count, wrong, total - answered.count - refused.count - wrong,
           (double)answered.count / (now - began), percentile(&answered, 0.5), percentile(&answered, 0.99),
           percentile(&refused, 0.99));
    return 0;
}
