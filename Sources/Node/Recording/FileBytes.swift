import Foundation

/// A file's bytes, read as they are asked for.
final class FileBytes: ByteSource {
    static let piece = 64 << 10

    private let path: String
    private let handle: FileHandle

    init(path: String) throws {
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            throw NodeError("\(path) cannot be opened: \(error.localizedDescription)")
        }
        self.path = path
    }

    func read() throws -> [UInt8] {
        do {
            return try handle.read(upToCount: Self.piece).map(Array.init) ?? []
        } catch {
            throw NodeError("\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// The first bytes of the file at `path`, at most `count`.
    static func beginning(of path: String, count: Int) throws -> [UInt8] {
        Array(try FileBytes(path: path).read().prefix(count))
    }
}
