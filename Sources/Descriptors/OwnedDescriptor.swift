import Foundation
public import SystemPackage

/// A file descriptor with one owner, which closes it once.
///
/// The number of a closed descriptor is given out again at once: a second close may close the file of another owner.
/// Therefore it cannot be copied, and only its owner can close it.
public struct OwnedDescriptor: ~Copyable, Sendable {
    /// For reading and writing while the owner lives. Do not close it.
    public let file: FileDescriptor

    /// Takes over a descriptor that has no other owner.
    /// - Parameter answer: the result of a system call; negative if the call failed and there is nothing to own.
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

    /// For system calls.
    public var number: Int32 { file.rawValue }

    /// Closes it now, where the answer is of interest: a disk may be full only then.
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

    /// Another descriptor of the same file or socket, with an owner of its own; closed on exec.
    /// - Throws: `Errno`.
    public static func duplicate(of number: Int32) throws(Errno) -> OwnedDescriptor {
        guard let copy = OwnedDescriptor(fcntl(number, F_DUPFD_CLOEXEC, 0)) else { throw Errno(rawValue: errno) }
        return copy
    }
}
