import Foundation

/// The file in which erasures are remembered outside the database: a backup of the database does not have those made
/// after it. One random number on a line, which means nothing as long as the person it was does not come back.
struct ErasureFile: Sendable {
    let path: String

    /// Empty if there is no file. What cannot be read as a number is passed over.
    func read() throws -> [UUID] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return Self.subjects(Data(try String(contentsOfFile: path, encoding: .utf8).utf8))
    }

    /// The numbers in what such a file holds.
    static func subjects(_ content: Data) -> [UUID] {
        lines(content).compactMap { UUID(uuidString: String($0)) }
    }

    static func lines(_ content: Data) -> [Substring] {
        String(decoding: content, as: UTF8.self).split(separator: "\n")
    }

    /// Adds a line and sees it onto the disk.
    func append(_ subject: UUID) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: Data((subject.uuidString + "\n").utf8))
        try handle.synchronize()
    }
}
