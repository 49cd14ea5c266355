import Foundation
import SystemPackage

/// The file that PostgreSQL writes its log to. It is opened by the server, so that PostgreSQL's user needs no right to it.
struct ServerLog: Sendable {
    let path: String

    /// What one log may grow to before a start sets it aside, in bytes.
    static let most = 10 << 20

    func open() throws -> FileDescriptor {
        do {
            if size > Self.most { rename(path, path + ".1") }
            return try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.append, .create, .closeOnExec, .noFollow],
                permissions: .ownerReadWrite)
        } catch {
            throw ClusterError.notWritable(path, error)
        }
    }

    /// - Returns: the last part of the log, at most 4,096 bytes; empty when it cannot be read.
    func tail() -> String {
        guard let file = try? FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec) else { return "" }
        defer { try? file.close() }
        let end = (try? file.seek(offset: 0, from: .end)) ?? 0
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count =
            (try? bytes.withUnsafeMutableBytes { try file.read(fromAbsoluteOffset: max(0, end - 4_096), into: $0) })
        return String(decoding: bytes.prefix(count ?? 0), as: UTF8.self)
    }

    private var size: Int {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_size : 0
    }
}
