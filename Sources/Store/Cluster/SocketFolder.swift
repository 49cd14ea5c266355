import Foundation

/// The folder of PostgreSQL's Unix socket, which only its user may enter.
struct SocketFolder: Sendable {
    let path: String

    /// `sockaddr_un` holds 108 bytes, the last one zero.
    static let longestSocketPath = 107

    init(layout: ClusterLayout, account: ClusterAccount) {
        let inside = layout.folder + "/socket"
        path = Self.fits(inside) ? inside : Self.elsewhere(for: layout.folder, account: account)
    }

    /// The system empties it of what an earlier PostgreSQL left only on a start of the machine, so this does.
    func prepare(account: ClusterAccount) throws {
        guard Self.fits(path) else { throw refused("its path is longer than a socket's may be") }
        do {
            if DataFolder.Entry.at(path) == nil { try DataFolder.Entry.makePrivate(path, account: account) }
            try check(account: account)
            for name in [".s.PGSQL.\(ClusterLayout.port)", ".s.PGSQL.\(ClusterLayout.port).lock"] {
                unlink("\(path)/\(name)")
            }
        } catch let error as ClusterError {
            throw error
        } catch {
            throw refused("\(error)")
        }
    }

    private func check(account: ClusterAccount) throws {
        guard let entry = DataFolder.Entry.at(path), entry.isFolder else { throw refused("it is not a folder") }
        guard entry.owner == account.user else {
            throw refused("it belongs to '\(ClusterAccount.Passwd.name(of: entry.owner))'")
        }
        guard chmod(path, 0o700) == 0 else { throw refused("its permissions cannot be set") }
    }

    private func refused(_ cause: String) -> ClusterError {
        .socketFolderRefused(path, cause: cause)
    }

    private static func fits(_ folder: String) -> Bool {
        "\(folder)/.s.PGSQL.\(ClusterLayout.port)".utf8.count <= longestSocketPath
    }

    private static func elsewhere(for folder: String, account: ClusterAccount) -> String {
        let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
        let own = runtime ?? FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let parent = account.switchesUser ? "/run" : own
        return "\(parent)/rollcall-\(String(fnv1a(folder.utf8), radix: 16))"
    }

    /// FNV-1a with 64 bits (draft-eastlake-fnv): the same folder gets the same name at each start.
    private static func fnv1a(_ bytes: String.UTF8View) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
