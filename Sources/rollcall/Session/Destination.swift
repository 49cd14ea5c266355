import ArgumentParser
import Client
import Foundation

/// The server that a command uses, and the credential to send.
struct Destination {
    let server: Server
    let credential: RollcallClient.Credential

    static let defaultServer = "http://127.0.0.1:8080"

    /// The first of these servers: the station's, the named, the login's, `ROLLCALL_SERVER`, and the server on this
    /// machine. A session is sent only to the server that issued it.
    /// - Throws: `CommandError` if the address is invalid.
    init(named: Server?, station: Station? = nil, session: SessionFile.Session?, environment: [String: String]) throws {
        let ofStation = station?.server.flatMap { Server(argument: $0) }
        let address = try ofStation ?? named ?? Self.usual(session: session, environment: environment)
        server = address
        credential = session.flatMap { $0.server == address.text ? .session($0.session) : nil } ?? .none
    }

    private static func usual(session: SessionFile.Session?, environment: [String: String]) throws -> Server {
        let text = session?.server ?? environment["ROLLCALL_SERVER"].flatMap { $0.isEmpty ? nil : $0 } ?? defaultServer
        guard let address = Server(argument: text) else {
            throw CommandError(
                "\"\(text)\" is not the address of a server.", hint: "Give --server a URL such as \(defaultServer).",
                status: .usage)
        }
        return address
    }

    /// The base URL of a server: http or https and a host, without a trailing slash.
    struct Server: ExpressibleByArgument, Equatable {
        let url: URL
        let text: String

        init?(argument: String) {
            var text = argument
            while text.hasSuffix("/") { text.removeLast() }
            guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
                ["http", "https"].contains(scheme),
                let host = url.host(), !host.isEmpty, url.query() == nil, url.fragment() == nil, url.user() == nil
            else { return nil }
            self.url = url
            self.text = text
        }
    }
}
