import Foundation
import GRDB

extension Spool {
    /// Why nothing can be written to the disk.
    public enum Fault: String, Error, Sendable {
        case full
        case readOnly = "read_only"
        /// It answers with an error.
        case failing
    }
}

extension Spool.Fault {
    /// What SQLite answered to a statement. Nil of an error that is not the disk's.
    init?(_ error: DatabaseError, on disk: SpoolDisk) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .full
        case .SQLITE_READONLY: self = .readOnly
        case .SQLITE_IOERR, .SQLITE_CANTOPEN: self = disk.trouble ?? .failing
        default: return nil
        }
    }

    /// The same when the file is opened. A file that this user may not open is nothing that passes.
    init?(opening error: DatabaseError, on disk: SpoolDisk) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .full
        case .SQLITE_READONLY, .SQLITE_CANTOPEN:
            guard let found = disk.trouble else { return nil }
            self = found
        case .SQLITE_IOERR: self = disk.trouble ?? .failing
        default: return nil
        }
    }
}

/// The disk that a spool lies on (statvfs(3)), and the bytes that are kept free there.
///
/// SQLite cannot even delete where there is no room. So a file of two mebibytes lies beside the spool; it goes when the
/// disk is full, and is made again when there is room.
struct SpoolDisk {
    /// Bytes.
    static let ballast = 2 << 20
    private static let piece = 64 << 10
    /// Batches that are deleted at once to make room: what that writes to the log fits in the ballast.
    static let relief = 256
    /// Pages of the file that are free to be used again, and take a batch without making the file longer.
    static let fewPages = 32
    /// ST_RDONLY
    private static let readOnlyFlag: UInt = 1

    /// Of the spool's file.
    let path: String
    private(set) var hasBallast = false

    init(path: String) {
        self.path = path
        hasBallast = FileManager.default.fileExists(atPath: ballastPath)
    }

    /// Whether the file may grow without taking the room that is kept to delete with.
    var mayGrow: Bool {
        guard !hasBallast, let free else { return true }
        return free >= 2 * Self.ballast
    }

    private var folder: String { URL(filePath: path).deletingLastPathComponent().path }
    private var ballastPath: String { path + ".ballast" }

    /// Bytes that this user may still write; nil if the disk does not tell.
    var free: Int? {
        statistics.map { disk in
            // A file system that is full to its reserve may tell a count below zero.
            let (bytes, overflow) = UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize))
            return overflow ? 0 : Int(clamping: bytes)
        }
    }

    /// As far as it can be seen without writing.
    var trouble: Spool.Fault? {
        guard let statistics else { return nil }
        if UInt(statistics.f_flag) & Self.readOnlyFlag != 0 { return .readOnly }
        return statistics.f_bavail == 0 ? .full : nil
    }

    /// Of the nearest folder that is there already.
    private var statistics: statvfs? {
        var found = statvfs()
        var url = URL(filePath: folder)
        while statvfs(url.path, &found) != 0 {
            guard errno == ENOENT, url.path != "/" else { return nil }
            url.deleteLastPathComponent()
        }
        return found
    }

    /// Lays the ballast down where there is twice the room for it.
    mutating func takeBallast() {
        guard !hasBallast, mayGrow else { return }
        do {
            try writeBallast()
            hasBallast = true
        } catch {
            // The half of it would be in the way.
            try? FileManager.default.removeItem(atPath: ballastPath)
        }
    }

    mutating func dropBallast() {
        hasBallast = false
        // Where it cannot be removed there is no room either, and the statement that follows says so.
        try? FileManager.default.removeItem(atPath: ballastPath)
    }

    /// Bytes that no file system keeps shorter than they are.
    private func writeBallast() throws {
        let url = URL(filePath: ballastPath)
        let random = try FileHandle(forReadingFrom: URL(filePath: "/dev/urandom"))
        defer { try? random.close() }
        let bytes = try random.read(upToCount: Self.piece) ?? Data()
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        defer { try? file.close() }
        for _ in 0..<(Self.ballast / Self.piece) { try file.write(contentsOf: bytes) }
        try file.synchronize()
    }
}

/// The files of a spool.
extension SpoolDisk {
    func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SpoolError(
                .unusable, "The folder \(folder) of the spool cannot be made", hint: "Make it, or name another spool.",
                cause: error)
        }
    }

    /// The write-ahead log goes along: without it the file is worth less to the viewer into the damage.
    func moveAside() throws -> String {
        let aside = "\(path).damaged-\(UUID().uuidString.prefix(8).lowercased())"
        do {
            try FileManager.default.moveItem(atPath: path, toPath: aside)
            for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw SpoolError(
                .unusable, "The spool \(path) is damaged and cannot be moved aside",
                hint: "Move it yourself: mv \(path) \(aside)", cause: error)
        }
        return aside
    }
}
