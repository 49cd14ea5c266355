import Foundation

/// A folder for a Unix socket, which only the child's user may enter.
public struct SocketFolder: Sendable {
    public let path: String
    /// The names of its files: the socket, and what belongs to it.
    private let names: [String]

    /// `sockaddr_un` has 108 bytes for the path, the last one zero.
    public static let maxSocketPathLength = 107

    /// - Parameters:
    ///   - inside: the folder, unless the path of the socket would be too long; else it is in `/run`, or in the user's
    ///     own folder for such files.
    ///   - names: of the socket, first, and of files that the child leaves beside it.
    public init(inside folder: String, names: [String], account: ChildAccount) {
        self.names = names
        path = Self.fits(folder, names) ? folder : Self.elsewhere(for: folder, account: account)
    }

    /// Creates it, and deletes what an earlier child left in it.
    public func prepare(account: ChildAccount) throws(Refusal) {
        guard Self.fits(path, names) else { throw Refusal(cause: "the path is too long for a socket") }
        do {
            if FileEntry.at(path) == nil { try FileEntry.makePrivate(path, account: account) }
        } catch {
            throw Refusal(cause: "\(error)")
        }
        guard let entry = FileEntry.at(path), entry.isFolder else { throw Refusal(cause: "the path is not a folder") }
        guard entry.owner == account.user else {
            throw Refusal(cause: "the folder belongs to '\(ChildAccount.Passwd.name(of: entry.owner))'")
        }
        guard chmod(path, 0o700) == 0 else { throw Refusal(cause: "the permissions of the folder cannot be set") }
        for name in names { unlink("\(path)/\(name)") }
    }

    /// Why a folder cannot be used.
    public struct Refusal: Error {
        public let cause: String
    }

    private static func fits(_ folder: String, _ names: [String]) -> Bool {
        "\(folder)/\(names.first ?? "")".utf8.count <= maxSocketPathLength
    }

    private static func elsewhere(for folder: String, account: ChildAccount) -> String {
        let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
        let own = runtime ?? FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let parent = account.switchesUser ? "/run" : own
        return "\(parent)/rollcall-\(String(fnv1a(folder.utf8), radix: 16))"
    }

    /// Returns the FNV-1a hash with 64 bits (draft-eastlake-fnv): the same folder gets the same name at each start.
    private static func fnv1a(_ bytes: String.UTF8View) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
