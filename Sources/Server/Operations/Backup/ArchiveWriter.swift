import Crypto
import Descriptors
import Foundation
import SystemPackage

/// Writes an archive to a temporary file beside its path, from beginning to end. The file is moved to its path when it
/// is complete and on disk.
final class ArchiveWriter {
    private let path: FilePath
    private let temporary: FilePath
    private let file: OwnedDescriptor
    private let modified: Int64
    private var offset: Int64 = 0

    /// - Throws: `BackupError`.
    init(_ path: String, at now: Date) throws {
        self.path = FilePath(path)
        let name = ".\(self.path.lastComponent?.string ?? "backup").\(UInt64.random(in: .min ... .max))"
        temporary = self.path.removingLastComponent().appending(name)
        modified = Int64(now.timeIntervalSince1970)
        do {
            file = OwnedDescriptor(
                taking: try FileDescriptor.open(
                    temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
                    permissions: .ownerReadWrite))
        } catch {
            throw BackupError.notWritable(path, error)
        }
    }

    /// Adds a file whose bytes come piece by piece: its size, which the header contains, is only known at the end.
    /// - Throws: `BackupError`, or the error that `produce` throws.
    func add(
        _ name: String, _ produce: (_ take: (UnsafeRawBufferPointer) throws -> Void) async throws -> Void
    ) async throws -> BackupManifest.Part {
        let start = offset
        var digest = SHA256()
        try write(TarHeader(name: name, size: 0, modified: modified).bytes)
        try await produce { piece in
            digest.update(bufferPointer: piece)
            try write(piece)
        }
        let header = TarHeader(name: name, size: offset - start - Int64(TarHeader.block), modified: modified)
        try write([UInt8](repeating: 0, count: header.padding))
        try attempt { _ = try file.file.writeAll(toAbsoluteOffset: start, header.bytes) }
        return BackupManifest.Part(name: name, bytes: header.size, sha256: digest.finalize().hexadecimal)
    }

    func add(_ name: String, _ bytes: Data) async throws -> BackupManifest.Part {
        try await add(name) { take in try bytes.withUnsafeBytes { try take($0) } }
    }

    /// - Returns: the size of the archive in bytes.
    /// - Throws: `BackupError`.
    func finish() throws -> Int64 {
        try write([UInt8](repeating: 0, count: TarHeader.end))
        try attempt {
            guard fsync(file.number) == 0, rename(temporary.string, path.string) == 0 else {
                throw Errno(rawValue: errno)
            }
            let folder = path.removingLastComponent()
            let directory = try FileDescriptor.open(
                folder.isEmpty ? "." : folder, .readOnly, options: [.directory, .closeOnExec])
            try directory.closeAfter {
                guard fsync(directory.rawValue) == 0 else { throw Errno(rawValue: errno) }
            }
        }
        return offset
    }

    /// Deletes the temporary file.
    func abandon() {
        unlink(temporary.string)
    }

    private func write(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { try write($0) }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) throws {
        try attempt { _ = try file.file.writeAll(bytes) }
        offset += Int64(bytes.count)
    }

    private func attempt(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch {
            throw BackupError.notWritable(path.string, error)
        }
    }
}

extension Sequence<UInt8> {
    /// Two lowercase hexadecimal digits for each byte.
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
