import Foundation
public import SystemPackage

/// A file descriptor with one owner, which closes it once.
///
/// The number of a closed descriptor is reused at once: a second close could close the file of another owner. Therefore
/// it cannot be copied, and only its owner can close it.
public struct OwnedDescriptor: ~Copyable, Sendable {
    /// For reading and writing during the owner's lifetime. Do not close it.
    public let file: FileDescriptor

    /// Takes over a descriptor that has no other owner.
    /// - Parameter answer: the result of a system call; negative if the call failed, so nothing is owned.
    public init?(_ answer: Int32) {
        guard answer >= 0 else { return nil }
        file = FileDescriptor(rawValue: answer)
    }

    /// Takes over a descriptor that has no other owner.
    public init(taking file: FileDescriptor) {
        self.file = file
    }

    deinit {
        _ = Glibc.close(file.rawValue)
    }

    /// The number of the descriptor, for system calls.
    public var number: Int32 { file.rawValue }

    /// Closes it now, if the result matters: a full disk may be reported only at this point.
    /// - Throws: `Errno`.
    public consuming func close() throws(Errno) {
        let answer = Glibc.close(file.rawValue)
        let error = Errno(rawValue: errno)
        discard self
        guard answer == 0 else { throw error }
    }

    /// Gives up the number without closing it: another part of the program has closed it, and it may be reused by now.
    public consuming func forget() {
        discard self
    }

    /// Returns another descriptor of the same file or socket, with an owner of its own; closed on exec.
    /// - Throws: `Errno`.
    public static func duplicate(of number: Int32) throws(Errno) -> OwnedDescriptor {
        guard let copy = OwnedDescriptor(fcntl(number, F_DUPFD_CLOEXEC, 0)) else { throw Errno(rawValue: errno) }
        return copy
    }
}
