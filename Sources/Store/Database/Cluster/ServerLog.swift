import Children
import Descriptors
import Foundation
import SystemPackage

/// PostgreSQL's log: the folder `log`, in which its collector begins a new file each day, and one file with the output
/// of a start before the collector runs.
struct ServerLog: Sendable {
    let layout: ClusterLayout
    let account: ChildAccount

    /// How long a file is kept after its last line, in days.
    static let days = 14

    /// Truncates the file of a start, and creates the folder. Files of earlier versions are deleted: their
    /// `postgres.log` contained the values of failed statements.
    func open() throws -> OwnedDescriptor {
        do {
            if FileEntry.at(layout.logs) == nil {
                try FileEntry.makePrivate(layout.logs, account: account)
            }
            unlink(layout.startLog + ".1")
            return OwnedDescriptor(
                taking: try FileDescriptor.open(
                    FilePath(layout.startLog), .writeOnly,
                    options: [.append, .create, .truncate, .closeOnExec, .noFollow], permissions: .ownerReadWrite))
        } catch {
            throw ClusterError.notWritable(layout.startLog, error)
        }
    }

    /// The most recently written file.
    var newest: String { files.last ?? layout.startLog }

    /// - Returns: the last part of the log, at most 4,096 bytes of each file; empty if it cannot be read.
    func tail() -> String {
        files.suffix(2).map(Self.tail).joined(separator: "\n")
    }

    /// Deletes the files of the collector that were last written more than 14 days ago.
    func trim(at now: Date) {
        let oldest = Int(now.timeIntervalSince1970) - Self.days * 86_400
        for file in collected where Self.writtenAt(file).tv_sec < oldest { unlink(file) }
    }

    /// Trims at once and then every hour, until the task is cancelled.
    func keepTrimmed(clock: some Clock<Duration> = ContinuousClock(), now: @Sendable () -> Date = { Date() }) async {
        repeat {
            trim(at: now())
            try? await clock.sleep(for: .seconds(3_600))
        } while !Task.isCancelled
    }

    /// The file of the start and those of the collector, in the order in which they were last written.
    private var files: [String] {
        (collected + [layout.startLog]).sorted {
            let (left, right) = (Self.writtenAt($0), Self.writtenAt($1))
            return (left.tv_sec, left.tv_nsec) < (right.tv_sec, right.tv_nsec)
        }
    }

    private var collected: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: layout.logs)) ?? []
        return names.filter { $0.hasPrefix("postgres-") && $0.hasSuffix(".log") }.map { layout.logs + "/" + $0 }
    }

    private static func writtenAt(_ path: String) -> timespec {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mtim : timespec()
    }

    private static func tail(_ path: String) -> String {
        let options: FileDescriptor.OpenOptions = [.closeOnExec, .noFollow]
        guard let file = try? FileDescriptor.open(FilePath(path), .readOnly, options: options) else { return "" }
        defer { try? file.close() }
        let end = (try? file.seek(offset: 0, from: .end)) ?? 0
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count =
            (try? bytes.withUnsafeMutableBytes { try file.read(fromAbsoluteOffset: max(0, end - 4_096), into: $0) })
        return String(decoding: bytes.prefix(count ?? 0), as: UTF8.self)
    }
}
