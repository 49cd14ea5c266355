/// The hosts that requests may name: the addresses that the server listens on and the names in `server.hosts`.
///
/// Another site can make its own name resolve to this machine (DNS rebinding). The browser then sends that name as
/// `Host` and gets status 421.
struct Hosts: Sendable {
    /// In lower case.
    private let names: Set<String>

    init(_ names: [String]) {
        self.names = Set(names.map { $0.lowercased() })
    }

    /// Whether a request may name this host.
    /// - Parameters:
    ///   - authority: a host with or without a port, such as `[::1]:8080` (RFC 3986, section 3.2).
    ///   - local: the address of this machine that the connection came to.
    func admit(_ authority: String, at local: String?) -> Bool {
        guard let host = Self.host(of: authority) else { return false }
        if names.contains(host) { return true }
        guard let local, let here = AddressRange(local) else { return false }
        return here.contains(host) || Self.isLoopback(local) && (host == "localhost" || Self.isLoopback(host))
    }

    /// Whether an authority names this machine by a loopback address or as `localhost`. Requests through a proxy name
    /// the proxy instead.
    static func isLoopback(authority: String) -> Bool {
        host(of: authority).map { $0 == "localhost" || isLoopback($0) } ?? false
    }

    /// The authority without its port and brackets, in lower case; nil if it is not valid.
    private static func host(of authority: String) -> String? {
        let text = authority.lowercased()
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
        if text.hasPrefix("[") {
            let parts = text.dropFirst().split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 && isPort(parts[1]) ? String(parts[0]) : nil
        }
        let name = text.prefix { $0 != ":" }
        guard isPort(text.dropFirst(name.count)), !name.isEmpty else { return nil }
        return name.hasSuffix(".") ? String(name.dropLast()) : String(name)
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || text.first == ":" && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    static func isLoopback(_ address: String) -> Bool { loopback.contains { $0.contains(address) } }

    private static let loopback = ["127.0.0.0/8", "::1"].compactMap(AddressRange.init)
}
