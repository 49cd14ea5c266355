import CBlueZ
import Concurrency
public import Descriptors
import Dispatch
import Foundation
import Synchronization
public import Vocabulary

/// A socket on which each read returns one HCI packet. A dedicated thread reads it, so that neither a wait nor a flood
/// blocks a task.
public final class HCISocket: HCITransport {
    /// Room for about a second at 20,000 reports a second: the kernel counts more than 700 bytes for each.
    private static let receiveBufferByteCount: Int32 = 16 << 20

    private struct State: ~Copyable {
        var socket: OwnedDescriptor?
        /// Ends the reading thread.
        var wake: OwnedDescriptor?
        /// The count when the socket was closed.
        var lostPackets: UInt64 = 0

        mutating func close() {
            guard let open = socket.take() else { return }
            lostPackets = UInt64(rollcall_socket_drops(open.number))
        }
    }

    public let adapter: String
    private let state: Mutex<State>

    /// Takes ownership of a socket that preserves packet boundaries; it is closed with this object. Throws
    /// `AdapterError` if the process has no descriptor left.
    public init(taking socket: consuming OwnedDescriptor, adapter: String) throws(AdapterError) {
        let answer = rollcall_wake_descriptor()
        guard let wake = OwnedDescriptor(answer) else {
            throw .failed(adapter, operation: "eventfd", errno: -answer)
        }
        self.adapter = adapter
        rollcall_socket_time_stamps(socket.number)
        rollcall_socket_receive_buffer(socket.number, Self.receiveBufferByteCount)
        state = Mutex(State(socket: socket, wake: wake))
    }

    public var lostPackets: UInt64 {
        withDescriptor { UInt64(rollcall_socket_drops($0)) } ?? state.withLock { $0.lostPackets }
    }

    public func start(_ sink: any PacketSink) {
        guard let socket = withDescriptor({ $0 }), let wake = state.withLock({ $0.wake?.number }) else {
            return sink.finish(.gone(adapter))
        }
        let thread = Thread { [self] in
            var reader = Reader(socket, wake: wake, adapter: adapter)
            let end = reader.run(into: sink)
            release(end)
            sink.finish(end.error)
        }
        thread.name = "\(adapter)-reader"
        thread.start()
    }

    public func send(_ packet: [UInt8]) throws(AdapterError) {
        let result = withDescriptor { rollcall_socket_send($0, packet, packet.count) } ?? -EPIPE
        if result < 0 { throw AdapterError(errno: -result, adapter: adapter, operation: "send") }
    }

    public func close() {
        state.withLock { state in
            if let wake = state.wake?.number { rollcall_wake(wake) }
        }
    }

    public func restartAdapter() async throws(AdapterError) {
        try await Adapters.bringDown(adapter)
        try await Adapters.bringUp(adapter)
    }

    /// Returns nil once the descriptor is closed.
    func withDescriptor<Value: Sendable>(_ body: (Int32) -> Value) -> Value? {
        state.withLock { state in (state.socket?.number).map { body($0) } }
    }

    /// During reading, only the reading thread may do this: a descriptor must not be closed while another thread waits
    /// for it.
    private func release(_ end: Reader.End) {
        state.withLock { state in
            switch end {
            case .lostSocket: state.socket.take()?.forget()
            case .lostWake: state.wake.take()?.forget()
            case .asked, .failed: break
            }
            state.close()
        }
    }
}

extension HCISocket {
    /// The events a scanner and advertiser needs: Command Complete, Command Status, Hardware Error and LE Meta.
    private static let events: [UInt8] = [0x0E, 0x0F, 0x10, 0x3E]

    /// Opens an adapter of this machine, by the kernel's name or by its address. Exclusive: takes the adapter down and
    /// binds the user channel, which brings it up again for this process alone. Shared: binds the raw channel of an
    /// adapter that is up. Throws `AdapterError`.
    public static func open(_ name: String, mode: RadioMode) async throws(AdapterError) -> HCISocket {
        let info = try await find(AdapterReference(name))
        return try await DispatchQueue.global().run { () throws(AdapterError) in
            switch mode {
            case .exclusive: try openUserChannel(of: info)
            case .shared: try openRawChannel(of: info)
            }
        }
    }

    /// May block for seconds: binding the user channel starts the controller.
    private static func openUserChannel(of info: Adapters.Info) throws(AdapterError) -> HCISocket {
        try Adapters.ControlSocket().bringDown(info.index, name: info.name)
        return try HCISocket(bound: info, channel: HCI_CHANNEL_USER)
    }

