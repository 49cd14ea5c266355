import Foundation
import SystemPackage

/// A memory card, or any folder, with a device's connection data. It contains a token in plain text: only the owner can
/// read it, and the device deletes it after the import.
struct MemoryCard {
    static let fileName = "rollcall-device.json"

    let folder: String

    var file: String { "\(folder)/\(Self.fileName)" }

    /// Writes the login.
    /// - Throws: `CardError` if the card already has one.
    func prepare(_ login: DeviceLogin) throws {
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CardError("The folder \(folder) does not exist. Mount the card first.")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Self.write(Array(encoder.encode(login)) + [UInt8(ascii: "\n")], to: file)
    }

    /// Imports the login: stores it in the data folder, and deletes it from the card.
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

    /// The stored login.
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
            throw CardError("\(path) was not written by rollcall-device prepare. Prepare the card again.")
        }
    }

    /// Creates a file that only the owner can read from its first byte on; it never overwrites a file.
    private static func write(_ bytes: [UInt8], to path: String) throws {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
                permissions: [.ownerReadWrite])
        } catch Errno.fileExists {
            throw CardError("\(path) exists already. Remove it if it is no longer needed.")
        }
        try file.closeAfter {
            _ = try file.writeAll(bytes)
            guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
        }
    }
}
