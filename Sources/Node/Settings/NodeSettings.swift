public import Client
public import Configuration
public import Foundation
import OperatorErrors
public import Wire

/// The address of a node's server, and the node's credentials.
public struct NodeSettings: Sendable {
    public let server: URL
    /// The root of trust for the server's certificate, if it uses TLS.
    public let trust: ServerTrust
    /// The scanner's token.
    public let token: String?
    /// The path of the spool.
    public let spool: String?
    /// Settings that the server may set too; these take precedence.
    public internal(set) var own = FleetSettings()
}

extension NodeSettings {
    /// Keys: `server` (a URL, needed), `ca` (the path of a PEM file), `token` (secret), `spool` (a path), and those of
    /// `FleetSettings`.
    ///
    /// - Throws: `NodeError` if the server is missing or is not the URL of a server, or the PEM file cannot be read.
    public init(reader: ConfigReader) throws {
        guard let text = reader.string(forKey: "server") else {
            throw NodeError(
                .settings, "no server is given", hint: "Name the server with --server URL or ROLLCALL_SERVER.")
        }
        guard let server = URL(string: text), ["http", "https"].contains(server.scheme), server.host != nil else {
            throw NodeError(
                .settings, "\"\(text)\" is not the URL of a server", hint: "Use a URL such as http://127.0.0.1:8080.")
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
            throw NodeError(
                .settings, "\(error)", hint: "Name a PEM file with the school's authority with --ca or ROLLCALL_CA.")
        }
    }
}

extension NodeSettings {
    /// Returns the connection to the server for one scanner.
    /// - Throws: `NodeError` if the scanner has no token.
    func uplink() throws -> RollcallClient {
        guard let token, !token.isEmpty else {
            throw NodeError(
                .settings, "the scanner has no token",
                hint: "Give it with --token or ROLLCALL_TOKEN. `rollcall scanners create` shows a token once.")
        }
        return RollcallClient(server: server, credential: .bearer(token), trust: trust)
    }
}

extension NodeSettings {
    /// Reads a file that contains only a secret, such as a token.
    enum SecretFile {
        /// The permission of users other than the owner and the group.
        private static let othersMayRead: mode_t = 0o004

        /// Returns the first line, trimmed.
        /// - Throws: `NodeError` if it cannot be read, is empty, or all users may read it.
        static func read(_ path: String) throws -> String {
            var status = stat()
            guard stat(path, &status) == 0 else {
                throw NodeError(
                    .secretFile, "\(path) cannot be read: \(String(cString: strerror(errno)))",
                    hint: "Check the name of the file and this user's permission to read it.")
            }
            guard status.st_mode & othersMayRead == 0 else {
                throw NodeError(
                    .secretFile, "every user of this machine can read \(path)",
                    hint: "Protect the file: chmod 600 \(path)")
            }
            let line = try text(path).split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
            let secret = line.trimmingCharacters(in: .whitespaces)
            guard !secret.isEmpty else { throw NodeError(.secretFile, "the first line of \(path) is empty") }
            return secret
        }

        private static func text(_ path: String) throws -> String {
            do {
                return try String(contentsOfFile: path, encoding: .utf8)
            } catch {
                throw NodeError(.secretFile, "\(path) cannot be read: \(error.localizedDescription)")
            }
        }
    }
}
