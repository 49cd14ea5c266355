import Compression
import Foundation
import Tables

/// A table that a command writes. A file is written whole or not at all, and compressed if its name ends in `.gz`; a
/// device is written to directly.
struct OutputTable {
    private let path: String
    private let target: URL
    /// Whether the path is a terminal, a pipe or a device such as `/dev/null`, which must not be replaced by a file.
    private let isDevice: Bool

    /// - Throws: `TableError` if the path cannot be written, or is one of the inputs.
    init(_ path: String, reading inputs: [String]) throws {
        self.path = path
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        guard !exists || kind != S_IFDIR else { throw TableError("\(path) cannot be written: it is a folder") }
        // `/dev/stdout` may be redirected to a file that other programs write to as well.
        isDevice = exists && kind != S_IFREG || path.hasPrefix("/dev/")
        target = isDevice ? URL(filePath: path) : Self.target(path)
        let needed = isDevice ? path : target.deletingLastPathComponent().path(percentEncoded: false)
        guard access(needed, W_OK) == 0 else {
            throw TableError("\(path) cannot be written: \(String(cString: strerror(errno)).lowercased())")
        }
        guard !inputs.contains(where: { Self.target($0) == target }) else {
            throw TableError("\(path) is also an input; choose another file for the output")
        }
    }

    func isSame(as other: OutputTable) -> Bool { target == other.target && !isDevice }

    func write(_ text: String) throws {
        do {
            if isDevice {
                try device().write(contentsOf: Data(text.utf8))
            } else {
                let bytes = Array(text.utf8)
                try replace(
                    by: Data(path.hasSuffix(Gzip.suffix) ? Gzip.member(of: bytes, name: path) : bytes))
            }
        } catch let error as TableError {
            throw error
        } catch let error as CompressionError {
            throw TableError(error.message)
        } catch {
            throw TableError("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Returns a handle for the device. An open descriptor is used as it is, because a file that is opened again would
    /// be written from its beginning.
    private func device() throws -> FileHandle {
        switch path {
        case "/dev/stdout": return .standardOutput
        case "/dev/stderr": return .standardError
        default:
            if path.hasPrefix("/dev/fd/"), let number = Int32(path.dropFirst("/dev/fd/".count)) {
                return FileHandle(fileDescriptor: number, closeOnDealloc: false)
            }
            return try FileHandle(forWritingTo: target)
        }
    }

    /// Replaces the file whole or not at all. The new file keeps the permissions of the old file, because the table
    /// shows where people were.
    private func replace(by data: Data) throws {
        var status = stat()
        let exists = stat(target.path(percentEncoded: false), &status) == 0
        let draft = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)").path(percentEncoded: false)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        do {
            if exists { _ = fchmod(file, status.st_mode & 0o777) }
            try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: data)
            guard rename(draft, target.path(percentEncoded: false)) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Returns the file that a path leads to through all links; if there is no file or folder yet, the path itself.
    private static func target(_ path: String) -> URL {
        let url = URL(filePath: path)
        if let file = realpath(path, nil) { return Self.url(taking: file) }
        guard let folder = realpath(url.deletingLastPathComponent().path(percentEncoded: false), nil) else {
            return url
        }
        return Self.url(taking: folder).appending(path: url.lastPathComponent)
    }

    private static func url(taking path: UnsafeMutablePointer<CChar>) -> URL {
        defer { free(path) }
        return URL(filePath: String(cString: path))
    }
}
