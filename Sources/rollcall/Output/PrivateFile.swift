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
