import Daemon
import Foundation

/// Facts about the machine: its files, disk and clock.
struct MachineFacts: Sendable {
    /// A file whose reading or changing must be restricted.
    struct File: Equatable, Sendable {
        let path: String
        /// A description, such as "the settings file".
        let name: String
        /// Whether its content is a secret; if not, only changes to it matter.
        let isSecret: Bool
        /// The permission bits.
        let mode: UInt32
        let owner: UInt32
    }

    let files: [File]
    /// The users that may own the files: the one that runs the check, root, and the owner of the data folder.
    let owners: Set<UInt32>
    /// The free bytes on the disk with the data folder; nil if unknown.
    let freeBytes: UInt64?
    let diskBytes: UInt64?
    /// Nil if the system does not report it.
    let isClockSynchronised: Bool?

    init(files: [File], owners: Set<UInt32>, freeBytes: UInt64?, diskBytes: UInt64?, isClockSynchronised: Bool?) {
        self.files = files
        self.owners = owners
        self.freeBytes = freeBytes
        self.diskBytes = diskBytes
        self.isClockSynchronised = isClockSynchronised
    }

    /// Collects the facts. Missing files are skipped.
    init(_ configuration: ServerConfiguration) {
        let disk = DiskSpace(of: configuration.dataDirectory)
        let folder = File(configuration.dataDirectory, "the data folder", isSecret: false)
        self.init(
            files: Self.files(configuration) + (folder.map { [$0] } ?? []),
            owners: [0, geteuid(), folder?.owner ?? 0],
            freeBytes: disk?.free, diskBytes: disk?.size, isClockSynchronised: Self.isClockSynchronised)
    }

    private static func files(_ configuration: ServerConfiguration) -> [File] {
        let hasPassword = [configuration.databaseURL, configuration.reportDatabaseURL].contains {
            $0.map(Self.hasPassword) == true
        }
        return [
            File(configuration.secretKeyFile, "the key that encrypts stored secrets", isSecret: true),
            File(configuration.erasureFile, "the list of erased people", isSecret: true),
            configuration.file.flatMap { File($0, "the settings file", isSecret: hasPassword) },
            configuration.tls.flatMap { File($0.key, "the key of the TLS certificate", isSecret: true) },
            configuration.tls.flatMap { File($0.certificate, "the TLS certificate", isSecret: false) },
        ].compactMap(\.self)
    }

    /// Whether a database address, as a URL or as libpq keywords, contains a password.
    static func hasPassword(_ address: String) -> Bool {
        let keys = address.split(separator: "=", omittingEmptySubsequences: false).dropLast()
        let word = "password".reversed()
        if keys.contains(where: { $0.reversed().drop { $0 == " " }.starts(with: word) }) { return true }
        guard let scheme = address.firstRange(of: "://") else { return false }
        let login = address[scheme.upperBound...].prefix { $0 != "/" }
        return login.lastIndex(of: "@").map { login[..<$0].contains(":") } ?? false
    }

    /// The kernel's answer, from `adjtimex(2)`: 5 (`TIME_ERROR`) if the clock is not synchronised. Swift does not
    /// import the call; its argument has 208 bytes, and all zeros request no change.
    private static var isClockSynchronised: Bool? {
        typealias Adjtimex = @convention(c) (UnsafeMutableRawPointer) -> CInt
        guard let symbol = dlsym(nil, "adjtimex") else { return nil }
        let adjtimex = unsafeBitCast(symbol, to: Adjtimex.self)
        let state = withUnsafeTemporaryAllocation(byteCount: 512, alignment: 16) { bytes -> CInt in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.baseAddress.map(adjtimex) ?? -1
        }
        return state < 0 ? nil : state != 5
    }
}

extension MachineFacts.File {
    /// Nil if the file is absent. A symbolic link counts as its target.
    init?(_ path: String, _ name: String, isSecret: Bool) {
        let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
            let mode = attributes[.posixPermissions] as? NSNumber,
            let owner = attributes[.ownerAccountID] as? NSNumber
        else { return nil }
        self.init(path: path, name: name, isSecret: isSecret, mode: mode.uint32Value, owner: owner.uint32Value)
    }
}
