public import Configuration
import Foundation

extension NodeSettings {
    /// Keys: `server` (a URL, needed), `token` (secret), `spool` (a path).
    ///
    /// - Throws: `NodeError` where the server is missing or no URL of one.
    public init(reader: ConfigReader) throws {
        guard let text = reader.string(forKey: "server") else {
            throw NodeError("no server is named", hint: "Name it with --server URL or ROLLCALL_SERVER.")
        }
        guard let server = URL(string: text), ["http", "https"].contains(server.scheme), server.host != nil else {
            throw NodeError("\"\(text)\" is not the address of a server", hint: "Such as http://127.0.0.1:8080.")
        }
        self.server = server
        token = reader.string(forKey: "token", isSecret: true)
        spool = reader.string(forKey: "spool")
    }
}
