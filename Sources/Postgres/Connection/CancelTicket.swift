internal import CPQ

/// What libpq needs to cancel what a connection is doing, from any thread.
///
/// Unchecked: libpq fills it once and only reads it afterwards.
final class CancelTicket: @unchecked Sendable {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    deinit {
        PQfreeCancel(handle)
    }

    /// Blocks until the server has passed the request on to the connection's process.
    func send() {
        var message = [CChar](repeating: 0, count: 256)
        PQcancel(handle, &message, Int32(message.count))
    }
}
