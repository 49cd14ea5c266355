import Descriptors
import Foundation
import SystemPackage

/// The journal on the disk: a JSON object on each line, append-only. A last line that was cut short by a crash was not
/// acted upon, and is ignored.
final class JournalFile {
    /// With this many lines more than needed, the file is rewritten.
    private static let maxLines = 4_096

    private let path: String
    /// Whether a line must survive a power cut, and not only a crash of the program.
    private let isSynced: Bool
    private var file: OwnedDescriptor
    private var lines = 0

    /// Opens the journal, or creates an empty one.
    /// - Throws: if the folder is not writable, or a line in the middle is invalid.
    static func open(_ path: String, isSynced: Bool) throws -> (file: JournalFile, journal: Journal) {
        var journal = Journal()
        if FileManager.default.fileExists(atPath: path) {
            for line in try read(path) { journal.take(line) }
        }
        return (try JournalFile(path, isSynced: isSynced, journal), journal)
    }

    private init(_ path: String, isSynced: Bool, _ journal: Journal) throws {
        (self.path, self.isSynced) = (path, isSynced)
        file = try Self.write(journal, path)
    }

    /// Appends lines; they are on the disk when it returns.
    func append(_ added: [Journal.Line], _ journal: Journal) throws {
        guard !added.isEmpty else { return }
        lines += added.count
        if lines > Self.maxLines {
            file = try Self.write(journal, path)
            lines = 0
            return
        }
        _ = try file.file.writeAll(Self.bytes(added))
        if isSynced, fdatasync(file.number) != 0 { throw Errno(rawValue: errno) }
    }

    private static func read(_ path: String) throws -> [Journal.Line] {
        let text = try Data(contentsOf: URL(filePath: path))
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let decoder = JSONDecoder()
        // After the last line break there is nothing, or a line that was cut short.
        return try lines.dropLast().map { try decoder.decode(Journal.Line.self, from: $0) }
    }

    /// Writes all needed lines to a new file, and replaces the old one by it.
    private static func write(_ journal: Journal, _ path: String) throws -> OwnedDescriptor {
        let new = path + ".new"
        let options: FileDescriptor.OpenOptions = [.create, .truncate, .append]
        let file = OwnedDescriptor(
            taking: try FileDescriptor.open(
                FilePath(new), .writeOnly, options: options, permissions: [.ownerReadWrite]))
        try file.file.writeAll(bytes(journal.lines))
        guard fsync(file.number) == 0, rename(new, path) == 0 else { throw Errno(rawValue: errno) }
        return file
    }

    private static func bytes(_ lines: [Journal.Line]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        return try lines.flatMap { try Array(encoder.encode($0)) + [UInt8(ascii: "\n")] }
    }
}
