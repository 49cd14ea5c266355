import Foundation

/// The file that records erasures outside the database, since a backup of the database lacks the later ones. Each line
/// is a random number, which means nothing unless the erased person is restored.
struct ErasureFile: Sendable {
    let path: String

    /// The numbers in the file; empty if there is no file. Lines that are not valid numbers are skipped.
    func read() throws -> [UUID] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return Self.subjects(Data(try String(contentsOfFile: path, encoding: .utf8).utf8))
    }

    /// The numbers in the content of such a file.
    static func subjects(_ content: Data) -> [UUID] {
        lines(content).compactMap { UUID(uuidString: String($0)) }
    }

    static func lines(_ content: Data) -> [Substring] {
        String(decoding: content, as: UTF8.self).split(separator: "\n")
    }

    /// Appends a line and syncs it to the disk.
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
