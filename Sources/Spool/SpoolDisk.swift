import Foundation
import GRDB
import OperatorErrors

extension Spool {
    /// Why the disk cannot be written.
    public enum Fault: String, Error, Sendable {
        case full
        case readOnly = "read_only"
        /// It returns an error.
        case failing
    }
}

extension Spool.Fault {
    /// The fault behind a statement's error; nil for an error that the disk did not cause.
    init?(_ error: DatabaseError, on disk: SpoolDisk) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .full
        case .SQLITE_READONLY: self = .readOnly
        case .SQLITE_IOERR, .SQLITE_CANTOPEN: self = disk.trouble ?? .failing
        default: return nil
        }
    }

    /// The same for opening the file. A file that this user may not open is not a temporary fault.
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

/// The disk that contains a spool (statvfs(3)), and the bytes that are kept free there.
///
/// SQLite cannot even delete rows on a full disk. So a file of two mebibytes lies next to the spool; it is removed if
/// the disk is full, and is created again once there is room.
struct SpoolDisk {
    /// In bytes.
    static let ballast = 2 << 20
    private static let piece = 64 << 10
    /// The number of batches that are deleted at once to make room: the log of this fits in the ballast.
    static let relief = 256
    /// A file with fewer free pages than this may have to grow for another batch.
    static let fewPages = 32
    /// ST_RDONLY
    private static let readOnlyFlag: UInt = 1

    /// The path of the spool's file.
    let path: String
    private(set) var hasBallast = false

    init(path: String) {
        self.path = path
        hasBallast = FileManager.default.fileExists(atPath: ballastPath)
    }

    /// Whether the file may grow without using the room that is reserved for deletions.
    var mayGrow: Bool {
        guard !hasBallast, let free else { return true }
        return free >= 2 * Self.ballast
    }

    private var folder: String { URL(filePath: path).deletingLastPathComponent().path }
    private var ballastPath: String { path + ".ballast" }

    /// Bytes that this user may still write; nil if unknown.
    var free: Int? {
        statistics.map { disk in
            // A file system that is full up to its reserve may report a negative count.
            let (bytes, overflow) = UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize))
            return overflow ? 0 : Int(clamping: bytes)
        }
    }

    /// The fault that can be detected without writing.
    var trouble: Spool.Fault? {
        guard let statistics else { return nil }
        if UInt(statistics.f_flag) & Self.readOnlyFlag != 0 { return .readOnly }
        return statistics.f_bavail == 0 ? .full : nil
    }

    /// Of the nearest existing folder.
    private var statistics: statvfs? {
        var found = statvfs()
        var url = URL(filePath: folder)
        while statvfs(url.path, &found) != 0 {
            guard errno == ENOENT, url.path != "/" else { return nil }
            url.deleteLastPathComponent()
        }
        return found
    }

    /// Creates the ballast if there is room for twice its size.
    mutating func takeBallast() {
        guard !hasBallast, mayGrow else { return }
        do {
            try writeBallast()
            hasBallast = true
        } catch {
            // An incomplete ballast would only use room.
            try? FileManager.default.removeItem(atPath: ballastPath)
        }
    }

    mutating func dropBallast() {
        hasBallast = false
        // If it cannot be removed there is no room either, and the next statement fails.
        try? FileManager.default.removeItem(atPath: ballastPath)
    }

    /// Writes bytes that no file system can store compressed.
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
                .unusable, "The folder \(folder) of the spool cannot be created", cause: "\(error)",
                hint: "Create the folder, or name another spool.")
        }
    }

    /// Moves the write-ahead log too: without it the file is of less use for analysing the damage.
    func moveAside() throws -> String {
        let aside = "\(path).damaged-\(UUID().uuidString.prefix(8).lowercased())"
        do {
            try FileManager.default.moveItem(atPath: path, toPath: aside)
            for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw SpoolError(
                .unusable, "The spool \(path) is damaged and could not be renamed",
                cause: "\(error)", hint: "Rename it: mv \(path) \(aside)")
        }
        return aside
    }
}
