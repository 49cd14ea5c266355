import Foundation
import Tables

/// A table that a command writes: a file whole or not at all, a device as it comes.
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
                try FileHandle(forWritingTo: target).write(contentsOf: Data(text.utf8))
            } else {
                try Data(text.utf8).write(to: target, options: .atomic)
            }
        } catch {
            throw TableError("\(path) cannot be written: \(error.localizedDescription)")
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
