import Foundation
import SystemPackage

/// Replaces a file so that a reader, also after a power failure, finds either the old or the new content, complete.
enum AtomicFile {
    /// Writes a file that only its owner may access. Throws `Errno`.
    static func write(_ data: Data, to path: FilePath) throws {
        let folder = path.removingLastComponent()
        let name = ".\(path.lastComponent?.string ?? "file").\(UInt64.random(in: .min ... .max))"
        let temporary = folder.appending(name)
        let file = try FileDescriptor.open(
            temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite)
        do {
            try file.closeAfter {
                try file.writeAll(data)
                try sync(file)
            }
            try rename(temporary, to: path)
        } catch {
            unlink(temporary.string)
            throw error
        }
        let directory = try FileDescriptor.open(
            folder.isEmpty ? "." : folder, .readOnly, options: [.directory, .closeOnExec])
        try directory.closeAfter { try sync(directory) }
    }

    private static func sync(_ file: FileDescriptor) throws {
        guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
    }

    private static func rename(_ old: FilePath, to new: FilePath) throws {
        guard Foundation.rename(old.string, new.string) == 0 else { throw Errno(rawValue: errno) }
    }
}
