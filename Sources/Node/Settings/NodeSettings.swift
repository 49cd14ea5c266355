public import Client
public import Configuration
public import Foundation
public import Wire

/// Where a node's server is and how the node shows who it is.
public struct NodeSettings: Sendable {
    public let server: URL
    /// Whom the server's certificate has to lead to, where it speaks TLS.
    public let trust: ServerTrust
    /// The scanner's token.
    public let token: String?
    /// Where what waits for the server is kept.
    public let spool: String?
    /// What the server may set too; this goes first.
    public internal(set) var own = FleetSettings()
}

/// The program.
public enum NodeProgram {
    /// Told in heartbeats. A spool sends once more what another version had set aside.
    public static let version = "0.7.0"
}

/// What a node cannot do, for the person who runs it.
public struct NodeError: Error, Equatable, Sendable {
    /// What is wrong, with the file and line or the option it is about.
    public let message: String
    /// What to do about it.
    public let hint: String?

    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

extension NodeError: CustomStringConvertible {
    public var description: String {
        hint.map { "\(message)\n  \($0)" } ?? message
    }
}

extension NodeSettings {
    /// Keys: `server` (a URL, needed), `ca` (the path of a PEM file), `token` (secret), `spool` (a path), and those of
    /// `FleetSettings`.
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
        own = try FleetSettings(reader: reader)
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

extension NodeSettings {
    /// The way to the server for one scanner.
    /// - Throws: `NodeError` where the scanner has no token.
    func uplink() throws -> RollcallClient {
        guard let token, !token.isEmpty else {
            throw NodeError(
                "the scanner has no token",
                hint: "Give it with --token or ROLLCALL_TOKEN; rollcall scanners create shows it once.")
        }
        return RollcallClient(server: server, credential: .bearer(token), trust: trust)
    }
}
