import CBlueZ
import Foundation

/// Reads a socket until it is told to stop or the adapter goes away.
struct PacketReader {
    /// An HCI event has at most 258 bytes with its H4 packet type.
    private static let longestPacket = 258
    private static let packetsPerBatch = 128

    private let socket: Int32
    private let wake: Int32
    private let adapter: String
    private var batch = PacketBatch(buffer: Array(repeating: 0, count: longestPacket * packetsPerBatch))

    init(_ socket: Int32, wake: Int32, adapter: String) {
        self.socket = socket
        self.wake = wake
        self.adapter = adapter
    }

    /// Returns why reading ended: nil when it was asked to end.
    mutating func run(into sink: any PacketSink) -> AdapterError? {
        while true {
            let ready = rollcall_wait_readable(socket, wake)
            guard ready >= 0 else { return AdapterError(errno: -ready, adapter: adapter, operation: "poll") }
            guard ready >> 16 == 0 else { return nil }
            let end = fill()
            if !batch.packets.isEmpty { sink.receive(batch) }
            if let end { return end }
            if batch.packets.isEmpty, ready & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { return .gone(adapter) }
        }
    }

    /// Reads what is there, up to a batch. Returns why no more will come, if so.
    private mutating func fill() -> AdapterError? {
        batch.packets.removeAll(keepingCapacity: true)
        while batch.packets.count < Self.packetsPerBatch {
            let start = batch.packets.count * Self.longestPacket
            var stamp: Int64 = 0
            let length = batch.buffer.withUnsafeMutableBufferPointer { buffer in
                rollcall_socket_receive(socket, buffer.baseAddress.map { $0 + start }, Self.longestPacket, &stamp)
            }
            switch length {
            case 1...: append(length: Int(length), at: start, stamp: stamp)
            case -EAGAIN: return nil
            case -EINTR: continue
            case 0: return .gone(adapter)
            default: return AdapterError(errno: -length, adapter: adapter, operation: "recvmsg")
            }
        }
        return nil
    }

    private mutating func append(length: Int, at start: Int, stamp: Int64) {
        batch.packets.append(
            PacketBatch.Packet(
                range: start..<start + min(length, Self.longestPacket),
                time: stamp == 0 ? Date() : Date(timeIntervalSince1970: Double(stamp) / 1_000_000),
                isCutShort: length > Self.longestPacket))
    }
}
