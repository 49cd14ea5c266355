import Foundation

/// A new file that only its owner can read.
struct PrivateFile {
    private let path: String
    private let handle: FileHandle

    /// Creates the file, and never overwrites an existing file. The mode is set when the file is created, so that other
    /// users can never read it.
    /// - Throws: `CommandError` if the file exists, or cannot be created.
    init(new path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandError(
                "The file \(path) cannot be created: \(String(cString: strerror(errno)).lowercased()).",
                hint: "Choose a file that does not exist yet.")
        }
        self.path = path
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func write(_ text: String) throws {
        do {
            try handle.write(contentsOf: Data(text.utf8))
            try handle.synchronize()
        } catch {
            throw CommandError("The file \(path) could not be written. Check that the disk has free space.")
        }
    }

    func remove() {
        unlink(path)
    }
}

extension PrivateFile {
    /// Replaces a file atomically: the new content is written to a file beside the old one, which is then renamed. The
    /// folder is created if absent, readable by its owner only.
    /// - Parameters:
    ///   - thing: the noun for the file in an error.
    ///   - hint: the hint of the error.
    /// - Throws: `CommandError` if the file cannot be written; the old content then remains.
    static func replace(_ path: String, with data: Data, _ thing: String, hint: String) throws {
        let complain = { (reason: String) in
            CommandError("The \(thing) \(path) cannot be written: \(reason.lowercased()).", hint: hint)
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw complain("the folder \(folder.path) cannot be created")
        }
        let fresh = "\(path).\(getpid())"
        unlink(fresh)
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw complain(String(cString: strerror(errno))) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            unlink(fresh)
            throw complain("writing to the disk failed")
        }
        guard rename(fresh, path) == 0 else {
            defer { unlink(fresh) }
            throw complain(String(cString: strerror(errno)))
        }
    }
}
