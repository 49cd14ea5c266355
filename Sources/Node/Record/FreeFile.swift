import Foundation

/// Makes a file that was not there before, so that a program started again spoils nothing it wrote the last time.
enum FreeFile {
    private static let mostAttempts = 1_000

    /// Makes `name.ext`, or where that is taken `name-2.ext` and so on; only the owner may read it.
    /// - Throws: `NodeError`.
    static func create(_ path: String) throws -> (path: String, handle: FileHandle) {
        for number in 1...mostAttempts {
            let candidate = number == 1 ? path : numbered(path, number)
            let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                return (candidate, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
            }
            guard errno == EEXIST else { throw failure(candidate, errno) }
        }
        throw NodeError("there are \(mostAttempts) recordings beside \(path)", hint: "Move them, or name another file.")
    }

    private static func numbered(_ path: String, _ number: Int) -> String {
        let url = URL(filePath: path)
        let stem = url.deletingPathExtension().path + "-\(number)"
        return url.pathExtension.isEmpty ? stem : stem + "." + url.pathExtension
    }

    private static func failure(_ path: String, _ number: Int32) -> NodeError {
        NodeError(
            "the recording \(path) cannot be made: \(String(cString: strerror(number)))",
            hint: "Name a file in a folder that is there and that this user may write.")
    }
}
