import Foundation
import HCI
public import Logging
import OperatorErrors
import Synchronization

/// An adapter with what every command needs in addition: gauge, clock, recording.
public struct LiveRadio: Sendable {
    let settings: RadioSettings
    let monitor: RadioMonitor
    let clock: NodeClock
    let logger: Logger
    private let isFirstStartVital: Bool
    private let capture: CaptureWriter?

    /// - Parameter isFirstStartVital: whether an adapter that cannot be used at the start ends the run.
    /// - Throws: `NodeError` or `Btsnoop.Failure` if a recording is not possible.
    public init(
        _ settings: RadioSettings, isFirstStartVital: Bool, clock: NodeClock = NodeClock(), logger: Logger
    ) throws {
        self.settings = settings
        self.isFirstStartVital = isFirstStartVital
        self.clock = clock
        self.logger = logger
        monitor = RadioMonitor(settings)
        capture = try settings.record.map { try CaptureWriter(path: $0, logger: logger) }
    }

    var scan: RadioRoles.Scan { RadioRoles.Scan(isActive: settings.isActive) }

    func supervisor(_ roles: RadioRoles, hear: @escaping RadioSupervisor.Hearing) -> RadioSupervisor {
        RadioSupervisor(
            roles: roles, monitor: monitor, clock: clock, isFirstStartVital: isFirstStartVital, logger: logger,
            open: { [settings, logger, recorder = capture?.recorder] needed in
                try await Controller.open(
                    adapter: settings.adapter, mode: settings.mode, commands: settings.commands ?? needed,
                    logger: logger, recorder: recorder)
            },
            hear: hear)
    }
}

extension LiveRadio {
    /// Prints what it hears, until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`.
    public func print(
        _ format: SightingPrinter.Format, seconds: Double?, write: @escaping @Sendable (String) -> Void
    ) async throws {
        let printer = SightingPrinter(format: format, clock: clock, write: write)
        var group = NodeGroup(logger: logger)
        group.add(printer)
        group.add(supervisor(RadioRoles(scan: scan)) { await printer.hear($0) })
        try await group.run(seconds: seconds)
    }

    /// Advertises until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`.
    public func advertise(_ advertisement: Advertisement, seconds: Double?) async throws {
        var group = NodeGroup(logger: logger)
        group.add(supervisor(RadioRoles(scan: nil, advertisement: advertisement)) { _ in })
        try await group.run(seconds: seconds)
    }

    /// Sends the server the list of nearby rooms, until a signal or for a number of seconds.
    ///
    /// - Throws: `AdapterError`; `NodeError` if the server refuses the student.
    public func follow(_ login: StudentLogin, seconds: Double?) async throws {
        let post = LocationPost(login: login, clock: clock, logger: logger)
        let follower = Follower(monitor: monitor, clock: clock, post: post)
        var group = NodeGroup(logger: logger)
        group.add(post)
        group.add(follower)
        group.add(supervisor(RadioRoles(scan: scan)) { await follower.hear($0) })
        try await group.run(seconds: seconds)
    }
}

extension LiveRadio {
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
}

extension LiveRadio.CaptureWriter {
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
