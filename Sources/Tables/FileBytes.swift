public import Compression
import Foundation

/// The bytes of a file, read on demand.
public final class FileBytes: ByteSource {
    static let piece = 64 << 10

    private let path: String
    private let handle: FileHandle
    /// Bytes that were peeked at but not yet read.
    private var ahead: [UInt8] = []

    public init(path: String) throws {
        var status = stat()
        guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
            throw TableError("\(path) cannot be opened: it is a folder")
        }
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            throw TableError("\(path) cannot be opened: \(error.localizedDescription)")
        }
        self.path = path
    }

    public func read() throws -> [UInt8] {
        guard ahead.isEmpty else {
            defer { ahead = [] }
            return ahead
        }
        return try readOn()
    }

    /// Returns the next bytes, at most `count`, without consuming them: a pipe delivers its bytes only once.
    func peek(_ count: Int) throws -> [UInt8] {
        while ahead.count < count {
            let piece = try readOn()
            guard !piece.isEmpty else { break }
            ahead += piece
        }
        return Array(ahead.prefix(count))
    }

    private func readOn() throws -> [UInt8] {
        do {
            return try handle.read(upToCount: Self.piece).map(Array.init) ?? []
        } catch {
            throw TableError("\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Returns the first bytes of the file at `path`, at most `count`.
    public static func beginning(of path: String, count: Int) throws -> [UInt8] {
        try FileBytes(path: path).peek(count)
    }
}
