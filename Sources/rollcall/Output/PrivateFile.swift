import Foundation

/// A new file that only its owner can read.
struct PrivateFile {
    private let path: String
    private let handle: FileHandle

    /// Makes it, before anything depends on that: what is there already is never written over. The mode is given when
    /// the file is made, so that it is never open to others, not even for an instant.
    init(new path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandError(
                "The file \(path) cannot be made: \(String(cString: strerror(errno)).lowercased()).",
                hint: "Name a file that is not there yet.")
        }
        self.path = path
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func write(_ text: String) throws {
        do {
            try handle.write(contentsOf: Data(text.utf8))
            try handle.synchronize()
        } catch {
            throw CommandError("The file \(path) could not be written: the disk does not take it.")
        }
    }

    func remove() {
        unlink(path)
    }
}

extension PrivateFile {
    /// Puts new content in the place of a file: written beside it and renamed, so that a reader sees the old content or
    /// the new, never half of one. Its folder is made where there is none, for its owner alone.
    /// - Parameters:
    ///   - thing: what the file is, in an error.
    ///   - hint: of the error.
    /// - Throws: `CommandError` where it cannot be written; then the old content is still there.
    static func replace(_ path: String, with data: Data, _ thing: String, hint: String) throws {
        let complain = { (reason: String) in
            CommandError("The \(thing) \(path) cannot be written: \(reason.lowercased()).", hint: hint)
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw complain("the folder \(folder.path) cannot be made")
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
            throw complain("the disk does not take it")
        }
        guard rename(fresh, path) == 0 else {
            defer { unlink(fresh) }
            throw complain(String(cString: strerror(errno)))
        }
    }
}
