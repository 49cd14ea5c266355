import Foundation
import HCI
public import Logging
import Synchronization

/// Writes every packet that goes to and from a controller into a btsnoop file, each at once, so that a program that is
/// killed loses at most the packet it was writing.
public final class CaptureWriter: Sendable {
    /// Where the packets are; not the path asked for where that was taken.
    public let path: String
    private let logger: Logger
    private let file: Mutex<OpenFile>

    private struct OpenFile: ~Copyable {
        /// Nil once a write has failed.
        var writer: BtsnoopWriter?
    }

    /// Starts a file that no other recording has.
    ///
    /// - Throws: `NodeError` where no file can be made there, `BtsnoopError` where it cannot be written.
    public init(path: String, logger: Logger) throws {
        let (path, handle) = try FreeFile.create(path)
        self.path = path
        self.logger = logger
        file = Mutex(OpenFile(writer: try BtsnoopWriter(handle)))
        logger.notice("recording every packet", metadata: ["file": "\(path)"])
    }

    var recorder: PacketRecorder {
        { packet, time in self.record(packet, at: time) }
    }

    /// The radio goes on where the disk is full; then the recording ends with the last packet that was whole.
    func record(_ packet: [UInt8], at time: Date) {
        let record = BtsnoopRecord(
            packet: packet,
            unixMicroseconds: Int64((time.timeIntervalSince1970 * 1_000_000).rounded()))
        file.withLock { file in
            do {
                try file.writer?.append(record)
            } catch {
                file.writer = nil
                logger.error("the recording \(path) ends here: \(error)")
            }
        }
    }
}
