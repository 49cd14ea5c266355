import Phrases

/// Decides where the server may send: over HTTPS, to a host whose addresses are all public and not this machine's. An
/// admin, or an attacker with a stolen admin session, must not be able to make it call internal services (server-side
/// request forgery). Exceptions are made only in the server's settings file.
struct OutgoingGate: Sendable {
    /// Why a request is not sent.
    enum Refusal: Error, Equatable {
        /// The URL is wrong; the text completes a sentence after the name of the URL.
        case url(Phrase)
        case address
        case nameUnknown
    }

    let exceptions: OutgoingExceptions
    let resolver: any NameResolver
    var isOwn: @Sendable (String) -> Bool = { OwnAddresses.contain($0) }

    /// Parses a URL. Throws `Refusal`.
    func url(_ text: String) throws(Refusal) -> OutgoingURL {
        do {
            return try OutgoingURL(text)
        } catch {
            throw .url(error.reason)
        }
    }

    /// Returns the addresses of a URL's host, each checked. The connection must go to one of these, without another
    /// lookup: the name may resolve to other addresses by then. Throws `Refusal` or the resolver's error.
    func addresses(of url: OutgoingURL) async throws -> [String] {
        let found = url.isAddress ? [url.host] : try await resolver.addresses(of: url.host)
        guard !found.isEmpty else { throw Refusal.nameUnknown }
        guard found.allSatisfy({ AddressRange($0) != nil }) else { throw Refusal.address }
        if exceptions.cover(host: url.host, scheme: url.scheme, port: url.port) { return found }
        for address in found where !exceptions.cover(address: address, scheme: url.scheme, port: url.port) {
            guard url.scheme == .https else { throw Self.plain }
            guard PublicAddress.contains(address), !isOwn(address) else { throw Refusal.address }
        }
        return found
    }

    /// Checks what can be checked now. A name without an address, or one that is not resolved in time, passes: it is
    /// checked again at each attempt. Throws `Refusal`.
    func check(_ url: OutgoingURL, within limit: Duration) async throws(Refusal) {
        do {
            _ = try await withTimeLimit(limit) { try await addresses(of: url) }
        } catch let refusal as Refusal where refusal != .nameUnknown {
            throw refusal
        } catch {
            let isExcepted = exceptions.cover(host: url.host, scheme: url.scheme, port: url.port)
            guard url.scheme == .https || isExcepted else { throw Self.plain }
        }
    }

    private static let plain = Refusal.url(.argumentLacksPrefix("url", "https://"))
}
