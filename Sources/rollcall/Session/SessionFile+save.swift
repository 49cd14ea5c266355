import Foundation

extension SessionFile {
    /// Writes beside the file and renames, so that a reader sees the old session or the new one, never half of one.
    func save(_ session: StoredSession) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw unwritable("the folder \(folder.path) cannot be made")
        }
        let fresh = "\(path).\(getpid())"
        unlink(fresh)
        try write(try JSONEncoder().encode(session), to: fresh)
        guard rename(fresh, path) == 0 else {
            unlink(fresh)
            throw unwritable(String(cString: strerror(errno)))
        }
    }

    /// The mode is given when the file is made: it is never open to others, not even for an instant.
    private func write(_ data: Data, to fresh: String) throws {
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unwritable(String(cString: strerror(errno))) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            unlink(fresh)
            throw unwritable("the disk does not take it")
        }
    }

    private func unwritable(_ reason: String) -> CommandError {
        CommandError(
            "The session file \(path) cannot be written: \(reason.lowercased()).",
            hint: "Choose another place with the environment variable ROLLCALL_SESSION_FILE.")
    }
}
