/// Says where the server may send to: over HTTPS, to a host all of whose addresses are public ones and none of this
/// machine's. An admin, or the person who has stolen an admin's session, must not be able to have it ask what stands
/// beside it (server-side request forgery). Exceptions are made in the server's settings file alone.
struct OutgoingGate: Sendable {
    /// Why something is not sent.
    enum Refusal: Error, Equatable {
        /// The URL is wrong; the text follows its name in a sentence.
        case url(String)
        case address
        case nameUnknown
    }

    let exceptions: OutgoingExceptions
    let resolver: any NameResolving
    var isOwn: @Sendable (String) -> Bool = { OwnAddresses.contain($0) }

    /// Takes a URL apart. Throws `Refusal`.
    func url(_ text: String) throws(Refusal) -> OutgoingURL {
        do {
            return try OutgoingURL(text)
        } catch {
            throw .url(error.text)
        }
    }

    /// The addresses of a URL's host, each checked. A person who connects has to connect to one of these, and must not
    /// look the name up again: it may have other addresses then. Throws `Refusal`, or what the resolver throws.
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

    /// Checks what can be told now. A name that has no address yet, or is not found out about in time, passes: it is
    /// checked at each attempt. Throws `Refusal`.
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

    private static let plain = Refusal.url("must begin with 'https://'")
}
