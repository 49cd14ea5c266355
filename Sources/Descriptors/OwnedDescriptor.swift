import Foundation
public import SystemPackage

/// A file descriptor with one owner, which closes it once.
///
/// The number of a descriptor that was closed is given out again at once: who closes it a second time takes it away
/// from a stranger. So it cannot be copied, and only its owner can close it.
public struct OwnedDescriptor: ~Copyable, Sendable {
    /// For reading and writing, as long as the owner lives. Nobody closes it.
    public let file: FileDescriptor

    /// Takes over a descriptor that nobody else closes.
    /// - Parameter answer: what a system call gave; where it failed there is nothing to own, and `errno` says why.
    public init?(_ answer: Int32) {
        guard answer >= 0 else { return nil }
        file = FileDescriptor(rawValue: answer)
    }

    /// Takes over a descriptor that nobody else closes.
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

    /// Lets go of a number that another part of the program closed: it is none, or a stranger's by now.
    public consuming func forget() {
        discard self
    }

    /// Another descriptor of the same file or socket, whoever owns that; closed on exec.
    /// - Throws: `Errno`.
    public static func duplicate(of number: Int32) throws(Errno) -> OwnedDescriptor {
        guard let copy = OwnedDescriptor(fcntl(number, F_DUPFD_CLOEXEC, 0)) else { throw Errno(rawValue: errno) }
        return copy
    }
}
