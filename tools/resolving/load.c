/* Asks a resolver, or a name server over TCP, as fast as it answers.
 *
 *   load keep|once|each|idle json|dns PORT CONNECTIONS DEPTH SECONDS FILE NEEDLE
 *
 * keep: CONNECTIONS stay open, each with up to DEPTH requests under way, taken in turn from FILE, for SECONDS.
 * once: the same, until each request was sent once. each: a connection for each request. idle: opens CONNECTIONS,
 * prints `ready`, and waits for the end of its input. FILE holds requests: for each, its length in four bytes, least
 * significant first, and its bytes. A reply without NEEDLE is wrong. Printed is one line of JSON. Only 127.0.0.1. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { ROOM = 1 << 16, MOST_EVENTS = 256 };

struct request { uint32_t length; char *bytes; };
struct connection {
    int descriptor, depth, in_text, is_escaped, under_way, is_greeted;
    size_t next, length;
    char *reply;
};

static struct request *requests;
static size_t request_count, sent, answered, wrong, taken;
static struct connection *connections;
static int count, most_under_way, port, events, is_dns;
static const char *mode, *needle;

static void fail(const char *why) {
    fprintf(stderr, "load: %s: %s\n", why, strerror(errno));
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
    size_t room = 0;
    if (!file) fail("the file of requests cannot be read");
    while (fread(head, 1, 4, file) == 4) {
        if (request_count == room) {
            room = room ? 2 * room : 1024;
            if (!(requests = realloc(requests, room * sizeof *requests))) fail("memory");
        }
        struct request *next = &requests[request_count++];
        next->length = head[0] | (uint32_t)head[1] << 8 | (uint32_t)head[2] << 16 | (uint32_t)head[3] << 24;
        if (next->length > ROOM || !(next->bytes = malloc(next->length))) fail("a request is too long");
        if (fread(next->bytes, 1, next->length, file) != next->length) fail("a request is cut off");
    }
    fclose(file);
}

static void start(struct connection *one) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct linger rest = {.l_onoff = 1, .l_linger = 0};
    int yes = 1;
    one->descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (one->descriptor < 0) fail("socket");
    setsockopt(one->descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    /* A reset leaves no port waiting: there are too few for a connection for each request. */
    if (!strcmp(mode, "each")) setsockopt(one->descriptor, SOL_SOCKET, SO_LINGER, &rest, sizeof rest);
    if (connect(one->descriptor, (struct sockaddr *)&address, sizeof address) != 0) fail("connect");
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = one};
    if (epoll_ctl(events, EPOLL_CTL_ADD, one->descriptor, &event) != 0) fail("epoll");
    one->depth = one->in_text = one->is_escaped = one->under_way = 0;
    one->length = 0;
    one->is_greeted = is_dns;
}

/* Each connection has requests of its own: those of one station stay in order. */
static int send_next(struct connection *one) {
    if (one->next >= request_count) {
        if (!strcmp(mode, "once")) return 0;
        one->next %= request_count;
    }
    struct request *request = &requests[one->next];
    one->next += (size_t)count;
    if (send(one->descriptor, request->bytes, request->length, MSG_NOSIGNAL) != (ssize_t)request->length) fail("send");
    one->under_way++;
    sent++;
    return 1;
}

static void fill(struct connection *one) {
    while (one->under_way < most_under_way && send_next(one)) {}
}

/* A reply is whole. */
static void end_reply(struct connection *one) {
    if (!one->is_greeted) {
        one->is_greeted = 1;
    } else {
        one->under_way--;
        answered++;
        if (*needle && !memmem(one->reply, one->length, needle, strlen(needle))) wrong++;
    }
    one->length = 0;
    taken++;
}

static void take_json(struct connection *one, char byte) {
    if (one->depth == 0 && byte != '{') return;
    if (one->length < ROOM) one->reply[one->length++] = byte;
    if (one->in_text) {
        if (one->is_escaped) one->is_escaped = 0;
        else if (byte == '\\') one->is_escaped = 1;
        else if (byte == '"') one->in_text = 0;
    } else if (byte == '"') one->in_text = 1;
    else if (byte == '{') one->depth++;
    else if (byte == '}' && --one->depth == 0) end_reply(one);
}

static void take_dns(struct connection *one, char byte) {
    one->reply[one->length++] = byte;
    if (one->length < 2) return;
    size_t whole = 2 + ((size_t)(unsigned char)one->reply[0] << 8 | (unsigned char)one->reply[1]);
    if (one->length == whole) end_reply(one);
}

static void serve(struct connection *one, int is_over) {
    static char bytes[ROOM];
    ssize_t got = recv(one->descriptor, bytes, sizeof bytes, 0);
    if (got <= 0) fail("the connection ended");
    size_t before = answered;
    for (ssize_t place = 0; place < got; place++) {
        if (is_dns) take_dns(one, bytes[place]); else take_json(one, bytes[place]);
    }
    if (!strcmp(mode, "idle")) return;
    if (!strcmp(mode, "each") && answered > before) {
        close(one->descriptor);
        if (!is_over) start(one);
        return;
    }
    if (one->is_greeted && !is_over) fill(one);
}

static int is_over_at(double end) {
    return strcmp(mode, "once") ? seconds_now() >= end : 0;
}

int main(int argc, char **argv) {
    if (argc != 9) fail("arguments");
    mode = argv[1], is_dns = !strcmp(argv[2], "dns"), port = atoi(argv[3]), count = atoi(argv[4]);
    most_under_way = atoi(argv[5]), needle = argv[8];
    double seconds = atof(argv[6]);
    read_requests(argv[7]);
    events = epoll_create1(0);
    connections = calloc((size_t)count, sizeof *connections);
    for (int place = 0; place < count; place++) {
        connections[place].next = (size_t)place;
        connections[place].reply = !strcmp(mode, "idle") ? malloc(256) : malloc(ROOM + 2);
        start(&connections[place]);
        if (is_dns) fill(&connections[place]);
    }
    double began = seconds_now();
    struct epoll_event ready[MOST_EVENTS];
    int is_over = 0;
    while (!is_over) {
        int found = epoll_wait(events, ready, MOST_EVENTS, 100);
        is_over = is_over_at(began + seconds);
        for (int place = 0; place < found; place++) serve(ready[place].data.ptr, is_over);
        if (!strcmp(mode, "once") && answered == request_count) is_over = 1;
        if (!strcmp(mode, "idle") && taken == (size_t)count) {
            printf("ready\n");
            fflush(stdout);
            while (getchar() != EOF) {}
            return 0;
        }
    }
    double took = seconds_now() - began;
    printf("{\"answered\": %zu, \"wrong\": %zu, \"seconds\": %.3f, \"rate\": %.0f}\n", answered, wrong, took,
           (double)answered / took);
    return 0;
}
