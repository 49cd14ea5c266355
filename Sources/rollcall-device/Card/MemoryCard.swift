import Foundation
import SystemPackage

/// A memory card, or any folder, by which a device is told how to connect. It holds a token in plain text: only the
/// owner reads it, and the device removes it once it has taken it in.
struct MemoryCard {
    static let fileName = "rollcall-device.json"

    let folder: String

    var file: String { "\(folder)/\(Self.fileName)" }

    /// Writes the login.
    /// - Throws: `CardError` where one is there already.
    func prepare(_ login: DeviceLogin) throws {
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CardError("There is no folder \(folder). Is the card mounted?")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Self.write(Array(encoder.encode(login)) + [UInt8(ascii: "\n")], to: file)
    }

    /// Takes the login in: keeps it in the data folder, and removes it from the card.
    /// - Returns: nil if the card has none.
    func take(into data: String) throws -> DeviceLogin? {
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        let login = try Self.read(file)
        try FileManager.default.createDirectory(
            atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let kept = MemoryCard(folder: data)
        if FileManager.default.fileExists(atPath: kept.file) { try FileManager.default.removeItem(atPath: kept.file) }
        try kept.prepare(login)
        try FileManager.default.removeItem(atPath: file)
        return try kept.login()
    }

    /// The login that is kept here.
    func login() throws -> DeviceLogin? {
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        var login = try Self.read(file)
        if let authority = login.authority {
            let path = "\(folder)/authority.pem"
            try Data(authority.utf8).write(to: URL(filePath: path), options: .atomic)
            login.authorityFile = path
        }
        return login
    }

    private static func read(_ path: String) throws -> DeviceLogin {
        do {
            return try JSONDecoder().decode(DeviceLogin.self, from: Data(contentsOf: URL(filePath: path)))
        } catch is DecodingError {
            throw CardError("\(path) is not what rollcall-device prepare writes. Prepare the card anew.")
        }
    }

    /// Only the owner reads it, from its first byte on; it takes the place of nothing.
    private static func write(_ bytes: [UInt8], to path: String) throws {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
                permissions: [.ownerReadWrite])
        } catch Errno.fileExists {
            throw CardError("\(path) is there already. Remove it, if it is no longer needed.")
        }
        try file.closeAfter {
            _ = try file.writeAll(bytes)
            guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
        }
    }
}
