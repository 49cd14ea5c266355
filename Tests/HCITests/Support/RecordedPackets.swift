import Foundation
import Synchronization

/// Keeps what a recorder is handed.
final class RecordedPackets: Sendable {
    private let packets = Mutex<[[UInt8]]>([])

    var all: [[UInt8]] { packets.withLock(\.self) }

    func append(_ packet: [UInt8], _ time: Date) {
        packets.withLock { $0.append(packet) }
    }
}
