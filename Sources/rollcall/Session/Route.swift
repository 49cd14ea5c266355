import Client
import Foundation
import Resolving

/// How a command gets to its server: where that is, how it shows who it is, and as whom the command comes.
struct Route {
    let server: URL
    /// Where the server is, in place of the address that its name has.
    let address: String?
    let trust: ServerTrust
    private(set) var credential: RollcallClient.Credential

    /// The way to the server of a station, or to that of a `Destination`.
    /// - Parameters:
    ///   - authority: the file of certificates that the server's has to lead to.
    ///   - keeps: whether it is written down where the station was found.
    /// - Throws: `CommandError`.
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

    /// The way to a station that was reached. One whose certificate is its own root is believed by that alone; an
    /// authority vouches for any other, by chain and name.
    static func to(_ reached: ReachedStation, authority: String?) throws -> Route {
        let place = reached.place
        let name = place.name.flatMap { StationAddress($0) == nil ? $0 : nil }
        let literal = if case .ipv6(let ipv6) = reached.address { "[\(ipv6)]" } else { "\(reached.address)" }
        guard let url = URL(string: "https://\(name ?? literal):\(place.port)") else {
            throw CommandError("The name in the record of the station is none.", status: .unreachable)
        }
        return Route(
            server: url, address: name == nil ? nil : reached.address.description,
            trust: reached.isPinned
                ? .certificate(reached.certificate.bytes, checksName: name != nil) : try .leading(to: authority),
            credential: .none)
    }

    /// The same way, as another person.
    func showing(_ credential: RollcallClient.Credential) -> Route {
        var route = self
        route.credential = credential
        return route
    }

    /// Runs `body` with a client for it.
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
