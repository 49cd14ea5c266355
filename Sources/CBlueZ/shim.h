// What Swift cannot import of BlueZ's headers: ioctl numbers, control messages and structures without a fixed length.
// Each function does one system call's work and returns a negative errno where it fails.

#ifndef ROLLCALL_CBLUEZ_SHIM_H
#define ROLLCALL_CBLUEZ_SHIM_H

#include <errno.h>
#include <linux/sock_diag.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <bluetooth/bluetooth.h>
#include <bluetooth/hci.h>
#include <bluetooth/hci_lib.h>

static inline int rollcall_result(int result) { return result < 0 ? -errno : result; }

static inline int rollcall_hci_socket(void) {
    return rollcall_result(socket(AF_BLUETOOTH, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, BTPROTO_HCI));
}

static inline int rollcall_hci_bind(int socket, uint16_t device, uint16_t channel) {
    struct sockaddr_hci address;
    memset(&address, 0, sizeof address);
    address.hci_family = AF_BLUETOOTH;
    address.hci_dev = device;
    address.hci_channel = channel;
    return rollcall_result(bind(socket, (struct sockaddr *)&address, sizeof address));
}

// Only events, and of them only those named: a scanner has no use for the traffic of other programs.
static inline int rollcall_hci_filter_events(int socket, const uint8_t *events, size_t count) {
    struct hci_filter filter;
    hci_filter_clear(&filter);
    hci_filter_set_ptype(HCI_EVENT_PKT, &filter);
    for (size_t index = 0; index < count; index++) hci_filter_set_event(events[index], &filter);
    return rollcall_result(setsockopt(socket, SOL_HCI, HCI_FILTER, &filter, sizeof filter));
}

static inline int rollcall_hci_device_up(int socket, uint16_t device) {
    return rollcall_result(ioctl(socket, HCIDEVUP, (unsigned long)device));
}

static inline int rollcall_hci_device_down(int socket, uint16_t device) {
    return rollcall_result(ioctl(socket, HCIDEVDOWN, (unsigned long)device));
}

static inline int rollcall_hci_device_reset_statistics(int socket, uint16_t device) {
    return rollcall_result(ioctl(socket, HCIDEVRESTAT, (unsigned long)device));
}

static inline int rollcall_hci_device_info(int socket, uint16_t device, struct hci_dev_info *info) {
    memset(info, 0, sizeof *info);
    info->dev_id = device;
    return rollcall_result(ioctl(socket, HCIGETDEVINFO, (void *)info));
}

// Writes up to HCI_MAX_DEV device numbers and returns how many there are.
static inline int rollcall_hci_device_list(int socket, uint16_t *devices) {
    struct {
        struct hci_dev_list_req head;
        struct hci_dev_req entries[HCI_MAX_DEV];
    } list;
    memset(&list, 0, sizeof list);
    list.head.dev_num = HCI_MAX_DEV;
    if (ioctl(socket, HCIGETDEVLIST, (void *)&list) < 0) return -errno;
    for (int index = 0; index < list.head.dev_num; index++) devices[index] = list.entries[index].dev_id;
    return list.head.dev_num;
}

// The raw channel stamps only when asked at the HCI level, the user channel and other sockets only at the socket level.
static inline void rollcall_socket_time_stamps(int socket) {
    int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_TIMESTAMP, &on, sizeof on);
    setsockopt(socket, SOL_HCI, HCI_TIME_STAMP, &on, sizeof on);
}

// Past the system's limit where CAP_NET_ADMIN allows it, else up to it.
static inline void rollcall_socket_receive_buffer(int socket, int bytes) {
    if (setsockopt(socket, SOL_SOCKET, SO_RCVBUFFORCE, &bytes, sizeof bytes) < 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
}

// Packets the kernel could not queue because the socket's buffer was full.
static inline uint32_t rollcall_socket_drops(int socket) {
    uint32_t values[SK_MEMINFO_VARS];
    socklen_t length = sizeof values;
    memset(values, 0, sizeof values);
    if (getsockopt(socket, SOL_SOCKET, SO_MEMINFO, values, &length) < 0) return 0;
    return values[SK_MEMINFO_DROPS];
}

static inline int rollcall_socket_send(int socket, const uint8_t *packet, size_t length) {
    return rollcall_result((int)send(socket, packet, length, MSG_DONTWAIT | MSG_NOSIGNAL));
}

// Reads one packet without waiting. Returns its whole length, which is more than `capacity` for a packet cut short, and
// the kernel's time stamp in microseconds since 1970-01-01 00:00 UTC, or 0 where there is none.
static inline int rollcall_socket_receive(int socket, uint8_t *buffer, size_t capacity, int64_t *microseconds) {
    union {
        struct cmsghdr alignment;
        char bytes[256];
    } control;
    struct iovec vector = {buffer, capacity};
    struct msghdr message;
    memset(&message, 0, sizeof message);
    message.msg_iov = &vector;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    *microseconds = 0;
    ssize_t length = recvmsg(socket, &message, MSG_DONTWAIT | MSG_TRUNC);
    if (length < 0) return -errno;
    for (struct cmsghdr *part = CMSG_FIRSTHDR(&message); part != NULL; part = CMSG_NXTHDR(&message, part)) {
        struct timeval time;
        int stamped = (part->cmsg_level == SOL_SOCKET && part->cmsg_type == SCM_TIMESTAMP)
            || (part->cmsg_level == SOL_HCI && part->cmsg_type == HCI_CMSG_TSTAMP);
        if (!stamped || part->cmsg_len < CMSG_LEN(sizeof time)) continue;
        memcpy(&time, CMSG_DATA(part), sizeof time);
        *microseconds = (int64_t)time.tv_sec * 1000000 + time.tv_usec;
    }
    return (int)length;
}

// Waits until one of two descriptors can be read or has failed. Returns the `revents` of the first in the low 16 bits,
// those of the second above them.
static inline int rollcall_wait_readable(int first, int second) {
    struct pollfd waits[2] = {{first, POLLIN, 0}, {second, POLLIN, 0}};
    if (poll(waits, 2, -1) < 0) return errno == EINTR ? 0 : -errno;
    return (int)(uint16_t)waits[0].revents | ((int)(uint16_t)waits[1].revents << 16);
}

static inline int rollcall_wake_descriptor(void) { return rollcall_result(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)); }

static inline void rollcall_wake(int descriptor) { eventfd_write(descriptor, 1); }

#endif
