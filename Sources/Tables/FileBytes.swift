import Foundation

/// A file's bytes, read as they are asked for.
public final class FileBytes: ByteSource {
    static let piece = 64 << 10

    private let path: String
    private let handle: FileHandle

    public init(path: String) throws {
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            throw TableError("\(path) cannot be opened: \(error.localizedDescription)")
        }
        self.path = path
    }

    public func read() throws -> [UInt8] {
        do {
            return try handle.read(upToCount: Self.piece).map(Array.init) ?? []
        } catch {
            throw TableError("\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// The first bytes of the file at `path`, at most `count`.
    public static func beginning(of path: String, count: Int) throws -> [UInt8] {
        Array(try FileBytes(path: path).read().prefix(count))
    }
}
