import Client
import Foundation
import Resolving

/// The route of a command to its server: the address, how the server proves its identity, and the login of the command.
struct Route {
    let server: URL
    /// The IP address to connect to, in place of the address of the server's name.
    let address: String?
    let trust: ServerTrust
    private(set) var credential: RollcallClient.Credential

    /// Returns the route to a station that resolvers find, or else to the server of a `Destination`.
    /// - Parameters:
    ///   - authority: the file with the trusted certificates; nil for the roots of this machine.
    ///   - keeps: whether to save where the station was found.
    /// - Throws: `CommandError` if the server is not found, or a file cannot be read or written.
    static func to(
        _ station: Station?, session: SessionFile.Session?, named: Destination.Server? = nil, authority: String?,
        _ environment: [String: String], keeps: Bool = true
    ) async throws -> Route {
        guard let station, station.resolved != nil else {
            let destination = try Destination(
                named: named, station: station, session: session, environment: environment)
            return Route(
                server: destination.server.url, address: nil, trust: try .leading(to: authority),
                credential: destination.credential)
        }
        let found = try await StationLocator(station, authority: authority).find()
        if keeps { try StationFolder(environment: environment).keep(found.known, as: station.name) }
        return try to(found.reached, authority: authority).showing(session.map { .session($0.session) } ?? .none)
    }

    /// Returns the route to a station that was reached. A pinned certificate, which is its own root, is trusted
    /// directly; an authority must verify any other certificate, through chain and name.
    /// - Throws: `CommandError` if the name in the record is invalid, or the file of the authority cannot be read.
    static func to(_ reached: ReachedStation, authority: String?) throws -> Route {
        let place = reached.place
        let name = place.name.flatMap { StationAddress($0) == nil ? $0 : nil }
        let literal = if case .ipv6(let ipv6) = reached.address { "[\(ipv6)]" } else { "\(reached.address)" }
        guard let url = URL(string: "https://\(name ?? literal):\(place.port)") else {
            throw CommandError("The name in the record of the station is not valid.", status: .unreachable)
        }
        return Route(
            server: url, address: name == nil ? nil : reached.address.description,
            trust: reached.isPinned
                ? .certificate(reached.certificate.bytes, checksName: name != nil) : try .leading(to: authority),
            credential: .none)
    }

    /// Returns the same route with another credential.
    func showing(_ credential: RollcallClient.Credential) -> Route {
        var route = self
        route.credential = credential
        return route
    }

    /// Runs `body` with a client for the route.
    func withClient<Result: Sendable>(
        timeout: Duration = .seconds(30), confirming: RollcallClient.Confirming? = nil,
        _ body: (RollcallClient) async throws -> Result
    ) async throws -> Result {
        try await RollcallClient.withClient(
            server: server, at: address, credential: credential,
            language: UserLocale.language(ProcessInfo.processInfo.environment), timeout: timeout, trust: trust,
            confirming: confirming, body)
    }
}
