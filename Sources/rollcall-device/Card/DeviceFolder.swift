import Foundation

/// The data folder of a device, private to it and used by one program at a time.
struct DeviceFolder {
    let path: String
    /// Held as long as the program runs.
    private let lock: CInt

    var journal: String { "\(path)/journal" }

    /// - Throws: `CardError` if another program uses the folder.
    init(_ data: String, device: Int64) throws {
        path = "\(data)/\(device)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw CardError("Another program runs device \(device) in \(path). Stop it, or name another --data folder.")
        }
    }
}
