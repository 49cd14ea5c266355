import Devices
import Foundation
import Locks
import SystemPackage

/// The persistent data of a lock, readable only by its owner: its key, the code on its label, and the keys that it
/// shares with its server. Each change replaces the whole file.
struct LockMemoryFile: Sendable {
    let path: String

    init(folder: String) { path = "\(folder)/lock.json" }

    /// Reads the memory of this lock. At its first start, a lock generates its key and its code.
    /// - Throws: `CardError` if the file is invalid, or belongs to a lock of the other dialect.
    func open(_ dialect: LockDialect) throws -> LockMemory {
        guard FileManager.default.fileExists(atPath: path) else {
            let memory = LockMemory(dialect: dialect)
            try write(memory)
            return memory
        }
        guard let memory = try? JSONDecoder().decode(LockMemory.self, from: Data(contentsOf: URL(filePath: path)))
        else { throw CardError("\(path) was not written by a lock. Remove it to start as a new lock.") }
        guard memory.dialect == dialect else {
            throw CardError(
                "\(path) belongs to a lock of the dialect \(memory.dialect.rawValue). Give this dialect with "
                    + "--dialect, or name another --data folder.")
        }
        return memory
    }

    /// Writes the memory; it survives a power cut once this returns.
    func write(_ memory: LockMemory) throws {
        let new = path + ".new"
        let file = try FileDescriptor.open(
            FilePath(new), .writeOnly, options: [.create, .truncate, .noFollow], permissions: [.ownerReadWrite])
        try file.closeAfter {
            _ = try file.writeAll(Array(JSONEncoder().encode(memory)))
            guard fsync(file.rawValue) == 0, rename(new, path) == 0 else { throw Errno(rawValue: errno) }
        }
    }
}
