import Foundation
import HCI
public import Logging
import OperatorErrors
import Synchronization

/// Writes every packet to and from a controller into a btsnoop file, each at once, so that a program that is killed
/// loses at most the packet it was writing.
public final class CaptureWriter: Sendable {
    /// The path of the file; not the requested path if that was in use.
    public let path: String
    private let logger: Logger
    private let file: Mutex<OpenFile>

    private struct OpenFile: ~Copyable {
        /// Nil once a write has failed.
        var writer: Btsnoop.Writer?
    }

    /// Creates a file that no other recording uses.
    ///
    /// - Throws: `NodeError` if no file can be created there, `Btsnoop.Failure` if it cannot be written.
    public init(path: String, logger: Logger) throws {
        let (path, handle) = try FreeFile.create(path)
        self.path = path
        self.logger = logger
        file = Mutex(OpenFile(writer: try Btsnoop.Writer(handle)))
        logger.notice("recording every packet", metadata: ["file": "\(path)"])
    }

    var recorder: PacketRecorder {
        { packet, time in self.record(packet, at: time) }
    }

    /// The radio continues if the disk is full; the recording then ends with the last complete packet.
    func record(_ packet: [UInt8], at time: Date) {
        let record = Btsnoop.Record(
            packet: packet,
            unixMicroseconds: Int64((time.timeIntervalSince1970 * 1_000_000).rounded()))
        file.withLock { file in
            do {
                try file.writer?.append(record)
            } catch {
                file.writer = nil
                logger.error("the recording \(path) stopped: \(error)")
            }
        }
    }
}

extension CaptureWriter {
    /// Creates a file that did not exist before, so that a restarted program does not overwrite its last recording.
    enum FreeFile {
        private static let maxAttempts = 1_000

        /// Creates `name.ext` or, if that exists, `name-2.ext` and so on; only the owner may read it.
        /// - Throws: `NodeError`.
        static func create(_ path: String) throws -> (path: String, handle: FileHandle) {
            for number in 1...maxAttempts {
                let candidate = number == 1 ? path : numbered(path, number)
                let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
                if descriptor >= 0 {
                    return (candidate, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
                }
                guard errno == EEXIST else { throw failure(candidate, errno) }
            }
            throw NodeError(
                .notWritable, "\(maxAttempts) recordings with the name \(path) exist",
                hint: "Move them, or name another file.")
        }

        private static func numbered(_ path: String, _ number: Int) -> String {
            let url = URL(filePath: path)
            let stem = url.deletingPathExtension().path + "-\(number)"
            return url.pathExtension.isEmpty ? stem : stem + "." + url.pathExtension
        }

        private static func failure(_ path: String, _ number: Int32) -> NodeError {
            NodeError(
                .notWritable, "the recording \(path) cannot be created: \(String(cString: strerror(number)))",
                hint: "Name a file in an existing folder that this user may write.")
        }
    }
}
