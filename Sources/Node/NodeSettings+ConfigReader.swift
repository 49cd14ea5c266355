import Client
public import Configuration
import Foundation

extension NodeSettings {
    /// Keys: `server` (a URL, needed), `ca` (the path of a PEM file), `token` (secret), `spool` (a path).
    ///
    /// - Throws: `NodeError` where the server is missing or no URL of one, or the PEM file cannot be read.
    public init(reader: ConfigReader) throws {
        guard let text = reader.string(forKey: "server") else {
            throw NodeError("no server is named", hint: "Name it with --server URL or ROLLCALL_SERVER.")
        }
        guard let server = URL(string: text), ["http", "https"].contains(server.scheme), server.host != nil else {
            throw NodeError("\"\(text)\" is not the address of a server", hint: "Such as http://127.0.0.1:8080.")
        }
        self.server = server
        trust = try Self.trust(reader.string(forKey: "ca"))
        token = reader.string(forKey: "token", isSecret: true)
        spool = reader.string(forKey: "spool")
    }

    private static func trust(_ file: String?) throws -> ServerTrust {
        guard let file, !file.isEmpty else { return .system }
        do {
            return try .authority(file: file)
        } catch let error as ServerTrust.Unreadable {
            throw NodeError("\(error)", hint: "Give the PEM file of the school's authority with --ca or ROLLCALL_CA.")
        }
    }
}