    private static func openRawChannel(of info: Adapters.Info) throws(AdapterError) -> HCISocket {
        try Adapters.ControlSocket().checkUserChannelIsFree(info.index, name: info.name)
        guard info.isUp else { throw .down(info.name) }
        let socket = try HCISocket(bound: info, channel: HCI_CHANNEL_RAW)
        let result = socket.withDescriptor { rollcall_hci_filter_events($0, events, events.count) } ?? -EPIPE
        if result < 0 { throw AdapterError(errno: -result, adapter: info.name, operation: "HCI_FILTER") }
        return socket
    }

    private static func find(_ reference: AdapterReference) async throws(AdapterError) -> Adapters.Info {
        do {
            let info = try await Adapters.find(reference)
            try Adapters.Rfkill().check(info.name, isPresent: true)
            return info
        } catch .noAdapter(let name, let there) {
            try Adapters.Rfkill().check(name, isPresent: false)
            throw .noAdapter(name, there: there)
        }
    }

    private convenience init(bound info: Adapters.Info, channel: Int32) throws(AdapterError) {
        let answer = rollcall_hci_socket()
        guard let socket = OwnedDescriptor(answer) else {
            throw AdapterError(errno: -answer, adapter: info.name, operation: "socket")
        }
        let result = rollcall_hci_bind(socket.number, info.index, UInt16(channel))
        if result < 0 { throw AdapterError(errno: -result, adapter: info.name, operation: "bind") }
        try self.init(taking: socket, adapter: info.name)
    }
}

extension HCISocket {
    /// Reads a socket until it is stopped or the adapter goes away.
    struct Reader {
        /// Why reading ended.
        enum End {
            case asked
            case failed(AdapterError)
            /// The descriptor of the socket is closed, or has a new owner by now.
            case lostSocket(AdapterError)
            /// The same for the descriptor that ends the reading.
            case lostWake(AdapterError)

            var error: AdapterError? {
                switch self {
                case .asked: nil
                case .failed(let error), .lostSocket(let error), .lostWake(let error): error
                }
            }
        }

        /// An HCI event has at most 258 bytes with its H4 packet type.
        private static let maxPacketLength = 258
        private static let packetsPerBatch = 128

        private let socket: Int32
        private let wake: Int32
        private let adapter: String
        private var batch = PacketBatch(buffer: Array(repeating: 0, count: maxPacketLength * packetsPerBatch))

        init(_ socket: Int32, wake: Int32, adapter: String) {
            self.socket = socket
            self.wake = wake
            self.adapter = adapter
        }

        mutating func run(into sink: any PacketSink) -> End {
            while true {
                let ready = rollcall_wait_readable(socket, wake)
                guard ready >= 0 else { return end(-ready, of: "poll") }
                guard ready & Int32(POLLNVAL) == 0 else { return end(EBADF, of: "poll") }
                guard ready >> 16 & Int32(POLLNVAL) == 0 else {
                    return .lostWake(.socketLost(adapter, errno: EBADF))
                }
                guard ready >> 16 == 0 else { return .asked }
                let end = fill()
                if !batch.packets.isEmpty { sink.receive(batch) }
                if let end { return end }
                if batch.packets.isEmpty, ready & Int32(POLLHUP | POLLERR) != 0 { return .failed(.gone(adapter)) }
            }
        }

        private func end(_ number: Int32, of operation: String) -> End {
            let error = AdapterError(errno: number, adapter: adapter, operation: operation)
            if case .socketLost = error { return .lostSocket(error) }
            return .failed(error)
        }

        /// Reads available packets, up to a batch. Returns why no more will follow, if so.
        private mutating func fill() -> End? {
            batch.packets.removeAll(keepingCapacity: true)
            while batch.packets.count < Self.packetsPerBatch {
                let start = batch.packets.count * Self.maxPacketLength
                var stamp: Int64 = 0
                let length = batch.buffer.withUnsafeMutableBufferPointer { buffer in
                    rollcall_socket_receive(socket, buffer.baseAddress.map { $0 + start }, Self.maxPacketLength, &stamp)
                }
                switch length {
                case 1...: append(length: Int(length), at: start, stamp: stamp)
                case -EAGAIN: return nil
                case -EINTR: continue
                case 0: return .failed(.gone(adapter))
                default: return end(Int32(-length), of: "recvmsg")
                }
            }
            return nil
        }

        private mutating func append(length: Int, at start: Int, stamp: Int64) {
            batch.packets.append(
                PacketBatch.Packet(
                    range: start..<start + min(length, Self.maxPacketLength),
                    time: stamp == 0 ? Date() : Date(timeIntervalSince1970: Double(stamp) / 1_000_000),
                    isCutShort: length > Self.maxPacketLength))
        }
    }
}
