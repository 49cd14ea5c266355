import Compression
import Foundation
import Tables

/// A table that a command writes: a file whole or not at all, packed where its name ends in `.gz`, a device as it
/// comes.
struct OutputTable {
    private let path: String
    private let target: URL
    /// A terminal, a pipe, `/dev/null`: not to be replaced by a file.
    private let isDevice: Bool

    /// - Throws: `TableError` where it cannot be written, or is one of the tables that are read.
    init(_ path: String, reading inputs: [String]) throws {
        self.path = path
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        guard !exists || kind != S_IFDIR else { throw TableError("\(path) cannot be written: it is a folder") }
        // `/dev/stdout` may be a file by now, of which others hold the end.
        isDevice = exists && kind != S_IFREG || path.hasPrefix("/dev/")
        target = isDevice ? URL(filePath: path) : Self.target(path)
        let needed = isDevice ? path : target.deletingLastPathComponent().path(percentEncoded: false)
        guard access(needed, W_OK) == 0 else {
            throw TableError("\(path) cannot be written: \(String(cString: strerror(errno)).lowercased())")
        }
        guard !inputs.contains(where: { Self.target($0) == target }) else {
            throw TableError("\(path) is read, so that it cannot be written too")
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

    /// One that is open already is written to where it stands: opened anew, a file would be written from its beginning.
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

    /// Whole or not at all. A person who could not read the file before cannot read it now: it says where a person was.
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

    /// The file that is meant, through all links; the path as it is where there is none yet.
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
