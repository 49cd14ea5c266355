import CBlueZ
import Foundation
import Synchronization

/// A socket on which each read gives one HCI packet. A thread of its own reads it, so that neither a wait nor a flood
/// holds up a task.
public final class HCISocket: HCITransport {
    /// Holds about a second of 20,000 reports: the kernel counts more than 700 bytes for each.
    private static let receiveBufferByteCount: Int32 = 16 << 20

    private struct State {
        var descriptor: Int32?
        /// As it stood when the descriptor was closed.
        var lostPackets: UInt64 = 0
    }

    public let adapter: String
    private let state: Mutex<State>
    private let wake: Int32

    /// Takes over a descriptor of a socket that keeps packets apart; it is closed with this.
    /// Throws `AdapterError` where the process has no descriptor left.
    public init(taking descriptor: Int32, adapter: String) throws(AdapterError) {
        self.adapter = adapter
        wake = rollcall_wake_descriptor()
        state = Mutex(State(descriptor: descriptor))
        // The descriptor is closed by `deinit`, also after this error.
        if wake < 0 { throw .failed(adapter, operation: "eventfd", errno: -wake) }
        rollcall_socket_time_stamps(descriptor)
        rollcall_socket_receive_buffer(descriptor, Self.receiveBufferByteCount)
    }

    deinit {
        release()
        if wake >= 0 { Glibc.close(wake) }
    }

    public var lostPackets: UInt64 {
        withDescriptor { UInt64(rollcall_socket_drops($0)) } ?? state.withLock(\.lostPackets)
    }

    public func start(_ sink: any PacketSink) {
        guard let descriptor = state.withLock(\.descriptor) else { return sink.finish(.gone(adapter)) }
        let thread = Thread { [self] in
            var reader = PacketReader(descriptor, wake: wake, adapter: adapter)
            let error = reader.run(into: sink)
            release()
            sink.finish(error)
        }
        thread.name = "\(adapter)-reader"
        thread.start()
    }

    public func send(_ packet: [UInt8]) throws(AdapterError) {
        let result = withDescriptor { rollcall_socket_send($0, packet, packet.count) } ?? -EPIPE
        if result < 0 { throw AdapterError(errno: -result, adapter: adapter, operation: "send") }
    }

    public func close() {
        rollcall_wake(wake)
    }

    public func restartAdapter() async throws(AdapterError) {
        try await Adapters.bringDown(adapter)
        try await Adapters.bringUp(adapter)
    }

    /// Nil once the descriptor is closed.
    func withDescriptor<Value: Sendable>(_ body: (Int32) -> Value) -> Value? {
        state.withLock { state in state.descriptor.map { body($0) } }
    }

    /// While reading, only the reading thread may do this: nobody may close a descriptor that another waits for.
    private func release() {
        state.withLock { state in
            guard let open = state.descriptor.take() else { return }
            state.lostPackets = UInt64(rollcall_socket_drops(open))
            Glibc.close(open)
        }
    }
}
