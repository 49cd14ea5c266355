public import Client
public import Foundation
import OperatorErrors

/// How a student's client obtains a session, and a new one whenever it has expired.
public struct StudentLogin: Sendable {
    /// The e-mail address.
    public let username: String
    /// Opens a connection with a new session.
    let open: @Sendable () async throws -> any Uplink

    init(username: String, open: @escaping @Sendable () async throws -> any Uplink) {
        self.username = username
        self.open = open
    }

    /// Logs in over HTTP.
    ///
    /// - Parameter trust: the root of trust for a TLS server's certificate.
    public init(server: URL, trust: ServerTrust, username: String, password: String) {
        self.init(username: username) {
            let token = try await RollcallClient.withClient(server: server, trust: trust) { client in
                try await client.login(username: username, password: password).sessionToken
            }
            return RollcallClient(server: server, credential: .session(token), trust: trust)
        }
    }
}

/// The source of a student's password: never the command line, which other users of the machine can see.
extension StudentLogin {
    /// Returns the first line of the file, or `ROLLCALL_PASSWORD` without a file.
    ///
    /// - Throws: `NodeError` if there is no password, or if others may read the file.
    public static func password(file: String?, environment: [String: String]) throws -> String {
        if let file {
            return try NodeSettings.SecretFile.read(file)
        }
        guard let password = environment["ROLLCALL_PASSWORD"], !password.isEmpty else {
            throw NodeError(
                .settings, "no password is given", hint: "Set ROLLCALL_PASSWORD, or name a file with --password-file.")
        }
        return password
    }
}
